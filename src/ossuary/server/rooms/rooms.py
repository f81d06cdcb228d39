"""The rooms: all tables of this process, and what they share: store, bus, bots and the games themselves."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
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
from ossuary.server.match.resume import read_start
from ossuary.server.messages import Plan, TableChanged, TableInfo
from ossuary.server.rooms.bots import BotPool
from ossuary.server.rooms.emotes import show
from ossuary.server.rooms.fixed_starts import seed_of
from ossuary.server.rooms.room import Room
from ossuary.server.storage.bus import Notice, make_bus
from ossuary.server.storage.store import Store, StoredSeat, StoredTable, new_id, now

SEED_BYTES = 32
A_DAY = 24 * 3600 * 1000
SWEEP_SECONDS = 20.0
IDLE = 120_000  # milliseconds after which a room nobody needs is put away
LOOK_SECONDS = 2.0
SCHOLARS = ThreadPoolExecutor(2, "scholar")  # who play texts through: work that must not hold up the tables

log = logging.getLogger("ossuary.rooms")
encode = msgspec.json.Encoder().encode


class Rooms:
    """Made when the server starts, closed when it stops."""

    def __init__(self, settings: Settings, corrections: dict[str, dict[str, Any]]) -> None:
        self.settings = settings
        self.games: dict[str, AnyGame] = make_games(corrections)
        self.store = Store(settings.database, settings.sync)
        self.signer = TokenSigner(self.store.secret)
        self.bus = make_bus(settings.bus)
        self.bots = BotPool(settings.bots, corrections)
        self.open_rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    async def open(self) -> None:
        await self.bus.open(self.hear)
        self.spawn(self._sweep())
        self.spawn(self._resume())
        if self.bus.shared:
            self.spawn(self._look())

    async def close(self) -> None:
        """No new work; what is being written is written, everyone is told to come back."""
        self.closing = True
        for room in self.open_rooms.values():
            room.shut("restart")
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bus.close()
        self.bots.close()
        self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Work that nobody waits for."""
        if self.closing:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("work of the rooms failed", exc_info=task.exception())

    def game(self, name: str) -> AnyGame:
        if name not in self.games:
            raise TableError("no-game", "no-such-game", word=name, list=", ".join(self.games))
        return self.games[name]

    # Rooms.

    async def room(self, table_id: str) -> Room:
        """The table's room, in memory from now on; a TableError if there is no such table."""
        room = self.open_rooms.get(table_id)
        if room is not None:
            return room
        async with self.opening.setdefault(table_id, asyncio.Lock()):
            try:
                if table_id not in self.open_rooms:
                    self.open_rooms[table_id] = await self._load(table_id)
                    ROOMS.set(len(self.open_rooms))
                return self.open_rooms[table_id]
            finally:
                self.opening.pop(table_id, None)

    async def _furnish(self, kept: StoredTable) -> Room:
        """A room for a table that has just been made, here and nowhere else."""
        room = self.open_rooms[kept.id] = Room(self, kept)
        room.stale = False
        ROOMS.set(len(self.open_rooms))
        async with room.lock:
            await room.start_if_ready()
        return room

    async def _load(self, table_id: str) -> Room:
        kept = await self.store.table(table_id) if "\0" not in table_id else None  # PostgreSQL has no words for it
        if kept is None:
            raise TableError("no-table")
        room = Room(self, kept)
        try:
            async with room.lock:
                await room.refresh()
                await room.start_if_ready()
        except (DamagedJournal, BadFile, *ALL_REFUSALS) as damaged:  # its start may be of other rules, too
            log.error("the journal of %s is damaged: %s", table_id, damaged)
            raise TableError("damaged") from damaged
        return room

    async def make_table(self, owner: str, name: str, plan: Plan, occasion: str = "") -> Room:
        """A new table; the person who makes it has its seats of kind person. For an occasion its start is fixed."""
        game = self.game(plan.game)
        if plan.start:
            loop = asyncio.get_running_loop()
            plan = await loop.run_in_executor(SCHOLARS, read_start, game, plan)
        try:
            game.read_setup(len(plan.seats), plan.options)
        except BadOption as bad:
            raise bad_option(bad) from bad
        kept = new_table(owner, plan, [owner if seat.kind == "person" else None for seat in plan.seats])
        kept.names[owner] = name
        if occasion:
            kept.occasion, kept.seed = occasion, seed_of(occasion)
        await self.store.add_table(kept)
        TABLES.labels(plan.game).inc()
        return await self._furnish(kept)

    async def rematch(self, room: Room) -> str:
        """The table that follows: the same game, the same people, chance anew."""
        kept = room.kept
        following = new_table(kept.owner, room.plan, [seat.person for seat in kept.seats])
        for seat, before in zip(following.seats, kept.seats, strict=True):
            seat.kind = before.kind
        following.names = dict(kept.names)
        kept.rematch = await self.store.add_rematch(room.id, following)
        if kept.rematch == following.id:
            await self._furnish(following)
        self.bus.publish(room.id, seats=True)
        room.tell_table()
        return kept.rematch

    async def rename(self, person: str, name: str) -> None:
        await self.store.rename(person, name)
        for room in self.open_rooms.values():
            if person in room.kept.names:
                room.kept.names[person] = name
                room.tell_table()
                self.bus.publish(room.id, seats=True)

    async def forget(self, person: str) -> None:
        """Nothing is left of a person: own tables are deleted, seats at others' go to bots and whoever has the link."""
        for kept in await self.store.tables_of(person, self.settings.tables_per_person * 10):
            room = await self.room(kept.id)
            if kept.owner == person:
                await self.delete(room)
                continue
            for seat in [seat.seat for seat in kept.seats if seat.person == person]:
                if room.match is not None and not room.over and room.match.pilots[seat] == PERSON:
                    await room.act(seat, "leave")
                await self.store.release_seat(room.id, seat, person)
            async with room.lock:
                await room.seats_changed()
        await self.store.remove_person(person)

    async def delete(self, room: Room) -> None:
        async with room.lock:
            await self.store.delete_table(room.id)
            self._drop(room)
        self.bus.publish(room.id, gone=True)

    def _drop(self, room: Room) -> None:
        room.shut("deleted")
        room.match = None
        self.open_rooms.pop(room.id, None)

    def put_away(self, room: Room) -> None:
        """Out of memory; all of it is in the store."""
        room.shut()
        self.open_rooms.pop(room.id, None)
        ROOMS.set(len(self.open_rooms))

    def link(self, table_id: str, seat: StoredSeat) -> str:
        """The path that claims a seat; its secret stands behind the #, which browsers keep to themselves."""
        return f"/t/{table_id}#{seat.seat}.{self.signer.seat_key(table_id, seat.seat, seat.key_version)}"

    def table_message(self, info: TableInfo) -> bytes:
        return encode(TableChanged(info))

    # Other processes, other times.

    async def hear(self, notice: Notice) -> None:
        """Another process has something to say about a table."""
        room = self.open_rooms.get(notice.table)
        if room is None:
            return
        if notice.sign is not None:
            show(room.audience, notice.sign)
        elif notice.gone:
            self._drop(room)
        elif notice.here is not None:
            before = room.elsewhere.get(notice.process)
            room.elsewhere[notice.process] = notice.here, now()
            if before is None or before[0] != notice.here:
                room.tell_table()
        elif notice.seats:
            self.spawn(self._reseat(room))
        else:
            self.spawn(room.catch_up())

    async def _reseat(self, room: Room) -> None:
        kept = await self.store.table(room.id)
        if kept is not None:
            room.reseat(kept)
            await room.catch_up()

    async def _look(self) -> None:
        """A notice can be lost: see now and then whether tables people sit at have new rows; and say who sits there."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for room in list(self.open_rooms.values()):
                room.forget_the_dead()
                if not room.audience.watchers:
                    continue
                self.bus.publish(room.id, here=room.audience.here())
                if not room.lock.locked() and now() - room.touched > LOOK_SECONDS * 1000:
                    try:
                        await room.catch_up()
                    except SQLAlchemyError as problem:
                        log.error("the journal of %s can't be read now: %s", room.id, problem)

    async def _resume(self) -> None:
        """After a start: games that wait for a bot or a clock go on, whether or not anyone looks."""
        for table_id in await self.store.running_tables(now() - A_DAY):
            try:
                room = await self.room(table_id)
            except TableError:
                continue
            async with room.lock:
                room.attend()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for room in list(self.open_rooms.values()):
                if room.idle and now() - room.touched > IDLE:
                    self.put_away(room)


def new_table(owner: str, plan: Plan, persons: list[str | None]) -> StoredTable:
    places = [
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
        places,
        {},
    )
