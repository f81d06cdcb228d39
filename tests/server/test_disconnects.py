"""A client that disconnects while its answer is being written: the answer counts, and the others get it."""

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from support.server.players import Person, Player, sit_down
from support.server.serving import Server
from support.server.stored_rows import check_stored
from support.setups import Setup, counted

DISCONNECTS = counted(4, 40)
PATIENCE = 5


@pytest.fixture
def slow(new_database: Callable[[], str], tmp_path: Path) -> Iterator[Server]:
    """A server whose commits take a tenth of a second."""
    database = new_database()
    engine = create_engine(database)
    with engine.begin() as connection:
        for setting in ("commit_delay = 100000", "commit_siblings = 0"):
            connection.execute(text(f"ALTER DATABASE {engine.url.database} SET {setting}"))
    engine.dispose()
    with Server(tmp_path / "slow", db=database) as server:
        yield server


class Counting(Player):
    """Counts its updates."""

    updates = 0

    def learn(self, update: dict[str, Any]) -> None:
        super().learn(update)
        self.updates += 1


async def answer_and_disconnect(player: Player, other: Counting) -> int:
    """Connect, answer, and disconnect before the acknowledgement; how many updates the other player had before."""
    async with player.connected() as socket:
        await player.join(socket)
        while player.waits() or player.asked is None or player.closes:
            player.receive(json.loads(await socket.recv()))
        await asyncio.sleep(0.05)  # the other player has received everything so far
        before = other.updates
        await player.answer(socket)
        await asyncio.sleep(0.02)  # it is being written
        socket.transport.abort()
    return before


def test_an_answer_reaches_the_others_although_its_sender_disconnects(slow: Server) -> None:
    async def play() -> None:
        people = [await Person.come(slow.address, name) for name in ("Ada", "Bo")]
        ada, seated = await sit_down(people, [slow.address] * 2, Setup("dia-de-los-muertos", 2, ()))
        bo = Counting(seated.person, seated.address, seated.table, seated.game, seated.seat)
        playing = asyncio.create_task(bo.play())
        try:
            for _ in range(DISCONNECTS):
                before = await answer_and_disconnect(ada, bo)
                async with asyncio.timeout(PATIENCE):
                    while bo.updates == before:
                        await asyncio.sleep(0.01)
            check_stored(slow, [ada, bo])
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    asyncio.run(play())
