"""What a search asks about a game: what each answer, or a whole position, is worth to a seat."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ossuary.core.chance import Dice
from ossuary.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """One for each game; `worlds` is the number of imagined positions that a search should average over.

    A game overrides evaluate(), or weigh() if it knows more about answers than the position right after them shows.
    Worths are whole numbers on a scale of the evaluator's own.
    """

    def __init__(self, worlds: i64) -> None:
        self.worlds: i64 = worlds

    def weigh(self, game: Game[Any], state: Any, seat: i64, actions: vec[i64], dice: Dice) -> vec[i64]:
        """The worth of each answer in one imagined position, which may be changed."""
        seed: int = dice.below(1 << 30)  # every answer meets the same chance
        worths = vec[i64]([0] * len(actions))
        for i in range(len(actions)):
            ahead = game.clone(state)
            game.play(ahead, seat, actions[i])
            worths[i] = self.evaluate(game, ahead, seat, Dice(seed))
        return worths

    def evaluate(self, game: Game[Any], state: Any, seat: i64, dice: Dice) -> i64:
        """The worth of a position, which may be changed, to a seat."""
        raise NotImplementedError
