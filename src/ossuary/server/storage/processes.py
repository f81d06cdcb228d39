"""The servers on one database: each one's beat goes up as long as it lives, so that others notice when it is dead."""

from __future__ import annotations

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from ossuary.server.storage.schema import processes
from ossuary.server.storage.store import Store

GONE = -1  # the beat of a process that was stopped: nobody has to wait until it is taken for dead


class ProcessTable:
    """What one server reads and writes of the table `processes`."""

    def __init__(self, store: Store, process: str) -> None:
        self.store = store
        self.process = process
        self.count = 0

    async def beat(self) -> dict[str, int]:
        """Say that this process lives; the last beats of all others."""
        self.count += 1

        def work(c: Connection) -> dict[str, int]:
            self._write(c, self.count)
            found = c.execute(sql.select(processes.c.id, processes.c.beat).where(processes.c.id != self.process))
            return {str(process): int(beat) for process, beat in found}

        return await self.store.write(work)

    async def claim(self, process: str, beat: int) -> bool:
        """Whether the process has not beaten since, and this one is to go on with its tables: nobody else is."""
        dead = processes.delete().where(processes.c.id == process, processes.c.beat == beat)
        return await self.store.write(lambda c: bool(c.execute(dead).rowcount))

    async def say_gone(self) -> None:
        """Let another process go on with this one's tables at once."""
        await self.store.write(lambda c: self._write(c, GONE))

    def _write(self, c: Connection, beat: int) -> None:
        own = processes.update().where(processes.c.id == self.process)
        if not c.execute(own.values(beat=beat)).rowcount:
            c.execute(processes.insert().values(id=self.process, beat=beat))
