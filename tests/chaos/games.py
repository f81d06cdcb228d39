"""One game of a run: set up, played by people and bots, with seats that change hands, and intruders who are refused."""

from __future__ import annotations

import asyncio
import random
import secrets
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from chaos.network import Client, Network
from chaos.people import AnyPerson, HadEnough, RequestPerson, SocketPerson, Violated
from support.server.players import say
from support.setups import Setup

SETUPS = (
    Setup("bad-bones", 2, ("mode=advanced", "rounds=4")),
    Setup("dia-de-los-muertos", 2, ()),
    Setup("bad-bones", 3, ("rounds=5",)),
    Setup("bad-bones", 4, ("mode=advanced", "rounds=3")),
)
LEVELS = ("random", "greedy")
# Time enough for everybody here, whatever breaks: nobody is late unless a clock that was moved is believed.
CLOCK = {"choice": 60, "bank": 1200}
LONG = 10_000  # answers: the person stays to the end
WATCH_SECONDS = 1.0
INTRUSION_SECONDS = 1.5
REFUSED = {401, 403, 404}
COMMANDS = ("resign", "leave", "undo", "hand-over", "let-round")


@dataclass
class SeatHistory:
    """Everybody who has had a seat, one after another; in the end perhaps a bot."""

    held_by: list[AnyPerson] = field(default_factory=list)
    ids: list[str] = field(default_factory=list)  # of these people
    left_to_bot: bool = False  # nobody plays here any more
    had_bot: bool = False  # for a while at least
    forgotten: bool = False  # the last of these people


class Game:
    """A table that is played to its end."""

    def __init__(self, number: int, network: Network, seed: int) -> None:
        self.number = number
        self.network = network
        self.account = network.account
        self.rng = random.Random(f"game {seed} {number}")
        self.setup = SETUPS[self.rng.randrange(len(SETUPS))]
        self.bots = self.rng.choice([0, 0, 1, self.setup.seats])
        self.table: Any = None
        self.seats: dict[int, SeatHistory] = {}
        self.intruders: list[tuple[Client, int]] = []  # people without a right to the seat they try
        self.over = False
        self.violated = False  # something happened that ended it before its time

    def __str__(self) -> str:
        people = "; ".join(str(history.held_by[-1]) for history in self.seats.values() if history.held_by)
        at = self.table["id"] if self.table else "not set up"
        return f"game {self.number} ({self.setup}, {self.bots} bots) at {at}: {people or 'bots alone'}"

    async def play(self) -> None:
        """Until it is over; what must not happen is a violation of the run."""
        try:
            await self.set_up()
            self.account.games_begun += 1
            async with asyncio.TaskGroup() as group:
                seats = [group.create_task(self.play_seat(seat)) for seat in self.seats]
                intruding = group.create_task(self.intrude())
                await asyncio.gather(self.watch(), *seats)
                intruding.cancel()
            self.over = True
            self.account.games_ended += 1
        except* (Violated, AssertionError) as violations:
            self.violated = True
            for violation in violations.exceptions:
                self.account.violation(f"{self}: {violation}")

    async def set_up(self) -> None:
        people = self.setup.seats - self.bots
        owner = await self.network.come(f"Owner {self.number}")
        seats: list[dict[str, str]] = [{"kind": "person"}, *({"kind": "link"} for _ in range(people - 1))][:people]
        seats += [{"kind": "bot", "level": self.rng.choice(LEVELS)} for _ in range(self.bots)]
        plan: dict[str, Any] = {"game": self.setup.game, "seats": seats, "options": self.setup.words, "clock": CLOCK}
        plan |= {"reaction_seconds": 0.5, "bot_seconds": self.rng.choice([0, 0.2])}
        reply = await owner.ask("POST", "/api/tables", plan)
        assert reply.status == 201, reply
        self.table = reply.body
        self.account.acknowledged["tables"] += 1
        for seat in range(1, people + 1):
            self.seats[seat] = SeatHistory()
            client = owner if seat == 1 else await self.network.come(f"Guest {seat}")
            if seat > 1:
                await self.claim(seat, client, self.table["links"][str(seat)])
            await self.sit(seat, client)
            value = {"value": secrets.token_hex(16)}
            ready = await client.ask("POST", f"{self.path(seat)}/ready", value)
            assert ready.status == 204, ready
            self.account.acknowledged["ready"] += 1
        self.intruders.append((await self.network.come("Stranger"), self.rng.randint(1, self.setup.seats)))

    def path(self, seat: int) -> str:
        return f"/api/tables/{self.table['id']}/seats/{seat}"

    async def sit(self, seat: int, client: Client) -> None:
        me = await client.ask("GET", "/api/people/me")
        history = self.seats[seat]
        history.ids.append(me.body["id"])
        stays_for = self.rng.choice([LONG, self.rng.randrange(2, 20)])
        at, game = self.table["id"], self.setup.game
        if self.rng.random() < 0.3:
            person: AnyPerson = RequestPerson(
                client=client, rng=self.rng, table=at, game=game, seat=seat, stays_for=stays_for
            )
        else:
            person = SocketPerson(
                client, "", at, game, seat, seat % 2 == 0, client=client, rng=self.rng, stays_for=stays_for
            )
        history.held_by.append(person)

    async def claim(self, seat: int, client: Client, link: str) -> None:
        reply = await client.ask("POST", f"{self.path(seat)}/claim", {"key": link.partition(".")[2]})
        if reply.status != 200:
            raise Violated(f"seat {seat} can't be claimed with its link: {reply}")
        self.account.acknowledged["claims"] += 1

    async def play_seat(self, seat: int) -> None:
        while True:
            history = self.seats[seat]
            try:
                await history.held_by[-1].play()
            except HadEnough:
                await self.rng.choice([self.hand_over, self.hand_over, self.revoke, self.forget])(seat)
            else:
                return
            if history.left_to_bot:
                return

    async def hand_over(self, seat: int) -> None:
        """Give the seat to somebody new. The old holder keeps trying to use it."""
        client = self.seats[seat].held_by[-1].client
        reply = await client.ask("POST", f"{self.path(seat)}/hand-over")
        if reply.status == 200:
            link = reply.body["path"]
        elif reply.code == "not-your-seat" and reply.repeated:  # it was done, and the answer got lost
            shown = await client.ask("GET", f"/api/tables/{self.table['id']}")
            link = shown.body["links"][str(seat)]
        else:
            raise Violated(f"seat {seat} can't be handed over: {reply}")
        self.account.acknowledged["hand-overs"] += 1
        self.intruders.append((client, seat))
        newcomer = await self.network.come(f"Newcomer {seat}")
        await self.claim(seat, newcomer, link)
        await self.sit(seat, newcomer)

    async def revoke(self, seat: int) -> None:
        """Void all one's tokens and go on with the new one. If the answer gets lost, so has the person."""
        person = self.seats[seat].held_by[-1]
        client = person.client
        self.seats[seat].had_bot = True
        left = await client.ask("POST", f"{self.path(seat)}/leave")
        assert left.status in (204, 409), left  # it may have been done before, or the game is over
        reply = await client.ask("POST", "/api/people/me/tokens", {"bearer": True})
        self.intruders.append((Client(self.network, client.headers["Authorization"].removeprefix("Bearer ")), seat))
        if reply.status != 201:
            assert reply.repeated, reply
            self.seats[seat].left_to_bot = True
            return
        self.account.acknowledged["revocations"] += 1
        client.headers = {"Authorization": f"Bearer {reply.body['token']}"}
        back = await client.ask("POST", f"{self.path(seat)}/return")
        assert back.status in (204, 409), back
        person.stays_for = LONG

    async def forget(self, seat: int) -> None:
        """Be forgotten: a bot plays on. Owners stay, since their table would be deleted."""
        if seat == 1:
            self.seats[seat].held_by[-1].stays_for = LONG
            return
        client = self.seats[seat].held_by[-1].client
        reply = await client.ask("DELETE", "/api/people/me")
        assert reply.status == 204 or (reply.status == 401 and reply.repeated), reply
        self.account.acknowledged["forgettings"] += 1
        history = self.seats[seat]
        history.left_to_bot = history.had_bot = history.forgotten = True
        self.intruders.append((client, seat))

    async def watch(self) -> None:
        """As an onlooker, until it is over."""
        onlooker = Client(self.network, "")
        while True:
            reply = await onlooker.ask("GET", f"/api/tables/{self.table['id']}")
            if reply.status != 200:
                raise Violated(f"the table is not there: {reply}")
            if reply.body["status"] == "over":
                return
            await asyncio.sleep(WATCH_SECONDS)

    async def intrude(self) -> None:
        """Again and again somebody tries a seat that is not theirs, at either process."""
        while True:
            await asyncio.sleep(self.rng.expovariate(1 / INTRUSION_SECONDS))
            client, seat = self.rng.choice(self.intruders)
            attempt = self.rng.choice([self.intrude_by_request, self.intrude_by_request, self.intrude_by_socket])
            await attempt(client, seat)

    async def intrude_by_request(self, client: Client, seat: int) -> None:
        path, body, method = self.path(seat), None, "POST"
        command = self.rng.choice([*COMMANDS, "answers", "view", "events"])
        if command == "answers":
            body = {"question": "1.1", "words": "pass"}
        elif command in ("view", "events"):
            method = "GET"
        reply = await client.ask_once(method, f"{path}/{command}".removesuffix("/view"), body)
        if reply is None or reply.status >= 500 or reply.status == 429:
            return  # not answered now
        if reply.status in REFUSED:
            self.account.refused_to_intruders += 1
        elif not (method == "GET" and await self.is_over()):  # then everybody may see everything
            raise Violated(f"seat {seat} in wrong hands: {command} is answered with {reply}")

    async def intrude_by_socket(self, client: Client, seat: int) -> None:
        at = f"ws://{self.network.some_address()}/api/tables/{self.table['id']}/socket"
        try:
            async with asyncio.timeout(10), connect(at, additional_headers=client.headers, proxy=None) as socket:
                await say(socket, type="join", seats=[seat])
                told = str(await socket.recv())
        except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
            return
        if '"welcome"' in told:
            raise Violated(f"seat {seat} in wrong hands: a socket is welcome")
        self.account.refused_to_intruders += 1

    async def is_over(self) -> bool:
        reply = await Client(self.network, "").ask("GET", f"/api/tables/{self.table['id']}")
        return reply.status == 200 and reply.body["status"] == "over"
