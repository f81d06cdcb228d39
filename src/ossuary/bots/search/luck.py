"""Chance in games that a search plays on in its mind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ossuary.core.chance import Dice

WHOLE: Final = 2147483562  # the numbers that dice fall on


class Luck(Dice):
    """Dice that fall alike where games are alike: with one token less in the bag nearly always the same is drawn.

    A remainder, as plain dice give it, would be another one then, and plans would not meet the same chance.
    """

    def below(self, n: i64) -> i64:
        return super().below(WHOLE) * n // WHOLE
