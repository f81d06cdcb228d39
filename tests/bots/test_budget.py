"""A budget bounds what an answer costs."""

from __future__ import annotations

from typing import Any

import pytest

from ossuary.bots.bot import Budget
from ossuary.bots.evaluate.evaluator import Evaluator
from ossuary.bots.search.greedy import Greedy
from ossuary.core.chance import Dice
from support.setups import the_game

BONES = the_game("bad-bones")
WORLDS = 6


class CountingEvaluator(Evaluator):
    """Thinks the same of all positions, and counts them."""

    def __init__(self) -> None:
        super().__init__(WORLDS)
        self.evaluated = 0

    def evaluate(self, game: Any, state: Any, seat: int, dice: Dice) -> int:
        self.evaluated += 1
        return 7


def weigh(budget: Budget) -> tuple[int, list[tuple[int, str]]]:
    """How many worlds were looked at, and what came of it."""
    s = BONES.begin(2, BONES.read_setup(2, []))
    BONES.roll(s, Dice(4))
    evaluator = CountingEvaluator()
    weighed = Greedy(BONES, evaluator).weigh(BONES.moment(s, 1), 1, budget, Dice(1))
    worlds, rest = divmod(evaluator.evaluated, len(BONES.legal(s, 1)))
    assert rest == 0, "an answer was evaluated in fewer worlds than another"
    return worlds, weighed


def test_without_limits_all_worlds_are_evaluated() -> None:
    worlds, weighed = weigh(Budget())
    assert worlds == WORLDS
    assert {worth for worth, _ in weighed} == {7 * WORLDS}


@pytest.mark.parametrize(("budget", "worlds"), [(Budget(positions=1), 1), (Budget(positions=17), 3), (Budget(1e-9), 1)])
def test_a_spent_budget_ends_the_search(budget: Budget, worlds: int) -> None:
    """The hero has eight spaces to go to, so each world has eight positions."""
    assert weigh(budget)[0] == worlds


def test_an_evaluator_of_positions_weighs_answers_by_what_they_lead_to() -> None:
    s = BONES.begin(2, BONES.read_setup(2, []))
    BONES.roll(s, Dice(4))

    class LikesOneSpace(Evaluator):
        def evaluate(self, game: Any, state: Any, seat: int, dice: Dice) -> int:
            return int(game.facts(state)["seats"][seat - 1]["hero"] == "c4")

    actions = BONES.legal(s, 1)
    worths = LikesOneSpace(1).weigh(BONES, s, 1, actions, Dice(1))
    liked = [BONES.words(s, 1, action) for action, worth in zip(actions, worths, strict=True) if worth]
    assert liked == ["hero c4"]
