"""What somebody has said at a table and waits to be done: applied, on disk, told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from ossuary.server.errors import TableError
from ossuary.server.match import journal
from ossuary.server.match.match import Match
from ossuary.server.match.pilots import PERSON
from ossuary.server.rooms import bots

TRIES = 8  # a row number that others keep taking


class Words(NamedTuple):
    """What a seat says: a row to be."""

    seat: int
    words: str
    ready: bool = False


Say = Callable[[Match], list[Words]]
Settle = Callable[[BaseException | None], None]


class Command:
    """`say` looks at the match and gives the rows' words, or refuses; `settle` learns that it is done, or why not."""

    __slots__ = ("say", "settle", "tries")

    def __init__(self, say: Say, settle: Settle) -> None:
        self.say = say
        self.settle = settle
        self.tries = 0

    def again(self) -> bool:
        """Somebody else was first: whether it is to be said once more."""
        self.tries += 1
        return self.tries < TRIES


class AwaitedCommand(Command):
    """One that a task waits for."""

    __slots__ = ("done",)

    def __init__(self, say: Say) -> None:
        super().__init__(say, self._settle)
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def _settle(self, problem: BaseException | None) -> None:
        if self.done.done():
            return
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


def answering(seat: int, question: str, words: str, ready: bool) -> Say:
    """An answer to the question it names."""

    def say(match: Match) -> list[Words]:
        if match.answered[seat].get(question) == words:
            return []  # said again because the acknowledgement got lost
        if question != match.question_id(seat) or not match.is_asked(seat):
            raise TableError("stale-question")
        must_play(match, seat)
        if words.partition(" ")[0] in journal.NO_ANSWERS:
            raise TableError("unknown-words", words=words)
        return [Words(seat, words, ready)]

    return say


def acting(seat: int, do: str) -> Say:
    """Anything else that is said during the game."""

    def say(match: Match) -> list[Words]:
        leave = Words(seat, f"{journal.LEAVE} {bots.AWAY_LEVEL}")
        if do == "leave":
            return [leave]
        if do == "return":
            return [Words(seat, journal.RETURN)]
        if do == "resign":
            return [Words(seat, journal.RESIGN), *([leave] if match.pilots[seat] == PERSON else [])]
        if do == "ready" and match.phase is not None and seat in match.phase.ready:
            return []
        must_play(match, seat)
        return [Words(seat, do)]

    return say


def must_play(match: Match, seat: int) -> None:
    if match.pilots[seat] != PERSON:
        raise TableError("bot-plays")
