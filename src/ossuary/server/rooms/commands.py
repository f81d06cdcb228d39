"""What a room can be asked to do: small values that say which rows they add to the journal, or why they can't."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from ossuary.server.errors import TableError
from ossuary.server.host.identity import Token
from ossuary.server.match import journal
from ossuary.server.match.clocks import SECOND
from ossuary.server.match.match import Match
from ossuary.server.match.orders import ASK, SeatOrder, order_words
from ossuary.server.match.pilots import PERSON
from ossuary.server.match.seat_view import SeatViews
from ossuary.server.messages import OrderSpan
from ossuary.server.rooms import bots
from ossuary.server.rooms.lobby import Lobby

if TYPE_CHECKING:
    from ossuary.server.rooms.room import Room

BOT_PATIENCE = 10 * SECOND  # how long reactions that could open wait for a bot's


class NewRow(NamedTuple):
    """A row to be written: what a seat says."""

    seat: int
    words: str
    ready: bool = False
    given: bool = False
    joined: bool = False


class Command:
    """Something that a seat, or the table itself, asks a room to do. It is run if the seat is `by` this person's."""

    __slots__ = ("by", "seat")

    def __init__(self, seat: int = journal.TABLE) -> None:
        self.seat = seat
        self.by: Token | None = None  # None for the table itself, and for bots

    def rows(self, lobby: Lobby, match: Match | None) -> list[NewRow]:
        """The rows it adds as things stand; none if it is done already, a TableError if it is refused."""
        raise NotImplementedError


class GiveAnswer(Command):
    """Answers the question it names and, with a chain, the ones after it."""

    __slots__ = ("question", "ready", "then", "words")

    def __init__(self, seat: int, question: str, words: str, ready: bool, then: Sequence[str] = ()) -> None:
        super().__init__(seat)
        self.question = question
        self.words = words
        self.ready = ready
        self.then = then

    def rows(self, lobby: Lobby, match: Match | None) -> list[NewRow]:
        match = started(match)
        if match.answered[self.seat].get(self.question) == self.words:
            return []  # sent again because the acknowledgement got lost
        if self.question != match.question_id(self.seat) or not match.is_asked(self.seat):
            raise TableError("stale-question")
        check_person_plays(match, self.seat)
        if self.words.partition(" ")[0] in journal.NO_ANSWERS:
            raise TableError("unknown-words", words=self.words)
        if self.then and [self.words, *self.then] not in SeatViews(match).chains(self.seat):
            raise TableError("unknown-words", words=", ".join([self.words, *self.then]))
        then = [NewRow(self.seat, words, joined=True) for words in self.then]
        return [NewRow(self.seat, self.words, self.ready), *then]


class GiveBotAnswer(Command):
    """Answers for a bot, if its question is still the same."""

    __slots__ = ("question", "words")

    def __init__(self, seat: int, question: str, words: str) -> None:
        super().__init__(seat)
        self.question = question
        self.words = words

    def rows(self, lobby: Lobby, match: Match | None) -> list[NewRow]:
        if match is None or match.question_id(self.seat) != self.question or self.seat not in match.bots_due():
            return []
        return [NewRow(self.seat, self.words)]


class SayReady(Command):
    """Before the game with a value for the seed; in a simultaneous phase without one.

    With a question it counts for that one alone: what was sent again after a lost connection may come a phase late.
    """

    __slots__ = ("question", "value")

    def __init__(self, seat: int, value: str | None, question: str | None = None) -> None:
        super().__init__(seat)
        self.value = value
        self.question = question

    def rows(self, lobby: Lobby, match: Match | None) -> list[NewRow]:
        if self.value is not None:
            return value_rows(lobby, match, self.seat, self.value)
        if match is None:
            raise TableError("value-missing")
        if match.phase is not None and self.seat in match.phase.ready:
            return []
        if self.question is not None and self.question != match.question_id(self.seat):
            raise TableError("stale-question")
        check_person_plays(match, self.seat)
        return [NewRow(self.seat, journal.READY)]


class SayNotReady(Command):
    """Takes ready back, before the game or in a simultaneous phase."""

    def rows(self, lobby: Lobby, match: Match | None) -> list[NewRow]:
        if match is None:
            return value_rows(lobby, match, self.seat, journal.NO_VALUE)
        check_person_plays(match, self.seat)
        return [NewRow(self.seat, journal.UNREADY)]


class Undo(Command):
    """Takes back the last answer of a seat."""

    def rows(self, lobby: Lobby, match: Match | None) -> list[NewRow]:
        check_person_plays(started(match), self.seat)
        return [NewRow(self.seat, journal.UNDO)]


class LetRound(Command):
    """Does without reactions for the rest of the round."""

    def rows(self, lobby: Lobby, match: Match | None) -> list[NewRow]:
        check_person_plays(started(match), self.seat)
        return [NewRow(self.seat, journal.LET_ROUND)]


class GiveOrder(Command):
    """Has the table answer a question from now on, or be asked it again: see match/orders.py."""

    __slots__ = ("question", "span", "words")

    def __init__(self, seat: int, question: str, words: str, span: OrderSpan) -> None:
        super().__init__(seat)
        self.question = question
        self.words = words
        self.span = span

    def rows(self, lobby: Lobby, match: Match | None) -> list[NewRow]:
        match = started(match)
        check_person_plays(match, self.seat)
        order = match.orders.by_seat[self.seat].get(self.question)
        if order == SeatOrder(self.words, self.span) or (order is None and self.words == ASK):
            return []  # sent again because the acknowledgement got lost
        return [NewRow(self.seat, order_words(self.question, self.words, self.span))]


class Leave(Command):
    """Lets a bot play on."""

    def rows(self, lobby: Lobby, match: Match | None) -> list[NewRow]:
        started(match)
        return [leave_row(self.seat)]


class FreeSeat(Command):
    """Lets a bot play on for a person who was forgotten; before the game, takes back that its last person was ready."""

    __slots__ = ("room",)

    def __init__(self, seat: int, room: Room) -> None:
        super().__init__(seat)
        self.room = room

    def rows(self, lobby: Lobby, match: Match | None) -> list[NewRow]:
        if self.seat not in self.room.seats_to_free():
            return []
        return [leave_row(self.seat) if match is not None else NewRow(self.seat, f"{journal.VALUE} {journal.NO_VALUE}")]


class Return(Command):
    """Takes the seat back from the bot."""

    def rows(self, lobby: Lobby, match: Match | None) -> list[NewRow]:
        started(match)
        return [NewRow(self.seat, journal.RETURN)]


class Resign(Command):
    """Gives the game up; a bot plays on so that the others can."""

    def rows(self, lobby: Lobby, match: Match | None) -> list[NewRow]:
        leaves = started(match).pilots[self.seat] == PERSON
        return [NewRow(self.seat, journal.RESIGN), *([leave_row(self.seat)] if leaves else [])]


class StartGame(Command):
    """Starts the game if nobody has to be waited for. A room tries that after every command of its lobby."""

    def rows(self, lobby: Lobby, match: Match | None) -> list[NewRow]:
        return []


class EnforceTimeLimits(Command):
    """Opens reactions when their time is over, and lets a bot answer for a person whose clock has run out.

    Where nobody is there the game pauses instead: time-outs alone would play it to its end.
    """

    __slots__ = ("room",)

    def __init__(self, room: Room) -> None:
        super().__init__()
        self.room = room

    def rows(self, lobby: Lobby, match: Match | None) -> list[NewRow]:
        if match is None or match.over:
            return []
        now, closes = self.room.clock.now(), match.closes()
        if closes is not None:
            waits_for_bot = match.bots_due() and now < closes + BOT_PATIENCE
            return [NewRow(journal.TABLE, journal.OPEN)] if now >= closes and not waits_for_bot else []
        for seat in match.on_the_clock():
            deadline = match.clocks[seat].deadline()
            if deadline is not None and now >= deadline:
                if not self.room.presence.seats(self.room):
                    return [NewRow(journal.TABLE, journal.PAUSE)]
                return [NewRow(seat, f"{journal.LATE} {bots.LATE_LEVEL}")]
        return []


class GoOn(Command):
    """Lets the clocks run again where somebody is back."""

    def rows(self, lobby: Lobby, match: Match | None) -> list[NewRow]:
        paused = match is not None and match.paused and not match.over
        return [NewRow(journal.TABLE, journal.GO_ON)] if paused else []


COMMANDS: Final[dict[str, type[Command]]] = {  # by the protocol's name for them
    "unready": SayNotReady,
    "undo": Undo,
    "let-round": LetRound,
    "leave": Leave,
    "return": Return,
    "resign": Resign,
}


def command_of(action: str, seat: int, value: str | None = None, question: str | None = None) -> Command:
    """The command that the protocol calls by this name; a value and a question go with `ready` alone."""
    return SayReady(seat, value, question) if action == journal.READY else COMMANDS[action](seat)


def started(match: Match | None) -> Match:
    if match is None:
        raise TableError("not-started")
    return match


def check_person_plays(match: Match, seat: int) -> None:
    if match.pilots[seat] != PERSON:
        raise TableError("bot-plays")


def value_rows(lobby: Lobby, match: Match | None, seat: int, value: str) -> list[NewRow]:
    if lobby.values.get(seat) == value:
        return []  # sent again because the acknowledgement got lost
    if match is not None:
        raise TableError("has-started")
    return [NewRow(seat, f"{journal.VALUE} {value}")]


def leave_row(seat: int) -> NewRow:
    return NewRow(seat, f"{journal.LEAVE} {bots.AWAY_LEVEL}")
