"""Who looks at a table, and what each of them has been told so far."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from ossuary.core.events import ONLOOKER
from ossuary.server.match.match import Match
from ossuary.server.match.seat_view import SeatViews

GATHER_SECONDS = 0.01  # marks of readiness may come so late, so that several of them come together


class Watcher(Protocol):
    """Somebody at the other end of a socket."""

    viewers: list[int]
    moments: bool
    person: str

    def push(self, message: bytes) -> None: ...

    def dismiss(self, code: str) -> None: ...


class Broadcast:
    """Tells what is written, never what is only about to be: `unwritten` says whether something is."""

    def __init__(self, seats: int, unwritten: Callable[[], bool]) -> None:
        self.watchers: set[Watcher] = set()
        self.unwritten = unwritten
        self.marks = [0] * (seats + 1)  # events told so far, by viewer
        self.rows_told = 0
        self.lines_told = -1
        self.actors: set[int] = set()  # who wrote the rows that are not told yet
        self.match: Match | None = None
        self.owing = 0.0  # since when somebody has not been told of a mark
        self.timer: asyncio.TimerHandle | None = None

    def tell(self, match: Match) -> None:
        """What is not told yet: all of it to who wrote it, and to everyone if it is public; else what reached him.

        Nobody gets so much as an empty message of a draft that is not his own.
        """
        self.match = match
        if match.length == self.rows_told:
            self._gather(match)
            return
        teller = SeatViews(match)
        open_plans = match.phase is not None and not match.game.is_sealed(match.state)
        public = len(match.lines) != self.lines_told or open_plans
        for viewer, watchers in self._by_viewer().items():
            if public or viewer in self.actors:
                self._push(teller, viewer, True, watchers)
        self.rows_told = match.length
        self.lines_told = len(match.lines)
        self.actors.clear()
        self._gather(match)

    def _gather(self, match: Match) -> None:
        """Who has news but no change of his view gets it in a moment, with what comes until then."""
        if not self._owes(match):
            self.owing = 0.0
            return
        self.owing = self.owing or time.monotonic()
        if time.monotonic() - self.owing > GATHER_SECONDS:
            self._tell_marks(match)
        elif self.timer is None:
            self._tell_soon()

    def _owes(self, match: Match) -> bool:
        told, marks = match.events, self.marks
        for watcher in self.watchers:
            for viewer in watcher.viewers:
                if marks[viewer] < len(told[viewer]):
                    return True
        return False

    def _tell_soon(self) -> None:
        self.timer = asyncio.get_running_loop().call_later(GATHER_SECONDS, self._at_last)

    def _at_last(self) -> None:
        self.timer = None
        if self.unwritten():
            self._tell_soon()
        elif self.match is not None:
            self._tell_marks(self.match)

    def _tell_marks(self, match: Match) -> None:
        self.owing = 0.0
        teller = SeatViews(match)
        for viewer, watchers in self._by_viewer().items():
            if self.marks[viewer] < len(match.events[viewer]):
                self._push(teller, viewer, False, watchers)

    def _push(self, teller: SeatViews, viewer: int, full: bool, watchers: list[Watcher]) -> None:
        told = len(teller.match.events[viewer])
        first = min(self.marks[viewer], told)
        plain = b""
        for watcher in watchers:
            if watcher.moments:
                watcher.push(teller.update(viewer, first, full, True))
            else:
                plain = plain or teller.update(viewer, first, full)
                watcher.push(plain)
        self.marks[viewer] = told

    def _by_viewer(self) -> dict[int, list[Watcher]]:
        found: dict[int, list[Watcher]] = {}
        for watcher in self.watchers:
            for viewer in watcher.viewers:
                found.setdefault(viewer, []).append(watcher)
        return found

    def welcome(self, match: Match | None, watcher: Watcher, since: dict[str, int], most: int) -> None:
        """Somebody has come, or come back with the events up to a number: he gets what he missed, or all anew."""
        if match is None:
            self.watchers.add(watcher)
            return
        self.tell(match)
        self._tell_marks(match)
        self.watchers.add(watcher)
        teller = SeatViews(match)
        for viewer in watcher.viewers:
            told = len(match.events[viewer])
            first = since.get(str(viewer), told)
            if not 0 <= told - first <= most:
                first = told
            watcher.push(teller.update(viewer, first, True, watcher.moments))
            self.marks[viewer] = told

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)

    def here(self) -> list[int]:
        """The seats somebody sits at."""
        return sorted({viewer for watcher in self.watchers for viewer in watcher.viewers if viewer != ONLOOKER})

    def dismiss(self, code: str) -> None:
        if self.timer is not None:
            self.timer.cancel()
        for watcher in list(self.watchers):
            watcher.dismiss(code)
