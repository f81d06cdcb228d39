"""What a game brings for the bots that play it; a module of its own, since simulations load no bots."""

from __future__ import annotations

from typing import Any

from ossuary.bots import assemble_bot
from ossuary.bots.bot import Bot
from ossuary.bots.evaluate.evaluator import Evaluator
from ossuary.bots.evaluate.features import Features
from ossuary.bots.evaluate.net import read_net
from ossuary.bots.explain.explainer import Explainer
from ossuary.bots.search.learned_planner import LearnedPlanner
from ossuary.bots.search.planner import Planner
from ossuary.core.game import Game
from ossuary.games import descriptor_of
from ossuary.games.descriptor import load

NET_FILE = "net.bin"  # in the folder of a game; docs/bots says how it was trained


def make_bot(level: str, game: Game[Any]) -> Bot:
    """A bot of this level for a game, with the game's own evaluator and planner if it has them."""
    return assemble_bot(level, game, make_evaluator(game.name), make_planner(game.name))


def make_evaluator(name: str) -> Evaluator | None:
    """What judges a game's answers for the bots; None if the game has none."""
    one = descriptor_of(name)
    evaluator: Evaluator | None = load(one, one.evaluator)() if one.evaluator else None
    return evaluator


def make_planner(name: str) -> Planner | None:
    """What proposes and judges plans in a game, by the game's net if it has one; None if the game has no planner."""
    planner, features = make_own_planner(name), make_features(name)
    data = descriptor_of(name).data(NET_FILE)
    if planner is None or features is None or not data:
        return planner
    return LearnedPlanner(planner, features, read_net(data))


def make_own_planner(name: str) -> Planner | None:
    """The same with the hand-written judgement."""
    one = descriptor_of(name)
    planner: Planner | None = load(one, one.planner)() if one.planner else None
    return planner


def make_features(name: str) -> Features | None:
    """What a net learns from in a game; None if the game can't be trained."""
    one = descriptor_of(name)
    features: Features | None = load(one, one.features)() if one.features else None
    return features


def make_explainer(name: str) -> Explainer | None:
    """What counts the gains that a hint gives as reasons; None if the game has none."""
    one = descriptor_of(name)
    explainer: Explainer | None = load(one, one.explainer)() if one.explainer else None
    return explainer
