"""Bots in processes of their own: while they think, the server goes on."""

from __future__ import annotations

import secrets
import time
import zlib
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from ossuary.server.errors import TableError
from ossuary.server.rooms import bot_worker
from ossuary.server.rooms.bot_worker import Advised, Task
from ossuary.server.rooms.costs import Caller, Costs
from ossuary.server.rooms.fair_queue import FairQueue, QueueFull
from ossuary.server.rooms.worker_process import WorkerProcess

LATE_LEVEL = "random"  # answers for a player whose time is up
AWAY_LEVEL = "costa"  # plays on for a player who has left
HINT_LEVEL = "cranium"

NICE = 5  # behind the tables
SLOTS = 2  # tasks at a worker: while it thinks about one, the next is on its way
MOST_HINTS_WAITING = 64
MOST_HINTS_OF_ONE = 8  # from one address
RETRY_SECONDS = 3.0
CHOICE_SECONDS = 5.0  # after which a bot stops looking for a better answer, if its level does not stop sooner
HINT_SECONDS = 0.35  # of the half second that a hint may take; its reasons need the rest

T = TypeVar("T")
encode = msgspec.msgpack.Encoder().encode


def new_task(game: str, level: str, table: str, seat: int, moment: list[int], seed: int | None, data: str = "") -> Task:
    """A task for a worker; where a seed is given the answer must not depend on how fast the machine is."""
    if seed is None:
        return Task(game, level, table, seat, moment, secrets.randbelow(2**31), CHOICE_SECONDS, data=data)
    return Task(game, level, table, seat, moment, seed, data=data)


class BotPool:
    """Asks bots. They are sent what a seat knows, and nothing else.

    Those at tables with people think first, then those of each owner in turn: nobody waits for all the bots of another.
    """

    def __init__(self, workers: int, corrections: dict[str, dict[str, Any]], costs: Costs) -> None:
        self.costs = costs
        self.workers = [WorkerProcess(bot_worker.prepare, corrections, NICE) for _ in range(workers)]
        self.queues = [FairQueue(SLOTS) for _ in range(workers)]
        self.hints = FairQueue(workers, MOST_HINTS_WAITING, MOST_HINTS_OF_ONE)

    async def choose(
        self,
        game: str,
        level: str,
        table: str,
        seat: int,
        moment: list[int],
        seed: int | None = None,
        *,
        data: str = "",
        owner: str = "",
        with_people: bool = True,
    ) -> str:
        """The answer in words; with a seed always the same for the same moment."""
        task = new_task(game, level, table, seat, moment, seed, data)
        return await self._ask(bot_worker.choose, task, owner, with_people)

    async def advise(
        self, game: str, table: str, seat: int, moment: list[int], caller: Caller, data: str = ""
    ) -> Advised:
        """Every legal answer with its worth, the best first; what that one gains, and compared with which other."""
        self.costs.check(caller)
        task = new_task(game, HINT_LEVEL, table, seat, moment, None, data)
        task.seconds = HINT_SECONDS
        try:
            async with self.hints.turn(caller.address):
                begun = time.monotonic()
                advised = await self._ask(bot_worker.advise, task, caller.person, True)
        except QueueFull:
            raise TableError("overloaded", wait=RETRY_SECONDS) from None
        self.costs.charge(caller, time.monotonic() - begun)
        return advised

    async def _ask(self, work: Callable[[bytes], T], task: Task, owner: str, with_people: bool) -> T:
        place = self.place_of(task.table, task.seat)
        async with self.queues[place].turn(owner, with_people):
            return await self.workers[place].ask(work, encode(task))

    def place_of(self, table: str, seat: int) -> int:
        """The worker of a seat: always the same, so that a bot can remember it; the seats of a table are spread."""
        return (zlib.crc32(table.encode()) + seat) % len(self.workers)

    def close(self) -> None:
        for worker in self.workers:
            worker.close()
