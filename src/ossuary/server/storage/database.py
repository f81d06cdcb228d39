"""The database at an address, SQLite or PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine import Engine


def open_engine(address: str, sync: bool = True) -> Engine:
    """The database at an address. Without `sync` it is faster, and a power cut can cost the last moments."""
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
    def set_pragmas(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={'FULL' if sync else 'OFF'}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine
