"""Sends each viewer of a table what they may know, and remembers how much of it has been sent."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Protocol

from ossuary.core.events import ONLOOKER
from ossuary.server.match.match import Match
from ossuary.server.match.seat_view import SeatViews

if TYPE_CHECKING:
    from ossuary.server.rooms.room import Room

DELAY_SECONDS = 0.01  # for events that change nobody's view, so that several of them go together


class Watcher(Protocol):
    """A client's connection to a table, for one viewer or several."""

    viewers: list[int]
    moments: bool

    @property
    def person(self) -> str: ...

    def push(self, message: bytes) -> None: ...

    def dismiss(self, code: str) -> None: ...


class Broadcast:
    """Sends what is on disk, never what is about to be; told the room as CommandQueue is."""

    def __init__(self, seats: int) -> None:
        self.watchers: set[Watcher] = set()
        self.events_sent = [0] * (seats + 1)  # by viewer
        self.rows_sent = 0
        self.lines_sent = -1
        self.actors: set[int] = set()  # the seats whose rows are not sent yet
        self.views: SeatViews | None = None
        self.unsent_since = 0.0
        self.timer: asyncio.TimerHandle | None = None

    def send(self, room: Room, match: Match) -> None:
        """Send what is new: to everybody if it is public, otherwise to the seat that did it.

        Nobody gets as much as an empty message about another seat's sealed draft. Other events, like marks of
        readiness, follow a little later.
        """
        views = self._views_of(match)
        if match.length == self.rows_sent:
            self._send_rest_soon(room, match)
            return
        views.forget_unused()
        open_drafts = match.phase is not None and not match.game.is_sealed(match.state)
        public = len(match.lines) != self.lines_sent or open_drafts
        for viewer, watchers in self._by_viewer().items():
            if public or viewer in self.actors:
                self._push(views, viewer, True, watchers)
        self.rows_sent = match.length
        self.lines_sent = len(match.lines)
        self.actors.clear()
        self._send_rest_soon(room, match)

    def _views_of(self, match: Match) -> SeatViews:
        """Kept from one update to the next: most of what others see of a board has not changed."""
        if self.views is None or self.views.match is not match:
            self.views = SeatViews(match)
        return self.views

    def _send_rest_soon(self, room: Room, match: Match) -> None:
        if not self._has_unsent(match):
            self.unsent_since = 0.0
            return
        self.unsent_since = self.unsent_since or time.monotonic()
        if time.monotonic() - self.unsent_since > DELAY_SECONDS:
            self._send_rest(match)
        elif self.timer is None:
            self._set_timer(room)

    def _has_unsent(self, match: Match) -> bool:
        events, sent = match.events, self.events_sent
        for watcher in self.watchers:
            for viewer in watcher.viewers:
                if sent[viewer] < len(events[viewer]):
                    return True
        return False

    def _set_timer(self, room: Room) -> None:
        self.timer = asyncio.get_running_loop().call_later(DELAY_SECONDS, self._on_timer, room)

    def _on_timer(self, room: Room) -> None:
        self.timer = None
        if room.is_writing:
            self._set_timer(room)
        elif self.views is not None:
            self._send_rest(self.views.match)

    def _send_rest(self, match: Match) -> None:
        """Send the events that are not sent yet, without views."""
        self.unsent_since = 0.0
        views = self._views_of(match)
        for viewer, watchers in self._by_viewer().items():
            if self.events_sent[viewer] < len(match.events[viewer]):
                self._push(views, viewer, False, watchers)

    def _push(self, views: SeatViews, viewer: int, full: bool, watchers: list[Watcher]) -> None:
        events = len(views.match.events[viewer])
        first = min(self.events_sent[viewer], events)
        plain = b""
        for watcher in watchers:
            if watcher.moments:
                watcher.push(views.update(viewer, first, full, True))
            else:
                plain = plain or views.update(viewer, first, full)
                watcher.push(plain)
        self.events_sent[viewer] = events

    def _by_viewer(self) -> dict[int, list[Watcher]]:
        found: dict[int, list[Watcher]] = {}
        for watcher in self.watchers:
            for viewer in watcher.viewers:
                found.setdefault(viewer, []).append(watcher)
        return found

    def add(self, room: Room, match: Match | None, watcher: Watcher, since: dict[str, int], most: int) -> None:
        """Send a new watcher everything they see, and the events after those they have, unless they missed too many."""
        if match is None:
            self.watchers.add(watcher)
            return
        self.send(room, match)
        self._send_rest(match)
        self.watchers.add(watcher)
        views = self._views_of(match)
        for viewer in watcher.viewers:
            events = len(match.events[viewer])
            first = since.get(str(viewer), events)
            if not 0 <= events - first <= most:
                first = events
            watcher.push(views.update(viewer, first, True, watcher.moments))
            self.events_sent[viewer] = events

    def remove(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)

    def seats_here(self) -> list[int]:
        """The seats somebody is connected to at this process."""
        return sorted({viewer for watcher in self.watchers for viewer in watcher.viewers if viewer != ONLOOKER})

    def send_all(self, message: bytes) -> None:
        """Send the same to everybody."""
        for watcher in self.watchers:
            watcher.push(message)

    def close(self, code: str) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        for watcher in list(self.watchers):
            watcher.dismiss(code)
