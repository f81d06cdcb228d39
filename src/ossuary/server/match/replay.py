"""Back to any point of a match as one viewer saw it: the count of their events says which."""

from __future__ import annotations

from ossuary.server.match.journal import Row
from ossuary.server.match.match import Match, Setup


def replay(setup: Setup, rows: list[Row], viewer: int, event: int) -> Match:
    """The match when the viewer had been sent so many events; `rows` begin with its start."""
    match = Match(setup, rows[0], (viewer, event))
    for row in rows[1:]:
        if len(match.events[viewer]) >= event and not match.chance_asked():  # nobody ever sees chance being asked
            break
        match.load(row)
    return match
