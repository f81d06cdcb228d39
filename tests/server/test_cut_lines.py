"""A line that is cut while an answer is being written: the answer counts, and the others learn of it all the same."""

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from support.server.kept import check_kept
from support.server.players import Person, Player, sit_down
from support.server.serving import Server
from support.setups import Setup, counted

CUTS = counted(4, 40)
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
    """Knows how often it was told something of the game."""

    updates = 0

    def learn(self, update: dict[str, Any]) -> None:
        super().learn(update)
        self.updates += 1


async def answer_and_go(player: Player, others: Counting) -> int:
    """Come back, answer what is asked and be gone before that is acknowledged; how much the others knew before."""
    async with player.connected() as socket:
        await player.join(socket)
        while player.waits() or player.asked is None or player.closes:
            player.hear(json.loads(await socket.recv()))
        await asyncio.sleep(0.05)  # the others have heard all there is to hear, and will soon be told who has come
        before = others.updates
        await player.answer(socket)
        await asyncio.sleep(0.02)  # it is being written
        socket.transport.abort()
    return before


def test_an_answer_reaches_the_others_though_its_line_is_cut(slow: Server) -> None:
    async def play() -> None:
        people = [await Person.come(slow.address, name) for name in ("Ada", "Bo")]
        ada, seated = await sit_down(people, [slow.address] * 2, Setup("dia-de-los-muertos", 2, ()))
        bo = Counting(seated.person, seated.address, seated.table, seated.game, seated.seat)
        playing = asyncio.create_task(bo.play())
        try:
            for _ in range(CUTS):
                before = await answer_and_go(ada, bo)
                async with asyncio.timeout(PATIENCE):
                    while bo.updates == before:
                        await asyncio.sleep(0.01)
            check_kept(slow, [ada, bo])
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    asyncio.run(play())
