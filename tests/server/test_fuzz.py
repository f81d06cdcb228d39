"""Nonsense from clients: the server survives without a trace in its log, and a game beside it reaches its end."""

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from support.server.hostile_clients import Vandal, raw
from support.server.players import Person, Player, say, sit_down
from support.server.serving import Server
from support.server.stored_rows import check_record, check_stored
from support.setups import Setup, counted

MESSAGES = counted(150, 3000)  # from each vandal
RAW = counted(60, 1500)
FIRST, LAST = counted(500, 1000), counted(1500, 5000)
GROWTH = 1.10
PATIENCE = 240


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "server", messages_per_second="400", sockets_per_address="500") as server:
        yield server
        assert httpx.get(f"http://{server.address}/health").json()["status"] == "ok"
        assert server.stop() == 0
        for trouble in ("Traceback", "ERROR", "CRITICAL"):
            assert trouble not in server.log()


@pytest.mark.parametrize("game", ["bad-bones", "dia-de-los-muertos"])
def test_a_game_is_played_to_its_end_while_others_send_nonsense(server: Server, game: str) -> None:
    async def play() -> None:
        people = [await Person.come(server.address, name) for name in ("Ana", "Ben", "Eve")]
        players = await sit_down(people[:2], [server.address] * 2, Setup(game, 2, ()))
        table = players[0].table
        vandals = [
            Vandal(server.address, table, 1, {}, []),  # nobody
            Vandal(server.address, table, 2, people[2].headers, []),  # somebody, without a seat
            Vandal(server.address, table, 3, people[0].headers, [1]),  # another device of Ana's
            Vandal(server.address, table, 4, people[2].headers, [2]),  # somebody in Ben's seat
        ]
        rng = random.Random(game)

        async def below() -> None:
            for _ in range(RAW):
                await raw(server.port, f"/api/tables/{table}/socket", rng)

        async with asyncio.timeout(PATIENCE):
            hanging = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(20)]
            await asyncio.gather(below(), *(player.play() for player in players), *(v.rage(MESSAGES) for v in vandals))
            for _, writer in hanging:
                writer.close()
        check_unharmed(players)
        check_stored(server, players, over=True)
        await check_record(server.address, players)
        check_received(vandals)

    asyncio.run(play())


REACTIONS = ("hold", "dodge", "let")


def check_unharmed(players: list[Player]) -> None:
    for player in players:
        assert player.over
        assert player.connections == 1
        assert player.answers
        for answer in player.answers[:-1]:
            # a reaction after its time, which is short here, is rightly refused: silence counted as `let`
            late = answer.words in REACTIONS and answer.result == "stale-question"
            assert answer.result == "acknowledged" or late, answer


def check_received(vandals: list[Vandal]) -> None:
    """All kinds of refusals were received."""
    received = {kind for vandal in vandals for kind in vandal.received}
    assert received >= {"welcome", "bad-message", "bad-start", "not-your-seat", "stale-question", "pong"}
    assert "welcome" not in vandals[3].received
    assert not any("ack" in vandal.received for vandal in vandals)
    assert {code for vandal in vandals for code in vandal.closed} >= {1000, 1009, 4400}


def resident(server: Server) -> int:
    """The server's memory in kilobytes."""
    assert server.process
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


class Traffic:
    """A day at the server in brief: people come, look on, play, make mistakes and leave."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.rng = random.Random(7)
        self.done = 0

    async def open(self) -> None:
        self.people = [await Person.come(self.server.address, f"P{n}") for n in range(4)]
        games = ("bad-bones", "dia-de-los-muertos")
        self.tables = [await sit_down(self.people, [self.server.address] * 4, Setup(game, 4, ())) for game in games]
        hooks: Any = {"request": [self.count]}
        self.client = httpx.AsyncClient(base_url=f"http://{self.server.address}", timeout=30, event_hooks=hooks)

    async def count(self, _: httpx.Request) -> None:
        self.done += 1

    async def go_on(self, until: int) -> None:
        async def one_after_the_other() -> None:
            while self.done < until:
                await self.something()

        await asyncio.gather(*(one_after_the_other() for _ in range(4)))

    async def something(self) -> None:
        player = self.rng.choice(self.rng.choice(self.tables))
        what = (self.visit, self.visit, self.answer, self.answer, self.look, self.look, self.look, self.err, self.read)
        await self.rng.choice(what)(player)

    async def look(self, player: Player) -> None:
        headers, rng = player.person.headers, self.rng
        table = f"/api/tables/{player.table}"
        seat = f"{table}/seats/{player.seat}"
        back = f"{table}/replay?event={rng.randrange(50)}&seat={player.seat}"
        await self.client.get(rng.choice((seat, f"{seat}/events", table, f"{table}/record", back)), headers=headers)
        await self.client.post(f"{seat}/preview", json={"words": ["pass"]}, headers=headers)

    async def read(self, _: Player) -> None:
        paths = ("/health", "/metrics", "/api/docs", "/api/schema/openapi.json", "/api/games", "/api/games/bad-bones")
        await self.client.get(self.rng.choice(paths))
        await self.client.post("/api/people", json={"name": f"Guest {self.rng.random()}"})

    async def err(self, player: Player) -> None:
        rng, json = self.rng, {"Content-Type": "application/json"}
        await self.client.get(f"/{rng.random()}/{'x' * rng.randrange(1000)}")
        await self.client.get(f"/api/tables/{rng.random()}")
        await self.client.post("/api/verify", json={"text": "x" * rng.randrange(100_000)})
        await self.client.post("/api/people", content=b"[" * rng.randrange(2000), headers=json)
        said = {"question": "1.1", "words": "pass"}
        await self.client.post(f"/api/tables/{player.table}/seats/1/answers", json=said, headers=player.person.headers)

    async def answer(self, player: Player) -> None:
        seat = f"/api/tables/{player.table}/seats/{player.seat}"
        view = (await self.client.get(seat, headers=player.person.headers)).json()
        if view["asked"] and view["options"]:
            words = self.rng.choice(view["options"])["words"]
            said = {"question": view["asked"]["question"], "words": words, "ready": True}
            await self.client.post(f"{seat}/answers", json=said, headers=player.person.headers)

    async def visit(self, player: Player) -> None:
        at = f"ws://{self.server.address}/api/tables/{player.table}/socket"
        seats = self.rng.choice(([], [player.seat], [6]))
        self.done += 1
        async with connect(at, additional_headers=player.person.headers, compression=None, proxy=None) as socket:
            await say(socket, type="join", seats=seats)
            await socket.recv()
            await say(socket, type="ping", ref=1)


def test_memory_does_not_grow_with_requests(server: Server) -> None:
    async def play() -> tuple[int, int]:
        traffic = Traffic(server)
        await traffic.open()
        await traffic.go_on(FIRST)
        before = resident(server)
        begun = time.monotonic()
        await traffic.go_on(LAST)
        after = resident(server)
        print(f"{FIRST} requests: {before} kB, {LAST}: {after} kB; {time.monotonic() - begun:.0f} s")
        await traffic.client.aclose()
        return before, after

    before, after = asyncio.run(play())
    assert after <= before * GROWTH
