"""How processes that share a database tell each other that a table has changed."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from ossuary.server.host.settings import MEMORY, BadSetting
from ossuary.server.messages import EmoteShown
from ossuary.server.tasks import CLOSE_SECONDS, end_tasks

CHANNEL = "tables"
RETRY_SECONDS = 1.0
SEND_SECONDS = 5.0  # for one notice
MOST_UNSENT = 10_000  # notices
SILENT_SECONDS = 3.0  # without one's own beats: the connection was lost

log = logging.getLogger("ossuary.bus")


class Notice(msgspec.Struct):
    """What has changed at a table: its people (`seats`), who is `here` at this process, an emote; else its rows.

    Without a table it is a beat, which tells its own sender that the bus is there.
    """

    process: str
    table: str
    here: list[int] | None = None
    seats: bool = False
    gone: bool = False
    sign: EmoteShown | None = None


Subscriber = Callable[[Notice], Awaitable[None]]
OnReturn = Callable[[], None]
decode = msgspec.json.Decoder(Notice).decode


class Bus:
    """The bus of a single process, which has nobody to notify."""

    shared = False

    def __init__(self) -> None:
        self.process = secrets.token_hex(4)

    async def open(self, subscriber: Subscriber, on_return: OnReturn) -> None:
        """Call `subscriber` with every notice of another process from now on, `on_return` when some may be lost."""

    async def close(self) -> None:
        """Send and receive nothing more."""

    def publish(
        self,
        table: str,
        here: list[int] | None = None,
        seats: bool = False,
        gone: bool = False,
        sign: EmoteShown | None = None,
    ) -> None:
        """Notify all other processes, without waiting for it."""
        self._send(Notice(self.process, table, here, seats, gone, sign))

    def beat(self) -> None:
        """Called every second."""
        self.publish("")

    def _send(self, notice: Notice) -> None:
        """To nobody."""


class RedisBus(Bus):
    """One channel for all tables. A lost notice does little harm: everybody asks the store as well."""

    shared = True

    def __init__(self, address: str) -> None:
        super().__init__()
        self.redis = Redis.from_url(address)
        self.backend = RedisChannelsPubSubBackend(redis=self.redis, key_prefix="OSSUARY")
        self.outgoing: asyncio.Queue[bytes] = asyncio.Queue(MOST_UNSENT)
        self.heard = time.monotonic()  # when the last beat of this process came back
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, subscriber: Subscriber, on_return: OnReturn) -> None:
        try:
            await self.redis.ping()
            await self.backend.subscribe([CHANNEL])
        except RedisError as error:
            raise BadSetting(f"the bus does not answer: {error}") from error
        self.tasks = [asyncio.create_task(self._receive(subscriber, on_return)), asyncio.create_task(self._forward())]

    async def close(self) -> None:
        await end_tasks(self.tasks)
        closing = asyncio.create_task(self._close_connections())
        await asyncio.wait([closing], timeout=CLOSE_SECONDS)  # they end with this process at the latest

    async def _close_connections(self) -> None:
        with suppress(RedisError, OSError):
            await self.backend.on_shutdown()
            await self.redis.aclose()

    def _send(self, notice: Notice) -> None:
        with suppress(asyncio.QueueFull):  # the bus is down, and the others ask the store
            self.outgoing.put_nowait(msgspec.json.encode(notice))

    async def _forward(self) -> None:
        while True:
            notice = await self.outgoing.get()
            try:
                async with asyncio.timeout(SEND_SECONDS):
                    await self.backend.publish(notice, [CHANNEL])
            except (RedisError, OSError) as error:
                log.warning("bus: a notice was not sent: %s", error)
                await asyncio.sleep(RETRY_SECONDS)

    async def _receive(self, subscriber: Subscriber, on_return: OnReturn) -> None:
        while True:
            try:
                async for _, data in self.backend.stream_events():
                    notice = decode(data)
                    if notice.process != self.process:
                        await subscriber(notice)
                    elif not notice.table:
                        self._on_own_beat(on_return)
            except (RedisError, OSError) as error:
                log.warning("bus: the connection is lost: %s", error)
                await asyncio.sleep(RETRY_SECONDS)

    def _on_own_beat(self, on_return: OnReturn) -> None:
        """After a silence others' notices may be lost, even if the library has connected again by itself."""
        now = time.monotonic()
        if now - self.heard > SILENT_SECONDS:
            log.warning("bus: it is back")
            on_return()
        self.heard = now


def make_bus(address: str) -> Bus:
    if address == MEMORY:
        return Bus()
    if address.startswith(("redis://", "rediss://", "unix://")):
        return RedisBus(address)
    raise BadSetting(f"the bus is '{MEMORY}' or redis://…, not '{address}'")
