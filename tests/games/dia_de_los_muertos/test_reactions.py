"""All seats that may be asked whether they react (DM-7.2, DM-7.5) are known when the first is asked."""

from __future__ import annotations

import random

from hypothesis import given

from ossuary.core.notation import read_script
from ossuary.core.play import Play
from support.bad_bones_positions import lucks, many
from support.dia_positions import Race, races
from support.random_games import choose, choose_by_word
from support.setups import the_game

GAME = the_game("dia-de-los-muertos")


def check_reactors(s: object, answers: int, rng: random.Random) -> None:
    for _ in range(answers):
        if not GAME.waiting(s):
            return
        if not GAME.reacting(s):
            assert GAME.reactors(s) == []
            GAME.play(s, *choose_by_word(GAME, s, rng))
            continue
        asked = []
        all_let = GAME.clone(s)
        name = GAME.prompt(s, GAME.next_seat(s))["asked"]
        while GAME.reacting(all_let) and GAME.prompt(all_let, GAME.next_seat(all_let))["asked"] == name:
            seat = GAME.next_seat(all_let)
            asked.append(seat)
            GAME.play(all_let, seat, GAME.legal(all_let, seat)[-1])  # the last answer is to let it be
            if name == "dodge":
                break
        assert GAME.reactors(s) == asked
        GAME.play(s, *choose(GAME, s, rng))


@many(100, 1500)
@given(race=races(), luck=lucks)
def test_all_who_may_be_asked_are_named_in_the_order_of_asking(race: Race, luck: int) -> None:
    check_reactors(Play(GAME, read_script(race.text().encode())).state, 40, random.Random(luck))


def test_a_hold_is_offered_to_all_near_and_a_dodge_to_one() -> None:
    text = """game: dia-de-los-muertos
seats: 4
position:
  phase play
  seat 1
    at 4
    hand beat dodge
    laid patch
  seat 2
    at 5
    hand kick
    laid patch
  seat 3
    at 8
    hand kick
    laid patch
  seat 4
    at 6
    hand hold beat
    laid patch
---
"""
    play = Play(GAME, read_script(text.encode()))
    assert GAME.reactors(play.state) == []
    play.answer(1, ["move"])
    assert GAME.reactors(play.state) == [2, 4]
    play.answer(2, ["let"])
    assert GAME.reactors(play.state) == [4]
    play.answer(4, ["hold"])
    assert GAME.reactors(play.state) == [1]
    play.answer(1, ["dodge"])
    assert GAME.reactors(play.state) == []
