"""The database at an address, SQLite or PostgreSQL."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine

from ossuary.server.host.clock import CLOCK
from ossuary.server.host.settings import default_folder

PRIVATE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700
OTHERS: Final = 0o077
ANSWER_SECONDS: Final = 5  # after which the database is taken not to answer
POSTGRESQL: Final[dict[str, Any]] = {  # a connection whose other end is silent is given up
    "connect_timeout": ANSWER_SECONDS,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 1000 * ANSWER_SECONDS,
}
SQLITE: Final[dict[str, Any]] = {"timeout": ANSWER_SECONDS, "check_same_thread": False}
SETTINGS: Final = {
    "statement_timeout": f"{ANSWER_SECONDS}s",
    "lock_timeout": f"{ANSWER_SECONDS}s",
    "idle_in_transaction_session_timeout": "60s",
}


def make_private(database: Path) -> None:
    """Let nobody but its owner read a database, since it holds secrets. It need not exist yet; nor need its folder.

    SQLite gives the files that it puts beside a database the same rights.
    """
    folder = database.parent
    folder.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        folder.mkdir(PRIVATE_FOLDER)
    if folder == default_folder():
        folder.chmod(PRIVATE_FOLDER)
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, PRIVATE))
    for suffix in ("", "-wal", "-shm"):
        file = database.with_name(database.name + suffix)
        if file.exists() and file.stat().st_mode & OTHERS:
            file.chmod(PRIVATE)


def open_engine(address: str, sync: bool = True) -> Engine:
    """The database at an address. Without `sync` it is faster, and a power cut can cost the last moments."""
    if address.startswith("postgresql://"):
        address = address.replace("postgresql://", "postgresql+psycopg://", 1)
    url = sql.make_url(address)
    if url.get_backend_name() != "sqlite":
        settings = SETTINGS if sync else {**SETTINGS, "synchronous_commit": "off"}
        options = {**POSTGRESQL, "options": " ".join(f"-c {name}={value}" for name, value in settings.items())}
        return sql.create_engine(
            url, hide_parameters=True, pool_pre_ping=True, pool_timeout=ANSWER_SECONDS, connect_args=options
        )
    if url.database and url.database != ":memory:":
        make_private(Path(url.database))
    engine = sql.create_engine(url, hide_parameters=True, connect_args=SQLITE)

    @sql.event.listens_for(engine, "connect")
    def set_pragmas(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={'FULL' if sync else 'OFF'}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine


def set_clock(engine: Engine) -> None:
    """Processes that share a database on another machine start with its time, whatever their own clocks say."""
    if engine.dialect.name == "postgresql":
        with engine.begin() as connection:
            seconds = connection.execute(sql.text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one()
        CLOCK.set(int(seconds * 1000))


def lift_time_limits(connection: Connection) -> None:
    """For one transaction that may take long."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")
