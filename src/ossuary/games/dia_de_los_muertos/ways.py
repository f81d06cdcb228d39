"""Sections 1, 4 and 8, who can go where. Nothing here changes a position."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.core.refusal import Reason
from ossuary.games.dia_de_los_muertos import cards
from ossuary.games.dia_de_los_muertos.cards import WHOLE
from ossuary.games.dia_de_los_muertos.fields import BIT, DEN, FESTIVITY, FIELDS, GOAL, PATH, START, is_gated
from ossuary.games.dia_de_los_muertos.state import NOT_IN_GOAL, MuertosState, Skeleton

ON_ONE_LEG: Final = 2

# Why a field can't be entered.
NOT_CONNECTED: Final = 1
AGAINST_SIGN: Final = 2
GATE_CLOSED: Final = 4
DOG_THERE: Final = 8
DIGGER_THERE: Final = 16


def gate_is_open(s: MuertosState) -> bool:
    """DM-1.1: whether the gravedigger has left 25–28 and 32, which opens these fields."""
    return not is_gated(s.gravedigger)


def is_open(s: MuertosState, field: i64) -> bool:
    """DM-1.5: whether a skeleton may enter a field: without dog or gravedigger, and not behind the closed gate."""
    if field == s.dog or field == s.gravedigger:
        return False
    return not is_gated(field) or gate_is_open(s)


def can_enter(s: MuertosState, here: i64, there: i64) -> bool:
    """Whether a skeleton can go from one field to the next, by walking or by an action (DM-1.4)."""
    return is_open(s, there) and is_way(s, here, there)


def is_way(s: MuertosState, here: i64, there: i64) -> bool:
    for field in s.tables.board.ways[here]:
        if field == there:
            return True
    return False


def exits(s: MuertosState, here: i64) -> vec[i64]:
    """The fields a skeleton can enter from here."""
    fields = vec[i64](capacity=6)
    for field in s.tables.board.ways[here]:
        if is_open(s, field):
            fields = append(fields, field)
    return fields


def can_leave(s: MuertosState, here: i64) -> bool:
    for field in s.tables.board.ways[here]:
        if is_open(s, field):
            return True
    return False


def is_taken(s: MuertosState, field: i64) -> bool:
    """Whether a skeleton stands here; those in the goal are out of play."""
    for k in s.skeletons:
        if k.at == field and k.rank == NOT_IN_GOAL:
            return True
    return False


def stride(k: Skeleton) -> i64:
    """How many fields the limbs of a skeleton allow in one movement."""
    if k.legs >= WHOLE:
        return FIELDS
    return ON_ONE_LEG if k.legs == 1 else k.arms


def allowance(s: MuertosState, k: Skeleton) -> i64:
    """DM-4.1: how many fields bones and limbs allow in this movement, less those that holders take off (DM-7.5)."""
    return min(s.bones, stride(k)) - s.holds


def walked(s: MuertosState) -> i64:
    """How many fields the skeleton has gone in this movement."""
    return len(s.trail) - 1 if len(s.trail) > 0 else 0


def dog_can_enter(s: MuertosState, field: i64) -> bool:
    """Whether the dog may enter a field (DM-6.1); the gravedigger does not stop it."""
    return field != START and (field != GOAL or s.tables.dog_enters_goal)


def dog_exits(s: MuertosState, here: i64) -> vec[i64]:
    """The fields the dog can be led to from here."""
    fields = vec[i64](capacity=6)
    for field in s.tables.board.links[here]:
        if dog_can_enter(s, field):
            fields = append(fields, field)
    return fields


def walks(s: MuertosState, here: i64, longest: i64, ends: i64, leads_dog: bool, differ: bool) -> list[list[int]]:
    """A shortest way to every field farther off than the next, field by field, for a skeleton or the dog.

    `ends` has one bit for each field that a way does not go beyond, as something happens there. `differ`: it matters
    by which fields one goes, so there is every shortest way.
    """
    found: list[list[int]] = []
    reached: i64 = BIT[here]
    ways: list[list[int]] = [[int(here)]]
    for gone in range(longest):
        longer: list[list[int]] = []
        ahead: i64 = 0
        for way in ways:
            last: i64 = way[gone]
            if gone > 0 and ends & BIT[last]:
                continue
            for there in dog_exits(s, last) if leads_dog else exits(s, last):
                if reached & BIT[there] == 0 and (differ or ahead & BIT[there] == 0):
                    ahead |= BIT[there]
                    longer.append([*way, int(there)])
        reached |= ahead
        ways = longer
        if gone > 0:
            found += [way[1:] for way in ways]
    return found


def special_fields(s: MuertosState) -> i64:
    """One bit for each field that ends a movement (DM-1.4)."""
    fields: i64 = 0
    for field in range(FIELDS):
        if ends_movement(s, field):
            fields |= BIT[field]
    return fields


def taken_fields(s: MuertosState) -> i64:
    """One bit for each field with a skeleton that is in play."""
    fields: i64 = 0
    for k in s.skeletons:
        if k.rank == NOT_IN_GOAL:
            fields |= BIT[k.at]
    return fields


def taken_by_others(s: MuertosState, me: Skeleton) -> i64:
    """One bit for each field with another skeleton that is in play."""
    fields: i64 = 0
    for k in s.skeletons:
        if k.seat != me.seat and k.rank == NOT_IN_GOAL:
            fields |= BIT[k.at]
    return fields


def landings(s: MuertosState, me: Skeleton) -> i64:
    """One bit for each field where a leapfrog (DM-8.1) can end."""
    return jump_on(s, me.at, BIT[me.at], taken_by_others(s, me), 0)


JUMPED: Final = 99  # in place of the number of fields gone: a skeleton has been jumped


def jump_on(s: MuertosState, here: i64, been: i64, taken: i64, gone: i64) -> i64:
    """Where all ways from here end that obey signs and gate, pass no gravedigger and visit no field twice."""
    found: i64 = 0
    for there in s.tables.board.ways[here]:
        if BIT[there] & been or there == s.gravedigger or (is_gated(there) and not gate_is_open(s)):
            continue
        if BIT[there] & taken:
            if gone == JUMPED or s.tables.nearest[cards.LEAPFROG] <= gone + 1:
                found |= jump_on(s, there, been | BIT[there], taken, JUMPED)
        elif gone == JUMPED:
            if there == s.dog:  # DM-1.5: the dog is jumped too
                found |= jump_on(s, there, been | BIT[there], taken, JUMPED)
            else:
                found |= BIT[there]
        elif gone + 1 < s.tables.farthest[cards.LEAPFROG]:
            found |= jump_on(s, there, been | BIT[there], taken, gone + 1)
    return found


def header_fields(s: MuertosState, here: i64) -> i64:
    """One bit for each field in reach of a header (DM-8.3): over the dog, but not past the gravedigger (DM-1.5)."""
    reached: i64 = BIT[here]
    edge: i64 = reached
    fields: i64 = 0
    for gone in range(1, s.tables.farthest[cards.HEADER] + 1):
        ahead: i64 = 0
        for field in range(FIELDS):
            if edge & BIT[field]:
                for there in s.tables.board.ways[field]:
                    if there != s.gravedigger and (not is_gated(there) or gate_is_open(s)):
                        ahead |= BIT[there]
        edge = ahead & ~reached
        reached |= ahead
        if gone >= s.tables.nearest[cards.HEADER]:
            fields |= edge & ~BIT[s.dog]
    return fields


def follow_field(s: MuertosState, me: Skeleton) -> i64:
    """DM-8.4: follow leads to the next higher-numbered field with another skeleton; to the own if there is none."""
    lowest: i64 = FIELDS
    for k in s.skeletons:
        if k.seat != me.seat and me.at < k.at < lowest:
            lowest = k.at
    return lowest if lowest < FIELDS and is_open(s, lowest) else me.at


def against_entering(s: MuertosState, here: i64, there: i64) -> i64:
    """Why a skeleton can't go from one field to another, one bit for each reason; 0 if it can."""
    against: i64 = 0
    if not is_way(s, here, there):
        against |= AGAINST_SIGN if is_way(s, there, here) else NOT_CONNECTED
    if is_gated(there) and not gate_is_open(s):
        against |= GATE_CLOSED
    if there == s.dog:
        against |= DOG_THERE
    if there == s.gravedigger:
        against |= DIGGER_THERE
    return against


ENTERING_RULES: Final[list[tuple[int, str, str]]] = [
    (NOT_CONNECTED, "DM-1.3", "not-connected"),
    (AGAINST_SIGN, "DM-1.1", "against-sign"),
    (GATE_CLOSED, "DM-1.1", "gate-closed"),
    (DOG_THERE, "DM-1.5", "dog-there"),
    (DIGGER_THERE, "DM-1.5", "digger-there"),
]


def entering_reasons(s: MuertosState, here: i64, there: i64) -> list[Reason]:
    """Every rule against a step from here to there."""
    against = against_entering(s, here, there)
    details = {"field": str(there)}
    reasons = [Reason(rule, key, details) for bit, rule, key in ENTERING_RULES if against & bit]
    if against & NOT_CONNECTED:
        if is_spur(s, here) or is_spur(s, there):
            reasons.append(Reason("DM-1.2", "other-door", details))
        if is_gated(here) or is_gated(there) or here < 4:
            reasons.append(Reason("DM-1.1", "one-way-run", details))
    return reasons


def is_spur(s: MuertosState, field: i64) -> bool:
    """Whether a field is entered and left by one other field only (DM-1.2)."""
    return s.tables.special[field] == FESTIVITY or s.tables.special[field] == DEN


def ends_movement(s: MuertosState, field: i64) -> bool:
    """DM-1.4: on festivities, hiding places and in the goal a movement ends at once."""
    return s.tables.special[field] != PATH
