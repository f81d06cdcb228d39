"""Studies: any `.bones` text (scenario, record, position), played through and shown. Nothing of it is stored."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, post
from litestar.response.base import Response as AnyResponse

from ossuary.server.http.auth import InjectedRooms, OptionalPerson
from ossuary.server.http.errors import AnyRequest, language_of, problem_responses
from ossuary.server.http.examples import TEXT, example_body
from ossuary.server.http.worker_responses import FROM_WORKER, worker_response
from ossuary.server.messages import Study, StudyPosition, StudyPositionRequest, StudyRequest
from ossuary.server.rooms.text_worker import StudyPositionOf, StudyText

StudyBody = Annotated[StudyRequest, example_body(text=TEXT)]
PositionBody = Annotated[StudyPositionRequest, example_body(text=TEXT, step=1)]


@post(
    "/",
    status_code=200,
    summary="Study a text",
    response_description="What its lines lead to.",
    responses=problem_responses(404, 503, body=True),
    opt=FROM_WORKER,
)
async def show(
    data: StudyBody, visitor: OptionalPerson, rooms: InjectedRooms, request: AnyRequest
) -> AnyResponse[Study]:
    """Every line of a `.bones` text with what it leads to. `trouble` says what is wrong with the text, if anything."""
    task = StudyText(data.text, data.viewer, language_of(request))
    return await worker_response(rooms, request, visitor, task)


@post(
    "/moment",
    status_code=200,
    summary="Get a position of a text",
    response_description="The position.",
    responses=problem_responses(404, 503, body=True),
    opt=FROM_WORKER,
)
async def show_position(
    data: PositionBody, visitor: OptionalPerson, rooms: InjectedRooms, request: AnyRequest
) -> AnyResponse[StudyPosition]:
    """The position after so many lines, and what every seat is asked there."""
    task = StudyPositionOf(data.text, data.viewer, data.step)
    return await worker_response(rooms, request, visitor, task)


router = Router("/api/studies", route_handlers=[show, show_position], tags=["records"])
