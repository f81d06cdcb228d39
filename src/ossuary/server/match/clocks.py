"""Time to think: a span for each choice, and a bank for the choices that need more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

SECOND = 1000


@dataclass(frozen=True)
class Pace:
    """Milliseconds for each choice, and in the bank; both are zero at a table without a clock."""

    choice: int = 0
    bank: int = 0

    @property
    def limited(self) -> bool:
        return self.choice > 0


PACES = {
    "none": Pace(),
    "relaxed": Pace(90 * SECOND, 15 * 60 * SECOND),
    "brisk": Pace(20 * SECOND, 3 * 60 * SECOND),
}


class Reading(NamedTuple):
    """How long a clock has run for a choice, and what was in the bank before."""

    used: int
    bank: int


class Clock:
    """The time of one seat; it runs while the seat is asked. It knows no time but that of the journal's rows."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.bank = pace.bank
        self.since: int | None = None

    def start(self, at: int) -> None:
        if self.since is None:
            self.since = at

    def stop(self, at: int) -> None:
        if self.since is not None:
            self.bank = max(0, self.bank - max(0, at - self.since - self.pace.choice))
            self.since = None

    def read(self, at: int) -> Reading:
        return Reading(0 if self.since is None else at - self.since, self.bank)

    def set_back(self, reading: Reading, at: int) -> None:
        """Continue a choice that was taken back: thinking again gives no more time than there was before."""
        if self.pace.limited:
            self.since = at - reading.used
            self.bank = reading.bank

    def deadline(self) -> int | None:
        """When the time is up, if the clock runs."""
        if self.since is None or not self.pace.limited:
            return None
        return self.since + self.pace.choice + self.bank
