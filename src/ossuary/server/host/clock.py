"""The time of this process: it starts at the time of day and goes on steadily, even if the system's clock jumps."""

from __future__ import annotations

import time

MILLISECOND = 1_000_000  # nanoseconds


class SteadyClock:
    """Milliseconds since 1970 as of when it was set, plus what a monotonic clock has counted since."""

    def __init__(self) -> None:
        self.offset = 0
        self.set(time.time_ns() // MILLISECOND)

    def set(self, now: int) -> None:
        self.offset = now * MILLISECOND - time.monotonic_ns()

    def now(self) -> int:
        return (time.monotonic_ns() + self.offset) // MILLISECOND


CLOCK = SteadyClock()
