"""What an answer brings in things that can be counted, so that a bot's advice has reasons a player understands."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from ossuary.core.chance import Dice
from ossuary.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Account:
    """One a game; `names` are the things it counts, what weighs most first; `worlds` as its judge's."""

    def __init__(self, names: list[str], worlds: i64) -> None:
        self.names: list[str] = names
        self.worlds: i64 = worlds

    def count(self, game: Game[Any], state: Any, seat: i64, action: i64, dice: Dice) -> dict[str, int]:
        """What an answer leads to in an imagined position, which stays as it is: the more of each the better."""
        raise NotImplementedError

    def is_quiet(self, action: i64) -> bool:
        """Whether this answer is to do nothing."""
        raise NotImplementedError
