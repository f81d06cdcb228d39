"""Responses that a worker process makes: their bodies are passed on as they come, compressed already."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response
from litestar.response.base import Response as AnyResponse

from ossuary.server.host.networks import network_of
from ossuary.server.http.errors import AnyRequest
from ossuary.server.http.routes.pages import COMPRESSED_ALREADY
from ossuary.server.rooms.costs import Caller
from ossuary.server.rooms.rooms import Rooms
from ossuary.server.rooms.text_worker import Task

FROM_WORKER = {COMPRESSED_ALREADY: True}  # for the `opt` of a route


async def worker_response(
    rooms: Rooms, request: AnyRequest, person: str, task: Task, media_type: str = MediaType.JSON
) -> AnyResponse[Any]:
    """What a task leads to; its route has the opt FROM_WORKER."""
    may_compress = "gzip" in request.headers.get("accept-encoding", "")
    outcome = await rooms.texts.run(caller_of(request, person), task, may_compress)
    headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if outcome.compressed else {})}
    return Response(outcome.body, media_type=media_type, headers=headers)


def caller_of(request: AnyRequest, person: str) -> Caller:
    """Whose seconds are counted."""
    return Caller(person, network_of(request.client.host if request.client else ""))
