"""Bots: search/ looks for an answer, evaluate/ says what answers are worth, explain/ gives reasons for a hint.

None of them knows a game. A game brings its own evaluator, planner and explainer; `assemble_bot` puts a game, what it
brings and a way of searching together.
"""

from __future__ import annotations

from typing import Any

from ossuary.bots.bot import Bot
from ossuary.bots.characters import CHARACTERS, STYLES, split_level
from ossuary.bots.evaluate.evaluator import Evaluator
from ossuary.bots.evaluate.playouts import Playouts
from ossuary.bots.search.greedy import Greedy
from ossuary.bots.search.plan_search import PlanSearch
from ossuary.bots.search.planner import Planner
from ossuary.bots.search.random_choice import RandomChoice
from ossuary.core.game import Game

ANCHORS = ("random", "greedy")  # never change: others are measured against them, and old tables have them
LEVELS = ANCHORS + CHARACTERS
STYLED = tuple(f"{character}-{style}" for character in CHARACTERS for style in STYLES)


def assemble_bot(level: str, game: Game[Any], evaluator: Evaluator | None, planner: Planner | None = None) -> Bot:
    """A bot of this level; for a game without evaluator or planner it judges answers by random playouts."""
    if level == "random":
        return RandomChoice(game)
    if level == "greedy":
        return Greedy(game, evaluator if evaluator is not None else Playouts())
    planner = planner if planner is not None else Planner(False)
    character, style = split_level(level)
    if style:
        planner.adopt(style)
    return PlanSearch(level, game, planner, planner.efforts[character])
