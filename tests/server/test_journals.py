"""Random journals of any mode: persons and bots, drafts, undos, people who leave and return.

Read again from any row they give the same match; a draft or a reaction shows nothing to anybody else; a refused row
changes nothing; the record of the whole game holds, and its chance is proved.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from ossuary.core.notation import read_script
from ossuary.core.scenario import run_script
from ossuary.games import game_names
from ossuary.server.errors import ALL_REFUSALS
from ossuary.server.match import journal
from ossuary.server.match.clocks import Pace
from ossuary.server.match.match import Match
from ossuary.server.match.pilots import PERSON
from support.random_games import choose_in_a_hurry
from support.server.journals import Book, everything, seen
from support.setups import Setup, counted, shuffled_setups, the_game

JOURNALS = counted(12, 300)  # of each game
MOST_ROWS = 700
LOOK_EVERY = 8  # where answers are given in the open
READ_AGAIN = 3  # places of a journal it is read again up to
TABLE_WORDS = ["undo", "undo", "undo", "unready", "bot greedy", "person", "late random", "let-round", "ready"]


class RandomWriter:
    """Writes random rows, and now and then one that is refused."""

    def __init__(self, setup: Setup, number: int) -> None:
        self.rng = random.Random(f"{setup} {number}")
        pilots = [self.rng.choice([PERSON, PERSON, "random"]) for _ in range(setup.seats)]
        pace = self.rng.choice([None, Pace(20_000, 60_000)])
        self.book = Book(the_game(setup.game), setup.seats, setup.words, pilots, pace, number)
        self.lively = self.rng.choice([0.0, 0.05, 0.3])
        self.accepted: set[str] = set()

    def play(self) -> None:
        match = self.book.match
        while not match.over and match.length < MOST_ROWS:
            if self.rng.random() < self.lively:
                self.interrupt(match)
            elif match.window is not None and not self.rng.randrange(3):
                self.book.open()
            else:
                self.answer_next(match)

    def interrupt(self, match: Match) -> None:
        seat = self.rng.choice(list(match.seats))
        words = self.rng.choice([*TABLE_WORDS, "resign"] if not self.rng.randrange(3) else TABLE_WORDS)
        self.try_row(match, seat, words)

    def answer_next(self, match: Match) -> None:
        """An answer of a seat that is asked; of a bot only when it is due."""
        due = match.bots_due()
        asked = [seat for seat in match.seats if match.is_asked(seat) and (match.pilots[seat] == PERSON or seat in due)]
        closing = [seat for seat in match.seats if match.may_close(seat) and match.pilots[seat] == PERSON]
        if not asked and not closing:
            assert match.window is not None, "nobody is asked, and the game is not over"
            self.book.open()
            return
        seat = self.rng.choice([*asked, *closing])
        if seat in asked:
            self.try_row(match, seat, self.answer(match, seat), ready=not self.rng.randrange(4))
        else:
            self.try_row(match, seat, journal.READY)

    def answer(self, match: Match, seat: int) -> str:
        game, position = match.game, match.position_for(seat)
        if match.phase is None and match.window is None:
            return str(game.words(position, seat, choose_in_a_hurry(game, position, self.rng)[1]))
        return self.rng.choice(self.book.options(seat))

    def try_row(self, match: Match, seat: int, words: str, ready: bool = False) -> None:
        looked_at = match.phase is not None or match.window is not None or not self.rng.randrange(LOOK_EVERY)
        before = everything(match) if looked_at else None
        try:
            self.book.say(seat, words, self.rng.randrange(30_000), ready)
        except ALL_REFUSALS:
            assert before is None or everything(match) == before
            return
        self.accepted.add(words.split(" ")[0])
        if before:
            self.check_secret(match, seat, before)
        assert not match.waiting() or not match.over
        assert match.length == len(self.book.rows)

    def check_secret(self, match: Match, seat: int, before: dict[str, Any]) -> None:
        """Nobody else sees a draft of a sealed phase, or a reaction before it opens."""
        row = self.book.rows[-1]
        drafts = match.phase is not None and match.game.is_sealed(match.state) and before["drafts"]
        if not (drafts or match.window is not None) or row.seat != seat:
            return
        if len(match.lines) != len(before["lines"]):
            return  # it is on the record, so it was public
        public = ("ready", "not-ready", "standing-order")
        kinds = [event["kind"] for event in self.book.events(0)]
        if kinds and kinds[-1] in public and before["seen"][0] != seen(match, 0):
            return
        for viewer in (0, *match.seats):
            if viewer != seat:
                assert seen(match, viewer) == before["seen"][viewer], f"after {row.words} of seat {seat}"


def check_reading_again(writer: RandomWriter) -> None:
    """Read up to some rows and to the end, the match is as it was then."""
    book = writer.book
    lengths = sorted(writer.rng.randrange(1, len(book.rows) + 1) for _ in range(READ_AGAIN))
    match = book.load(1)
    for row in book.rows[1:]:
        if match.length in lengths:
            assert everything(book.load(match.length)) == everything(match)
        match.load(row)
    assert everything(match) == everything(book.match)


def check_record_holds(writer: RandomWriter) -> None:
    match = writer.book.match
    text = writer.book.record()
    script = read_script(text.encode())
    if not match.over:
        assert "seed" not in script.headers
        assert not (match.hidden and any(line.startswith("*") for line in text.splitlines()))
        return
    report = run_script(match.game, script, prove_chance=True)
    assert [(f.number, f.expected, f.found) for f in report.failures] == []
    assert report.checked > 0


@pytest.mark.parametrize("name", game_names())
def test_random_journals(name: str) -> None:
    setups = shuffled_setups(name)
    accepted: set[str] = set()
    over = 0
    for number in range(JOURNALS):
        writer = RandomWriter(setups[number % len(setups)], number)
        writer.play()
        check_reading_again(writer)
        check_record_holds(writer)
        accepted |= writer.accepted
        over += writer.book.match.over
    assert over >= JOURNALS // 6
    assert {"undo", "bot", "person", "late", "resign"} <= accepted
