"""Plays the lines of a script in order: for scenarios, records, studies, and games that a table continues."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ossuary.core.notation import ANSWER, CHANCE_ANSWER, DIGEST, BadFile, Line
from ossuary.core.play import Play
from ossuary.core.refusal import Reason, Refused, fault


@mypyc_attr(allow_interpreted_subclasses=True)
class Replay:
    """The loop over the lines. Subclasses say what the lines are played into, and what happens where one fails."""

    def __init__(self, lines: list[Line], seats: int) -> None:
        self.lines = lines
        self.seats = seats
        self.played = 0  # lines so far

    def run(self, until: int | None = None) -> None:
        """Play on until so many lines are played: by default all of them."""
        last = len(self.lines) if until is None else min(until, len(self.lines))
        self._settle()
        while self.played < last and not self.is_done():
            line = self.lines[self.played]
            if line.kind == ANSWER and line.seat > self.seats:
                raise BadFile(line.number, 1, fault("only-so-many-seats", seats=self.seats))
            try:
                found = self._play(line)
            except Refused as refused:
                self.on_refused(line, refused)
                return
            self.played += 1
            self._settle()
            self.on_played(line, found)

    def _settle(self) -> None:
        """Let the seed answer chance, unless the next line does."""
        if self.played == len(self.lines) or self.lines[self.played].kind != CHANCE_ANSWER:
            self.settle_chance()

    def _play(self, line: Line) -> list[Reason]:
        """Play a line, or compare what it states; what was found instead, if it does not hold."""
        if line.kind == CHANCE_ANSWER:
            self.answer_chance(line)
        elif line.kind == ANSWER:
            self.answer(line)
        elif line.kind == DIGEST:
            return self.check_digest(line)
        else:
            return self.check_expectation(line)
        return []

    def is_done(self) -> bool:
        """Whether to stop before the next line."""
        return False

    def answer(self, line: Line) -> None:
        """Play the line of a seat."""
        raise NotImplementedError

    def answer_chance(self, line: Line) -> None:
        """Play a `*` line."""
        raise NotImplementedError

    def settle_chance(self) -> None:
        """Let the seed answer chance where no line does."""

    def check_digest(self, line: Line) -> list[Reason]:
        return []

    def check_expectation(self, line: Line) -> list[Reason]:
        return []

    def on_played(self, line: Line, found: list[Reason]) -> None:
        """Called after each line; `found` says what is so instead of what it states."""

    def on_refused(self, line: Line, refused: Refused) -> None:
        """Called where a line can't be played; nothing behind it is."""
        raise line.cannot_be_played(refused) from refused


@mypyc_attr(allow_interpreted_subclasses=True)
class ScriptReplay(Replay):
    """Plays a script into its Play and compares its digests."""

    def __init__(self, play: Play) -> None:
        super().__init__(play.script.lines, play.seats)
        self.play = play

    def answer(self, line: Line) -> None:
        self.play.answer(line.seat, line.words)

    def answer_chance(self, line: Line) -> None:
        self.play.answer_chance(line.words)

    def settle_chance(self) -> None:
        self.play.settle_chance()

    def check_digest(self, line: Line) -> list[Reason]:
        digest = self.play.game.digest(self.play.state)
        return [] if line.words == [digest] else [found_text(f"= {digest}")]


def found_text(text: str) -> Reason:
    """In the words of the notation, which are the same in every language."""
    return fault("found", text=text)
