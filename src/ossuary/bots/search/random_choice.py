"""The first level: any answer is as good as another."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ossuary.bots.bot import Bot, Budget, Weighed
from ossuary.core.chance import Dice
from ossuary.core.game import Game


class RandomChoice(Bot):
    """Chooses among the legal answers, each with the same probability."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__("random", game)

    def choose(self, moment: list[int], seat: i64, budget: Budget, seed: int) -> str:
        dice = Dice(seed)
        state = self.game.imagine(moment, seat, dice)
        actions = self.game.legal(state, seat)
        n: i64 = len(actions)
        return self.game.words(state, seat, actions[dice.below(n)])

    def weigh(self, moment: list[int], seat: i64, budget: Budget, dice: Dice) -> Weighed:
        state = self.game.imagine(moment, seat, dice)
        return [(0, self.game.words(state, seat, action)) for action in self.game.legal(state, seat)]
