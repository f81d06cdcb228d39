"""What a search asks about Día de los Muertos: answers worth a closer look, quick answers, and who is ahead."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.bots.search.planner import CERTAIN, Plan, Planner, judge_outcome, worth_of_plan
from ossuary.core.chance import Dice
from ossuary.core.game import Game
from ossuary.core.state import kind_of
from ossuary.games.dia_de_los_muertos import steps
from ossuary.games.dia_de_los_muertos.actions import first_of
from ossuary.games.dia_de_los_muertos.distances import Distances, kept_distances
from ossuary.games.dia_de_los_muertos.efforts import EFFORTS
from ossuary.games.dia_de_los_muertos.evaluate import (
    FIELD,
    MINE,
    MuertosEvaluator,
    end_with_turn,
    progress,
    quick_answer,
    try_out,
    worth_of_laying,
    worth_of_swap,
)
from ossuary.games.dia_de_los_muertos.state import RUNNING, MuertosState

LEAD: Final = 60.0  # progress that makes a skeleton e times as likely to win


class MuertosPlanner(Planner):
    """Hands are hidden, so each playout is of another imagined position."""

    def __init__(self) -> None:
        super().__init__(True, MINE * FIELD // 5, EFFORTS)
        self.evaluator: MuertosEvaluator = MuertosEvaluator()
        self.distances: Distances | None = None

    def propose(self, game: Game[Any], state: Any, seat: i64, most: i64, dice: Dice) -> list[Plan]:
        actions = game.legal(state, seat)
        worths = self.evaluator.weigh(game, game.clone(state), seat, actions, dice)
        plans = [Plan(append(vec[i64](), actions[i]), worths[i]) for i in range(len(actions))]
        plans.sort(key=worth_of_plan, reverse=True)
        return plans[:most]

    def answer(self, game: Game[Any], state: Any, seat: i64, dice: Dice) -> i64:
        s: MuertosState = state
        distances = self.distances_of(s)
        kind = kind_of(s.pending(seat))
        if kind != steps.LAY and kind != steps.SWAP and kind != steps.TURN:
            return quick_answer(game, s, distances, seat)
        actions = game.legal(s, seat)
        if len(actions) == 1:
            return actions[0]
        alone = s.clone()
        end_with_turn(alone)
        seed = int(dice.below(1 << 30))
        best: i64 = 0
        most: i64 = -1000000000
        for action in actions:
            if kind == steps.SWAP:
                worth = worth_of_swap(alone, distances, seat, action)
            elif kind == steps.LAY:
                worth = worth_of_laying(game, alone, distances, seat, first_of(action), Dice(seed))
            else:
                worth = try_out(game, alone, distances, seat, action, Dice(seed))
            if worth > most:
                most = worth
                best = action
        return best

    def judge(self, game: Game[Any], state: Any, seat: i64) -> i64:
        s: MuertosState = state
        if s.ending != RUNNING:
            return judge_outcome(game.outcome(s), seat)
        distances = self.distances_of(s)
        own = progress(s, distances, s.skeleton(seat))
        total = 1.0
        for k in s.skeletons:
            if k.seat != seat:
                ahead = float(progress(s, distances, k) - own) / LEAD
                total += exp(max(-20.0, min(20.0, ahead)))
        return int(float(CERTAIN) / total)

    def distances_of(self, s: MuertosState) -> Distances:
        distances = kept_distances(self.distances, s.tables)
        self.distances = distances
        return distances
