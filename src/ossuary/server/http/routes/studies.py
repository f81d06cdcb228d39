"""Studies: any `.bones` text (scenario, record, position), played through and shown. Nothing of it is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, TypeVar

from litestar import Router, post

from ossuary.core.notation import BadFile
from ossuary.server.errors import TableError, bad_record
from ossuary.server.http.auth import InjectedRooms
from ossuary.server.http.errors import AnyRequest, language_of, problem_responses
from ossuary.server.http.examples import TEXT, example_body
from ossuary.server.match.study import NoSuchViewer, TooLong, study, study_position
from ossuary.server.messages import Study, StudyPosition, StudyPositionRequest, StudyRequest
from ossuary.server.rooms.rooms import BACKGROUND

MOST_LINES = 5_000

T = TypeVar("T")
StudyBody = Annotated[StudyRequest, example_body(text=TEXT)]
PositionBody = Annotated[StudyPositionRequest, example_body(text=TEXT, step=1)]


@post(
    "/",
    status_code=200,
    summary="Study a text",
    response_description="What its lines lead to.",
    responses=problem_responses(404, body=True),
)
async def show(data: StudyBody, rooms: InjectedRooms, request: AnyRequest) -> Study:
    """Every line of a `.bones` text with what it leads to. `trouble` says what is wrong with the text, if anything."""
    language = language_of(request)
    return await in_background(lambda: study(rooms.games, data.text, data.viewer, language, MOST_LINES))


@post(
    "/moment",
    status_code=200,
    summary="Get a position of a text",
    response_description="The position.",
    responses=problem_responses(404, body=True),
)
async def show_position(data: PositionBody, rooms: InjectedRooms) -> StudyPosition:
    """The position after so many lines, and what every seat is asked there."""
    return await in_background(lambda: study_position(rooms.games, data.text, data.viewer, data.step, MOST_LINES))


async def in_background(work: Callable[[], T]) -> T:
    """Off the event loop, and only a few at a time: a long text takes a second."""
    try:
        return await asyncio.get_running_loop().run_in_executor(BACKGROUND, work)
    except BadFile as bad:
        raise bad_record(bad) from bad
    except TooLong as long:
        raise TableError("long-study", lines=MOST_LINES) from long
    except NoSuchViewer as nobody:
        raise TableError("no-seat", seats=nobody.seats) from nobody


router = Router("/api/studies", route_handlers=[show, show_position], tags=["records"])
