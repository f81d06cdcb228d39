"""Appends to journals so that many tables share one commit: all that waits while the disk is busy goes together."""
from __future__ import annotations

import asyncio
import queue
import threading
from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine import Engine

from ossuary.table.journal import Row

MOST_AT_ONCE = 500


class Collision(Exception):
    """Somebody else has written a row with this number."""


class Entry:
    """Rows of one table that must be written together or not at all."""

    __slots__ = ("loop", "rows", "table_id", "written")

    def __init__(self, table_id: str, rows: list[Row]) -> None:
        self.table_id = table_id
        self.rows = rows
        self.loop = asyncio.get_running_loop()
        self.written: asyncio.Future[None] = self.loop.create_future()

    def settle(self, problem: Exception | None) -> None:
        """Called on the event loop."""
        if self.written.done():
            return
        if problem is None:
            self.written.set_result(None)
        else:
            self.written.set_exception(problem)


class Ledger:
    """One thread that writes. An entry is acknowledged only when its commit is on disk."""

    def __init__(self, engine: Engine, rows: sql.Table) -> None:
        self.engine = engine
        statement = rows.insert().compile(dialect=engine.dialect)
        self.insert = str(statement)
        self.positional = bool(statement.positiontup)
        self.columns = list(statement.positiontup or [column.name for column in rows.columns])
        self.waiting: queue.SimpleQueue[Entry | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._write, name="ledger", daemon=True)
        self.thread.start()

    async def append(self, table_id: str, rows: list[Row]) -> None:
        """On disk, or Collision and nothing written."""
        entry = Entry(table_id, rows)
        self.waiting.put(entry)
        await entry.written

    def close(self) -> None:
        """Write what waits, then stop."""
        self.waiting.put(None)
        self.thread.join()

    def _write(self) -> None:
        ended = False
        while not ended:
            batch = [self.waiting.get()]
            while not self.waiting.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self.waiting.get())
            ended = None in batch
            entries = [entry for entry in batch if entry is not None]
            if entries:
                self._commit(entries)

    def _commit(self, entries: list[Entry]) -> None:
        try:
            self._insert(entries)
        except Exception as problem:
            if len(entries) > 1:  # one of them is to blame; the others must not suffer
                for entry in entries:
                    self._commit([entry])
                return
            lost = isinstance(problem, sql.exc.IntegrityError)
            settle(entries, Collision() if lost else problem)
        else:
            settle(entries, None)

    def _insert(self, entries: list[Entry]) -> None:
        """The compiled statement goes straight to the driver: this is the one query that runs all the time."""
        values = [self._values(entry.table_id, row) for entry in entries for row in entry.rows]
        with self.engine.begin() as connection:
            connection.exec_driver_sql(self.insert, values)

    def _values(self, table_id: str, row: Row) -> Any:
        values = (table_id, row.number, row.seat, row.words, row.at, row.digest)
        return values if self.positional else dict(zip(self.columns, values, strict=True))


def settle(entries: list[Entry], problem: Exception | None) -> None:
    def settle_all() -> None:
        for entry in entries:
            entry.settle(problem)

    try:
        entries[0].loop.call_soon_threadsafe(settle_all)
    except RuntimeError:  # the loop is gone, and with it everyone who waited
        return
