"""Whether an entrant is as strong as claimed, decided after as few blocks as possible."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

ALPHA = BETA = 0.05
FEWEST = 12  # blocks: from fewer the spread can't be told
HOLDS, FAILS, OPEN = "holds", "fails", "open"


@dataclass
class Sprt:
    """Wald's sequential test of "the mean share is `claim`" against "it is `instead`", block by block.

    Blocks need not be won or lost as a whole, and their spread is not known beforehand: it is estimated from the blocks
    so far and two more, one won and one lost, so that a few equal blocks prove nothing.
    """

    claim: float
    instead: float
    blocks: int = 0
    total: float = 0.0
    squares: float = 0.0
    verdict: str = OPEN

    def __post_init__(self) -> None:
        if not 0 <= self.instead < self.claim <= 1:
            raise ValueError("a claim must be above what holds without it, and both from 0 to 1")

    @property
    def bound(self) -> float:
        """How large the evidence has to be, on either side."""
        return math.log((1 - BETA) / ALPHA)

    @property
    def evidence(self) -> float:
        """The logarithm of how many times likelier the blocks are if the claim holds."""
        if self.blocks == 0:
            return 0.0
        mean = self.total / self.blocks
        spread = (self.squares + 1.0) / (self.blocks + 2) - ((self.total + 1.0) / (self.blocks + 2)) ** 2
        middle = (self.claim + self.instead) / 2
        return self.blocks * (self.claim - self.instead) * (mean - middle) / spread

    def add(self, share: float) -> None:
        """One more block; after a verdict nothing counts."""
        if self.verdict != OPEN:
            return
        self.blocks += 1
        self.total += share
        self.squares += share * share
        if self.blocks < FEWEST:
            return
        if self.evidence >= self.bound:
            self.verdict = HOLDS
        elif self.evidence <= -self.bound:
            self.verdict = FAILS

    def add_all(self, shares: Iterable[float]) -> Sprt:
        for share in shares:
            self.add(share)
        return self
