"""One client at a table: reads its messages, has their commands run, and sends what the client may know."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket
from sqlalchemy.exc import SQLAlchemyError

from ossuary.core.events import ONLOOKER
from ossuary.server.errors import ALL_REFUSALS, AnyRefusal, TableError, code_of, detail_of, reasons_of
from ossuary.server.host.identity import NO_TOKEN
from ossuary.server.host.metrics import REFUSALS
from ossuary.server.http.auth import is_seated, token_of, valid_token
from ossuary.server.http.errors import first_spoken, language_of
from ossuary.server.messages import (
    Acknowledged,
    Act,
    Answer,
    Bye,
    ClientMessage,
    CommandRefused,
    Emote,
    Join,
    Ping,
    Pong,
    StandingOrder,
    Welcome,
)
from ossuary.server.rooms.commands import Command, GiveAnswer, GiveOrder, command_of
from ossuary.server.rooms.emotes import show_emote
from ossuary.server.rooms.room import Room
from ossuary.server.rooms.rooms import Rooms
from ossuary.server.socket.protocol import EXTENSION, SocketProtocol
from ossuary.server.token_bucket import TokenBucket

MOST_UNSENT = 400  # messages; a client that falls further behind is disconnected and gets a fresh view later
MOST_MISSED = 200  # events; a client that missed more gets a fresh view without them
PATIENCE = 20.0  # seconds for the first message, and for a client to read why it is disconnected
BURST_SECONDS = 2  # worth of messages that may come at once
FLOOD_SECONDS = 8  # worth of messages beyond that, after which the client is sent away
CLOSE_CODES = {
    "restart": 1012,
    "deleted": 4404,
    "no-table": 4404,
    "no-person": 4401,
    "handed-over": 4403,
    "slow": 4408,
    "too-fast": 4429,
    "too-many-sockets": 4429,
    "bad-start": 4400,
}

log = logging.getLogger("ossuary.socket")
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ClientMessage).decode

AnySocket = WebSocket[Any, Any, Any]


class Connection:
    """Runs a client's messages one after another; what is sent to it waits here until the socket takes it."""

    def __init__(self, socket: AnySocket, rooms: Rooms) -> None:
        self.socket = socket
        self.rooms = rooms
        self.token = token_of(socket)
        extensions: Any = socket.scope["extensions"]
        self.protocol: SocketProtocol = extensions[EXTENSION]
        self.loop = asyncio.get_running_loop()
        self.closed: asyncio.Future[None] = self.loop.create_future()
        self.code = ""  # why it is closed
        self.viewers: list[int] = []
        self.moments = False
        self.lists = False
        self.language = language_of(socket)
        self.room: Room | None = None
        self.joined = False
        self.unsent: list[bytes] = []
        self.flushing = False
        self.inbox: deque[ClientMessage | TableError | None] = deque()  # None is the end of the connection
        self.current: ClientMessage | None = None  # the message that is being run
        self.task: asyncio.Task[None] | None = None
        per_second = rooms.settings.messages_per_second
        self.limit = TokenBucket(per_second, BURST_SECONDS * per_second)

    def push(self, message: bytes) -> None:
        """Send at the end of this turn of the event loop, together with everything else for this client."""
        self.unsent.append(message)
        if len(self.unsent) > MOST_UNSENT:
            self.unsent.clear()
            self.dismiss("slow")
        if not self.flushing:
            self.flushing = True
            self.loop.call_soon(self.flush)

    def flush(self) -> None:
        self.flushing = False
        unsent = self.unsent
        if not unsent or self.protocol.is_full:
            return
        if self.lists and len(unsent) > 1:
            self.protocol.write(b"[" + b",".join(unsent) + b"]")
        else:
            for message in unsent:
                self.protocol.write(message)
        unsent.clear()

    def refuse(self, ref: int, refusal: AnyRefusal) -> None:
        code, detail = code_of(refusal), detail_of(refusal, self.language)
        self.push(encode(CommandRefused(ref, code, detail, reasons_of(refusal, self.language))))

    def dismiss(self, code: str) -> None:
        """Close the connection when everything that waits has been sent."""
        self.code = self.code or code or "restart"
        self._close()

    def _close(self) -> None:
        if not self.closed.done():
            self.closed.set_result(None)

    async def send_bye(self) -> None:
        """Send what waits, then why the connection is closed."""
        await self.protocol.writable.wait()
        self.flush()
        await self.socket.send({"type": "websocket.send", "text": encode(Bye(self.code)).decode(), "bytes": None})
        await self.socket.close(CLOSE_CODES.get(self.code, 1000), self.code)

    async def run(self) -> None:
        """Until either side closes the connection."""
        receiving = self.loop.create_task(self._receive_from_library())
        patience = self.loop.call_later(PATIENCE, self._check_joined)
        try:
            await self.closed
            if self.code:
                async with asyncio.timeout(PATIENCE):
                    await self.send_bye()
        except TimeoutError:
            pass  # the client does not even read why it is disconnected
        finally:
            patience.cancel()
            self.protocol.detach()
            self._close()
            for task in (receiving, self.task):
                if task is not None:
                    task.cancel()
            self.rooms.rights.connections.discard(self)
            if self.room is not None:
                self.room.leave(self)

    async def _receive_from_library(self) -> None:
        """Receive what the protocol class leaves to the library: the end, and messages in unusual frames."""
        try:
            while True:
                event: Any = await self.socket.receive()
                if event["type"] == "websocket.disconnect":
                    break
                self.receive(event.get("text") or event.get("bytes") or b"")
        finally:
            self._add_to_inbox(None)

    def _check_joined(self) -> None:
        if not self.joined:
            self._add_to_inbox(TableError("bad-start"))

    def receive(self, text: bytes | str) -> None:
        if self.closed.done():
            return
        message = read_message(text)
        if self.joined and self._is_too_fast():
            self.refuse(getattr(message, "ref", 0), TableError("too-fast"))
        else:
            self._add_to_inbox(message)

    def _is_too_fast(self) -> bool:
        """Whether a message is over the limit; a client that does not slow down at all is disconnected."""
        excess = self.limit.overdraw(time.monotonic())
        if excess > FLOOD_SECONDS * self.limit.per_second:
            self.dismiss("too-fast")
        return excess > 0

    def _add_to_inbox(self, message: ClientMessage | TableError | None) -> None:
        self.inbox.append(message)
        if self.current is None:
            self._run_inbox()

    def _run_inbox(self) -> None:
        """Run messages until one of them takes time."""
        while self.inbox and self.current is None and not self.closed.done():
            message = self.inbox.popleft()
            if message is None:
                self._close()
            elif not isinstance(message, TableError):
                self._run_message(message)
            elif self.joined:
                self.refuse(0, message)
            else:
                self._refuse_start()

    def _refuse_start(self) -> None:
        self.refuse(0, TableError("bad-start"))
        self.dismiss("bad-start")

    def _run_message(self, message: ClientMessage) -> None:
        room = self.room
        assert room is not None
        if isinstance(message, Join):
            if self.joined and not message.table:
                self.refuse(0, TableError("bad-message", "joined-already"))
            else:
                self.joined = True
                self.current = message
                self.task = self.loop.create_task(join(self, self.rooms, message))
                self.task.add_done_callback(self._on_task_done)
            return
        if not self.joined:
            self._refuse_start()
        elif isinstance(message, Ping):
            self.push(encode(Pong(message.ref, room.clock.now())))
        elif not self._plays(room, message.seat):
            self.refuse(message.ref, TableError("not-your-seat", "not-joined", seat=message.seat))
        elif isinstance(message, Emote):
            self.current = message
            self.task = self.loop.create_task(self._show_emote(room, message))
            self.task.add_done_callback(self._on_task_done)
        else:
            self.current = message
            command = command_in(message)
            command.by = self.token
            room.submit(command, self.on_result)

    @property
    def person(self) -> str:
        return self.token.person

    def _plays(self, room: Room, seat: int) -> bool:
        return seat in self.viewers and is_seated(room, seat, self.person)

    async def _show_emote(self, room: Room, emote: Emote) -> None:
        await self.rooms.rights.check_people(room, {self.person})
        if not self._plays(room, emote.seat) or not self.rooms.rights.accepts(self.token):
            raise TableError("not-your-seat", "not-joined", seat=emote.seat)
        show_emote(room, emote)

    def _on_task_done(self, task: asyncio.Task[None]) -> None:
        self.task = None
        if not task.cancelled():
            self.on_result(task.exception())

    def on_result(self, problem: BaseException | None) -> None:
        """Acknowledge or refuse the current message, then run the next."""
        message, self.current = self.current, None
        assert message is not None
        ref = getattr(message, "ref", 0)
        if isinstance(problem, TableError) and problem.code == "restart":
            self.dismiss("restart")
        elif isinstance(problem, ALL_REFUSALS):
            REFUSALS.labels(code_of(problem)).inc()
            self.refuse(ref, problem)
        elif isinstance(problem, SQLAlchemyError):
            log.error("the store does not answer: %s", problem)
            self.refuse(ref, TableError("store"))
        elif problem is not None:
            log.error("a socket failed", exc_info=problem)
            self._close()
        elif not isinstance(message, Join):
            self.push(encode(Acknowledged(ref)))
        if problem is not None and isinstance(message, Join):
            self.dismiss("bad-start")
        self._run_inbox()


def command_in(message: Answer | Act | StandingOrder) -> Command:
    if isinstance(message, Answer):
        return GiveAnswer(message.seat, message.question, message.words, message.ready, message.then)
    if isinstance(message, StandingOrder):
        return GiveOrder(message.seat, message.question, message.words, message.span)
    return command_of(message.do, message.seat, message.value, message.question)


def read_message(text: bytes | str) -> ClientMessage | TableError:
    """A message, or why it can't be read."""
    try:
        message: ClientMessage = decode(text)
        return message
    except msgspec.MsgspecError as error:
        return TableError("bad-message", why=str(error))
    except UnicodeDecodeError:
        return TableError("bad-message", "not-utf-8")
    except RecursionError:
        return TableError("bad-message", "too-deep")


async def join(connection: Connection, rooms: Rooms, message: Join) -> None:
    """Connect to one's seats, or as an onlooker; at another table than before if the message names one."""
    room = connection.room
    assert room is not None
    if message.table:
        room.leave(connection)
    connection.token = await valid_token(connection.socket)
    if connection.token != NO_TOKEN:
        rooms.rights.connections.add(connection)
    table_id = message.table or room.id
    connection.moments = message.moments
    connection.lists = message.lists
    connection.language = first_spoken(message.language) or connection.language
    while not await enter(connection, await rooms.room(table_id), message):
        if rooms.closing:
            raise TableError("restart")


async def enter(connection: Connection, room: Room, message: Join) -> bool:
    """Whether the connection is at its seats now; not if the room was closed meanwhile, as idle ones are."""
    connection.room = room
    check_seats(room, message.seats, connection.person)
    connection.viewers = sorted(set(message.seats)) or [ONLOOKER]
    async with room.lock:
        if not room.closed:
            await room.refresh()
        if room.closed:
            return False
        check_seats(room, message.seats, connection.person)  # one may have been handed over while this waited
        info = room.info(connection.person)
        connection.push(
            encode(Welcome(info, connection.viewers, room.game.forms, room.clock.now(), room.game.standing_orders))
        )
        room.join(connection, message.since, MOST_MISSED)
    return True


def check_seats(room: Room, seats: list[int], person: str) -> None:
    for seat in seats:
        if not is_seated(room, seat, person):
            raise TableError("not-your-seat", "not-your-seats", seat=seat)
