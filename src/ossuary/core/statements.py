"""Statements about a position (`trap wall/ b3`): where they stand in a file, and how their words are read."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ossuary.core.numbers import NO_NUMBER, whole_number
from ossuary.core.refusal import Reason, fault


class Statement:
    """One line of a position: its seat (0: the game), its words, and where they stand in the file."""

    def __init__(self, seat: int, words: list[str], line: int, columns: list[int]) -> None:
        self.seat = seat
        self.words = words
        self.line = line
        self.columns = columns


class BadStatement(Exception):
    """A statement that makes no sense: why, and which of its words (from 0) is to blame."""

    def __init__(self, why: Reason, word: int = 0, statement: Statement | None = None) -> None:
        super().__init__(why.key)
        self.why = why
        self.word = word
        self.statement = statement


class StatementWords:
    """The words of a statement, taken one by one; `xN` at its end is its count."""

    def __init__(self, words: list[str]) -> None:
        self.words = list(words)
        self.at = 1
        self.count = -1
        last = words[-1]
        if len(words) > 1 and last[:1] == "x" and whole_number(last[1:]) != NO_NUMBER:
            self.count = whole_number(last[1:])
            self.words.pop()

    def left(self) -> int:
        return len(self.words) - self.at

    def word(self, wanted: str) -> str:
        if self.left() == 0:
            raise BadStatement(fault("goes-on", word=self.words[0], wanted=wanted), len(self.words) - 1)
        self.at += 1
        return self.words[self.at - 1]

    def one_of(self, known: dict[str, int], wanted: str = "") -> int:
        """The next word as a number; `wanted` is the key of the locales' word for what may stand here."""
        wanted = wanted or ", ".join(known)
        word = self.word(wanted)
        if word not in known:
            raise BadStatement(fault("does-not-fit", word=word, wanted=wanted), self.at - 1)
        return known[word]

    def number(self, lowest: int, highest: int) -> int:
        word = self.word("number")
        if not lowest <= whole_number(word) <= highest:
            raise BadStatement(fault("no-number", word=word, lowest=lowest, highest=highest), self.at - 1)
        return int(word)

    def end(self) -> None:
        if self.left() > 0:
            raise BadStatement(fault("unexpected", word=self.words[self.at]), self.at)

    def end_without_count(self) -> None:
        """The end of a statement that can't be made several times."""
        self.end()
        if self.count >= 0:
            raise BadStatement(fault("no-count", word=self.words[0]), len(self.words))


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionReader:
    """Reads the statements of a position, those first that others depend on; a game gives them their meaning."""

    def __init__(self, first: list[str]) -> None:
        self.first = first
        self.stated: set[str] = set()

    def read_all(self, position: list[Statement]) -> None:
        for first in (True, False):
            for statement in position:
                if (statement.words[0] in self.first) == first:
                    self.read(statement)

    def read(self, statement: Statement) -> None:
        try:
            words = StatementWords(statement.words)
            if statement.seat == 0:
                self.read_game(words)
            else:
                self.read_seat(statement.seat, words)
        except BadStatement as bad:
            bad.statement = statement
            raise

    def end_once(self, key: str, words: StatementWords) -> None:
        """The end of a statement that may be made only once."""
        if key in self.stated:
            raise BadStatement(fault("stated-twice", word=words.words[0]))
        self.stated.add(key)
        words.end_without_count()

    def read_game(self, w: StatementWords) -> None:
        raise NotImplementedError

    def read_seat(self, seat: int, w: StatementWords) -> None:
        raise NotImplementedError
