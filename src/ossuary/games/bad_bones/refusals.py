"""What a refusal cites: the rules behind every question and every verb."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ossuary.core.refusal import Reason
from ossuary.core.step import Step
from ossuary.games.bad_bones import phases, verbs
from ossuary.games.bad_bones.actions import verb_of
from ossuary.games.bad_bones.state import NO_HERO, RUNNING, BadBonesState

# The rules that allow a verb.
RULES_OF_VERB: Final[dict[int, list[str]]] = {
    verbs.BUY: ["BB-8.1", "BB-8.2"],
    verbs.DONE: ["BB-8.1"],
    verbs.STAND_ON: ["BB-10.1"],
    verbs.MOVE_HERO: ["BB-3.1"],
    verbs.PLACE: ["BB-4.1", "BB-4.2"],
    verbs.RETRIEVE: ["BB-4.3"],
    verbs.PASS: ["BB-4.1"],
    verbs.MOVE: ["BB-5.1"],
    verbs.ADVANCE: ["BB-5.1"],
    verbs.FLEE: ["BB-5.13"],
    verbs.SEND: ["BB-5.4", "BB-5.11", "BB-8.5", "BB-10.3"],
    verbs.LEAD: ["BB-9.4"],
    verbs.STOP: ["BB-10.4"],
    verbs.TURN: ["BB-8.10"],
    verbs.KEEP: ["BB-8.10"],
    verbs.USE: ["BB-8.10"],
}
# Verbs that open a phase: said in another phase they break the order of phases and no other rule.
OPENING_VERBS: Final[list[int]] = [
    verbs.BUY,
    verbs.DONE,
    verbs.STAND_ON,
    verbs.MOVE_HERO,
    verbs.PLACE,
    verbs.RETRIEVE,
    verbs.PASS,
]
PHASE_OF_VERB: Final[dict[int, str]] = {
    verbs.BUY: "market",
    verbs.DONE: "market",
    verbs.STAND_ON: "stand",
    verbs.MOVE_HERO: "hero",
    verbs.PLACE: "trap",
    verbs.RETRIEVE: "trap",
    verbs.PASS: "trap",
}


def market_rules(s: BadBonesState) -> list[str]:
    """The rules of the market; in coop its own besides."""
    return ["BB-8.1", "BB-10.6"] if s.coop else ["BB-8.1"]


def out_of_turn(s: BadBonesState, seat: i64, action: i64) -> list[Reason]:
    """Why a seat can't give an answer to a question that it is not asked now."""
    verb = verb_of(action)
    if s.ending != RUNNING:
        rule = "BB-10.5" if s.coop else "BB-7.2" if s.solo() else "BB-6.3"
        return [Reason("BB-2.1", "game-over"), Reason(rule, "game-over")]
    details = {"phase": phases.NAMES[s.phase], "belongs": PHASE_OF_VERB.get(verb, "")}
    reasons = [Reason("BB-2.1", "not-now", details)]
    if s.phase == phases.MARKET or verb == verbs.BUY or verb == verbs.DONE:
        reasons += [Reason(rule, "not-now", details) for rule in market_rules(s)]
    if verb == verbs.MOVE_HERO and s.phase == phases.HERO and s.board(seat).hero == NO_HERO:
        reasons.append(Reason("BB-9.7", "hero-fell"))
    if verb not in OPENING_VERBS:
        reasons += [Reason(rule, "not-asked") for rule in RULES_OF_VERB.get(verb, [])]
    return reasons


class Question(Step[BadBonesState]):
    """A step that asks a seat; its refusals cite the rules of the question."""

    def __init__(self, kind: i64, name: str, always_asked: bool, verbs: list[int]) -> None:
        super().__init__(kind, name, True, always_asked)
        self.verbs: list[int] = verbs

    def explain(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        if verb_of(action) not in self.verbs:
            return out_of_turn(s, seat, action)
        return self.objections(s, seat, arg, action)

    def objections(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        """Why an answer of the right kind is not legal."""
        return [Reason(rule, f"bad-{self.name}") for rule in RULES_OF_VERB[verb_of(action)]]


class ChanceQuestion(Step[BadBonesState]):
    """A step that chance answers, and the rule that says so."""

    def __init__(self, kind: i64, name: str, rule: str) -> None:
        super().__init__(kind, name, True, False)
        self.rule: str = rule

    def explain(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        return [Reason(self.rule, "bad-lot")]
