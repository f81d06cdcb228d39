"""Copies of a whole database: one is kept whenever it is upgraded."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import sqlalchemy as sql
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from ossuary.server.host.settings import BadSetting
from ossuary.server.storage.database import PRIVATE


def copy_before_upgrade(connection: Connection, version: int) -> str:
    """Copy a database of this version, locked by this connection; where the copy is."""
    try:
        if connection.dialect.name != "sqlite":
            return copy_into_schema(connection, version)
        database = connection.engine.url.database
        if not database or database == ":memory:":
            return "nowhere, since it lives in memory"
        copy = unused_path(Path(f"{database}.version-{version}"))
        copy_sqlite(Path(database), copy)
        return str(copy)
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        why = str(getattr(error, "orig", error)).partition("\n")[0]
        raise BadSetting(f"the database can't be copied before its upgrade: {why}") from error


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy a database, even one that is in use, to a file that only its owner may read; whole or not at all."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    part.touch(PRIVATE)
    with closing(sqlite3.connect(source)) as read, closing(sqlite3.connect(part)) as written:
        read.backup(written)
        written.execute("PRAGMA journal_mode=DELETE")
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(target)


def copy_into_schema(connection: Connection, version: int) -> str:
    """PostgreSQL: copy every table into a schema beside them, in the transaction of the upgrade."""
    inspector = sql.inspect(connection)
    taken = inspector.get_schema_names()
    names = (f"version_{version}{suffix}" for suffix in ["", *(f"_{number}" for number in range(2, 1000))])
    schema = next(name for name in names if name not in taken)
    connection.exec_driver_sql(f"CREATE SCHEMA {schema}")
    for table in inspector.get_table_names():
        connection.exec_driver_sql(f'CREATE TABLE {schema}."{table}" AS TABLE "{table}"')
    return f"the schema {schema} of the same database"


def unused_path(path: Path) -> Path:
    """This path, or the next one that nothing has yet."""
    found, number = path, 1
    while found.exists():
        number += 1
        found = path.with_name(f"{path.name}.{number}")
    return found
