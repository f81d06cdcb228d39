"""Intervals from the blocks themselves: games of a block are alike, so that only blocks can be drawn again."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TypeVar

Drawn = TypeVar("Drawn")

CONFIDENCE = 0.95
RESAMPLES = 2000
SEED = 16  # the same blocks always give the same interval


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def resampled(
    blocks: Sequence[Drawn], figure: Callable[[Sequence[Drawn]], float], resamples: int = RESAMPLES
) -> list[float]:
    """A figure of as many blocks, drawn with replacement, again and again; sorted."""
    dice = random.Random(SEED)
    return sorted(figure(dice.choices(blocks, k=len(blocks))) for _ in range(resamples))


def middle_of(values: Sequence[float]) -> tuple[float, float]:
    """The part of sorted values that leaves the same share out on both sides."""
    out = int((1 - CONFIDENCE) / 2 * len(values))
    return values[out], values[-1 - out]


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """Between which bounds the mean share lies in all likelihood."""
    if not shares:
        return 0.0, 1.0
    if len(set(shares)) > 1:
        return middle_of(resampled(shares, mean))
    # All alike: drawing again shows nothing. So many in a row are unlikely beyond these bounds (the rule of three).
    value, rare = shares[0], (1 - CONFIDENCE) ** (1 / len(shares))
    return value * rare, 1 - (1 - value) * rare
