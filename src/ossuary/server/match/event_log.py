"""What has been told, viewer by viewer: events in words, each numbered by its place in a viewer's own list."""

from __future__ import annotations

from typing import Any

import msgspec

from ossuary.core.events import Event
from ossuary.server.messages import TableEventKind

encode = msgspec.json.Encoder().encode

Told = list[msgspec.Raw]
Key = tuple[int, int, tuple[int, ...]]

SAID: dict[Any, dict[Key, msgspec.Raw]] = {}  # what happens in any match of a game, ready for the wire
MOST_SAID = 50_000  # of a game


class EventLog:
    """One list a viewer, the onlookers' first."""

    def __init__(self, game: Any, seats: int) -> None:
        self.game = game
        self.told: list[Told] = [[] for _ in range(seats + 1)]
        self.said = SAID.setdefault(game, {})
        self.audiences: dict[int, list[Told]] = {}

    def tell(self, event: Event) -> None:
        """Something that happened in the game, to whom it concerns."""
        said = self._in_words(event)
        for events in self._reached(event):
            events.append(said)

    def announce(self, kind: TableEventKind, seat: int, sealed: bool = False, **more: str) -> None:
        """Something that happened at the table, to everyone or to one seat alone."""
        said = msgspec.Raw(encode({"kind": kind, "seat": seat, **more}))
        for viewer, events in enumerate(self.told):
            if not sealed or viewer == seat:
                events.append(said)

    def _in_words(self, event: Event) -> msgspec.Raw:
        """The same things happen again and again, and what was sealed is told twice: said once is enough."""
        key = (event.kind, event.seat, event.numbers)
        said = self.said.get(key)
        if said is None:
            if len(self.said) >= MOST_SAID:
                self.said.clear()
            said = self.said[key] = msgspec.Raw(encode(self.game.describe(event)))
        return said

    def _reached(self, event: Event) -> list[Told]:
        """The lists of all whom an event reaches; audiences are few, so each is looked up once."""
        reached = self.audiences.get(event.audience)
        if reached is None:
            reached = [events for viewer, events in enumerate(self.told) if event.reaches(viewer)]
            self.audiences[event.audience] = reached
        return reached
