"""The first level: any answer is as good as another."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ossuary.bots.bot import Bot
from ossuary.core.chance import Dice
from ossuary.core.game import Facts, Game


class AtRandom(Bot):
    """Uniformly among the legal answers."""

    def __init__(self) -> None:
        super().__init__("random")

    def choose(self, game: Game[Any], view: Facts, dice: Dice) -> str:
        seat: i64 = view["seat"]
        state = game.imagine(view, dice)
        actions = game.legal(state, seat)
        n: i64 = len(actions)
        return game.words(state, seat, actions[dice.below(n)])
