"""The application: routes, socket, limits, documents."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ossuary import __version__
from ossuary.server.host.settings import Settings
from ossuary.server.http.auth import TheRooms, same_origin, speaks_json, the_onlooker, the_person, the_rooms
from ossuary.server.http.errors import HANDLERS, may_fail
from ossuary.server.http.middleware import remember
from ossuary.server.http.openapi import openapi
from ossuary.server.http.routes import challenge, games, lessons, pages, people, records, seats, studies, tables
from ossuary.server.messages import Health
from ossuary.server.rooms.rooms import Rooms
from ossuary.server.socket.endpoint import SocketLimits, sit
from ossuary.sources import compiled

BODY_MOST = 600_000  # bytes; a long record is a tenth of that
ROOMS = (people, tables, seats, records, studies, games, challenge, lessons, pages)
RARELY = (20_000, 20, 20)
PACKED_FROM = 1000  # bytes of an answer
PACKED_HOW = 6  # of 9: from here on it takes longer, and the answer is hardly smaller


@get("/health", summary="Is the server well?", tags=["host"], response_description="It is.", responses=may_fail(503))
async def health(rooms: TheRooms) -> Health:
    """Asks the database too."""
    await rooms.store.name_of("")
    return Health("ok", __version__, compiled())


@get(
    "/metrics",
    media_type=MediaType.TEXT,
    summary="Figures for Prometheus",
    tags=["host"],
    response_description="In Prometheus' own format.",
    responses=may_fail(),
)
async def metrics() -> Response[str]:
    """Answers, refusals, sockets, requests by route, and the process itself."""
    return Response(generate_latest().decode(), headers={"Content-Type": CONTENT_TYPE_LATEST})


def make_app(settings: Settings, corrections: dict[str, dict[str, Any]]) -> Litestar:
    """The table as an ASGI application; its rooms opens and closes with it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        gc.freeze()  # what is there from the start stays: the collector need not look at it again and again
        gc.set_threshold(*RARELY)
        rooms = Rooms(settings, corrections)
        app.state.rooms = rooms
        await rooms.open()
        try:
            yield
        finally:
            await rooms.close()

    doorkeeper = SocketLimits()
    return Litestar(
        [*(room.router for room in ROOMS), sit, health, metrics],
        lifespan=[lifespan],
        state=State({"doorkeeper": doorkeeper}),
        dependencies={
            "rooms": Provide(the_rooms, sync_to_thread=False),
            "person": Provide(the_person, sync_to_thread=False),
            "onlooker": Provide(the_onlooker, sync_to_thread=False),
            "doorkeeper": Provide(lambda: doorkeeper, sync_to_thread=False, use_cache=True),
        },
        guards=[same_origin, speaks_json],
        exception_handlers={**HANDLERS, NotFoundException: pages.on_nowhere},
        after_exception=[remember],
        logging_config=None,
        request_max_body_size=BODY_MOST,
        openapi_config=openapi(),
        compression_config=CompressionConfig("gzip", PACKED_FROM, PACKED_HOW, exclude_opt_key=pages.PACKED_ALREADY),
    )
