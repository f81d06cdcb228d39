"""The socket: one a client, for the seats it plays or for looking on. docs/protocol.md tells it to bot authors."""
from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from ossuary.core.refusal import Refused
from ossuary.table.entry import NOBODY, TheHall, is_mine, person_of, sits
from ossuary.table.hall import Hall
from ossuary.table.metrics import REFUSALS, SOCKETS
from ossuary.table.problems import Problem, code_of, language_of, spoken_here
from ossuary.table.room import Room
from ossuary.table.store import now
from ossuary.table.telling import in_short, reasons_told
from ossuary.table.wire import Acknowledged, Answer, Bye, Join, Ping, Pong, RefusedAnswer, Said, Welcome

MOST_WAITING = 400  # messages; who is so far behind gets a fresh view when he comes back
MOST_MISSED = 200  # events; who missed more gets a fresh view alone
PATIENCE = 20.0  # seconds for the first message
BURST_SECONDS = 2  # worth of messages that may come at once
FLOOD_SECONDS = 10
CLOSE_CODES = {"restart": 1012, "deleted": 4404, "no-table": 4404, "handed-over": 4403, "slow": 4408, "too-fast": 4429,
               "too-many-sockets": 4429, "bad-start": 4400}
GONE = (WebSocketDisconnect, OSError)  # the line was cut at the other end

log = logging.getLogger("ossuary.socket")
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Said).decode

AnySocket = WebSocket[Any, Any, Any]


class Connection:
    """One client. What is pushed waits in a line of its own, so that a slow reader holds up nobody."""

    def __init__(self, socket: AnySocket, person: str) -> None:
        self.socket = socket
        self.person = person
        self.viewers: list[int] = []
        self.moments = False
        self.lists = False
        self.language = language_of(socket)
        self.room: Room | None = None
        self.outgoing: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.code = ""
        self.tokens = 0.0
        self.counted = time.monotonic()

    def push(self, message: bytes) -> None:
        self.outgoing.append(message)
        if len(self.outgoing) > MOST_WAITING:
            self.outgoing.clear()
            self.dismiss("slow")
        self.wake.set()

    def dismiss(self, code: str) -> None:
        """Say goodbye when all that waits has been sent."""
        self.code = self.code or code or "restart"
        self.wake.set()

    async def send_all(self) -> None:
        """Sends until it is dismissed or the line is gone."""
        send = self.socket.send
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.outgoing:
                await send({"type": "websocket.send", "text": self._next_frame().decode(), "bytes": None})
            if self.code:
                await send({"type": "websocket.send", "text": encode(Bye(self.code)).decode(), "bytes": None})
                await self.socket.close(CLOSE_CODES.get(self.code, 1000), self.code)
                return

    def _next_frame(self) -> bytes:
        """The next message, or all that wait, for who takes lists."""
        if not self.lists or len(self.outgoing) == 1:
            return self.outgoing.popleft()
        frame = b"[" + b",".join(self.outgoing) + b"]"
        self.outgoing.clear()
        return frame

    def too_fast(self, per_second: int) -> bool:
        """A bucket that leaks steadily and holds two seconds' worth; who pours on and on is sent away."""
        at = time.monotonic()
        self.tokens = max(0.0, self.tokens - (at - self.counted) * per_second) + 1
        self.counted = at
        if self.tokens > FLOOD_SECONDS * per_second:
            self.dismiss("too-fast")
        return self.tokens > BURST_SECONDS * per_second


class Doorkeeper:
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
    socket: AnySocket, table_id: FromPath[str], hall: TheHall, doorkeeper: NamedDependency[Doorkeeper]
) -> None:
    """Join, then answer what is asked."""
    settings = hall.settings
    address = socket.client.host if socket.client else ""
    connection = Connection(socket, person_of(socket))
    if not doorkeeper.admit(address, settings.sockets, settings.sockets_per_address):
        await turn_away(connection, Problem("too-many-sockets", 429))
        return
    doorkeeper.inside.add(connection)
    begun = time.monotonic()
    try:
        room = await hall.room(table_id)
        await socket.accept()
        log.info("socket opened")
        if doorkeeper.closing:
            connection.dismiss(doorkeeper.closing)
        connection.room = room
        await attend(connection, hall)
    except Problem as problem:
        await turn_away(connection, problem)
    except GONE:
        pass
    finally:
        doorkeeper.inside.discard(connection)
        doorkeeper.release(address)
        fields = {"code": connection.code or "left", "seconds": round(time.monotonic() - begun, 1)}
        log.info("socket closed: %s after %.1f s", *fields.values(), extra={"fields": fields})


async def attend(connection: Connection, hall: Hall) -> None:
    """As long as the line holds, say and listen."""
    sender = asyncio.create_task(connection.send_all())
    listener = asyncio.create_task(listen(connection, hall))
    try:
        await asyncio.wait((sender, listener), return_when=asyncio.FIRST_COMPLETED)
        if connection.code and not sender.done():
            await asyncio.wait((sender,), timeout=PATIENCE)  # what waits is still said, and goodbye
    finally:
        if connection.room is not None:
            connection.room.leave(connection)
        for task in (listener, sender):
            task.cancel()
        ended = await asyncio.gather(sender, listener, return_exceptions=True)
    for problem in ended:
        if isinstance(problem, Exception) and not isinstance(problem, GONE):
            log.error("a socket failed", exc_info=problem)


async def turn_away(connection: Connection, problem: Problem) -> None:
    """A browser does not tell its page why a socket was not opened: so it is, to say why, and closed."""
    refuse(connection, 0, problem)
    connection.dismiss(problem.code)
    with suppress(*GONE):
        await connection.socket.accept()
        await connection.send_all()


async def listen(connection: Connection, hall: Hall) -> None:
    """What the client says, one thing after the other."""
    socket = connection.socket
    try:
        async with asyncio.timeout(PATIENCE):
            joined = await hear(socket)
    except TimeoutError:
        joined = None
        refuse(connection, 0, Problem("bad-start", 408, "no-join"))
        connection.dismiss("bad-start")
    if joined is None:
        return
    if not isinstance(joined, Join):
        refuse(connection, 0, Problem("bad-start", 400))
        connection.dismiss("bad-start")
        return
    await join(connection, hall, joined)
    while True:
        said = await hear(socket)
        if said is None:
            return
        if connection.too_fast(hall.settings.messages_per_second):
            refuse(connection, getattr(said, "ref", 0), Problem("too-fast", 429))
        elif isinstance(said, Problem):
            refuse(connection, 0, said)
        else:
            await handle(connection, hall, said)


async def hear(socket: AnySocket) -> Said | Problem | None:
    """The next message; a problem if it can't be read, None if the line is gone."""
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        return None
    try:
        said: Said = decode(event.get("text") or event.get("bytes") or b"")
        return said
    except msgspec.MsgspecError as error:
        return Problem("bad-message", 400, why=str(error))
    except UnicodeDecodeError:
        return Problem("bad-message", 400, "not-utf-8")
    except RecursionError:
        return Problem("bad-message", 400, "too-deep")


async def join(connection: Connection, hall: Hall, joined: Join) -> None:
    """Sit down at one's seats, or look on; at another table than before if it is named."""
    room = connection.room
    assert room is not None
    try:
        if joined.table:
            room.leave(connection)
            room = connection.room = await hall.room(joined.table)
        for seat in joined.seats:
            if not await sits(hall, room, seat, connection.person):
                raise Problem("not-your-seat", 403, "not-your-seats", seat=seat)
        connection.viewers = sorted(set(joined.seats)) or [0]
        connection.moments = joined.moments
        connection.lists = joined.lists
        connection.language = spoken_here(joined.language) or connection.language
        async with room.lock:
            await room.refresh()
            info = room.info(connection.person)
            connection.push(encode(Welcome(info, connection.viewers, room.game.forms, now())))
            room.welcome(connection, joined.since, MOST_MISSED)
    except Problem as problem:
        refuse(connection, 0, problem)
        connection.dismiss("bad-start")


async def handle(connection: Connection, hall: Hall, said: Said) -> None:
    """Do what is said and acknowledge it, or say why not."""
    room = connection.room
    assert room is not None
    if isinstance(said, Ping):
        connection.push(encode(Pong(said.ref, now())))
        return
    if isinstance(said, Join):
        if said.table:
            await join(connection, hall, said)
        else:
            refuse(connection, 0, Problem("bad-message", 400, "joined-already"))
        return
    try:
        if connection.person == NOBODY or said.seat not in connection.viewers or \
                not is_mine(room, said.seat, connection.person):
            raise Problem("not-your-seat", 403, "not-joined", seat=said.seat)
        if isinstance(said, Answer):
            await room.answer(said.seat, said.question, said.words, said.ready)
        elif said.do in ("ready", "unready"):
            await room.say_ready(said.seat, said.do == "ready", said.value if said.do == "ready" else None)
        else:
            await room.act(said.seat, said.do)
    except Refused as refused:
        reasons = reasons_told(refused, connection.language)
        code = code_of(refused)
        REFUSALS.labels(code).inc()
        detail = in_short(refused, connection.language)
        connection.push(encode(RefusedAnswer(said.ref, code, detail, reasons)))
    except Problem as problem:
        refuse(connection, said.ref, problem)
    except SQLAlchemyError as problem:
        log.error("the store does not answer: %s", problem)
        refuse(connection, said.ref, Problem("store", 503))
    else:
        connection.push(encode(Acknowledged(said.ref)))


def refuse(connection: Connection, ref: int, problem: Problem) -> None:
    connection.push(encode(RefusedAnswer(ref, problem.code, problem.detail(connection.language), [])))
