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
from typing import Any

import uvicorn

from ossuary.table.app import make_app
from ossuary.table.gate import Gate
from ossuary.table.logs import configure
from ossuary.table.settings import BadSetting, Settings
from ossuary.table.socket import Doorkeeper

MOST_MESSAGE = 64 * 1024
GRACE_SECONDS = 5
FAREWELL_SECONDS = 2.0

log = logging.getLogger("ossuary.server")


class Polite(uvicorn.Server):
    """Says goodbye before it cuts the lines."""

    def __init__(self, config: uvicorn.Config, doorkeeper: Doorkeeper) -> None:
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


def address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def serve(settings: Settings, corrections: dict[str, dict[str, Any]], browse: bool = False) -> None:
    """Until somebody ends it."""
    configure(settings.log, settings.log_format)
    listener = listening(settings)
    print(f"The table is open at {address(listener)}  (end it with Ctrl-C)", file=sys.stderr, flush=True)
    app = make_app(settings, corrections)
    config = uvicorn.Config(
        Gate(app, settings), ws="websockets-sansio", ws_max_size=MOST_MESSAGE, ws_per_message_deflate=False,
        lifespan="on", log_config=None, access_log=False, server_header=False, timeout_graceful_shutdown=GRACE_SECONDS,
        proxy_headers=bool(settings.origin))
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
