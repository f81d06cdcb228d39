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
from ossuary.core.play import Play, in_edition_of
from ossuary.core.state import CHANCE, NOBODY
from ossuary.games import game_names
from support.race_progress import PROGRESS
from support.setups import SETUPS, counted, covering, every_setup, setup_of_game, the_game

ROOT = Path(__file__).parents[2]
SCENARIOS = ROOT / "tests" / "scenarios"
MOST_ANSWERS = 100_000  # no game takes so many
LENGTH = counted(400, 2000)  # answers after which a game is left alone where each of them is looked at

CARELESS = 0.15  # how often somebody in a hurry answers at random all the same
HASTE = ("move", "done")  # preferred where several answers seem equally good

AnyGame = Game[Any]
Answer = tuple[int, int]  # a seat (or chance) and its action


class Group(NamedTuple):
    """Positions to play on from: of one set-up, or of the scenarios of one chapter."""

    name: str
    game: AnyGame
    openings: list[Callable[[], Any]]

    def games(self) -> Iterator[tuple[Any, random.Random]]:
        """For each opening a new position, and the generator it is to be played with."""
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
    """By edition and chapter, which a scenario's name begins with; some of each in `make test`, all in the full run."""
    chapters: dict[tuple[AnyGame, str], list[Path]] = {}
    for path in scenario_files(name):
        game = in_edition_of(script_of(path), the_game(name))
        chapters.setdefault((game, path.name[:2]), []).append(path)
    groups = []
    for (game, chapter), paths in chapters.items():
        some = random.Random(chapter).sample(paths, min(len(paths), counted(4, len(paths), interpreted=1)))
        groups.append(
            Group(f"{name} scenarios {game.rules_version}-{chapter}", game, [opening_of(game, path) for path in some])
        )
    return groups


GROUPS = [
    *setup_groups(counted(2, 6, interpreted=1)),
    *(group for name in game_names() for group in scenario_groups(name)),
]


def choose(game: AnyGame, s: Any, rng: random.Random) -> Answer:
    """Any answer of any seat that is asked."""
    seat = rng.choice(game.waiting(s))
    if seat == CHANCE:
        return CHANCE, game.chance_pick(s, rng.randrange(game.chance_total(s)))
    return seat, rng.choice(list(game.legal(s, seat)))


def choose_by_word(game: AnyGame, s: Any, rng: random.Random) -> Answer:
    """Any verb is as likely as any other, however many answers have it."""
    seat, action = choose(game, s, rng)
    if seat == CHANCE:
        return seat, action
    kinds: dict[str, list[int]] = {}
    for action in game.legal(s, seat):
        kinds.setdefault(game.words(s, seat, action).split(" ")[0], []).append(action)
    return seat, rng.choice(kinds[rng.choice(sorted(kinds))])


def choose_in_a_hurry(game: AnyGame, s: Any, rng: random.Random) -> Answer:
    """The answer that brings a race forward most; in a game that ends by itself any answer."""
    seat, action = choose(game, s, rng)
    progress = PROGRESS.get(game.name)
    if seat == CHANCE or progress is None or rng.random() < CARELESS:
        return seat, action
    best: list[int] = []
    most = -1_000_000
    for tried in game.legal(s, seat):
        ahead = game.clone(s)
        game.play(ahead, seat, tried)
        come = progress(game.facts(ahead))
        if come > most:
            best, most = [], come
        if come == most:
            best.append(int(tried))
    onwards = [tried for tried in best if game.words(s, seat, tried) in HASTE]
    return seat, rng.choice(onwards or best)


MANNERS = [choose, choose_by_word, choose_in_a_hurry]


def play_to_the_end(game: AnyGame, s: Any, rng: random.Random) -> int:
    """Play in a hurry to the end; returns the number of answers."""
    for answers in range(MOST_ANSWERS):
        if game.next_seat(s) == NOBODY:
            return answers
        game.play(s, *choose_in_a_hurry(game, s, rng))
    raise AssertionError("this game does not end")


def play_on(game: AnyGame, s: Any, rng: random.Random, most: int = LENGTH) -> Iterator[Answer]:
    """Play to the end, or for this number of answers; yields each answer after it has been played."""
    manner = rng.choice(MANNERS)
    for _ in range(most):
        if game.next_seat(s) == NOBODY:
            return
        seat, action = manner(game, s, rng)
        game.play(s, seat, action)
        yield seat, action


def seats_of(s: Any) -> range:
    return range(1, int(s.seats) + 1)


@cache
def pool(name: str) -> list[tuple[int, str]]:
    """Answers, packed and in words, that some seat could give at some time in some mode."""
    game = the_game(name)
    found: set[tuple[int, str]] = set()
    for setup in covering(every_setup(name), 2):
        s = setup.begin()
        rng = random.Random(f"pool {setup}")
        for _ in play_on(game, s, rng, counted(LENGTH, LENGTH, interpreted=100)):
            for seat in game.waiting(s):
                action = rng.choice(list(game.legal(s, seat)))
                found.add((int(action), game.words(s, seat, action)))
    return sorted(found)


def simulate(first: int, games: int) -> int:
    """Play random games of all modes with playout(); returns the number of answers. Runs in worker processes."""
    answers = 0
    for number in range(first, first + games):
        setup = setup_of_game(number)
        game = the_game(setup.game)
        s = setup.begin()
        answers += int(game.playout(s, Dice(number), MOST_ANSWERS))
        if not game.outcome(s).over:
            raise AssertionError(f"game {number} ({setup}) does not end")
    return answers


def finish(first: int, games: int) -> int:
    """The same in a hurry, because random players hardly ever finish a race."""
    answers = 0
    for number in range(first, first + games):
        setup = setup_of_game(number)
        s = setup.begin()
        answers += play_to_the_end(the_game(setup.game), s, random.Random(number))
        if not the_game(setup.game).outcome(s).over:
            raise AssertionError(f"game {number} ({setup}) is not over")
    return answers
