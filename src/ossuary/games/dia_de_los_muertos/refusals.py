"""What a refusal cites: the rules behind every question and every verb."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ossuary.core.refusal import Reason
from ossuary.core.state import CHANCE
from ossuary.core.step import Step
from ossuary.games.dia_de_los_muertos import phases, verbs
from ossuary.games.dia_de_los_muertos.actions import verb_of
from ossuary.games.dia_de_los_muertos.state import NOT_IN_GOAL, RUNNING, MuertosState

# The rules that allow a verb.
RULES_OF_VERB: Final[dict[int, list[str]]] = {
    verbs.DRAW: ["DM-3.4"],
    verbs.REVEAL: ["DM-7.3"],
    verbs.LAY: ["DM-3.2"],
    verbs.MOVE: ["DM-3.3"],
    verbs.ACT: ["DM-3.3"],
    verbs.STEP: ["DM-4.1", "DM-8.6"],
    verbs.DOG: ["DM-4.2", "DM-6.1"],
    verbs.STOP: ["DM-4.1", "DM-8.6"],
    verbs.HOLD: ["DM-7.5"],
    verbs.DODGE: ["DM-7.2"],
    verbs.LET: ["DM-7.2", "DM-7.5"],
    verbs.TARGET: ["DM-7.1"],
    verbs.BITE: ["DM-6.2"],
    verbs.BACK: ["DM-7.3"],
    verbs.LOSE: ["DM-7.3"],
    verbs.TAKE: ["DM-4.4", "DM-8.2", "DM-8.4"],
    verbs.NONE: ["DM-4.4"],
    verbs.TO: ["DM-8.1"],
    verbs.PUSH: ["DM-8.7"],
    verbs.CHANGE: ["DM-8.7"],
    verbs.DEN: ["DM-6.3"],
    verbs.BLOCK: ["DM-5.1"],
    verbs.LEAVE: ["DM-5.2"],
    verbs.DISCARD: ["DM-3.4"],
    verbs.SWAP: ["DM-3.6"],
    verbs.DONE: ["DM-3.6"],
}
PHASE_OF_VERB: Final[dict[int, str]] = {
    verbs.LAY: "lay",
    verbs.MOVE: "play",
    verbs.ACT: "play",
    verbs.SWAP: "swap",
    verbs.DONE: "swap",
}


def out_of_turn(s: MuertosState, seat: i64, action: i64) -> list[Reason]:
    """Why a seat can't give an answer to a question that it is not asked now."""
    if s.ending != RUNNING:
        return [Reason("DM-9.1", "game-over")]
    verb = verb_of(action)
    details = {"phase": phases.NAMES[s.phase], "belongs": PHASE_OF_VERB.get(verb, "")}
    reasons = [Reason(rule, "not-now", details) for rule in [*RULES_OF_VERB.get(verb, []), "DM-3.1"]]
    if seat != CHANCE and s.skeleton(seat).rank != NOT_IN_GOAL:
        reasons.append(Reason("DM-4.5", "in-goal"))
    return reasons


class Question(Step[MuertosState]):
    """A step that asks a seat; its refusals cite the rules of the question."""

    def __init__(self, kind: i64, name: str, always_asked: bool, verbs: list[int]) -> None:
        super().__init__(kind, name, True, always_asked)
        self.verbs: list[int] = verbs

    def explain(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        if verb_of(action) not in self.verbs:
            return out_of_turn(s, seat, action)
        return self.objections(s, seat, arg, action)

    def objections(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        """Why an answer of the right kind is not legal."""
        return [Reason(rule, f"bad-{self.name}") for rule in RULES_OF_VERB[verb_of(action)]]
