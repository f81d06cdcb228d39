"""The second level: tries every answer in its head and takes the one that soon leads to most."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.bots.badbones import BadBonesJudge
from ossuary.bots.bot import Bot
from ossuary.bots.judge import Judge
from ossuary.bots.muertos import MuertosJudge
from ossuary.core.chance import Dice
from ossuary.core.game import Facts, Game


def make_judge(game: str) -> Judge:
    if game == "bad-bones":
        return BadBonesJudge()
    if game == "dia-de-los-muertos":
        return MuertosJudge()
    raise KeyError(game)


class Greedy(Bot):
    """The best answer by its game's judge; among equals, any."""

    def __init__(self) -> None:
        super().__init__("greedy")
        self.judges: dict[str, Judge] = {}

    def choose(self, game: Game[Any], view: Facts, dice: Dice) -> str:
        weighed = self.weigh(game, view, dice)
        equals: i64 = 1
        while equals < len(weighed) and weighed[equals][0] == weighed[0][0]:
            equals += 1
        return weighed[dice.below(equals)][1]

    def weigh(self, game: Game[Any], view: Facts, dice: Dice) -> list[tuple[int, str]]:
        """Every legal answer in words with its worth, the best first."""
        judge = self.judges.get(game.name)
        if judge is None:
            judge = make_judge(game.name)
            self.judges[game.name] = judge
        seat: i64 = view["seat"]
        state = game.imagine(view, dice)
        actions = game.legal(state, seat)
        answers = [game.words(state, seat, action) for action in actions]
        total = vec[i64]([0] * len(actions))
        if len(actions) > 1:
            for world in range(judge.worlds):
                if world > 0:
                    state = game.imagine(view, dice)
                worths = judge.weigh(game, state, seat, actions, dice)
                for i in range(len(total)):
                    total[i] += worths[i]
        weighed = [(int(total[i]), answers[i]) for i in range(len(answers))]
        weighed.sort(key=worth_of, reverse=True)
        return weighed


def worth_of(weighed: tuple[int, str]) -> int:
    return weighed[0]
