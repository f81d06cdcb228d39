"""Towers, villages and the capital: what falls and burns, what is rebuilt, and who is eliminated."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ossuary.games.bad_bones import events
from ossuary.games.bad_bones.effects import to_bag
from ossuary.games.bad_bones.events import tell
from ossuary.games.bad_bones.space import BIT
from ossuary.games.bad_bones.state import BadBonesState, Board
from ossuary.games.bad_bones.tokens import ARTIFICER, EMPEROR, NICE, model_of

FLOORS: Final = 0
HOUSES: Final = 1


def most_floors(s: BadBonesState) -> i64:
    """BB-7.1: the floors of a whole tower; a solo player has a smaller one, and a smaller village."""
    return s.tables.solo_floors if s.solo() else s.tables.floors


def most_houses(s: BadBonesState) -> i64:
    """The houses of a whole village."""
    return s.tables.solo_houses if s.solo() else s.tables.houses


def damage_of(s: BadBonesState, t: i64) -> i64:
    """BB-9.2: an artificer destroys two floors or houses, any other skeleton one."""
    return 2 if s.tables.chief[model_of(t)] == ARTIFICER else 1


def can_rebuild(standing: i64, most: i64) -> bool:
    """BB-9.3: a nice chief rebuilds what is damaged, but nothing that has fallen altogether."""
    return 0 < standing < most


def standing_after(s: BadBonesState, b: Board, t: i64, standing: i64, most: i64, what: i64) -> i64:
    """The FLOORS or HOUSES that are left when a skeleton gets in; the skeleton goes to the bag.

    A nice chief rebuilds one; the emperor dooms the board (BB-9.7, in coop BB-9.8).
    """
    chief = s.tables.chief[model_of(t)]
    if chief == NICE:
        if can_rebuild(standing, most):
            standing += 1
            tell(s, events.REBUILT, b.seat, what, 0, 0, 0)
    else:
        lost: i64 = min(standing, damage_of(s, t))
        standing -= lost
        if what == FLOORS:
            tell(s, events.RAZED, b.seat, lost, s.tables.towers[0], 0, 0)
        else:
            tell(s, events.BURNT, b.seat, lost, 0, 0, 0)
        if chief == EMPEROR:
            b.doomed = 1
    to_bag(s, b, t)
    return standing


def enter_tower(s: BadBonesState, b: Board, t: i64) -> None:
    """BB-5.6: a floor of the tower is removed, and the skeleton with it."""
    b.tower = standing_after(s, b, t, b.tower, most_floors(s), FLOORS)


def enter_village(s: BadBonesState, b: Board, t: i64) -> None:
    """BB-5.5: a house burns, and the skeleton goes to the bag."""
    b.houses = standing_after(s, b, t, b.houses, most_houses(s), HOUSES)


def enter_capital(s: BadBonesState, b: Board, t: i64) -> None:
    """BB-10.3: in coop a skeleton that leaves at the top burns a house of the capital."""
    s.capital = standing_after(s, b, t, s.capital, s.seats, HOUSES)


def fell_tower(s: BadBonesState, b: Board, tower: i64, t: i64) -> None:
    """BB-9.8: in coop a tower falls to any skeleton but a nice chief; the emperor loses the game for all."""
    chief = s.tables.chief[model_of(t)]
    if chief != NICE:
        b.towers &= ~BIT[tower]
        tell(s, events.RAZED, b.seat, 1, s.tables.towers[tower], 0, 0)
        if chief == EMPEROR:
            b.doomed = 1
    to_bag(s, b, t)


def tower_stands(s: BadBonesState, b: Board, place: i64) -> bool:
    """BB-10.7: whether a tower is on this space; in coop a ruin is a plain space.

    The competitive tower keeps its space even without floors (BB-5.6).
    """
    tower = s.tables.tower_at[place]
    if tower == 0:
        return False
    return not s.coop or b.towers & BIT[tower - 1] != 0


def standing_towers(s: BadBonesState, b: Board) -> i64:
    """One bit for each space with a tower on it: see tower_stands()."""
    if not s.coop:
        return s.tables.tower_spaces
    spaces: i64 = 0
    for place in s.tables.towers:
        if tower_stands(s, b, place):
            spaces |= BIT[place]
    return spaces


def eliminated(b: Board) -> bool:
    """Whether the tower or village of a board is wholly destroyed (BB-6.3), or the emperor got in (BB-9.7)."""
    return b.tower == 0 or b.houses == 0 or b.doomed != 0
