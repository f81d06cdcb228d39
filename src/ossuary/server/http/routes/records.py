"""Games to look at again: records, replay, verification."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, Router, get, post
from litestar.params import Parameter
from litestar.response.base import Response as AnyResponse

from ossuary.server.errors import TableError
from ossuary.server.http.auth import InjectedRooms, OptionalPerson, TableId, check_viewer, room_for_viewer
from ossuary.server.http.caching import revalidated
from ossuary.server.http.errors import AnyRequest, language_of, problem_responses
from ossuary.server.http.examples import GAME, example_body
from ossuary.server.http.worker_responses import FROM_WORKER, worker_response
from ossuary.server.match.record import record
from ossuary.server.messages import RecordText, SeatView, Verification
from ossuary.server.rooms.text_worker import VerifyText

RecordBody = Annotated[RecordText, example_body(text=f"game: {GAME}\nseats: 2\n---\n")]
Viewer = Annotated[int, Parameter(ge=0, le=6, description="A seat, or 0 for onlookers.")]
EventCount = Annotated[int, Parameter(ge=0, le=2**31, description="After how many of the viewer's events.")]
Within = Annotated[
    bool, Parameter(description="If an answer told more events at once, the position before it, not after it.")
]
OpenHands = Annotated[bool, Parameter(description="With all hands open. Only once the game is over.")]
Names = Annotated[bool, Parameter(description="With the date and the names of the players, as comments in its head.")]
OptionalEventCount = Annotated[
    int | None, Parameter(ge=0, le=2**31, description="After how many of the viewer's events; otherwise to the end.")
]


@get(
    "/tables/{table_id:str}/record",
    media_type=MediaType.TEXT,
    summary="Download the record, a .bones file",
    response_description="The record.",
    responses=problem_responses(404, 409, 503),
    opt=FROM_WORKER,
    middleware=[revalidated],
)
async def download(
    table_id: TableId,
    visitor: OptionalPerson,
    rooms: InjectedRooms,
    request: AnyRequest,
    seat: Viewer = 0,
    event: OptionalEventCount = None,
    names: Names = True,
) -> AnyResponse[str]:
    """Once the game is over all of it, or as far as `seat` had come after `event`; before, what everybody may know."""
    room = await rooms.room(table_id)
    if seat > len(room.stored.seats):
        raise TableError("no-seat", seats=len(room.stored.seats))
    match = await room.current_match()
    if event is not None and match.over:
        task = await room.replay_task(seat, event, seed=room.stored.seed)
        task.comments = room.record_comments() if names else []
        response = await worker_response(rooms, request, visitor, task, MediaType.TEXT)
    else:
        comments = room.record_comments() if names else []
        response = Response(record(match, room.stored.seed, comments=comments), media_type=MediaType.TEXT)
    response.set_header("Content-Disposition", f'attachment; filename="{room.game.name}-{room.id}.bones"')
    return response


@get(
    "/tables/{table_id:str}/replay",
    summary="Look back",
    response_description="What the viewer saw then.",
    responses=problem_responses(403, 404, 409, 503),
    opt=FROM_WORKER,
)
async def replay_view(
    table_id: TableId,
    visitor: OptionalPerson,
    rooms: InjectedRooms,
    request: AnyRequest,
    event: EventCount,
    seat: Viewer = 0,
    within: Within = False,
    open_hands: OpenHands = False,
) -> AnyResponse[SeatView]:
    """What a viewer saw after so many of their events; `event` in it says after how many exactly."""
    room = await room_for_viewer(rooms, table_id, seat, visitor)
    if seat > len(room.stored.seats):
        raise TableError("no-seat", seats=len(room.stored.seats))
    match = await room.current_match()  # refused before the start
    if open_hands and not match.over:
        raise TableError("not-over")
    task = await room.replay_task(seat, event, within=within, open_hands=open_hands)
    check_viewer(room, seat, visitor)  # the seat may have been handed over meanwhile
    return await worker_response(rooms, request, visitor, task)


@get(
    "/tables/{table_id:str}/verify",
    summary="Verify a table's record",
    response_description="What was found.",
    responses=problem_responses(404, 409, 503),
    opt=FROM_WORKER,
)
async def verify_table(
    table_id: TableId, visitor: OptionalPerson, rooms: InjectedRooms, request: AnyRequest
) -> AnyResponse[Verification]:
    """Replays the record of a game that is over, and proves its chance."""
    room = await rooms.room(table_id)
    async with room.lock:
        await room.refresh()
        if room.match is None or not room.match.over:
            raise TableError("not-over")
        text = record(room.match, room.stored.seed)
    return await worker_response(rooms, request, visitor, VerifyText(text, language_of(request), room.edition.data))


@post(
    "/verify",
    status_code=200,
    summary="Verify any record",
    response_description="What was found.",
    responses=problem_responses(503, body=True),
    opt=FROM_WORKER,
)
async def verify_text(
    data: RecordBody, visitor: OptionalPerson, rooms: InjectedRooms, request: AnyRequest
) -> AnyResponse[Verification]:
    """From any server. Its chance is proved if its seed is revealed."""
    return await worker_response(rooms, request, visitor, VerifyText(data.text, language_of(request)))


router = Router("/api", route_handlers=[download, replay_view, verify_table, verify_text], tags=["records"])
