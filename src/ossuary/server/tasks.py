"""How background tasks end: a server that is stopped has to end, whatever they wait for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection

CLOSE_SECONDS = 3.0  # for what is open to be closed

log = logging.getLogger("ossuary.server")


async def end_tasks(tasks: Collection[asyncio.Task[None]]) -> None:
    """Cancel tasks and wait for their end, but not for one that does not end: the process ends without it."""
    for task in tasks:
        task.cancel()
    if tasks:
        _, left = await asyncio.wait(tasks, timeout=CLOSE_SECONDS)
        for task in left:
            log.warning("a task does not end: %r", task)
