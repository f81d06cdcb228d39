"""What a host can do with one table from outside, whether or not a server is running: end its game, or try it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from ossuary.server.errors import TableError
from ossuary.server.host.settings import MEMORY, Settings
from ossuary.server.match.pilots import PERSON
from ossuary.server.rooms.commands import Leave
from ossuary.server.rooms.rooms import Rooms

LOOK_SECONDS = 0.1
PATIENCE = 600.0


async def journal_problem(settings: Settings, corrections: dict[str, dict[str, Any]], table_id: str) -> str:
    """Why the journal of a table can't be played; empty if it can."""
    rooms = Rooms(msgspec.structs.replace(settings, bus=MEMORY), corrections)
    try:
        await rooms.room(table_id)
    except TableError as refused:
        return f"{refused.code}: {refused.__cause__}" if refused.__cause__ else refused.code
    finally:
        await rooms.close()
    return ""


async def end_game(settings: Settings, corrections: dict[str, dict[str, Any]], table_id: str) -> None:
    """A TableError if there is no such table, its game has not begun, is over, or can't be played on."""
    rooms = Rooms(msgspec.structs.replace(settings, bus=MEMORY), corrections)
    try:
        room = await rooms.room(table_id)
        if room.over:
            raise TableError("game-over")
        if room.match is None:
            raise TableError("not-started")
        for seat in room.match.seats:
            if room.match.pilots[seat] == PERSON:
                await room.perform(Leave(seat))
        async with asyncio.timeout(PATIENCE):
            while not room.over:
                await asyncio.sleep(LOOK_SECONDS)
    finally:
        await rooms.close()
