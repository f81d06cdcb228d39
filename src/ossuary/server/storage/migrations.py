"""Creates the tables in an empty database, and upgrades one of an older version step by step.

A step is plain SQL, or a function where SQL is not enough, and is never changed once it is released: it leads from the
tables of then to the tables of then, whatever `schema.py` says today. A database is copied before it is upgraded, and
an upgrade happens whole or not at all.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from contextlib import suppress

import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine

from ossuary.server.host.settings import BadSetting
from ossuary.server.storage.copies import copy_before_upgrade
from ossuary.server.storage.database import lift_time_limits
from ossuary.server.storage.schema import hosts, metadata, tables

SCHEMA = "schema"  # the row of `hosts` that holds the version
VERSION = 5
CREATION_LOCK = 0x05509A27

log = logging.getLogger("ossuary.storage")


def move_starts(connection: Connection) -> None:
    """The text that a table continues moves from its plan to its own column, and counts against its owner."""
    for (table,) in connection.execute(sql.text("SELECT id FROM tables WHERE start IS NULL")).fetchall():
        stored = connection.execute(
            sql.text("SELECT plan FROM tables WHERE id = :table"), {"table": table}
        ).scalar_one()
        plan = json.loads(bytes(stored))
        start = plan.get("start", "").replace("\0", "")  # PostgreSQL has no NUL in texts, and no rule has one
        if start:
            plan["start"] = ""
            short = json.dumps(plan, ensure_ascii=False, separators=(",", ":")).encode()
            moved = {"table": table, "plan": short, "start": start, "size": len(short) + len(start.encode())}
            statement = "UPDATE tables SET plan = :plan, start = :start, size = :size WHERE id = :table"
            connection.execute(sql.text(statement), moved)


# By the version they start from. SQLite and PostgreSQL understand all of it, but for the type of bytes.
STEPS: dict[int, list[str | Callable[[Connection], None]]] = {
    1: [
        "ALTER TABLE tables ADD COLUMN occasion VARCHAR(60) NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN made BOOLEAN NOT NULL DEFAULT FALSE",
        "ALTER TABLE tables ADD COLUMN standing {bytes}",
        "CREATE INDEX ix_tables_occasion ON tables (occasion)",
    ],
    2: [
        "ALTER TABLE hosts ADD COLUMN since BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE hosts ADD COLUMN until BIGINT",
        "ALTER TABLE seats ADD COLUMN handed_by VARCHAR(40)",
        "CREATE INDEX ix_seats_handed_by ON seats (handed_by)",
        # Links of seats that were handed over before were shown to the table's owner.
        "UPDATE seats SET handed_by = (SELECT owner FROM tables WHERE tables.id = seats.table_id) "
        "WHERE kind = 'link' AND person IS NULL AND turn_of_key > 0",
        "ALTER TABLE people ADD COLUMN token_since BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN start TEXT",
        "ALTER TABLE tables ADD COLUMN size INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN seats_version INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN edition VARCHAR(40)",
        "CREATE TABLE editions (id VARCHAR(40) NOT NULL PRIMARY KEY, game VARCHAR(40) NOT NULL, "
        "rules INTEGER NOT NULL, corrections {bytes} NOT NULL)",
        "CREATE TABLE processes (id VARCHAR(40) NOT NULL PRIMARY KEY, beat BIGINT NOT NULL)",
    ],
    3: [move_starts],
    4: [
        "ALTER TABLE seats ADD COLUMN transfer_to VARCHAR(40)",
        "ALTER TABLE seats ADD COLUMN transfer_at BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE seats ADD COLUMN transfer_until BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE seats ADD COLUMN transferred_from VARCHAR(40)",
        "ALTER TABLE seats ADD COLUMN transfers INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX ix_seats_transfer_to ON seats (transfer_to)",
        "CREATE INDEX ix_seats_transferred_from ON seats (transferred_from)",
    ],
}
BYTES = {"sqlite": "BLOB", "postgresql": "BYTEA"}


def prepare_schema(engine: Engine) -> None:
    """Create the tables in an empty database, or upgrade an older one; BadSetting for one of a newer version."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver would begin after the tables were changed
        else:  # processes that start together create the tables one after the other
            lift_time_limits(connection)
            connection.execute(sql.select(sql.func.pg_advisory_xact_lock(CREATION_LOCK)))
        if tables.name in sql.inspect(connection).get_table_names():
            upgrade(connection, stored_version(connection))
        else:
            metadata.create_all(connection)
            with suppress(sql.exc.IntegrityError), connection.begin_nested():  # another process may be first
                connection.execute(hosts.insert().values(name=SCHEMA, secret=encoded(VERSION)))
        connection.commit()


def stored_version(connection: Connection) -> int:
    """The version of a database that has tables; BadSetting if it is none that can be upgraded."""
    found = None
    if hosts.name in sql.inspect(connection).get_table_names():
        found = connection.execute(sql.select(hosts.c.secret).where(hosts.c.name == SCHEMA)).scalar()
    if found is None or not bytes(found).isdigit() or not 1 <= int(bytes(found)) <= VERSION:
        where = connection.engine.url.render_as_string(hide_password=True)
        raise BadSetting(f"{where} belongs to another version of Ossuary: use that one, or name another with --db")
    return int(bytes(found))


def upgrade(connection: Connection, version: int) -> None:
    """From this version to today's, in the transaction that has been begun."""
    if version == VERSION:
        return
    kept = copy_before_upgrade(connection, version)
    for before in range(version, VERSION):
        for step in STEPS[before]:
            if isinstance(step, str):
                connection.exec_driver_sql(step.format(bytes=BYTES[connection.dialect.name]))
            else:
                step(connection)
    connection.execute(hosts.update().where(hosts.c.name == SCHEMA).values(secret=encoded(VERSION)))
    log.warning("the database was upgraded from version %d to %d; it was copied to %s before", version, VERSION, kept)


def encoded(version: int) -> bytes:
    return str(version).encode()
