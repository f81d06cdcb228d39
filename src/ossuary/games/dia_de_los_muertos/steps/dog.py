"""Section 6: the dog, its bite, and where it hides what it bites off."""

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
from ossuary.games.dia_de_los_muertos.state import NOT_IN_GOAL, MuertosState
from ossuary.games.dia_de_los_muertos.steps.attacks import attack_at_random
from ossuary.games.dia_de_los_muertos.ways import dog_can_enter, is_taken


def lead_dog(s: MuertosState, field: i64) -> None:
    """DM-6.1: a movement point leads the dog one field on."""
    tell(s, events.LED_DOG, s.player, s.dog, field, 0)
    s.dog = field
    s.dog_steps += 1
    if is_taken(s, field):  # DM-6.2
        s.bitten = 1
        s.push(steps.BITE, s.player, field)


def leading_reasons(s: MuertosState, field: i64) -> list[Reason]:
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
    """DM-6.2: the dog attacks a skeleton on the field it enters; its leader chooses which.

    The frame's argument is the field.
    """

    def __init__(self) -> None:
        super().__init__(steps.BITE, "bite", False, [verbs.BITE])

    def legal(self, s: MuertosState, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=6)
        for k in s.skeletons:
            if k.at == arg and k.rank == NOT_IN_GOAL:
                actions = append(actions, act(verbs.BITE, k.seat, 0))
        return actions

    def answer(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> None:
        tell(s, events.BITTEN, first_of(action), seat, 0, 0)
        s.push(steps.DEN, seat, 0)
        attack_at_random(s, s.skeleton(first_of(action)))


class Den(Question):
    """DM-6.3: after its bite the dog goes to a hiding place that its leader chooses."""

    def __init__(self) -> None:
        super().__init__(steps.DEN, "den", False, [verbs.DEN])

    def legal(self, s: MuertosState, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=DENS)
        for den in range(DENS):
            if can_hide(s, den):
                actions = append(actions, act(verbs.DEN, FIRST_DEN + den, 0))
        return actions

    def answer(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> None:
        hide_dog(s, first_of(action) - FIRST_DEN)

    def objections(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        return [Reason("DM-6.3", "bad-den", {"field": str(first_of(action))})]


def can_hide(s: MuertosState, den: i64) -> bool:
    """Whether the dog can go to a hiding place: not if a skeleton there would have to move onto the gravedigger."""
    return s.tables.board.door[den] != s.gravedigger or not is_taken(s, FIRST_DEN + den)
