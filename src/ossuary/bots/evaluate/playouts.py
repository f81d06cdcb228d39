"""The evaluator of a game that has none of its own: how games end that are played on at random."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ossuary.bots.evaluate.evaluator import Evaluator
from ossuary.core.chance import Dice
from ossuary.core.game import Game, Outcome

WORLDS: Final = 12  # and as many playouts of each answer
LONGEST: Final = 400  # answers in a playout; then the points so far count
WIN: Final = 1000
MOST_MARGIN: Final = 400  # a win is worth more than any number of points


class Playouts(Evaluator):
    """One random playout of each answer in each imagined position."""

    def __init__(self) -> None:
        super().__init__(WORLDS)

    def evaluate(self, game: Game[Any], state: Any, seat: i64, dice: Dice) -> i64:
        game.playout(state, dice, LONGEST)
        return worth_of_outcome(game.outcome(state), seat)


def worth_of_outcome(outcome: Outcome, seat: i64) -> i64:
    """A win counts most, a shared one less, and then the points ahead of the best of the others."""
    worth: i64 = 0
    if outcome.over and seat in outcome.winners:
        worth = WIN // len(outcome.winners)
    elif outcome.over and seat in outcome.lost:
        worth = -WIN
    if seat > len(outcome.scores):
        return worth
    own = outcome.scores[seat - 1]
    others = [score for i, score in enumerate(outcome.scores, 1) if i != seat]
    margin = own - max(others) if others else own
    return worth + max(-MOST_MARGIN, min(MOST_MARGIN, margin))
