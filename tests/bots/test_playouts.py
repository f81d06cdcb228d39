"""A game without an evaluator gets bots all the same: they judge answers by random playouts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from ossuary.bots.bot import Budget
from ossuary.bots.evaluate.playouts import MOST_MARGIN, WIN, Playouts, worth_of_outcome
from ossuary.bots.explain.advice import advise
from ossuary.bots.search.greedy import Greedy
from ossuary.core.chance import Dice
from ossuary.core.game import Outcome
from ossuary.games import descriptor_of, make_game, register, unregister
from ossuary.games.bots import make_bot, make_explainer

GAME = "bad-bones"


@pytest.fixture
def without_evaluator() -> Iterator[None]:
    register(replace(descriptor_of(GAME), evaluator="", explainer=""))
    yield
    unregister(GAME)


def test_greedy_answers_for_a_game_without_evaluator(without_evaluator: None) -> None:
    game = make_game(GAME)
    bot = make_bot("greedy", game)
    assert isinstance(bot, Greedy)
    assert isinstance(bot.evaluator, Playouts)
    s = game.begin(2, game.read_setup(2, ["rounds=1"]))
    game.roll(s, Dice(3))
    moment = game.moment(s, 1)
    legal = [game.words(s, 1, action) for action in game.legal(s, 1)]
    assert bot.choose(moment, 1, Budget(), 5) in legal
    assert bot.choose(moment, 1, Budget(), 5) == bot.choose(moment, 1, Budget(), 5)
    advice = advise(bot, make_explainer(GAME), moment, 1, Budget(), 5)
    assert sorted(words for _, words in advice.weighed) == sorted(legal)
    assert (advice.gains, advice.other) == ([], "")


def test_a_win_counts_more_than_points() -> None:
    assert worth_of_outcome(Outcome(True, [1], [2], [], "end"), 1) == WIN
    assert worth_of_outcome(Outcome(True, [1, 2], [], [], "end"), 1) == WIN // 2
    assert worth_of_outcome(Outcome(True, [1], [2], [], "end"), 2) == -WIN
    assert worth_of_outcome(Outcome(True, [1], [], [30, 12, 7], "end"), 2) == -18
    assert worth_of_outcome(Outcome(True, [1], [], [30, 12, 7], "end"), 1) == WIN + 18
    assert worth_of_outcome(Outcome(False, [], [], [9000, 2], "running"), 1) == MOST_MARGIN
    assert worth_of_outcome(Outcome(False, [], [], [5], "running"), 1) == 5
    assert worth_of_outcome(Outcome(False, [], [], [], "running"), 1) == 0
