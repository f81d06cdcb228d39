"""DM-6: the dog, led by movement points, and where he hides what he bites off."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.core.refusal import Reason
from ossuary.games.dia_de_los_muertos import events, steps, verbs
from ossuary.games.dia_de_los_muertos.actions import act, first_of
from ossuary.games.dia_de_los_muertos.effects import hide_dog
from ossuary.games.dia_de_los_muertos.events import tell
from ossuary.games.dia_de_los_muertos.fields import DENS, FIRST_DEN
from ossuary.games.dia_de_los_muertos.refusals import Question
from ossuary.games.dia_de_los_muertos.state import NOT_IN_GOAL, Cemetery
from ossuary.games.dia_de_los_muertos.steps.attacks import attack_at_random
from ossuary.games.dia_de_los_muertos.ways import dog_can_enter, is_taken


def lead_dog(s: Cemetery, field: i64) -> None:
    """DM-6.1: one field on; DM-6.2: where skeletons are he bites, and is not led again this turn."""
    tell(s, events.LED_DOG, s.player, s.dog, field, 0)
    s.dog = field
    s.dog_steps += 1
    if is_taken(s, field):
        s.bitten = 1
        s.push(steps.BITE, s.player, field)


def leading_reasons(s: Cemetery, field: i64) -> list[Reason]:
    """Every rule against leading the dog to a field."""
    details = {"field": str(field)}
    reasons = []
    if s.bitten:
        reasons.append(Reason("DM-6.2", "dog-has-bitten", details))
    if not dog_can_enter(s, field):
        reasons.append(Reason("DM-6.1", "not-for-dogs", details))
    if not any(near == field for near in s.tables.board.links[s.dog]):
        reasons.append(Reason("DM-6.1", "dog-not-near", details))
    return reasons


class Bite(Question):
    """DM-6.2: one of those on the field, chosen by his leader, maybe himself; the frame's number is the field."""

    def __init__(self) -> None:
        super().__init__(steps.BITE, "bite", False, [verbs.BITE])

    def legal(self, s: Cemetery, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=6)
        for k in s.skeletons:
            if k.at == arg and k.rank == NOT_IN_GOAL:
                actions = append(actions, act(verbs.BITE, k.seat, 0))
        return actions

    def answer(self, s: Cemetery, seat: i64, arg: i64, action: i64) -> None:
        tell(s, events.BITTEN, first_of(action), seat, 0, 0)
        s.push(steps.DEN, seat, 0)
        attack_at_random(s, s.skeleton(first_of(action)))


class Den(Question):
    """DM-6.3: a hiding place of his leader's choice."""

    def __init__(self) -> None:
        super().__init__(steps.DEN, "den", False, [verbs.DEN])

    def legal(self, s: Cemetery, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=DENS)
        for den in range(DENS):
            if can_hide(s, den):
                actions = append(actions, act(verbs.DEN, FIRST_DEN + den, 0))
        return actions

    def answer(self, s: Cemetery, seat: i64, arg: i64, action: i64) -> None:
        hide_dog(s, first_of(action) - FIRST_DEN)

    def objections(self, s: Cemetery, seat: i64, arg: i64, action: i64) -> list[Reason]:
        return [Reason("DM-6.3", "bad-den", {"field": str(first_of(action))})]


def can_hide(s: Cemetery, den: i64) -> bool:
    """DM-6.3: not where a skeleton would have to be moved onto the gravedigger."""
    return s.tables.board.door[den] != s.gravedigger or not is_taken(s, FIRST_DEN + den)
