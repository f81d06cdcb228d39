"""The socket: one a client, for the seats it plays or for looking on. docs/protocol.md tells it to bot authors."""

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
from ossuary.server.http.auth import InjectedRooms
from ossuary.server.socket.connection import AnySocket, Connection

GONE = (WebSocketDisconnect, OSError)  # the line was cut at the other end

log = logging.getLogger("ossuary.socket")


class SocketLimits:
    """Knows the sockets of this process, and how many there are."""

    def __init__(self) -> None:
        self.total = 0
        self.by_address: dict[str, int] = {}
        self.inside: set[Connection] = set()
        self.closing = ""

    def dismiss_all(self, code: str) -> None:
        """Everyone, and whoever is just coming in."""
        self.closing = code
        for connection in self.inside:
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
async def sit(
    socket: AnySocket, table_id: FromPath[str], rooms: InjectedRooms, socket_limits: NamedDependency[SocketLimits]
) -> None:
    """Join, then answer what is asked."""
    settings = rooms.settings
    address = socket.client.host if socket.client else ""
    connection = Connection(socket, rooms)
    if not socket_limits.admit(address, settings.sockets, settings.sockets_per_address):
        await turn_away(connection, TableError("too-many-sockets"))
        return
    socket_limits.inside.add(connection)
    begun = time.monotonic()
    try:
        connection.room = await rooms.room(table_id)
        connection.line.listen(connection.hear, connection.flush)
        await socket.accept()
        log.info("socket opened")
        if socket_limits.closing:
            connection.dismiss(socket_limits.closing)
        await connection.attend()
    except TableError as problem:
        await turn_away(connection, problem)
    except GONE:
        pass
    finally:
        socket_limits.inside.discard(connection)
        socket_limits.release(address)
        fields = {"code": connection.code or "left", "seconds": round(time.monotonic() - begun, 1)}
        log.info("socket closed: %s after %.1f s", *fields.values(), extra={"fields": fields})


async def turn_away(connection: Connection, problem: TableError) -> None:
    """A browser does not tell its page why a socket was not opened: so it is, to say why, and closed."""
    with suppress(*GONE):
        await connection.socket.accept()
        connection.refuse(0, problem)
        connection.dismiss(problem.code)
        await connection.part()
