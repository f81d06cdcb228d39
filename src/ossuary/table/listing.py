"""Lists of tables with where each stands, without opening them all."""

from __future__ import annotations

import msgspec

from ossuary.table.hall import Hall
from ossuary.table.problems import Problem
from ossuary.table.standing import Describer, Standing, of_lobby, read
from ossuary.table.store import Kept
from ossuary.table.wire import Plan, TableLine

MOST_OPENED = 30  # tables whose journals are read for one list; the others are told as they were last seen


async def lines(hall: Hall, person: str, found: list[Kept]) -> list[TableLine]:
    """Tables as this person sees them."""
    last = await hall.store.last_rows([kept.id for kept in found])
    told: list[TableLine] = []
    opened = 0
    for kept in found:
        stands = known(hall, kept, last.get(kept.id, -1) + 1)
        if stands is None and opened < MOST_OPENED:
            opened += 1
            stands = await looked_up(hall, kept)
        plan = msgspec.json.decode(kept.plan, type=Plan)
        room = hall.rooms.get(kept.id)
        describer = Describer(kept, plan, hall.game(plan.game), hall.link)
        told.append(describer.line(stands or seen_last(kept), person, room.present() if room else set()))
    return told


def known(hall: Hall, kept: Kept, length: int) -> Standing | None:
    """Where it stands by what is at hand: nobody has said anything, or since it was kept, or it is in memory."""
    if length == 0:
        return of_lobby(0, [])
    room = hall.rooms.get(kept.id)
    if room is not None and not room.stale:
        return room.standing()
    stands = read(kept.standing) if kept.standing else None
    return stands if stands is not None and stands.length == length else None


async def looked_up(hall: Hall, kept: Kept) -> Standing | None:
    """From the journal, and kept for the next time; nothing if it can't be read any more."""
    try:
        stands = (await hall.room(kept.id)).standing()
    except Problem:
        return None
    await hall.store.keep_standing(kept.id, stands.kept())
    return stands


def seen_last(kept: Kept) -> Standing:
    return read(kept.standing) if kept.standing else Standing(0, "over" if kept.over else "running")
