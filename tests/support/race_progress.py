"""How far a race has come, for tests that want to finish one: random players hardly ever do."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import cache
from itertools import pairwise

from ossuary.core.game import Facts

# The fields of Día de los Muertos, written down once more.
RUNS = [[0, 1, 2, 3, 4], [17, 25, 26, 27, 28, 32]]
PAIRS = "4-5 4-6 5-17 6-7 7-17 7-8 8-9 9-10 10-11 11-12 12-13 13-14 14-15 15-16 16-17"
SPURS = "8-18 18-19 11-20 20-21 14-22 22-23 23-24 9-29 22-30 17-31"
FEAST_FIELDS = {"banquet": 19, "dance": 21, "music": 24}
GOAL = 32
DIGGING = [32, 28, 27, 26, 25, 17]
FAR = 40


def ways() -> dict[int, list[int]]:
    neighbours: dict[int, list[int]] = {field: [] for field in range(GOAL + 1)}
    for run in RUNS:
        for here, there in pairwise(run):
            neighbours[here].append(there)
    for pair in f"{PAIRS} {SPURS}".split():
        here, there = map(int, pair.split("-"))
        neighbours[here].append(there)
        neighbours[there].append(here)
    return neighbours


@cache
def distances(goal: int, blocked: int) -> dict[int, int]:
    """The way from every field to the goal, as signs and gravedigger allow."""
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
    """The gravedigger has to leave, and then everybody has to go in."""
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


PROGRESS: dict[str, Callable[[Facts], int]] = {"dia-de-los-muertos": race}
