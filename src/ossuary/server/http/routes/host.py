"""For whoever runs the server: is it well, and what does it do?"""

from __future__ import annotations

from litestar import MediaType, Response, Router, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError

from ossuary import __version__
from ossuary.server.errors import TableError
from ossuary.server.http.auth import InjectedRooms
from ossuary.server.http.errors import problem_responses
from ossuary.server.messages import Health
from ossuary.sources import compiled


@get("/health", summary="Check the server", response_description="It is well.", responses=problem_responses(503))
async def health(rooms: InjectedRooms) -> Health:
    """Has the database read and written as well, and says why it can't be written if that is so."""
    try:
        await rooms.health.check()
    except SQLAlchemyError as problem:
        raise TableError("store", "store-not-writable", wait=1, why=str(problem)) from problem
    return Health("ok", __version__, compiled())


@get(
    "/metrics",
    media_type=MediaType.TEXT,
    summary="Get figures for Prometheus",
    response_description="In Prometheus' own format.",
    responses=problem_responses(),
)
async def metrics() -> Response[str]:
    """Answers, refusals, sockets, requests by route, and the process itself."""
    return Response(generate_latest().decode(), headers={"Content-Type": CONTENT_TYPE_LATEST})


router = Router("/", route_handlers=[health, metrics], tags=["host"])
