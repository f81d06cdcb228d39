"""A position that is kept to return to."""

from __future__ import annotations

from typing import Any

from ossuary.core.events import Event


class Snapshot:
    """A copy of a position, with the events it still keeps from others."""

    def __init__(self, game: Any, state: Any) -> None:
        self.state = game.clone(state)
        self.sealed_events: list[Event] = list(state.sealed_events)

    def restore(self, game: Any) -> Any:
        """The position as it was. The snapshot stays as it is, and can be returned to again."""
        state = game.clone(self.state)
        state.sealed_events = list(self.sealed_events)
        return state
