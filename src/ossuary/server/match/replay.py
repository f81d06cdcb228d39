"""Back to any moment of a match, for one viewer: his events, counted, say which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ossuary.server.match.match import Match
from ossuary.server.rooms.room import Room

if TYPE_CHECKING:
    from ossuary.server.rooms.rooms import Rooms


async def replay(rooms: Rooms, room: Room, viewer: int, event: int) -> Match:
    """The match as it was when the viewer had been told so many events."""
    written = await rooms.store.journal(room.id)
    match = Match(room.setup(), written[room.lobby], (viewer, event))
    for row in written[room.lobby + 1 :]:
        if len(match.told[viewer]) >= event and not match.chance_asked():  # nobody ever saw chance being asked
            break
        match.load(row)
    return match
