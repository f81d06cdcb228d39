"""Playing by HTTP: the same questions and answers as on the socket, for whoever would rather ask than be told."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Router, get, post
from litestar.params import Parameter

from ossuary.locales import say
from ossuary.server.errors import TableError
from ossuary.server.http.auth import SeatId, TableId, TheOnlooker, ThePerson, TheRooms, may_see, my_seat
from ossuary.server.http.errors import AnyRequest, language_of, may_fail
from ossuary.server.http.openapi import KNOWN, for_example
from ossuary.server.match.match import Match
from ossuary.server.match.preview import forecast, preview
from ossuary.server.match.seat_view import SeatViews
from ossuary.server.messages import (
    AnswerRequest,
    EventList,
    Forecast,
    ForecastRequest,
    Hint,
    HintReason,
    Preview,
    PreviewRequest,
    RatedAnswer,
    ReadyRequest,
    SeatView,
)
from ossuary.server.rooms import bots
from ossuary.server.rooms.room import Room

SHOWN = 8


SEEN = may_fail(403, 404, 409)
PLAYED = may_fail(401, 403, 404, 409)
SAID = may_fail(401, 403, 404, 409, body=True)

Given = Annotated[AnswerRequest, for_example(question="1.14", words="hero c3")]
Ready = Annotated[ReadyRequest, for_example(value="00112233445566778899aabbccddeeff")]
Tried = Annotated[PreviewRequest, for_example(words=["hero c3"])]
OnTop = Annotated[ForecastRequest, for_example(words=["place wall/ b3"])]
ViewerId = Annotated[int, Parameter(description="A seat of the table, or 0 for the onlookers.")]
Since = Annotated[int, Parameter(ge=0, le=2**31, description="The number of events you have.")]


def running(room: Room) -> Match:
    if room.match is None:
        raise TableError("not-started")
    return room.match


@get("/{seat:int}", summary="What a seat sees and is asked", response_description="What is to be seen.", responses=SEEN)
async def look(table_id: TableId, seat: ViewerId, onlooker: TheOnlooker, rooms: TheRooms) -> SeatView:
    """Seat 0 is the onlookers'."""
    room = await may_see(rooms, table_id, seat, onlooker)
    async with room.lock:
        await room.refresh()
        return SeatViews(running(room)).seat_view(seat)


@get(
    "/{seat:int}/events", summary="What a seat has been told since", response_description="The events.", responses=SEEN
)
async def events(
    table_id: TableId, seat: ViewerId, onlooker: TheOnlooker, rooms: TheRooms, since: Since = 0
) -> EventList:
    """Events are counted for each viewer alone."""
    room = await may_see(rooms, table_id, seat, onlooker)
    async with room.lock:
        await room.refresh()
        told = running(room).events[seat][since:]
    return EventList(seat, since, [msgspec.json.decode(event) for event in told])


@post(
    "/{seat:int}/answers",
    status_code=200,
    summary="Answer",
    response_description="What the seat sees now.",
    responses=SAID,
    security=KNOWN,
)
async def answer(table_id: TableId, seat: SeatId, data: Given, person: ThePerson, rooms: TheRooms) -> SeatView:
    """On disk when this returns. The same answer to the same question again is acknowledged again."""
    room = await my_seat(rooms, table_id, seat, person)
    await room.answer(seat, data.question, data.words, data.ready)
    async with room.lock:
        await room.refresh()
        return SeatViews(running(room)).seat_view(seat)


@post(
    "/{seat:int}/ready",
    status_code=204,
    summary="Be ready",
    response_description="Done.",
    responses=SAID,
    security=KNOWN,
)
async def ready(table_id: TableId, seat: SeatId, data: Ready, person: ThePerson, rooms: TheRooms) -> None:
    """Before the game with a `value`: 16 random bytes of yours, which go into its chance."""
    room = await my_seat(rooms, table_id, seat, person)
    await room.say_ready(seat, data.on, data.value if data.on else None)


async def act(table_id: TableId, seat: SeatId, person: ThePerson, rooms: TheRooms, do: str) -> None:
    room = await my_seat(rooms, table_id, seat, person)
    await room.act(seat, do)


@post(
    "/{seat:int}/undo",
    status_code=204,
    summary="Take back one's last answer",
    response_description="Done.",
    responses=PLAYED,
    security=KNOWN,
)
async def undo(table_id: TableId, seat: SeatId, person: ThePerson, rooms: TheRooms) -> None:
    """A draft at any time; an answer while neither chance nor anyone else has acted and nothing was revealed."""
    await act(table_id, seat, person, rooms, "undo")


@post(
    "/{seat:int}/let-round",
    status_code=204,
    summary="No reaction for the rest of the round",
    response_description="Done.",
    responses=PLAYED,
    security=KNOWN,
)
async def let_round(table_id: TableId, seat: SeatId, person: ThePerson, rooms: TheRooms) -> None:
    """A standing order, known to all."""
    await act(table_id, seat, person, rooms, "let-round")


@post(
    "/{seat:int}/leave",
    status_code=204,
    summary="Let a bot play on",
    response_description="Done.",
    responses=PLAYED,
    security=KNOWN,
)
async def leave(table_id: TableId, seat: SeatId, person: ThePerson, rooms: TheRooms) -> None:
    """Until you return."""
    await act(table_id, seat, person, rooms, "leave")


@post(
    "/{seat:int}/return",
    status_code=204,
    summary="Come back",
    response_description="Done.",
    responses=PLAYED,
    security=KNOWN,
)
async def come_back(table_id: TableId, seat: SeatId, person: ThePerson, rooms: TheRooms) -> None:
    """You are asked again from the next choice on."""
    await act(table_id, seat, person, rooms, "return")


@post(
    "/{seat:int}/resign",
    status_code=204,
    summary="Give up",
    response_description="Done.",
    responses=PLAYED,
    security=KNOWN,
)
async def resign(table_id: TableId, seat: SeatId, person: ThePerson, rooms: TheRooms) -> None:
    """A bot plays on, so that the others can; the seat is ranked last."""
    await act(table_id, seat, person, rooms, "resign")


@post(
    "/{seat:int}/preview",
    status_code=200,
    summary="What if?",
    response_description="What would happen.",
    responses=SAID,
    security=KNOWN,
)
async def what_if(table_id: TableId, seat: SeatId, data: Tried, person: ThePerson, rooms: TheRooms) -> Preview:
    """What would surely happen, from what the seat knows; nothing is answered."""
    room = await my_seat(rooms, table_id, seat, person)
    async with room.lock:
        await room.refresh()
        return preview(running(room), seat, data.words)


@post(
    "/{seat:int}/forecast",
    status_code=200,
    summary="What will come of the plan?",
    response_description="What will surely happen.",
    responses=SAID,
    security=KNOWN,
)
async def look_ahead(table_id: TableId, seat: SeatId, data: OnTop, person: ThePerson, rooms: TheRooms) -> Forecast:
    """On the own board, to the end of the coming skeleton phase, from what the seat knows; nothing is answered."""
    room = await my_seat(rooms, table_id, seat, person)
    async with room.lock:
        await room.refresh()
        return forecast(running(room), seat, data.words)


@post(
    "/{seat:int}/hint",
    status_code=200,
    summary="What would a bot do?",
    response_description="What it would do.",
    responses=PLAYED,
    security=KNOWN,
)
async def hint(table_id: TableId, seat: SeatId, person: ThePerson, rooms: TheRooms, request: AnyRequest) -> Hint:
    """From what the seat knows, and no more."""
    room = await my_seat(rooms, table_id, seat, person)
    async with room.lock:
        await room.refresh()
        match = running(room)
        if not match.is_asked(seat):
            raise TableError("not-asked-now")
        view: dict[str, Any] = SeatViews(match).bot_view(seat)
    weighed, gains, other = await rooms.pilots.advise(room.game.name, bots.HINT_LEVEL, view)
    language = language_of(request)
    why = [HintReason(key, amount, say(f"hint-{key}", {"amount": amount}, language), other) for key, amount in gains]
    return Hint(bots.HINT_LEVEL, weighed[0][1], [RatedAnswer(words, worth) for worth, words in weighed[:SHOWN]], why)


router = Router(
    "/api/tables/{table_id:str}/seats",
    tags=["play"],
    route_handlers=[look, events, answer, ready, undo, let_round, leave, come_back, resign, what_if, look_ahead, hint],
)
