"""The application: routes, socket, error handlers, documentation."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException

from ossuary.server.host.settings import Settings
from ossuary.server.http.auth import (
    check_content_type,
    provide_person,
    provide_rooms,
    provide_token,
    provide_visitor,
)
from ossuary.server.http.errors import HANDLERS
from ossuary.server.http.middleware import keep_socket_error
from ossuary.server.http.openapi import openapi_config
from ossuary.server.http.origins import check_host, check_origin
from ossuary.server.http.routes import (
    challenge,
    games,
    host,
    lessons,
    pages,
    people,
    records,
    seats,
    studies,
    tables,
    transfers,
    well_known,
)
from ossuary.server.http.strict_request import StrictRequest
from ossuary.server.http.warm_up import warm_up_soon
from ossuary.server.rooms.rooms import Rooms
from ossuary.server.socket.endpoint import SocketLimits, table_socket

LARGEST_BODY = 600_000  # bytes; a long record is a tenth of that
ROUTERS = [
    each.router
    for each in (
        people,
        tables,
        seats,
        transfers,
        records,
        studies,
        games,
        challenge,
        lessons,
        pages,
        host,
        well_known,
    )
]
GC_THRESHOLDS = (20_000, 20, 20)  # collect rarely: a collection holds every table up
COMPRESS_FROM = 1000  # bytes of a response
COMPRESSION_LEVEL = 6  # of 9: higher ones take longer for hardly smaller responses


def make_app(settings: Settings, corrections: dict[str, dict[str, Any]]) -> Litestar:
    """The server as an ASGI application; its rooms open and close with it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        gc.freeze()  # what exists now stays for good: the collector need not visit it again and again
        gc.set_threshold(*GC_THRESHOLDS)
        rooms = Rooms(settings, corrections)
        app.state.rooms = rooms
        await rooms.open()
        rooms.spawn(warm_up_soon(app))
        try:
            yield
        finally:
            await rooms.close()

    socket_limits = SocketLimits()
    return Litestar(
        [*ROUTERS, table_socket],
        lifespan=[lifespan],
        request_class=StrictRequest,
        state=State({"socket_limits": socket_limits}),
        dependencies={
            "rooms": Provide(provide_rooms, sync_to_thread=False),
            "token": Provide(provide_token),
            "person": Provide(provide_person),
            "visitor": Provide(provide_visitor),
            "socket_limits": Provide(lambda: socket_limits, sync_to_thread=False, use_cache=True),
        },
        guards=[check_host, check_origin, check_content_type],
        exception_handlers={**HANDLERS, NotFoundException: pages.handle_not_found},
        after_exception=[keep_socket_error],
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
        openapi_config=openapi_config(),
        compression_config=CompressionConfig(
            "gzip", COMPRESS_FROM, COMPRESSION_LEVEL, exclude_opt_key=pages.COMPRESSED_ALREADY
        ),
    )
