"""Texts of games looked at: scenarios, records, positions. Nothing of them is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, TypeVar

from litestar import Router, post

from ossuary.core.notation import BadFile
from ossuary.server.errors import TableError, bad_record
from ossuary.server.http.auth import TheRooms
from ossuary.server.http.errors import AnyRequest, language_of, may_fail
from ossuary.server.http.openapi import for_example
from ossuary.server.match.study import NoSuchViewer, TooLong, study, study_position
from ossuary.server.messages import Study, StudyPosition, StudyPositionRequest, StudyRequest
from ossuary.server.rooms.rooms import SCHOLARS

MOST_LINES = 5_000

EXAMPLE = "game: bad-bones\nseats: 2\n---\n1 hero b4\n? seat 1 hero b4\n"

T = TypeVar("T")
Text = Annotated[StudyRequest, for_example(text=EXAMPLE)]
TextAndStep = Annotated[StudyPositionRequest, for_example(text=EXAMPLE, step=1)]


@post(
    "/",
    status_code=200,
    summary="Look at a text",
    response_description="What its lines lead to.",
    responses=may_fail(404, body=True),
)
async def look_at(data: Text, rooms: TheRooms, request: AnyRequest) -> Study:
    """Every line of a `.bones` file with what it leads to. What is wrong with the file is told as its `trouble`."""
    language = language_of(request)
    return await in_turn(lambda: study(rooms.games, data.text, data.viewer, language, MOST_LINES))


@post(
    "/moment",
    status_code=200,
    summary="A moment of a text",
    response_description="What was to be seen then.",
    responses=may_fail(404, body=True),
)
async def look_closer(data: TextAndStep, rooms: TheRooms) -> StudyPosition:
    """The position after so many lines, and what every seat is asked there."""
    return await in_turn(lambda: study_position(rooms.games, data.text, data.viewer, data.step, MOST_LINES))


async def in_turn(work: Callable[[], T]) -> T:
    """Off the event loop, and few at a time: a long text is work for a second."""
    try:
        return await asyncio.get_running_loop().run_in_executor(SCHOLARS, work)
    except BadFile as bad:
        raise bad_record(bad) from bad
    except TooLong as long:
        raise TableError("long-study", lines=MOST_LINES) from long
    except NoSuchViewer as nobody:
        raise TableError("no-seat", seats=nobody.seats) from nobody


router = Router("/api/studies", route_handlers=[look_at, look_closer], tags=["records"])
