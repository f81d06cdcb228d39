"""`ossuary serve` as a real process on loopback: started, killed, started again where it was, ended politely."""

from __future__ import annotations

import contextlib
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

from services import free_port

PATIENCE = 30
PR_SET_PDEATHSIG = 1


def die_with_the_tests() -> None:
    """In a new process: if the one that started it is killed, so is this one."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


class Server:
    """One process of a table. It keeps its port through all its lives, so that clients find it again."""

    def __init__(self, folder: Path, *options: str, **settings: str) -> None:
        self.port = free_port()
        self.folder = folder
        self.folder.mkdir(parents=True, exist_ok=True)
        self.options = options
        self.settings = settings
        self.lives = 0
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process:
            self.kill()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def log(self) -> str:
        """What it wrote in all its lives."""
        return "".join(path.read_text(errors="replace") for path in sorted(self.folder.glob("log-*")))

    def launch(self) -> None:
        """Start it, without waiting. Only from the main thread: it dies with the thread that started it."""
        assert self.process is None
        self.lives += 1
        command = [sys.executable, "-m", "ossuary.cli", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        with (self.folder / f"log-{self.lives:03}").open("wb") as log:
            self.process = subprocess.Popen(
                [*command, *self.options],
                cwd=self.folder,
                env=os.environ | {"PYTHONUNBUFFERED": "1"} | self.settings,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                preexec_fn=die_with_the_tests,
            )

    def start(self) -> None:
        self.launch()
        self.wait_until_healthy()

    def wait_until_healthy(self) -> None:
        until = time.monotonic() + PATIENCE
        while not self.is_healthy():
            assert self.process
            assert self.process.poll() is None, f"the server ended by itself: {self.log()}"
            assert time.monotonic() < until, f"the server does not answer: {self.log()}"
            time.sleep(0.02)

    def is_healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://{self.address}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """SIGKILL: nothing is said, written or closed any more."""
        assert self.process
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        self.process.wait()
        self.process = None

    def stop(self) -> int:
        """SIGTERM, as a host's supervisor says it; its exit code."""
        assert self.process
        self.process.terminate()
        code = self.process.wait(PATIENCE)
        self.process = None
        return code
