"""Time at a real server: bots answer for who is late, reactions are opened when their span is over, and not before."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from ossuary.server.match.reactions import BOT_SPAN
from support.server.kept import journal
from support.server.players import Message, Person, say
from support.server.serving import Server

BONES = "bad-bones"
RACE = "dia-de-los-muertos"
PATIENCE = 30
SLOW = 3000  # milliseconds that a busy machine may be late; it may never be early


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("clocks")) as server:
        yield server


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    with Server(tmp_path / "server") as server:
        yield server


def now() -> int:
    return int(time.time() * 1000)


class Guests:
    """All the persons of a table on one socket: what each of them sees, and how to answer for them."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: dict[int, Message] = {}
        self.events: dict[int, list[Message]] = {}

    async def hear(self) -> Message:
        message: Message = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        if message["type"] == "update":
            viewer = message["viewer"]
            self.events.setdefault(viewer, []).extend(message["events"])
            kept = {} if "view" in message else self.seen[viewer]
            self.seen[viewer] = {**kept, **message}
        return message

    async def until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            await self.hear()

    async def tell(self, kind: str, **more: Any) -> Message:
        """Say something; what comes back, an acknowledgement or a refusal."""
        await say(self.socket, type=kind, ref=1, **more)
        while (message := await self.hear())["type"] not in ("ack", "refused"):
            pass
        return message

    async def answer(self, seat: int, words: str) -> None:
        question = self.seen[seat]["asked"]["question"]
        message = await self.tell("answer", seat=seat, question=question, words=words, ready=True)
        assert message["type"] == "ack", message

    def asked(self) -> list[int]:
        return [seat for seat, seen in self.seen.items() if seen["asked"]]

    def options(self, seat: int) -> list[str]:
        return [option["words"] for option in self.seen[seat]["options"]]

    def told(self, viewer: int, kind: str) -> list[Message]:
        return [event for event in self.events[viewer] if event["kind"] == kind]

    def closes(self) -> int | None:
        """When the reactions that are asked now are opened."""
        return next((seen["closes"] for seen in self.seen.values() if "closes" in seen), None)

    async def to_a_reaction(self) -> int:
        """Everybody lays something and moves, until somebody may react to that; when that is over."""
        while (closes := self.closes()) is None:
            asked = self.asked()
            if asked:
                words = self.options(asked[0])
                await self.answer(asked[0], "move" if "move" in words else words[-1])
            else:
                await self.hear()
        return closes


async def new_table(server: Server, game: str, kinds: list[str], **more: Any) -> tuple[Person, str]:
    person = await Person.come(server.address, "P")
    plan = {"game": game, "seats": [{"kind": kind} for kind in kinds], "bot_seconds": 0, **more}
    table = str((await person.post(server.address, "/api/tables", plan))["id"])
    for seat, kind in enumerate(kinds, 1):
        if kind == "person":
            value = {"value": secrets.token_hex(16)}
            await person.post(server.address, f"/api/tables/{table}/seats/{seat}/ready", value)
    return person, table


@asynccontextmanager
async def seated(server: Server, person: Person, table: str, seats: list[int]) -> AsyncIterator[Guests]:
    address = f"ws://{server.address}/api/tables/{table}/socket"
    async with connect(address, additional_headers=person.headers, max_size=None) as socket:
        await say(socket, type="join", seats=seats, since={str(seat): 0 for seat in seats})
        guests = Guests(socket)
        await guests.until(lambda: len(guests.seen) == len(seats))
        yield guests


def words_of(server: Server, table: str, seat: int) -> list[str]:
    return [row.words for row in journal(server, table) if row.seat == seat]


# Clocks.


def test_who_is_late_is_answered_for_and_has_his_seat_back(server: Server) -> None:
    async def play() -> None:
        person, table = await new_table(server, RACE, ["person"] * 2, clock={"choice": 0.6, "bank": 0.4})
        async with seated(server, person, table, [1, 2]) as guests:
            seat = guests.seen[1]["waiting"][0]
            deadline = guests.seen[1]["clocks"][str(seat)]["deadline"]
            assert deadline - now() <= 1000
            await guests.until(lambda: all(seen["waiting"] != [seat] for seen in guests.seen.values()))
            assert 0 <= now() - deadline < SLOW
            for viewer in (1, 2):
                pilots = [event["pilot"] for event in guests.told(viewer, "pilot") if event["seat"] == seat]
                assert pilots[:2] == ["random", "person"]
            assert guests.seen[seat]["clocks"][str(seat)]["bank"] == 0
            assert not guests.seen[seat]["undo"], "what the bot answered stands"
            assert "late random" in words_of(server, table, seat)

    asyncio.run(play())


def test_in_a_sealed_phase_time_runs_out_for_who_is_not_ready(server: Server) -> None:
    async def play() -> None:
        person, table = await new_table(server, BONES, ["person"] * 2, clock={"choice": 1})
        async with seated(server, person, table, [1, 2]) as guests:
            deadline = guests.seen[2]["clocks"]["2"]["deadline"]
            await guests.answer(1, guests.options(1)[-1])
            assert "deadline" not in guests.seen[1]["clocks"]["1"]
            assert "deadline" in guests.seen[1]["clocks"]["2"]
            await guests.until(lambda: bool(guests.told(1, "phase-closes")))
            assert 0 <= now() - deadline < SLOW
            assert words_of(server, table, 2)[1] == "late random"
            assert not any(words.startswith("late") for words in words_of(server, table, 1)[:3])

    asyncio.run(play())


def test_a_deadline_survives_a_kill(mortal: Server) -> None:
    async def play() -> None:
        person, table = await new_table(mortal, RACE, ["person"] * 2, clock={"choice": 60})
        other, short = await new_table(mortal, RACE, ["person"] * 2, clock={"choice": 0.5})
        async with seated(mortal, other, short, [1, 2]) as guests:
            seat = guests.seen[1]["waiting"][0]
            deadline = guests.seen[1]["clocks"][str(seat)]["deadline"]
        async with seated(mortal, person, table, [1, 2]) as guests:
            before = guests.seen[1]["clocks"]
        mortal.kill()
        await asyncio.sleep(0.6)
        await mortal.come_up()
        async with seated(mortal, person, table, [1, 2]) as guests:
            assert guests.seen[1]["clocks"] == before
        async with asyncio.timeout(PATIENCE):  # its time came while there was no server: nobody has to ask for it
            while "late random" not in words_of(mortal, short, seat):
                await asyncio.sleep(0.02)
        assert now() >= deadline

    asyncio.run(play())


# Reactions.


@pytest.mark.parametrize("answered", [True, False], ids=["all react", "nobody reacts"])
def test_reactions_are_opened_when_their_span_is_over(server: Server, answered: bool) -> None:
    async def play() -> None:
        person, table = await new_table(server, RACE, ["person"] * 4, reaction_seconds=1.5)
        async with seated(server, person, table, [1, 2, 3, 4]) as guests:
            closes = await guests.to_a_reaction()
            reactors = guests.seen[1]["waiting"]
            await guests.until(lambda: guests.asked() == sorted(reactors))
            for seat in reactors if answered else []:
                await guests.answer(seat, guests.options(seat)[0])
                assert guests.closes() == closes
                assert guests.seen[seat]["waiting"] == reactors
            assert now() < closes, "this machine is too slow to tell"
            await guests.until(lambda: guests.closes() != closes)
            assert 0 <= now() - closes < SLOW
            assert "open" in words_of(server, table, 0)

    asyncio.run(play())


def test_reactions_of_bots_and_standing_orders_take_a_moment(server: Server) -> None:
    async def play() -> None:
        person, table = await new_table(server, RACE, ["person", "bot", "bot", "bot"], reaction_seconds=60)
        async with seated(server, person, table, [1]) as guests:
            while (closes := guests.closes()) is None:
                if not guests.asked():
                    await guests.hear()
                    continue
                words = guests.options(1)
                if words[0].startswith("lay"):  # nobody can react before all have laid a card
                    assert (await guests.tell("act", seat=1, do="let-round"))["type"] == "ack"
                await guests.answer(1, "move" if "move" in words else words[-1])
            assert closes - now() <= BOT_SPAN
            await guests.until(lambda: guests.closes() != closes)
            assert 0 <= now() - closes < SLOW

    asyncio.run(play())


def test_an_open_reaction_survives_a_kill(mortal: Server) -> None:
    async def play() -> None:
        person, table = await new_table(mortal, RACE, ["person"] * 4, reaction_seconds=4)
        async with seated(mortal, person, table, [1, 2, 3, 4]) as guests:
            closes = await guests.to_a_reaction()
            reactor = guests.seen[1]["waiting"][-1]
            await guests.until(lambda: reactor in guests.asked())
            await guests.answer(reactor, "let")
        mortal.kill()
        await mortal.come_up()
        async with seated(mortal, person, table, [1, 2, 3, 4]) as guests:
            if now() < closes:
                assert guests.closes() == closes
                assert reactor not in guests.asked()
            await guests.until(lambda: guests.closes() != closes)
            assert now() >= closes
        assert "open" in words_of(mortal, table, 0)

    asyncio.run(play())


# Words of the table.


def test_words_of_the_table_are_no_answers(server: Server) -> None:
    async def play() -> None:
        person, table = await new_table(server, BONES, ["person"] * 2)
        async with seated(server, person, table, [1]) as guests:
            rows = journal(server, table)
            question = guests.seen[1]["asked"]["question"]
            for words in ("late nonsense", "bot nonsense", "resign", "undo", "ready", "unready", "person", "let-round"):
                message = await guests.tell("answer", seat=1, question=question, words=words)
                assert message["type"] == "refused"
                assert message["reasons"][0]["key"] == "unknown-words"
            assert journal(server, table) == rows

    asyncio.run(play())
