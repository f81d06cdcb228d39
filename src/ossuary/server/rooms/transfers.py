"""A seat goes to another device by its link, unless the device that has it refuses: asked for, answered, taken back."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from ossuary.server.errors import TableDeleted, TableError
from ossuary.server.match import journal
from ossuary.server.match.clocks import SECOND
from ossuary.server.match.match import Match
from ossuary.server.rooms.commands import Command, NewRow
from ossuary.server.rooms.lobby import Lobby
from ossuary.server.storage.seats import OPEN_FOR
from ossuary.server.storage.store import StoredSeat, now

if TYPE_CHECKING:
    from ossuary.server.rooms.room import Room

log = logging.getLogger("ossuary.room")


class TellTransfers(Command):
    """Tells everybody of seats that other devices have now: the store says so, and the journal does not yet."""

    __slots__ = ("room",)

    def __init__(self, room: Room) -> None:
        super().__init__()
        self.room = room

    def rows(self, lobby: Lobby, match: Match | None) -> list[NewRow]:
        return [NewRow(seat.seat, f"{journal.TRANSFERRED} {seat.transfers}") for seat in untold_transfers(self.room)]


def untold_transfers(room: Room) -> list[StoredSeat]:
    """Seats that have gone to other devices more often than the game's log tells."""
    match = room.match
    if match is None or match.over:
        return []
    return [seat for seat in room.stored.seats if seat.transfers > match.transfers[seat.seat]]


async def ask_for_seat(room: Room, seat: int, person: str, key_version: int) -> None:
    """Ask for a seat whose link the person has or, if nobody has answered in time, get it."""
    at = now()
    stored = room.stored.seats[seat - 1]
    if is_waiting(stored, person, at):
        return  # however often it is asked again, nothing is written
    settings = room.rooms.settings
    is_there = seat in room.presence.seats(room)
    patience = settings.transfer_seconds if is_there else settings.transfer_seconds_away
    async with room.lock:
        reply = await room.rooms.store.ask_for_transfer(room.id, seat, person, key_version, at, at + patience * SECOND)
        if reply == "no-person":
            raise TableError("no-person", "forgotten-person")
        if reply == "asked-by-another":
            raise TableError("seat-wanted")
        if reply == "wrong-link":
            raise TableError("wrong-link")
        await room.seats_changed()


def is_waiting(seat: StoredSeat, person: str, at: int) -> bool:
    """Whether nothing can come of this person's asking now: they have asked already, or somebody else has."""
    if seat.transfer_to is None or seat.person == person:
        return False
    if seat.transfer_to == person:
        return at < seat.transfer_until
    if at < seat.transfer_until + OPEN_FOR:
        raise TableError("seat-wanted")
    return False


async def answer_request(room: Room, seat: int, person: str, asked_at: int, agrees: bool) -> None:
    """The seat's person lets it go to the other device, or keeps it and voids its link."""
    async with room.lock:
        if not await room.rooms.store.answer_transfer(room.id, seat, person, asked_at, agrees, now()):
            raise TableError("no-transfer")
        await room.seats_changed()


async def take_seat_back(room: Room, seat: int, person: str) -> None:
    """A person who was not there when the seat went to another device has it again."""
    async with room.lock:
        if not await room.rooms.store.take_back(room.id, seat, person):
            raise TableError("not-your-seat")
        await room.seats_changed()


def give_time(room: Room) -> None:
    """People who are connected here have more time to refuse than those who are not."""
    here = room.broadcast.seats_here()
    for seat in room.stored.seats:
        until = seat.transfer_at + room.rooms.settings.transfer_seconds * SECOND
        if seat.transfer_to is not None and seat.seat in here and seat.transfer_until < until:
            room.rooms.spawn(extend(room, seat, until))


async def extend(room: Room, seat: StoredSeat, until: int) -> None:
    try:
        if await room.rooms.store.extend_transfer(room.id, seat.seat, seat.transfer_at, until):
            await room.seats_changed()
    except TableDeleted:
        pass  # everybody who was there has been told
    except SQLAlchemyError as problem:  # then the time of those who are not connected counts
        log.error("a request for a seat of %s was not extended: %s", room.id, problem)
