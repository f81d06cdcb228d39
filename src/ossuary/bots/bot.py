"""A bot: it answers for a seat, and knows no more than the seat does."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from ossuary.core.chance import Dice
from ossuary.core.game import Game

Weighed = list[tuple[int, str]]  # answers in words with their worths, the best first


class Budget:
    """The most that one answer may cost, in time and in evaluated positions; 0 is no limit.

    A bot evaluates some positions in any case. With the same seed a limit of positions always leads to the same answer;
    a limit of time need not. A search that is cancelled gives the best answer it has found so far.
    """

    def __init__(self, seconds: float = 0.0, positions: i64 = 0) -> None:
        self.seconds: float = seconds
        self.positions: i64 = positions
        self.cancelled: bool = False

    def is_spent(self, seconds: float, positions: i64) -> bool:
        """Whether nothing is left after this much time and this many evaluated positions."""
        return self.cancelled or 0.0 < self.seconds <= seconds or 0 < self.positions <= positions


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays one game at one level.

    It gets the moment of a seat that is asked something: the position as numbers, as far as the seat knows it, possibly
    from another process. The same moment, seed and budget of positions lead to the same answer. A bot that `remembers`
    keeps something from one answer to the next and plays a single seat of a single table; one that does not may play
    any number of them.
    """

    def __init__(self, level: str, game: Game[Any], remembers: bool = False) -> None:
        self.level: str = level
        self.game: Game[Any] = game
        self.remembers: bool = remembers

    def choose(self, moment: list[int], seat: i64, budget: Budget, seed: int) -> str:
        """The seat's answer, in words."""
        raise NotImplementedError

    def weigh(self, moment: list[int], seat: i64, budget: Budget, dice: Dice) -> Weighed:
        """All legal answers with what they are worth to the seat, the best first."""
        raise NotImplementedError
