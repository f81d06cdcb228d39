"""Very many games, round all modes and on two processes, end without an error."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from ossuary.games import game_names
from support.random_games import finish, simulate
from support.setups import counted, every_setup, setup_of_game

pytestmark = pytest.mark.heavy

PROCESSES = 2


def play(many: Callable[[int, int], int], games: int, chunk: int) -> None:
    """`many` plays so many games from the first on, and fails for one that does not end."""
    starts = range(0, games, chunk)
    with ProcessPoolExecutor(PROCESSES, get_context("spawn")) as workers:
        answers = list(workers.map(many, starts, [chunk] * len(starts)))
    assert len(answers) * chunk == games
    assert min(answers) > chunk


def test_all_games_end() -> None:
    """The engine's own playouts."""
    games = counted(400, 100_000)
    setups = {setup_of_game(number) for number in range(games)}
    assert setups == {setup for name in game_names() for setup in every_setup(name)}, "some mode is not played"
    play(simulate, games, counted(50, 1000))


def test_all_games_end_that_are_played_in_a_hurry() -> None:
    """Races are finished then, and not given up as at a standstill."""
    play(finish, counted(40, 4000), counted(10, 100))
