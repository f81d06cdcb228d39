"""Tables with where each stands, without opening them: one that is over, and lists of them."""

from __future__ import annotations

from ossuary.server.errors import TableError
from ossuary.server.messages import ListedTable, TableInfo
from ossuary.server.rooms.rooms import Rooms
from ossuary.server.rooms.summary import Describer, Summary, read_summary, summarize_lobby
from ossuary.server.storage.store import StoredTable

MOST_OPENED = 30  # tables whose journals are read for one list; the others are shown by their stored summaries


async def show_table(rooms: Rooms, person: str, table_id: str) -> TableInfo:
    """A table as this person sees it. Nothing happens at one that is over, so that its journal need not be played."""
    if table_id not in rooms.open_rooms:
        stored = await rooms.stored_table(table_id)
        summary = read_summary(stored.summary) if stored.over and stored.summary else None
        if summary is not None and summary.status == "over":
            game = (await rooms.editions.edition_of(stored)).game
            return Describer(stored, stored.read_plan(), game, rooms.link).info(summary, person, set())
    return (await rooms.room(table_id)).info(person)


async def list_tables(rooms: Rooms, person: str, tables: list[StoredTable]) -> list[ListedTable]:
    """Tables as this person sees them."""
    last_rows = await rooms.store.last_rows([stored.id for stored in tables])
    listed: list[ListedTable] = []
    opened = 0
    for stored in tables:
        summary = known_summary(rooms, stored, last_rows.get(stored.id, -1) + 1)
        if summary is None and opened < MOST_OPENED:
            opened += 1
            summary = await read_from_journal(rooms, stored)
        plan = stored.read_plan()
        room = rooms.open_rooms.get(stored.id)
        describer = Describer(stored, plan, rooms.editions.describing(stored, plan), rooms.link)
        present = room.presence.seats(room) if room else set()
        listed.append(describer.listed(summary or last_known(stored), person, present))
    return listed


def known_summary(rooms: Rooms, stored: StoredTable, length: int) -> Summary | None:
    """The summary if it is at hand: the table has no rows, is in memory, or has none since its summary was stored."""
    if length == 0:
        return summarize_lobby(0, [])
    room = rooms.open_rooms.get(stored.id)
    if room is not None and not room.stale:
        return room.summary()
    summary = read_summary(stored.summary) if stored.summary else None
    return summary if summary is not None and summary.length == length else None


async def read_from_journal(rooms: Rooms, stored: StoredTable) -> Summary | None:
    """The summary from the journal, stored for the next time; None if the journal can't be read any more."""
    try:
        summary = (await rooms.room(stored.id)).summary()
    except TableError:
        return None
    await rooms.store.save_summary(stored.id, summary.encoded())
    return summary


def last_known(stored: StoredTable) -> Summary:
    return read_summary(stored.summary) if stored.summary else Summary(0, "over" if stored.over else "running")
