"""Bots in processes of their own: while they think, the server goes on."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import zlib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import msgspec

from ossuary.server.rooms import bot_worker
from ossuary.server.rooms.bot_worker import Advised, Task

LATE_LEVEL = "random"  # answers for a player whose time is up
AWAY_LEVEL = "greedy"  # plays on for a player who has left
HINT_LEVEL = "greedy"

CHOICE_SECONDS = 5.0  # after which a bot stops looking for a better answer

T = TypeVar("T")
encode = msgspec.msgpack.Encoder().encode


def new_task(game: str, level: str, table: str, seat: int, moment: list[int], seed: int | None) -> Task:
    """A task for a worker; where a seed is given the answer must not depend on how fast the machine is."""
    if seed is None:
        return Task(game, level, table, seat, moment, secrets.randbelow(2**31), CHOICE_SECONDS)
    return Task(game, level, table, seat, moment, seed)


class BotPool:
    """Asks bots. They are sent what a seat knows, and nothing else."""

    def __init__(self, workers: int, corrections: dict[str, dict[str, Any]]) -> None:
        self.workers = [BotWorker(corrections) for _ in range(workers)]

    async def choose(
        self, game: str, level: str, table: str, seat: int, moment: list[int], seed: int | None = None
    ) -> str:
        """The answer in words; with a seed always the same for the same moment."""
        return await self._ask(bot_worker.choose, new_task(game, level, table, seat, moment, seed))

    async def advise(self, game: str, table: str, seat: int, moment: list[int]) -> Advised:
        """Every legal answer with its worth, the best first; what that one gains, and compared with which other."""
        return await self._ask(bot_worker.advise, new_task(game, HINT_LEVEL, table, seat, moment, None))

    async def _ask(self, work: Callable[[bytes], T], task: Task) -> T:
        return await self.worker_of(task.table, task.seat).ask(work, encode(task))

    def worker_of(self, table: str, seat: int) -> BotWorker:
        """Always the same for a seat, so that a bot can remember it there; the seats of a table are spread."""
        return self.workers[(zlib.crc32(table.encode()) + seat) % len(self.workers)]

    def close(self) -> None:
        for worker in self.workers:
            worker.close()


class BotWorker:
    """One process; if it dies, the next task starts another."""

    def __init__(self, corrections: dict[str, dict[str, Any]]) -> None:
        self.corrections = corrections
        self.process = self._new_process()

    def _new_process(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, spawn, bot_worker.prepare, (os.getpid(), self.corrections))

    async def ask(self, work: Callable[[bytes], T], task: bytes) -> T:
        loop = asyncio.get_running_loop()
        process = self.process
        try:
            return await loop.run_in_executor(process, work, task)
        except BrokenProcessPool:
            if self.process is process:  # unless another task has noticed it before
                self.process = self._new_process()
            return await loop.run_in_executor(self.process, work, task)

    def close(self) -> None:
        self.process.shutdown(wait=False, cancel_futures=True)
