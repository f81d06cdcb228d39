"""A bot knows what its seat knows: the same moment leads to the same answer anywhere."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ossuary.bots import ANCHORS
from ossuary.bots.bot import Budget
from ossuary.bots.characters import STRONGEST
from ossuary.core.chance import Dice
from ossuary.games import game_names
from ossuary.games.bots import make_bot
from support.bad_bones_positions import contests, lucks, many
from support.random_games import choose, play_on
from support.setups import Setup, every_setup, the_game

BONES = the_game("bad-bones")
RACE = the_game("dia-de-los-muertos")
QUICK = (*ANCHORS, "tibia")  # the stronger characters play on from the same moments, which takes longer


def answers(game: Any, moment: list[int], seat: int) -> list[str]:
    """The answers of some levels to a moment, with the same seed."""
    return [make_bot(level, game).choose(moment, seat, Budget(), 5) for level in QUICK]


def answers_at(game: Any, s: Any, seat: int) -> list[str]:
    return answers(game, game.moment(s, seat), seat)


@pytest.mark.parametrize("name", game_names())
@many(25, 500)
@given(luck=lucks, played=st.integers(0, 150))
def test_a_moment_may_travel(name: str, luck: int, played: int) -> None:
    game = the_game(name)
    rng = random.Random(luck)
    s = rng.choice(every_setup(name)).begin()
    for _ in play_on(game, s, rng, played):
        pass
    seats = [seat for seat in game.waiting(s) if seat > 0]
    assume(seats)
    seat = rng.choice(seats)
    moment = game.moment(s, seat)
    before = json.dumps(moment)
    given = answers(game, moment, seat)
    assert answers(game, json.loads(before), seat) == given
    assert json.dumps(moment) == before, "a moment was changed"
    used = make_bot(QUICK[-1], game)
    for _ in range(2):  # a bot that has answered before answers the same
        assert used.choose(moment, seat, Budget(), 5) == given[-1]


@many(40, 800)
@given(setup=contests, luck=lucks, played=st.integers(0, 80), steps=st.integers(1, 6))
def test_what_the_others_do_in_an_open_phase_changes_nothing(setup: Setup, luck: int, played: int, steps: int) -> None:
    rng = random.Random(luck)
    s = setup.begin()
    for _ in play_on(BONES, s, rng, played):
        pass
    while BONES.waiting(s) and len(BONES.waiting(s)) < 2:
        BONES.play(s, *choose(BONES, s, rng))
    assume(len(BONES.waiting(s)) > 1)
    seat = rng.choice(BONES.waiting(s))
    given = answers_at(BONES, s, seat)
    for _ in range(steps):
        others = [other for other in BONES.waiting(s) if other != seat]
        if not others:
            break
        other = rng.choice(others)
        BONES.play(s, other, rng.choice(list(BONES.legal(s, other))))
    assert answers_at(BONES, s, seat) == given


@many(40, 800)
@given(luck=lucks, seats=st.integers(2, 6), played=st.integers(0, 200))
def test_what_the_others_hold_changes_nothing(luck: int, seats: int, played: int) -> None:
    """Any position that fits the moment, with other fronts behind the same backs, gets the same answer."""
    rng = random.Random(luck)
    s = RACE.begin(seats, RACE.read_setup(seats, []))
    for _ in play_on(RACE, s, rng, played):
        pass
    asked = [seat for seat in RACE.waiting(s) if seat > 0]
    assume(asked)
    moment = RACE.moment(s, asked[0])
    other = RACE.imagine(moment, asked[0], Dice(luck))
    assume(RACE.canonical(other) != RACE.canonical(s))
    assert answers_at(RACE, other, asked[0]) == answers(RACE, moment, asked[0])
    strongest = make_bot(STRONGEST, RACE)
    given = [strongest.choose(RACE.moment(one, asked[0]), asked[0], Budget(positions=6), 5) for one in (s, other)]
    assert given[0] == given[1]
