"""Games go on by themselves after a start, and at another process when theirs has died."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from ossuary.server.back_off import back_off_seconds
from ossuary.server.errors import TableError
from ossuary.server.storage.processes import GONE, ProcessTable
from ossuary.server.storage.store import now

if TYPE_CHECKING:
    from ossuary.server.rooms.rooms import Rooms

A_DAY = 24 * 3600 * 1000
BEAT_SECONDS = 1.0
DEAD_SECONDS = 5.0  # without a beat
GOODBYE_SECONDS = 2.0

log = logging.getLogger("ossuary.rooms")


class TakeOver:
    """Resumes games that nobody looks after: after a start, or when another process was stopped or has died."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.processes = ProcessTable(rooms.store, rooms.bus.process)
        self.seen: dict[str, tuple[int, float]] | None = None  # by process: its last beat, and when we saw it first
        self.wanted = asyncio.Event()

    @property
    def others(self) -> int:
        """How many other processes are alive."""
        return len(self.seen or ())

    def start(self) -> None:
        if self.rooms.bus.shared:
            self.rooms.spawn(self._watch_processes())
        else:
            self.wanted.set()
        self.rooms.spawn(self._resume_when_wanted())

    async def stop(self) -> None:
        """Leave the tables to the other processes, if there are any."""
        if not self.rooms.bus.shared:
            return
        try:
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self.processes.say_gone()
        except (SQLAlchemyError, TimeoutError) as problem:
            log.warning("other processes will notice only in a while that this one has stopped: %s", problem)

    async def _watch_processes(self) -> None:
        while True:
            try:
                await self._look_around(await self.processes.beat())
            except SQLAlchemyError as problem:
                self.seen = self.seen and {}  # beats that could not be written or read say nothing about anybody
                log.error("other processes can't be watched now: %s", problem)
            await asyncio.sleep(BEAT_SECONDS)

    async def _look_around(self, beats: dict[str, int]) -> None:
        """Claim what the dead have left; at the start everything, if there is nobody else."""
        if self.seen is None:
            self.seen = {}
            if not beats:
                self.wanted.set()
        at = time.monotonic()
        self.seen = {
            process: self.seen[process] if process in self.seen and self.seen[process][0] == beat else (beat, at)
            for process, beat in beats.items()
        }
        for process, (beat, since) in self.seen.items():
            dead = beat == GONE or at - since > DEAD_SECONDS
            if dead and await self.processes.claim(process, beat):
                log.warning("process %s is gone, and this one goes on with its tables", process)
                self.wanted.set()

    async def _resume_when_wanted(self) -> None:
        failures = 0
        while True:
            await self.wanted.wait()
            self.wanted.clear()
            try:
                await self.resume_games()
                failures = 0
            except SQLAlchemyError as problem:
                failures += 1
                log.error("games can't be resumed now: %s", problem)
                await asyncio.sleep(back_off_seconds(failures))
                self.wanted.set()

    async def resume_games(self) -> None:
        """Go on with games that wait for a bot or a clock, whether or not anybody watches them."""
        for table_id in await self.rooms.store.running_tables(now() - A_DAY):
            try:
                room = await self.rooms.room(table_id)
            except TableError:
                continue
            async with room.lock:
                room.leads = True
                room.attend()
