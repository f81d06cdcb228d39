"""A planner that judges by a net, and is as its game's own in everything else."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from mypy_extensions import i64

from ossuary.bots.evaluate.features import Features
from ossuary.bots.evaluate.net import ONE, WIN, BadNet, Net
from ossuary.bots.search.planner import CERTAIN, Plan, Planner
from ossuary.core.chance import Dice
from ossuary.core.game import Game

SCALE: Final = float(ONE * ONE)  # of what the net says
FARTHEST: Final = 20.0


class LearnedPlanner(Planner):
    """The net is asked for each seat; where seats are rivals, their chances add up to one."""

    def __init__(self, usual: Planner, features: Features, net: Net) -> None:
        super().__init__(usual.hidden, usual.unit, usual.efforts, usual.trust)
        if net.features != features.count:
            raise BadNet(f"{net.features} features instead of {features.count}")
        self.noticed = usual.noticed
        self.usual: Planner = usual
        self.features: Features = features
        self.net: Net = net

    def judge(self, game: Game[Any], state: Any, seat: i64) -> i64:
        if len(game.waiting(state)) == 0:
            return self.usual.judge(game, state, seat)
        own = self.win_head(game, state, seat)
        if not self.features.has_rivals(state):
            return int(float(CERTAIN) / (1.0 + exp(limited(-own))))
        total = 1.0
        for other in range(1, state.seats + 1):
            if other != seat:
                total += exp(limited(self.win_head(game, state, other) - own))
        return int(float(CERTAIN) / total)

    def win_head(self, game: Game[Any], state: Any, seat: i64) -> float:
        return float(self.net.judge(self.features.features_of(game, state, seat))[WIN]) / SCALE

    def propose(self, game: Game[Any], state: Any, seat: i64, most: i64, dice: Dice) -> list[Plan]:
        return self.usual.propose(game, state, seat, most, dice)

    def expect(self, game: Game[Any], state: Any, seat: i64) -> list[Plan]:
        return self.usual.expect(game, state, seat)

    def adopt(self, style: str) -> None:
        self.usual.adopt(style)
        self.style = style

    def taste(self, game: Game[Any], state: Any, seat: i64) -> i64:
        return self.usual.taste(game, state, seat)

    def answer(self, game: Game[Any], state: Any, seat: i64, dice: Dice) -> i64:
        return self.usual.answer(game, state, seat, dice)

    def prior(self, plan: Plan, best: Plan) -> i64:
        return self.usual.prior(plan, best)

    def mixes(self, state: Any, seat: i64) -> bool:
        return self.usual.mixes(state, seat)

    def horizon(self, game: Game[Any], state: Any, rounds: i64) -> i64:
        return self.usual.horizon(game, state, rounds)


def limited(x: float) -> float:
    return max(-FARTHEST, min(FARTHEST, x))
