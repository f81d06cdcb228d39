"""Who answers for a seat, and for how long: clocks, bots that stand in, leaving, resigning, the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ossuary.core.notation import read_script
from ossuary.core.scenario import run_script
from ossuary.server.match.clocks import Pace
from ossuary.server.match.pilots import PERSON
from server.test_match import BONES, HOLDERS, RACE, answer, bones, finish, held, kinds, race
from support.server.journals import BEGIN, Book, placed
from support.setups import the_game

PACE = Pace(20_000, 60_000)
SECOND = 1000


def bank(book: Book, seat: int) -> int:
    return book.match.clocks[seat].bank


def timed(seats: int = 2, game: str = BONES, *words: str, **more: Any) -> Book:
    return Book(the_game(game), seats, words, pace=PACE, **more)


# Clocks.


def test_no_clock_runs_at_a_table_without_clocks() -> None:
    book = bones(2)
    book.say(1, book.options(1)[0], after=10**9)
    assert book.match.on_the_clock() == []
    assert [clock.deadline() for clock in book.match.clocks] == [None] * 3


def test_the_bank_is_used_only_after_the_time_for_the_choice() -> None:
    book = timed(2, RACE)
    first = book.match.waiting()[0]
    assert book.match.on_the_clock() == [first]
    assert book.match.clocks[first].deadline() == BEGIN + 80_000
    book.say(first, book.options(first)[0], after=20_000)
    assert bank(book, first) == 60_000
    second = book.match.waiting()[0]
    assert book.match.clocks[second].deadline() == BEGIN + 100_000
    book.say(second, book.options(second)[0], after=25_000)
    assert bank(book, second) == 55_000
    assert bank(book, first) == 60_000


def test_in_a_phase_each_clock_runs_until_its_seat_is_ready() -> None:
    book = timed(2)
    assert book.match.on_the_clock() == [1, 2]
    deadline = BEGIN + 80_000
    book.say(1, book.options(1)[0], after=21_000)
    assert book.match.clocks[1].deadline() == deadline, "a draft is not the end of a choice"
    book.say(1, "undo", after=1_000)
    book.say(1, book.options(1)[0], after=1_000)
    assert book.match.clocks[1].deadline() == book.match.clocks[2].deadline() == deadline
    book.say(1, "ready", after=1_000)
    assert book.match.on_the_clock() == [2]
    assert book.match.clocks[1].deadline() is None
    assert bank(book, 1) == 56_000
    answer(book, 2)
    book.say(2, "ready", after=6_000)
    assert bank(book, 2) == 50_000
    assert bank(book, 1) == 56_000


def test_undo_gives_no_more_time_than_there_was_before() -> None:
    book = timed(2, RACE)
    seat = book.match.waiting()[0]
    book.say(seat, book.options(seat)[0], after=25_000)
    assert bank(book, seat) == 55_000
    book.say(seat, "undo", after=100_000)
    assert book.match.clocks[seat].deadline() == book.now + 55_000, "the time of the other seat is not added"
    book.say(seat, book.options(seat)[0], after=5_000)
    assert bank(book, seat) == 50_000


@pytest.mark.parametrize("words", ["undo", "unready"])
def test_taking_ready_back_gives_no_more_time_than_there_was_before(words: str) -> None:
    book = timed(2)
    book.say(1, book.options(1)[0], after=30_000, ready=True)
    assert bank(book, 1) == 50_000
    book.say(1, words, after=7_000)
    assert book.match.clocks[1].deadline() == book.now + 50_000
    assert book.match.clocks[2].deadline() == BEGIN + 80_000


def test_reactions_do_not_touch_the_clocks() -> None:
    book = placed(RACE, 3, HOLDERS, pace=PACE)
    book.say(1, "move", after=30_000)
    assert book.match.on_the_clock() == []
    book.say(2, "hold", after=100_000)
    book.open()
    book.open()
    assert [bank(book, seat) for seat in (1, 2, 3)] == [50_000, 60_000, 60_000]


def test_at_one_screen_reactions_wait_for_everybody_and_then_for_nothing() -> None:
    book = placed(RACE, 3, HOLDERS)
    book.match.one_screen = True
    book.say(1, "move")
    assert book.match.closes() is None
    book.say(2, "hold", after=10**6)
    assert book.match.closes() is None
    book.say(3, book.options(3)[-1], after=10**6)
    closes = book.match.closes()
    assert closes is not None
    assert closes <= book.now


def test_whoever_acts_is_not_gone_and_a_paused_clock_runs_anew() -> None:
    book = timed(2, RACE)
    first = book.match.waiting()[0]
    book.say(0, "pause", after=90_000)
    assert (book.match.paused, book.match.on_the_clock(), book.match.clocks[first].deadline()) == (True, [], None)
    assert bank(book, first) == 60_000, "what ran out while nobody was there is given back"
    book.say(3 - first, f"bot-for {first}")
    assert book.match.bot_votes == {first: [3 - first]}
    assert book.refused(first, "nonsense")
    book.say(first, book.options(first)[0])
    assert not book.match.bot_votes
    assert not book.match.paused
    assert book.refused(1, "bot-for 1") == book.refused(1, "bot-for 3") == "unknown-words"


def test_bots_have_no_clock() -> None:
    book = timed(2, pilots=[PERSON, "greedy"])
    assert book.match.on_the_clock() == [1]


# Out of time.


def test_a_bot_answers_once_for_a_late_person() -> None:
    book = timed(2, RACE)
    seat = book.match.waiting()[0]
    book.say(seat, "late random", after=80_000)
    assert book.match.pilots[seat] == "random"
    assert book.match.bots_due() == [seat]
    assert book.match.on_the_clock() == []
    words = answer(book, seat)
    assert book.match.pilots[seat] == PERSON
    assert book.match.lines[-3:] == [f"{seat} bot random", f"{seat} {words}", f"{seat} person"]
    told = [event["kind"] for event in book.events(0) if event["kind"] in ("pilot", "out-of-time")]
    assert told == ["out-of-time"], "said once, and nobody has been away"
    assert bank(book, seat) == 0
    assert not book.match.can_undo(seat), "the bot's answer stands"


def test_a_bot_answers_for_a_late_person_until_the_phase_closes() -> None:
    book = timed(3)
    book.say(2, "late random", after=80_000)
    assert book.match.bots_due() == [2], "though others are not ready"
    before = book.seen(1), book.seen(3), book.seen(0)
    answer(book, 2)
    assert (book.seen(1), book.seen(3), book.seen(0)) == before
    assert book.match.pilots[2] == "random"
    finish(book, 1)
    finish(book, 3)
    assert book.match.pilots[2] == PERSON
    assert "2 bot random" in book.match.lines
    assert book.match.lines.index("2 bot random") < book.match.lines.index("2 person")


def test_a_late_person_with_all_drafts_made_is_ready() -> None:
    book = timed(2)
    answer(book, 1)
    finish(book, 2)
    phase = book.match.phase
    book.say(1, "late random", after=80_000)
    assert book.match.phase is not phase
    assert book.match.pilots[1] == PERSON


def test_a_late_person_can_return_before_the_bot_answers() -> None:
    book = timed(2)
    book.say(1, "late random", after=80_000)
    assert book.refused(1, "bot greedy") == "bot-plays"
    book.say(1, "person")
    assert book.match.pilots[1] == PERSON
    assert book.match.bots_due() == []


@pytest.mark.parametrize("game", [BONES, RACE])
def test_a_late_person_who_resigns_does_not_get_the_seat_back(game: str) -> None:
    book = timed(2, game)
    seat = book.match.waiting()[0]
    book.say(seat, "late random", after=80_000)
    book.say(seat, "resign")
    answer(book, seat)
    while book.match.phase and book.match.waiting() == [1, 2]:
        finish(book, 3 - seat)
    assert book.match.pilots[seat] == "random"
    assert book.refused(seat, "person") == "has-resigned"


# Coming and going.


def test_a_bot_plays_for_a_person_who_leaves_until_they_return() -> None:
    book = race(2)
    seat = book.match.waiting()[0]
    book.say(seat, "bot greedy")
    assert book.match.bots_due() == [seat]
    assert book.refused(seat, "bot greedy") == "bot-plays"
    answer(book, seat)
    assert book.match.pilots[seat] == "greedy"
    assert not book.match.can_undo(seat)
    book.say(seat, "person")
    assert book.match.bots_due() == []
    assert book.refused(seat, "person") == "person-plays"
    assert not book.match.can_undo(seat), "a person cannot undo what the bot answered"
    assert [line for line in book.match.lines if line.split(" ")[1] in ("bot", "person")] == [
        f"{seat} bot greedy",
        f"{seat} person",
    ]


def test_a_phase_does_not_wait_for_a_person_who_has_left() -> None:
    book = bones(3)
    finish(book, 1)
    answer(book, 3)
    book.say(3, "bot greedy")
    assert book.match.bots_due() == []
    answer(book, 2)
    phase = book.match.phase
    book.say(2, "ready")
    assert book.match.phase is not phase, "their drafts stay, and nobody has to say ready for them"


def test_a_bot_reacts_for_a_person_who_leaves_meanwhile() -> None:
    book = held()
    book.say(2, "bot greedy")
    assert book.match.bots_due() == [2]
    assert book.match.window
    closes = book.match.window.closes
    book.say(2, "hold")
    assert book.match.window.closes == closes


def test_resigning_is_final() -> None:
    book = bones(2)
    answer(book, 2)
    book.say(2, "resign")
    book.say(2, "bot greedy")
    assert kinds(book, 1)[-2:] == ["resigned", "pilot"]
    assert book.refused(2, "resign") == "has-resigned"
    assert book.refused(2, "person") == "has-resigned"
    book.say(1, book.options(1)[0])
    book.say(1, "undo")
    assert book.match.state.has_resigned(2), "an undo does not bring the seat back"
    finish(book, 1)
    assert book.match.state.has_resigned(2)


# The end.


def test_when_the_game_is_over_nothing_is_asked_and_the_record_is_complete() -> None:
    book = bones(2, seed=3)
    rng = random.Random(3)
    while not book.match.over:
        assert "seed:" not in book.record()
        assert "\n= " not in book.record()
        for seat in (1, 2):
            while book.match.is_asked(seat):
                book.say(seat, rng.choice(book.options(seat)))
            if book.match.may_close(seat):
                book.say(seat, "ready")
    match = book.match
    assert match.waiting() == match.bots_due() == match.on_the_clock() == []
    assert not any(match.is_asked(seat) or match.can_undo(seat) for seat in (1, 2))
    for words in ("undo", "ready", "resign", "bot greedy", "hero b3"):
        assert book.refused(1, words) == "game-over"
    assert kinds(book, 0)[-1] == "ended"
    assert match.lines[-1].startswith("= ")
    report = run_script(the_game(BONES), read_script(book.record().encode()), prove_chance=True)
    assert not report.failures
    assert report.checked > 0
