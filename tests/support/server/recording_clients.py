"""Clients that sit at a table or look on, and collect everything that the server sends them."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from support.server.players import Message, Player, say

CURIOUS = 0.08  # how often they send requests as well
BRIEFLY = httpx.Limits(keepalive_expiry=1)  # the server closes idle connections, perhaps just then


@dataclass
class Asked:
    """A request, and its answer."""

    what: str
    answer: Any


@dataclass
class Collection:
    """Everything one viewer was sent: over the socket, in order, and by HTTP."""

    viewer: int
    messages: list[Message] = field(default_factory=list)
    answers: list[Asked] = field(default_factory=list)


async def ask_around(client: httpx.AsyncClient, table: str, collected: Collection, rng: random.Random) -> None:
    """Everything a viewer can ask for at any time."""
    seat = f"/api/tables/{table}/seats/{collected.viewer}"
    events = sum(len(message["events"]) for message in collected.messages if message["type"] == "update")
    for what, path in (
        ("view", seat),
        ("events", f"{seat}/events?since={rng.randrange(events + 1)}"),
        ("replay", f"/api/tables/{table}/replay?seat={collected.viewer}&event={rng.randrange(events + 1)}"),
        ("record", f"/api/tables/{table}/record"),
        ("table", f"/api/tables/{table}"),
    ):
        await ask(client, collected, what, "GET", path)


async def ask(
    client: httpx.AsyncClient, collected: Collection, what: str, method: str, path: str, body: Any = None
) -> None:
    answer = await client.request(method, path, json=body)
    assert answer.status_code < 500, answer.text
    if not answer.is_success:
        what = "problem"
    collected.answers.append(Asked(what, answer.text if what == "record" else answer.json()))


@dataclass
class Spy(Player):
    """A greedy player who looks around before answering."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.collected = Collection(self.seat)
        self.rng = random.Random(self.seat)
        at = f"http://{self.address}"
        self.client = httpx.AsyncClient(base_url=at, headers=self.person.headers, timeout=30, limits=BRIEFLY)

    def receive(self, message: Message) -> None:
        self.collected.messages.append(message)
        super().receive(message)

    async def answer(self, socket: ClientConnection) -> None:
        asked = self.asked
        if asked and asked["kind"] != "ready" and not self.waits() and self.rng.random() < CURIOUS:
            await self.look_around(self.options[self.rng.randrange(len(self.options))]["words"])
        await super().answer(socket)

    async def look_around(self, words: str) -> None:
        await ask_around(self.client, self.table, self.collected, self.rng)
        seat = f"/api/tables/{self.table}/seats/{self.seat}"
        await ask(self.client, self.collected, "preview", "POST", f"{seat}/preview", {"words": [words]})
        await ask(self.client, self.collected, "forecast", "POST", f"{seat}/forecast", {"words": [words]})
        if not self.rng.randrange(4):
            await ask(self.client, self.collected, "hint", "POST", f"{seat}/hint")


@dataclass
class Onlooker:
    """A client without a seat or a name."""

    address: str
    table: str

    def __post_init__(self) -> None:
        self.collected = Collection(0)
        self.rng = random.Random(0)
        self.client = httpx.AsyncClient(base_url=f"http://{self.address}", timeout=30, limits=BRIEFLY)

    async def look_on(self) -> None:
        at = f"ws://{self.address}/api/tables/{self.table}/socket"
        async with connect(at, compression=None, max_size=None, proxy=None) as socket:
            await say(socket, type="join", since={"0": 0}, moments=True)
            async for text in socket:
                message = json.loads(text)
                self.collected.messages.append(message)
                if message["type"] == "update" and message["over"]:
                    return
                if self.rng.random() < CURIOUS / 2:
                    await ask_around(self.client, self.table, self.collected, self.rng)
