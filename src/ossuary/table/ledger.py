"""Appends to journals so that many tables share one commit: all that waits while the disk is busy goes together."""
from __future__ import annotations

import asyncio
import queue
import threading
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Engine

from ossuary.table.journal import Row

MOST_AT_ONCE = 500


class Collision(Exception):
    """Somebody else has written a row with this number."""


class Entry:
    """Rows of one table that must be written together or not at all."""

    def __init__(self, table_id: str, rows: list[Row]) -> None:
        self.values = [{"table_id": table_id, **msgspec.structs.asdict(row)} for row in rows]
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
        self.insert = rows.insert()
        self.waiting: queue.SimpleQueue[Entry | None] = queue.SimpleQueue()
        self.commits = 0
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
            self._insert([value for entry in entries for value in entry.values])
        except Exception as problem:
            if len(entries) > 1:  # one of them is to blame; the others must not suffer
                for entry in entries:
                    self._commit([entry])
                return
            lost = isinstance(problem, sql.exc.IntegrityError)
            settle(entries, Collision() if lost else problem)
        else:
            settle(entries, None)

    def _insert(self, values: list[dict[str, Any]]) -> None:
        with self.engine.begin() as connection:
            connection.execute(self.insert, values)
        self.commits += 1


def settle(entries: list[Entry], problem: Exception | None) -> None:
    def settle_all() -> None:
        for entry in entries:
            entry.settle(problem)

    try:
        entries[0].loop.call_soon_threadsafe(settle_all)
    except RuntimeError:  # the loop is gone, and with it everyone who waited
        return
