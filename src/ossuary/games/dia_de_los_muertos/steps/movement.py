"""Section 4: movement of the own skeleton and of the dog, and what is found at a hiding place."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.core.refusal import Reason
from ossuary.games.dia_de_los_muertos import steps, verbs
from ossuary.games.dia_de_los_muertos.actions import act, field_by_field, first_of, second_of, verb_of
from ossuary.games.dia_de_los_muertos.cards import ARM, FEASTS, FIRST_FESTIVITY, KINDS, LEG, NO_LIMB, PILE
from ossuary.games.dia_de_los_muertos.effects import enter, find, lacks_limb, owns
from ossuary.games.dia_de_los_muertos.fields import FIRST_DEN
from ossuary.games.dia_de_los_muertos.refusals import Question
from ossuary.games.dia_de_los_muertos.state import NOT_IN_GOAL, MuertosState, Skeleton
from ossuary.games.dia_de_los_muertos.steps.dog import lead_dog, leading_reasons
from ossuary.games.dia_de_los_muertos.ways import (
    NOT_CONNECTED,
    against_entering,
    allowance,
    dog_exits,
    ends_movement,
    entering_reasons,
    exits,
    special_fields,
    stride,
    taken_fields,
    walked,
    walks,
)


class Movement(Question):
    """DM-4.2: a player splits the points freely, in any order, between the own skeleton and the dog."""

    def __init__(self) -> None:
        super().__init__(steps.MOVEMENT, "movement", False, [verbs.STEP, verbs.DOG, verbs.STOP])

    def legal(self, s: MuertosState, seat: i64, arg: i64) -> vec[i64]:
        k = s.skeleton(seat)
        actions = vec[i64](capacity=12)
        if steps_left(s, k) > 0:
            for field in exits(s, k.at):
                actions = append(actions, act(verbs.STEP, field, 0))
        if dog_steps_left(s, k) > 0:
            for field in dog_exits(s, s.dog):
                actions = append(actions, act(verbs.DOG, field, 0))
        return append(actions, act(verbs.STOP, 0, 0))

    def chains(self, s: MuertosState, seat: i64, arg: i64) -> list[list[int]]:
        k = s.skeleton(seat)
        drags = s.holders != 0  # DM-7.5: they go by the same fields
        own = walks(s, k.at, steps_left(s, k), special_fields(s), False, drags)
        led = walks(s, s.dog, dog_steps_left(s, k), taken_fields(s), True, False)
        return [field_by_field(verbs.STEP, way) for way in own] + [field_by_field(verbs.DOG, way) for way in led]

    def answer(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> None:
        verb = verb_of(action)
        if verb == verbs.STOP:
            return
        s.points -= 1
        s.push(steps.MOVEMENT, seat, 0)
        if verb == verbs.STEP:
            step(s, s.skeleton(seat), first_of(action))
        else:
            lead_dog(s, first_of(action))

    def objections(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        if verb_of(action) == verbs.DOG:
            return leading_reasons(s, first_of(action))
        return stepping_reasons(s, s.skeleton(seat), first_of(action))

    def prompt(self, s: MuertosState, seat: i64, arg: i64) -> dict[str, str]:
        k = s.skeleton(seat)
        return {"points": str(s.points), "fields": str(steps_left(s, k))}


def steps_left(s: MuertosState, k: Skeleton) -> i64:
    """How many fields the skeleton can still go; in the goal the points left are lost (DM-4.5)."""
    if k.rank != NOT_IN_GOAL or s.halted != 0:
        return 0
    return max(0, min(s.points, allowance(s, k) - walked(s)))


def dog_steps_left(s: MuertosState, k: Skeleton) -> i64:
    """How many fields the dog can still be led: none after its bite (DM-6.2)."""
    return 0 if k.rank != NOT_IN_GOAL or s.bitten != 0 else s.points


def step(s: MuertosState, k: Skeleton, field: i64) -> None:
    """The player's skeleton goes one field on; a special field ends its movement (DM-1.4)."""
    if len(s.trail) == 0:
        s.trail = append(s.trail, k.at)
    s.trail = append(s.trail, field)
    if ends_movement(s, field):
        s.halted = 1
    enter(s, k, field)


def stepping_reasons(s: MuertosState, k: Skeleton, field: i64) -> list[Reason]:
    """Every rule against going to this field next."""
    reasons = entering_reasons(s, k.at, field)
    details = {"field": str(field)}
    if against_entering(s, k.at, field) & NOT_CONNECTED:
        reasons.append(Reason("DM-4.1", "one-field-at-a-time", details))
    if s.halted:
        reasons.append(Reason("DM-1.4", "movement-ended", details))
    if walked(s) >= min(s.bones, stride(k)):
        reasons.append(Reason("DM-4.1", "too-far", details))
    elif walked(s) >= allowance(s, k):
        reasons.append(Reason("DM-7.5", "held-back", details))
    return reasons


class Find(Question):
    """DM-4.4: a skeleton at a hiding place may take one card of its pile that it can use.

    The frame's argument is the hiding place.
    """

    def __init__(self) -> None:
        super().__init__(steps.FIND, "find", False, [verbs.TAKE, verbs.NONE])

    def legal(self, s: MuertosState, seat: i64, arg: i64) -> vec[i64]:
        k = s.skeleton(seat)
        actions = vec[i64]()
        for card in range(KINDS):
            if s.piles[arg * PILE + card] == 0:
                continue
            if s.tables.sign[card] & ARM and lacks_limb(k, ARM):
                actions = append(actions, act(verbs.TAKE, card, ARM))
            if s.tables.sign[card] & LEG and lacks_limb(k, LEG):
                actions = append(actions, act(verbs.TAKE, card, LEG))
        for festivity in range(FEASTS):
            if s.piles[arg * PILE + FIRST_FESTIVITY + festivity] > 0 and not owns(k, festivity):
                actions = append(actions, act(verbs.TAKE, FIRST_FESTIVITY + festivity, NO_LIMB))
        return append(actions, act(verbs.NONE, 0, 0))

    def answer(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> None:
        if verb_of(action) == verbs.TAKE:
            find(s, s.skeleton(seat), arg, first_of(action), second_of(action))

    def objections(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        return [Reason("DM-4.4", "not-usable")]

    def prompt(self, s: MuertosState, seat: i64, arg: i64) -> dict[str, str]:
        return {"field": str(FIRST_DEN + arg)}
