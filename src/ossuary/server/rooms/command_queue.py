"""The way every command takes into a room: applied to the match, written to disk, sent to all viewers, acknowledged.

Many tables share one commit. While it is being written, the commands of a room wait here and then go together, so
that each of them costs as little as possible; nobody outside has to know.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from ossuary.server.errors import ALL_REFUSALS, TableError
from ossuary.server.host.metrics import ANSWERS, COLLISIONS
from ossuary.server.match.journal import Row
from ossuary.server.rooms.commands import Command, GiveAnswer
from ossuary.server.storage.group_commit import Collision
from ossuary.server.storage.store import table_update

if TYPE_CHECKING:
    from ossuary.server.rooms.room import Room

TRIES = 8  # for a row number that other processes keep taking

OnResult = Callable[[BaseException | None], None]

log = logging.getLogger("ossuary.room")


class Submission:
    """A command and who gets its result: None when it is on disk, or the reason why it is not."""

    __slots__ = ("command", "on_result", "tries")

    def __init__(self, command: Command, on_result: OnResult) -> None:
        self.command = command
        self.on_result = on_result
        self.tries = 0


Results = dict[Submission, BaseException | None]


class CommandQueue:
    """Runs the commands of one room in the order in which they come.

    It is told the room with every call. If a room and its parts knew each other, they would be in a cycle, and the
    memory of a closed room would come back only when the garbage collector looks at it.
    """

    def __init__(self) -> None:
        self.waiting: list[Submission] = []
        self.running = False

    def submit(self, room: Room, command: Command, on_result: OnResult) -> None:
        """Run the command in this turn of the event loop or, if something is being written, right after that."""
        self.waiting.append(Submission(command, on_result))
        if not self.running:
            self.running = True
            room.rooms.store.group_commit.call_when_idle(room.run_commands)

    async def perform(self, room: Room, command: Command) -> None:
        """Submit a command and wait for its result; raises the reason if it is refused."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def resolve(problem: BaseException | None) -> None:
            if done.done():
                return  # nobody waits any more, but the command counts all the same
            if problem is None:
                done.set_result(None)
            else:
                done.set_exception(problem)

        self.submit(room, command, resolve)
        await done

    async def run(self, room: Room) -> None:
        """As long as commands come: run all that wait together."""
        try:
            while self.waiting:
                async with room.lock:
                    batch, self.waiting = self.waiting, []
                    try:
                        results = await self._run_batch(room, batch)
                    except Exception as problem:
                        results = dict.fromkeys(batch, problem)
                for submission, result in results.items():
                    if result is None and isinstance(submission.command, GiveAnswer):
                        ANSWERS.inc()
                    submission.on_result(result)
        finally:
            self.running = False

    async def _run_batch(self, room: Room, batch: list[Submission]) -> Results:
        """Apply all commands, write their rows, send what follows; commands that must be run again have no result."""
        await room.refresh()
        rights = room.rooms.rights
        await rights.check_people(room, {each.command.by.person for each in batch if each.command.by is not None})
        results: Results = dict.fromkeys(batch)
        rows: list[Row] = []
        for submission in batch:
            before = len(rows)
            try:
                if (refusal := rights.refusal(room, submission.command)) is not None:
                    raise refusal
                for new_row in submission.command.rows(room.lobby, room.match):
                    rows.append(room.apply(new_row))
                if len(rows) > before or room.match is None:
                    rows += room.follow_up()
            except Exception as problem:
                results[submission] = problem
                if len(rows) > before or not isinstance(problem, ALL_REFUSALS):
                    return self._reload_and_retry_rest(room, results)
        if rows and not await self._write(room, rows):
            return self._retry_all(batch)
        return results

    def _reload_and_retry_rest(self, room: Room, results: Results) -> Results:
        """A command has failed halfway. Nothing is written yet, so the others run again without it."""
        room.stale = True
        self.waiting = [submission for submission, result in results.items() if result is None] + self.waiting
        return {submission: result for submission, result in results.items() if result is not None}

    def _retry_all(self, batch: list[Submission]) -> Results:
        """Another process has written first, and the room has read its rows: run the commands again."""
        again: list[Submission] = []
        results: Results = {}
        for submission in batch:
            submission.tries += 1
            if submission.tries < TRIES:
                again.append(submission)
            else:
                results[submission] = TableError("too-busy")
        self.waiting = again + self.waiting
        return results

    async def _write(self, room: Room, rows: list[Row]) -> bool:
        """Write and send; False if another process has taken the row numbers, and the room has read its rows."""
        try:
            await self._append(room, rows)
        except Collision:
            COLLISIONS.inc()
            room.stale = True
            await room.read_on()
            return False
        room.on_written(rows)
        return True

    async def _append(self, room: Room, rows: list[Row]) -> None:
        try:
            changes = room.table_changes(rows)
            work = table_update(room.id, changes) if changes else None
            await room.rooms.store.group_commit.append(room.id, rows, work)
        except Collision:
            raise
        except BaseException:
            room.stale = True  # whether they were written is known only to the journal
            room.timekeeper.pause(room)
            room.rooms.spawn(self._reload_after_failure(room))
            raise

    async def _reload_after_failure(self, room: Room) -> None:
        """Send what turns out to be written after all. The room's timekeeper does it if this fails, too."""
        try:
            await room.rooms.store.group_commit.wait()
            await room.catch_up()
        except SQLAlchemyError as problem:
            log.error("the journal of %s can't be read now: %s", room.id, problem)
            return
        room.rooms.bus.publish(room.id)
