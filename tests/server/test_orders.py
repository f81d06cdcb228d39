"""What the table answers for a person: needless answers and standing orders, without a word of it to anybody else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ossuary.core.notation import read_script
from ossuary.core.play import Play
from ossuary.core.replay import ScriptReplay
from ossuary.server.match.pilots import PERSON
from ossuary.server.match.reactions import BOT_SPAN
from support.server.journals import SPAN, Book, everything, placed, seen
from support.server.serving import Server
from support.server.visitors import Visitor, good, problem, seat_path, table_of_two
from support.setups import the_game

RACE = "dia-de-los-muertos"
ALONE = [PERSON, "greedy", "greedy"]

CLOSE_TOGETHER = """  phase play
  seat 1
    at 10
    hand {mine}
    laid {laid}
  seat 2
    at 11
    hand {theirs}
    laid patch
  seat 3
    at 11
    hand hustle beat
    laid patch
"""


def close_together(mine: str = "dodge beat", laid: str = "kick", theirs: str = "hold beat", **more: Any) -> Book:
    """Seat 1 is about to play; the backs in the hands of 2 and 3 are those of a hold."""
    position = CLOSE_TOGETHER.format(mine=mine, laid=laid, theirs=theirs)
    return placed(RACE, 3, position.replace("    hand \n", ""), **{"gives": True, **more})


def test_a_reaction_card_is_moved_with_unasked_where_nobody_else_would_notice() -> None:
    alone = close_together(laid="dodge", pilots=ALONE)
    assert alone.match.lines == ["1 move"]
    assert alone.rows[-1].given
    together = close_together(laid="dodge")
    assert together.match.lines == []
    assert together.options(1) == ["move"], "an answer at once would show that the card has one use"


@pytest.mark.parametrize(("laid", "line"), [("kick", "1 act"), ("dodge", "1 move")])
def test_a_lone_card_is_played_unasked_since_everybody_sees_what_it_can_be(laid: str, line: str) -> None:
    book = close_together(mine="", laid=laid)
    assert book.match.lines[0] == line


def test_undo_takes_back_all_that_followed_by_itself() -> None:
    position = "  phase lay\n  seat 1\n    at 9\n    hand dodge beat\n  seat 2\n    at 32\n    rank 1\n"
    book = placed(RACE, 2, position, pilots=[PERSON, "greedy"], gives=True)
    assert book.match.waiting() == [1]
    book.say(1, "lay dodge")
    assert book.match.lines == ["1 lay dodge", "1 move"]
    assert book.match.can_undo(1)
    book.say(1, "undo")
    assert book.match.lines[2:] == ["1 undo", "1 undo"]
    assert book.options(1) == ["lay dodge", "lay beat"]
    book.say(1, "lay beat")
    text = f"game: {RACE}\nseats: 2\nposition:\n{position}---\n" + "\n".join(book.match.lines) + "\n"
    replay = ScriptReplay(Play(the_game(RACE), read_script(text.encode())))
    replay.run()
    assert replay.play.state.dump() == book.match.state.dump()


def test_against_bots_alone_nobody_is_asked_to_react_without_the_card() -> None:
    book = close_together(theirs="hustle beat", pilots=["greedy", PERSON, "greedy"])
    book.say(1, "move")
    window = book.match.window
    assert window
    assert not book.match.is_asked(2)
    assert window.closes == book.now + BOT_SPAN
    with_card = close_together(pilots=["greedy", PERSON, "greedy"])
    with_card.say(1, "move")
    assert with_card.match.is_asked(2)
    assert with_card.match.closes() == with_card.now + SPAN
    with_card.say(2, "let", after=1000)
    assert with_card.match.closes() == with_card.now + BOT_SPAN, "nobody else has to be waited for"


def test_with_others_all_are_asked_alike() -> None:
    for theirs in ("hold beat", "hustle beat"):
        book = close_together(theirs=theirs)
        book.say(1, "move")
        assert book.match.is_asked(2)
        assert book.match.closes() == book.now + SPAN


@pytest.mark.parametrize("theirs", ["hold beat", "hustle beat"])
@pytest.mark.parametrize("order", ["order hold let game", ""])
def test_nobody_else_can_tell_an_order_or_its_card(theirs: str, order: str) -> None:
    """Whatever seat 2 holds and has ordered, the others see the same at the same times until all reactions open."""
    book, plain = close_together(theirs=theirs), close_together(theirs="hold beat")
    told = book.match.public_at
    if order:
        book.say(2, order, after=700)
        plain.now = book.now
    assert book.match.public_at == told
    for each in (book, plain):
        each.say(1, "move")
    assert [seen(book.match, viewer) for viewer in (0, 1, 3)] == [seen(plain.match, viewer) for viewer in (0, 1, 3)]
    assert book.match.closes() == plain.match.closes() == book.now + SPAN
    assert book.match.is_asked(2) == (not order)
    book.open()
    assert "2 let" in book.match.lines


def test_a_dodge_is_ordered_for_whenever_one_can() -> None:
    book = close_together(theirs="hold beat")
    book.say(1, "order dodge dodge game")
    book.say(2, "order hold let round")
    assert json.loads(seen(book.match, 1))["orders"] == {"dodge": {"words": "dodge", "span": "game"}}
    assert [json.loads(seen(book.match, viewer)).get("orders") for viewer in (0, 3)] == [None, {}]
    book.say(2, "order hold ask")
    book.say(1, "move")
    book.say(2, "hold")
    book.open()
    window = book.match.window
    assert window
    assert window.reactors == [1]
    assert not book.match.is_asked(1)
    assert book.match.closes() == book.now + SPAN
    book.open()
    assert book.match.lines[:3] == ["1 move", "2 hold", "1 dodge"]


def test_an_order_that_cannot_be_carried_out_lets_be() -> None:
    book = close_together(mine="follow beat")
    book.say(1, "order dodge dodge game")
    book.say(1, "move")
    book.say(2, "hold")
    book.open()
    if book.match.window:
        book.open()
    assert "1 dodge" not in book.match.lines


def test_orders_are_kept_in_the_journal_and_end_with_their_span() -> None:
    book = Book(the_game(RACE), 2, gives=True)
    book.say(1, "order swap done round")
    book.say(2, "order swap done game")
    number = book.match.round
    while book.match.round == number:
        if book.match.window:
            book.open()
        else:
            seat = book.match.waiting()[0]
            assert "done" not in book.options(seat), "an exchange was asked about"
            book.say(seat, book.options(seat)[0])
    assert [line for line in book.match.lines if line.endswith(" done")][-2:]
    assert [dict(orders) for orders in book.match.orders.by_seat[1:]] == [{}, {"swap": ("done", "game")}]
    assert everything(book.load(len(book.rows))) == everything(book.match)
    assert "order" not in book.record()


def test_a_question_asked_already_is_answered_by_an_order() -> None:
    hands = "  seat 1\n    at 3\n    hand dodge beat kick\n  seat 2\n    at 5\n    hand kick beat\n"
    book = placed(RACE, 2, f"  phase swap\n{hands}", gives=True)
    assert book.match.waiting() == [1]
    book.say(1, "order swap done game")
    assert book.match.lines == ["1 done"]
    assert book.match.waiting() == [2]


@pytest.mark.parametrize(
    "words", ["order lay kick game", "order swap swap game", "order hold let never", "order", "order x ask"]
)
def test_an_order_that_no_game_knows_is_refused(words: str) -> None:
    assert close_together().refused(1, words) == "unknown-words"


HANDS = "  phase swap\n  seat 1\n    at 3\n    hand kick beat\n  seat 2\n    at 5\n    hand kick beat\n"


def test_an_order_given_at_one_process_is_followed_at_another(pair: tuple[Server, Server]) -> None:
    start = f"game: {RACE}\nrules: 2\nseats: 2\nposition:\n{HANDS}---\n"
    table, ana, ben = table_of_two(pair[0], game=RACE, start=start)
    path = f"{seat_path(table, 2)}/orders"
    good(ben.post(path, json={"question": "swap", "words": "done", "span": "game"}), 204)
    good(ben.post(path, json={"question": "swap", "words": "done"}), 204)
    problem(ana.post(path, json={"question": "swap", "words": "done"}), 403, "not-your-seat")
    problem(ben.post(path, json={"question": "lay", "words": "lay kick"}), 409, "unknown-words")
    assert ben.look(table, 2)["orders"] == {"swap": {"words": "done", "span": "game"}}
    elsewhere = Visitor(pair[1])
    elsewhere.cookies.set("ossuary", ana.token, domain="127.0.0.1")
    assert "orders" not in elsewhere.look(table, 1)
    view = good(elsewhere.answer(table, 1, elsewhere.look(table, 1), "done"))
    assert view["view"]["phase"] == "lay", "seat 2 was asked all the same"
    assert elsewhere.get(f"/api/tables/{table['id']}/record").text.count(" done\n") == 2
