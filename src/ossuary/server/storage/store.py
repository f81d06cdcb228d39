"""What a host keeps: people, tables, seats and journals. SQLite in one file by default, PostgreSQL by its address."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine

from ossuary.server.host.settings import BadSetting
from ossuary.server.match.journal import Row
from ossuary.server.messages import SeatKind
from ossuary.server.storage.group_commit import GroupCommit
from ossuary.server.storage.rows import read_row

T = TypeVar("T")

ID = sql.String(40)
SECRET_BYTES = 32
READERS = 4
SCHEMA = "schema"
VERSION = b"2"
MAKING_TABLES = 0x05509A27  # the name of a lock

metadata = sql.MetaData()
hosts = sql.Table(
    "hosts",
    metadata,
    sql.Column("name", ID, primary_key=True),
    sql.Column("secret", sql.LargeBinary, nullable=False),
)
people = sql.Table(
    "people",
    metadata,
    sql.Column("id", ID, primary_key=True),
    sql.Column("name", sql.String(80), nullable=False),
    sql.Column("since", sql.BigInteger, nullable=False),
)
tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", ID, primary_key=True),
    sql.Column("owner", ID, nullable=False, index=True),
    sql.Column("since", sql.BigInteger, nullable=False),
    sql.Column("plan", sql.LargeBinary, nullable=False),  # a wire.Plan
    sql.Column("seed", sql.LargeBinary, nullable=False),
    sql.Column("over", sql.Boolean, nullable=False, default=False),
    sql.Column("rematch", ID, nullable=True, unique=True),
    sql.Column("occasion", sql.String(60), nullable=False, index=True),  # what its start is fixed by, if it is
    sql.Column("made", sql.Boolean, nullable=False),  # whether its goal was reached, if it has one
    sql.Column("standing", sql.LargeBinary, nullable=True),  # a Summary, of when it was last asked for
)
seats = sql.Table(
    "seats",
    metadata,
    sql.Column("table_id", ID, sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("level", sql.String(20), nullable=False),
    sql.Column("person", ID, nullable=True, index=True),
    sql.Column("turn_of_key", sql.Integer, nullable=False),  # a seat handed over has a new link
)
rows = sql.Table(
    "rows",
    metadata,
    sql.Column("table_id", ID, sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("words", sql.String(400), nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("digest", sql.String(12), nullable=False),
)


class Seat(msgspec.Struct):
    """A place at a table. `kind` is person, link or bot; a link has no person until it is claimed."""

    seat: int
    kind: SeatKind
    level: str
    person: str | None
    turn_of_key: int


class StoredTable(msgspec.Struct):
    """A table as it is kept, without its journal."""

    id: str
    owner: str
    since: int
    plan: bytes
    seed: bytes
    over: bool
    rematch: str | None
    occasion: str
    made: bool
    standing: bytes | None
    seats: list[Seat]
    names: dict[str, str]


def now() -> int:
    return time.time_ns() // 1_000_000


def new_id() -> str:
    return secrets.token_urlsafe(12)


def open_engine(address: str, sync: bool = True) -> Engine:
    """The database at an address; `sync` off trades the last moments before a power cut for speed."""
    if address.startswith("postgresql://"):
        address = address.replace("postgresql://", "postgresql+psycopg://", 1)
    url = sql.make_url(address)
    if url.get_backend_name() != "sqlite":
        options = {} if sync else {"options": "-c synchronous_commit=off"}
        return sql.create_engine(url, hide_parameters=True, pool_pre_ping=True, connect_args=options)
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sql.create_engine(url, hide_parameters=True, connect_args={"timeout": 30, "check_same_thread": False})

    @sql.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={'FULL' if sync else 'OFF'}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine


def must_fit(engine: Engine) -> None:
    """Refuse a database that another version of these tables was made in; mark a new one."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # processes that start together make the tables one after the other
            connection.execute(sql.select(sql.func.pg_advisory_xact_lock(MAKING_TABLES)))
        known = sql.inspect(connection).get_table_names()
        metadata.create_all(connection)
        version = connection.execute(sql.select(hosts.c.secret).where(hosts.c.name == SCHEMA)).scalar()
        if version is None and tables.name not in known:
            with suppress(sql.exc.IntegrityError), connection.begin_nested():  # another process may be first
                connection.execute(hosts.insert().values(name=SCHEMA, secret=VERSION))
        elif version is None or bytes(version) != VERSION:
            where = engine.url.render_as_string(hide_password=True)
            raise BadSetting(f"{where} is of another version of Ossuary: play with that one, or name another by --db")


class Store:
    """Reads in threads of its own, appends to journals through the ledger; the event loop never waits for the disk."""

    def __init__(self, address: str, sync: bool = True) -> None:
        self.engine = open_engine(address, sync)
        must_fit(self.engine)
        self.secret = self._secret()
        self.readers = ThreadPoolExecutor(READERS, "store")
        self.ledger = GroupCommit(self.engine, rows)

    def _secret(self) -> bytes:
        """What signs tokens and links: the same for all processes on one database."""
        with self.engine.begin() as connection:
            held = connection.execute(sql.select(hosts.c.secret).where(hosts.c.name == "host")).scalar()
            if held is not None:
                return bytes(held)
            fresh = secrets.token_bytes(SECRET_BYTES)
            try:
                with connection.begin_nested():
                    connection.execute(hosts.insert().values(name="host", secret=fresh))
            except sql.exc.IntegrityError:  # another process was first
                return bytes(connection.execute(sql.select(hosts.c.secret).where(hosts.c.name == "host")).scalar_one())
        return fresh

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction, off the event loop."""

        def transact() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, transact)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """The same for what changes something. SQLite has one writer at a time, whom others would only wait for."""
        if self.engine.dialect.name == "sqlite":
            return await self.ledger.do(work)
        return await self.run(work)

    def close(self) -> None:
        self.ledger.close()
        self.readers.shutdown()
        self.engine.dispose()

    # People.

    async def add_person(self, person: str, name: str) -> None:
        await self.write(lambda c: c.execute(people.insert().values(id=person, name=name, since=now())))

    async def rename(self, person: str, name: str) -> None:
        await self.write(lambda c: c.execute(people.update().where(people.c.id == person).values(name=name)))

    async def remove_person(self, person: str) -> None:
        await self.write(lambda c: c.execute(people.delete().where(people.c.id == person)))

    async def name_of(self, person: str) -> str | None:
        return await self.run(lambda c: c.execute(sql.select(people.c.name).where(people.c.id == person)).scalar())

    # Tables.

    async def add_table(self, table: StoredTable) -> None:
        def work(c: Connection) -> None:
            insert_table(c, table)

        await self.write(work)

    async def add_rematch(self, old: str, table: StoredTable) -> str:
        """The one table that follows another: this, or the one that was there first."""

        def work(c: Connection) -> str:
            free = tables.update().where(tables.c.id == old, tables.c.rematch.is_(None))
            if c.execute(free.values(rematch=table.id)).rowcount:
                insert_table(c, table)
                return table.id
            return str(c.execute(sql.select(tables.c.rematch).where(tables.c.id == old)).scalar_one())

        return await self.write(work)

    async def table(self, table_id: str) -> StoredTable | None:
        def work(c: Connection) -> StoredTable | None:
            found = c.execute(tables.select().where(tables.c.id == table_id)).mappings().first()
            return kept(c, [dict(found)])[0] if found else None

        return await self.run(work)

    async def tables_of(self, person: str, most: int) -> list[StoredTable]:
        """Where somebody sits or what he owns, the newest first."""

        def work(c: Connection) -> list[StoredTable]:
            seated = sql.select(seats.c.table_id).where(seats.c.person == person)
            mine = tables.select().where(sql.or_(tables.c.owner == person, tables.c.id.in_(seated)))
            found = c.execute(mine.order_by(tables.c.since.desc()).limit(most)).mappings().all()
            return kept(c, [dict(table) for table in found])

        return await self.run(work)

    async def last_rows(self, table_ids: list[str]) -> dict[str, int]:
        """The number of each table's last row; nothing for those without any."""
        last = sql.select(rows.c.table_id, sql.func.max(rows.c.number))
        wanted = last.where(rows.c.table_id.in_(table_ids)).group_by(rows.c.table_id)
        return await self.run(lambda c: {str(table): int(number) for table, number in c.execute(wanted)})

    async def keep_standing(self, table_id: str, standing: bytes) -> None:
        stands = tables.update().where(tables.c.id == table_id).values(standing=standing)
        await self.write(lambda c: c.execute(stands))

    async def tables_at(self, person: str, occasion: str) -> list[str]:
        """A person's tables of an occasion, the newest first; those that are over behind the others."""
        mine = sql.select(tables.c.id).where(tables.c.owner == person, tables.c.occasion == occasion)
        newest = mine.order_by(tables.c.over, tables.c.since.desc())
        return await self.run(lambda c: [str(table) for table in c.execute(newest).scalars()])

    async def people_at(self, occasion: str) -> tuple[int, int]:
        """How many people have sat down for an occasion, and how many of them have reached its goal."""

        def work(c: Connection) -> tuple[int, int]:
            count = sql.select(sql.func.count(sql.distinct(tables.c.owner))).where(tables.c.occasion == occasion)
            return int(c.execute(count).scalar_one()), int(c.execute(count.where(tables.c.made)).scalar_one())

        return await self.run(work)

    async def tables_owned(self, person: str) -> int:
        count = sql.select(sql.func.count()).select_from(tables).where(tables.c.owner == person)
        return await self.run(lambda c: int(c.execute(count).scalar_one()))

    async def running(self, since: int) -> list[str]:
        """Tables whose games go on and were touched lately."""

        def work(c: Connection) -> list[str]:
            lately = sql.select(rows.c.table_id).group_by(rows.c.table_id).having(sql.func.max(rows.c.at) > since)
            going = sql.select(tables.c.id).where(tables.c.over.is_(False), tables.c.id.in_(lately))
            return [str(found) for found in c.execute(going).scalars()]

        return await self.run(work)

    async def journal(self, table_id: str, first: int = 0) -> list[Row]:
        def work(c: Connection) -> list[Row]:
            chosen = sql.select(rows.c.number, rows.c.seat, rows.c.words, rows.c.at, rows.c.digest)
            wanted = chosen.where(rows.c.table_id == table_id, rows.c.number >= first).order_by(rows.c.number)
            return [read_row(*found) for found in c.execute(wanted)]

        return await self.run(work)

    async def finish(self, table_id: str, made: bool, standing: bytes) -> None:
        """Mark that nothing has to be seen to at this table after a restart, and how it ended."""
        ended = tables.update().where(tables.c.id == table_id).values(over=True, made=made, standing=standing)
        await self.write(lambda c: c.execute(ended))

    async def delete(self, table_id: str) -> None:
        def work(c: Connection) -> None:
            for held in (rows, seats):
                c.execute(held.delete().where(held.c.table_id == table_id))
            c.execute(tables.delete().where(tables.c.id == table_id))

        await self.write(work)

    # Seats.

    async def take_seat(self, table_id: str, seat: int, person: str, turn_of_key: int) -> bool:
        """Whether the seat was free, with its link still good, and is this person's now."""
        free = (
            seats.c.table_id == table_id,
            seats.c.seat == seat,
            seats.c.turn_of_key == turn_of_key,
            sql.or_(seats.c.person.is_(None), seats.c.person == person),
        )
        taken = seats.update().where(*free).values(person=person)
        return await self.write(lambda c: bool(c.execute(taken).rowcount))

    async def free_seat(self, table_id: str, seat: int, person: str) -> bool:
        """Give a seat out of one's hands: it is a link again, a new one."""
        mine = (seats.c.table_id == table_id, seats.c.seat == seat, seats.c.person == person)
        freed = seats.update().where(*mine).values(person=None, kind="link", turn_of_key=seats.c.turn_of_key + 1)
        return await self.write(lambda c: bool(c.execute(freed).rowcount))

    async def seat_bot(self, table_id: str, seat: int, level: str, plan: bytes) -> bool:
        """Whether the seat was free and is a bot's now, by this plan; its link opens nothing any more."""
        free = (seats.c.table_id == table_id, seats.c.seat == seat, seats.c.kind == "link", seats.c.person.is_(None))
        seated = seats.update().where(*free).values(kind="bot", level=level, turn_of_key=seats.c.turn_of_key + 1)
        planned = tables.update().where(tables.c.id == table_id).values(plan=plan)
        return await self.write(lambda c: bool(c.execute(seated).rowcount and c.execute(planned).rowcount))


def insert_table(c: Connection, table: StoredTable) -> None:
    c.execute(
        tables.insert().values(
            id=table.id,
            owner=table.owner,
            since=table.since,
            plan=table.plan,
            seed=table.seed,
            over=False,
            rematch=None,
            occasion=table.occasion,
            made=False,
            standing=None,
        )
    )
    c.execute(seats.insert(), [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in table.seats])


def kept(c: Connection, found: list[dict[str, Any]]) -> list[StoredTable]:
    """These rows of tables with their seats and the names of all who have to do with them."""
    places: dict[str, list[Seat]] = {table["id"]: [] for table in found}
    wanted = seats.select().where(seats.c.table_id.in_(places)).order_by(seats.c.seat)
    for seat in c.execute(wanted).mappings():
        places[seat["table_id"]].append(Seat(**{key: value for key, value in seat.items() if key != "table_id"}))
    persons = {
        table["id"]: {table["owner"], *(seat.person for seat in places[table["id"]] if seat.person)} for table in found
    }
    everyone = sorted({person for some in persons.values() for person in some})
    named = dict(c.execute(sql.select(people.c.id, people.c.name).where(people.c.id.in_(everyone))).tuples().all())
    return [
        StoredTable(
            **table,
            seats=places[table["id"]],
            names={person: named[person] for person in persons[table["id"]] if person in named},
        )
        for table in found
    ]
