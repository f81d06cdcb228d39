"""Whole texts and journals are played in processes of their own, a few at a time, for each caller in turn."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec

from ossuary.server.errors import TableError
from ossuary.server.rooms import text_worker
from ossuary.server.rooms.costs import Caller, Costs
from ossuary.server.rooms.fair_queue import FairQueue, QueueFull
from ossuary.server.rooms.text_worker import Order, Outcome, Task
from ossuary.server.rooms.worker_process import WorkerProcess

NICE = 10  # behind the tables, and behind the bots
MOST_WAITING = 64
MOST_OF_ONE = 8
LONGEST_SECONDS = 30.0  # for one task, before its worker is ended
RETRY_SECONDS = 3.0

log = logging.getLogger("ossuary.texts")
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Outcome).decode


class TextPool:
    """Runs tasks. Refused: 503 if too many wait, 429 if the caller has used up their seconds."""

    def __init__(self, workers: int, corrections: dict[str, dict[str, Any]], costs: Costs) -> None:
        self.idle = [WorkerProcess(text_worker.prepare, corrections, NICE) for _ in range(workers)]
        self.workers = list(self.idle)
        self.costs = costs
        self.queue = FairQueue(workers, MOST_WAITING, MOST_OF_ONE)

    async def run(self, caller: Caller, task: Task, may_compress: bool = False) -> Outcome:
        """The outcome of a task; raises the reason if it is refused."""
        self.costs.check(caller)
        order = encode(Order(task, may_compress))
        try:
            async with self.queue.turn(caller.address):
                outcome = await self._run(caller, order)
        except QueueFull:
            raise TableError("overloaded", wait=RETRY_SECONDS) from None
        if outcome.refusal is not None:
            raise outcome.refusal.error()
        return outcome

    async def _run(self, caller: Caller, order: bytes) -> Outcome:
        worker = self.idle.pop()
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                outcome = decode(await worker.ask(text_worker.run, order))
        except TimeoutError:
            log.error("a text took longer than %d seconds", LONGEST_SECONDS)
            self.costs.charge(caller, LONGEST_SECONDS)
            worker.kill()
            raise TableError("overloaded", wait=LONGEST_SECONDS) from None
        finally:
            self.idle.append(worker)
        self.costs.charge(caller, outcome.seconds)
        return outcome

    def close(self) -> None:
        for worker in self.workers:
            worker.close()
