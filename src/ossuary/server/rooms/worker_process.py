"""A process of its own for work that takes long: meanwhile the server goes on."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from ossuary.server.errors import TableError

ORPHAN_SECONDS = 1.0
TRIES = 3  # of one task
RETRY_SECONDS = 3.0

Corrections = dict[str, dict[str, Any]]
T = TypeVar("T")


class WorkerProcess:
    """One process; if it dies, the next task starts another."""

    def __init__(self, prepare: Callable[[Corrections], None], corrections: Corrections, nice: int) -> None:
        """`prepare` runs in the process before any task; `nice` is by how much it stands back behind the server."""
        self.start = (os.getpid(), nice, prepare, corrections)
        self.process = self._new_process()

    def _new_process(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), prepare_process, self.start)

    async def ask(self, work: Callable[[bytes], T], task: bytes) -> T:
        """The result; a TableError if the process dies again and again."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            process = self.process
            try:
                return await loop.run_in_executor(process, work, task)
            except BrokenProcessPool:
                if self.process is process:  # unless another task has noticed it before
                    self.process = self._new_process()
        raise TableError("overloaded", wait=RETRY_SECONDS)

    def kill(self) -> None:
        """End it with whatever it does; the next task starts another."""
        broken, self.process = self.process, self._new_process()
        for process in list((broken._processes or {}).values()):
            process.kill()
        broken.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self.process.shutdown(wait=False, cancel_futures=True)


def prepare_process(server: int, nice: int, prepare: Callable[[Corrections], None], corrections: Corrections) -> None:
    """In the worker: the server handles interrupts, and the worker ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    threading.Thread(target=end_with, args=(server,), daemon=True).start()
    prepare(corrections)


def end_with(server: int) -> None:
    """A server that was killed can't end its workers itself."""
    while os.getppid() == server:
        time.sleep(ORPHAN_SECONDS)
    os._exit(0)
