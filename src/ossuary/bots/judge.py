"""What a bot asks about a game it plays: what each of its answers is worth."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ossuary.core.chance import Dice
from ossuary.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """One a game; `worlds` is how many imagined positions it wants to see before it is heard."""

    def __init__(self, worlds: i64) -> None:
        self.worlds: i64 = worlds

    def weigh(self, game: Game[Any], state: Any, seat: i64, actions: vec[i64], dice: Dice) -> vec[i64]:
        """The worth of each answer in one imagined position, which the judge may spoil."""
        raise NotImplementedError
