"""One client at a table: what he says is read and done, what he is told is sent."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Coroutine
from typing import Any

import msgspec
from litestar import WebSocket
from sqlalchemy.exc import SQLAlchemyError

from ossuary.server.errors import ALL_REFUSALS, AnyRefusal, TableError, code_of, detail_of, reasons_of
from ossuary.server.host.metrics import ANSWERS, REFUSALS
from ossuary.server.http.auth import NOBODY, has_seat, is_seated, person_of
from ossuary.server.http.errors import first_spoken, language_of
from ossuary.server.messages import (
    Acknowledged,
    Answer,
    Bye,
    ClientMessage,
    CommandRefused,
    Emote,
    Join,
    Ping,
    Pong,
    Welcome,
)
from ossuary.server.rooms import emotes
from ossuary.server.rooms.commands import Command, acting, answering
from ossuary.server.rooms.room import Room
from ossuary.server.rooms.rooms import Rooms
from ossuary.server.socket.protocol import LINE, SocketLine
from ossuary.server.storage.store import now
from ossuary.server.token_bucket import TokenBucket

MOST_WAITING = 400  # messages; who is so far behind gets a fresh view when he comes back
MOST_MISSED = 200  # events; who missed more gets a fresh view alone
PATIENCE = 20.0  # seconds for the first message
BURST_SECONDS = 2  # worth of messages that may come at once
FLOOD_SECONDS = 8  # worth of messages beyond that, after which the client is sent away
CLOSE_CODES = {
    "restart": 1012,
    "deleted": 4404,
    "no-table": 4404,
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
    """One client: what he says is done one thing after the other, what he is told waits until the line takes it."""

    def __init__(self, socket: AnySocket, rooms: Rooms) -> None:
        self.socket = socket
        self.rooms = rooms
        self.person = person_of(socket)
        extensions: Any = socket.scope["extensions"]
        self.line: SocketLine = extensions[LINE]
        self.loop = asyncio.get_running_loop()
        self.over: asyncio.Future[None] = self.loop.create_future()
        self.code = ""
        self.viewers: list[int] = []
        self.moments = False
        self.lists = False
        self.language = language_of(socket)
        self.room: Room | None = None
        self.joined = False
        self.outgoing: list[bytes] = []
        self.flushing = False
        self.heard: deque[ClientMessage | TableError | None] = deque()  # and not done yet
        self.doing: ClientMessage | None = None
        self.work: asyncio.Task[None] | None = None
        per_second = rooms.settings.messages_per_second
        self.limit = TokenBucket(per_second, BURST_SECONDS * per_second)

    # What he is told.

    def push(self, message: bytes) -> None:
        """Sent in this turn of the loop, with all else that is for him, unless he is behind with reading."""
        self.outgoing.append(message)
        if len(self.outgoing) > MOST_WAITING:
            self.outgoing.clear()
            self.dismiss("slow")
        if not self.flushing:
            self.flushing = True
            self.loop.call_soon(self.flush)

    def flush(self) -> None:
        self.flushing = False
        waiting = self.outgoing
        if not waiting or self.line.full:
            return
        if self.lists and len(waiting) > 1:
            self.line.write(b"[" + b",".join(waiting) + b"]")
        else:
            for message in waiting:
                self.line.write(message)
        waiting.clear()

    def refuse(self, ref: int, refusal: AnyRefusal) -> None:
        code, detail = code_of(refusal), detail_of(refusal, self.language)
        self.push(encode(CommandRefused(ref, code, detail, reasons_of(refusal, self.language))))

    def dismiss(self, code: str) -> None:
        """Say goodbye when all that waits has been sent."""
        self.code = self.code or code or "restart"
        self._end()

    def _end(self) -> None:
        if not self.over.done():
            self.over.set_result(None)

    async def part(self) -> None:
        """What waits is still said, and goodbye."""
        await self.line.writable.wait()
        self.flush()
        await self.socket.send({"type": "websocket.send", "text": encode(Bye(self.code)).decode(), "bytes": None})
        await self.socket.close(CLOSE_CODES.get(self.code, 1000), self.code)

    # What he says.

    async def attend(self) -> None:
        """As long as the line holds, listen and say."""
        listening = self.loop.create_task(self._listen())
        patience = self.loop.call_later(PATIENCE, self._must_have_joined)
        try:
            await self.over
            if self.code:
                async with asyncio.timeout(PATIENCE):
                    await self.part()
        except TimeoutError:
            pass  # he does not even read that he shall go
        finally:
            patience.cancel()
            self.line.deafen()
            self._end()
            for task in (listening, self.work):
                if task is not None:
                    task.cancel()
            if self.room is not None:
                self.room.leave(self)

    async def _listen(self) -> None:
        """What the line has not handed over itself: the end, and messages of a client that writes like no other."""
        try:
            while True:
                event: Any = await self.socket.receive()
                if event["type"] == "websocket.disconnect":
                    break
                self.hear(event.get("text") or event.get("bytes") or b"")
        finally:
            self._take(None)

    def _must_have_joined(self) -> None:
        if not self.joined:
            self._take(TableError("bad-start"))

    def hear(self, text: bytes | str) -> None:
        if self.over.done():
            return
        said = read(text)
        if not self.joined or not self.too_fast():
            self._take(said)
        else:
            self.refuse(getattr(said, "ref", 0), TableError("too-fast"))

    def too_fast(self) -> bool:
        """Whether this message is over the limit; a client that does not slow down at all is sent away."""
        excess = self.limit.overdraw(time.monotonic())
        if excess > FLOOD_SECONDS * self.limit.per_second:
            self.dismiss("too-fast")
        return excess > 0

    def _take(self, said: ClientMessage | TableError | None) -> None:
        self.heard.append(said)
        if self.doing is None:
            self._go_on()

    def _go_on(self) -> None:
        """Do what has been heard until something takes time."""
        while self.heard and self.doing is None and not self.over.done():
            said = self.heard.popleft()
            if said is None:
                self._end()
            elif isinstance(said, TableError):
                self._misheard(said)
            else:
                self._do(said)

    def _misheard(self, problem: TableError) -> None:
        if self.joined:
            self.refuse(0, problem)
        else:
            self._must_join()

    def _must_join(self) -> None:
        self.refuse(0, TableError("bad-start"))
        self.dismiss("bad-start")

    def _do(self, said: ClientMessage) -> None:
        room = self.room
        assert room is not None
        if isinstance(said, Join):
            if self.joined and not said.table:
                self.refuse(0, TableError("bad-message", "joined-already"))
            else:
                self.joined = True
                self._work_on(said, join(self, self.rooms, said))
            return
        if not self.joined:
            self._must_join()
        elif isinstance(said, Ping):
            self.push(encode(Pong(said.ref, now())))
        elif self.person == NOBODY or said.seat not in self.viewers or not is_seated(room, said.seat, self.person):
            self.refuse(said.ref, TableError("not-your-seat", "not-joined", seat=said.seat))
        elif isinstance(said, Answer):
            self.doing = said
            room.put(Command(answering(said.seat, said.question, said.words, said.ready), self.done))
        elif isinstance(said, Emote):
            self._sign(room, said)
        elif said.do in ("ready", "unready"):
            on = said.do == "ready"
            self._work_on(said, room.say_ready(said.seat, on, said.value if on else None))
        else:
            self.doing = said
            room.put(Command(acting(said.seat, said.do), self.done))

    def _sign(self, room: Room, said: Emote) -> None:
        self.doing = said
        try:
            emotes.make(room, said)
        except ALL_REFUSALS as problem:
            self.done(problem)
        else:
            self.done(None)

    def _work_on(self, said: ClientMessage, work: Coroutine[Any, Any, None]) -> None:
        """Do something that waits for others."""
        self.doing = said
        self.work = self.loop.create_task(work)
        self.work.add_done_callback(self._worked)

    def _worked(self, work: asyncio.Task[None]) -> None:
        self.work = None
        if not work.cancelled():
            self.done(work.exception())

    def done(self, problem: BaseException | None) -> None:
        """It is done, or this is why not."""
        said, self.doing = self.doing, None
        assert said is not None
        ref = getattr(said, "ref", 0)
        if isinstance(problem, ALL_REFUSALS):
            REFUSALS.labels(code_of(problem)).inc()
            self.refuse(ref, problem)
        elif isinstance(problem, SQLAlchemyError):
            log.error("the store does not answer: %s", problem)
            self.refuse(ref, TableError("store"))
        elif problem is not None:
            log.error("a socket failed", exc_info=problem)
            self._end()
        elif not isinstance(said, Join):
            self.push(encode(Acknowledged(ref)))
            if isinstance(said, Answer):
                ANSWERS.inc()
        if problem is not None and isinstance(said, Join):
            self.dismiss("bad-start")
        self._go_on()


def read(text: bytes | str) -> ClientMessage | TableError:
    """A message, or why it can't be read."""
    try:
        said: ClientMessage = decode(text)
        return said
    except msgspec.MsgspecError as error:
        return TableError("bad-message", why=str(error))
    except UnicodeDecodeError:
        return TableError("bad-message", "not-utf-8")
    except RecursionError:
        return TableError("bad-message", "too-deep")


async def join(connection: Connection, rooms: Rooms, joined: Join) -> None:
    """Sit down at one's seats, or look on; at another table than before if it is named."""
    room = connection.room
    assert room is not None
    if joined.table:
        room.leave(connection)
        room = connection.room = await rooms.room(joined.table)
    for seat in joined.seats:
        if not await has_seat(rooms, room, seat, connection.person):
            raise TableError("not-your-seat", "not-your-seats", seat=seat)
    connection.viewers = sorted(set(joined.seats)) or [0]
    connection.moments = joined.moments
    connection.lists = joined.lists
    connection.language = first_spoken(joined.language) or connection.language
    async with room.lock:
        await room.refresh()
        info = room.info(connection.person)
        connection.push(encode(Welcome(info, connection.viewers, room.game.forms, now())))
        room.welcome(connection, joined.since, MOST_MISSED)
