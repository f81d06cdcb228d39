"""Whether the database can be written: asked by monitors, which must hear of it soon, and must not cost much."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy.exc import SQLAlchemyError

from ossuary.server.storage.group_commit import Unavailable
from ossuary.server.storage.store import Store

VALID_SECONDS = 1.0  # of an answer, for all who ask meanwhile
PATIENCE = 2.0


class HealthCheck:
    """Writes to the database when somebody asks, at most once a second."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.checking: asyncio.Task[None] | None = None
        self.checked_at = 0.0
        self.problem: SQLAlchemyError | None = None

    async def check(self) -> None:
        """Raises why the database can't be written, or that it does not say within two seconds."""
        if self.checking is None and time.monotonic() - self.checked_at > VALID_SECONDS:
            self.checking = asyncio.get_running_loop().create_task(self._write())
        if self.checking is not None:
            try:
                await asyncio.wait_for(asyncio.shield(self.checking), PATIENCE)
            except TimeoutError as silence:
                raise Unavailable(self.store.group_commit.trouble or "it does not answer") from silence
        if self.problem is not None:
            raise self.problem

    async def _write(self) -> None:
        try:
            await self.store.check_writable()
            self.problem = None
        except SQLAlchemyError as problem:
            self.problem = problem
        finally:
            self.checked_at = time.monotonic()
            self.checking = None
