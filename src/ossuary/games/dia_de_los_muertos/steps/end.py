"""Section 9: when the game ends."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.games.dia_de_los_muertos import events
from ossuary.games.dia_de_los_muertos.events import tell
from ossuary.games.dia_de_los_muertos.state import (
    HOMECOMING,
    NOT_IN_GOAL,
    SCATTERED,
    STANDSTILL,
    MuertosState,
)


def game_is_over(s: MuertosState) -> bool:
    """DM-9.1: whether no skeleton outside the goal has a limb left."""
    for k in s.skeletons:
        if k.rank == NOT_IN_GOAL and k.limbs() > 0:
            return False
    return True


def stands_still(s: MuertosState) -> bool:
    """DM-9.3: whether too many rounds have passed without a festivity card taken or a skeleton come home.

    The booklet lets a player walk up and down for ever, and one who plays at random does.
    """
    return s.round - s.last_progress >= s.tables.idle_rounds


def end_game(s: MuertosState) -> None:
    s.ending = STANDSTILL
    if game_is_over(s):
        s.ending = SCATTERED
        for k in s.skeletons:
            if k.rank != NOT_IN_GOAL:
                s.ending = HOMECOMING
    s.frames = vec[i64]()
    tell(s, events.ENDED, 0, s.ending, 0, 0)
