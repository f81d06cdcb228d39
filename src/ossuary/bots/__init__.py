"""Bots: search/ looks for an answer, evaluate/ says what answers are worth, explain/ gives reasons for a hint.

None of them knows a game. A game brings its own evaluator and explainer; `assemble_bot` puts a game, its evaluator and
a way of searching together.
"""

from __future__ import annotations

from typing import Any

from ossuary.bots.bot import Bot
from ossuary.bots.evaluate.evaluator import Evaluator
from ossuary.bots.evaluate.playouts import Playouts
from ossuary.bots.search.greedy import Greedy
from ossuary.bots.search.random_choice import RandomChoice
from ossuary.core.game import Game

LEVELS = ("random", "greedy")  # the weakest first


def assemble_bot(level: str, game: Game[Any], evaluator: Evaluator | None) -> Bot:
    """A bot of this level; for a game without an evaluator it judges answers by random playouts."""
    if level == "random":
        return RandomChoice(game)
    if level == "greedy":
        return Greedy(game, evaluator if evaluator is not None else Playouts())
    raise KeyError(level)
