"""Section 9, score: what a skeleton's race was worth, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from ossuary.games.dia_de_los_muertos.cards import FEASTS
from ossuary.games.dia_de_los_muertos.effects import owns
from ossuary.games.dia_de_los_muertos.state import NOT_IN_GOAL, RUNNING, MuertosState, Skeleton


def points(s: MuertosState, k: Skeleton) -> i64:
    """DM-9.2: points for the rank in the goal and, in the goal or not, for festivities."""
    total: i64 = s.tables.rank_points[k.rank]
    for festivity in range(FEASTS):
        if owns(k, festivity):
            total += s.tables.points[festivity]
    return total


def winners(s: MuertosState) -> list[int]:
    """Most points win, then the one who was in the goal first, then all who are tied (DM-9.2).

    Those who resigned win only if everybody did.
    """
    if s.ending == RUNNING:
        return []
    standing = [k for k in s.skeletons if not s.has_resigned(k.seat)] or s.skeletons
    best = max((int(points(s, k)), -arrival(k)) for k in standing)
    return [int(k.seat) for k in standing if (int(points(s, k)), -arrival(k)) == best]


def arrival(k: Skeleton) -> int:
    """The rank in the goal; skeletons that are not in it come after all ranks."""
    return int(k.rank) if k.rank != NOT_IN_GOAL else 99
