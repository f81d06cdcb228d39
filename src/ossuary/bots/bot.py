"""A bot: somebody who answers for a seat and knows no more than the seat does."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from ossuary.core.chance import Dice
from ossuary.core.game import Facts, Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers from a view alone, never from a state: the view may have come from another process."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def choose(self, game: Game[Any], view: Facts, dice: Dice) -> str:
        """The answer, in words, of the view's seat, which is asked something."""
        raise NotImplementedError
