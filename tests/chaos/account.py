"""What happened in a run, told while it happens and summed up at its end."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

MOST_SHOWN = 40  # violations in the summary


class Account:
    """Counts what was acknowledged and what was broken, and keeps every violation."""

    def __init__(self, show: Callable[[str], None] = lambda text: print(text, flush=True)) -> None:
        self.show = show
        self.begun = time.monotonic()
        self.acknowledged: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.refused_to_intruders = 0
        self.games_begun = 0
        self.games_ended = 0
        self.proofs = 0
        self.longest_wait = 0.0  # for the answer to a request, in seconds
        self.violations: list[str] = []

    def say(self, text: str) -> None:
        self.show(f"{time.monotonic() - self.begun:6.1f} s  {text}")

    def violation(self, text: str) -> None:
        self.violations.append(text)
        self.say(f"VIOLATION: {text}")

    def progress(self) -> None:
        answers = self.acknowledged["answers"]
        playing = self.games_begun - self.games_ended
        self.say(f"{playing} games under way, {self.games_ended} ended, {answers} answers acknowledged")

    def summary(self, again: str) -> list[str]:
        """The lines that end a run; `again` is the command that runs it again."""
        broken = ", ".join(f"{count} × {kind}" for kind, count in sorted(self.faults.items()))
        kept = ", ".join(f"{count} {kind}" for kind, count in sorted(self.acknowledged.items()))
        lines = [
            f"broken        {broken or 'nothing'}",
            f"acknowledged  {kept or 'nothing'}",
            f"intruders     refused {self.refused_to_intruders} times",
            f"games         {self.games_begun} begun, {self.games_ended} ended, {self.proofs} proved",
            f"requests      the longest waited {self.longest_wait:.1f} s for its answer",
            f"violations    {len(self.violations)}",
            *(f"  - {text}" for text in self.violations[:MOST_SHOWN]),
        ]
        return [*lines, f"run it again  {again}"]
