"""Games that play themselves: seats and chance answer at random, in any order that a simultaneous phase allows."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ossuary.core.chance import Dice
from ossuary.core.game import Game
from ossuary.core.notation import Script, read_script
from ossuary.core.record import Play
from ossuary.core.state import CHANCE, NOBODY
from ossuary.games import NAMES
from setups import SETUPS, counted, every_setup, pairwise, setup_of_game, the_game

ROOT = Path(__file__).parents[1]
SCENARIOS = ROOT / "tests" / "scenarios"
MOST_ANSWERS = 20_000  # no game that is played in earnest takes so many
LENGTH = counted(400, 2000)  # answers after which a game at random is left alone: a race might never find its end

AnyGame = Game[Any]
Answer = tuple[int, int]  # a seat (or chance) and its action


class Group(NamedTuple):
    """Positions to play on from: one set-up's, or those of a chapter's scenarios."""

    name: str
    game: AnyGame
    openings: list[Callable[[], Any]]

    def games(self) -> Iterator[tuple[Any, random.Random]]:
        """A fresh position and the luck it is to be played with, for each opening."""
        for number, opening in enumerate(self.openings):
            yield opening(), random.Random(f"{self.name} {number}")


def scenario_files(name: str) -> list[Path]:
    return sorted((SCENARIOS / name).rglob("*.bones"))


def script_of(path: Path) -> Script:
    return read_script(path.read_bytes())


def opening_of(game: AnyGame, path: Path) -> Callable[[], Any]:
    return lambda: Play(game, script_of(path)).state


def setup_groups(games: int) -> list[Group]:
    return [Group(str(setup), the_game(setup.game), [setup.begin] * games) for setup in SETUPS]


def scenario_groups(name: str) -> list[Group]:
    """By chapter: the number a scenario's name begins with."""
    chapters: dict[str, list[Callable[[], Any]]] = {}
    for path in scenario_files(name):
        chapters.setdefault(path.name[:2], []).append(opening_of(the_game(name), path))
    return [Group(f"{name} scenarios {chapter}", the_game(name), found) for chapter, found in chapters.items()]


GROUPS = [*setup_groups(counted(2, 6)), *(group for name in NAMES for group in scenario_groups(name))]


def choose(game: AnyGame, s: Any, rng: random.Random, by_word: bool = False) -> Answer:
    """Anyone who is asked gives any answer; `by_word`: each kind of answer is as likely, however many there are."""
    seat = rng.choice(game.waiting(s))
    if seat == CHANCE:
        return CHANCE, game.chance_pick(s, rng.randrange(game.chance_total(s)))
    actions = list(game.legal(s, seat))
    if by_word:
        kinds: dict[str, list[int]] = {}
        for action in actions:
            kinds.setdefault(game.words(s, seat, action).split(" ")[0], []).append(action)
        actions = kinds[rng.choice(sorted(kinds))]
    return seat, rng.choice(actions)


def play_on(game: AnyGame, s: Any, rng: random.Random, most: int = LENGTH) -> Iterator[Answer]:
    """Play to the end, or for so many answers; yields each answer when it has been played."""
    by_word = rng.random() < 0.5
    for _ in range(most):
        if game.next_seat(s) == NOBODY:
            return
        seat, action = choose(game, s, rng, by_word)
        game.play(s, seat, action)
        yield seat, action


def seats_of(s: Any) -> range:
    return range(1, int(s.seats) + 1)


@cache
def pool(name: str) -> list[tuple[int, str]]:
    """Answers, packed and in words, that some seat could give at some time in some mode."""
    game = the_game(name)
    found: set[tuple[int, str]] = set()
    for setup in pairwise(every_setup(name)):
        s = setup.begin()
        rng = random.Random(f"pool {setup}")
        for _ in play_on(game, s, rng):
            for seat in game.waiting(s):
                action = rng.choice(list(game.legal(s, seat)))
                found.add((int(action), game.words(s, seat, action)))
    return sorted(found)


