"""The application: routes, socket, limits, documents."""
from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ossuary import __version__
from ossuary.sources import compiled
from ossuary.table.entry import same_origin, speaks_json, the_hall, the_onlooker, the_person
from ossuary.table.gate import remember
from ossuary.table.hall import Hall
from ossuary.table.problems import HANDLERS
from ossuary.table.routes import games, people, records, seats, tables
from ossuary.table.settings import Settings
from ossuary.table.socket import Doorkeeper, sit
from ossuary.table.wire import Health

BODY_MOST = 600_000  # bytes; a long record is a tenth of that


@get("/health", summary="Is the server well?", tags=["host"])
async def health(hall: Hall) -> Health:
    """Asks the database too."""
    await hall.store.name_of("")
    return Health("ok", __version__, compiled())


@get("/metrics", media_type=MediaType.TEXT, summary="Figures for Prometheus", tags=["host"])
async def metrics() -> Response[bytes]:
    return Response(generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})


def make_app(settings: Settings, corrections: dict[str, dict[str, Any]]) -> Litestar:
    """The table as an ASGI application; its hall opens and closes with it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall = Hall(settings, corrections)
        app.state.hall = hall
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    doorkeeper = Doorkeeper()
    return Litestar(
        [people.router, tables.router, seats.router, records.router, games.router, sit, health, metrics],
        lifespan=[lifespan],
        state=State({"doorkeeper": doorkeeper}),
        dependencies={
            "hall": Provide(the_hall, sync_to_thread=False),
            "person": Provide(the_person, sync_to_thread=False),
            "onlooker": Provide(the_onlooker, sync_to_thread=False),
            "doorkeeper": Provide(lambda: doorkeeper, sync_to_thread=False, use_cache=True),
        },
        guards=[same_origin, speaks_json],
        exception_handlers=HANDLERS,
        after_exception=[remember],
        logging_config=None,
        request_max_body_size=BODY_MOST,
        openapi_config=OpenAPIConfig(
            title="Ossuary", version=__version__, path="/api/schema",
            description="Tables for Bad Bones and Día de los Muertos. Sockets are described in docs/protocol.md.",
            render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()]),
    )
