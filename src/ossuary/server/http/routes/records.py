"""Games to look at again: records, replay, verification."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated

from litestar import MediaType, Response, Router, get, post
from litestar.params import Parameter
from litestar.response.base import Response as AnyResponse

from ossuary.core.notation import DIGEST, BadFile, read_script
from ossuary.core.refusal import fault
from ossuary.core.scenario import Failure, run_script
from ossuary.locales import tell, tell_all
from ossuary.server.errors import TableError, bad_record
from ossuary.server.http.auth import InjectedRooms, OptionalPerson, TableId, room_for_viewer
from ossuary.server.http.errors import AnyRequest, language_of, problem_responses
from ossuary.server.http.examples import GAME, example_body
from ossuary.server.match.record import record
from ossuary.server.match.seat_view import SeatViews
from ossuary.server.messages import Proof, RecordText, SeatView, Verification

MOST_LINES = 50_000
VERIFIERS = ThreadPoolExecutor(2, "verify")

RecordBody = Annotated[RecordText, example_body(text=f"game: {GAME}\nseats: 2\n---\n")]
Viewer = Annotated[int, Parameter(ge=0, le=6, description="A seat, or 0 for onlookers.")]
EventCount = Annotated[int, Parameter(ge=0, le=2**31, description="After how many of the viewer's events.")]
OptionalEventCount = Annotated[
    int | None, Parameter(ge=0, le=2**31, description="After how many of the viewer's events; otherwise to the end.")
]


@get(
    "/tables/{table_id:str}/record",
    media_type=MediaType.TEXT,
    summary="Download the record, a .bones file",
    response_description="The record.",
    responses=problem_responses(404, 409),
)
async def download(
    table_id: TableId, rooms: InjectedRooms, seat: Viewer = 0, event: OptionalEventCount = None
) -> AnyResponse[str]:
    """Once the game is over all of it, or as far as `seat` had come after `event`; before, what everybody may know."""
    room = await rooms.room(table_id)
    if seat > len(room.stored.seats):
        raise TableError("no-seat", seats=len(room.stored.seats))
    match = await room.current_match()
    over = match.over
    if event is not None and over:
        match = await room.replay(seat, event)
    text = record(match, room.stored.seed, over)
    name = f'attachment; filename="{room.game.name}-{room.id}.bones"'
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": name})


@get(
    "/tables/{table_id:str}/replay",
    summary="Look back",
    response_description="What the viewer saw then.",
    responses=problem_responses(403, 404, 409),
)
async def replay_view(
    table_id: TableId, visitor: OptionalPerson, rooms: InjectedRooms, event: EventCount, seat: Viewer = 0
) -> SeatView:
    """What a viewer saw after so many of their events."""
    room = await room_for_viewer(rooms, table_id, seat, visitor)
    if seat > len(room.stored.seats):
        raise TableError("no-seat", seats=len(room.stored.seats))
    await room.current_match()  # refused before the start
    return SeatViews(await room.replay(seat, event)).seat_view(seat)


@get(
    "/tables/{table_id:str}/verify",
    summary="Verify a table's record",
    response_description="What was found.",
    responses=problem_responses(404, 409),
)
async def verify_table(table_id: TableId, rooms: InjectedRooms, request: AnyRequest) -> Verification:
    """Replays the record of a game that is over, and proves its chance."""
    room = await rooms.room(table_id)
    async with room.lock:
        await room.refresh()
        if room.match is None or not room.match.over:
            raise TableError("not-over")
        text = record(room.match, room.stored.seed)
    return await in_background(rooms, text, language_of(request))


@post(
    "/verify",
    status_code=200,
    summary="Verify any record",
    response_description="What was found.",
    responses=problem_responses(body=True),
)
async def verify_text(data: RecordBody, rooms: InjectedRooms, request: AnyRequest) -> Verification:
    """From any server. Its chance is proved if its seed is revealed."""
    return await in_background(rooms, data.text, language_of(request))


async def in_background(rooms: InjectedRooms, text: str, language: str) -> Verification:
    """Off the event loop, and only a few at a time: a long record takes a second."""
    return await asyncio.get_running_loop().run_in_executor(VERIFIERS, verify, rooms, text, language)


def verify(rooms: InjectedRooms, text: str, language: str) -> Verification:
    """Replay a record; compare its digests, and its chance with the seed that was committed to."""
    try:
        script = read_script(text.encode())
        name = script.header("game")
        if len(script.lines) > MOST_LINES:
            raise name.error(fault("too-long-to-verify"))
        if name.value not in rooms.games:
            raise name.error(fault("no-such-game", word=name.value, list=", ".join(rooms.games)))
        revealed = {"commit", "seed"} <= script.headers.keys()
        report = run_script(rooms.games[name.value], script, revealed)
    except BadFile as bad:
        raise bad_record(bad) from bad
    holds = not report.failures
    digests = min(sum(line.kind == DIGEST for line in script.lines), report.checked)
    proof: Proof = "not-revealed" if "commit" in script.headers else "not-committed"
    if revealed:
        proof = "proved" if holds else "not-proved"
    failures = [describe_failure(failure, language) for failure in report.failures]
    return Verification(holds, report.answers, digests, proof, failures)


def describe_failure(failure: Failure, language: str) -> str:
    found = tell_all(failure.found, language)
    return tell(fault("line-fails", line=failure.number, expected=failure.expected, found=found), language)


router = Router("/api", route_handlers=[download, replay_view, verify_table, verify_text], tags=["records"])
