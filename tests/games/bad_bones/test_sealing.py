"""BB-2.2: the boards that others see in a sealed phase, and what becomes of them afterwards."""

from __future__ import annotations

from typing import Any

from ossuary.core.chance import Dice
from ossuary.games.bad_bones import phases
from support.setups import the_game

GAME = the_game("bad-bones")


def in_phase(phase: int, number: int = 0) -> Any:
    """A game of three, in its third round, when a phase has opened."""
    s = GAME.begin(3, GAME.read_setup(3, []))
    dice = Dice(1, number)
    while s.round < 3 or s.phase != phase:
        GAME.playout(s, dice, 1)
    return s


def test_boards_that_nobody_else_shows_seal_the_next_phase() -> None:
    s = in_phase(phases.HERO)
    shown = s.shown
    while s.phase == phases.HERO:
        GAME.playout(s, Dice(2), 1)
    assert s.boards[0] is shown[0]
    assert s.shown[0] is not shown[0]


def test_boards_that_a_clone_shows_are_let_be() -> None:
    for number in range(20):
        s = in_phase(phases.HERO, number)
        twin = GAME.clone(s)
        before = twin.dump()
        GAME.playout(s, Dice(2, number), 30)
        assert twin.dump() == before
        s, twin = twin, GAME.clone(twin)
        del s
        GAME.playout(twin, Dice(3, number), 7)
        third = GAME.clone(twin)
        before = twin.dump()
        GAME.playout(third, Dice(4, number), 30)
        assert twin.dump() == before


def test_facts_of_a_shown_board_are_forgotten_with_it() -> None:
    s = in_phase(phases.HERO)
    for phase in (phases.TRAP, phases.SKELETONS, phases.HERO, phases.TRAP):
        while s.phase != phase:
            assert GAME.facts_for(s, 2) == GAME.facts(GAME.known_to(s, 2))
            GAME.playout(s, Dice(5), 1)
