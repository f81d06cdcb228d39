"""Tables and their seats: created, claimed, handed over, deleted."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.params import Parameter
from litestar.response.base import Response as AnyResponse

from ossuary.server.errors import TableError
from ossuary.server.http.auth import (
    InjectedRooms,
    OptionalPerson,
    RequiredPerson,
    SeatId,
    TableId,
    check_key,
    check_seat,
    check_table_quota,
    is_seated,
    room_for_seat,
)
from ossuary.server.http.errors import AnyRequest, problem_responses
from ossuary.server.http.examples import GAME, example_body
from ossuary.server.http.openapi import NEEDS_PERSON
from ossuary.server.http.worker_responses import caller_of
from ossuary.server.messages import BotPlan, ListedTable, Plan, RematchTable, SeatClaim, SeatLink, SeatPlan, TableInfo
from ossuary.server.rooms.commands import FreeSeat, StartGame
from ossuary.server.rooms.fixed_starts import LESSON
from ossuary.server.rooms.listing import list_tables, show_table
from ossuary.server.rooms.room import Room

MOST_LISTED = 100

Most = Annotated[int, Parameter(ge=1, le=MOST_LISTED, description="How many tables to list.")]
Before = Annotated[
    str,
    Parameter(
        pattern=r"^([0-9]{1,15}\.[\w-]{1,40})?$",
        description="`since` and `id` of the last table of the list before, with a dot between them.",
    ),
]

PlanBody = Annotated[Plan, example_body(game=GAME, seats=[{"kind": "person"}, {"kind": "link"}, {"kind": "bot"}])]
BotBody = Annotated[BotPlan, example_body(level="greedy")]
ClaimBody = Annotated[SeatClaim, example_body(key="the part of the link after the dot")]


@post(
    "/",
    summary="Create a table",
    response_description="The table, with its links.",
    responses=problem_responses(401, 404, 409, 503, body=True),
    security=NEEDS_PERSON,
)
async def create(data: PlanBody, person: RequiredPerson, rooms: InjectedRooms, request: AnyRequest) -> TableInfo:
    """Seats of kind `person` are yours; seats of kind `link` go to whoever opens their link first."""
    name = await check_table_quota(rooms, person)
    return (await rooms.make_table(person, name, data, caller=caller_of(request, person))).info(person)


@get(
    "/",
    summary="List your tables",
    response_description="At most a hundred; the header `Link` has the address of those before them, if there are any.",
    responses=problem_responses(401),
    security=NEEDS_PERSON,
)
async def list_mine(
    person: RequiredPerson, rooms: InjectedRooms, most: Most = MOST_LISTED, before: Before = ""
) -> AnyResponse[list[ListedTable]]:
    """The tables you created or have a seat at, or can get one back; newest first, without lessons.

    Each with where its game stands.
    """
    since, _, last = before.partition(".")
    stored = await rooms.store.tables_of(person, most, (int(since), last) if before else None, without=LESSON)
    further = f"</api/tables?most={most}&before={stored[-1].since}.{stored[-1].id}>" if len(stored) == most else ""
    headers = {"Link": f'{further}; rel="next"'} if further else {}
    return Response(await list_tables(rooms, person, stored), headers=headers)


@get("/{table_id:str}", summary="Get a table", response_description="The table.", responses=problem_responses(404, 409))
async def show(table_id: TableId, visitor: OptionalPerson, rooms: InjectedRooms) -> TableInfo:
    """As you see it. Without a token it is what everybody may see."""
    return await show_table(rooms, visitor, table_id)


@get(
    "/{table_id:str}/game",
    summary="Get the game that a table plays",
    response_description="The game.",
    responses=problem_responses(404, 409),
)
async def show_game(table_id: TableId, rooms: InjectedRooms) -> dict[str, Any]:
    """Like `/api/games/{name}`, but by the edition of the rules and with the data that this table is played with."""
    return (await rooms.room(table_id)).game.document()


@delete(
    "/{table_id:str}",
    summary="Delete your own table",
    response_description="It is gone.",
    responses=problem_responses(401, 403, 404, 409),
    security=NEEDS_PERSON,
)
async def remove(table_id: TableId, person: RequiredPerson, rooms: InjectedRooms) -> None:
    """Together with its record. Everybody who is connected to it is told."""
    await rooms.delete(table_id, person)


@post(
    "/{table_id:str}/rematch",
    status_code=200,
    summary="Play again",
    response_description="The table that follows.",
    responses=problem_responses(401, 403, 404, 409),
    security=NEEDS_PERSON,
)
async def rematch(table_id: TableId, person: RequiredPerson, rooms: InjectedRooms, request: AnyRequest) -> RematchTable:
    """The table that follows this one: the first to ask creates it, everybody else gets the same."""
    room = await rooms.room(table_id)
    if not room.over:
        raise TableError("not-over")
    if not any(is_seated(room, seat.seat, person) for seat in room.stored.seats):
        raise TableError("not-your-seat", "no-seat-of-yours")
    return RematchTable(await rooms.rematch(room, caller_of(request, person)))


@post(
    "/{table_id:str}/seats/{seat:int}/claim",
    status_code=200,
    summary="Claim a seat with its link",
    response_description="The table.",
    responses=problem_responses(401, 403, 404, 409, body=True),
    security=NEEDS_PERSON,
)
async def claim(
    table_id: TableId, seat: SeatId, data: ClaimBody, person: RequiredPerson, rooms: InjectedRooms
) -> TableInfo:
    """A link is `/t/{table}#{seat}.{key}`: the first person to bring the key gets the seat."""
    room = await rooms.room(table_id)
    await claim_seat(room, seat, person, check_key(room, seat, data.key))
    return room.info(person)


async def claim_seat(room: Room, seat: int, person: str, key_version: int) -> None:
    if seat in room.seats_to_free():
        await room.perform(FreeSeat(seat, room))  # nobody starts a game by what the last person said
    async with room.lock:
        claimed = await room.rooms.store.claim_seat(room.id, seat, person, key_version)
        if claimed == "no-person":
            raise TableError("no-person", "forgotten-person")
        if claimed == "taken":
            raise TableError("seat-taken")
        await room.seats_changed()


@post(
    "/{table_id:str}/seats/{seat:int}/hand-over",
    status_code=200,
    summary="Give your seat to somebody else",
    response_description="The seat's new link.",
    responses=problem_responses(401, 403, 404, 409),
    security=NEEDS_PERSON,
)
async def hand_over(table_id: TableId, seat: SeatId, person: RequiredPerson, rooms: InjectedRooms) -> SeatLink:
    """The seat goes to whoever opens its new link first; the old link is void."""
    room = await room_for_seat(rooms, table_id, seat, person)
    async with room.lock:
        if not await rooms.store.release_seat(table_id, seat, person):
            raise TableError("not-your-seat")
        await room.seats_changed()
    if room.match is None:
        await room.perform(FreeSeat(seat, room))
    return SeatLink(seat, rooms.link(table_id, room.stored.seats[seat - 1]))


@post(
    "/{table_id:str}/seats/{seat:int}/bot",
    status_code=200,
    summary="Give a free seat to a bot",
    response_description="The table.",
    responses=problem_responses(401, 403, 404, 409, body=True),
    security=NEEDS_PERSON,
)
async def seat_bot(
    table_id: TableId, seat: SeatId, data: BotBody, person: RequiredPerson, rooms: InjectedRooms
) -> TableInfo:
    """At your own table, before the game, if nobody opens the link."""
    room = await rooms.room(table_id)
    if room.stored.owner != person:
        raise TableError("not-your-table", "not-yours-to-fill")
    check_seat(room, seat)
    async with room.lock:
        await room.refresh()
        if room.match is not None:
            raise TableError("has-started")
        seats = [*room.plan.seats]
        seats[seat - 1] = SeatPlan("bot", data.level)
        if all(each.kind == "bot" for each in seats):
            rooms.check_bot_tables(person)
        plan = msgspec.json.encode(msgspec.structs.replace(room.plan, seats=seats, start=""))
        if not await rooms.store.seat_bot(table_id, seat, data.level, plan):
            raise TableError("seat-taken")
        await room.seats_changed()
    await room.perform(StartGame())
    return room.info(person)


router = Router(
    "/api/tables",
    route_handlers=[create, list_mine, show, show_game, remove, rematch, claim, hand_over, seat_bot],
    tags=["tables"],
)
