"""Two server processes that share a PostgreSQL and a Redis serve the same tables."""

import asyncio
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from support.server.players import Person, finish, setup_to_play, sit_down
from support.server.serving import Server
from support.server.stored_rows import check_record, check_stored
from support.setups import Setup, counted

GAMES = counted(4, 100)
AT_ONCE = 4

Pair = tuple[Server, Server]


def test_seats_at_different_processes_play_to_the_end(pair: Pair) -> None:
    async def play_all() -> None:
        waiting = iter([setup_to_play(number) for number in range(GAMES)])
        people = [await Person.come(pair[n % 2].address, f"P{n}") for n in range(6)]
        await asyncio.gather(*(play_some(waiting, people) for _ in range(AT_ONCE)))

    async def play_some(waiting: Iterator[Setup], people: list[Person]) -> None:
        for setup in waiting:
            addresses = [server.address for server in itertools.islice(itertools.cycle(pair), setup.seats)]
            players = await sit_down(people[: setup.seats], addresses, setup)
            await finish(players)
            check_stored(pair[0], players, over=True)
            for server in pair:
                await check_record(server.address, players)

    asyncio.run(play_all())


@pytest.mark.slow
def test_processes_may_start_at_once_on_an_empty_database(
    new_database: Callable[[], str], redis: str, tmp_path: Path
) -> None:
    database = new_database()
    servers = [Server(tmp_path / str(number), db=database, bus=redis) for number in range(3)]

    async def start_all() -> None:
        await asyncio.gather(*(server.come_up() for server in servers))

    try:
        asyncio.run(start_all())
        assert [server.stop() for server in servers] == [0, 0, 0]
    finally:
        for server in servers:
            server.end()
