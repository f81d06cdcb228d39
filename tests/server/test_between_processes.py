"""What one process knows the other soon knows too: seats, links, who is connected, and that a process has died."""

import asyncio
import json
import random
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from ossuary.games import game_names
from ossuary.server import tasks
from ossuary.server.storage import bus
from support.server.players import Person, Player, finish, say, sit_down
from support.server.serving import Server
from support.server.stored_rows import check_record, check_stored
from support.setups import Setup, counted

PATIENCE = 5
UNTIL_NOTICED = 10  # seconds; a process that died says nothing about it
CLAIMS = counted(10, 100)
KILLS = counted(2, 20)


PLAYED = game_names()[: counted(1, 2)]

Pair = tuple[Server, Server]


async def receive(socket: ClientConnection, holds: Callable[[Any], bool], seconds: float = PATIENCE) -> Any:
    """The first message for which this holds."""
    async with asyncio.timeout(seconds):
        while not holds(message := json.loads(await socket.recv())):
            pass
    return message


def socket_at(server: Server, table: str, person: Person) -> connect:
    return Player(person, server.address, table, "bad-bones", 1).connected()


async def open_table(pair: Pair) -> tuple[Person, Person, str, str]:
    """A table created at the first process and known to both; two people, and the key of the second seat."""
    ada, bo = [await Person.come(server.address, name) for server, name in zip(pair, ("Ada", "Bo"), strict=True)]
    plan = {"game": "bad-bones", "seats": [{"kind": "person"}, {"kind": "link"}]}
    table = await ada.post(pair[0].address, "/api/tables", plan)
    await bo.get(pair[1].address, f"/api/tables/{table['id']}")
    return ada, bo, table["id"], table["links"]["2"].partition(".")[2]


def test_an_emote_is_seen_at_the_other_process(pair: Pair) -> None:
    async def play() -> None:
        ada, bo, table, _ = await open_table(pair)
        async with socket_at(pair[0], table, ada) as here, socket_at(pair[1], table, bo) as there:
            await say(here, type="join", seats=[1])
            await say(there, type="join")
            for socket in (here, there):
                await receive(socket, lambda message: message["type"] == "welcome")
            await say(here, type="sign", seat=1, sign="wave", ref=3)
            for socket in (here, there):
                seen = await receive(socket, lambda message: message["type"] == "sign")
                assert seen == {"type": "sign", "seat": 1, "sign": "wave"}

    asyncio.run(play())


def test_a_seat_claimed_at_one_process_can_be_played_at_the_other_at_once(pair: Pair) -> None:
    async def play() -> None:
        for _ in range(CLAIMS):
            _, bo, table, key = await open_table(pair)
            await bo.post(pair[0].address, f"/api/tables/{table}/seats/2/claim", {"key": key})
            async with socket_at(pair[1], table, bo) as socket:
                await say(socket, type="join", seats=[2])
                assert (await receive(socket, lambda message: True))["type"] == "welcome"

    asyncio.run(play())


def test_a_person_who_hands_a_seat_over_is_disconnected_at_the_other_process(pair: Pair) -> None:
    async def play() -> None:
        ada, _, table, _ = await open_table(pair)
        async with socket_at(pair[1], table, ada) as socket:
            await say(socket, type="join", seats=[1])
            await ada.post(pair[0].address, f"/api/tables/{table}/seats/1/hand-over")
            bye = await receive(socket, lambda message: message["type"] == "bye")
            assert bye["code"] == "handed-over"

    asyncio.run(play())


def test_people_connected_to_a_process_that_died_are_no_longer_present(pair: Pair) -> None:
    def there(message: Any) -> list[int]:
        return [seat["seat"] for seat in message["table"]["seats"] if seat.get("here")] if "table" in message else [0]

    async def play() -> None:
        ada, bo, table, key = await open_table(pair)
        await bo.post(pair[1].address, f"/api/tables/{table}/seats/2/claim", {"key": key})
        async with socket_at(pair[1], table, bo) as second:
            await say(second, type="join", seats=[2])
            first = await socket_at(pair[0], table, ada)
            await say(first, type="join", seats=[1])
            await receive(second, lambda message: there(message) == [1, 2])
            pair[0].kill()
            await receive(second, lambda message: there(message) == [2], UNTIL_NOTICED)

    asyncio.run(play())


def test_either_process_may_be_killed(pair: Pair) -> None:
    rng = random.Random(4)

    async def play() -> None:
        people = [await Person.come(server.address, "P") for server in pair]
        addresses = [server.address for server in pair]
        tables = [await sit_down(people, addresses, Setup(game, 3, ()), 1) for game in PLAYED]
        async with asyncio.TaskGroup() as group:
            games = [group.create_task(finish(players)) for players in tables]
            for number in range(KILLS):
                await asyncio.sleep(rng.uniform(0.1, 0.6))
                server = pair[number % 2]
                server.kill()
                await server.come_up()
                if all(game.done() for game in games):
                    break
        for players in tables:
            check_stored(pair[0], players, over=True)
            await check_record(pair[0].address, players)

    asyncio.run(play())


def test_a_server_ends_although_its_bus_does_not_close(monkeypatch: pytest.MonkeyPatch, redis: str) -> None:
    monkeypatch.setattr(tasks, "CLOSE_SECONDS", 0.2)
    monkeypatch.setattr(bus, "CLOSE_SECONDS", 0.2)

    async def close() -> None:
        one = bus.RedisBus(redis)

        async def hear(notice: bus.Notice) -> None:
            pass

        async def never() -> None:
            while True:
                with suppress(asyncio.CancelledError):
                    await asyncio.sleep(60)

        await one.open(hear, lambda: None)
        stubborn = asyncio.create_task(never())
        one.tasks.append(stubborn)
        monkeypatch.setattr(one.backend, "on_shutdown", never)
        async with asyncio.timeout(PATIENCE):
            await one.close()

    thread = threading.Thread(target=lambda: asyncio.new_event_loop().run_until_complete(close()), daemon=True)
    thread.start()
    thread.join(2 * PATIENCE)
    assert not thread.is_alive()
