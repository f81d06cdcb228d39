"""The second level: tries every answer on imagined positions and takes the one that soon leads to most."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.bots.bot import Bot, Budget, Weighed
from ossuary.bots.evaluate.evaluator import Evaluator
from ossuary.core.chance import Dice
from ossuary.core.game import Game


class Greedy(Bot):
    """Takes the best answer by its evaluator; any of them if several are the best.

    It evaluates all answers in at least one imagined position. When its budget is spent after that, it stops.
    """

    def __init__(self, game: Game[Any], evaluator: Evaluator) -> None:
        super().__init__("greedy", game)
        self.evaluator: Evaluator = evaluator

    def choose(self, moment: list[int], seat: i64, budget: Budget, seed: int) -> str:
        dice = Dice(seed)
        weighed = self.weigh(moment, seat, budget, dice)
        equals: i64 = 1
        while equals < len(weighed) and weighed[equals][0] == weighed[0][0]:
            equals += 1
        return weighed[dice.below(equals)][1]

    def weigh(self, moment: list[int], seat: i64, budget: Budget, dice: Dice) -> Weighed:
        game = self.game
        evaluator = self.evaluator
        start = perf_counter()
        state = game.imagine(moment, seat, dice)
        actions = game.legal(state, seat)
        answers = [game.words(state, seat, action) for action in actions]
        total = vec[i64]([0] * len(actions))
        if len(actions) > 1:
            for world in range(evaluator.worlds):
                if world > 0:
                    if budget.is_spent(perf_counter() - start, world * len(actions)):
                        break
                    state = game.imagine(moment, seat, dice)
                worths = evaluator.weigh(game, state, seat, actions, dice)
                for i in range(len(total)):
                    total[i] += worths[i]
        weighed = [(int(total[i]), answers[i]) for i in range(len(answers))]
        weighed.sort(key=worth_of, reverse=True)
        return weighed


def worth_of(weighed: tuple[int, str]) -> int:
    return weighed[0]
