"""`ossuary serve` as a real process on loopback: started, killed, started again at the same port, stopped."""

from __future__ import annotations

import asyncio
import ctypes
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Self

from support.services import free_port

PATIENCE = 30
PR_SET_PDEATHSIG = 1
# Programs send more in a second than people do.
FAST = {
    "messages_per_second": "100000",
    "requests_per_minute": "1000000",
    "requests_per_minute_per_address": "1000000",
    "people_per_hour_per_address": "1000000",
    "bytes_per_hour_per_address": "1000000000",
    "work_seconds_per_minute": "1000000",
}


def die_with_the_tests() -> None:
    """In a new process: if the one that started it is killed, so is this one."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def environment() -> dict[str, str]:
    """Without settings of the machine, and with absolute paths to the sources that are tested."""
    named = {name: value for name, value in os.environ.items() if not name.startswith("OSSUARY_")}
    if paths := named.get("PYTHONPATH"):
        named["PYTHONPATH"] = os.pathsep.join(str(Path(path).resolve()) for path in paths.split(os.pathsep))
    return named


class Server:
    """One server process. It keeps its port through all restarts, so that clients find it again."""

    python = sys.executable

    def __init__(self, folder: Path, **settings: str) -> None:
        self.port = free_port()
        self.folder = folder
        self.folder.mkdir(parents=True, exist_ok=True)
        self.settings = {"db": f"sqlite:///{folder / 'table.db'}", **FAST, **settings}
        self.variables: dict[str, str] = {}  # of its environment, besides those of the tests
        self.starts = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.past: list[subprocess.Popen[bytes]] = []  # earlier ones that are not waited for yet

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def end(self) -> None:
        """End it in whatever state it is, with all processes that it started."""
        if self.process:
            self.kill()
        for process in self.past:
            # Not waited for yet, so the number of the process is still its own, and its group's.
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        self.past.clear()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def log(self) -> str:
        """What it has written since the first start."""
        return "".join(path.read_text(errors="replace") for path in sorted(self.folder.glob("log-*")))

    def launch(self) -> None:
        """Start it, without waiting. Only from the main thread: it dies with the thread that started it."""
        assert self.process is None
        self.starts += 1
        settings = [word for name, value in self.settings.items() for word in ("--set", f"{name}={value}")]
        command = [self.python, "-m", "ossuary.cli", "serve", "--port", str(self.port), *settings]
        with (self.folder / f"log-{self.starts:03}").open("wb") as log:
            self.process = subprocess.Popen(
                command,
                cwd=self.folder,
                env={**environment(), **self.variables},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                preexec_fn=die_with_the_tests,
            )

    def start(self) -> None:
        self.launch()
        until = time.monotonic() + PATIENCE
        while not self.is_healthy(until):
            time.sleep(0.02)

    def revive(self) -> None:
        """Start it again if it is not there."""
        if self.process and self.exit():
            self.kill()
        if not self.process:
            self.start()

    async def come_up(self) -> None:
        """The same without blocking the event loop."""
        self.launch()
        until = time.monotonic() + PATIENCE
        while not await asyncio.to_thread(self.is_healthy, until):
            await asyncio.sleep(0.02)

    def is_healthy(self, until: float) -> bool:
        """Whether it answers; fails if it ends, or does not answer by then."""
        assert not self.exit(), f"the server ended by itself: {self.log()}"
        assert time.monotonic() < until, f"the server does not answer: {self.log()}"
        try:
            with urllib.request.urlopen(f"http://{self.address}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """SIGKILL: nothing is sent, written or closed any more."""
        self.signal(signal.SIGKILL)

    def stop(self) -> int:
        """SIGTERM, as from a host's supervisor; the exit code."""
        return self.signal(signal.SIGTERM)

    def signal(self, number: signal.Signals) -> int:
        assert self.process
        os.kill(self.process.pid, number)
        until = time.monotonic() + PATIENCE
        while not (ended := self.exit()):
            assert time.monotonic() < until, f"the server does not end: {self.log()}"
            time.sleep(0.005)
        self.past.append(self.process)
        self.process = None
        return ended.si_status

    def exit(self) -> os.waitid_result | None:
        """How it ended, if it did. It is left unreaped, so that no other process gets its number."""
        assert self.process
        return os.waitid(os.P_PID, self.process.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG)
