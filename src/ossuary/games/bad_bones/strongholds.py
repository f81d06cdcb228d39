"""Towers, villages and the capital: what falls and burns, what is rebuilt, and who is eliminated."""

from __future__ import annotations

from mypy_extensions import i64

from ossuary.games.bad_bones import events
from ossuary.games.bad_bones.effects import to_bag
from ossuary.games.bad_bones.events import tell
from ossuary.games.bad_bones.space import BIT
from ossuary.games.bad_bones.state import Board, Realm
from ossuary.games.bad_bones.tokens import ARTIFICER, EMPEROR, NICE, model_of


def damage_of(s: Realm, t: i64) -> i64:
    """BB-9.2: an artificer destroys two."""
    return 2 if s.tables.chief[model_of(t)] == ARTIFICER else 1


def enter_tower(s: Realm, b: Board, t: i64) -> None:
    """BB-5.6: a floor goes, and the skeleton with it."""
    chief = s.tables.chief[model_of(t)]
    if chief == NICE:
        if 0 < b.tower < (s.tables.solo_floors if s.solo() else s.tables.floors):  # BB-9.3
            b.tower += 1
            tell(s, events.REBUILT, b.seat, 0, 0, 0, 0)
    else:
        lost: i64 = min(b.tower, damage_of(s, t))
        b.tower -= lost
        tell(s, events.RAZED, b.seat, lost, s.tables.towers[0], 0, 0)
        if chief == EMPEROR:  # BB-9.7
            b.doomed = 1
    to_bag(s, b, t)


def enter_village(s: Realm, b: Board, t: i64) -> None:
    """BB-5.5: a house burns, and the skeleton goes to the bag."""
    chief = s.tables.chief[model_of(t)]
    if chief == NICE:
        if 0 < b.houses < (s.tables.solo_houses if s.solo() else s.tables.houses):  # BB-9.3
            b.houses += 1
            tell(s, events.REBUILT, b.seat, 1, 0, 0, 0)
    else:
        lost: i64 = min(b.houses, damage_of(s, t))
        b.houses -= lost
        tell(s, events.BURNT, b.seat, lost, 0, 0, 0)
        if chief == EMPEROR:  # BB-9.7
            b.doomed = 1
    to_bag(s, b, t)


def enter_capital(s: Realm, b: Board, t: i64) -> None:
    """BB-10.3: leaving at the top burns a house of the capital; BB-9.8 for the chiefs."""
    chief = s.tables.chief[model_of(t)]
    if chief == NICE:
        if 0 < s.capital < s.seats:
            s.capital += 1
            tell(s, events.REBUILT, b.seat, 1, 0, 0, 0)
    else:
        lost: i64 = min(s.capital, damage_of(s, t))
        s.capital -= lost
        tell(s, events.BURNT, b.seat, lost, 0, 0, 0)
        if chief == EMPEROR:
            b.doomed = 1
    to_bag(s, b, t)


def fell_tower(s: Realm, b: Board, tower: i64, t: i64) -> None:
    """BB-10.4: a standing tower falls and stops this skeleton; BB-9.8: a nice chief leaves it standing."""
    chief = s.tables.chief[model_of(t)]
    if chief != NICE:
        b.towers &= ~BIT[tower]
        tell(s, events.RAZED, b.seat, 1, s.tables.towers[tower], 0, 0)
        if chief == EMPEROR:
            b.doomed = 1
    to_bag(s, b, t)


def tower_stands(s: Realm, b: Board, place: i64) -> bool:
    """Whether a tower is on this space. BB-5.6: the competitive tower's space stays its own without floors too."""
    tower = s.tables.tower_at[place]
    if tower == 0:
        return False
    return not s.coop or b.towers & BIT[tower - 1] != 0


def eliminated(b: Board) -> bool:
    """BB-6.3, BB-9.7: a board whose tower or village is wholly destroyed."""
    return b.tower == 0 or b.houses == 0 or b.doomed != 0
