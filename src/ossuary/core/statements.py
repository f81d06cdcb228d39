"""Reads the statements of positions and expectations, word by word."""

from __future__ import annotations

from ossuary.core.game import Misplaced, Statement
from ossuary.core.numbers import NO_NUMBER, whole
from ossuary.core.refusal import fault


class Words:
    """The words of a statement, taken one by one; `xN` at the end is its count."""

    def __init__(self, words: list[str]) -> None:
        self.words = list(words)
        self.at = 1
        self.count = -1
        last = words[-1]
        if len(words) > 1 and last[:1] == "x" and whole(last[1:]) != NO_NUMBER:
            self.count = whole(last[1:])
            self.words.pop()

    def left(self) -> int:
        return len(self.words) - self.at

    def peek(self) -> str:
        return self.words[self.at] if self.left() > 0 else ""

    def word(self, wanted: str) -> str:
        if self.left() == 0:
            raise Misplaced(fault("goes-on", word=self.words[0], wanted=wanted), len(self.words) - 1)
        self.at += 1
        return self.words[self.at - 1]

    def one_of(self, known: dict[str, int], wanted: str = "") -> int:
        """The next word: one of few, or what locales call `wanted-…`."""
        wanted = wanted or ", ".join(known)
        word = self.word(wanted)
        if word not in known:
            raise Misplaced(fault("does-not-fit", word=word, wanted=wanted), self.at - 1)
        return known[word]

    def number(self, lowest: int, highest: int) -> int:
        word = self.word("number")
        if not lowest <= whole(word) <= highest:
            raise Misplaced(fault("no-number", word=word, lowest=lowest, highest=highest), self.at - 1)
        return int(word)

    def end(self) -> None:
        if self.left() > 0:
            raise Misplaced(fault("unexpected", word=self.words[self.at]), self.at)

    def uncounted(self) -> None:
        """For statements that say one thing only."""
        self.end()
        if self.count >= 0:
            raise Misplaced(fault("no-count", word=self.words[0]), len(self.words))


class PositionReader:
    """Reads a position, those statements first that the others depend on; a game says what each means."""

    def __init__(self, first: list[str]) -> None:
        self.first = first
        self.said: set[str] = set()

    def read_all(self, position: list[Statement]) -> None:
        for first in (True, False):
            for statement in position:
                if (statement.words[0] in self.first) == first:
                    self.read(statement)

    def read(self, statement: Statement) -> None:
        try:
            words = Words(statement.words)
            if statement.seat == 0:
                self.read_game(words)
            else:
                self.read_seat(statement.seat, words)
        except Misplaced as misplaced:
            misplaced.statement = statement
            raise

    def once(self, key: str, words: Words) -> None:
        """A statement that says one thing, and only once."""
        if key in self.said:
            raise Misplaced(fault("stated-twice", word=words.words[0]))
        self.said.add(key)
        words.uncounted()

    def read_game(self, w: Words) -> None:
        raise NotImplementedError

    def read_seat(self, seat: int, w: Words) -> None:
        raise NotImplementedError
