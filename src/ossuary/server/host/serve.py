"""Runs the table: one process, uvicorn inside, a clean end on SIGTERM."""

from __future__ import annotations

import asyncio
import logging
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

from ossuary.server.host.logs import configure
from ossuary.server.host.settings import MEMORY, BadSetting, Settings
from ossuary.server.http.app import make_app
from ossuary.server.http.middleware import Gate
from ossuary.server.socket.endpoint import SocketLimits
from ossuary.server.socket.protocol import SocketLine
from ossuary.server.storage.bus import make_bus
from ossuary.server.storage.store import must_fit, open_engine

MOST_MESSAGE = 64 * 1024
GRACE_SECONDS = 5
FAREWELL_SECONDS = 2.0
FILES = 16_384
HEAD_SECONDS = 10.0  # for a request to say what it wants
HEAD_MOST = 1_000_000  # bytes that may come before it has

log = logging.getLogger("ossuary.server")


class Line(HttpToolsProtocol):
    """A connection that does not wait for ever, nor take in without end, before a request has said what it wants."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.seen: object = None
        self.taken = 0
        self.next_look = self.loop.call_later(HEAD_SECONDS, self.look, object())

    def connection_lost(self, exc: Exception | None) -> None:
        self.next_look.cancel()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.next_look.cancel()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self.cycle is not self.seen:
            self.seen, self.taken = self.cycle, 0
        self.taken += len(data)
        if self.taken > HEAD_MOST and self.between:
            self.transport.close()
        else:
            super().data_received(data)

    @property
    def between(self) -> bool:
        """Whether no request is being answered."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def look(self, before: object) -> None:
        """Now and then: who was half-way through a request then and is now, is let go."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        now = self.cycle if self.between and self.timeout_keep_alive_task is None else object()
        if now is before:
            self.transport.close()
        else:
            self.next_look = self.loop.call_later(HEAD_SECONDS, self.look, now)


class Polite(uvicorn.Server):
    """Says goodbye before it cuts the lines."""

    def __init__(self, config: uvicorn.Config, doorkeeper: SocketLimits) -> None:
        super().__init__(config)
        self.doorkeeper = doorkeeper

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new comes in; who is here is told to come back, and has a moment to hear it."""
        for server in self.servers:
            server.close()
        self.doorkeeper.dismiss_all("restart")
        until = time.monotonic() + FAREWELL_SECONDS
        while self.doorkeeper.total and time.monotonic() < until:
            await asyncio.sleep(0.01)
        await super().shutdown(sockets)


def listening(settings: Settings) -> socket.socket:
    """The socket that will be served; port 0 finds a free one."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        where = f"{settings.host}:{settings.port}"
        raise BadSetting(f"{where} can't be listened on: {error.strerror}. Choose another port: --port 0") from error
    return listener


def must_answer(settings: Settings) -> None:
    """Ask the database and the bus once: a wrong address is told in a sentence, before anything starts."""
    try:
        engine = open_engine(settings.database, settings.sync)
        must_fit(engine)
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


def let_many_in() -> None:
    """More open sockets than systems allow a process by default."""
    if sys.platform == "win32":
        return
    import resource

    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(few, min(FILES, most)), most))


def address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def serve(settings: Settings, corrections: dict[str, dict[str, Any]], browse: bool = False) -> None:
    """Until somebody ends it."""
    must_answer(settings)
    configure(settings.log, settings.log_format)
    let_many_in()
    listener = listening(settings)
    print(f"The table is open at {address(listener)}  (end it with Ctrl-C)", file=sys.stderr, flush=True)
    app = make_app(settings, corrections)
    config = uvicorn.Config(
        Gate(app, settings),
        http=Line,
        ws=SocketLine,
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        proxy_headers=bool(settings.origin),
    )
    if browse:
        threading.Thread(target=open_browser, args=(address(listener),), daemon=True).start()
    for wish in (signal.SIGINT, signal.SIGTERM):
        signal.signal(wish, lambda *_: sys.exit(0))  # uvicorn raises it again when all is put away
    Polite(config, app.state.doorkeeper).run(sockets=[listener])


def open_browser(at: str) -> None:
    """When the table answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{at}/health", timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    if not webbrowser.open(at):
        print(f"Open {at} in a browser.", file=sys.stderr, flush=True)
