"""Very many games, round all modes and on two processes, end without an error."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from ossuary.games import NAMES
from playing import simulate
from setups import counted, every_setup, setup_of_game

PROCESSES = 2
GAMES = counted(400, 100_000)
CHUNK = counted(50, 1000)


def test_all_games_end() -> None:
    """The engine's own playouts; `simulate` fails for a game that does not end."""
    setups = {setup_of_game(number) for number in range(GAMES)}
    assert setups == {setup for name in NAMES for setup in every_setup(name)}, "some mode is not played"
    starts = range(0, GAMES, CHUNK)
    with ProcessPoolExecutor(PROCESSES, get_context("spawn")) as workers:
        answers = list(workers.map(simulate, starts, [CHUNK] * len(starts)))
    assert len(answers) * CHUNK == GAMES
    assert min(answers) > CHUNK
