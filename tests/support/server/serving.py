"""`ossuary serve` as a real process on loopback: started, killed, started again at the same port, stopped."""

from __future__ import annotations

import asyncio
import ctypes
import functools
import json
import os
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Protocol, Self

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
    named = {name: value for name, value in os.environ.items() if not name.startswith(("OSSUARY_", "PYTEST_"))}
    if paths := named.get("PYTHONPATH"):
        named["PYTHONPATH"] = os.pathsep.join(str(Path(path).resolve()) for path in paths.split(os.pathsep))
    return named


USUAL = environment()  # before any test changes it


class Process(Protocol):
    """A server that was started, by whatever way."""

    @property
    def pid(self) -> int: ...

    def exit(self) -> int | None:
        """How it ended, if it did. It is left unreaped, so that no other process gets its number."""

    def reap(self) -> None: ...


class StartedProcess:
    """A process by its own command, as a host starts it."""

    def __init__(self, command: list[str], folder: Path, environment: dict[str, str], log: Path) -> None:
        with log.open("wb") as output:
            self.popen = subprocess.Popen(
                command,
                cwd=folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                preexec_fn=die_with_the_tests,
            )

    @property
    def pid(self) -> int:
        return self.popen.pid

    def exit(self) -> int | None:
        ended = os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG)
        return None if ended is None else ended.si_status

    def reap(self) -> None:
        self.popen.wait()


class LoadedParent:
    """The process beside the tests that has loaded what a server needs, and forks servers."""

    def __init__(self) -> None:
        self.one_request = threading.Lock()
        self.popen = subprocess.Popen(
            [sys.executable, "-P", str(Path(__file__).with_name("loaded_parent.py"))],
            env=USUAL,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, *request: object) -> Any:
        assert self.popen.stdin
        assert self.popen.stdout
        with self.one_request:
            self.popen.stdin.write(json.dumps(request) + "\n")
            self.popen.stdin.flush()
            return json.loads(self.popen.stdout.readline())


@functools.cache
def loaded_parent() -> LoadedParent:
    """Started when the first server is; it ends when these tests let go of its standard input, dead or alive."""
    return LoadedParent()


class ForkedProcess:
    """The same process as by its own command, without the second in which it loads."""

    def __init__(self, command: list[str], folder: Path, environment: dict[str, str], log: Path) -> None:
        self.pid: int = loaded_parent().ask("start", command, str(folder), environment, str(log))

    def exit(self) -> int | None:
        status: int | None = loaded_parent().ask("exit", self.pid)
        return status

    def reap(self) -> None:
        loaded_parent().ask("reap", self.pid)


class Server:
    """One server process. It keeps its port through all restarts, so that clients find it again."""

    python = sys.executable
    forks = sys.platform == "linux"

    def __init__(self, folder: Path, **settings: str) -> None:
        self.port = free_port()
        self.folder = folder
        self.folder.mkdir(parents=True, exist_ok=True)
        self.settings = {"db": f"sqlite:///{folder / 'table.db'}", **FAST, **settings}
        self.variables: dict[str, str] = {}  # of its environment, besides those of the tests
        self.starts = 0
        self.process: Process | None = None
        self.past: list[Process] = []  # earlier ones that are not waited for yet

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
            process.reap()
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
        command = ["serve", "--port", str(self.port), *settings]
        log = self.folder / f"log-{self.starts:03}"
        variables = {**environment(), **self.variables}
        if self.forks and self.python == sys.executable and variables == USUAL:
            self.process = ForkedProcess(command, self.folder, variables, log)
        else:
            self.process = StartedProcess([self.python, "-m", "ossuary.cli", *command], self.folder, variables, log)

    def start(self) -> None:
        self.launch()
        until = time.monotonic() + PATIENCE
        while not self.is_healthy(until):
            time.sleep(0.02)

    def revive(self) -> None:
        """Start it again if it is not there."""
        if self.process and self.exit() is not None:
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
        assert self.exit() is None, f"the server ended by itself: {self.log()}"
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
        while (status := self.exit()) is None:
            assert time.monotonic() < until, f"the server does not end: {self.log()}"
            time.sleep(0.005)
        self.past.append(self.process)
        self.process = None
        return status

    def exit(self) -> int | None:
        """How it ended, if it did."""
        assert self.process
        return self.process.exit()
