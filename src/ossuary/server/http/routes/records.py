"""Games as something to look at again: records, replay, verification."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated

from litestar import MediaType, Response, Router, get, post
from litestar.params import Parameter
from litestar.response.base import Response as AnyResponse

from ossuary.core.notation import DIGEST, BadFile, read_script
from ossuary.core.play import is_too_long
from ossuary.core.refusal import fault
from ossuary.core.scenario import Failure, run_script
from ossuary.locales import tell, tell_all
from ossuary.server.errors import TableError, bad_record
from ossuary.server.http.auth import TableId, TheOnlooker, TheRooms, may_see
from ossuary.server.http.errors import AnyRequest, language_of, may_fail
from ossuary.server.http.openapi import for_example
from ossuary.server.match.record import record
from ossuary.server.match.seat_view import SeatViews
from ossuary.server.messages import Proof, RecordText, SeatView, Verification

LONGEST = 50_000
VERIFIERS = ThreadPoolExecutor(2, "verify")

Text = Annotated[RecordText, for_example(text="game: bad-bones\nseats: 2\n---\n")]
Viewer = Annotated[int, Parameter(ge=0, le=6, description="A seat, or 0 for the onlookers.")]
Moment = Annotated[int, Parameter(ge=0, le=2**31, description="After how many of the viewer's events.")]
UpTo = Annotated[int | None, Parameter(ge=0, le=2**31, description="The same; without it, to the end.")]


@get(
    "/tables/{table_id:str}/record",
    media_type=MediaType.TEXT,
    summary="The record, a .bones file",
    response_description="The record.",
    responses=may_fail(404, 409),
)
async def download(table_id: TableId, rooms: TheRooms, seat: Viewer = 0, event: UpTo = None) -> AnyResponse[str]:
    """All of it once the game is over, or as far as `seat` had come after `event`; before, what everybody may know."""
    room = await rooms.room(table_id)
    if seat > len(room.kept.seats):
        raise TableError("no-seat", seats=len(room.kept.seats))
    async with room.lock:
        await room.refresh()
        match = room.match
        if match is None:
            raise TableError("not-started")
        if event is not None and match.over:
            match = await room.replay(seat, event)
        text = record(match, room.kept.seed, room.match is not None and room.match.over)
    name = f'attachment; filename="{room.game.name}-{room.id}.bones"'
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": name})


@get(
    "/tables/{table_id:str}/replay",
    summary="The table as it was",
    response_description="What was to be seen.",
    responses=may_fail(403, 404, 409),
)
async def look_back(
    table_id: TableId, onlooker: TheOnlooker, rooms: TheRooms, event: Moment, seat: Viewer = 0
) -> SeatView:
    """What a viewer saw after so many of his events."""
    room = await may_see(rooms, table_id, seat, onlooker)
    if seat > len(room.kept.seats):
        raise TableError("no-seat", seats=len(room.kept.seats))
    async with room.lock:
        await room.refresh()
        if room.match is None:
            raise TableError("not-started")
        match = await room.replay(seat, event)
    return SeatViews(match).seat_view(seat)


@get(
    "/tables/{table_id:str}/verify",
    summary="Is the record true?",
    response_description="What was found.",
    responses=may_fail(404, 409),
)
async def verify_table(table_id: TableId, rooms: TheRooms, request: AnyRequest) -> Verification:
    """The record of a game that is over, replayed, and its chance proved."""
    room = await rooms.room(table_id)
    async with room.lock:
        await room.refresh()
        if room.match is None or not room.match.over:
            raise TableError("not-over")
        text = record(room.match, room.kept.seed)
    return await in_turn(rooms, text, language_of(request))


@post(
    "/verify",
    status_code=200,
    summary="Is this record true?",
    response_description="What was found.",
    responses=may_fail(body=True),
)
async def verify_text(data: Text, rooms: TheRooms, request: AnyRequest) -> Verification:
    """Any record, from wherever; its chance is proved if its seed is revealed."""
    return await in_turn(rooms, data.text, language_of(request))


async def in_turn(rooms: TheRooms, text: str, language: str) -> Verification:
    """Off the event loop, and few at a time: a long record is work for a second."""
    return await asyncio.get_running_loop().run_in_executor(VERIFIERS, verify, rooms, text, language)


def verify(rooms: TheRooms, text: str, language: str) -> Verification:
    """Replay a record, compare its digests, and its chance with the seed that was committed to."""
    try:
        script = read_script(text.encode())
        name = script.header("game")
        if is_too_long(script, LONGEST):
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
    failures = [failure_told(failure, language) for failure in report.failures]
    return Verification(holds, report.answers, digests, proof, failures)


def failure_told(failure: Failure, language: str) -> str:
    found = tell_all(failure.found, language)
    return tell(fault("line-fails", line=failure.number, expected=failure.expected, found=found), language)


router = Router("/api", route_handlers=[download, look_back, verify_table, verify_text], tags=["records"])
