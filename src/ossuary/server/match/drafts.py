"""What is under way in a match, not in its record: drafts of a phase, sealed reactions, positions to come back to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ossuary.core.events import Event
from ossuary.server.match.clocks import Reading


class Draft(NamedTuple):
    """An answer in a phase that is still open."""

    seat: int
    action: int
    words: str


class Moment:
    """A position to come back to, with the events it still keeps from others."""

    def __init__(self, game: Any, state: Any) -> None:
        self.state = game.clone(state)
        self.sealed: list[Event] = list(state.sealed_events)


@dataclass
class Phase:
    """A simultaneous phase: who has something to answer in it, what has been drafted, who is ready."""

    opening: Moment
    involved: list[int]
    drafts: list[Draft] = field(default_factory=list)
    ready: set[int] = field(default_factory=set)
    clocks: dict[int, Reading] = field(default_factory=dict)  # of those who are ready


@dataclass
class Window:
    """Reactions asked of several seats at once, sealed until `closes`."""

    reactors: list[int]
    closes: int
    answers: dict[int, str] = field(default_factory=dict)
