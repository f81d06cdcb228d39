"""The application: routes, socket, limits, documents."""
from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.types import Message, Scope
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ossuary import __version__
from ossuary.sources import compiled
from ossuary.table.entry import person_of, same_origin, the_hall, the_onlooker, the_person
from ossuary.table.hall import Hall
from ossuary.table.problems import HANDLERS
from ossuary.table.routes import games, people, records, seats, tables
from ossuary.table.settings import Settings
from ossuary.table.socket import Doorkeeper, sit
from ossuary.table.wire import Health

BODY_MOST = 600_000  # bytes; a long record is a tenth of that
SECURITY = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


@get("/health", summary="Is the server well?", tags=["host"])
async def health(hall: Hall) -> Health:
    """Asks the database too."""
    await hall.store.name_of("")
    return Health("ok", __version__, compiled())


@get("/metrics", media_type=MediaType.TEXT, summary="Figures for Prometheus", tags=["host"])
async def metrics() -> Response[bytes]:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


async def secure(message: Message, scope: Scope) -> None:
    """The same headers on every response."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY.items():
            headers.setdefault(name, value)


def caller(request: Request[Any, Any, Any]) -> str:
    """Whose requests are counted together."""
    return person_of(request) or (request.client.host if request.client else "")


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
    limit = RateLimitConfig(rate_limit=("minute", settings.requests_per_minute), identifier_for_request=caller,
                            exclude=["^/health$", "^/metrics$", "/socket$"])
    return Litestar(
        [people.router, tables.router, seats.router, records.router, games.router, sit, health, metrics],
        lifespan=[lifespan],
        state=State(),
        dependencies={
            "hall": Provide(the_hall, sync_to_thread=False),
            "person": Provide(the_person, sync_to_thread=False),
            "onlooker": Provide(the_onlooker, sync_to_thread=False),
            "doorkeeper": Provide(lambda: doorkeeper, sync_to_thread=False, use_cache=True),
        },
        guards=[same_origin],
        middleware=[limit.middleware],
        exception_handlers=HANDLERS,
        before_send=[secure],
        logging_config=None,
        request_max_body_size=BODY_MOST,
        openapi_config=OpenAPIConfig(
            title="Ossuary", version=__version__, path="/api/schema",
            description="Tables for Bad Bones and Día de los Muertos. Sockets are described in docs/protocol.md.",
            render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()]),
    )
