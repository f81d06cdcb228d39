"""What is under way in a match and not in its record yet: drafts of a phase, sealed reactions, undoable answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from ossuary.core.snapshot import Snapshot
from ossuary.server.match.clocks import Reading


class Draft(NamedTuple):
    """An answer in a phase that is still open."""

    seat: int
    action: int
    words: str


class Undoable(NamedTuple):
    """An answer that its seat can still take back: the position before it, and the seat's clock."""

    seat: int
    before: Snapshot
    clock: Reading


@dataclass
class Phase:
    """A simultaneous phase: who has something to answer in it, what has been drafted, who is ready."""

    opening: Snapshot
    involved: list[int]
    drafts: list[Draft] = field(default_factory=list)
    ready: set[int] = field(default_factory=set)
    clocks: dict[int, Reading] = field(default_factory=dict)  # of those who are ready

    def last_draft(self, seat: int) -> int:
        """The place of the seat's last draft, or -1."""
        for place in range(len(self.drafts) - 1, -1, -1):
            if self.drafts[place].seat == seat:
                return place
        return -1


@dataclass
class Window:
    """Reactions that several seats are asked for at once, sealed until it `closes`."""

    reactors: list[int]
    closes: int
    answers: dict[int, str] = field(default_factory=dict)
