"""Back to any point of a match as one viewer saw it: the count of their events says which."""

from __future__ import annotations

from ossuary.server.match.journal import Row
from ossuary.server.match.match import Match, Setup


def replay(setup: Setup, rows: list[Row], viewer: int, event: int, within: bool = False) -> Match:
    """The match when the viewer had been sent so many events; `rows` begin with its start.

    One answer can tell many events at once. Then it is the match after that answer or, with `within`, before it.
    """
    match, before = _replay(setup, rows, viewer, event)
    if within and len(match.events[viewer]) > event:
        match, _ = _replay(setup, rows, viewer, before)
    return match


def _replay(setup: Setup, rows: list[Row], viewer: int, event: int) -> tuple[Match, int]:
    """The match with at least so many events, and how many the viewer had before the last answer."""
    match = Match(setup, rows[0], (viewer, event))
    before = match.events_before
    for row in rows[1:]:
        if not match.chance_asked():  # nobody ever sees chance being asked
            told = len(match.events[viewer])
            if told >= event:
                break
            before = told
        match.load(row)
    return match, before
