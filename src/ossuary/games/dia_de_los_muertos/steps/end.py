"""DM-9: when the game ends, what it was worth, and who has won."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.games.dia_de_los_muertos.cards import FEASTS
from ossuary.games.dia_de_los_muertos.effects import owns
from ossuary.games.dia_de_los_muertos.events import ENDED, tell
from ossuary.games.dia_de_los_muertos.state import (
    HOMECOMING,
    NOT_IN_GOAL,
    RUNNING,
    SCATTERED,
    STANDSTILL,
    Cemetery,
    Skeleton,
)


def game_is_over(s: Cemetery) -> bool:
    """DM-9.1: no skeleton outside of the goal has a limb left."""
    for k in s.skeletons:
        if k.rank == NOT_IN_GOAL and k.limbs() > 0:
            return False
    return True


def stands_still(s: Cemetery) -> bool:
    """DM-9.3: too many rounds in a row without a festivity card from its field or a skeleton home.

    The booklet lets a player walk up and down for ever; one who is left alone, or plays at random, does.
    """
    return s.round - s.stirred >= s.tables.idle_rounds


def end_game(s: Cemetery) -> None:
    s.ending = STANDSTILL
    if game_is_over(s):
        s.ending = SCATTERED
        for k in s.skeletons:
            if k.rank != NOT_IN_GOAL:
                s.ending = HOMECOMING
    s.frames = vec[i64]()
    tell(s, ENDED, 0, s.ending, 0, 0)


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
