"""Appends to journals so that many tables share one commit: all that waits while the disk is busy goes together."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ossuary.server.match.journal import Row
from ossuary.server.storage.rows import stored_words

MOST_ROWS = 1000  # in one statement

T = TypeVar("T")
Work = Callable[[Connection], Any]


class Collision(Exception):
    """Somebody else has written a row with this number."""


class Unwritten(SQLAlchemyError):
    """The database did not take it."""


class Entry:
    """Rows of one table that must be written together or not at all; or any other work."""

    __slots__ = ("found", "rows", "table_id", "work", "written")

    def __init__(self, table_id: str, rows: list[Row], written: asyncio.Future[Any], work: Work | None = None) -> None:
        self.table_id = table_id
        self.rows = rows
        self.written = written
        self.work = work
        self.found: Any = None  # by the work

    def settle(self, problem: Exception | None) -> None:
        if self.written.done():
            return
        if problem is None:
            self.written.set_result(self.found)
        else:
            self.written.set_exception(problem)


Results = list[tuple[Entry, Exception | None]]


class Batch:
    """What goes into one transaction. All is laid out beforehand, so that the thread has little to do but to wait."""

    __slots__ = ("entries", "rows", "values", "works")

    def __init__(self, entries: list[Entry]) -> None:
        self.entries = entries
        self.works = False
        self.rows = 0
        self.values: list[str | int] = []
        for entry in entries:
            self.works = self.works or entry.work is not None
            self.rows += len(entry.rows)
            for row in entry.rows:
                self.values += (entry.table_id, row.number, row.seat, stored_words(row), row.at, row.digest)


class GroupCommit:
    """One thread that writes. An entry is acknowledged only when its commit is on disk."""

    def __init__(self, engine: Engine, rows: sql.Table) -> None:
        self.engine = engine
        # The one statement that runs all the time goes straight to the driver, with all rows in one: it is a
        # transaction in itself, and each further call would have this thread and the event loop take turns at the
        # interpreter once more.
        self.insert = str(rows.insert().compile(dialect=engine.dialect)).partition("VALUES")[0] + "VALUES "
        mark = "?" if engine.dialect.paramstyle == "qmark" else "%s"
        self.row = "(" + ", ".join([mark] * len(rows.columns)) + ")"
        self.inserts: dict[int, str] = {}  # by how many rows; the driver knows a statement by its text
        self.columns = len(rows.columns)
        self.errors: Any = engine.dialect.dbapi
        self.connection: Connection | None = None
        self.waiting: list[Entry] = []
        self.writing = False
        self.next: list[Callable[[], None]] = []
        self.batches: queue.SimpleQueue[tuple[asyncio.AbstractEventLoop, Batch] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._write, name="ledger", daemon=True)
        self.thread.start()

    def append(self, table_id: str, rows: list[Row]) -> asyncio.Future[None]:
        """Done when it is on disk; Collision if nothing was written."""
        return self._enter(Entry(table_id, rows, asyncio.get_running_loop().create_future()))

    def do(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Any other work on the database, in the transaction of all that waits."""
        return self._enter(Entry("", [], asyncio.get_running_loop().create_future(), work))

    def _enter(self, entry: Entry) -> asyncio.Future[Any]:
        self.waiting.append(entry)
        if not self.writing:
            self.writing = True
            loop = asyncio.get_running_loop()
            loop.call_soon(self._hand_over, loop)  # whoever else has something in this turn of the loop comes along
        return entry.written

    def when_free(self, go: Callable[[], None]) -> None:
        """Call back when nothing is being written: who has more to say until then can say all of it together."""
        if self.writing:
            self.next.append(go)
        else:
            go()

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        entries, self.waiting = self.waiting, []
        if entries:
            self.batches.put((loop, Batch(entries)))
        else:
            self.writing = False
            self._let_go()

    def _written(self, loop: asyncio.AbstractEventLoop, fates: Results) -> None:
        """Back on the event loop: tell them, and go on with who came meanwhile."""
        for entry, problem in fates:
            entry.settle(problem)
        loop.call_soon(self._go_on, loop)

    def _go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        self._let_go()
        loop.call_soon(self._hand_over, loop)

    def _let_go(self) -> None:
        going, self.next = self.next, []
        for go in going:
            go()

    def close(self) -> None:
        """Write what waits, then stop."""
        if self.waiting:
            self._hand_over(asyncio.get_running_loop())
        self.batches.put(None)
        self.thread.join()

    # In the thread.

    def _write(self) -> None:
        while True:
            handed = self.batches.get()
            if handed is None:
                break
            loop, batch = handed
            fates = self._commit(batch)
            try:
                loop.call_soon_threadsafe(self._written, loop, fates)
            except RuntimeError:  # the loop is gone, and with it everyone who waited
                break
        if self.connection is not None:
            self.connection.close()

    def _commit(self, batch: Batch) -> Results:
        try:
            self._insert(batch)
        except Exception as problem:
            if len(batch.entries) > 1:  # one of them is to blame; the others must not suffer
                return [fate for entry in batch.entries for fate in self._commit(Batch([entry]))]
            lost = isinstance(problem, self.errors.IntegrityError)
            return [(batch.entries[0], Collision() if lost else Unwritten(str(problem)))]
        return [(entry, None) for entry in batch.entries]

    def _insert(self, batch: Batch) -> None:
        """On a connection of the thread's own, which is given up when anything goes wrong with it."""
        if self.connection is None:
            self.connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        try:
            if batch.works or batch.rows > MOST_ROWS:
                self._transact(self.connection, batch)
            else:
                self._insert_rows(self.connection, batch)
        except (self.errors.IntegrityError, IntegrityError):
            raise
        except Exception:
            self.connection.invalidate()
            self.connection.close()
            self.connection = None
            raise

    def _transact(self, connection: Connection, batch: Batch) -> None:
        with connection.begin():
            connection.exec_driver_sql("BEGIN")
            self._insert_rows(connection, batch)
            for entry in batch.entries:
                if entry.work is not None:
                    entry.found = entry.work(connection)

    def _insert_rows(self, connection: Connection, batch: Batch) -> None:
        cursor = connection.connection.cursor()
        for first in range(0, batch.rows, MOST_ROWS):
            some = min(MOST_ROWS, batch.rows - first)
            values = batch.values[first * self.columns : (first + some) * self.columns]
            cursor.execute(self._statement(some), values)
        cursor.close()

    def _statement(self, rows: int) -> str:
        known = self.inserts.get(rows)
        if known is None:
            known = self.inserts[rows] = self.insert + ", ".join([self.row] * rows)
        return known
