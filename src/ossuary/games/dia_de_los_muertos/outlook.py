"""Who will probably win: by how far the skeletons have come and, once some are home, by the points of the end."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ossuary.bots.search.planner import CERTAIN
from ossuary.games.dia_de_los_muertos.distances import Distances
from ossuary.games.dia_de_los_muertos.evaluate import progress
from ossuary.games.dia_de_los_muertos.scoring import points
from ossuary.games.dia_de_los_muertos.state import NOT_IN_GOAL, MuertosState, Skeleton

LEAD: Final = 60.0  # progress that makes a skeleton e times as likely to win
POINT_LEAD: Final = 1.2  # what a point counts compared with a skeleton that is home: e is once as likely
FIRST_HOME: Final = 0.5  # points: DM-9.2, among equals the one wins who was in the goal first
FARTHEST: Final = 20.0


def chance_to_win(s: MuertosState, distances: Distances, seat: i64) -> i64:
    """The seat's chance, from 0 to CERTAIN, in a game that is not over."""
    own = s.skeleton(seat)
    following = next_rank(s)
    total = 1.0
    for k in s.skeletons:
        if k.seat == seat:
            continue
        if own.rank == NOT_IN_GOAL and k.rank == NOT_IN_GOAL:
            ahead = float(progress(s, distances, k) - progress(s, distances, own)) / LEAD
        else:
            ahead = POINT_LEAD * (points_in_the_end(s, k, following) - points_in_the_end(s, own, following))
        total += exp(max(-FARTHEST, min(FARTHEST, ahead)))
    return int(float(CERTAIN) / total)


def next_rank(s: MuertosState) -> i64:
    """The rank of whoever comes home next."""
    rank: i64 = 1
    for k in s.skeletons:
        if k.rank != NOT_IN_GOAL:
            rank += 1
    return rank


def points_in_the_end(s: MuertosState, k: Skeleton, following: i64) -> float:
    """What a skeleton will have if it is the next to come home; without limbs it won't."""
    if k.rank != NOT_IN_GOAL:
        return float(points(s, k)) + FIRST_HOME / float(k.rank)
    return float(points(s, k) + (s.tables.rank_points[following] if k.limbs() > 0 else 0))
