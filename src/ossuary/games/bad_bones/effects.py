"""Changes to tokens, each made in one place: where they go, which are killed, who leads a unit, what supplies hold."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ossuary.games.bad_bones import events
from ossuary.games.bad_bones.events import tell
from ossuary.games.bad_bones.state import NO_HERO, NOTHING, BadBonesState, Board
from ossuary.games.bad_bones.tokens import (
    A_HEARSE,
    EMPEROR,
    HEARSE,
    NO_WEAPON,
    ONE_OF,
    OUT_OF_GAME,
    SPECTRAL,
    TO_BAG,
    WALKING,
    facing_of,
    model_of,
    moved_to,
    parcel,
    parcel_model,
    parcel_seat,
    place_of,
    unit_of,
    with_unit,
)


def send_off(s: BadBonesState, b: Board, t: i64, seat: i64) -> None:
    """A skeleton leaves the board for a cemetery, the bag or the box; it gets there when the phase closes."""
    b.outbox = append(b.outbox, parcel(model_of(t), seat))
    tell(s, events.SENT, b.seat, model_of(t), place_of(t), seat, 0)


def to_bag(s: BadBonesState, b: Board, t: i64) -> None:
    """BB-9.5: a skeleton that a trap, tower or village eliminates goes to the bag, a spectral to the own cemetery."""
    send_off(s, b, t, b.seat if s.tables.chief[model_of(t)] == SPECTRAL else TO_BAG)


def kill(s: BadBonesState, b: Board, t: i64, place: i64, by_hero: i64) -> None:
    """A skeleton is killed on a space by the hero (`by_hero` is BY_HERO) or by the effect of a weapon (0)."""
    tell(s, events.KILLED, b.seat, model_of(t), place_of(t), place, 0)
    chief = s.tables.chief[model_of(t)]
    if chief == EMPEROR:  # BB-9.7
        send_off(s, b, moved_to(t, place, facing_of(t)), OUT_OF_GAME)
        lose_hero(s, b)
    elif chief == SPECTRAL:  # BB-9.5
        send_off(s, b, moved_to(t, place, facing_of(t)), b.seat)
    else:
        b.outbox = append(b.outbox, parcel(model_of(t), TO_BAG) | by_hero)
    if by_hero != 0:
        b.kills += 1


def move_hero(s: BadBonesState, b: Board, place: i64, by_hero: i64) -> None:
    """BB-3.2: the hero goes to a space and kills all skeletons on it."""
    b.hero = place
    tell(s, events.HERO_MOVED, b.seat, place, 0, 0, 0)
    for t in remove_on(b, place):
        kill(s, b, t, place, by_hero)
        leave_unit(s, b, t)


def lose_hero(s: BadBonesState, b: Board) -> None:
    """BB-9.7: with the emperor the hero is out of the game, and so is the weapon (BB-8.10)."""
    b.hero = NO_HERO
    b.weapon = NO_WEAPON
    tell(s, events.HERO_FELL, b.seat, 0, 0, 0, 0)


def deliver(s: BadBonesState) -> None:
    """A phase has closed: what left the boards arrives where it was sent, in seat order."""
    for b in s.boards:
        if len(b.outbox) == 0:
            continue
        for p in b.outbox:
            seat = parcel_seat(p)
            if parcel_model(p) == A_HEARSE:
                add_to_supply(s, s.board(seat), HEARSE)
            elif seat == TO_BAG:
                s.bag[parcel_model(p)] += 1
                s.bag_size += 1
            elif seat == OUT_OF_GAME:
                s.gone += 1
            else:
                other = s.board(seat)
                other.cemetery = append(other.cemetery, parcel_model(p))
        b.outbox = NOTHING


def take_from_bag(s: BadBonesState, model: i64) -> None:
    s.bag[model] -= 1
    s.bag_size -= 1


def take_walker(b: Board) -> i64:
    """Take the oldest walking skeleton off the board."""
    for i in range(len(b.skeletons)):
        t = b.skeletons[i]
        if t & WALKING:
            remove_at(b, i)
            b.walking -= 1
            return t ^ WALKING
    raise ValueError("nobody walks")


def remove_on(b: Board, place: i64) -> vec[i64]:
    """Take every skeleton of a space off the board, oldest first."""
    met = False
    for t in b.skeletons:
        if place_of(t) == place:
            met = True
    if not met:
        return NOTHING
    taken = NOTHING
    kept = vec[i64](capacity=len(b.skeletons))
    for t in b.skeletons:
        if place_of(t) == place:
            taken = append(taken, t)
        else:
            kept = append(kept, t)
    b.skeletons = kept
    return taken


def remove_at(b: Board, i: i64) -> None:
    """Take the i-th skeleton off the board."""
    b.skeletons, _taken = pop(b.skeletons, i)


def move_last(b: Board, i: i64, t: i64) -> None:
    """The i-th skeleton becomes `t`, and moves to the end of the list: it is now the youngest."""
    remove_at(b, i)
    b.skeletons = append(b.skeletons, t)


def leave_unit(s: BadBonesState, b: Board, t: i64) -> None:
    """A unit whose leader is gone dissolves (BB-9.4)."""
    unit = unit_of(t)
    if unit == 0 or model_of(t) != s.tables.first_instructor + unit - 1:
        return
    for i in range(len(b.skeletons)):
        if unit_of(b.skeletons[i]) == unit:
            b.skeletons[i] = with_unit(b.skeletons[i], 0)


def supply_of(s: BadBonesState, b: Board) -> i64:
    """BB-10.2: the supply a seat places traps from; in coop all seats share one."""
    return s.supply if s.coop else b.supply


def add_to_supply(s: BadBonesState, b: Board, kind: i64) -> None:
    if s.coop:
        s.supply += ONE_OF[kind]
    else:
        b.supply += ONE_OF[kind]


def turn_skeleton(s: BadBonesState, b: Board, i: i64, facing: i64) -> None:
    t = b.skeletons[i]
    if facing_of(t) != facing:
        b.skeletons[i] = moved_to(t, place_of(t), facing)
        tell(s, events.TURNED_TO, b.seat, model_of(t), place_of(t), facing, 0)
