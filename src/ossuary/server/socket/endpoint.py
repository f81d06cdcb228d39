"""The socket route: one socket for each client, to play its seats or to look on. docs/protocol.md describes it."""

from __future__ import annotations

import logging
import time
from contextlib import suppress

from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ossuary.server.errors import TableError
from ossuary.server.host.metrics import SOCKETS
from ossuary.server.host.networks import network_of
from ossuary.server.http.auth import InjectedRooms
from ossuary.server.socket.connection import AnySocket, Connection

DISCONNECTED = (WebSocketDisconnect, OSError)

log = logging.getLogger("ossuary.socket")


class SocketLimits:
    """The sockets of this process, and how many more may come."""

    def __init__(self) -> None:
        self.total = 0
        self.by_address: dict[str, int] = {}
        self.connections: set[Connection] = set()
        self.closing = ""

    def dismiss_all(self, code: str) -> None:
        """Close every connection, and those that are just being opened."""
        self.closing = code
        for connection in self.connections:
            connection.dismiss(code)

    def admit(self, address: str, most: int, most_per_address: int) -> bool:
        if self.total >= most or self.by_address.get(address, 0) >= most_per_address:
            return False
        self.total += 1
        self.by_address[address] = self.by_address.get(address, 0) + 1
        SOCKETS.set(self.total)
        return True

    def release(self, address: str) -> None:
        self.total -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]
        SOCKETS.set(self.total)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: AnySocket, table_id: FromPath[str], rooms: InjectedRooms, socket_limits: NamedDependency[SocketLimits]
) -> None:
    """Serve one client."""
    settings = rooms.settings
    address = network_of(socket.client.host if socket.client else "")
    connection = Connection(socket, rooms)
    if not socket_limits.admit(address, settings.sockets, settings.sockets_per_address):
        await refuse_socket(connection, TableError("too-many-sockets"))
        return
    socket_limits.connections.add(connection)
    begun = time.monotonic()
    try:
        connection.room = await rooms.room(table_id)
        connection.protocol.attach(connection.receive, connection.flush)
        await socket.accept()
        log.info("socket opened")
        if socket_limits.closing:
            connection.dismiss(socket_limits.closing)
        await connection.run()
    except TableError as refusal:
        await refuse_socket(connection, refusal)
    except DISCONNECTED:
        pass
    finally:
        socket_limits.connections.discard(connection)
        socket_limits.release(address)
        fields = {"code": connection.code or "left", "seconds": round(time.monotonic() - begun, 1)}
        log.info("socket closed: %s after %.1f s", *fields.values(), extra={"fields": fields})


async def refuse_socket(connection: Connection, refusal: TableError) -> None:
    """Open the socket, say why it is refused, and close it: a page never learns why a socket could not be opened."""
    with suppress(*DISCONNECTED):
        await connection.socket.accept()
        connection.refuse(0, refusal)
        connection.dismiss(refusal.code)
        await connection.send_bye()
