"""Section 2: a round and its phases, which open for all seats at once and close when the last has answered."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.core.state import CHANCE
from ossuary.core.step import Step
from ossuary.games.bad_bones import events, steps
from ossuary.games.bad_bones.effects import deliver
from ossuary.games.bad_bones.events import tell, tell_closing
from ossuary.games.bad_bones.state import Realm
from ossuary.games.bad_bones.tokens import LASTING


class Round(Step[Realm]):
    """BB-2.1: hero, trap, skeletons, arrivals."""

    def __init__(self) -> None:
        super().__init__(steps.ROUND, "round", False, False)

    def run(self, s: Realm, seat: i64, arg: i64) -> None:
        push_rest_of_round(s, 0)


def push_rest_of_round(s: Realm, done: i64) -> None:
    """The in_order of a round from one of them on; the stack is last in, first out."""
    in_order = [steps.HERO_PHASE, steps.TRAP_PHASE, steps.SKELETON_PHASE, steps.ARRIVALS, steps.ROUND_END]
    for i in range(len(in_order) - 1, done - 1, -1):
        s.push(in_order[i], CHANCE, 0)


def open_phase(s: Realm, phase: i64) -> None:
    """BB-2.2: in competitive play the boards are shown to others as they lie now, until the phase closes."""
    s.phase = phase
    tell(s, events.PHASE_OPENS, 0, phase, s.round, 0, 0)
    if not s.coop and s.seats > 1:
        s.shown = s.boards
        s.boards = [b.clone() for b in s.boards]
    s.push(steps.CLOSE, CHANCE, 0)


class Close(Step[Realm]):
    """All have answered: outboxes are delivered and the boards are open again."""

    def __init__(self) -> None:
        super().__init__(steps.CLOSE, "close", False, False)

    def run(self, s: Realm, seat: i64, arg: i64) -> None:
        clear_up(s)
        tell_closing(s)
        s.shown = None
        s.unseal()


def clear_up(s: Realm) -> None:
    """What a phase has sent, killed and retrieved is where it belongs."""
    deliver(s)
    for b in s.boards:
        b.kills = 0
        b.weapon_spent = 0
    s.supply += s.in_hand  # BB-10.2
    s.in_hand = 0


def clear_marks(skeletons: vec[i64]) -> None:
    """BB-8.10: what was frozen after its move sits out the next round; its colour says so from here on."""
    for i in range(len(skeletons)):
        skeletons[i] &= LASTING
