"""What a game brings for a judgement that is learned: the features of what an answer leads to."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ossuary.bots.evaluate.evaluator import Evaluator
from ossuary.bots.evaluate.net import BadNet, Net
from ossuary.core.chance import Dice
from ossuary.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedEvaluator(Evaluator):
    """Judges by a net; one for each game that can be trained. `features` is how many there are."""

    def __init__(self, worlds: i64, features: i64, net: Net) -> None:
        super().__init__(worlds)
        if net.features != features:
            raise BadNet(f"{net.features} features instead of {features}")
        self.net: Net = net

    def features_after(self, game: Game[Any], state: Any, seat: i64, action: i64, dice: Dice) -> vec[i64]:
        """The features of what an answer leads to; none where the net is not asked. The position stays as it is."""
        raise NotImplementedError
