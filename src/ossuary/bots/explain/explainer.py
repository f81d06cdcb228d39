"""What an answer leads to in things that can be counted, so that a hint has reasons a player understands."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from ossuary.core.chance import Dice
from ossuary.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Explainer:
    """One for each game.

    `names` are the things it counts, the most important first. `instead` names, for some of them, others that say the
    same better. `worlds` is the number of imagined positions to count in.
    """

    def __init__(self, names: list[str], instead: dict[str, list[str]], worlds: i64) -> None:
        self.names: list[str] = names
        self.instead: dict[str, list[str]] = instead
        self.worlds: i64 = worlds

    def count(self, game: Game[Any], state: Any, seat: i64, action: i64, dice: Dice) -> dict[str, int]:
        """What an answer leads to in an imagined position, which stays as it is; more is better for all things."""
        raise NotImplementedError

    def is_petty(self, chosen: dict[str, int], gains: list[tuple[str, int]]) -> bool:
        """Whether an answer that leads to this gains only small things while something great is lost."""
        return False

    def spares_more(self, counted: dict[str, int], chosen: dict[str, int]) -> bool:
        """Whether an answer loses less of what is great than the chosen one."""
        return False

    def reasons_of_loss(self, chosen: dict[str, int]) -> list[tuple[str, int]]:
        """What to say of an answer that no other one spares more than."""
        return []

    def is_quiet(self, action: i64) -> bool:
        """Whether this answer is to do nothing."""
        raise NotImplementedError
