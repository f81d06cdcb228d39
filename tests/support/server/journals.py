"""Matches made of rows that a test writes: no server, no clock, no file."""

from __future__ import annotations

import hashlib
from typing import Any, cast

import msgspec

from ossuary.core.chance import FairChance
from ossuary.core.notation import read_script
from ossuary.core.play import AnyGame, Play
from ossuary.server.errors import ALL_REFUSALS, TableError
from ossuary.server.match import journal
from ossuary.server.match.clocks import Pace
from ossuary.server.match.journal import Row
from ossuary.server.match.match import Match, Setup
from ossuary.server.match.orders import given_answer
from ossuary.server.match.pilots import PERSON
from ossuary.server.match.record import option_text, record
from ossuary.server.match.seat_view import SeatViews
from ossuary.server.rooms.commands import Command
from ossuary.server.rooms.lobby import Lobby
from support.setups import the_game

BEGIN = 1_000_000
SPAN = 8_000


class Book:
    """A journal that is being written, and its match. After each row chance answers from a seed."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        words: tuple[str, ...] = (),
        pilots: list[str] | None = None,
        pace: Pace | None = None,
        seed: int = 7,
        gives: bool = False,
    ) -> None:
        """`gives`: as at a real table, what need not be asked for is answered too."""
        self.gives = gives
        self.seed = hashlib.sha256(b"%d" % seed).digest()
        self.setup = Setup(game, seats, list(words), pilots or [PERSON] * seats, pace or Pace(), SPAN)
        values = [hashlib.md5(b"%d %d" % (seed, seat)).digest() for seat in range(seats)]
        self.now = BEGIN
        self.rows = [Row(0, journal.TABLE, " ".join([journal.START, *(value.hex() for value in values)]), self.now)]
        self.match = Match(self.setup, self.rows[0])
        self.fair = FairChance(self.seed, game.name, option_text(self.match), values)
        self._follow_up()

    def say(self, seat: int, words: str, after: int = 0, ready: bool = False) -> None:
        """Write a row, so many milliseconds after the one before."""
        self.now += after
        self._write(seat, words, ready)
        self._follow_up()

    def perform(self, command: Command) -> None:
        """Write the rows of a command."""
        for row in command.rows(Lobby(), self.match):
            self._write(row.seat, row.words, row.ready, joined=row.joined)
        self._follow_up()

    def open(self) -> None:
        """End the time for reactions."""
        assert self.match.window
        self.now = max(self.now, self.match.window.closes)
        self.say(journal.TABLE, journal.OPEN)

    def refused(self, seat: int, words: str) -> str:
        """The code of the refusal; the row must be refused and change nothing."""
        before = everything(self.match)
        try:
            self.match.apply(Row(self.match.length, seat, words, self.now))
        except ALL_REFUSALS as refusal:
            assert everything(self.match) == before
            return refusal.code if isinstance(refusal, TableError) else refusal.reasons[0].key
        raise AssertionError(f"{words} of seat {seat} was not refused")

    def _follow_up(self) -> None:
        self._answer_chance()
        while self.gives and (given := given_answer(self.match)) is not None:
            self._write(given.seat, given.words, given.ready, given=True)
            self._answer_chance()

    def _write(self, seat: int, words: str, ready: bool = False, given: bool = False, joined: bool = False) -> None:
        row = Row(self.match.length, seat, words, self.now, ready=ready, given=given, joined=joined)
        self.rows.append(msgspec.structs.replace(row, digest=self.match.apply(row)))

    def _answer_chance(self) -> None:
        match, game = self.match, self.setup.game
        while match.chance_asked():
            self.fair.number = match.draws
            action = game.chance_pick(match.state, self.fair.below(int(game.chance_total(match.state))))
            self._write(journal.TABLE, game.words(match.state, 0, action))

    def load(self, length: int) -> Match:
        """The match of the first rows, read again."""
        match = Match(self.setup, self.rows[0])
        for row in self.rows[1:length]:
            match.load(row)
        return match

    def seen(self, viewer: int) -> bytes:
        return seen(self.match, viewer)

    def record(self) -> str:
        return record(self.match, self.seed)

    def options(self, seat: int) -> list[str]:
        """The legal answers of whoever plays this seat."""
        game, position = self.setup.game, self.match.position_for(seat)
        asked = self.match.is_asked(seat)
        return [game.words(position, seat, action) for action in game.legal(position, seat)] if asked else []

    def events(self, viewer: int) -> list[dict[str, Any]]:
        return [msgspec.json.decode(event) for event in self.match.events[viewer]]


def seen(match: Match, viewer: int) -> bytes:
    """Everything that can be sent to a viewer: all events, the view, the question, options, clocks, undo."""
    return SeatViews(match).update(viewer, 0, True, True)


def everything(match: Match) -> dict[str, Any]:
    """Everything about a match, to compare two of them."""
    return {
        "digest": match.game.digest(match.state),
        "lines": list(match.lines),
        "hidden": sorted(match.hidden),
        "seen": [seen(match, viewer) for viewer in (0, *match.seats)],
        "questions": [match.question_id(seat) for seat in match.seats],
        "answered": [dict(answered) for answered in match.answered],
        "due": match.bots_due(),
        "on_the_clock": match.on_the_clock(),
        "pilots": list(match.pilots),
        "late": sorted(match.late),
        "paused": match.paused,
        "bot_votes": {seat: list(votes) for seat, votes in match.bot_votes.items()},
        "standing_orders": sorted(match.standing_orders),
        "orders": [dict(orders) for orders in match.orders.by_seat],
        "clocks": [(clock.bank, clock.since) for clock in match.clocks],
        "window": match.window and (list(match.window.reactors), match.window.closes, dict(match.window.answers)),
        "queued": dict(match.queued),
        "drafts": match.phase and (list(match.phase.drafts), sorted(match.phase.ready)),
        "length": match.length,
    }


class Placed:
    """A game that starts from a position instead of its set-up."""

    def __init__(self, game: AnyGame, position: Any) -> None:
        self.game = game
        self.position = position

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def set_up(self, seats: int, options: dict[str, str]) -> Any:
        return self.game.clone(self.position)


def placed(name: str, seats: int, position: str, words: tuple[str, ...] = (), **more: Any) -> Book:
    """A match from a position of the notation."""
    game = the_game(name)
    options = f"options: {' '.join(words)}\n" if words else ""
    script = read_script(f"game: {name}\nseats: {seats}\n{options}position:\n{position}---\n".encode())
    return Book(cast("AnyGame", Placed(game, Play(game, script).state)), seats, words, **more)
