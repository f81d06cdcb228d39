"""Tables and their seats: made, claimed, left, handed over, deleted."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, delete, get, post

from ossuary.server.errors import TableError
from ossuary.server.http.auth import (
    SeatId,
    TableId,
    TheOnlooker,
    ThePerson,
    TheRooms,
    is_mine,
    may_make,
    my_seat,
    seat_at,
)
from ossuary.server.http.errors import may_fail
from ossuary.server.http.openapi import KNOWN, for_example
from ossuary.server.match.journal import NO_VALUE
from ossuary.server.messages import BotPlan, ListedTable, Plan, RematchTable, SeatClaim, SeatLink, SeatPlan, TableInfo
from ossuary.server.rooms.listing import lines

MOST_LISTED = 100

Planned = Annotated[Plan, for_example(game="bad-bones", seats=[{"kind": "person"}, {"kind": "link"}, {"kind": "bot"}])]
Piloted = Annotated[BotPlan, for_example(level="greedy")]
Claimed = Annotated[SeatClaim, for_example(key="what stands behind the point of a link")]


@post(
    "/",
    summary="Make a table",
    response_description="The table, with its links.",
    responses=may_fail(401, 404, 409, body=True),
    security=KNOWN,
)
async def make(data: Planned, person: ThePerson, rooms: TheRooms) -> TableInfo:
    """Seats of kind `person` are yours, those of kind `link` go to whoever opens their link first."""
    name = await may_make(rooms, person)
    return (await rooms.make_table(person, name, data)).info(person)


@get("/", summary="My tables", response_description="At most a hundred.", responses=may_fail(401), security=KNOWN)
async def mine(person: ThePerson, rooms: TheRooms) -> list[ListedTable]:
    """Where you sit or what you made, the newest first, each with where its game stands."""
    return await lines(rooms, person, await rooms.store.tables_of(person, MOST_LISTED))


@get("/{table_id:str}", summary="A table", response_description="The table.", responses=may_fail(404, 409))
async def one(table_id: TableId, onlooker: TheOnlooker, rooms: TheRooms) -> TableInfo:
    """As you see it: who asks without a token sees what everybody may."""
    return (await rooms.room(table_id)).info(onlooker)


@delete(
    "/{table_id:str}",
    summary="Delete one's own table",
    response_description="It is gone.",
    responses=may_fail(401, 403, 404, 409),
    security=KNOWN,
)
async def remove(table_id: TableId, person: ThePerson, rooms: TheRooms) -> None:
    """With its record; who sits there is told."""
    room = await rooms.room(table_id)
    if room.kept.owner != person:
        raise TableError("not-your-table")
    await rooms.delete(room)


@post(
    "/{table_id:str}/rematch",
    status_code=200,
    summary="Play again",
    response_description="The table that follows.",
    responses=may_fail(401, 403, 404, 409),
    security=KNOWN,
)
async def rematch(table_id: TableId, person: ThePerson, rooms: TheRooms) -> RematchTable:
    """The table that follows this one: the first to ask makes it, all others find it."""
    room = await rooms.room(table_id)
    if not room.over:
        raise TableError("not-over")
    if not any(is_mine(room, seat.seat, person) for seat in room.kept.seats):
        raise TableError("not-your-seat", "no-seat-of-yours")
    return RematchTable(await rooms.rematch(room))


@post(
    "/{table_id:str}/seats/{seat:int}/claim",
    status_code=200,
    summary="Take a seat by its link",
    response_description="The table.",
    responses=may_fail(401, 403, 404, 409, body=True),
    security=KNOWN,
)
async def claim(table_id: TableId, seat: SeatId, data: Claimed, person: ThePerson, rooms: TheRooms) -> TableInfo:
    """A link is `/t/{table}#{seat}.{key}`: whoever brings the key first has the seat."""
    room = await rooms.room(table_id)
    place = room.kept.seats[seat_at(room, seat) - 1]
    if not rooms.notary.opens(data.key, table_id, seat, place.turn_of_key):
        raise TableError("wrong-link")
    async with room.lock:
        if place.kind == "bot" or not await rooms.store.take_seat(table_id, seat, person, place.turn_of_key):
            raise TableError("seat-taken")
        await room.seats_changed()
    return room.info(person)


@post(
    "/{table_id:str}/seats/{seat:int}/hand-over",
    status_code=200,
    summary="Give one's seat to somebody else",
    response_description="The seat's new link.",
    responses=may_fail(401, 403, 404, 409),
    security=KNOWN,
)
async def hand_over(table_id: TableId, seat: SeatId, person: ThePerson, rooms: TheRooms) -> SeatLink:
    """The seat waits for whoever opens its new link; the old one opens nothing any more."""
    room = await my_seat(rooms, table_id, seat, person)
    async with room.lock:
        if not await rooms.store.free_seat(table_id, seat, person):
            raise TableError("not-your-seat")
        await room.seats_changed()
    if room.match is None:
        await room.be_ready(seat, NO_VALUE)
    for watcher in [w for w in room.audience.watchers if w.person == person and seat in w.viewers]:
        watcher.dismiss("handed-over")
    return SeatLink(seat, rooms.link(table_id, room.kept.seats[seat - 1]))


@post(
    "/{table_id:str}/seats/{seat:int}/bot",
    status_code=200,
    summary="Give a free seat to a bot",
    response_description="The table.",
    responses=may_fail(401, 403, 404, 409, body=True),
    security=KNOWN,
)
async def seat_bot(table_id: TableId, seat: SeatId, data: Piloted, person: ThePerson, rooms: TheRooms) -> TableInfo:
    """At one's own table, before the game, when nobody comes by the link."""
    room = await rooms.room(table_id)
    if room.kept.owner != person:
        raise TableError("not-your-table", "not-yours-to-fill")
    seat_at(room, seat)
    async with room.lock:
        await room.refresh()
        if room.match is not None:
            raise TableError("has-started")
        seats = [*room.plan.seats]
        seats[seat - 1] = SeatPlan("bot", data.level)
        plan = msgspec.json.encode(msgspec.structs.replace(room.plan, seats=seats))
        if not await rooms.store.seat_bot(table_id, seat, data.level, plan):
            raise TableError("seat-taken")
        await room.seats_changed()
        await room.start_if_ready()
    return room.info(person)


router = Router(
    "/api/tables", route_handlers=[make, mine, one, remove, rematch, claim, hand_over, seat_bot], tags=["tables"]
)
