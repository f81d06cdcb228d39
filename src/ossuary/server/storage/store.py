"""What a host stores: people, tables, seats and journals. SQLite in one file by default, PostgreSQL by its address."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection, RowMapping

from ossuary.server.host.clock import CLOCK
from ossuary.server.host.identity import Secret
from ossuary.server.match.journal import Row
from ossuary.server.messages import Plan, SeatKind
from ossuary.server.storage.database import open_engine, set_clock
from ossuary.server.storage.group_commit import PATIENCE, GroupCommit, Unavailable
from ossuary.server.storage.migrations import SCHEMA, prepare_schema
from ossuary.server.storage.rows import read_row
from ossuary.server.storage.schema import editions, hosts, people, rows, seats, tables
from ossuary.server.storage.seats import (
    Claim,
    Deletion,
    Forgotten,
    TransferReply,
    Versions,
    answer_transfer,
    ask_for_transfer,
    claim_seat,
    delete_table,
    existing,
    extend_transfer,
    forget_person,
    release_seat,
    rename,
    revoke_tokens,
    seat_bot,
    take_back,
    versions,
)
from ossuary.server.storage.signing_secrets import read_secrets

T = TypeVar("T")

READERS = 4


class StoredSeat(msgspec.Struct):
    """A seat of a table. A seat of kind link has no person until it is claimed."""

    seat: int
    kind: SeatKind
    level: str
    person: str | None
    key_version: int
    handed_by: str | None = None
    transfer_to: str | None = None
    transfer_at: int = 0
    transfer_until: int = 0
    transferred_from: str | None = None
    transfers: int = 0


class StoredEdition(msgspec.Struct):
    """What a game was begun with: its rules, and what the host had corrected in its data."""

    id: str
    game: str
    rules: int
    corrections: bytes


class StoredTable(msgspec.Struct):
    """A table as it is stored, without its journal. `names` has everybody who owns it, sits at it or asks to."""

    id: str
    owner: str
    since: int
    plan: bytes
    seed: bytes
    over: bool
    rematch: str | None
    occasion: str
    made: bool
    summary: bytes | None
    seats: list[StoredSeat]
    names: dict[str, str]
    start: str | None = None
    size: int = 0
    seats_version: int = 0
    edition: str | None = None

    def read_plan(self) -> Plan:
        """The plan, with the text that the table continues."""
        plan = read_plan(self.plan)
        return msgspec.structs.replace(plan, start=self.start) if self.start else plan


class Quota(NamedTuple):
    """How many tables an owner has or may have, and how many bytes in them."""

    tables: int
    bytes: int


class Rematch(NamedTuple):
    """What came of adding the table that follows another; its id, and the version of the other's seats since."""

    result: Literal["added", "exists", "no-table", "too-many-tables", "too-many-bytes"]
    table_id: str = ""
    seats_version: int = 0


# Built once: to build a statement takes longer than to run it.
NEW_TABLE = tables.insert()
NEW_SEAT = seats.insert()
CHANGED = tables.update().where(tables.c.id == sql.bindparam("changed"))  # with the columns that are given
FOLLOWING = (
    sql.select(tables.c.rematch, tables.c.seats_version)
    .where(tables.c.id == sql.bindparam("old"))
    .with_for_update(key_share=True)
)
OWNED = sql.select(sql.func.count(), sql.func.coalesce(sql.func.sum(tables.c.size), 0)).where(
    tables.c.owner == sql.bindparam("owner")
)
TABLE_COLUMNS = [column.key for column in tables.c]

SOME_TEXT = "…"  # instead of the text that a table continues, in lists
LISTED = [
    *(column for column in tables.c if column is not tables.c.start),
    sql.case((tables.c.start.is_not(None), SOME_TEXT)).label("start"),
]
read_plan = msgspec.json.Decoder(Plan).decode


def now() -> int:
    """Milliseconds since 1970; jumps of the system's clock do not show."""
    return CLOCK.now()


def new_id() -> str:
    """Not to be guessed, and never begun with a dash: a shell's command would take it for an option."""
    while (found := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return found


class Store:
    """Reads in threads of its own and writes through the group commit: the event loop never waits for the disk."""

    def __init__(self, address: str, sync: bool = True) -> None:
        self.engine = open_engine(address, sync)
        prepare_schema(self.engine)
        with self.engine.begin() as connection:
            self.secrets = read_secrets(connection)
        set_clock(self.engine)
        self.readers = ThreadPoolExecutor(READERS, "store")
        self.group_commit = GroupCommit(self.engine, rows)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction, off the event loop."""

        def transact() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.get_running_loop().run_in_executor(self.readers, transact)
        except TimeoutError as silence:
            raise Unavailable("it does not answer") from silence

    async def write(self, work: Callable[[Connection], T]) -> T:
        """The same for what changes something. SQLite has one writer at a time, so its thread does all of it."""
        if self.engine.dialect.name == "sqlite":
            return await self.group_commit.run(work)
        return await self.read(work)

    async def check_writable(self) -> None:
        """Write something without meaning; raises why that can't be done."""
        checked = hosts.update().where(hosts.c.name == SCHEMA).values(since=now())
        await self.group_commit.run(lambda c: c.execute(checked))

    def close(self) -> None:
        self.group_commit.close()
        self.readers.shutdown()
        self.engine.dispose()

    async def add_person(self, person: str, name: str) -> None:
        await self.write(lambda c: c.execute(people.insert().values(id=person, name=name, since=now())))

    async def rename(self, person: str, name: str) -> list[str] | None:
        return await self.write(lambda c: rename(c, person, name))

    async def revoke_tokens(self, person: str, at: int) -> int | None:
        return await self.write(lambda c: revoke_tokens(c, person, at))

    async def forget_person(self, person: str) -> Forgotten:
        return await self.write(lambda c: forget_person(c, person))

    async def versions(self, table_ids: set[str], persons: set[str]) -> Versions:
        """How far these tables have come, and since when these people's tokens are valid."""
        return await self.read(lambda c: versions(c, table_ids, persons))

    async def read_secrets(self) -> list[Secret]:
        return await self.read(read_secrets)

    async def name_of(self, person: str) -> str | None:
        return await self.read(lambda c: c.execute(sql.select(people.c.name).where(people.c.id == person)).scalar())

    async def add_table(self, table: StoredTable) -> bool:
        """Whether it is stored: not if its owner does not exist any more."""
        return await self.write(lambda c: insert_table(c, table))

    async def add_rematch(self, old: str, table: StoredTable, quota: Quota) -> Rematch:
        """Add the one table that follows another, unless there is one already."""
        return await self.write(lambda c: insert_rematch(c, old, table, quota))

    async def table(self, table_id: str) -> StoredTable | None:
        def work(c: Connection) -> StoredTable | None:
            found = c.execute(tables.select().where(tables.c.id == table_id)).mappings().first()
            return with_seats(c, [found])[0] if found else None

        return await self.read(work)

    async def tables_of(
        self, person: str, most: int, before: tuple[int, str] | None = None, without: str = ""
    ) -> list[StoredTable]:
        """The tables that a person owns, or where they have or can get back a seat; newest first, after this one.

        Fixed starts whose name begins with `without` are left out. `start` says only whether a table continues a text:
        the texts can be long.
        """

        def work(c: Connection) -> list[StoredTable]:
            concerned = (seats.c.person, seats.c.handed_by, seats.c.transferred_from)
            seated = sql.select(seats.c.table_id).where(sql.or_(*(column == person for column in concerned)))
            theirs = sql.select(*LISTED).where(sql.or_(tables.c.owner == person, tables.c.id.in_(seated)))
            if without:
                theirs = theirs.where(sql.not_(tables.c.occasion.startswith(without, autoescape=True)))
            if before is not None:
                since, last = before
                same_time = sql.and_(tables.c.since == since, tables.c.id < last)
                theirs = theirs.where(sql.or_(tables.c.since < since, same_time))
            newest = theirs.order_by(tables.c.since.desc(), tables.c.id.desc()).limit(most)
            return with_seats(c, c.execute(newest).mappings().all())

        return await self.read(work)

    async def last_rows(self, table_ids: list[str]) -> dict[str, int]:
        """The number of each table's last row; tables without rows are left out."""
        last = sql.select(rows.c.table_id, sql.func.max(rows.c.number))
        wanted = last.where(rows.c.table_id.in_(table_ids)).group_by(rows.c.table_id)
        return await self.read(lambda c: {str(table): int(number) for table, number in c.execute(wanted)})

    async def save_summary(self, table_id: str, summary: bytes) -> None:
        saved = tables.update().where(tables.c.id == table_id).values(summary=summary)
        await self.write(lambda c: c.execute(saved))

    async def attempts_of(self, person: str, occasion: str) -> list[str]:
        """A person's tables of a fixed start, the unfinished ones first, then the newest."""
        theirs = sql.select(tables.c.id).where(tables.c.owner == person, tables.c.occasion == occasion)
        newest = theirs.order_by(tables.c.over, tables.c.since.desc())
        return await self.read(lambda c: [str(table) for table in c.execute(newest).scalars()])

    async def goals_reached(self, person: str) -> list[str]:
        """The fixed starts whose goals a person has reached."""
        reached = sql.select(sql.distinct(tables.c.occasion)).where(tables.c.owner == person, tables.c.made)
        return await self.read(lambda c: [str(occasion) for occasion in c.execute(reached).scalars()])

    async def count_attempts(self, occasion: str) -> tuple[int, int]:
        """How many people have tried a fixed start, and how many of them have reached its goal."""

        def work(c: Connection) -> tuple[int, int]:
            count = sql.select(sql.func.count(sql.distinct(tables.c.owner))).where(tables.c.occasion == occasion)
            return int(c.execute(count).scalar_one()), int(c.execute(count.where(tables.c.made)).scalar_one())

        return await self.read(work)

    async def owned_by(self, owner: str) -> Quota:
        return await self.read(lambda c: owned(c, owner))

    async def running_tables(self, since: int) -> list[str]:
        """Tables whose games are not over, and where something has happened since."""

        def work(c: Connection) -> list[str]:
            active = sql.exists().where(rows.c.table_id == tables.c.id, rows.c.at > since)
            running = sql.select(tables.c.id).where(tables.c.over.is_(False), active)
            return [str(found) for found in c.execute(running).scalars()]

        return await self.read(work)

    async def journal(self, table_id: str, first: int = 0) -> list[Row]:
        """The rows of a table from number `first` on."""
        return await self.read(lambda c: read_rows(c, table_id, first))

    async def read_on(self, table_id: str, first: int) -> tuple[int | None, list[Row]]:
        """The same with the version of the table's seats, None if it does not exist any more."""

        def work(c: Connection) -> tuple[int | None, list[Row]]:
            found = read_rows(c, table_id, first)
            version = sql.select(tables.c.seats_version).where(tables.c.id == table_id)
            return c.execute(version).scalar(), found  # the seats are not older than the rows

        return await self.read(work)

    async def update_table(self, table_id: str, values: dict[str, Any]) -> None:
        await self.write(table_update(table_id, values))

    def add_editions(self, found: list[StoredEdition]) -> None:
        """Called before the server starts."""
        with self.engine.begin() as connection:
            for edition in found:
                with suppress(sql.exc.IntegrityError), connection.begin_nested():  # it is there already
                    connection.execute(editions.insert().values(msgspec.structs.asdict(edition)))

    async def edition(self, edition_id: str) -> StoredEdition | None:
        def work(c: Connection) -> StoredEdition | None:
            found = c.execute(editions.select().where(editions.c.id == edition_id)).mappings().first()
            return StoredEdition(**found) if found else None

        return await self.read(work)

    async def delete_table(self, table_id: str, owner: str | None = None) -> Deletion:
        return await self.write(lambda c: delete_table(c, table_id, owner))

    async def claim_seat(self, table_id: str, seat: int, person: str, key_version: int) -> Claim:
        return await self.write(lambda c: claim_seat(c, table_id, seat, person, key_version))

    async def release_seat(self, table_id: str, seat: int, person: str) -> bool:
        return await self.write(lambda c: release_seat(c, table_id, seat, person))

    async def ask_for_transfer(
        self, table_id: str, seat: int, person: str, key_version: int, at: int, until: int
    ) -> TransferReply:
        return await self.write(lambda c: ask_for_transfer(c, table_id, seat, person, key_version, at, until))

    async def extend_transfer(self, table_id: str, seat: int, asked_at: int, until: int) -> bool:
        return await self.write(lambda c: extend_transfer(c, table_id, seat, asked_at, until))

    async def answer_transfer(
        self, table_id: str, seat: int, person: str, asked_at: int, agrees: bool, now: int
    ) -> bool:
        return await self.write(lambda c: answer_transfer(c, table_id, seat, person, asked_at, agrees, now))

    async def take_back(self, table_id: str, seat: int, person: str) -> bool:
        return await self.write(lambda c: take_back(c, table_id, seat, person))

    async def seat_bot(self, table_id: str, seat: int, level: str, plan: bytes) -> bool:
        return await self.write(lambda c: seat_bot(c, table_id, seat, level, plan))


def read_rows(c: Connection, table_id: str, first: int) -> list[Row]:
    chosen = sql.select(rows.c.number, rows.c.seat, rows.c.words, rows.c.at, rows.c.digest)
    wanted = chosen.where(rows.c.table_id == table_id, rows.c.number >= first).order_by(rows.c.number)
    return [read_row(*found) for found in c.execute(wanted)]


def table_update(table_id: str, values: dict[str, Any]) -> Callable[[Connection], None]:
    """Work that changes a table, for a transaction of its own or together with rows of its journal."""

    def work(c: Connection) -> None:
        c.execute(CHANGED, {"changed": table_id, **values})

    return work


def insert_table(c: Connection, table: StoredTable) -> bool:
    """Whether its owner exists, so that it is stored. Seats of people who do not exist any more are free."""
    present = existing(c, {table.owner, *(seat.person for seat in table.seats if seat.person)})
    if table.owner not in present:
        return False
    for seat in table.seats:
        if seat.person and seat.person not in present:
            seat.person, seat.kind = None, "link"
    fresh = {column: getattr(table, column) for column in TABLE_COLUMNS}
    c.execute(NEW_TABLE, {**fresh, "over": False, "rematch": None, "made": False, "summary": None})
    c.execute(NEW_SEAT, [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in table.seats])
    return True


def owned(c: Connection, owner: str) -> Quota:
    """What an owner has."""
    count, size = c.execute(OWNED, {"owner": owner}).one()
    return Quota(int(count), int(size))


def insert_rematch(c: Connection, old: str, table: StoredTable, quota: Quota) -> Rematch:
    """The first to ask creates the table that follows, within what its owner may have."""
    before = c.execute(FOLLOWING, {"old": old}).first()
    if before is None:
        return Rematch("no-table")
    if before.rematch is not None:
        return Rematch("exists", str(before.rematch), int(before.seats_version))
    has = owned(c, table.owner)
    if has.tables >= quota.tables:
        return Rematch("too-many-tables")
    if has.bytes + table.size > quota.bytes:
        return Rematch("too-many-bytes")
    if not insert_table(c, table):
        return Rematch("no-table")
    version = int(before.seats_version) + 1
    c.execute(CHANGED, {"changed": old, "rematch": table.id, "seats_version": version})
    return Rematch("added", table.id, version)


def with_seats(c: Connection, found: Sequence[RowMapping]) -> list[StoredTable]:
    """These rows of `tables`, with their seats and the names of everybody they concern."""
    stored = [StoredTable(**values_of(tables, table), seats=[], names={}) for table in found]
    by_id = {table.id: table for table in stored}
    wanted = seats.select().where(seats.c.table_id.in_(by_id)).order_by(seats.c.seat)
    for row in c.execute(wanted).mappings():
        values = values_of(seats, row)
        by_id[values.pop("table_id")].seats.append(StoredSeat(**values))
    concerned = {table.id: {table.owner} for table in stored}
    for table in stored:
        for seat in table.seats:
            concerned[table.id] |= {person for person in (seat.person, seat.transfer_to) if person}
    everyone = sorted(set().union(*concerned.values()))
    named = dict(c.execute(sql.select(people.c.id, people.c.name).where(people.c.id.in_(everyone))).all())
    for table in stored:
        table.names = {person: named[person] for person in concerned[table.id] if person in named}
    return stored


def values_of(table: sql.Table, row: RowMapping) -> dict[str, Any]:
    """A row by the names that the code gives to the columns."""
    return {column.key: row[column.name] for column in table.c}
