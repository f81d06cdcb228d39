"""Backups: a whole database as one SQLite file, whichever database it comes from, and back into either."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine

from ossuary.server.host.settings import BadSetting
from ossuary.server.storage.copies import copy_sqlite, unused_path
from ossuary.server.storage.database import PRIVATE, lift_time_limits, open_engine
from ossuary.server.storage.migrations import prepare_schema, stored_version
from ossuary.server.storage.schema import metadata, people, processes, tables

AT_ONCE = 1000  # rows in one statement


def back_up(address: str, target: Path) -> None:
    """Write a database to a new file that only its owner may read. Servers may go on meanwhile."""
    if target.exists():
        raise BadSetting(f"{target} exists already")
    engine = open_engine(address)
    try:
        if engine.dialect.name == "sqlite":
            copy_sqlite(file_of(engine), target)
        else:
            copy_to_file(engine, target)
    finally:
        engine.dispose()


def copy_to_file(engine: Engine, target: Path) -> None:
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    part.touch(PRIVATE)
    prepare_schema(engine)
    written = open_engine(f"sqlite:///{part}")
    try:
        prepare_schema(written)
        snapshot = engine.connect().execution_options(isolation_level="REPEATABLE READ")
        with snapshot, written.begin() as to:
            lift_time_limits(snapshot)
            clear(to)
            copy_rows(snapshot, to)
        with written.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
    finally:
        written.dispose()
    part.replace(target)


def restore(source: Path, address: str, replace: bool) -> str:
    """Fill a database from a backup of this or an older version; where what was there before is kept, if anywhere.

    It must be empty, unless it is to be replaced. It is filled whole or not at all.
    """
    if not source.is_file():
        raise BadSetting(f"there is no file {source}")
    engine = open_engine(address)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.db"
        shutil.copy(source, copy)
        backup = open_engine(f"sqlite:///{copy}")
        try:
            check_is_ours(backup, source)
            prepare_schema(backup)
            prepare_schema(engine)
            return fill(engine, backup, replace)
        finally:
            backup.dispose()
            engine.dispose()


def check_is_ours(backup: Engine, source: Path) -> None:
    try:
        with backup.connect() as connection:
            stored_version(connection)
    except (BadSetting, sql.exc.DatabaseError) as error:
        raise BadSetting(f"{source} is no backup that this version can read") from error


def fill(engine: Engine, backup: Engine, replace: bool) -> str:
    kept = ""
    with engine.begin() as connection:
        if any(connection.execute(sql.select(table).limit(1)).first() for table in (people, tables)):
            if not replace:
                raise BadSetting("the database is not empty: --replace deletes what is there")
            if engine.dialect.name == "sqlite":
                kept = str(unused_path(Path(f"{file_of(engine)}.replaced")))
                copy_sqlite(file_of(engine), Path(kept))
    with backup.connect() as read, engine.begin() as written:
        lift_time_limits(written)
        clear(written)
        copy_rows(read, written)
    return kept


def clear(connection: Connection) -> None:
    for table in reversed(metadata.sorted_tables):
        connection.execute(table.delete())


def copy_rows(source: Connection, target: Connection) -> None:
    """All rows but those of running processes; nothing of what was there before is left."""
    for table in metadata.sorted_tables:
        if table is processes:
            continue
        found = source.execute(table.select()).mappings()
        while portion := found.fetchmany(AT_ONCE):
            target.execute(table.insert(), [{column.key: row[column] for column in table.c} for row in portion])


def file_of(engine: Engine) -> Path:
    file = Path(engine.url.database or "")
    if not file.is_file():
        raise BadSetting(f"there is no database at {file}")
    return file
