"""Appends to journals so that many tables share one commit: what waits while the disk is busy is written together."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ossuary.server.match.journal import Row
from ossuary.server.storage.database import ANSWER_SECONDS
from ossuary.server.storage.rows import stored_words

MOST_ROWS = 1000  # in one statement
WATCH_SECONDS = 1.0
PATIENCE = 3 * ANSWER_SECONDS  # for what goes before and for the commit itself, each of which the database may refuse

log = logging.getLogger("ossuary.storage")

T = TypeVar("T")
Work = Callable[[Connection], Any]


class Collision(Exception):
    """Somebody else has written a row with this number."""


class WriteFailed(SQLAlchemyError):
    """The database did not take it."""


class Unavailable(WriteFailed):
    """The database is at fault, not what should be written: it is gone, locked or full."""


class Entry:
    """Rows of one table that must be written together or not at all; or any other work."""

    __slots__ = ("added", "result", "rows", "table_id", "work", "written")

    def __init__(self, loop: asyncio.AbstractEventLoop, table_id: str, rows: list[Row], work: Work | None) -> None:
        self.table_id = table_id
        self.rows = rows
        self.written: asyncio.Future[Any] = loop.create_future()
        self.added = loop.time()
        self.work = work
        self.result: Any = None  # of the work

    def resolve(self, problem: Exception | None) -> None:
        if self.written.done():
            return
        if problem is None:
            self.written.set_result(self.result)
        else:
            self.written.set_exception(problem)


Results = list[tuple[Entry, Exception | None]]


class Batch:
    """What goes into one transaction. Values are laid out beforehand, so that the thread mostly waits for the disk."""

    __slots__ = ("entries", "has_work", "rows", "values")

    def __init__(self, entries: list[Entry]) -> None:
        self.entries = entries
        self.has_work = False
        self.rows = 0
        self.values: list[str | int] = []
        for entry in entries:
            self.has_work = self.has_work or entry.work is not None
            self.rows += len(entry.rows)
            for row in entry.rows:
                self.values += (entry.table_id, row.number, row.seat, stored_words(row), row.at, row.digest)


class GroupCommit:
    """One thread that writes. An entry is acknowledged only when its commit is on disk."""

    def __init__(self, engine: Engine, rows: sql.Table) -> None:
        self.engine = engine
        # The one statement that runs all the time goes straight to the driver, with all rows in one: it is a
        # transaction in itself, and each further call would make this thread and the event loop take turns at the
        # interpreter once more.
        self.insert = str(rows.insert().compile(dialect=engine.dialect)).partition("VALUES")[0] + "VALUES "
        placeholder = "?" if engine.dialect.paramstyle == "qmark" else "%s"
        self.row = "(" + ", ".join([placeholder] * len(rows.columns)) + ")"
        self.inserts: dict[int, str] = {}  # by how many rows; the driver knows a statement by its text
        self.columns = len(rows.columns)
        self.errors: Any = engine.dialect.dbapi
        self.connection: Connection | None = None
        self.waiting: list[Entry] = []
        self.sent: list[Entry] = []  # to the thread, which has not written them yet
        self.watch: asyncio.TimerHandle | None = None
        self.writing = False
        self.trouble = ""  # why nothing can be written, as of the last commit
        self.when_idle: list[Callable[[], None]] = []
        self.batches: queue.SimpleQueue[tuple[asyncio.AbstractEventLoop, Batch] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._write_batches, name="group-commit", daemon=True)
        self.thread.start()

    async def append(self, table_id: str, rows: list[Row], work: Work | None = None) -> None:
        """Write rows, and whatever else has to be done with them or not at all; Collision if nothing was written.

        Unavailable if it takes too long: it may then be written or not.
        """
        await self._add(table_id, rows, work)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Any other work on the database, in the transaction of all that waits."""
        result: T = await self._add("", [], work)
        return result

    async def wait(self) -> None:
        """Until all that was added before is written or has failed, however long that takes."""
        await self._add("", [])

    def _add(self, table_id: str, rows: list[Row], work: Work | None = None) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        entry = Entry(loop, table_id, rows, work)
        self.waiting.append(entry)
        if not self.writing:
            self.writing = True
            loop.call_soon(self._send_batch, loop)  # so that others of this turn of the loop join in
        if self.watch is None:
            self.watch = loop.call_later(WATCH_SECONDS, self._give_up_old, loop)
        return entry.written

    def _give_up_old(self, loop: asyncio.AbstractEventLoop) -> None:
        """Tell those who have waited too long; one timer for all of them, as long as anything is written."""
        for entry in [*self.sent, *self.waiting]:
            if (entry.rows or entry.work is not None) and loop.time() - entry.added > PATIENCE:
                entry.resolve(Unavailable("it does not answer"))
        self.watch = loop.call_later(WATCH_SECONDS, self._give_up_old, loop) if self.writing else None

    def call_when_idle(self, callback: Callable[[], None]) -> None:
        """Call back when nothing is being written, so that everything that comes up until then is one entry."""
        if self.writing:
            self.when_idle.append(callback)
        else:
            callback()

    def _send_batch(self, loop: asyncio.AbstractEventLoop) -> None:
        entries, self.waiting = self.waiting, []
        self.sent = entries
        if entries:
            self.batches.put((loop, Batch(entries)))
        else:
            self.writing = False
            self._call_back()

    def _batch_written(self, loop: asyncio.AbstractEventLoop, results: Results) -> None:
        """Back on the event loop: resolve what was written, then go on with what has come up meanwhile."""
        for entry, problem in results:
            entry.resolve(problem)
        self._report([problem for entry, problem in results if entry.rows or entry.work is not None])
        loop.call_soon(self._continue, loop)

    def _report(self, problems: list[Exception | None]) -> None:
        """Log when the database refuses to be written, and when it no longer does; not every time in between."""
        if not problems:
            return  # nothing was to be written
        trouble = str(problems[-1]) if isinstance(problems[-1], Unavailable) else ""
        if bool(trouble) != bool(self.trouble):
            log.error("nothing can be written: %s", trouble) if trouble else log.warning("rows are written again")
        self.trouble = trouble

    def _continue(self, loop: asyncio.AbstractEventLoop) -> None:
        self._call_back()
        loop.call_soon(self._send_batch, loop)

    def _call_back(self) -> None:
        callbacks, self.when_idle = self.when_idle, []
        for callback in callbacks:
            callback()

    def close(self) -> None:
        """Write what waits, then stop."""
        if self.waiting:
            self._send_batch(asyncio.get_running_loop())
        self.batches.put(None)
        self.thread.join()

    def _write_batches(self) -> None:
        """The thread: this and what it calls."""
        while True:
            received = self.batches.get()
            if received is None:
                break
            loop, batch = received
            results = self._commit(batch)
            try:
                loop.call_soon_threadsafe(self._batch_written, loop, results)
            except RuntimeError:  # the loop is closed, and nobody waits any more
                break
        if self.connection is not None:
            self.connection.close()

    def _commit(self, batch: Batch) -> Results:
        try:
            self._insert(batch)
        except Exception as problem:
            failure = self._failure(problem)
            slow = isinstance(failure, Unavailable) and self.engine.dialect.name == "sqlite"  # it waits for locks
            if len(batch.entries) == 1 or slow:
                return [(entry, failure) for entry in batch.entries]
            return self._commit_each(batch.entries)
        return [(entry, None) for entry in batch.entries]

    def _failure(self, problem: Exception) -> Exception:
        if isinstance(problem, self.errors.IntegrityError):
            return Collision()
        cause = getattr(problem, "orig", problem)
        why = str(cause).partition("\n")[0]
        gone = isinstance(cause, (self.errors.OperationalError, self.errors.InterfaceError))
        return Unavailable(why) if gone else WriteFailed(why)

    def _commit_each(self, entries: list[Entry]) -> Results:
        """One entry may be at fault: each is tried alone so that the others get through."""
        results: Results = []
        for place, entry in enumerate(entries, 1):
            results += self._commit(Batch([entry]))
            failure = results[-1][1]
            if isinstance(failure, Unavailable):
                return results + [(other, failure) for other in entries[place:]]
        return results

    def _insert(self, batch: Batch) -> None:
        """On the thread's own connection, which is given up when anything goes wrong with it."""
        if self.connection is None:
            self.connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        try:
            if batch.has_work or batch.rows > MOST_ROWS:
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
                    entry.result = entry.work(connection)

    def _insert_rows(self, connection: Connection, batch: Batch) -> None:
        cursor = connection.connection.cursor()
        for first in range(0, batch.rows, MOST_ROWS):
            count = min(MOST_ROWS, batch.rows - first)
            values = batch.values[first * self.columns : (first + count) * self.columns]
            cursor.execute(self._statement(count), values)
        cursor.close()

    def _statement(self, rows: int) -> str:
        known = self.inserts.get(rows)
        if known is None:
            known = self.inserts[rows] = self.insert + ", ".join([self.row] * rows)
        return known
