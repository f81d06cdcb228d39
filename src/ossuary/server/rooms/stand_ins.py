"""A bot for a seat whose person is gone: the table's creator decides, or most of those who are there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ossuary.server.errors import TableError
from ossuary.server.match import journal
from ossuary.server.match.clocks import SECOND
from ossuary.server.match.match import Match
from ossuary.server.match.pilots import PERSON
from ossuary.server.rooms.commands import Command, NewRow, leave_row, started
from ossuary.server.rooms.lobby import Lobby

if TYPE_CHECKING:
    from ossuary.server.rooms.room import Room


class AskForBot(Command):
    """A seat wants a bot to play on for another, whose person is gone for as long as the table allows for."""

    __slots__ = ("room", "target")

    def __init__(self, seat: int, target: int, room: Room) -> None:
        super().__init__(seat)
        self.target = target
        self.room = room

    def rows(self, lobby: Lobby, match: Match | None) -> list[NewRow]:
        match = started(match)
        if match.over:
            raise TableError("game-over")
        if match.pilots[self.target] != PERSON:
            return []  # somebody else was quicker
        if not is_gone(self.room, self.target):
            raise TableError("not-gone")
        votes = {self.seat, *match.bot_votes.get(self.target, [])}
        rows = [NewRow(self.seat, f"{journal.BOT_FOR} {self.target}")]
        return [*rows, leave_row(self.target)] if is_decided(self.room, match, self.target, votes) else rows


def is_gone(room: Room, seat: int) -> bool:
    """Whether the seat's person has not been connected for so long that the others may go on without them."""
    since = room.presence.away_since(room).get(seat)
    patience = room.plan.away_seconds * SECOND
    return since is not None and patience > 0 and room.clock.now() - since >= patience


def is_decided(room: Room, match: Match, target: int, votes: set[int]) -> bool:
    """Whether the table's creator wants it, or most of the people who are there."""
    people = {seat.seat: seat.person for seat in room.stored.seats}
    wanting = {people[seat] for seat in votes}
    there = {people[seat] for seat in room.presence.seats(room) if match.pilots[seat] == PERSON and seat != target}
    return room.stored.owner in wanting or 2 * len(wanting) > len(there | wanting)
