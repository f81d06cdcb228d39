"""What a game brings for a judgement that is learned: the features of a position, as one of its seats sees it."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ossuary.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """One for each game that can be trained; `count` is how many features there are."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def features_of(self, game: Game[Any], state: Any, seat: i64) -> vec[i64]:
        """Those that a position has for a seat, in a game that is not over; the position stays as it is."""
        raise NotImplementedError

    def has_rivals(self, state: Any) -> bool:
        """Whether one seat's win is another's loss."""
        raise NotImplementedError
