"""Has loaded all that a server needs, and forks a server whenever it is asked to: a second of work less for each."""

# python loaded_parent.py      (a request a line on standard input, its answer a line on standard output, both in JSON)

from __future__ import annotations

import ctypes
import importlib
import json
import os
import signal
import sys
import traceback
from collections.abc import Callable
from typing import Any

from ossuary.cli.app import app
from ossuary.diagrams import read_diagrams
from ossuary.games import game_names
from ossuary.locales import bundle, languages
from ossuary.rules import read_rules

PR_SET_PDEATHSIG = 1
# `serve` loads these itself, but late.
LOADED_LATE = ("ossuary.server.serve", "typer._adapters", "uvicorn.lifespan.on")


def load() -> None:
    for module in LOADED_LATE:
        importlib.import_module(module)
    for language in languages():
        bundle(language)
        for game in game_names():
            read_diagrams(game)
            read_rules(game, language)


def start(command: list[str], folder: str, environment: dict[str, str], log: str) -> int:
    """The number of a new process that runs a command of `ossuary` as if it had been started by itself."""
    if (process := os.fork()) != 0:
        return process
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    os.setsid()
    os.chdir(folder)
    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for source, target in ((nothing, 0), (output, 1), (output, 2)):
        os.dup2(source, target)
    os.closerange(3, 64)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["ossuary", *command]
    code: Any = 0
    try:
        app(prog_name="ossuary")
    except SystemExit as ended:
        code = ended.code
    except BaseException:  # as an interpreter ends: what this process inherited is not to be run again
        traceback.print_exc()
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code if isinstance(code, int) else int(code is not None))


def find_exit(process: int) -> int | None:
    """How it ended, if it did. It is left unreaped, so that no other process gets its number."""
    ended = os.waitid(os.P_PID, process, os.WEXITED | os.WNOWAIT | os.WNOHANG)
    return None if ended is None else ended.si_status


def reap(process: int) -> None:
    os.waitpid(process, 0)


REQUESTS: dict[str, Callable[..., Any]] = {"start": start, "exit": find_exit, "reap": reap}


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    load()
    for line in sys.stdin:
        request, *arguments = json.loads(line)
        print(json.dumps(REQUESTS[request](*arguments)), flush=True)


if __name__ == "__main__":
    main()
