"""Seeded games of all modes are the same interpreted and compiled, and so is what searching bots think of answers."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ossuary.games import game_names
from ossuary.sources import compiled
from support.game_digests import digests_of
from support.search_answers import weighed_in
from support.setups import counted, every_setup, setup_of_game

SUPPORT = Path(__file__).parent / "support"
PARTS = 4
GAMES = counted(160, 2000)
POSITIONS = counted(24, 300)


def interpreted(script: str, first: int, games: int) -> list[str]:
    """What a script of `support` says in a child process that loads sources only."""
    command = [sys.executable, "-m", "ossuary.sources", str(SUPPORT / script), str(first), str(games)]
    tests = str(SUPPORT.parent)  # where `support` lies
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([tests, os.environ["PYTHONPATH"]])}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    said, *digests = done.stdout.splitlines()
    assert said == "interpreted", "the child process is compiled itself"
    return digests


def skip_interpreted() -> None:
    if not compiled():
        assert os.environ.get("OSSUARY_REQUIRE_COMPILED") != "1", "the engine under test should be compiled"
        pytest.skip("the engine under test is interpreted itself, so there is nothing to compare: make test")


@pytest.mark.parametrize("part", range(PARTS))
def test_interpreted_and_compiled_play_alike(part: int) -> None:
    skip_interpreted()
    each = GAMES // PARTS
    first = part * each
    theirs = interpreted("game_digests.py", first, each)
    assert len(theirs) == each
    for number, line in enumerate(theirs, first):
        assert digests_of(number) == line


@pytest.mark.parametrize("part", range(2))
def test_interpreted_and_compiled_search_alike(part: int) -> None:
    skip_interpreted()
    each = POSITIONS // 2
    theirs = interpreted("search_answers.py", part * each, each)
    assert len(theirs) == each
    assert [weighed_in(number) for number in range(part * each, (part + 1) * each)] == theirs
    assert len(set(theirs)) == each


def test_the_games_are_of_all_modes() -> None:
    played = [setup_of_game(number) for number in range(GAMES)]
    for name in game_names():
        mine = [setup for setup in played if setup.game == name]
        assert {setup.seats for setup in mine} == {setup.seats for setup in every_setup(name)}
        assert {word for setup in mine for word in setup.words} == {w for s in every_setup(name) for w in s.words}
