"""Bots in processes of their own: while they think, the server goes on."""

from __future__ import annotations

import secrets
import zlib
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from ossuary.server.rooms import bot_worker
from ossuary.server.rooms.bot_worker import Advised, Task
from ossuary.server.rooms.worker_process import WorkerProcess

LATE_LEVEL = "random"  # answers for a player whose time is up
AWAY_LEVEL = "greedy"  # plays on for a player who has left
HINT_LEVEL = "greedy"

NICE = 5  # behind the tables
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
        self.workers = [WorkerProcess(bot_worker.prepare, corrections, NICE) for _ in range(workers)]

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

    def worker_of(self, table: str, seat: int) -> WorkerProcess:
        """Always the same for a seat, so that a bot can remember it there; the seats of a table are spread."""
        return self.workers[(zlib.crc32(table.encode()) + seat) % len(self.workers)]

    def close(self) -> None:
        for worker in self.workers:
            worker.close()
