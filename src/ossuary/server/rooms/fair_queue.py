"""Work that waits its turn: urgent work first, then one piece of each owner after the other."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Line = OrderedDict[str, deque[asyncio.Future[None]]]  # by owner; the owner whose turn comes next is the first


class QueueFull(Exception):
    """More waits already than may wait."""


class FairQueue:
    """Lets so much work run at once. However much one owner brings, the next of another waits for one piece of it."""

    def __init__(self, slots: int, most: int = 0, most_of_one: int = 0) -> None:
        """`most` and `most_of_one`: how much may wait in all, and of one owner; 0 is without a limit."""
        self.free = slots
        self.most = most
        self.most_of_one = most_of_one
        self.urgent: Line = OrderedDict()
        self.normal: Line = OrderedDict()
        self.waiting = 0

    @asynccontextmanager
    async def turn(self, owner: str, urgent: bool = False) -> AsyncIterator[None]:
        """Wait for a turn, and have it as long as the block runs; QueueFull if there is no room to wait."""
        await self._enter(owner, self.urgent if urgent else self.normal)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, owner: str, line: Line) -> None:
        if self.free:
            self.free -= 1
            return
        others = line.get(owner, ())
        if (self.most and self.waiting >= self.most) or (self.most_of_one and len(others) >= self.most_of_one):
            raise QueueFull
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.setdefault(owner, deque()).append(turn)
        self.waiting += 1
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._leave()  # the turn had come, but nobody takes it
            raise

    def _leave(self) -> None:
        for line in (self.urgent, self.normal):
            while line:
                owner, turns = line.popitem(last=False)
                turn = turns.popleft()
                self.waiting -= 1
                if turns:
                    line[owner] = turns
                if not turn.cancelled():
                    turn.set_result(None)
                    return
        self.free += 1
