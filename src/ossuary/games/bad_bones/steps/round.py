"""Section 2: a round and its phases, which open for all seats at once and close when the last has answered."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.core.state import CHANCE
from ossuary.core.step import Step
from ossuary.games.bad_bones import events, steps
from ossuary.games.bad_bones.effects import deliver
from ossuary.games.bad_bones.events import tell, tell_closing
from ossuary.games.bad_bones.state import BadBonesState
from ossuary.games.bad_bones.tokens import LASTING

IN_ORDER: Final = vec[i64]([steps.HERO_PHASE, steps.TRAP_PHASE, steps.SKELETON_PHASE, steps.ARRIVALS, steps.ROUND_END])


class Round(Step[BadBonesState]):
    """BB-2.1: the phases of a round are hero, trap, skeletons, arrivals, each played by all at the same time."""

    def __init__(self) -> None:
        super().__init__(steps.ROUND, "round", False, False)

    def run(self, s: BadBonesState, seat: i64, arg: i64) -> None:
        push_rest_of_round(s, 0)


def push_rest_of_round(s: BadBonesState, done: i64) -> None:
    """Push the phases of a round that are left when so many are done, the last one first."""
    for i in range(len(IN_ORDER) - 1, done - 1, -1):
        s.push(IN_ORDER[i], CHANCE, 0)


def open_phase(s: BadBonesState, phase: i64) -> None:
    """BB-2.2: in competitive play the others see a board as it lies now, until the phase closes."""
    s.phase = phase
    tell(s, events.PHASE_OPENS, 0, phase, s.round, 0, 0)
    if not s.coop and s.seats > 1:
        s.seal()
    s.push(steps.CLOSE, CHANCE, 0)


class Close(Step[BadBonesState]):
    """All have answered: what left the boards arrives, and everybody sees the boards as they are."""

    def __init__(self) -> None:
        super().__init__(steps.CLOSE, "close", False, False)

    def run(self, s: BadBonesState, seat: i64, arg: i64) -> None:
        finish_phase(s)
        tell_closing(s)
        s.unseal_boards()
        s.unseal()


def finish_phase(s: BadBonesState) -> None:
    """Deliver what left the boards in this phase, and forget what is counted within a phase."""
    deliver(s)
    for b in s.boards:
        b.kills = 0
        b.weapon_spent = 0
    s.supply += s.in_hand  # BB-10.2
    s.in_hand = 0


def clear_marks(skeletons: vec[i64]) -> None:
    """Take off the marks of a phase; a skeleton frozen after its move (BB-8.10) keeps the colour that says so."""
    for i in range(len(skeletons)):
        skeletons[i] &= LASTING
