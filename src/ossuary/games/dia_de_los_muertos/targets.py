"""Sections 7 and 8, whom an action can be played on. Nothing here changes a position."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.core.refusal import Reason
from ossuary.games.dia_de_los_muertos import cards, verbs
from ossuary.games.dia_de_los_muertos.actions import act
from ossuary.games.dia_de_los_muertos.cards import A_LEG, AN_ARM, ARM, FEASTS, FIRST_FESTIVITY, LEG, NO_LIMB
from ossuary.games.dia_de_los_muertos.effects import lacks_limb, owns
from ossuary.games.dia_de_los_muertos.fields import BIT
from ossuary.games.dia_de_los_muertos.state import NOT_IN_GOAL, MuertosState, Skeleton
from ossuary.games.dia_de_los_muertos.ways import can_enter, exits, header_fields

# Why a skeleton is no target.
ONESELF: Final = 1
OUT_OF_RANGE: Final = 2
IN_GOAL: Final = 4
NOTHING_TO_LOSE: Final = 8
NOTHING_USABLE: Final = 16
NO_WAY: Final = 32
NO_ROOM: Final = 64

RULE_OF_CARD: Final[dict[int, str]] = {
    cards.SNATCH: "DM-8.2",
    cards.HEADER: "DM-8.3",
    cards.BEAT: "DM-8.5",
    cards.KICK: "DM-8.5",
    cards.HUSTLE: "DM-8.7",
    cards.THROW1: "DM-8.5",
    cards.THROW2: "DM-8.5",
    cards.THROW3: "DM-8.5",
}


def has_needed_limbs(s: MuertosState, k: Skeleton, card: i64) -> bool:
    """Whether a skeleton has the limbs that a card needs (DM-7.1)."""
    return not lacks_needed_arm(s, k, card) and (s.tables.sign[card] & LEG == 0 or k.legs > 0)


def lacks_needed_arm(s: MuertosState, k: Skeleton, card: i64) -> bool:
    return s.tables.sign[card] & ARM != 0 and k.arms == 0


def targets(s: MuertosState, k: Skeleton, card: i64) -> vec[i64]:
    """Every seat the card can be played on."""
    seats = vec[i64](capacity=6)
    for other in s.skeletons:
        if against_target(s, k, other, card) == 0:
            seats = append(seats, other.seat)
    return seats


def against_target(s: MuertosState, k: Skeleton, other: Skeleton, card: i64) -> i64:
    """Why a card can't be played on a skeleton, one bit for each reason; 0 if it can."""
    if other.seat == k.seat:
        return ONESELF
    if card == cards.HEADER:
        return 0 if header_fields(s, k.at) & BIT[other.at] else NO_WAY
    against: i64 = 0
    apart = s.tables.apart(k.at, other.at)
    if apart < s.tables.nearest[card] or apart > s.tables.farthest[card]:
        against |= OUT_OF_RANGE
    if card == cards.SNATCH:
        return against if len(loot(k, other)) > 0 else against | NOTHING_USABLE
    if is_safe_in_goal(s, other, card):
        return against | IN_GOAL
    if has_nothing_to_lose(other, card):
        against |= NOTHING_TO_LOSE
    if card == cards.HUSTLE and against == 0 and len(pushes(s, k, other)) == 0:
        against |= NO_ROOM
    return against


def is_safe_in_goal(s: MuertosState, other: Skeleton, card: i64) -> bool:
    """DM-8.9: in the goal a skeleton can be the target of any action but a hustle.

    By the first edition's ruling it was safe from beats, kicks and throws, too.
    """
    return other.rank != NOT_IN_GOAL and (card == cards.HUSTLE or not s.tables.attacks_reach_goal)


def has_nothing_to_lose(other: Skeleton, card: i64) -> bool:
    """DM-7.4: a skeleton without arms is no target for a beat, one without legs none for a kick."""
    return (card == cards.BEAT and other.arms == 0) or (card == cards.KICK and other.legs == 0)


TARGET_RULES: Final[list[tuple[int, str, str]]] = [
    (ONESELF, "DM-7.1", "target-oneself"),
    (OUT_OF_RANGE, "DM-7.1", "out-of-range"),
    (IN_GOAL, "DM-8.9", "target-in-goal"),
    (NOTHING_TO_LOSE, "DM-7.4", "nothing-to-lose"),
    (NOTHING_USABLE, "DM-8.2", "nothing-usable"),
    (NO_WAY, "DM-7.1", "no-way-there"),
    (NO_WAY, "DM-1.5", "no-way-there"),
    (NO_ROOM, "DM-8.7", "no-room"),
]


def target_reasons(s: MuertosState, k: Skeleton, other: Skeleton, card: i64) -> list[Reason]:
    """Every rule against a target, and always the rule of the card itself."""
    against = against_target(s, k, other, card)
    details = {"seat": str(other.seat)}
    reasons = [Reason(rule, key, details) for bit, rule, key in TARGET_RULES if against & bit]
    own = RULE_OF_CARD[card]
    if not any(reason.rule == own for reason in reasons):
        reasons.append(Reason(own, "bad-target", details))
    return reasons


def loot(k: Skeleton, victim: Skeleton) -> vec[i64]:
    """DM-8.2: a snatch takes a limb or festivity that the snatcher lacks and the victim has."""
    actions = vec[i64](capacity=5)
    if lacks_limb(k, ARM) and victim.arms > 0:
        actions = append(actions, act(verbs.TAKE, AN_ARM, NO_LIMB))
    if lacks_limb(k, LEG) and victim.legs > 0:
        actions = append(actions, act(verbs.TAKE, A_LEG, NO_LIMB))
    for festivity in range(FEASTS):
        if owns(victim, festivity) and not owns(k, festivity):
            actions = append(actions, act(verbs.TAKE, FIRST_FESTIVITY + festivity, NO_LIMB))
    return actions


def missing_limbs(k: Skeleton) -> vec[i64]:
    """What a bone patch can mend (DM-8.4), as answers."""
    actions = vec[i64](capacity=2)
    if lacks_limb(k, ARM):
        actions = append(actions, act(verbs.TAKE, AN_ARM, NO_LIMB))
    if lacks_limb(k, LEG):
        actions = append(actions, act(verbs.TAKE, A_LEG, NO_LIMB))
    return actions


def pushes(s: MuertosState, k: Skeleton, victim: Skeleton) -> vec[i64]:
    """Every pair of ways that lead apart, and from neighbouring fields the change of places (DM-8.7), as answers."""
    actions = vec[i64](capacity=8)
    for other_way in exits(s, victim.at):
        if other_way == k.at:
            continue
        for own_way in exits(s, k.at):
            if own_way != other_way and own_way != victim.at:
                actions = append(actions, act(verbs.PUSH, other_way, own_way))
    if k.at != victim.at and can_enter(s, k.at, victim.at) and can_enter(s, victim.at, k.at):
        actions = append(actions, act(verbs.CHANGE, 0, 0))
    return actions
