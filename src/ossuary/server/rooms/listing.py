"""Lists of tables with where each stands, without opening them all."""

from __future__ import annotations

import msgspec

from ossuary.server.errors import TableError
from ossuary.server.messages import ListedTable, Plan
from ossuary.server.rooms.rooms import Rooms
from ossuary.server.rooms.summary import Describer, Summary, of_lobby, read
from ossuary.server.storage.store import StoredTable

MOST_OPENED = 30  # tables whose journals are read for one list; the others are told as they were last seen


async def lines(rooms: Rooms, person: str, found: list[StoredTable]) -> list[ListedTable]:
    """Tables as this person sees them."""
    last = await rooms.store.last_rows([kept.id for kept in found])
    told: list[ListedTable] = []
    opened = 0
    for kept in found:
        stands = known(rooms, kept, last.get(kept.id, -1) + 1)
        if stands is None and opened < MOST_OPENED:
            opened += 1
            stands = await looked_up(rooms, kept)
        plan = msgspec.json.decode(kept.plan, type=Plan)
        room = rooms.open_rooms.get(kept.id)
        describer = Describer(kept, plan, rooms.game(plan.game), rooms.link)
        told.append(describer.line(stands or seen_last(kept), person, room.present() if room else set()))
    return told


def known(rooms: Rooms, kept: StoredTable, length: int) -> Summary | None:
    """Where it stands by what is at hand: nobody has said anything, or since it was kept, or it is in memory."""
    if length == 0:
        return of_lobby(0, [])
    room = rooms.open_rooms.get(kept.id)
    if room is not None and not room.stale:
        return room.standing()
    stands = read(kept.summary) if kept.summary else None
    return stands if stands is not None and stands.length == length else None


async def looked_up(rooms: Rooms, kept: StoredTable) -> Summary | None:
    """From the journal, and kept for the next time; nothing if it can't be read any more."""
    try:
        stands = (await rooms.room(kept.id)).standing()
    except TableError:
        return None
    await rooms.store.save_summary(kept.id, stands.kept())
    return stands


def seen_last(kept: StoredTable) -> Summary:
    return read(kept.summary) if kept.summary else Summary(0, "over" if kept.over else "running")
