"""What a table does by itself, and when: asks bots that are due, and enforces time limits."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

from ossuary.server.match.clocks import SECOND
from ossuary.server.rooms.commands import EnforceTimeLimits
from ossuary.server.storage.store import now

if TYPE_CHECKING:
    from ossuary.server.rooms.room import Room

FOLLOWER_DELAY = 3 * SECOND  # how long a process leaves it to the one that wrote last


class Timekeeper:
    """Wakes a room when its next deadline has come; it is told the room with every call (see CommandQueue)."""

    def __init__(self) -> None:
        self.timer: asyncio.TimerHandle | None = None

    def attend(self, room: Room) -> None:
        """Ask the bots that are due, and set the timer; called whenever anything has changed."""
        self.stop()
        match = room.match
        if match is None or match.over or room.closed or room.rooms.closing:
            return
        follows = not room.leads and room.rooms.bus.shared
        delay = FOLLOWER_DELAY + random.randrange(SECOND) if follows else 0
        due: list[int] = []
        for seat in room.bots.unasked(match):
            if follows:
                due.append(now() + delay)
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

    def _set_timer(self, room: Room, at: int) -> None:
        seconds = max(0, at - now()) / SECOND
        self.timer = asyncio.get_running_loop().call_later(seconds, self._wake, room)

    def _wake(self, room: Room) -> None:
        self.timer = None
        room.rooms.spawn(self._enforce_time_limits(room))

    async def _enforce_time_limits(self, room: Room) -> None:
        """A deadline has come, or another process has left undone what it should have done."""
        if room.match is not None:
            room.leads = True
            await room.perform(EnforceTimeLimits())
            self.attend(room)
