"""Sections 4, 5 and 8, traps on the board: placed, retrieved, triggered and worn; treasures and saboteurs."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from ossuary.games.bad_bones import events, phases
from ossuary.games.bad_bones.effects import remove_at, to_bag
from ossuary.games.bad_bones.events import tell
from ossuary.games.bad_bones.space import BESIDE, BIT, DELTA, NOWHERE, lowest_bit
from ossuary.games.bad_bones.state import BadBonesState, Board
from ossuary.games.bad_bones.tokens import (
    A_HEARSE,
    BLAST_AREA,
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
    is_blast_area,
    model_of,
    parcel,
    parcel_model,
    place_of,
    target_of,
)


def is_bare(trap: i64) -> bool:
    """BB-5.3: whether no trap covers the space, so that its printed arrows work; a blast area covers nothing."""
    return trap == NO_TRAP or is_blast_area(trap)


def put_trap(s: BadBonesState, b: Board, trap: i64, place: i64) -> None:
    """A trap comes from the supply to the board, intact."""
    kind = trap & KIND
    if s.coop:
        s.supply -= ONE_OF[kind]
    else:
        b.supply -= ONE_OF[kind]
    b.lay(place, trap)
    tell(s, events.PLACED, b.seat, trap & LIES, place, 0, 0)


def damage_trap(s: BadBonesState, b: Board, place: i64) -> None:
    """A trap that acts as soon as it is placed is damaged at once."""
    tell(s, events.WORN, b.seat, b.traps[place] & LIES, place, b.traps[place] & LIES | DAMAGED, 0)
    b.lay(place, b.traps[place] | DAMAGED)


def clear_trap(b: Board, place: i64) -> None:
    b.lay(place, NO_TRAP)


def retrieve_trap(s: BadBonesState, b: Board, place: i64) -> None:
    """BB-4.3: a trap goes back to the supply and is intact again."""
    trap = b.traps[place]
    if s.coop:  # BB-10.2: it stays in hand until the phase closes, so nobody places it in this round
        s.in_hand += ONE_OF[trap & KIND]
    else:
        b.supply += ONE_OF[trap & KIND]
    clear_trap(b, place)
    tell(s, events.RETRIEVED, b.seat, trap & LIES, place, 0, 0)


def trigger(s: BadBonesState, b: Board, place: i64) -> None:
    """A trap acts on the walking skeletons; it wears when all have moved."""
    if b.traps[place] & USED == 0:
        b.lay(place, b.traps[place] | USED)
    tell(s, events.TRIGGERED, b.seat, b.traps[place] & LIES, place, 0, 0)
    if not s.chiefs or s.phase != phases.SKELETONS:  # BB-9.6: for a saboteur landings do not count
        return
    for t in b.skeletons:
        if t & WALKING and s.tables.chief[model_of(t)] == SABOTEUR:
            b.lay(place, b.traps[place] | SABOTAGED)
            b.saboteurs |= BIT[model_of(t) - s.tables.first_saboteur]


def wear_traps(s: BadBonesState, b: Board) -> None:
    """BB-5.8: when all have moved, or a landing is over, the traps that were used change."""
    if b.treasured != 0 and (s.phase == phases.SKELETONS or not s.tables.treasure_waits):
        steal_treasures(s, b)
    spaces = b.trapped
    while spaces != 0:
        place = lowest_bit(spaces)
        spaces &= spaces - 1
        trap = b.traps[place]
        if trap & (USED | SABOTAGED) == 0:
            continue
        kind = trap & KIND
        if kind == BOMB:  # BB-8.4: a blast area, also if a saboteur triggered it
            b.lay(place, BLAST_AREA)
        elif trap & SABOTAGED:  # BB-9.6
            clear_trap(b, place)
        elif kind == HEARSE:
            drive_off(b, place)
        elif kind == TREASURE or kind == LABYRINTH:
            b.lay(place, trap & ~USED)
        else:
            wear_face(b, place)
        tell(s, events.WORN, b.seat, trap & LIES, place, b.traps[place] & LIES, 0)


def wear_face(b: Board, place: i64) -> None:
    """BB-8.9: a trap with two faces is damaged by its first use and out of the game by its second."""
    trap = b.traps[place]
    if trap & DAMAGED:
        clear_trap(b, place)
    else:
        b.lay(place, trap & ((1 << TARGET) - 1) & ~USED | DAMAGED)


def drive_off(b: Board, place: i64) -> None:
    """BB-8.5: after the phase a hearse goes to the supply of the opponent it drove to."""
    b.outbox = append(b.outbox, parcel(A_HEARSE, target_of(b.traps[place])))
    clear_trap(b, place)


def steal_treasures(s: BadBonesState, b: Board) -> None:
    """A treasure with a skeleton on it is out of the game once all have moved (BB-5.12)."""
    for t in b.skeletons:
        place = place_of(t)
        trap = b.traps[place]
        if trap & KIND == TREASURE and place != b.hero:
            clear_trap(b, place)
            tell(s, events.WORN, b.seat, trap & LIES, place, NO_TRAP, 0)


def dismiss_saboteurs(s: BadBonesState, b: Board) -> None:
    """BB-9.6: a saboteur that triggered a trap goes to the bag from wherever it is."""
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


def is_spent_saboteur(s: BadBonesState, b: Board, model: i64) -> bool:
    if model == A_HEARSE or s.tables.chief[model] != SABOTEUR:
        return False
    return b.saboteurs & BIT[model - s.tables.first_saboteur] != 0


def lured(b: Board, place: i64, facing: i64) -> i64:
    """BB-5.12: a skeleton that ends its move next to a treasure turns to face it; else it keeps this facing."""
    if b.treasured & BESIDE[place] != 0:
        for d in range(4):
            if b.treasured & BIT[place + DELTA[d]]:
                return d
    return facing
