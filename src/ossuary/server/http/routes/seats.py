"""Playing over HTTP: the same questions and answers as on the socket, for programs that prefer to ask."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.params import Parameter

from ossuary.locales import say
from ossuary.server.errors import TableError
from ossuary.server.host.identity import Token
from ossuary.server.http.auth import (
    InjectedRooms,
    OptionalPerson,
    RequiredPerson,
    RequiredToken,
    SeatId,
    TableId,
    check_seat,
    match_for_seat,
    match_for_viewer,
    room_for_seat,
)
from ossuary.server.http.errors import AnyRequest, language_of, problem_responses
from ossuary.server.http.examples import WORDS, example_body
from ossuary.server.http.openapi import NEEDS_PERSON
from ossuary.server.http.worker_responses import caller_of
from ossuary.server.match.preview import forecast, preview
from ossuary.server.match.seat_view import SeatViews
from ossuary.server.messages import (
    AnswerRequest,
    EventList,
    Forecast,
    ForecastRequest,
    Hint,
    HintReason,
    OrderRequest,
    Preview,
    PreviewRequest,
    RatedAnswer,
    ReadyRequest,
    SeatView,
)
from ossuary.server.rooms import bots
from ossuary.server.rooms.commands import (
    Command,
    GiveAnswer,
    GiveOrder,
    Leave,
    LetRound,
    Resign,
    Return,
    SayNotReady,
    SayReady,
    Undo,
)
from ossuary.server.rooms.rooms import Rooms
from ossuary.server.rooms.stand_ins import AskForBot

MOST_RATED = 8

VIEW_PROBLEMS = problem_responses(403, 404, 409)
SEAT_PROBLEMS = problem_responses(401, 403, 404, 409)
BODY_PROBLEMS = problem_responses(401, 403, 404, 409, body=True)

body_route = partial(post, status_code=200, responses=BODY_PROBLEMS, security=NEEDS_PERSON)
command_route = partial(
    post, status_code=204, response_description="Done.", responses=SEAT_PROBLEMS, security=NEEDS_PERSON
)

AnswerBody = Annotated[AnswerRequest, example_body(question="1.14", words=WORDS)]
ReadyBody = Annotated[ReadyRequest, example_body(value="00112233445566778899aabbccddeeff")]
OrderBody = Annotated[OrderRequest, example_body(question=WORDS.partition(" ")[0], words=WORDS)]
PreviewBody = Annotated[PreviewRequest, example_body(words=[WORDS])]
ForecastBody = Annotated[ForecastRequest, example_body(words=[WORDS])]
ViewerId = Annotated[int, Parameter(description="A seat of the table, or 0 for onlookers.")]
Since = Annotated[int, Parameter(ge=0, le=2**31, description="How many events you have already.")]


@get(
    "/{seat:int}",
    summary="Get what a seat sees and is asked",
    response_description="The view.",
    responses=VIEW_PROBLEMS,
)
async def show(table_id: TableId, seat: ViewerId, visitor: OptionalPerson, rooms: InjectedRooms) -> SeatView:
    """Seat 0 is for onlookers."""
    return SeatViews(await match_for_viewer(rooms, table_id, seat, visitor)).seat_view(seat)


@get("/{seat:int}/events", summary="Get a seat's events", response_description="The events.", responses=VIEW_PROBLEMS)
async def events(
    table_id: TableId, seat: ViewerId, visitor: OptionalPerson, rooms: InjectedRooms, since: Since = 0
) -> EventList:
    """Events are numbered for each viewer separately."""
    match = await match_for_viewer(rooms, table_id, seat, visitor)
    return EventList(seat, since, [msgspec.json.decode(event) for event in match.events[seat][since:]])


@body_route("/{seat:int}/answers", summary="Answer the question", response_description="What the seat sees now.")
async def answer(
    table_id: TableId, seat: SeatId, data: AnswerBody, token: RequiredToken, rooms: InjectedRooms
) -> SeatView:
    """It is on disk when this returns. The same answer to the same question can safely be sent again."""
    await perform(rooms, table_id, token, GiveAnswer(seat, data.question, data.words, data.ready, data.then))
    return SeatViews(await match_for_viewer(rooms, table_id, seat, token.person)).seat_view(seat)


@post(
    "/{seat:int}/ready",
    status_code=204,
    summary="Be ready",
    response_description="Done.",
    responses=BODY_PROBLEMS,
    security=NEEDS_PERSON,
)
async def ready(table_id: TableId, seat: SeatId, data: ReadyBody, token: RequiredToken, rooms: InjectedRooms) -> None:
    """Before the game with a `value`: 16 random bytes of yours that go into its chance."""
    await perform(rooms, table_id, token, SayReady(seat, data.value, data.question) if data.on else SayNotReady(seat))


async def perform(rooms: Rooms, table_id: str, token: Token, command: Command) -> None:
    """Run a command of the person whose token it is."""
    room = await room_for_seat(rooms, table_id, command.seat, token.person)
    command.by = token
    await room.perform(command)


@command_route("/{seat:int}/undo", summary="Take back your last answer")
async def undo(table_id: TableId, seat: SeatId, token: RequiredToken, rooms: InjectedRooms) -> None:
    """A draft at any time; an answer until chance or somebody else has acted, or something was revealed."""
    await perform(rooms, table_id, token, Undo(seat))


@command_route("/{seat:int}/let-round", summary="Don't react for the rest of the round")
async def let_round(table_id: TableId, seat: SeatId, token: RequiredToken, rooms: InjectedRooms) -> None:
    """A standing order that everybody can see."""
    await perform(rooms, table_id, token, LetRound(seat))


@post(
    "/{seat:int}/orders",
    status_code=204,
    summary="Give a standing order",
    response_description="Done.",
    responses=BODY_PROBLEMS,
    security=NEEDS_PERSON,
)
async def give_order(
    table_id: TableId, seat: SeatId, data: OrderBody, token: RequiredToken, rooms: InjectedRooms
) -> None:
    """The table answers a question for you from now on, or asks you again. Only you ever see it."""
    await perform(rooms, table_id, token, GiveOrder(seat, data.question, data.words, data.span))


@command_route("/{seat:int}/leave", summary="Leave the seat to a bot")
async def leave(table_id: TableId, seat: SeatId, token: RequiredToken, rooms: InjectedRooms) -> None:
    """Until you return."""
    await perform(rooms, table_id, token, Leave(seat))


@command_route("/{seat:int}/return", summary="Take the seat back from a bot")
async def come_back(table_id: TableId, seat: SeatId, token: RequiredToken, rooms: InjectedRooms) -> None:
    """From the next choice on you are asked again."""
    await perform(rooms, table_id, token, Return(seat))


@command_route("/{seat:int}/stand-in", summary="Ask for a bot in the seat of a person who is gone")
async def stand_in(table_id: TableId, seat: SeatId, token: RequiredToken, rooms: InjectedRooms) -> None:
    """A bot plays there until its person takes the seat back, if the table's creator or most of those there want it.

    Nobody must have been connected to the seat for `away_seconds`.
    """
    room = await rooms.room(table_id)
    check_seat(room, seat)
    own = [each.seat for each in room.stored.seats if each.person == token.person and each.seat != seat]
    if not own:
        raise TableError("not-your-seat", "no-seat-of-yours")
    command = AskForBot(own[0], seat, room)
    command.by = token
    await room.perform(command)


@command_route("/{seat:int}/resign", summary="Resign")
async def resign(table_id: TableId, seat: SeatId, token: RequiredToken, rooms: InjectedRooms) -> None:
    """A bot plays on so that the others can; the seat is ranked last."""
    await perform(rooms, table_id, token, Resign(seat))


@body_route("/{seat:int}/preview", summary="Preview answers", response_description="What would happen.")
async def try_answers(
    table_id: TableId, seat: SeatId, data: PreviewBody, person: RequiredPerson, rooms: InjectedRooms
) -> Preview:
    """What would certainly happen, by what the seat knows. Nothing is answered."""
    _, match = await match_for_seat(rooms, table_id, seat, person)
    return preview(match, seat, data.words)


@body_route("/{seat:int}/forecast", summary="Forecast the plan", response_description="What will certainly happen.")
async def look_ahead(
    table_id: TableId, seat: SeatId, data: ForecastBody, person: RequiredPerson, rooms: InjectedRooms
) -> Forecast:
    """On your own board up to the end of the coming phase, by what the seat knows. Nothing is answered."""
    _, match = await match_for_seat(rooms, table_id, seat, person)
    return forecast(match, seat, data.words)


@post(
    "/{seat:int}/hint",
    status_code=200,
    summary="Get a hint",
    response_description="What a bot would do.",
    responses=problem_responses(401, 403, 404, 409, 503),
    security=NEEDS_PERSON,
)
async def hint(
    table_id: TableId, seat: SeatId, person: RequiredPerson, rooms: InjectedRooms, request: AnyRequest
) -> Hint:
    """By what the seat knows, and no more."""
    room, match = await match_for_seat(rooms, table_id, seat, person)
    if not match.is_asked(seat):
        raise TableError("not-asked-now")
    moment = SeatViews(match).moment(seat)
    caller = caller_of(request, person)
    rated, gains, other = await rooms.bots.advise(room.game.name, room.id, seat, moment, caller, room.edition.data)
    language = language_of(request)
    why = [HintReason(key, amount, say(f"hint-{key}", {"amount": amount}, language), other) for key, amount in gains]
    return Hint(bots.HINT_LEVEL, rated[0][1], [RatedAnswer(words, worth) for worth, words in rated[:MOST_RATED]], why)


router = Router(
    "/api/tables/{table_id:str}/seats",
    tags=["play"],
    route_handlers=[
        show,
        events,
        answer,
        ready,
        undo,
        let_round,
        give_order,
        leave,
        come_back,
        stand_in,
        resign,
        try_answers,
        look_ahead,
        hint,
    ],
)
