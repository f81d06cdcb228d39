"""Traps on the board: laid, retrieved, triggered, worn; and what saboteurs and treasures do."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from ossuary.games.bad_bones import events, phases
from ossuary.games.bad_bones.effects import remove_at, to_bag
from ossuary.games.bad_bones.events import tell
from ossuary.games.bad_bones.space import BIT, DELTA, NOWHERE, SPACES
from ossuary.games.bad_bones.state import Board, Realm
from ossuary.games.bad_bones.tokens import (
    A_HEARSE,
    BOMB,
    DAMAGED,
    HEARSE,
    KIND,
    LABYRINTH,
    LIES,
    NO_TRAP,
    ONE_OF,
    SABOTAGED,
    SABOTEUR,
    TARGET,
    TO_BAG,
    TREASURE,
    USED,
    WALKING,
    model_of,
    parcel,
    parcel_model,
    place_of,
    target_of,
)


def lay_trap(s: Realm, b: Board, trap: i64, place: i64) -> None:
    """BB-4.2: from the supply to the board, intact."""
    kind = trap & KIND
    if s.coop:
        s.supply -= ONE_OF[kind]
    else:
        b.supply -= ONE_OF[kind]
    b.traps[place] = trap
    if kind == TREASURE:
        b.treasures += 1
    tell(s, events.PLACED, b.seat, trap & LIES, place, 0, 0)


def damage_trap(s: Realm, b: Board, place: i64) -> None:
    """BB-4.4, BB-8.4: a trap that acts the moment it is placed wears at once."""
    tell(s, events.WORN, b.seat, b.traps[place] & LIES, place, b.traps[place] & LIES | DAMAGED, 0)
    b.traps[place] |= DAMAGED


def clear_trap(b: Board, place: i64) -> None:
    if b.traps[place] & KIND == TREASURE:
        b.treasures -= 1
    b.traps[place] = NO_TRAP


def retrieve_trap(s: Realm, b: Board, place: i64) -> None:
    """BB-4.3: whole again in the supply; BB-10.2: in coop it stays in hand until the phase closes."""
    trap = b.traps[place]
    if s.coop:
        s.in_hand += ONE_OF[trap & KIND]
    else:
        b.supply += ONE_OF[trap & KIND]
    clear_trap(b, place)
    tell(s, events.RETRIEVED, b.seat, trap & LIES, place, 0, 0)


def trigger(s: Realm, b: Board, place: i64) -> None:
    """BB-5.8: a trap acts on the walkers; it wears when all have moved. BB-9.6: a saboteur marks it."""
    b.traps[place] |= USED
    tell(s, events.TRIGGERED, b.seat, b.traps[place] & LIES, place, 0, 0)
    if not s.chiefs or s.phase != phases.SKELETONS:  # BB-9.6: landings do not count
        return
    for t in b.skeletons:
        if t & WALKING and s.tables.chief[model_of(t)] == SABOTEUR:
            b.traps[place] |= SABOTAGED
            b.saboteurs |= BIT[model_of(t) - s.tables.first_saboteur]


def wear_traps(s: Realm, b: Board) -> None:
    """BB-5.8, BB-8.9: all have moved (or a landing is over): what was used is damaged or out of the game."""
    if b.treasures > 0:
        steal_treasures(s, b)
    for place in SPACES:
        trap = b.traps[place]
        if trap & (USED | SABOTAGED) == 0:
            continue
        kind = trap & KIND
        if kind == BOMB:  # BB-8.4: a blast area, for saboteurs too
            b.traps[place] = BOMB | DAMAGED
        elif trap & SABOTAGED:
            clear_trap(b, place)
        elif kind == HEARSE:  # BB-8.5
            b.outbox = append(b.outbox, parcel(A_HEARSE, target_of(trap)))
            clear_trap(b, place)
        elif kind == TREASURE or kind == LABYRINTH:
            b.traps[place] = trap & ~USED
        elif trap & DAMAGED:
            clear_trap(b, place)
        else:
            b.traps[place] = trap & ((1 << TARGET) - 1) & ~USED | DAMAGED
        tell(s, events.WORN, b.seat, trap & LIES, place, b.traps[place] & LIES, 0)


def steal_treasures(s: Realm, b: Board) -> None:
    """BB-5.12: a treasure with a skeleton on it is out of the game."""
    for t in b.skeletons:
        place = place_of(t)
        trap = b.traps[place]
        if trap & KIND == TREASURE and place != b.hero:
            clear_trap(b, place)
            tell(s, events.WORN, b.seat, trap & LIES, place, NO_TRAP, 0)


def dismiss_saboteurs(s: Realm, b: Board) -> None:
    """BB-9.6: a saboteur that triggered a trap goes to the bag, from wherever it is."""
    if b.saboteurs == 0:
        return
    for i in range(len(b.outbox)):
        model = parcel_model(b.outbox[i])
        if is_spent_saboteur(s, b, model):
            b.outbox[i] = parcel(model, TO_BAG)
            tell(s, events.SENT, b.seat, model, NOWHERE, TO_BAG, 0)
    for i in range(len(b.skeletons) - 1, -1, -1):
        t = b.skeletons[i]
        if is_spent_saboteur(s, b, model_of(t)):
            remove_at(b, i)
            to_bag(s, b, t)
    b.saboteurs = 0


def is_spent_saboteur(s: Realm, b: Board, model: i64) -> bool:
    if model == A_HEARSE or s.tables.chief[model] != SABOTEUR:
        return False
    return b.saboteurs & BIT[model - s.tables.first_saboteur] != 0


def lured(b: Board, place: i64, facing: i64) -> i64:
    """BB-5.12: the facing of one that ends its move here: towards a treasure next to it, if there is one."""
    if b.treasures > 0:
        for d in range(4):
            if b.traps[place + DELTA[d]] & KIND == TREASURE:
                return d
    return facing
