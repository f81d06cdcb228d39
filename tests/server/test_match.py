"""A match is derived from its rows: drafts, undo, reactions, who is asked, and what each viewer sees."""

from __future__ import annotations

from typing import Any, cast

import pytest

from ossuary.core.play import AnyGame
from ossuary.core.refusal import Reason, Refused
from ossuary.server.errors import TableError
from ossuary.server.match.pilots import PERSON
from ossuary.server.match.reactions import BOT_SPAN
from ossuary.server.match.seat_view import SeatViews
from ossuary.server.rooms.commands import GiveAnswer, SayReady, Undo
from ossuary.server.rooms.lobby import Lobby
from ossuary.server.storage.rows import read_row, stored_words
from support.server.journals import BEGIN, SPAN, Book, Placed, everything, placed
from support.setups import the_game

BONES = "bad-bones"
RACE = "dia-de-los-muertos"
HOLDERS = """  phase play
  seat 1
    at 10
    hand dodge beat
    laid kick
  seat 2
    at 10
    hand hold beat
    laid patch
  seat 3
    at 10
    hand hold beat
    laid patch
"""


def bones(seats: int = 2, *words: str, **more: Any) -> Book:
    return Book(the_game(BONES), seats, words, **more)


def race(seats: int = 3, **more: Any) -> Book:
    return Book(the_game(RACE), seats, **more)


def held(**more: Any) -> Book:
    """Seat 1 is about to move; 2 and 3 can hold it, and it can dodge."""
    book = placed(RACE, 3, HOLDERS, **more)
    book.say(1, "move")
    return book


def others(book: Book, seat: int) -> list[bytes]:
    return [book.seen(viewer) for viewer in (0, *book.match.seats) if viewer != seat]


def answer(book: Book, seat: int) -> str:
    """Some answer of this seat; its words."""
    words = book.options(seat)[0]
    book.say(seat, words)
    return words


def finish(book: Book, seat: int) -> None:
    """Draft everything a seat has to answer in a phase, and say ready."""
    while book.match.is_asked(seat):
        answer(book, seat)
    book.say(seat, "ready")


def kinds(book: Book, viewer: int) -> list[str]:
    return [event["kind"] for event in book.events(viewer)]


# Sealed phases.


def test_nobody_else_sees_a_draft() -> None:
    book = bones(3)
    before = others(book, 2)
    answer(book, 2)
    assert others(book, 2) == before
    assert book.match.waiting() == [1, 2, 3]
    book.say(2, "undo")
    assert others(book, 2) == before
    answer(book, 2)
    assert others(book, 2) == before
    book.say(2, "ready")
    assert others(book, 2) != before
    assert book.match.waiting() == [1, 3]
    assert [kinds(book, viewer)[-1] for viewer in range(4)] == ["ready"] * 4


def test_a_draft_with_ready_is_the_same_as_ready_after_the_draft() -> None:
    one, other = bones(2), bones(2)
    words = one.options(1)[0]
    one.say(1, words)
    one.say(1, "ready")
    other.say(1, words, ready=True)
    assert [one.seen(viewer) for viewer in range(3)] == [other.seen(viewer) for viewer in range(3)]
    assert one.match.answered == other.match.answered


def test_a_phase_closes_when_all_its_persons_are_ready() -> None:
    book = bones(3)
    for seat in (3, 1):
        finish(book, seat)
        assert book.match.phase
        assert book.match.lines == [line for line in book.match.lines if line.startswith("*")]
    answer(book, 2)
    opened = book.match.phase
    assert opened
    assert book.match.game.waiting(book.match.state) == []
    book.say(2, "ready")
    assert book.match.phase is not opened
    assert [line[:6] for line in book.match.lines[-3:]] == ["3 hero", "1 hero", "2 hero"]


def test_bots_draft_when_all_persons_are_ready() -> None:
    book = bones(3, pilots=[PERSON, "greedy", PERSON])
    assert book.match.bots_due() == []
    finish(book, 1)
    answer(book, 3)
    assert book.match.bots_due() == []
    book.say(3, "ready")
    assert book.match.bots_due() == [2]
    assert book.match.phase
    assert not book.match.can_undo(3)
    assert book.refused(3, "undo") == "phase-closes"
    assert book.refused(3, "unready") == "phase-closes"
    before = others(book, 2)
    words = book.options(2)[0]
    book.say(2, words)
    assert book.match.lines[-1] == f"2 {words}"
    assert others(book, 2) != before


def test_ready_that_comes_a_phase_late_is_stale() -> None:
    """After a lost connection another process may still ask for it, though the phase is over already."""
    book = bones(2)
    finish(book, 1)
    question = book.match.question_id(1)
    finish(book, 2)
    assert book.match.question_id(1) != question
    with pytest.raises(TableError, match="stale-question"):
        SayReady(1, None, question).rows(Lobby(), book.match)
    assert book.refused(1, "ready") == "answer-first"


def test_a_seat_must_answer_before_it_can_be_ready() -> None:
    book = bones(2)
    assert book.refused(1, "ready") == "answer-first"
    finish(book, 1)
    assert book.refused(1, "ready") == "nothing-to-close"
    assert book.refused(1, "hero b3") == "already-ready"
    book.say(1, "unready")
    assert kinds(book, 2)[-2:] == ["ready", "not-ready"]
    assert book.match.waiting() == [1, 2]
    assert book.refused(1, "unready") == "phase-closes"


def test_the_last_draft_is_undone_first_and_asked_again() -> None:
    book = placed(
        BONES,
        2,
        """  phase market
  coins 20
""",
        ("mode=advanced", "play=coop"),
    )
    asked = [book.match.question_id(1)]
    book.say(1, "buy wall")
    asked.append(book.match.question_id(1))
    book.say(1, "buy dragon")
    asked.append(book.match.question_id(1))
    drafted = [draft.words for draft in book.match.phase.drafts] if book.match.phase else []
    assert drafted == ["buy wall", "buy dragon"]
    for left in (["buy wall"], []):
        book.say(1, "undo")
        asked.append(book.match.question_id(1))
        assert book.match.phase
        assert [draft.words for draft in book.match.phase.drafts] == left
    assert len(set(asked)) == len(asked)
    assert book.refused(1, "undo") == "undo-too-late"
    assert book.refused(2, "undo") == "nothing-to-undo"


def test_undoing_a_draft_takes_ready_back() -> None:
    book = bones(2)
    finish(book, 1)
    ready = book.match.question_id(1)
    assert book.match.can_undo(1)
    book.say(1, "undo")
    assert book.match.question_id(1) != ready
    assert book.match.waiting() == [1, 2]
    assert book.match.is_asked(1)
    assert kinds(book, 1)[-2:] == ["undone", "not-ready"]
    assert kinds(book, 2)[-2:] == ["ready", "not-ready"]
    assert not book.match.can_undo(1)


def test_an_undone_draft_leaves_no_trace_when_the_phase_closes() -> None:
    book, plain = bones(2), bones(2)
    first, second = book.options(1)[:2]
    book.say(1, first)
    book.say(1, "undo")
    for one in (book, plain):
        one.say(1, second)
        one.say(1, "ready")
        finish(one, 2)
    assert book.match.lines == plain.match.lines
    assert book.events(2) == plain.events(2)
    assert book.events(0) == plain.events(0)


# Open plans.


def test_in_a_cooperative_game_everybody_sees_drafts() -> None:
    book = bones(2, "play=coop")
    assert book.match.phase
    assert not book.match.game.is_sealed(book.match.state)
    before = book.seen(2), book.seen(0)
    answer(book, 1)
    assert book.seen(2) != before[0]
    assert book.seen(0) != before[1]
    before_undo = len(book.events(2))
    book.say(1, "undo")
    assert kinds(book, 2)[before_undo:] == ["undone"]


class Leaning(Placed):
    """A game in which seat 2 can answer only when seat 1 has answered."""

    def check(self, s: Any, seat: int, action: int) -> None:
        if seat == 2 and self.game.legal(s, 1):
            raise Refused([Reason("BB-2.1", "not-now")])
        self.game.check(s, seat, action)


def test_a_draft_that_another_draft_rests_on_cannot_be_undone() -> None:
    game = the_game(BONES)
    start = bones(2, "play=coop").match.state
    book = Book(cast("AnyGame", Leaning(game, start)), 2, ("play=coop",))
    answer(book, 1)
    answer(book, 2)
    assert book.refused(1, "undo") == "undo-too-late"
    book.say(2, "undo")
    book.say(1, "undo")
    assert book.match.phase
    assert book.match.phase.drafts == []


# Answers one after the other.


def test_an_answer_can_be_undone_until_another_seat_acts() -> None:
    book = race(3)
    first, second, third = book.match.game.facts(book.match.state)["order"]
    before = book.match.game.digest(book.match.state)
    question, asked_next = book.match.question_id(first), book.match.question_id(second)
    words = answer(book, first)
    assert book.match.can_undo(first)
    assert not book.match.can_undo(second)
    book.say(first, "undo")
    assert book.match.lines[-2:] == [f"{first} {words}", f"{first} undo"]
    assert kinds(book, 0)[-1] == "undone"
    assert book.match.game.digest(book.match.state) == before
    assert book.match.waiting() == [first]
    assert book.match.question_id(first) not in (question, "")
    answer(book, first)
    assert book.match.question_id(second) != asked_next, "the question from before the undo is void"
    answer(book, second)
    assert not book.match.can_undo(first)
    assert book.refused(first, "undo") == "undo-too-late"
    assert book.refused(third, "undo") == "nothing-to-undo"
    book.say(second, "undo")
    assert not book.match.can_undo(first)


def test_several_answers_in_a_row_are_undone_one_by_one() -> None:
    book = placed(
        RACE,
        2,
        """  phase play
  seat 1
    at 2
    hand beat beat
    laid kick
  seat 2
    at 20
    hand beat follow
    laid patch
""",
    )
    game = book.match.game
    passed = []
    for words in ("move", "step 3"):
        passed.append(game.digest(book.match.state))
        book.say(1, words)
    for digest in reversed(passed):
        assert book.match.can_undo(1)
        book.say(1, "undo")
        assert game.digest(book.match.state) == digest
    assert not book.match.can_undo(1)
    assert book.match.lines[-4:] == ["1 move", "1 step 3", "1 undo", "1 undo"]


def test_a_chain_is_several_answers_and_one_undo() -> None:
    book = placed(
        RACE,
        2,
        """  phase play
  seat 1
    at 8
    hand beat beat
    laid patch
  seat 2
    at 20
    hand beat follow
    laid patch
""",
    )
    book.say(1, "move")
    before = book.match.game.digest(book.match.state)
    question = book.match.question_id(1)
    chain = GiveAnswer(1, question, "step 9", False, ["step 10"])
    assert chain.words in book.options(1)
    assert ["step 9", "step 10"] in SeatViews(book.match).chains(1)
    assert not SeatViews(book.match).chains(2)
    with pytest.raises(TableError, match="unknown-words"):
        book.perform(GiveAnswer(1, question, "step 9", False, ["step 12"]))
    book.perform(chain)
    assert book.match.lines[-2:] == ["1 step 9", "1 step 10"]
    book.perform(chain)
    assert book.match.lines[-2:] == ["1 step 9", "1 step 10"], "it was sent again"
    length = len(book.rows)
    restored = [read_row(r.number, r.seat, stored_words(r), r.at, r.digest) for r in book.rows]
    assert restored == book.rows
    assert everything(book.load(length)) == everything(book.match)
    book.perform(Undo(1))
    assert book.match.game.digest(book.match.state) == before
    assert book.match.lines[-2:] == ["1 undo", "1 undo"]
    book.perform(Undo(1))
    assert book.match.lines[-1:] == ["1 undo"], "the decision to move was an answer of its own"
    assert not book.match.can_undo(1)


def test_an_answer_is_final_after_chance_or_a_reveal() -> None:
    book = placed(
        RACE,
        2,
        """  phase play
  seat 1
    at 5
    hand beat beat
    laid kick
  seat 2
    at 5
    hand beat follow
    laid patch
""",
    )
    book.say(1, "act")
    assert "acts" in kinds(book, 0)
    assert not book.match.can_undo(1)
    assert book.refused(1, "undo") == "undo-too-late"


def test_an_answer_that_opens_a_sealed_phase_is_final() -> None:
    """Otherwise the undo flag would show when another seat drafts."""
    book = bones(2, "mode=advanced")
    while book.match.phase is None:
        mover = book.match.waiting()[0]
        book.say(mover, "done")
    assert not book.match.can_undo(mover)
    before = book.seen(mover)
    answer(book, 3 - mover)
    assert book.seen(mover) == before


# Reactions.


def test_all_reactors_are_asked_at_once_and_their_answers_are_sealed() -> None:
    book = held()
    window = book.match.window
    assert window
    assert window.reactors == [2, 3]
    assert window.closes == BEGIN + SPAN
    assert book.match.waiting() == [2, 3]
    assert book.options(2) == book.options(3) == ["hold", "let"]
    assert not book.match.can_undo(1)
    for seat, words in ((3, "let"), (2, "hold")):
        before = others(book, seat)
        book.say(seat, words)
        assert others(book, seat) == before
        assert not book.match.is_asked(seat)
    assert book.match.window is window, "it stays open to the end of its time, whoever has answered"
    assert book.match.lines[-1] == "1 move"
    book.open()
    assert "2 hold" in book.match.lines


def test_a_reaction_can_be_undone() -> None:
    book = held()
    question = book.match.question_id(2)
    before = others(book, 2)
    book.say(2, "hold")
    assert book.match.can_undo(2)
    book.say(2, "undo")
    assert others(book, 2) == before
    assert book.match.question_id(2) != question
    book.say(2, "let")
    book.open()
    assert "2 let" in book.match.lines
    assert not any(line.endswith("undo") for line in book.match.lines)


def test_a_seat_that_is_not_asked_cannot_react() -> None:
    book = held()
    lines = list(book.match.lines)
    book.refused(1, "let")
    book.say(2, "let")
    book.refused(2, "let")
    assert book.match.lines == lines
    assert book.refused(1, "ready") == "nothing-to-close"


def test_a_seat_that_says_nothing_lets_it_be() -> None:
    book = held()
    asked = book.match.question_id(2), book.match.question_id(3)
    book.open()
    assert book.match.lines[-2:] == ["2 let", "3 let"]
    assert book.match.question_id(2) != asked[0]
    assert book.match.question_id(3) != asked[1]
    assert book.match.window is None


def test_a_later_reaction_stays_queued_while_the_mover_dodges() -> None:
    book = held()
    book.say(3, "hold")
    book.say(2, "hold")
    book.open()
    window = book.match.window
    assert window
    assert window.reactors == [1], "directly after a hold the mover's dodge"
    assert book.match.lines[-1] == "2 hold"
    assert window.closes == book.now + SPAN
    book.say(1, "dodge")
    book.open()
    assert book.match.lines[-2:] == ["1 dodge", "3 hold"]
    assert book.match.queued == {}


def test_reactions_that_are_no_longer_asked_for_are_dropped() -> None:
    """A mover of one field who is held stays where they are: nobody else is asked."""
    book = placed(RACE, 3, HOLDERS.replace("laid kick", "laid throw1"))
    book.say(1, "move")
    for seat in (2, 3):
        book.say(seat, "hold")
    while book.match.window:
        book.open()
    assert book.match.lines[:3] == ["1 move", "2 hold", "1 let"]
    assert "3 hold" not in book.match.lines
    assert book.match.queued == {}


def test_a_standing_order_lasts_for_the_round_and_everybody_knows_it() -> None:
    book = placed(RACE, 3, HOLDERS)
    book.say(2, "let-round")
    assert kinds(book, 0)[-1] == "standing-order"
    book.say(1, "move")
    assert book.match.window
    assert book.match.window.closes == BEGIN + SPAN
    assert not book.match.is_asked(2)
    assert book.match.is_asked(3)
    book.open()
    assert "2 let" in book.match.lines


@pytest.mark.parametrize("orders", [[2, 3], []])
def test_reactions_open_quickly_where_no_person_is_asked(orders: list[int]) -> None:
    book = placed(RACE, 3, HOLDERS, pilots=[PERSON, *([PERSON, PERSON] if orders else ["random", "greedy"])])
    for seat in orders:
        book.say(seat, "let-round")
    book.say(1, "move")
    assert book.match.window
    assert book.match.window.closes == BEGIN + BOT_SPAN
    assert book.match.bots_due() == ([] if orders else [2, 3])


def test_a_standing_order_ends_with_the_round() -> None:
    book = race(2)
    book.say(1, "let-round")
    number = book.match.round
    while book.match.round == number:
        if book.match.window:
            book.open()
        else:
            answer(book, book.match.waiting()[0])
        assert bool(book.match.standing_orders) == (book.match.round == number)
