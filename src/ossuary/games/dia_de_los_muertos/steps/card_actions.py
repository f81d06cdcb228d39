"""Section 8: what the cards do when they are played as actions."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.core.events import ONE_SEAT
from ossuary.core.refusal import Reason
from ossuary.core.state import CHANCE
from ossuary.core.step import Step
from ossuary.games.dia_de_los_muertos import cards, events, steps, verbs
from ossuary.games.dia_de_los_muertos.actions import act, field_by_field, first_of, second_of, verb_of
from ossuary.games.dia_de_los_muertos.cards import A_LEG, AN_ARM, ARM, CARDS, FIRST_FESTIVITY, LEG, STRAIGHT
from ossuary.games.dia_de_los_muertos.effects import discard_laid, enter, gain_limb, lose_limb, snatch_festivity
from ossuary.games.dia_de_los_muertos.events import tell
from ossuary.games.dia_de_los_muertos.fields import BIT, FIELDS
from ossuary.games.dia_de_los_muertos.refusals import Question
from ossuary.games.dia_de_los_muertos.state import NOT_IN_GOAL, TO_PLAY, MuertosState, Skeleton
from ossuary.games.dia_de_los_muertos.steps.attacks import ask_to_dodge, attack_at_random
from ossuary.games.dia_de_los_muertos.targets import (
    IN_GOAL,
    NO_ROOM,
    NO_WAY,
    NOTHING_TO_LOSE,
    NOTHING_USABLE,
    ONESELF,
    OUT_OF_RANGE,
    RULE_OF_CARD,
    against_target,
    has_needed_limbs,
    lacks_needed_arm,
    loot,
    missing_limbs,
    pushes,
    target_reasons,
    targets,
)
from ossuary.games.dia_de_los_muertos.ways import (
    can_enter,
    can_leave,
    ends_movement,
    entering_reasons,
    exits,
    follow_field,
    landings,
    special_fields,
    walks,
)


def perform(s: MuertosState, k: Skeleton) -> None:
    """DM-7.1: an action that can be executed must be executed; one that can't does nothing."""
    card = k.laid
    if not has_needed_limbs(s, k, card):
        tell_no_effect(s, k, events.NO_ARM if lacks_needed_arm(s, k, card) else events.NO_LEG)
    elif card == cards.LEAPFROG:  # DM-8.1
        if landings(s, k) == 0:
            tell_no_effect(s, k, events.NO_LANDING)
        else:
            s.push(steps.JUMP, k.seat, 0)
    elif card == cards.PATCH:  # DM-8.4
        if len(missing_limbs(k)) == 0:
            tell_no_effect(s, k, events.STILL_WHOLE)
        else:
            s.push(steps.TAKE, k.seat, 0)
    elif card == cards.FOLLOW:  # DM-8.4
        field = follow_field(s, k)
        if field == k.at:
            tell_no_effect(s, k, events.NOBODY_AHEAD)
        else:
            enter(s, k, field)
    elif card == cards.CARTWHEEL:
        if not can_leave(s, k.at):
            tell_no_effect(s, k, events.NO_WAY_OUT)
        else:
            s.push(steps.CARTWHEEL, k.seat, k.at << 4)
    elif len(targets(s, k, card)) == 0:
        tell_no_effect(s, k, why_no_target(s, k, card))
    else:
        s.push(steps.TARGET, k.seat, 0)


def targets_of_laid(s: MuertosState, k: Skeleton) -> vec[i64]:
    """Every seat that the laid card can be played on; none if it is not played on anybody."""
    if k.laid not in RULE_OF_CARD or not has_needed_limbs(s, k, k.laid):
        return vec[i64]()
    return targets(s, k, k.laid)


def tell_no_effect(s: MuertosState, k: Skeleton, reason: i64) -> None:
    tell(s, events.NO_EFFECT, k.seat, k.laid, reason, 0)


def why_no_target(s: MuertosState, k: Skeleton, card: i64) -> i64:
    """What is against the one that comes closest to being a target: that nobody is in range is said only if so."""
    against: i64 = 0
    for other in s.skeletons:
        bits = against_target(s, k, other, card)
        if bits & (ONESELF | OUT_OF_RANGE | NO_WAY) == 0:
            against |= bits
    if against & NOTHING_TO_LOSE:
        return events.NOTHING_TO_LOSE
    if against & NOTHING_USABLE:
        return events.NOTHING_TO_TAKE
    if against & NO_ROOM:
        return events.NO_ROOM
    return events.ALL_IN_GOAL if against & IN_GOAL else events.NOBODY_IN_RANGE


class Target(Question):
    """On whom the action is played; a straight attack can then be dodged (DM-7.2)."""

    def __init__(self) -> None:
        super().__init__(steps.TARGET, "target", False, [verbs.TARGET])

    def legal(self, s: MuertosState, seat: i64, arg: i64) -> vec[i64]:
        k = s.skeleton(seat)
        actions = vec[i64](capacity=6)
        for other in targets(s, k, k.laid):
            actions = append(actions, act(verbs.TARGET, other, 0))
        return actions

    def answer(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> None:
        card = s.skeleton(seat).laid
        victim = s.skeleton(first_of(action))
        tell(s, events.ATTACKED, victim.seat, seat, card, 0)
        s.push(steps.STRIKE, CHANCE, victim.seat)
        if s.tables.nature[card] == STRAIGHT:
            ask_to_dodge(s, victim, seat)

    def objections(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        k = s.skeleton(seat)
        if first_of(action) > s.seats:  # nobody sits there
            return [Reason("DM-7.1", "bad-target", {"seat": str(first_of(action))})]
        return target_reasons(s, k, s.skeleton(first_of(action)), k.laid)

    def prompt(self, s: MuertosState, seat: i64, arg: i64) -> dict[str, str]:
        return {"card": CARDS[s.skeleton(seat).laid]}


class Strike(Step[MuertosState]):
    """DM-8.5: a beat costs an arm, a kick a leg, a throw is a random attack; other cards have steps of their own.

    The frame's argument is the target.
    """

    def __init__(self) -> None:
        super().__init__(steps.STRIKE, "strike", False, False)

    def run(self, s: MuertosState, seat: i64, arg: i64) -> None:
        k = s.skeleton(s.player)
        victim = s.skeleton(arg)
        if k.laid == cards.SNATCH:  # DM-8.2
            s.push(steps.TAKE, k.seat, victim.seat)
        elif k.laid == cards.HEADER:  # DM-8.3
            knock_over(s, k, victim)
        elif k.laid == cards.BEAT:  # DM-8.5
            lose_limb(s, victim, ARM)
        elif k.laid == cards.KICK:  # DM-8.5
            lose_limb(s, victim, LEG)
        elif k.laid == cards.HUSTLE:  # DM-8.7
            s.push(steps.PUSH, k.seat, victim.seat)
        else:  # DM-8.5: a throw
            attack_at_random(s, victim)


def knock_over(s: MuertosState, k: Skeleton, victim: Skeleton) -> None:
    """DM-8.3: a header leads to the victim's field; if the victim has yet to play its card, the card is discarded."""
    if victim.due == TO_PLAY:
        discard_laid(s, victim)
        tell(s, events.KNOCKED_OVER, victim.seat, k.seat, 0, 0)
        if victim.held == 0:  # DM-3.5
            victim.emptied = 1
    enter(s, k, victim.at)


class Take(Question):
    """What to snatch or to mend; the frame's argument is the victim of a snatch (0: a bone patch)."""

    def __init__(self) -> None:
        super().__init__(steps.TAKE, "take", False, [verbs.TAKE])

    def legal(self, s: MuertosState, seat: i64, arg: i64) -> vec[i64]:
        if arg == 0:
            return missing_limbs(s.skeleton(seat))
        return loot(s.skeleton(seat), s.skeleton(arg))

    def answer(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> None:
        k = s.skeleton(seat)
        item = first_of(action)
        if item < AN_ARM:
            snatch_festivity(s, k, s.skeleton(arg), item - FIRST_FESTIVITY)
            return
        limb: i64 = LEG if item == A_LEG else ARM
        if arg != 0:
            tell(s, events.STOLE, seat, arg, item, 0)
            lose_limb(s, s.skeleton(arg), limb)
        gain_limb(s, k, limb)

    def objections(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        return [Reason("DM-8.4" if arg == 0 else "DM-8.2", "not-usable")]

    def prompt(self, s: MuertosState, seat: i64, arg: i64) -> dict[str, str]:
        return {"card": CARDS[cards.PATCH]} if arg == 0 else {"card": CARDS[cards.SNATCH], "victim": str(arg)}


class Jump(Question):
    """DM-8.1: a leapfrog lands on the first free field behind the skeleton it jumps."""

    def __init__(self) -> None:
        super().__init__(steps.JUMP, "jump", False, [verbs.TO])

    def legal(self, s: MuertosState, seat: i64, arg: i64) -> vec[i64]:
        fields = landings(s, s.skeleton(seat))
        actions = vec[i64](capacity=8)
        for field in range(FIELDS):
            if fields & BIT[field]:
                actions = append(actions, act(verbs.TO, field, 0))
        return actions

    def answer(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> None:
        enter(s, s.skeleton(seat), first_of(action))

    def objections(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        details = {"field": str(first_of(action))}
        return [
            Reason("DM-8.1", "no-landing", details),
            Reason("DM-1.5", "no-landing", details),
            Reason("DM-1.4", "no-landing", details),
        ]


class Push(Question):
    """DM-8.7: a hustle moves victim and pusher one field apart, or they change places.

    The frame's argument is the victim.
    """

    def __init__(self) -> None:
        super().__init__(steps.PUSH, "push", False, [verbs.PUSH, verbs.CHANGE])

    def legal(self, s: MuertosState, seat: i64, arg: i64) -> vec[i64]:
        return pushes(s, s.skeleton(seat), s.skeleton(arg))

    def answer(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> None:
        k = s.skeleton(seat)
        victim = s.skeleton(arg)
        if verb_of(action) == verbs.CHANGE:
            s.push(steps.PUSHER, CHANCE, victim.at)
            enter(s, victim, k.at)
            return
        s.push(steps.PUSHER, CHANCE, second_of(action))
        enter(s, victim, first_of(action))

    def objections(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        here = s.skeleton(seat).at
        there = s.skeleton(arg).at
        change = verb_of(action) == verbs.CHANGE
        other_way = entering_reasons(s, there, here if change else first_of(action))
        own_way = entering_reasons(s, here, there if change else second_of(action))
        reasons = [Reason("DM-8.7", "bad-push"), *other_way]
        given = [(reason.rule, reason.key) for reason in reasons]
        reasons += [reason for reason in own_way if (reason.rule, reason.key) not in given]
        if len(reasons) > 1:
            reasons.append(Reason("DM-1.4", "signs-bind-actions"))
        return reasons

    def prompt(self, s: MuertosState, seat: i64, arg: i64) -> dict[str, str]:
        return {"victim": str(arg)}


class Pusher(Step[MuertosState]):
    """After the victim the pusher moves, unless the effect of the victim's field has closed the way (DM-8.7).

    The frame's argument is the field the pusher goes to.
    """

    def __init__(self) -> None:
        super().__init__(steps.PUSHER, "pusher", False, False)

    def run(self, s: MuertosState, seat: i64, arg: i64) -> None:
        k = s.skeleton(s.player)
        if can_enter(s, k.at, arg):
            enter(s, k, arg)


class Cartwheel(Question):
    """DM-8.6: a cartwheel goes one to three fields and hits everybody on the fields it enters.

    The frame's argument is the number of fields gone and, above it, the starting field.
    """

    def __init__(self) -> None:
        super().__init__(steps.CARTWHEEL, "cartwheel", False, [verbs.STEP, verbs.STOP])

    def legal(self, s: MuertosState, seat: i64, arg: i64) -> vec[i64]:
        k = s.skeleton(seat)
        gone: i64 = arg & 15
        actions = vec[i64](capacity=6)
        if fields_ahead(s, k, gone) > 0:
            for field in exits(s, k.at):
                actions = append(actions, act(verbs.STEP, field, 0))
        if gone >= s.tables.nearest[cards.CARTWHEEL] or len(actions) == 0:
            actions = append(actions, act(verbs.STOP, 0, 0))
        return actions

    def chains(self, s: MuertosState, seat: i64, arg: i64) -> list[list[int]]:
        k = s.skeleton(seat)
        ends = special_fields(s)
        for other in s.skeletons:
            if other.at != arg >> 4 and can_sweep(s, other):
                ends |= BIT[other.at]
        ways = walks(s, k.at, fields_ahead(s, k, arg & 15), ends, False, False)
        return [field_by_field(verbs.STEP, way) for way in ways]

    def answer(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> None:
        if verb_of(action) == verbs.STOP:
            return
        field = first_of(action)
        s.push(steps.CARTWHEEL, seat, arg + 1)
        if field != arg >> 4:
            s.push(steps.SWEEP, CHANCE, field)
        enter(s, s.skeleton(seat), field)

    def objections(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        if verb_of(action) == verbs.STOP:
            return [Reason("DM-8.6", "not-yet"), Reason("DM-7.1", "not-yet")]
        reasons = entering_reasons(s, s.skeleton(seat).at, first_of(action))
        return [Reason("DM-8.6", "bad-cartwheel", {"field": str(first_of(action))}), *reasons]


def fields_ahead(s: MuertosState, k: Skeleton, gone: i64) -> i64:
    """How many fields a cartwheel can still go after those it has gone; a special field ends it (DM-1.4)."""
    return 0 if gone > 0 and ends_movement(s, k.at) else s.tables.farthest[cards.CARTWHEEL] - gone


def can_sweep(s: MuertosState, k: Skeleton) -> bool:
    """Whether the cartwheel hits a skeleton whose field it enters."""
    return k.seat != s.player and k.rank == NOT_IN_GOAL and s.struck & ONE_SEAT[k.seat] == 0


class Sweep(Step[MuertosState]):
    """Hits everybody on a field the cartwheel has entered, in seat order, each only once (DM-8.6).

    The frame's argument is the field.
    """

    def __init__(self) -> None:
        super().__init__(steps.SWEEP, "sweep", False, False)

    def run(self, s: MuertosState, seat: i64, arg: i64) -> None:
        for k in s.skeletons:
            if k.at == arg and can_sweep(s, k):
                s.struck |= ONE_SEAT[k.seat]
                s.push(steps.SWEEP, CHANCE, arg)
                tell(s, events.ATTACKED, k.seat, s.player, cards.CARTWHEEL, 0)
                attack_at_random(s, k)
                return
