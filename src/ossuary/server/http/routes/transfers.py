"""A person goes on from another device: the link of their seat, asking for it there, answering here."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post

from ossuary.server.http.auth import (
    InjectedRooms,
    RequiredPerson,
    SeatId,
    TableId,
    check_key,
    check_seat,
    room_for_seat,
)
from ossuary.server.http.errors import problem_responses
from ossuary.server.http.examples import example_body
from ossuary.server.http.openapi import NEEDS_PERSON
from ossuary.server.http.routes.tables import ClaimBody, claim_seat
from ossuary.server.messages import SeatLink, TableInfo, TransferAnswer
from ossuary.server.rooms.transfers import answer_request, ask_for_seat, take_seat_back

AnswerBody = Annotated[TransferAnswer, example_body(at=1794788517541, agree=True)]


@get(
    "/{seat:int}/link",
    summary="Get the link of your seat",
    response_description="The link.",
    responses=problem_responses(401, 403, 404, 409),
    security=NEEDS_PERSON,
)
async def show_link(table_id: TableId, seat: SeatId, person: RequiredPerson, rooms: InjectedRooms) -> SeatLink:
    """With it you go on from another device: see `transfer`."""
    room = await room_for_seat(rooms, table_id, seat, person)
    return SeatLink(seat, rooms.link(table_id, room.stored.seats[seat - 1]))


@post(
    "/{seat:int}/transfer",
    status_code=200,
    summary="Ask for a taken seat with its link",
    response_description="The table; the seat is yours, or its `transfer` says until when an answer is waited for.",
    responses=problem_responses(401, 403, 404, 409, body=True),
    security=NEEDS_PERSON,
)
async def transfer(
    table_id: TableId, seat: SeatId, data: ClaimBody, person: RequiredPerson, rooms: InjectedRooms
) -> TableInfo:
    """Its person lets it go or refuses. If they do not answer in time, ask again: then it is yours."""
    room = await rooms.room(table_id)
    check_seat(room, seat)
    version = check_key(room, seat, data.key)
    if room.stored.seats[seat - 1].person is None:
        await claim_seat(room, seat, person, version)
    else:
        await ask_for_seat(room, seat, person, version)
    return room.info(person)


@post(
    "/{seat:int}/transfer-answer",
    status_code=200,
    summary="Let your seat go to another device, or refuse",
    response_description="The table.",
    responses=problem_responses(401, 403, 404, 409, body=True),
    security=NEEDS_PERSON,
)
async def answer_transfer(
    table_id: TableId, seat: SeatId, data: AnswerBody, person: RequiredPerson, rooms: InjectedRooms
) -> TableInfo:
    """If you refuse, the link of the seat is void, and you alone are shown a new one."""
    room = await room_for_seat(rooms, table_id, seat, person)
    await answer_request(room, seat, person, data.at, data.agree)
    return room.info(person)


@post(
    "/{seat:int}/take-back",
    status_code=200,
    summary="Take back a seat that went to another device without your word",
    response_description="The table.",
    responses=problem_responses(401, 403, 404, 409),
    security=NEEDS_PERSON,
)
async def take_back(table_id: TableId, seat: SeatId, person: RequiredPerson, rooms: InjectedRooms) -> TableInfo:
    """Because you did not answer in time, or were not connected. The link it went by is void."""
    room = await rooms.room(table_id)
    check_seat(room, seat)
    await take_seat_back(room, seat, person)
    return room.info(person)


router = Router(
    "/api/tables/{table_id:str}/seats",
    tags=["tables"],
    route_handlers=[show_link, transfer, answer_transfer, take_back],
)
