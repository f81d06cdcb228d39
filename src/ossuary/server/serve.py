"""Runs the server: one process, uvicorn inside, a clean end on SIGTERM."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from contextlib import suppress
from typing import Any

import redis
import uvicorn
from redis.exceptions import RedisError
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from ossuary.server.app import make_app
from ossuary.server.host.logs import configure_logging
from ossuary.server.host.settings import MEMORY, BadSetting, Settings
from ossuary.server.http.middleware import with_middleware
from ossuary.server.socket.endpoint import SocketLimits
from ossuary.server.socket.protocol import SocketProtocol
from ossuary.server.storage.bus import make_bus
from ossuary.server.storage.database import open_engine
from ossuary.server.storage.migrations import prepare_schema

LONGEST_MESSAGE = 64 * 1024  # bytes of a socket's message
SHUTDOWN_SECONDS = 5
FAREWELL_SECONDS = 2.0
OPEN_FILES = 16_384
THIS_MACHINE = "127.0.0.1,::1"  # where a proxy may say whom it speaks for
HEAD_SECONDS = 10.0  # for a request's head to arrive
LONGEST_HEAD = 1_000_000  # bytes

log = logging.getLogger("ossuary.server")


class HttpProtocol(HttpToolsProtocol):
    """Closes connections that take too long, or send too much, before a request can be answered."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.last_cycle: object = None
        self.received = 0
        self.next_check = self.loop.call_later(HEAD_SECONDS, self.check_progress, object())

    def connection_lost(self, exc: Exception | None) -> None:
        self.next_check.cancel()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.next_check.cancel()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self.cycle is not self.last_cycle:
            self.last_cycle, self.received = self.cycle, 0
        self.received += len(data)
        if self.received > LONGEST_HEAD and self.is_between_requests:
            self.transport.close()
        else:
            super().data_received(data)

    @property
    def is_between_requests(self) -> bool:
        """Whether no request is being answered."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def check_progress(self, before: object) -> None:
        """Called now and then: a connection that is in the middle of the same head as last time is closed."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        now = self.cycle if self.is_between_requests and self.timeout_keep_alive_task is None else object()
        if now is before:
            self.transport.close()
        else:
            self.next_check = self.loop.call_later(HEAD_SECONDS, self.check_progress, now)


class GracefulServer(uvicorn.Server):
    """Tells every socket to come back before it closes them."""

    def __init__(self, config: uvicorn.Config, socket_limits: SocketLimits) -> None:
        super().__init__(config)
        self.socket_limits = socket_limits

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept nobody any more; those who are connected have a moment to receive the message."""
        for server in self.servers:
            server.close()
        self.socket_limits.dismiss_all("restart")
        until = time.monotonic() + FAREWELL_SECONDS
        while self.socket_limits.total and time.monotonic() < until:
            await asyncio.sleep(0.01)
        await super().shutdown(sockets)


def open_listener(settings: Settings) -> socket.socket:
    """The socket that will be served; port 0 finds a free one."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        where = f"{settings.host}:{settings.port}"
        raise BadSetting(f"can't listen on {where}: {error.strerror}. Choose another port: --port 0") from error
    return listener


def check_services(settings: Settings) -> None:
    """Connect to the database and the bus once, so that a wrong address is reported in a sentence before the start."""
    try:
        engine = open_engine(settings.database, settings.sync)
        prepare_schema(engine)
        engine.dispose()
    except (SQLAlchemyError, OSError, ImportError) as error:
        why = str(error.orig if isinstance(error, DBAPIError) else error).partition("\n")[0]
        raise BadSetting(f"the database can't be opened: {why}") from error
    make_bus(settings.bus)
    try:
        if settings.bus != MEMORY:
            redis.Redis.from_url(settings.bus).ping()
    except (RedisError, ValueError) as error:
        raise BadSetting(f"the bus does not answer: {error}") from error


def raise_file_limit() -> None:
    """Allow more open sockets than systems allow a process by default."""
    if sys.platform == "win32":
        return
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(now, min(OPEN_FILES, most)), most))


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def serve(settings: Settings, corrections: dict[str, dict[str, Any]], browse: bool = False) -> None:
    """Serve until somebody ends it; `browse` opens a browser as well."""
    check_services(settings)
    configure_logging(settings.log, settings.log_format)
    raise_file_limit()
    listener = open_listener(settings)
    with suppress(OSError):  # a full disk for the log is no reason not to serve
        print(f"The table is open at {address_of(listener)}  (end it with Ctrl-C)", file=sys.stderr, flush=True)
    app = make_app(settings, corrections)
    config = uvicorn.Config(
        with_middleware(app, settings),
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        proxy_headers=bool(settings.origin),
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", THIS_MACHINE),
    )
    if browse:
        threading.Thread(target=open_browser, args=(address_of(listener),), daemon=True).start()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: sys.exit(0))  # uvicorn raises it again after it has shut down
    GracefulServer(config, app.state.socket_limits).run(sockets=[listener])


def open_browser(address: str) -> None:
    """Open the page as soon as the server answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    if not webbrowser.open(address):
        print(f"Open {address} in a browser.", file=sys.stderr, flush=True)
