"""Section 9, score: what a skeleton's race was worth, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from ossuary.games.dia_de_los_muertos.cards import FEASTS
from ossuary.games.dia_de_los_muertos.effects import owns
from ossuary.games.dia_de_los_muertos.state import NOT_IN_GOAL, RUNNING, Cemetery, Skeleton


def points(s: Cemetery, k: Skeleton) -> i64:
    """DM-9.2: for the rank in the goal, and for festivities wherever one is."""
    total: i64 = s.tables.rank_points[k.rank]
    for festivity in range(FEASTS):
        if owns(k, festivity):
            total += s.tables.points[festivity]
    return total


def winners(s: Cemetery) -> list[int]:
    """DM-9.2: most points, then who was in the goal first, then together; who resigned is ranked last."""
    if s.ending == RUNNING:
        return []
    standing = [k for k in s.skeletons if not s.has_resigned(k.seat)] or s.skeletons
    best = max((int(points(s, k)), -arrival(k)) for k in standing)
    return [int(k.seat) for k in standing if (int(points(s, k)), -arrival(k)) == best]


def arrival(k: Skeleton) -> int:
    """The rank, and behind all ranks not to be in the goal."""
    return int(k.rank) if k.rank != NOT_IN_GOAL else 99
