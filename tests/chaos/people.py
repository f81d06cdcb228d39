"""Scripted people: one plays over a socket, another by requests; either may have had enough in the middle of a game."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection

from chaos.network import Client
from ossuary.bots.bot import Budget
from ossuary.games.bots import make_bot
from ossuary.server.socket.connection import MOST_MISSED
from support.server.players import ACKNOWLEDGED, SEEDS, Message, Player, SentAnswer
from support.setups import the_game

# Why an answer may be refused to a person who has done nothing wrong: it was overtaken, or nothing can be written now.
EXPECTED = {"stale-question", "illegal", "store", "too-busy", "overloaded", "restart"}
LOOK_SECONDS = 0.4  # between two looks of those who play by requests


class HadEnough(Exception):
    """The person wants to leave the game; nothing of theirs is under way."""


class Violated(Exception):
    """Something that must not happen, in words."""


@dataclass(kw_only=True)
class SocketPerson(Player):
    """Plays over a socket at either process, and reconnects at any of them."""

    pause = 0.3

    client: Client
    rng: random.Random
    stays_for: int  # answers
    gaps: list[tuple[int, int]] = field(default_factory=list)  # events that were missed, and not sent again

    def connected(self) -> Any:
        self.address = self.client.network.some_address()
        return super().connected()

    def receive(self, message: Message) -> None:
        code = message.get("code", "")
        if message["type"] == "refused" and code not in EXPECTED:
            raise Violated(f"refused with {code}: {message.get('detail')}")
        if message["type"] == "bye" and code in ("handed-over", "no-person", "no-table", "deleted"):
            raise Violated(f"sent away with {code}")
        if message["type"] == "ack" and message["ref"]:
            self.client.network.account.acknowledged["answers"] += 1
        super().receive(message)

    def learn(self, update: Message) -> None:
        """A client that has missed very many events gets what it sees now without them."""
        missed = update["first"] - len(self.events)
        if missed > MOST_MISSED:
            self.gaps.append((len(self.events), update["first"]))
            self.events += [None] * missed
        super().learn(update)

    async def answer(self, socket: ClientConnection) -> None:
        if len(self.acknowledged) >= self.stays_for and not self.waits() and not self.over:
            raise HadEnough
        if self.asked is not None and not self.waits():
            await asyncio.sleep(self.rng.expovariate(20))
        await super().answer(socket)


@dataclass(kw_only=True)
class RequestPerson:
    """Plays by requests alone."""

    client: Client
    rng: random.Random
    table: str
    game: str
    seat: int
    stays_for: int  # answers
    answers: list[SentAnswer] = field(default_factory=list)
    events: list[Any] = field(default_factory=list)
    over: bool = False
    result: Message | None = None

    def __post_init__(self) -> None:
        self.bot = make_bot("greedy", the_game(self.game))
        self.path = f"/api/tables/{self.table}/seats/{self.seat}"

    def __str__(self) -> str:
        return f"{self.table} seat {self.seat} by requests, answered {self.answers[-1:]}"

    @property
    def acknowledged(self) -> list[str]:
        return [answer.words for answer in self.answers if answer.result == ACKNOWLEDGED]

    async def play(self) -> None:
        while not self.over:
            reply = await self.client.ask("GET", self.path)
            if reply.code == "not-started":
                await asyncio.sleep(LOOK_SECONDS)
                continue
            if reply.status != 200:
                raise Violated(f"GET of the own seat: {reply}")
            await self.react(reply.body)
        told = await self.client.ask("GET", f"{self.path}/events")
        self.events = told.body["events"]

    async def react(self, view: Message) -> None:
        self.over, self.result = view["over"], view["result"]
        if self.over:
            return
        if len(self.acknowledged) >= self.stays_for:
            raise HadEnough
        asked = view["asked"]
        if asked is None:
            await asyncio.sleep(LOOK_SECONDS * self.rng.uniform(0.5, 1.5))
        elif asked["kind"] == "ready":
            await self.client.ask("POST", f"{self.path}/ready", {"question": asked["question"]})
        else:
            words = self.bot.choose(view["moment"], self.seat, Budget(), self.rng.randrange(SEEDS))
            await self.send(SentAnswer(self.seat, asked["question"], words))

    async def send(self, answer: SentAnswer) -> None:
        self.answers.append(answer)
        body = {"question": answer.question, "words": answer.words, "ready": self.seat % 2 == 0}
        reply = await self.client.ask("POST", f"{self.path}/answers", body)
        if reply.status == 200:
            answer.result = ACKNOWLEDGED
            self.client.network.account.acknowledged["answers"] += 1
        elif reply.code in EXPECTED:
            answer.result = reply.code
        else:
            raise Violated(f"an answer is refused with {reply}")


AnyPerson = SocketPerson | RequestPerson
