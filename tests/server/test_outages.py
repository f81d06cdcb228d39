"""The database or the bus fails for a while: games wait, continue, and lose nothing."""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import psycopg
import pytest

from support.server.players import Person, Player, finish, setup_to_play, sit_down
from support.server.serving import Server
from support.server.stored_rows import check_record, check_stored
from support.services import REDIS, Service, address, found_or_skipped, start_redis
from support.setups import counted

OUTAGES = counted(5, 60)
GAMES = counted(2, 6)


async def open_tables(servers: tuple[Server, Server]) -> list[list[Player]]:
    people = [await Person.come(servers[n % 2].address, f"P{n}") for n in range(6)]
    tables = []
    for number in range(GAMES):
        setup = setup_to_play(number)
        addresses = [servers[n % 2].address for n in range(setup.seats)]
        tables.append(await sit_down(people[: setup.seats], addresses, setup))
    return tables


async def check(server: Server, tables: list[list[Player]]) -> None:
    for players in tables:
        check_stored(server, players, over=True)
        await check_record(server.address, players)


def test_a_database_that_closes_its_connections_again_and_again(pair: tuple[Server, Server], postgres: Service) -> None:
    def close_connections() -> None:
        with psycopg.connect(address(postgres.port)) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname IS NOT NULL AND "
                "datname <> 'postgres' AND backend_type = 'client backend' AND pid <> pg_backend_pid()"
            )

    async def play() -> None:
        tables = await open_tables(pair)
        async with asyncio.TaskGroup() as group:
            games = [group.create_task(finish(players)) for players in tables]
            for _ in range(OUTAGES):
                await asyncio.sleep(0.2)
                await asyncio.to_thread(close_connections)
                if all(game.done() for game in games):
                    break
        await check(pair[0], tables)

    asyncio.run(play())


@pytest.mark.full
def test_a_bus_that_is_down_for_a_while(
    new_database: Callable[[], str], tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    program = found_or_skipped(REDIS, tmp_path_factory)
    bus = start_redis(program)
    at = f"redis://127.0.0.1:{bus.port}/0"
    database = new_database()

    async def play(servers: tuple[Server, Server]) -> None:
        tables = await open_tables(servers)
        async with asyncio.TaskGroup() as group:
            for players in tables:
                group.create_task(finish(players))
            await asyncio.sleep(0.5)
            bus.close()
            await asyncio.sleep(2)
            buses.callback(start_redis(program, bus.port).close)
        await check(servers[0], tables)

    one, other = (Server(tmp_path / name, db=database, bus=at) for name in ("one", "other"))
    with ExitStack() as buses, one, other:
        buses.callback(bus.close)
        asyncio.run(play((one, other)))
