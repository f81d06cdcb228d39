"""Players in a hurry. At random a race may take millions of answers; these look one answer ahead and want it over."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable
from functools import cache
from typing import Any

from playing import MOST_ANSWERS, AnyGame, Answer, choose

from ossuary.core.game import Facts
from ossuary.core.state import CHANCE

CARELESS = 0.15  # how often they answer at random all the same

# The fields of Día de los Muertos, written down once more.
RUNS = [[0, 1, 2, 3, 4], [17, 25, 26, 27, 28, 32]]
PAIRS = "4-5 4-6 5-17 6-7 7-17 7-8 8-9 9-10 10-11 11-12 12-13 13-14 14-15 15-16 16-17 8-18 18-19 11-20 20-21 14-22 22-23"
SPURS = "23-24 9-29 22-30 17-31"
FEAST_FIELDS = {"banquet": 19, "dance": 21, "music": 24}
GOAL = 32
DIGGING = [32, 28, 27, 26, 25, 17]
FAR = 40


def ways() -> dict[int, list[int]]:
    neighbours: dict[int, list[int]] = {field: [] for field in range(GOAL + 1)}
    for run in RUNS:
        for here, there in zip(run, run[1:], strict=False):
            neighbours[here].append(there)
    for pair in f"{PAIRS} {SPURS}".split():
        here, there = map(int, pair.split("-"))
        neighbours[here].append(there)
        neighbours[there].append(here)
    return neighbours


@cache
def distances(goal: int, blocked: int) -> dict[int, int]:
    """From every field to the goal, as the signs allow and round the gravedigger."""
    into: dict[int, list[int]] = {field: [] for field in range(GOAL + 1)}
    for here, reached in ways().items():
        for there in reached:
            into[there].append(here)
    found = {goal: 0}
    queue = deque([goal])
    while queue:
        there = queue.popleft()
        for here in into[there]:
            if here not in found and here != blocked:
                found[here] = found[there] + 1
                queue.append(here)
    return found


def race(facts: Facts) -> int:
    """How far a race has come: the gravedigger has to leave, and then everybody has to go in."""
    gone = DIGGING.index(facts["gravedigger"]) if facts["gravedigger"] in DIGGING else len(DIGGING)
    left = {FEAST_FIELDS[kind]: kind for kind, number in facts["festivity"].items() if number}
    come = 100 * gone
    for seat in facts["seats"]:
        goals = [field for field, kind in left.items() if kind not in seat["festivities"]]
        if gone == len(DIGGING) or not goals:
            goals = [GOAL]
        come += 5 * (seat["arms"] + seat["legs"])
        come -= min(distances(goal, facts["gravedigger"]).get(seat["at"], FAR) for goal in goals)
        come += 200 if seat["rank"] else 0
    return come


HASTE = ("move", "done")  # where several answers seem as good
PROGRESS: dict[str, Callable[[Facts], int]] = {"dia-de-los-muertos": race}


def choose_in_a_hurry(game: AnyGame, s: Any, rng: random.Random) -> Answer:
    """What brings the game forward most; in a game that ends by itself any answer."""
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


def play_to_the_end(game: AnyGame, s: Any, rng: random.Random) -> int:
    """How many answers it took."""
    for answers in range(MOST_ANSWERS):
        if not game.waiting(s):
            return answers
        game.play(s, *choose_in_a_hurry(game, s, rng))
    raise AssertionError("this game does not end")
