"""All rooms of this process, and what they share: the store, the bus, the bots and the games."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ossuary.core.notation import BadFile
from ossuary.core.options import BadOption
from ossuary.core.play import AnyGame
from ossuary.games import make_games
from ossuary.server.errors import ALL_REFUSALS, TableDeleted, TableError, bad_option
from ossuary.server.host.game_data import variants_of
from ossuary.server.host.identity import Token, TokenSigner
from ossuary.server.host.metrics import ROOMS, TABLES
from ossuary.server.host.settings import Settings
from ossuary.server.match.match import DamagedJournal
from ossuary.server.messages import Plan
from ossuary.server.rooms.bots import BotPool
from ossuary.server.rooms.commands import StartGame
from ossuary.server.rooms.costs import Caller, Costs
from ossuary.server.rooms.editions import Editions
from ossuary.server.rooms.emotes import send_emote
from ossuary.server.rooms.fixed_starts import has_goal, seed_of
from ossuary.server.rooms.rights import Rights
from ossuary.server.rooms.room import Room
from ossuary.server.rooms.take_over import TakeOver
from ossuary.server.rooms.text_worker import ReadStart
from ossuary.server.rooms.texts import TextPool
from ossuary.server.storage.bus import Notice, make_bus
from ossuary.server.storage.health import HealthCheck
from ossuary.server.storage.store import Quota, Store, StoredSeat, StoredTable, new_id, now
from ossuary.server.tasks import end_tasks
from ossuary.server.token_bucket import TokenBuckets

SEED_BYTES = 32
HOUR = 3600.0
SWEEP_SECONDS = 2.0
IDLE = 120_000  # milliseconds after which a room that nobody needs is closed
IDLE_AFTER_END = 4_000  # the same once its game is over
PRESENCE_SECONDS = 2.0

log = logging.getLogger("ossuary.rooms")


class Rooms:
    """Opened when the server starts, closed when it stops."""

    def __init__(self, settings: Settings, corrections: dict[str, dict[str, Any]]) -> None:
        self.settings = settings
        self.games: dict[str, AnyGame] = make_games(corrections)
        self.store = Store(settings.database, settings.sync)
        self.signer = TokenSigner(self.store.secrets)
        self.editions = Editions(self.store, self.games, corrections, variants_of(settings))
        self.bus = make_bus(settings.bus)
        self.rights = Rights(self)
        costs = Costs(settings.work_seconds_per_minute)
        self.bots = BotPool(settings.bots, corrections, costs)
        self.texts = TextPool(settings.workers, corrections, costs)
        per_hour = settings.bytes_per_hour_per_address
        self.bytes_by_address = TokenBuckets(per_hour / HOUR, per_hour)
        self.open_rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        self.take_over = TakeOver(self)
        self.health = HealthCheck(self.store)

    async def open(self) -> None:
        await self.bus.open(self.on_notice, self.on_bus_return)
        self.spawn(self.rights.poll())
        self.spawn(self._close_idle_rooms())
        self.take_over.start()
        if self.bus.shared:
            self.spawn(self._tell_presence())

    async def close(self) -> None:
        """Take no new work, write what is being written, and send everybody away to come back later."""
        self.closing = True
        for room in self.open_rooms.values():
            room.close("restart")
        await end_tasks(self.tasks)
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
        return self.editions.current_of(name).game

    async def room(self, table_id: str) -> Room:
        """The table's room, in memory from now on, as the store has it; a TableError if there is no such table."""
        room = self.open_rooms.get(table_id)
        if room is not None:
            if self.bus.shared:
                await self.rights.update_room(room)
            if not room.closed or self.closing:  # unless it was idle, and closed meanwhile
                return room
        async with self.opening.setdefault(table_id, asyncio.Lock()):
            try:
                room = self.open_rooms.get(table_id)
                if room is None:
                    room = await self._load(table_id)
                    self._add(room)
                    await self.rights.update_room(room)  # what was changed while it was read
                return room
            finally:
                self.opening.pop(table_id, None)

    def _add(self, room: Room) -> None:
        self.open_rooms[room.id] = room
        ROOMS.set(len(self.open_rooms))

    def _remove(self, room: Room) -> None:
        if self.open_rooms.get(room.id) is room:
            del self.open_rooms[room.id]
        ROOMS.set(len(self.open_rooms))

    async def stored_table(self, table_id: str) -> StoredTable:
        """The table without its journal; a TableError if there is no such table."""
        stored = await self.store.table(table_id) if "\0" not in table_id else None  # PostgreSQL has no NUL in texts
        if stored is None:
            raise TableError("no-table")
        return stored

    async def _load(self, table_id: str) -> Room:
        stored = await self.stored_table(table_id)
        room = Room(self, stored, await self.editions.edition_of(stored))
        try:
            async with room.lock:
                await room.refresh()
            if room.match is None:
                await room.perform(StartGame())
        except TableDeleted:
            raise TableError("no-table") from None
        except (DamagedJournal, BadFile, *ALL_REFUSALS) as damaged:  # the text it continues may be of older rules, too
            log.error("the journal of %s is damaged: %s", table_id, damaged)
            raise TableError("damaged") from damaged
        if repairs := room.repairs():
            self.spawn(self._repair(table_id, repairs))
        return room

    async def _repair(self, table_id: str, changes: dict[str, Any]) -> None:
        try:
            await self.store.update_table(table_id, changes)
        except SQLAlchemyError as problem:  # it is tried again when the table is opened the next time
            log.error("the table %s was not repaired: %s", table_id, problem)

    async def _open_new(self, stored: StoredTable, rules: int | None = None) -> Room:
        """Open the room of a table that was just created at this process."""
        room = Room(self, stored, self.editions.edition_for(stored.read_plan(), rules))
        room.stale = False
        self._add(room)
        await room.perform(StartGame())
        return room

    async def make_table(
        self,
        owner: str,
        name: str,
        plan: Plan,
        occasion: str = "",
        caller: Caller | None = None,
        rules: int | None = None,
    ) -> Room:
        """Create a table whose seats of kind person are the owner's; with an `occasion` it has a fixed start.

        It is played by the newest edition of the rules, unless `rules` or the text that it continues names another.
        """
        edition = self.editions.edition_for(msgspec.structs.replace(plan, start=""), rules)
        if plan.start:
            read = await self.texts.run(caller or Caller(owner, ""), ReadStart(plan, edition.data))
            plan = msgspec.json.decode(read.body, type=Plan)
            edition = self.editions.edition_for(plan)
        try:
            edition.game.read_setup(len(plan.seats), plan.options)
        except BadOption as bad:
            raise bad_option(bad) from bad
        if all(seat.kind == "bot" for seat in plan.seats):
            self.check_bot_tables(owner)
        stored = new_table(owner, plan, [owner if seat.kind == "person" else None for seat in plan.seats])
        stored.names[owner] = name
        if occasion:
            stored.occasion, stored.seed = occasion, seed_of(occasion)
        await self.check_size(stored, caller)
        if not await self.store.add_table(stored):
            raise TableError("no-person", "forgotten-person")
        TABLES.labels(plan.game).inc()
        return await self._open_new(stored, rules)

    async def check_count(self, owner: str) -> None:
        """Refuse one more table of somebody who has too many."""
        if (await self.store.owned_by(owner)).tables >= self.settings.tables_per_person:
            raise TableError("too-many-tables")

    async def check_size(self, table: StoredTable, caller: Caller | None) -> None:
        """Refuse a table that is too large together with its owner's others, or with those from the same address."""
        if (await self.store.owned_by(table.owner)).bytes + table.size > self.settings.bytes_per_person:
            raise TableError("too-many-tables", "too-many-bytes")
        if caller is not None:
            self._charge_address(table, caller)

    def _charge_address(self, table: StoredTable, caller: Caller) -> None:
        at = time.monotonic()
        wait = self.bytes_by_address.wait_after_overdraft(caller.address, at)
        if wait:
            raise TableError("too-many-requests", "too-many-bytes-here", wait=wait)
        self.bytes_by_address.overdraw(caller.address, at, table.size * self.processes)

    @property
    def processes(self) -> int:
        """How many processes share the database. What fills it counts so many times, since each of them counts."""
        return 1 + self.take_over.others

    def check_bot_tables(self, owner: str) -> None:
        """Refuse one more table of bots alone if too many of them play at this process already."""
        owners = [room.stored.owner for room in self.open_rooms.values() if room.bots_alone]
        if owners.count(owner) >= self.settings.bot_tables_per_person:
            raise TableError("too-many-bot-tables")
        if len(owners) >= self.settings.bot_tables:
            raise TableError("too-many-bot-tables", "too-many-bot-tables-here")

    async def rematch(self, room: Room, caller: Caller) -> str:
        """The table that follows: the same game and people, but a new seed. It counts as its owner's, as any other.

        A challenge is tried again: it has the same start.
        """
        stored = room.stored
        following = new_table(stored.owner, room.plan, [seat.person for seat in stored.seats])
        for seat, before in zip(following.seats, stored.seats, strict=True):
            seat.kind = before.kind
        following.names = dict(stored.names)
        if has_goal(stored.occasion):
            following.occasion, following.seed = stored.occasion, stored.seed
        if not stored.rematch:
            self._charge_address(following, caller)
        quota = Quota(self.settings.tables_per_person, self.settings.bytes_per_person)
        rematch = await self.store.add_rematch(room.id, following, quota)
        if rematch.result == "no-table":
            raise TableError("no-table")
        if rematch.result in ("too-many-tables", "too-many-bytes"):
            raise TableError("too-many-tables", rematch.result)
        if rematch.result == "added":
            await self._open_new(following)
        await room.on_rematch(rematch)
        return rematch.table_id

    async def rename(self, person: str, name: str) -> None:
        tables = await self.store.rename(person, name)
        if tables is None:
            raise TableError("no-person", "forgotten-person")
        await self._tell_seats(tables)

    async def revoke_tokens(self, token: Token) -> str:
        """Void all tokens of a person, whose sockets are closed; a new one for the person who asks."""
        since = await self.store.revoke_tokens(token.person, max(now(), token.at))
        self.rights.set_person(token.person, since)
        if since is None:
            raise TableError("no-person", "forgotten-person")
        return self.signer.sign_person(token.person, since)

    async def forget(self, person: str) -> None:
        """Delete all there is of a person: their tables; their seats at other tables go to bots, and get new links."""
        forgotten = await self.store.forget_person(person)
        self.rights.set_person(person, None)
        for table_id in forgotten.deleted:
            self._tell_deleted(table_id)
        await self._tell_seats(forgotten.left)
        self.spawn(self._open_quietly(forgotten.left))

    async def delete(self, table_id: str, owner: str) -> None:
        """Delete a table of this owner, even one whose journal can't be read."""
        result = await self.store.delete_table(table_id, owner) if "\0" not in table_id else "no-table"
        if result == "not-the-owner":
            raise TableError("not-your-table")
        if result == "no-table":
            raise TableError("no-table")
        self._tell_deleted(table_id)

    def _tell_deleted(self, table_id: str) -> None:
        room = self.open_rooms.get(table_id)
        if room is not None:
            self.on_deleted(room)
        self.bus.publish(table_id, gone=True)

    async def _tell_seats(self, table_ids: list[str]) -> None:
        for table_id in table_ids:
            room = self.open_rooms.get(table_id)
            if room is not None:
                await self._reload_seats(room)
            self.bus.publish(table_id, seats=True)

    async def _reload_seats(self, room: Room) -> None:
        try:
            await room.reload_seats()
        except TableDeleted:
            pass  # everybody who was there has been told
        except SQLAlchemyError as problem:  # the version of the seats tells of it as soon as it can be read
            log.error("the seats of %s can't be read now: %s", room.id, problem)

    async def _open_quietly(self, table_ids: list[str]) -> None:
        """Let bots go on at tables, where they can."""
        for table_id in table_ids:
            with suppress(TableError):
                await self.room(table_id)

    def on_deleted(self, room: Room) -> None:
        room.close("deleted")
        room.match = None
        self._remove(room)

    def close_room(self, room: Room) -> None:
        """Free its memory; everything about it is in the store."""
        room.close()
        self._remove(room)

    def link(self, table_id: str, seat: StoredSeat) -> str:
        """The path that claims a seat; its secret is behind the #, which browsers do not send."""
        return f"/t/{table_id}#{seat.seat}.{self.signer.seat_key(table_id, seat.seat, seat.key_version, now())}"

    async def on_notice(self, notice: Notice) -> None:
        """Another process says that something has changed at a table."""
        room = self.open_rooms.get(notice.table)
        if room is None:
            return
        if notice.sign is not None:
            send_emote(room.broadcast, notice.sign)
        elif notice.gone:
            self.on_deleted(room)
        elif notice.here is not None:
            room.presence.update_elsewhere(room, notice.process, notice.here)
        elif notice.seats:
            self.spawn(self._reload_seats(room))
        else:
            self.spawn(self.catch_up(room))

    async def catch_up(self, room: Room) -> None:
        try:
            await room.catch_up()
        except SQLAlchemyError as problem:
            log.error("the journal of %s can't be read now: %s", room.id, problem)
            room.stale = True
            room.timekeeper.pause(room)
        except DamagedJournal as damaged:
            self.on_damaged(room, damaged)

    def on_damaged(self, room: Room, damaged: DamagedJournal) -> None:
        """Nobody can go on here: whoever comes back is told why."""
        log.error("the journal of %s is damaged: %s", room.id, damaged)
        self.close_room(room)

    def on_bus_return(self) -> None:
        """Notices may be lost, so that nothing here is known to be true."""
        self.spawn(self.rights.check_everything())

    async def _tell_presence(self) -> None:
        """Tell the other processes now and then who is here, since a process that dies can't say so."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            self._publish_presence()

    def _publish_presence(self) -> None:
        for room in list(self.open_rooms.values()):
            room.presence.drop_silent_processes(room)
            if room.broadcast.watchers:
                room.presence.publish(room)

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
    encoded = msgspec.json.encode(msgspec.structs.replace(plan, start=""))
    return StoredTable(
        new_id(),
        owner,
        now(),
        encoded,
        secrets.token_bytes(SEED_BYTES),
        False,
        None,
        "",
        False,
        None,
        seats,
        {},
        plan.start or None,
        len(encoded) + len(plan.start.encode()),
    )
