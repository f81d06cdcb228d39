"""Section 4: the trap phase, and what a trap does as soon as it is placed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.core.refusal import Reason
from ossuary.core.step import Step
from ossuary.games.bad_bones import phases, steps, verbs
from ossuary.games.bad_bones.actions import act, first_of, second_of, third_of, verb_of
from ossuary.games.bad_bones.effects import leave_unit, remove_on, supply_of, to_bag, turn_skeleton
from ossuary.games.bad_bones.refusals import Question
from ossuary.games.bad_bones.space import (
    BIT,
    CLEARING,
    DELTA,
    EVERY_SPACE,
    OPPOSITE,
    SPACE_NAMES,
    SPACES,
    TERRAIN,
    count_spaces,
    nth_space,
)
from ossuary.games.bad_bones.state import BadBonesState, Board
from ossuary.games.bad_bones.steps.round import open_phase
from ossuary.games.bad_bones.steps.weapon import crowd
from ossuary.games.bad_bones.strongholds import standing_towers
from ossuary.games.bad_bones.tokens import (
    A_HEARSE,
    BOMB,
    DRAGON,
    HEARSE,
    LABYRINTH,
    NO_TRAP,
    REPELLED,
    SPRING,
    TRAPS,
    TREASURE,
    TURNED,
    WALKING,
    WALL,
    facing_of,
    held,
    parcel_model,
    place_of,
    unit_of,
    with_colour,
)
from ossuary.games.bad_bones.traps import damage_trap, put_trap, retrieve_trap, wear_traps
from ossuary.games.bad_bones.walk import begin_walk

# Why a trap can't be placed on a space.
NOT_IN_SUPPLY: Final = 1
ON_TRAP: Final = 2
ON_BLAST_AREA: Final = 4
ON_TOWER: Final = 8
ON_SKELETONS: Final = 16
UNDER_HERO: Final = 32  # the hero stands there among skeletons: only a bomb can't be placed for that
JUST_RETRIEVED: Final = 64
ON_ITS_WAY: Final = 128


class TrapPhase(Step[BadBonesState]):
    """Every seat is asked for its trap."""

    def __init__(self) -> None:
        super().__init__(steps.TRAP_PHASE, "trap-phase", False, False)

    def run(self, s: BadBonesState, seat: i64, arg: i64) -> None:
        open_phase(s, phases.TRAP)
        for b in s.boards:
            s.push_lane(steps.TRAP, b.seat, 0)


def against_space(s: BadBonesState, b: Board, kind: i64, place: i64) -> i64:
    """Why a kind of trap can't be placed on this space, one bit for each reason; 0 if it can."""
    against: i64 = 0
    if b.trapped & BIT[place]:
        against |= ON_TRAP
    if b.blasted & BIT[place]:
        against |= ON_BLAST_AREA
    if standing_towers(s, b) & BIT[place]:
        against |= ON_TOWER
    if crowd_against(b, kind, crowd(b)) & BIT[place]:
        against |= UNDER_HERO if kind == BOMB else ON_SKELETONS
    return against


def uncovered(s: BadBonesState, b: Board) -> i64:
    """BB-4.2: one bit for each space without a trap, a blast area or a tower."""
    return EVERY_SPACE & ~(b.trapped | b.blasted | standing_towers(s, b))


def crowd_against(b: Board, kind: i64, crowded: i64) -> i64:
    """Of the spaces crowded with skeletons, those where a kind of trap can't be placed for that."""
    if kind == DRAGON:  # BB-4.4: it may land on skeletons
        return 0
    if kind == BOMB:  # BB-8.4: on skeletons too, but not under the hero among them
        return crowded & BIT[b.hero]
    return crowded


def ways_to_lie(kind: i64) -> i64:
    """In how many ways it can be placed: a wall has two diagonals, a labyrinth two sides."""
    if kind == WALL or kind == LABYRINTH:
        return 2
    return 1


def against_supply(s: BadBonesState, b: Board, kind: i64) -> i64:
    """Why a trap that is not in the supply is missing there; 0 if it is there."""
    if held(supply_of(s, b), kind) > 0:
        return 0
    if held(s.in_hand, kind) > 0:
        return JUST_RETRIEVED
    return ON_ITS_WAY if kind == HEARSE and is_hearse_on_its_way(s) else NOT_IN_SUPPLY


def is_hearse_on_its_way(s: BadBonesState) -> bool:
    """Whether a hearse will be in the shared supply when the phase closes (BB-8.5, BB-10.3); elsewhere it is sealed."""
    if s.coop:
        for b in s.boards:
            for p in b.outbox:
                if parcel_model(p) == A_HEARSE:
                    return True
    return False


# PASS, then RETRIEVE on every space, then PLACE of every kind on every space, walls and labyrinths twice.
AS_MANY_AS_CAN_BE: Final = vec[i64]([verbs.PASS] + [0] * (25 + 12 * 25))


class Trap(Question):
    """BB-4.1: place a trap from the supply, retrieve one from the board, or do nothing."""

    def __init__(self) -> None:
        super().__init__(steps.TRAP, "trap", True, [verbs.PLACE, verbs.RETRIEVE, verbs.PASS])
        self.counted = True

    def legal(self, s: BadBonesState, seat: i64, arg: i64) -> vec[i64]:
        b = s.board(seat)
        actions = AS_MANY_AS_CAN_BE[: self.count(s, seat, arg)]  # some eighty appends would double the time
        free = uncovered(s, b)
        crowded = crowd(b)
        supply = supply_of(s, b)
        n: i64 = 1
        if b.trapped != 0:
            for place in SPACES:
                if b.trapped & BIT[place]:
                    actions[n] = act(verbs.RETRIEVE, place, 0, 0)
                    n += 1
        for kind in range(WALL, SPRING + 1):
            if held(supply, kind) == 0:
                continue
            spaces = free & ~crowd_against(b, kind, crowded)
            ways = ways_to_lie(kind)
            for place in SPACES:
                if spaces & BIT[place]:
                    for turned in range(ways):
                        actions[n] = act(verbs.PLACE, kind, place, turned)
                        n += 1
        return actions

    def count(self, s: BadBonesState, seat: i64, arg: i64) -> i64:
        b = s.board(seat)
        free = uncovered(s, b)
        crowded = crowd(b)
        supply = supply_of(s, b)
        total: i64 = 1 + count_spaces(b.trapped)
        for kind in range(WALL, SPRING + 1):
            if held(supply, kind) > 0:
                total += count_spaces(free & ~crowd_against(b, kind, crowded)) * ways_to_lie(kind)
        return total

    def nth(self, s: BadBonesState, seat: i64, arg: i64, n: i64) -> i64:
        if n == 0:
            return act(verbs.PASS, 0, 0, 0)
        b = s.board(seat)
        n -= 1
        found = count_spaces(b.trapped)
        if n < found:
            return act(verbs.RETRIEVE, nth_space(b.trapped, n), 0, 0)
        n -= found
        free = uncovered(s, b)
        crowded = crowd(b)
        supply = supply_of(s, b)
        for kind in range(WALL, SPRING + 1):
            if held(supply, kind) == 0:
                continue
            spaces = free & ~crowd_against(b, kind, crowded)
            ways = ways_to_lie(kind)
            found = count_spaces(spaces) * ways
            if n < found:
                return act(verbs.PLACE, kind, nth_space(spaces, n // ways), n % ways)
            n -= found
        raise ValueError("there are not so many answers")

    def answer(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> None:
        b = s.board(seat)
        if verb_of(action) == verbs.RETRIEVE:
            retrieve_trap(s, b, first_of(action))
        elif verb_of(action) == verbs.PLACE:
            place_trap(s, b, first_of(action), second_of(action), third_of(action))

    def objections(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        b = s.board(seat)
        if verb_of(action) == verbs.RETRIEVE:
            return retrieving_reasons(b, first_of(action))
        kind = first_of(action)
        place = second_of(action)
        return placing_reasons(
            against_supply(s, b, kind) | against_space(s, b, kind, place),
            {"trap": TRAPS[kind], "space": SPACE_NAMES[place]},
        )


PLACING_RULES: Final[list[tuple[int, str, str]]] = [
    (NOT_IN_SUPPLY, "BB-4.1", "not-in-supply"),
    (ON_TRAP, "BB-4.2", "on-trap"),
    (ON_TOWER, "BB-4.2", "on-tower"),
    (ON_SKELETONS, "BB-4.2", "on-skeletons"),
    (ON_BLAST_AREA, "BB-8.4", "on-blast-area"),
    (ON_BLAST_AREA, "BB-4.2", "on-blast-area"),
    (UNDER_HERO, "BB-8.4", "bomb-under-hero"),
    (UNDER_HERO, "BB-4.2", "bomb-under-hero"),
    (JUST_RETRIEVED, "BB-10.2", "just-retrieved"),
    (JUST_RETRIEVED, "BB-4.1", "not-in-supply"),
    (ON_ITS_WAY, "BB-8.5", "hearse-on-its-way"),
    (ON_ITS_WAY, "BB-4.1", "hearse-on-its-way"),
]


def placing_reasons(against: i64, details: dict[str, str]) -> list[Reason]:
    return [Reason(rule, key, details) for bit, rule, key in PLACING_RULES if against & bit]


def retrieving_reasons(b: Board, place: i64) -> list[Reason]:
    details = {"space": SPACE_NAMES[place]}
    if b.traps[place] == NO_TRAP:
        return [Reason("BB-4.3", "nothing-to-retrieve", details), Reason("BB-4.1", "nothing-to-retrieve", details)]
    return [Reason("BB-8.4", "blast-area-stays", details), Reason("BB-4.3", "blast-area-stays", details)]


def place_trap(s: BadBonesState, b: Board, kind: i64, place: i64, turned: i64) -> None:
    """A trap comes to the board; treasure, dragon and bomb act at once."""
    put_trap(s, b, kind | TURNED if turned else kind, place)
    if kind == TREASURE:
        lure_neighbours(s, b, place)
    elif kind == DRAGON and crowd(b) & BIT[place]:
        land_dragon(s, b, place)
    elif kind == BOMB and crowd(b) & BIT[place]:
        go_off(s, b, place)


def lure_neighbours(s: BadBonesState, b: Board, place: i64) -> None:
    """BB-4.5: skeletons next to a treasure that is placed turn to face it, except those in the forests."""
    for i in range(len(b.skeletons)):
        t = b.skeletons[i]
        for d in range(4):
            if place_of(t) == place + DELTA[d] and TERRAIN[place_of(t)] == CLEARING:
                turn_skeleton(s, b, i, OPPOSITE[d])


def go_off(s: BadBonesState, b: Board, place: i64) -> None:
    """BB-8.4: a bomb that is placed on skeletons goes off at once and is a blast area from then on."""
    for t in remove_on(b, place):
        to_bag(s, b, t)
        leave_unit(s, b, t)
    damage_trap(s, b, place)


def land_dragon(s: BadBonesState, b: Board, place: i64) -> None:
    """BB-4.4: a dragon that is placed on skeletons is damaged at once and repels all of them."""
    damage_trap(s, b, place)
    for i in range(len(b.skeletons)):
        if place_of(b.skeletons[i]) == place:
            b.skeletons[i] |= REPELLED
    s.push_lane(steps.LANDING, b.seat, place)


class Landing(Step[BadBonesState]):
    """BB-4.6: a landing dragon's victims flee one after the other, the oldest first, a unit as one; then traps wear.

    The frame's argument is the dragon's place.
    """

    def __init__(self) -> None:
        super().__init__(steps.LANDING, "landing", False, False)

    def run(self, s: BadBonesState, seat: i64, arg: i64) -> None:
        b = s.board(seat)
        first: i64 = -1
        for i in range(len(b.skeletons)):
            if b.skeletons[i] & REPELLED:
                first = i
                break
        if first < 0:
            wear_traps(s, b)
            return
        s.push_lane(steps.LANDING, seat, arg)
        unit = unit_of(b.skeletons[first])
        for i in range(first, len(b.skeletons)):
            t = b.skeletons[i]
            if i == first or (unit > 0 and unit_of(t) == unit and t & REPELLED):
                b.skeletons[i] = with_colour(t ^ REPELLED, 1 - s.tracking) | WALKING
                b.walking += 1
        begin_walk(b, arg, facing_of(b.skeletons[first]))
        s.push_lane(steps.FLEE, seat, 0)
