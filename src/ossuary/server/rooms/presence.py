"""Who is at a table: at this process, and at other processes as far as they have said so lately."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ossuary.server.match.clocks import SECOND
from ossuary.server.storage.store import now

if TYPE_CHECKING:
    from ossuary.server.rooms.room import Room

DELAY_SECONDS = 0.1  # so that several people who come or go together cause one message
VALID_FOR = 5 * SECOND  # what another process has said about who is there


class Presence:
    """The seats of one room that somebody is connected to; told the room as CommandQueue is."""

    def __init__(self) -> None:
        self.elsewhere: dict[str, tuple[list[int], int]] = {}  # by process: its seats, and when it said so
        self.timer: asyncio.TimerHandle | None = None
        self.left: dict[int, int] = {}  # since when a seat has nobody

    def away_since(self, room: Room) -> dict[int, int]:
        """Since when nobody is connected to a seat of a person, as far as this process knows."""
        present = self.seats(room)
        for seat in room.stored.seats:
            if seat.seat in present or seat.kind == "bot":
                self.left.pop(seat.seat, None)
            else:
                self.left.setdefault(seat.seat, room.clock.now())
        return dict(self.left)

    def seats(self, room: Room) -> set[int]:
        valid = [seats for seats, at in self.elsewhere.values() if now() - at < VALID_FOR]
        return {seat for seats in (room.broadcast.seats_here(), *valid) for seat in seats}

    def changed(self, room: Room) -> None:
        """Tell everybody a moment later who is here."""
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(DELAY_SECONDS, self._send, room)

    def _send(self, room: Room) -> None:
        self.timer = None
        self.publish(room)
        room.send_table_info()

    def publish(self, room: Room) -> None:
        """Tell the other processes who is at this one."""
        room.rooms.bus.publish(room.id, here=room.broadcast.seats_here())

    def update_elsewhere(self, room: Room, process: str, seats: list[int]) -> None:
        """Another process says who is there."""
        before = self.elsewhere.get(process)
        self.elsewhere[process] = seats, now()
        if before is None or before[0] != seats:
            room.send_table_info()

    def drop_silent_processes(self, room: Room) -> None:
        """A process that says nothing any more has nobody."""
        silent = [process for process, (_, at) in self.elsewhere.items() if now() - at >= VALID_FOR]
        for process in silent:
            del self.elsewhere[process]
        if silent:
            room.send_table_info()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
