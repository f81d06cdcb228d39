"""What a table does by itself, and when: asks bots that are due, and enforces time limits."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from ossuary.server.back_off import back_off_seconds
from ossuary.server.match.clocks import SECOND
from ossuary.server.match.match import DamagedJournal
from ossuary.server.rooms.commands import EnforceTimeLimits, GoOn
from ossuary.server.storage.store import now

if TYPE_CHECKING:
    from ossuary.server.rooms.room import Room

FOLLOWER_DELAY = 3 * SECOND  # how long a process leaves it to the one that wrote last

log = logging.getLogger("ossuary.room")


def log_failure(problem: BaseException | None) -> None:
    if problem is not None:
        log.error("a paused game did not go on: %s", problem)


class TableClock:
    """The time of one table: that of this process, moved on where another process has written a later row.

    So time never runs backwards at a table, and never stands still until a process that is behind has caught up.
    """

    def __init__(self) -> None:
        self.ahead = 0

    def now(self) -> int:
        return now() + self.ahead

    def on_row(self, at: int) -> None:
        """A row of this time is in the journal."""
        self.ahead = max(self.ahead, at - now())


class Timekeeper:
    """Wakes a room when its next deadline has come, and as long as it can't be read or written now and then.

    It is told the room with every call (see CommandQueue).
    """

    def __init__(self) -> None:
        self.timer: asyncio.TimerHandle | None = None
        self.failures = 0  # in a row
        self.paused_until = 0.0  # in the event loop's time

    def attend(self, room: Room) -> None:
        """Ask the bots that are due, and set the timer; called whenever anything has changed."""
        self.stop()
        if room.closed or room.rooms.closing:
            return
        loop = asyncio.get_running_loop()
        if self.paused_until > loop.time():
            self.timer = loop.call_at(self.paused_until, self._wake, room)
            return
        match = room.match
        if match is None or match.over:
            return
        if match.paused and room.broadcast.seats_here():
            room.submit(GoOn(), log_failure)
        follows = not room.leads and room.rooms.bus.shared
        delay = FOLLOWER_DELAY + random.randrange(SECOND) if follows else 0
        due: list[int] = []
        for seat in room.bots.unasked(match):
            if follows:
                due.append(room.clock.now() + delay)
            else:
                room.bots.ask(room, match, seat)
        for seat in match.on_the_clock():
            deadline = match.clocks[seat].deadline()
            if deadline is not None:
                due.append(deadline + delay)
        closes = match.closes()
        if closes is not None:
            due.append(closes + delay)
        if due:
            self._set_timer(room, min(due))

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def pause(self, room: Room) -> None:
        """The table can't be read or written: do nothing for a while, longer each time, then try again."""
        at = asyncio.get_running_loop().time()
        if self.paused_until <= at:
            self.failures += 1
            self.paused_until = at + back_off_seconds(self.failures)
        self.attend(room)

    def on_written(self) -> None:
        self.failures = 0
        self.paused_until = 0.0

    def _set_timer(self, room: Room, at: int) -> None:
        seconds = max(0, at - room.clock.now()) / SECOND
        self.timer = asyncio.get_running_loop().call_later(seconds, self._wake, room)

    def _wake(self, room: Room) -> None:
        self.timer = None
        room.rooms.spawn(self._enforce_time_limits(room))

    async def _enforce_time_limits(self, room: Room) -> None:
        """A deadline has come, or another process has left undone what it should have done, or a pause is over."""
        try:
            if room.stale:
                await room.catch_up()
            if room.closed:
                return
            room.leads = True
            await room.perform(EnforceTimeLimits(room))
        except DamagedJournal as damaged:
            log.error("the journal of %s is damaged: %s", room.id, damaged)
        except SQLAlchemyError:
            self.pause(room)
        except Exception:
            log.exception("time limits of %s", room.id)
            self.pause(room)
        else:
            self.attend(room)
