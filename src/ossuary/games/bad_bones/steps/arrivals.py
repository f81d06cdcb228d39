"""Section 6, arrivals: each seat draws skeletons, and all that wait in its cemetery go to the forests."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.core.state import CHANCE
from ossuary.core.step import UNDECIDED, Step
from ossuary.games.bad_bones import events, phases, steps, verbs
from ossuary.games.bad_bones.actions import act, second_of
from ossuary.games.bad_bones.effects import take_from_bag
from ossuary.games.bad_bones.events import tell
from ossuary.games.bad_bones.refusals import ChanceQuestion
from ossuary.games.bad_bones.state import DEFEAT, ELIMINATION, BadBonesState, Board
from ossuary.games.bad_bones.steps.end import end_game, somebody_fell
from ossuary.games.bad_bones.steps.setup import FIRST_SKELETONS, leave_cemetery
from ossuary.games.bad_bones.tokens import MODELS, NECROMANCER


class Arrivals(Step[BadBonesState]):
    """BB-2.3: if somebody has been eliminated the game ends at once; else every seat draws."""

    def __init__(self) -> None:
        super().__init__(steps.ARRIVALS, "arrivals", False, False)

    def run(self, s: BadBonesState, seat: i64, arg: i64) -> None:
        if somebody_fell(s):
            end_game(s, DEFEAT if s.coop or s.solo() else ELIMINATION)
            return
        s.phase = phases.ARRIVALS
        tell(s, events.PHASE_OPENS, 0, phases.ARRIVALS, s.round, 0, 0)
        for number in range(s.seats, 0, -1):
            s.push(steps.ARRIVAL, CHANCE, number)


def arrivals(s: BadBonesState) -> i64:
    """How many a seat draws: none from the end of the last round of a heroic game on (BB-7.3)."""
    if s.solo() and s.heroic and s.round >= s.rounds:
        return 0
    return s.tables.arrivals


class Arrival(Step[BadBonesState]):
    """BB-6.1: a seat draws; what it draws, and all in its cemetery, goes to the forests."""

    def __init__(self) -> None:
        super().__init__(steps.ARRIVAL, "arrival", False, False)

    def run(self, s: BadBonesState, seat: i64, arg: i64) -> None:
        draw_on(s, s.board(arg), arrivals(s))


def draw_on(s: BadBonesState, b: Board, left: i64) -> None:
    """BB-6.2: a seat draws as many as it should or as there are; then all in its cemetery go to the forests.

    In set-up they wait there until the seat has the four that it begins with.
    """
    if left > 0 and s.bag_size > 0:
        s.push(steps.ARRIVAL_DRAW, CHANCE, b.seat | left << 4)
    elif s.phase == phases.ARRIVALS or len(b.skeletons) == FIRST_SKELETONS:
        leave_cemetery(s, b)


class ArrivalDraw(ChanceQuestion):
    """Chance draws a skeleton; the frame's argument is the seat and, above it, how many it has yet to draw."""

    def __init__(self) -> None:
        super().__init__(steps.ARRIVAL_DRAW, "draw", "BB-6.1")

    def legal(self, s: BadBonesState, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=MODELS)
        for model in range(MODELS):
            if s.bag[model] > 0:
                actions = append(actions, act(verbs.DRAW, arg & 15, model, 0))
        return actions

    def weight(self, s: BadBonesState, arg: i64, action: i64) -> i64:
        return s.bag[second_of(action)]

    def total(self, s: BadBonesState, arg: i64) -> i64:
        return s.bag_size

    def pick(self, s: BadBonesState, arg: i64, r: i64) -> i64:
        bag = s.bag
        for model in range(MODELS):
            r -= bag[model]
            if r < 0:
                return act(verbs.DRAW, arg & 15, model, 0)
        raise ValueError("more drawn than there is")

    def only_answer(self, s: BadBonesState, seat: i64, arg: i64) -> i64:
        for model in range(MODELS):
            if s.bag[model] == s.bag_size:
                return act(verbs.DRAW, arg & 15, model, 0)
            if s.bag[model] > 0:
                return UNDECIDED
        return UNDECIDED

    def answer(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> None:
        b = s.board(arg & 15)
        model = second_of(action)
        left: i64 = (arg >> 4) - 1
        take_from_bag(s, model)
        b.cemetery = append(b.cemetery, model)
        tell(s, events.DREW, b.seat, model, 0, 0, 0)
        if s.tables.chief[model] == NECROMANCER:  # BB-9.2
            left += s.tables.necromancer
        draw_on(s, b, left)
