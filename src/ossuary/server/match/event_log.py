"""The events each viewer may know, encoded for the wire and numbered by their place in the viewer's own list."""

from __future__ import annotations

from typing import Any

import msgspec

from ossuary.core.events import Event
from ossuary.server.messages import TableEventKind

encode = msgspec.json.Encoder().encode

EncodedEvents = list[msgspec.Raw]
Key = tuple[int, int, tuple[int, ...]]

ENCODED: dict[Any, dict[Key, msgspec.Raw]] = {}  # by game; the same events happen in any match of it
ANNOUNCED: dict[tuple[str, int], msgspec.Raw] = {}  # kinds without details, by seat
MOST_ENCODED = 50_000  # of one game


class EventLog:
    """One list for each viewer; the onlookers' is the first."""

    def __init__(self, game: Any, seats: int) -> None:
        self.game = game
        self.events: list[EncodedEvents] = [[] for _ in range(seats + 1)]
        self.encoded = ENCODED.setdefault(game, {})
        self.lists_by_audience: dict[int, list[EncodedEvents]] = {}

    def add(self, event: Event) -> None:
        """Add an event of the game for everybody it reaches."""
        encoded = self._encode(event)
        for events in self._lists(event):
            events.append(encoded)

    def announce(self, kind: TableEventKind, seat: int, sealed: bool = False, **details: str) -> None:
        """Add something that happened at the table, for everybody or for one seat alone."""
        encoded = msgspec.Raw(encode({"kind": kind, "seat": seat, **details})) if details else announced(kind, seat)
        for viewer, events in enumerate(self.events):
            if not sealed or viewer == seat:
                events.append(encoded)

    def _encode(self, event: Event) -> msgspec.Raw:
        """The same events happen again and again, and sealed ones are sent twice: each is encoded once."""
        key = (event.kind, event.seat, event.numbers)
        encoded = self.encoded.get(key)
        if encoded is None:
            if len(self.encoded) >= MOST_ENCODED:
                self.encoded.clear()
            encoded = self.encoded[key] = msgspec.Raw(encode(self.game.describe(event)))
        return encoded

    def _lists(self, event: Event) -> list[EncodedEvents]:
        """The lists of everybody an event reaches; there are few audiences, so each is looked up once."""
        lists = self.lists_by_audience.get(event.audience)
        if lists is None:
            lists = [events for viewer, events in enumerate(self.events) if event.reaches(viewer)]
            self.lists_by_audience[event.audience] = lists
        return lists


def announced(kind: TableEventKind, seat: int) -> msgspec.Raw:
    """Somebody is ready in every phase of every game, so it is encoded once."""
    known = ANNOUNCED.get((kind, seat))
    if known is None:
        known = ANNOUNCED[kind, seat] = msgspec.Raw(encode({"kind": kind, "seat": seat}))
    return known
