"""Which games the tests play: every game of the registry, for every number of seats, with every option."""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

import pytest

from ossuary.core.game import Game
from ossuary.core.options import BadOption, Option
from ossuary.games import game_names, make_game

FULL = os.environ.get("OSSUARY_FULL") == "1"
FEW_MODES = 4  # a game without modes is set up so often, each time with other house rules
INTERPRETED = os.environ.get("OSSUARY_INSTALLED") != "1"


def counted(small: int, full: int, interpreted: int | None = None) -> int:
    """How many there are to play: all in `make test-full`, few in `make test`, fewer where the sources are tested."""
    if FULL:
        return full
    return small if interpreted is None or not INTERPRETED else interpreted


def mostly_full(values: Iterable[str], always: Iterable[str]) -> list[Any]:
    """All of these for the full run; without it only some."""
    some = set(always)
    return [value if value in some else pytest.param(value, marks=pytest.mark.full) for value in values]


@cache
def the_game(name: str) -> Game[Any]:
    return make_game(name)


class Setup(NamedTuple):
    game: str
    seats: int
    words: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join((self.game, str(self.seats), *self.words))

    def options(self) -> dict[str, str]:
        return the_game(self.game).read_setup(self.seats, list(self.words))

    def begin(self) -> Any:
        return the_game(self.game).begin(self.seats, self.options())


@cache
def every_setup(name: str) -> list[Setup]:
    """All seats × all named values that fit together; numbers (rounds) and house rules take turns."""
    game = the_game(name)
    rng = random.Random(name)
    setups = []
    house = house_rules(game)
    named = [option for option in game.options if option.values and option.name not in house]
    for seats in range(int(game.min_seats), int(game.max_seats) + 1):
        for values in itertools.product(*(option.values for option in named), range(1 if named else FEW_MODES)):
            chosen = dict(zip((option.name for option in named), values, strict=False))
            chosen |= {option.name: rng.choice(option.values) for option in game.options if option.name in house}
            words = tuple(f"{o.name}={chosen.get(o.name) or some_number(o, rng)}" for o in game.options)
            try:
                game.read_setup(seats, list(words))
            except BadOption:
                continue
            setups.append(Setup(name, seats, words))
    return setups


def house_rules(game: Game[Any]) -> set[str]:
    """The options that are rulings which a table can choose."""
    return {ruling.id for ruling in game.rulings.house} if game.rulings is not None else set()


def some_number(option: Option, rng: random.Random) -> str:
    """The number that games are played with by default, most of the time; a small or a larger one."""
    default = int(option.default)
    return str(rng.choice([default, default, option.lowest, min(3, option.highest), min(default + 3, option.highest)]))


def covering(setups: list[Setup], choices: int) -> list[Setup]:
    """Few of them, in which still every so many choices (seats, options) meet: 2 means that every two do."""
    shuffled = sorted(setups, key=lambda setup: random.Random(str(setup)).random())
    met: set[tuple[str, ...]] = set()
    kept = []
    for setup in shuffled:
        meeting = set(itertools.combinations_with_replacement((f"seats={setup.seats}", *setup.words), choices))
        if not meeting <= met:
            met |= meeting
            kept.append(setup)
    return kept


def setups_of(name: str) -> list[Setup]:
    return every_setup(name) if FULL else covering(every_setup(name), counted(2, 2, interpreted=1))


SETUPS = [setup for name in game_names() for setup in setups_of(name)]


@cache
def shuffled_setups(name: str) -> list[Setup]:
    return sorted(every_setup(name), key=lambda setup: random.Random(f"shuffled {setup}").random())


def setup_of_game(number: int) -> Setup:
    """The games of the registry take turns, and each goes round all its set-ups."""
    setups = shuffled_setups(game_names()[number % len(game_names())])
    return setups[number // len(game_names()) % len(setups)]
