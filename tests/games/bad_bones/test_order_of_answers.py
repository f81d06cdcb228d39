"""In competitive play a phase ends the same in whatever order its answers come."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from hypothesis import given

from support.bad_bones_positions import contests, lucks, many, placed, positions
from support.random_games import choose
from support.setups import Setup, the_game

GAME = the_game("bad-bones")
MOST_PHASES = 60


class Phase(NamedTuple):
    """What each seat answered in a phase (or chance, alone), and the game when the phase was over."""

    answers: dict[int, list[int]]
    after: str


def play_phase(s: Any, rng: random.Random) -> Phase:
    """Play until the phase that is open has closed; an answer outside of phases is a phase of its own."""
    answers: dict[int, list[int]] = {}
    together = s.open_lanes > 0
    opened = (s.round, s.phase)
    while True:
        seat, action = choose(GAME, s, rng)
        answers.setdefault(seat, []).append(action)
        GAME.play(s, seat, action)
        if not together or s.open_lanes == 0 or (s.round, s.phase) != opened:
            return Phase(answers, GAME.canonical(s))


def replay_phase(s: Any, phase: Phase, rng: random.Random) -> None:
    """The same answers in another order; each seat's own answers keep theirs."""
    turns = [seat for seat, actions in phase.answers.items() for _ in actions]
    rng.shuffle(turns)
    left = {seat: iter(actions) for seat, actions in phase.answers.items()}
    for seat in turns:
        assert seat in GAME.waiting(s)
        GAME.submit(s, seat, next(left[seat])) if seat else GAME.play(s, seat, next(left[seat]))


def check_order(s: Any, luck: int) -> None:
    rng = random.Random(luck)
    others = [GAME.clone(s), GAME.clone(s)]
    for _ in range(MOST_PHASES):
        if not GAME.waiting(s):
            break
        phase = play_phase(s, rng)
        for other in others:
            replay_phase(other, phase, rng)
            assert GAME.canonical(other) == phase.after
    assert {GAME.digest(other) for other in others} == {GAME.digest(s)}


@many(80, 2000)
@given(setup=contests, luck=lucks)
def test_the_order_of_answers_does_not_matter_from_the_start(setup: Setup, luck: int) -> None:
    check_order(setup.begin(), luck)


@many(120, 2000)
@given(position=positions(("versus",)), luck=lucks)
def test_the_order_of_answers_does_not_matter_from_the_middle(position: str, luck: int) -> None:
    check_order(placed(position)[0], luck)
