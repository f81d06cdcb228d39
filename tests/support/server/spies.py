"""Who sits at a table, or looks on, and keeps everything that the server ever told him."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from support.server.players import Message, Player, say

CURIOUS = 0.08  # how often one asks by HTTP as well
BRIEFLY = httpx.Limits(keepalive_expiry=1)  # a server may close a line that is quiet for longer, just as one asks again


@dataclass
class Asked:
    """A request, and what came back."""

    what: str
    answer: Any


@dataclass
class Collection:
    """All that one viewer was sent: on the socket in order, and by HTTP."""

    viewer: int
    messages: list[Message] = field(default_factory=list)
    answers: list[Asked] = field(default_factory=list)


async def ask_around(client: httpx.AsyncClient, table: str, kept: Collection, rng: random.Random) -> None:
    """Everything a viewer can ask for without being asked anything himself."""
    seat = f"/api/tables/{table}/seats/{kept.viewer}"
    events = sum(len(message["events"]) for message in kept.messages if message["type"] == "update")
    for what, path in (
        ("view", seat),
        ("events", f"{seat}/events?since={rng.randrange(events + 1)}"),
        ("replay", f"/api/tables/{table}/replay?seat={kept.viewer}&event={rng.randrange(events + 1)}"),
        ("record", f"/api/tables/{table}/record"),
        ("table", f"/api/tables/{table}"),
    ):
        await ask(client, kept, what, "GET", path)


async def ask(client: httpx.AsyncClient, kept: Collection, what: str, method: str, path: str, body: Any = None) -> None:
    answer = await client.request(method, path, json=body)
    assert answer.status_code < 500, answer.text
    if not answer.is_success:
        what = "problem"
    kept.answers.append(Asked(what, answer.text if what == "record" else answer.json()))


@dataclass
class Spy(Player):
    """A greedy player who asks around before he answers."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.kept = Collection(self.seat)
        self.rng = random.Random(self.seat)
        at = f"http://{self.address}"
        self.client = httpx.AsyncClient(base_url=at, headers=self.person.headers, timeout=30, limits=BRIEFLY)

    def hear(self, message: Message) -> None:
        self.kept.messages.append(message)
        super().hear(message)

    async def answer(self, socket: ClientConnection) -> None:
        asked = self.asked
        if asked and asked["kind"] != "ready" and not self.waits() and self.rng.random() < CURIOUS:
            await self.look_around(self.options[self.rng.randrange(len(self.options))]["words"])
        await super().answer(socket)

    async def look_around(self, words: str) -> None:
        await ask_around(self.client, self.table, self.kept, self.rng)
        seat = f"/api/tables/{self.table}/seats/{self.seat}"
        await ask(self.client, self.kept, "preview", "POST", f"{seat}/preview", {"words": [words]})
        await ask(self.client, self.kept, "forecast", "POST", f"{seat}/forecast", {"words": [words]})
        if not self.rng.randrange(4):
            await ask(self.client, self.kept, "hint", "POST", f"{seat}/hint")


@dataclass
class Onlooker:
    """Nobody in particular, without a seat or a name."""

    address: str
    table: str

    def __post_init__(self) -> None:
        self.kept = Collection(0)
        self.rng = random.Random(0)
        self.client = httpx.AsyncClient(base_url=f"http://{self.address}", timeout=30, limits=BRIEFLY)

    async def look_on(self) -> None:
        at = f"ws://{self.address}/api/tables/{self.table}/socket"
        async with connect(at, compression=None, max_size=None, proxy=None) as socket:
            await say(socket, type="join", since={"0": 0}, moments=True)
            async for text in socket:
                message = json.loads(text)
                self.kept.messages.append(message)
                if message["type"] == "update" and message["over"]:
                    return
                if self.rng.random() < CURIOUS / 2:
                    await ask_around(self.client, self.table, self.kept, self.rng)
