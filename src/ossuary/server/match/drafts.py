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
    given: bool = False  # by the table, not by the person


class Undoable(NamedTuple):
    """An answer that its seat can still take back: the position before it, and the seat's clock.

    With it goes what the table has answered for the seat after it, and the rest of a chain: `answers` counts them all.
    """

    seat: int
    before: Snapshot
    clock: Reading
    answers: int = 1


@dataclass
class Phase:
    """A simultaneous phase: who has something to answer in it, what has been drafted, who is ready."""

    opening: Snapshot
    involved: list[int]
    drafts: list[Draft] = field(default_factory=list)
    ready: set[int] = field(default_factory=set)
    clocks: dict[int, Reading] = field(default_factory=dict)  # of those who are ready
    eager: set[int] = field(default_factory=set)  # seats whose last answer came with `ready`

    def last_draft(self, seat: int) -> int:
        """The place of the last draft that the seat's person, or its bot, has made; or -1."""
        for place in range(len(self.drafts) - 1, -1, -1):
            if self.drafts[place].seat == seat and not self.drafts[place].given:
                return place
        return -1

    def is_settled(self, seat: int) -> bool:
        """Whether the seat's person has nothing to think over: they drafted nothing, or want to be ready at once."""
        return seat in self.eager or self.last_draft(seat) < 0


@dataclass
class Window:
    """Reactions that several seats are asked for at once, sealed until it `closes`."""

    reactors: list[int]
    closes: int
    answers: dict[int, str] = field(default_factory=dict)
