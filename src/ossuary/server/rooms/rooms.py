"""All rooms of this process, and what they share: the store, the bus, the bots and the games."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ossuary.core.notation import BadFile
from ossuary.core.options import BadOption
from ossuary.core.play import AnyGame
from ossuary.games import make_games
from ossuary.server.errors import ALL_REFUSALS, TableError, bad_option
from ossuary.server.host.identity import TokenSigner
from ossuary.server.host.metrics import ROOMS, TABLES
from ossuary.server.host.settings import Settings
from ossuary.server.match.match import DamagedJournal
from ossuary.server.match.pilots import PERSON
from ossuary.server.messages import Plan
from ossuary.server.rooms.bots import BotPool
from ossuary.server.rooms.commands import Leave, StartGame
from ossuary.server.rooms.costs import Caller, Costs
from ossuary.server.rooms.emotes import send_emote
from ossuary.server.rooms.fixed_starts import seed_of
from ossuary.server.rooms.room import Room
from ossuary.server.rooms.take_over import TakeOver
from ossuary.server.rooms.text_worker import ReadStart
from ossuary.server.rooms.texts import TextPool
from ossuary.server.storage.bus import Notice, make_bus
from ossuary.server.storage.health import HealthCheck
from ossuary.server.storage.store import Store, StoredSeat, StoredTable, new_id, now

SEED_BYTES = 32
SWEEP_SECONDS = 2.0
IDLE = 120_000  # milliseconds after which a room that nobody needs is closed
IDLE_AFTER_END = 4_000  # the same once its game is over
POLL_SECONDS = 2.0

log = logging.getLogger("ossuary.rooms")


class Rooms:
    """Opened when the server starts, closed when it stops."""

    def __init__(self, settings: Settings, corrections: dict[str, dict[str, Any]]) -> None:
        self.settings = settings
        self.games: dict[str, AnyGame] = make_games(corrections)
        self.store = Store(settings.database, settings.sync)
        self.signer = TokenSigner(self.store.secret)
        self.bus = make_bus(settings.bus)
        self.bots = BotPool(settings.bots, corrections)
        self.costs = Costs(settings.work_seconds_per_minute)
        self.texts = TextPool(settings.workers, corrections, self.costs)
        self.open_rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        self.take_over = TakeOver(self)
        self.health = HealthCheck(self.store)

    async def open(self) -> None:
        await self.bus.open(self.on_notice)
        self.spawn(self._close_idle_rooms())
        self.take_over.start()
        if self.bus.shared:
            self.spawn(self._poll_journals())

    async def close(self) -> None:
        """Take no new work, write what is being written, and send everybody away to come back later."""
        self.closing = True
        for room in self.open_rooms.values():
            room.close("restart")
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.take_over.stop()
        await self.bus.close()
        self.bots.close()
        self.texts.close()
        self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Start work that nobody waits for."""
        if self.closing:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._task_done)

    def _task_done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a background task failed", exc_info=task.exception())

    def game(self, name: str) -> AnyGame:
        if name not in self.games:
            raise TableError("no-game", "no-such-game", word=name, list=", ".join(self.games))
        return self.games[name]

    async def room(self, table_id: str) -> Room:
        """The table's room, in memory from now on; a TableError if there is no such table."""
        room = self.open_rooms.get(table_id)
        if room is not None:
            return room
        async with self.opening.setdefault(table_id, asyncio.Lock()):
            try:
                if table_id not in self.open_rooms:
                    self._add(await self._load(table_id))
                return self.open_rooms[table_id]
            finally:
                self.opening.pop(table_id, None)

    def _add(self, room: Room) -> None:
        self.open_rooms[room.id] = room
        ROOMS.set(len(self.open_rooms))

    def _remove(self, room: Room) -> None:
        self.open_rooms.pop(room.id, None)
        ROOMS.set(len(self.open_rooms))

    async def _load(self, table_id: str) -> Room:
        stored = await self.store.table(table_id) if "\0" not in table_id else None  # PostgreSQL has no NUL in texts
        if stored is None:
            raise TableError("no-table")
        room = Room(self, stored)
        try:
            async with room.lock:
                await room.refresh()
            if room.match is None:
                await room.perform(StartGame())
        except (DamagedJournal, BadFile, *ALL_REFUSALS) as damaged:  # the text it continues may be of older rules, too
            log.error("the journal of %s is damaged: %s", table_id, damaged)
            raise TableError("damaged") from damaged
        return room

    async def _open_new(self, stored: StoredTable) -> Room:
        """Open the room of a table that was just created at this process."""
        room = Room(self, stored)
        room.stale = False
        self._add(room)
        await room.perform(StartGame())
        return room

    async def make_table(
        self, owner: str, name: str, plan: Plan, occasion: str = "", caller: Caller | None = None
    ) -> Room:
        """Create a table whose seats of kind person are the owner's; with an `occasion` it has a fixed start."""
        game = self.game(plan.game)
        if plan.start:
            read = await self.texts.run(caller or Caller(owner, ""), ReadStart(plan))
            plan = msgspec.json.decode(read.body, type=Plan)
        try:
            game.read_setup(len(plan.seats), plan.options)
        except BadOption as bad:
            raise bad_option(bad) from bad
        stored = new_table(owner, plan, [owner if seat.kind == "person" else None for seat in plan.seats])
        stored.names[owner] = name
        if occasion:
            stored.occasion, stored.seed = occasion, seed_of(occasion)
        await self.store.add_table(stored)
        TABLES.labels(plan.game).inc()
        return await self._open_new(stored)

    async def rematch(self, room: Room) -> str:
        """The table that follows: the same game and people, but a new seed."""
        stored = room.stored
        following = new_table(stored.owner, room.plan, [seat.person for seat in stored.seats])
        for seat, before in zip(following.seats, stored.seats, strict=True):
            seat.kind = before.kind
        following.names = dict(stored.names)
        stored.rematch = await self.store.add_rematch(room.id, following)
        if stored.rematch == following.id:
            await self._open_new(following)
        self.bus.publish(room.id, seats=True)
        room.send_table_info()
        return stored.rematch

    async def rename(self, person: str, name: str) -> None:
        await self.store.rename(person, name)
        for room in self.open_rooms.values():
            if person in room.stored.names:
                room.stored.names[person] = name
                room.send_table_info()
                self.bus.publish(room.id, seats=True)

    async def forget(self, person: str) -> None:
        """Delete all there is of a person: their tables; their seats at other tables go to bots, and get new links."""
        for stored in await self.store.tables_of(person, self.settings.tables_per_person * 10):
            room = await self.room(stored.id)
            if stored.owner == person:
                await self.delete(room)
                continue
            for seat in [seat.seat for seat in stored.seats if seat.person == person]:
                if room.match is not None and not room.over and room.match.pilots[seat] == PERSON:
                    await room.perform(Leave(seat))
                await self.store.release_seat(room.id, seat, person)
            async with room.lock:
                await room.seats_changed()
        await self.store.remove_person(person)

    async def delete(self, room: Room) -> None:
        async with room.lock:
            await self.store.delete_table(room.id)
            self._on_deleted(room)
        self.bus.publish(room.id, gone=True)

    def _on_deleted(self, room: Room) -> None:
        room.close("deleted")
        room.match = None
        self._remove(room)

    def close_room(self, room: Room) -> None:
        """Free its memory; everything about it is in the store."""
        room.close()
        self._remove(room)

    def link(self, table_id: str, seat: StoredSeat) -> str:
        """The path that claims a seat; its secret is behind the #, which browsers do not send."""
        return f"/t/{table_id}#{seat.seat}.{self.signer.seat_key(table_id, seat.seat, seat.key_version)}"

    async def on_notice(self, notice: Notice) -> None:
        """Another process says that something has changed at a table."""
        room = self.open_rooms.get(notice.table)
        if room is None:
            return
        if notice.sign is not None:
            send_emote(room.broadcast, notice.sign)
        elif notice.gone:
            self._on_deleted(room)
        elif notice.here is not None:
            room.presence.update_elsewhere(room, notice.process, notice.here)
        elif notice.seats:
            self.spawn(self._reseat(room))
        else:
            self.spawn(self._catch_up(room))

    async def _catch_up(self, room: Room) -> None:
        try:
            await room.catch_up()
        except SQLAlchemyError as problem:
            log.error("the journal of %s can't be read now: %s", room.id, problem)
            room.stale = True
            room.timekeeper.pause(room)

    async def _reseat(self, room: Room) -> None:
        stored = await self.store.table(room.id)
        if stored is not None:
            room.reseat(stored)
            await self._catch_up(room)

    async def _poll_journals(self) -> None:
        """Read new rows of watched tables now and then, since a notice can get lost; and tell others who is here."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            for table_id in list(self.open_rooms):
                await self._poll_journal(table_id)

    async def _poll_journal(self, table_id: str) -> None:
        room = self.open_rooms.get(table_id)
        if room is None:
            return
        room.presence.drop_silent_processes(room)
        if not room.broadcast.watchers:
            return
        room.presence.publish(room)
        if not room.lock.locked() and now() - room.touched > POLL_SECONDS * 1000:
            await self._catch_up(room)

    async def _close_idle_rooms(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self._sweep()

    def _sweep(self) -> None:
        for room in list(self.open_rooms.values()):
            if room.idle and now() - room.touched > (IDLE_AFTER_END if room.over else IDLE):
                self.close_room(room)


def new_table(owner: str, plan: Plan, persons: list[str | None]) -> StoredTable:
    seats = [
        StoredSeat(number, seat.kind, seat.level, person, 0)
        for number, (seat, person) in enumerate(zip(plan.seats, persons, strict=True), 1)
    ]
    return StoredTable(
        new_id(),
        owner,
        now(),
        msgspec.json.encode(plan),
        secrets.token_bytes(SEED_BYTES),
        False,
        None,
        "",
        False,
        None,
        seats,
        {},
    )
