"""Runs a command until whoever started it lets go of standard input, dead or alive; then ends it and its folder."""

# python run_with_parent.py FOLDER USER COMMAND [ARGUMENT ...]      (USER empty: whoever runs this)
# Prints the process id. If the command ends by itself, prints the end of its log and ends too.

from __future__ import annotations

import contextlib
import os
import pwd
import select
import shutil
import signal
import subprocess
import sys
from pathlib import Path

PATIENCE = 10


def end(process: subprocess.Popen[bytes]) -> None:
    """SIGINT is a fast and clean end to PostgreSQL and to Redis; what outlives it is killed."""
    for number in (signal.SIGINT, signal.SIGKILL):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, number)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE)


def run(folder: Path, user: str, command: list[str]) -> None:
    log = folder / "log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            user=user or None,
            group=pwd.getpwnam(user).pw_gid if user else None,
            extra_groups=[] if user else None,
        )
    try:
        print(process.pid, flush=True)
        while process.poll() is None:
            if select.select([sys.stdin], [], [], 0.2)[0]:
                return
        print(log.read_text(errors="replace")[-4000:])
    finally:
        end(process)


def main() -> None:
    # The terminal's interrupt is for the tests: they let go when they are done.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    folder = Path(sys.argv[1])
    try:
        run(folder, sys.argv[2], sys.argv[3:])
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
