"""Clients that play: a person's requests, and greedy players who reconnect by themselves."""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ossuary.bots.bot import Budget
from ossuary.core.chance import Dice
from ossuary.games.bots import make_bot
from support.setups import FULL, Setup, setup_of_game, the_game

PAUSE = 0.05  # seconds before the next attempt to connect
PATIENCE = 30  # seconds in which something has to happen
SHORT = (Setup("bad-bones", 2, ("mode=advanced", "rounds=4")), Setup("dia-de-los-muertos", 2, ()))
ACKNOWLEDGED = "acknowledged"
SENT = "sent"
SEEDS = 1 << 30  # of one choice
RETRIED = {"store", "too-busy"}  # refused for now: to be sent again

Message = dict[str, Any]


class Person:
    """A person with a token, who sends requests to any server process."""

    def __init__(self, token: str) -> None:
        self.headers = {"Authorization": f"Bearer {token}"}

    @classmethod
    async def come(cls, address: str, name: str) -> Person:
        async with httpx.AsyncClient(base_url=f"http://{address}") as client:
            answer = await client.post("/api/people", json={"name": name, "bearer": True})
        return cls(checked(answer).json()["token"])

    async def get(self, address: str, path: str, **parameters: Any) -> Any:
        return (await self.ask("GET", address, path, params=parameters)).json()

    async def post(self, address: str, path: str, body: Any = None) -> Any:
        answer = await self.ask("POST", address, path, json=body)
        return answer.json() if answer.content else None

    async def ask(self, method: str, address: str, path: str, **more: Any) -> httpx.Response:
        async with httpx.AsyncClient(base_url=f"http://{address}", headers=self.headers, timeout=30) as client:
            return checked(await client.request(method, path, **more))


def checked(answer: httpx.Response) -> httpx.Response:
    assert answer.is_success, f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text}"
    return answer


@dataclass
class SentAnswer:
    """An answer, and its result: `sent`, `acknowledged`, or the code of the refusal."""

    seat: int
    question: str
    words: str
    result: str = SENT


@dataclass
class Player:
    """A greedy bot in one seat. After a disconnect it sends again what was not acknowledged."""

    pause = PAUSE

    person: Person
    address: str
    table: str
    game: str
    seat: int
    hasty: bool = False  # sends ready with the last answer instead of in a message of its own
    events: list[Any] = field(default_factory=list)
    answers: list[SentAnswer] = field(default_factory=list)
    connections: int = 0
    bye: str = ""
    disconnected: str = ""  # why, the last time
    over: bool = False
    result: Message | None = None

    def __post_init__(self) -> None:
        self.bot = make_bot("greedy", the_game(self.game))
        self.dice = Dice(zlib.crc32(f"{self.table} {self.seat}".encode()))
        self.asked: Message | None = None
        self.moment: list[int] = []
        self.options: list[Message] = []
        self.chosen_from: list[int] = []
        self.closes: int | None = None  # when the time for reactions is over
        self.ready_for = ""

    def __str__(self) -> str:
        """For the message of a game that does not go on."""
        last = self.answers[-1] if self.answers else "nothing"
        state = "over" if self.over else f"asked {self.asked}, answered {last}"
        return f"{self.table} seat {self.seat}: {state}, connection {self.connections} {self.disconnected}"

    @property
    def acknowledged(self) -> list[str]:
        return [answer.words for answer in self.answers if answer.result == ACKNOWLEDGED]

    async def play(self) -> None:
        """Play to the end of the game, through any number of restarts."""
        while not self.over or self.waits():
            try:
                async with self.connected() as socket:
                    self.connections += 1
                    await self.join(socket)
                    await self.converse(socket)
            except (OSError, ConnectionClosed, InvalidHandshake) as error:
                self.disconnected = repr(error)
                await asyncio.sleep(self.pause)

    def connected(self) -> connect:
        at = f"ws://{self.address}/api/tables/{self.table}/socket"
        return connect(at, additional_headers=self.person.headers, compression=None, max_size=None, proxy=None)

    async def join(self, socket: ClientConnection) -> None:
        since = {str(self.seat): len(self.events)}
        await say(socket, type="join", seats=[self.seat], since=since, moments=True)
        self.asked, self.ready_for = None, ""  # what is asked now, only the table knows
        if self.waits():
            await self.send(socket, self.answers[-1])

    async def converse(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            self.receive(message)
            if self.over and not self.waits():
                return
            if message.get("code") in RETRIED:
                await self.send_again(socket)
            await self.answer(socket)

    def receive(self, message: Message) -> None:
        kind = message["type"]
        if kind == "update":
            self.learn(message)
        elif kind == "bye":
            self.bye = message["code"]
        elif kind == "ack" and message["ref"]:
            self.answers[message["ref"] - 1].result = ACKNOWLEDGED
        elif kind == "refused" and message["code"] not in RETRIED:
            if message["code"] == "stale-question" and not message["ref"]:
                return  # ready, sent again: the phase is over
            assert message["ref"], message
            self.answers[message["ref"] - 1].result = message["code"]

    def learn(self, update: Message) -> None:
        """Events come without a gap and without repetition, however often the client was disconnected."""
        assert update["viewer"] == self.seat
        assert update["first"] == len(self.events), (update["first"], len(self.events))
        self.events += update["events"]
        if "asked" in update:
            self.asked, self.moment, self.options = update["asked"], update["moment"], update["options"]
            self.closes = update.get("closes")
        self.over = update["over"]
        self.result = update.get("result", self.result)

    async def answer(self, socket: ClientConnection) -> None:
        """Answer the question, once, from nothing but what came over the socket."""
        asked = self.asked
        if asked is None or self.waits():
            return
        question = asked["question"]
        if asked["kind"] == "ready":
            if self.ready_for != question:
                self.ready_for = question
                await self.say_ready(socket)
        elif not self.answers or self.answers[-1].question != question or self.overtaken():
            self.chosen_from = self.moment
            words = self.bot.choose(self.moment, self.seat, Budget(), int(self.dice.below(SEEDS)))
            self.answers.append(SentAnswer(self.seat, question, words))
            await self.send(socket, self.answers[-1])

    async def send_again(self, socket: ClientConnection) -> None:
        """Send again what could not be written just now."""
        await asyncio.sleep(PAUSE)
        self.ready_for = ""
        if self.waits():
            await self.send(socket, self.answers[-1])

    def waits(self) -> bool:
        """Whether an answer is neither acknowledged nor refused yet."""
        return bool(self.answers) and self.answers[-1].result == SENT

    def overtaken(self) -> bool:
        """Whether the last answer was refused because another seat's open draft came in between."""
        refused = self.answers[-1].result == "illegal"
        assert not refused or self.moment != self.chosen_from, f"refused without a cause: {self}"
        return refused

    async def say_ready(self, socket: ClientConnection) -> None:
        assert self.asked is not None
        await say(socket, type="act", seat=self.seat, do="ready", question=self.asked["question"])

    async def send(self, socket: ClientConnection, answer: SentAnswer) -> None:
        ref = self.answers.index(answer) + 1
        await say(
            socket,
            type="answer",
            seat=answer.seat,
            question=answer.question,
            words=answer.words,
            ready=self.hasty,
            ref=ref,
        )


async def say(socket: ClientConnection, **message: Any) -> None:
    """Send a message if the socket is still open; if not, what came before is still to be read."""
    with suppress(ConnectionClosed):
        await socket.send(json.dumps(message))


def setup_to_play(number: int) -> Setup:
    """All set-ups in turn; short games for two in `make test`."""
    return setup_of_game(number) if FULL else SHORT[number % len(SHORT)]


async def finish(players: list[Player]) -> None:
    """Let them play to the end; fails if the game does not go on."""
    async with asyncio.TaskGroup() as group:
        playing = {group.create_task(player.play()) for player in players}
        before = -1
        while playing:
            now = sum(len(player.events) + len(player.answers) for player in players)
            assert now > before, "\n".join(["the game does not go on", *map(str, players)])
            before = now
            _, playing = await asyncio.wait(playing, timeout=PATIENCE)


async def sit_down(people: list[Person], addresses: list[str], setup: Setup, bots: int = 0) -> list[Player]:
    """A table for these people and some bots: the first creates it, the others claim their seats by link."""
    seats = [{"kind": "person"}, *({"kind": "link"} for _ in people[1:]), *({"kind": "bot"} for _ in range(bots))]
    plan = {"game": setup.game, "seats": seats, "options": setup.words, "reaction_seconds": 0.02, "bot_seconds": 0}
    table = await people[0].post(addresses[0], "/api/tables", plan)
    for seat, (person, address) in enumerate(zip(people, addresses, strict=True), 1):
        path = f"/api/tables/{table['id']}/seats/{seat}"
        if seat > 1:
            key = table["links"][str(seat)].partition(".")[2]
            await person.post(address, f"{path}/claim", {"key": key})
        await person.post(address, f"{path}/ready", {"value": secrets.token_hex(16)})
    places = enumerate(zip(people, addresses, strict=True), 1)
    return [Player(person, address, table["id"], setup.game, seat, seat % 2 == 0) for seat, (person, address) in places]
