"""BB-2, BB-6, BB-7, BB-10.5: a round and its last phase, and how the game ends."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.core.state import CHANCE
from ossuary.core.step import UNDECIDED, Step
from ossuary.games.bad_bones.actions import DRAW, act, second_of
from ossuary.games.bad_bones.effects import take_from_bag
from ossuary.games.bad_bones.events import DREW, ENDED, PHASE_OPENS, tell
from ossuary.games.bad_bones.refusals import Lot
from ossuary.games.bad_bones.state import (
    ARRIVALS as ARRIVALS_PHASE,
)
from ossuary.games.bad_bones.state import (
    DEFEAT,
    ELIMINATION,
    HEROIC,
    SURVIVAL,
    Board,
    Realm,
)
from ossuary.games.bad_bones.steps.kinds import (
    ARRIVAL,
    ARRIVAL_DRAW,
    ARRIVALS,
    HERO_PHASE,
    ROUND,
    ROUND_END,
    SKELETON_PHASE,
    TRAP_PHASE,
)
from ossuary.games.bad_bones.steps.setup import join_forest
from ossuary.games.bad_bones.strongholds import eliminated
from ossuary.games.bad_bones.tokens import MODELS, NECROMANCER, SPECTRAL, model_of


class Round(Step[Realm]):
    """BB-2.1: hero, trap, skeletons, arrivals."""

    def __init__(self) -> None:
        super().__init__(ROUND, "round", False, False)

    def run(self, s: Realm, seat: i64, arg: i64) -> None:
        push_rest_of_round(s, 0)


def push_rest_of_round(s: Realm, done: i64) -> None:
    """The phases of a round from one of them on; the stack is last in, first out."""
    phases = [HERO_PHASE, TRAP_PHASE, SKELETON_PHASE, ARRIVALS, ROUND_END]
    for i in range(len(phases) - 1, done - 1, -1):
        s.push(phases[i], CHANCE, 0)


class Arrivals(Step[Realm]):
    """BB-2.3, BB-6.3: first see who is left; BB-6.1: then every seat draws."""

    def __init__(self) -> None:
        super().__init__(ARRIVALS, "arrivals", False, False)

    def run(self, s: Realm, seat: i64, arg: i64) -> None:
        if somebody_fell(s):
            end_game(s, DEFEAT if s.coop or s.solo() else ELIMINATION)
            return
        s.phase = ARRIVALS_PHASE
        tell(s, PHASE_OPENS, 0, ARRIVALS_PHASE, s.round, 0, 0)
        for number in range(s.seats, 0, -1):
            s.push(ARRIVAL, CHANCE, number)


def arrivals(s: Realm) -> i64:
    """BB-7.3: in a heroic game nothing more is drawn from the end of the last round on."""
    return 0 if s.solo() and s.heroic and s.round >= s.rounds else s.tables.arrivals


class Arrival(Step[Realm]):
    """BB-6.1: one seat draws."""

    def __init__(self) -> None:
        super().__init__(ARRIVAL, "arrival", False, False)

    def run(self, s: Realm, seat: i64, arg: i64) -> None:
        draw_on(s, s.board(arg), arrivals(s))


def draw_on(s: Realm, b: Board, left: i64) -> None:
    """BB-6.2: as many as are left to draw and to be had; then all in the cemetery go to the forests."""
    if left > 0 and s.bag_size > 0:
        s.push(ARRIVAL_DRAW, CHANCE, b.seat | left << 4)
        return
    for model in b.cemetery:
        join_forest(s, b, model)
    b.cemetery = vec[i64]()


class ArrivalDraw(Lot):
    """BB-6.1, BB-6.2, BB-9.2: the frame's number is the seat and, above it, how many it has yet to draw."""

    def __init__(self) -> None:
        super().__init__(ARRIVAL_DRAW, "draw", "BB-6.1")

    def legal(self, s: Realm, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=MODELS)
        for model in range(MODELS):
            if s.bag[model] > 0:
                actions = append(actions, act(DRAW, arg & 15, model, 0))
        return actions

    def weight(self, s: Realm, arg: i64, action: i64) -> i64:
        return s.bag[second_of(action)]

    def total(self, s: Realm, arg: i64) -> i64:
        return s.bag_size

    def pick(self, s: Realm, arg: i64, r: i64) -> i64:
        for model in range(MODELS):
            r -= s.bag[model]
            if r < 0:
                return act(DRAW, arg & 15, model, 0)
        raise ValueError("more drawn than there is")

    def only_answer(self, s: Realm, seat: i64, arg: i64) -> i64:
        for model in range(MODELS):
            if s.bag[model] > 0:
                return act(DRAW, arg & 15, model, 0) if s.bag[model] == s.bag_size else UNDECIDED
        return UNDECIDED

    def answer(self, s: Realm, seat: i64, arg: i64, action: i64) -> None:
        b = s.board(arg & 15)
        model = second_of(action)
        left: i64 = (arg >> 4) - 1
        take_from_bag(s, model)
        b.cemetery = append(b.cemetery, model)
        tell(s, DREW, b.seat, model, 0, 0, 0)
        if s.tables.chief[model] == NECROMANCER:
            left += s.tables.necromancer
        draw_on(s, b, left)


class RoundEnd(Step[Realm]):
    """BB-7.2, BB-7.3, BB-10.5: after the last round solo and coop are won; otherwise the next begins."""

    def __init__(self) -> None:
        super().__init__(ROUND_END, "round-end", False, False)

    def run(self, s: Realm, seat: i64, arg: i64) -> None:
        if ((s.coop and not s.endless) or s.solo()) and s.round >= s.rounds:
            if not s.solo() or not s.heroic:
                end_game(s, SURVIVAL)
                return
            if is_swept(s, s.board(1)):
                end_game(s, HEROIC)
                return
        s.round += 1
        s.push(ROUND, CHANCE, 0)


def somebody_fell(s: Realm) -> bool:
    """BB-6.3, BB-7.2, BB-10.5: checked once all have moved."""
    if s.coop:
        return s.capital == 0 or any(b.towers == 0 or b.doomed != 0 for b in s.boards)
    return any(eliminated(b) for b in s.boards)


def is_swept(s: Realm, b: Board) -> bool:
    """BB-7.3: no skeleton but spectrals on board, forest and cemetery."""
    if any(s.tables.chief[model_of(t)] != SPECTRAL for t in b.skeletons):
        return False
    return not any(s.tables.chief[model] != SPECTRAL for model in b.cemetery)


def end_game(s: Realm, ending: i64) -> None:
    s.ending = ending
    s.frames = vec[i64]()
    tell(s, ENDED, 0, ending, 0, 0, 0)
