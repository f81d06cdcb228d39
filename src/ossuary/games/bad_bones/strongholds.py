"""Towers, villages and the capital: what falls and burns, what is rebuilt, and who is eliminated."""

from __future__ import annotations

from mypy_extensions import i64

from ossuary.games.bad_bones import events
from ossuary.games.bad_bones.effects import to_bag
from ossuary.games.bad_bones.events import tell
from ossuary.games.bad_bones.space import BIT
from ossuary.games.bad_bones.state import BadBonesState, Board
from ossuary.games.bad_bones.tokens import ARTIFICER, EMPEROR, NICE, model_of


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


def enter_tower(s: BadBonesState, b: Board, t: i64) -> None:
    """BB-5.6: a floor of the tower is removed, and the skeleton with it."""
    chief = s.tables.chief[model_of(t)]
    if chief == NICE:
        if can_rebuild(b.tower, most_floors(s)):
            b.tower += 1
            tell(s, events.REBUILT, b.seat, 0, 0, 0, 0)
    else:
        lost: i64 = min(b.tower, damage_of(s, t))
        b.tower -= lost
        tell(s, events.RAZED, b.seat, lost, s.tables.towers[0], 0, 0)
        if chief == EMPEROR:  # BB-9.7
            b.doomed = 1
    to_bag(s, b, t)


def enter_village(s: BadBonesState, b: Board, t: i64) -> None:
    """BB-5.5: a house burns, and the skeleton goes to the bag."""
    chief = s.tables.chief[model_of(t)]
    if chief == NICE:
        if can_rebuild(b.houses, most_houses(s)):
            b.houses += 1
            tell(s, events.REBUILT, b.seat, 1, 0, 0, 0)
    else:
        lost: i64 = min(b.houses, damage_of(s, t))
        b.houses -= lost
        tell(s, events.BURNT, b.seat, lost, 0, 0, 0)
        if chief == EMPEROR:  # BB-9.7
            b.doomed = 1
    to_bag(s, b, t)


def enter_capital(s: BadBonesState, b: Board, t: i64) -> None:
    """BB-10.3: in coop a skeleton that leaves at the top burns a house of the capital."""
    chief = s.tables.chief[model_of(t)]
    if chief == NICE:  # BB-9.8
        if can_rebuild(s.capital, s.seats):
            s.capital += 1
            tell(s, events.REBUILT, b.seat, 1, 0, 0, 0)
    else:
        lost: i64 = min(s.capital, damage_of(s, t))
        s.capital -= lost
        tell(s, events.BURNT, b.seat, lost, 0, 0, 0)
        if chief == EMPEROR:  # BB-9.8
            b.doomed = 1
    to_bag(s, b, t)


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


def eliminated(b: Board) -> bool:
    """Whether the tower or village of a board is wholly destroyed (BB-6.3), or the emperor got in (BB-9.7)."""
    return b.tower == 0 or b.houses == 0 or b.doomed != 0
