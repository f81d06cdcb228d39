"""Sealed phases: nobody can tell whether another seat has drafted anything.

Everything that a seat and an onlooker can ask for is asked for before and after another seat's drafts and undos: not
one byte differs. Meanwhile their sockets stay silent; they are sent only that somebody is ready.
"""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from support.server.players import Message, Person, say, sit_down
from support.server.recording_clients import BRIEFLY
from support.server.serving import Server
from support.setups import Setup, counted, every_setup

PHASES = counted(10, 200)
EACH_GAME = 8  # phases of one game, then another mode
SENT_AFTER = 0.03  # seconds after which a server has sent even what it delays
SPIED, OTHER = 1, 2
VERSUS = [setup for setup in every_setup("bad-bones") if setup.seats == 2 and "play=versus" in setup.words]


class Listener:
    """A socket that only listens."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def received(self) -> list[Message]:
        """Everything that has come so far."""
        await say(self.socket, type="ping", ref=1)
        messages = []
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] == "pong":
                break
            if message["type"] != "table":  # who is here
                messages.append(message)
        return messages


class Seat:
    """A person at one server process, who asks and answers by HTTP."""

    def __init__(self, person: Person | None, address: str, table: str, seat: int) -> None:
        headers = person.headers if person else {}
        at = f"http://{address}/api/tables/{table}"
        self.client = httpx.AsyncClient(base_url=at, headers=headers, timeout=30, limits=BRIEFLY)
        self.seat = seat

    async def view(self) -> Message:
        found: Message = (await self.client.get(f"/seats/{self.seat}")).json()
        return found

    async def answer(self, rng: random.Random) -> None:
        view = await self.view()
        body = {"question": view["asked"]["question"], "words": rng.choice(view["options"])["words"]}
        assert (await self.client.post(f"/seats/{self.seat}/answers", json=body)).is_success

    async def do(self, what: str) -> None:
        answer = await self.client.post(f"/seats/{self.seat}/{what}", json={} if what == "ready" else None)
        assert answer.is_success, answer.text

    async def draft_all(self, rng: random.Random) -> None:
        while (asked := (await self.view())["asked"]) and asked["kind"] != "ready":
            await self.answer(rng)

    async def everything(self) -> list[bytes]:
        """Everything that can be asked for, as it is sent."""
        view = await self.view()
        last = view["event"]
        paths = [f"/seats/{self.seat}", f"/seats/{self.seat}/events", "/record", ""]
        paths += [f"/replay?seat={self.seat}&event={event}" for event in (last, max(0, last - 1))]
        answers = [(await self.client.get(path)).content for path in paths]
        answers.append((await self.client.get(str(self.client.base_url.join("/api/tables")))).content)
        for option in view["options"][:2]:
            tried = await self.client.post(f"/seats/{self.seat}/preview", json={"words": [option["words"]]})
            answers.append(tried.content)
        return answers


class WatchedGame:
    """A game of two, in which one seat and an onlooker watch what the other seat does, perhaps at another process."""

    def __init__(self, here: Server, there: Server, rng: random.Random) -> None:
        self.here, self.there, self.rng = here, there, rng

    async def play(self, people: list[Person], setup: Setup, phases: int) -> int:
        """Play so many sealed phases, or to the end of the game; how many there were."""
        players = await sit_down(people, [self.here.address, self.there.address], setup)
        table = players[0].table
        self.spied = Seat(people[0], self.here.address, table, SPIED)
        self.onlooker = Seat(None, self.here.address, table, 0)
        self.other = Seat(people[1], self.there.address, table, OTHER)
        self.near = Seat(people[1], self.here.address, table, OTHER)
        at = f"ws://{self.here.address}/api/tables/{table}/socket"
        async with connect(at, additional_headers=people[0].headers) as one, connect(at) as two:
            await say(one, type="join", seats=[SPIED], moments=True)
            await say(two, type="join", moments=True)
            self.listeners = [Listener(one), Listener(two)]
            await until_same(self.near, self.other)
            played = 0
            while played < phases and not (await self.spied.view())["over"]:
                played += await self.play_next()
        for seat in (self.spied, self.onlooker, self.other, self.near):
            await seat.client.aclose()
        return played

    async def received(self) -> list[list[Message]]:
        await asyncio.sleep(SENT_AFTER)
        return [await listener.received() for listener in self.listeners]

    async def play_next(self) -> int:
        """Play a sealed phase where both seats are asked, or whatever else comes next."""
        view = await self.spied.view()
        if view["waiting"] == [SPIED, OTHER]:
            await self.watch_phase()
            return 1
        for seat in (self.spied, self.other):
            if seat.seat in view["waiting"]:
                await seat.draft_all(self.rng)
                if ((await seat.view())["asked"] or {}).get("kind") == "ready":
                    await seat.do("ready")
        await until_same(self.near, self.other)
        return 0

    async def watch_phase(self) -> None:
        rng = self.rng
        await self.received()
        before = [await viewer.everything() for viewer in (self.spied, self.onlooker)]

        async def check_unseen() -> None:
            await until_same(self.near, self.other)
            assert await self.received() == [[], []]
            after = [await viewer.everything() for viewer in (self.spied, self.onlooker)]
            assert after == before

        await self.other.answer(rng)
        await check_unseen()
        if rng.randrange(2):
            await self.other.do("undo")
            await check_unseen()
        await self.other.draft_all(rng)
        await check_unseen()
        await self.other.do("ready")
        await until_same(self.near, self.other)
        for received in await self.received():
            assert [message["type"] for message in received] == ["update"]
            assert received[0]["events"] == [{"kind": "ready", "seat": OTHER}]
            assert received[0]["waiting"] == [SPIED]
            assert "view" not in received[0]
        await self.spied.draft_all(rng)
        await self.spied.do("ready")
        await until_same(self.near, self.other)


async def until_same(one: Seat, other: Seat) -> None:
    """Wait until both processes show a seat the same."""
    async with asyncio.timeout(20):
        while await one.view() != await other.view():
            await asyncio.sleep(0.005)


def watch(here: Server, there: Server, phases: int) -> int:
    rng = random.Random(11)

    async def watch_all() -> int:
        people = [await Person.come(server.address, "P") for server in (here, there)]
        played = 0
        while played < phases:
            played += await WatchedGame(here, there, rng).play(
                people, rng.choice(VERSUS), min(EACH_GAME, phases - played)
            )
        return played

    return asyncio.run(watch_all())


def test_nobody_can_tell_that_another_seat_has_drafted(tmp_path: Path) -> None:
    with Server(tmp_path / "server") as server:
        assert watch(server, server, PHASES) >= PHASES


def test_nobody_can_tell_that_a_seat_at_another_process_has_drafted(pair: tuple[Server, Server]) -> None:
    assert watch(*pair, counted(4, 40)) >= 4
