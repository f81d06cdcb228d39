"""Time limits at a real server: bots answer for late persons, and reactions open when their time is over."""

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
from support.server.players import Message, Person, say
from support.server.serving import Server
from support.server.stored_rows import journal

BONES = "bad-bones"
RACE = "dia-de-los-muertos"
PATIENCE = 30
SLOW = 3000  # milliseconds that a busy machine may be late; it may never be early


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("clocks")) as server:
        yield server


@pytest.fixture
def killable(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    with Server(tmp_path / "server") as server:
        yield server


def now() -> int:
    return int(time.time() * 1000)


class Seated:
    """All persons of a table on one socket: what each of them sees, and a way to answer for them."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: dict[int, Message] = {}
        self.events: dict[int, list[Message]] = {}

    async def receive(self) -> Message:
        message: Message = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        if message["type"] == "update":
            viewer = message["viewer"]
            self.events.setdefault(viewer, []).extend(message["events"])
            before = {} if "view" in message else self.seen[viewer]
            self.seen[viewer] = {**before, **message}
        return message

    async def until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            await self.receive()

    async def send(self, kind: str, **more: Any) -> Message:
        """Send a message; the acknowledgement or the refusal."""
        await say(self.socket, type=kind, ref=1, **more)
        while (message := await self.receive())["type"] not in ("ack", "refused"):
            pass
        return message

    async def answer(self, seat: int, words: str) -> None:
        question = self.seen[seat]["asked"]["question"]
        message = await self.send("answer", seat=seat, question=question, words=words, ready=True)
        assert message["type"] == "ack", message

    def asked(self) -> list[int]:
        return [seat for seat, seen in self.seen.items() if seen["asked"]]

    def options(self, seat: int) -> list[str]:
        return [option["words"] for option in self.seen[seat]["options"]]

    def events_of(self, viewer: int, kind: str) -> list[Message]:
        return [event for event in self.events[viewer] if event["kind"] == kind]

    def closes(self) -> int | None:
        """When the reactions that are asked for open."""
        return next((seen["closes"] for seen in self.seen.values() if "closes" in seen), None)

    async def to_a_reaction(self) -> int:
        """Play until somebody may react to a move; when the time for that is over."""
        while (closes := self.closes()) is None:
            asked = self.asked()
            if asked:
                words = self.options(asked[0])
                await self.answer(asked[0], "move" if "move" in words else words[-1])
            else:
                await self.receive()
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
async def seated(server: Server, person: Person, table: str, seats: list[int]) -> AsyncIterator[Seated]:
    address = f"ws://{server.address}/api/tables/{table}/socket"
    async with connect(address, additional_headers=person.headers, max_size=None) as socket:
        await say(socket, type="join", seats=seats, since={str(seat): 0 for seat in seats})
        players = Seated(socket)
        await players.until(lambda: len(players.seen) == len(seats))
        yield players


def words_of(server: Server, table: str, seat: int) -> list[str]:
    return [row.words for row in journal(server, table) if row.seat == seat]


# Clocks.


def test_a_late_person_is_answered_for_and_gets_the_seat_back(server: Server) -> None:
    async def play() -> None:
        person, table = await new_table(server, RACE, ["person"] * 2, clock={"choice": 0.6, "bank": 0.4})
        async with seated(server, person, table, [1, 2]) as players:
            seat = players.seen[1]["waiting"][0]
            deadline = players.seen[1]["clocks"][str(seat)]["deadline"]
            assert deadline - now() <= 1000
            await players.until(lambda: all(seen["waiting"] != [seat] for seen in players.seen.values()))
            assert 0 <= now() - deadline < SLOW
            for viewer in (1, 2):
                told = [event for event in players.events_of(viewer, "out-of-time") if event["seat"] == seat]
                assert len(told) == 1, "said once"
                assert not players.events_of(viewer, "pilot"), "nobody has been away"
            assert players.seen[seat]["clocks"][str(seat)]["bank"] == 0
            assert not players.seen[seat]["undo"], "what the bot answered stands"
            assert "late random" in words_of(server, table, seat)

    asyncio.run(play())


def test_in_a_sealed_phase_time_runs_out_for_persons_who_are_not_ready(server: Server) -> None:
    async def play() -> None:
        person, table = await new_table(server, BONES, ["person"] * 2, clock={"choice": 1})
        async with seated(server, person, table, [1, 2]) as players:
            deadline = players.seen[2]["clocks"]["2"]["deadline"]
            await players.answer(1, players.options(1)[-1])
            assert "deadline" not in players.seen[1]["clocks"]["1"]
            assert "deadline" in players.seen[1]["clocks"]["2"]
            await players.until(lambda: bool(players.events_of(1, "phase-closes")))
            assert 0 <= now() - deadline < SLOW
            assert words_of(server, table, 2)[1] == "late random"
            assert not any(words.startswith("late") for words in words_of(server, table, 1)[:3])

    asyncio.run(play())


def test_a_deadline_survives_a_kill(killable: Server) -> None:
    async def play() -> None:
        person, table = await new_table(killable, RACE, ["person"] * 2, clock={"choice": 60})
        other, short = await new_table(killable, RACE, ["person"] * 2, clock={"choice": 0.5})
        async with seated(killable, other, short, [1, 2]) as players:
            seat = players.seen[1]["waiting"][0]
            deadline = players.seen[1]["clocks"][str(seat)]["deadline"]
        async with seated(killable, person, table, [1, 2]) as players:
            before = players.seen[1]["clocks"]
        killable.kill()
        await asyncio.sleep(0.6)
        await killable.come_up()
        async with seated(killable, person, table, [1, 2]) as players:
            assert players.seen[1]["clocks"] == before
        async with asyncio.timeout(PATIENCE):  # it passed while there was no server, and nobody has to ask for it
            while "pause" not in words_of(killable, short, 0):
                await asyncio.sleep(0.02)
        assert now() >= deadline
        assert "late random" not in words_of(killable, short, seat), "nobody is there"

    asyncio.run(play())


def test_a_game_in_which_nobody_is_there_pauses_until_somebody_is_back(server: Server) -> None:
    async def play() -> None:
        person, table = await new_table(server, RACE, ["person"] * 2, clock={"choice": 0.5})
        async with asyncio.timeout(PATIENCE):
            while "pause" not in words_of(server, table, 0):
                await asyncio.sleep(0.02)
        rows = len(journal(server, table))
        async with seated(server, person, table, [1, 2]) as players:
            await players.until(lambda: "resumed" in [event["kind"] for event in players.events[1]])
            seat = players.seen[1]["waiting"][0]
            await players.until(lambda: bool(players.events_of(1, "out-of-time")))
            assert words_of(server, table, seat)[1:2] == ["late random"]
        assert len(journal(server, table)) > rows

    asyncio.run(play())


# Reactions.


@pytest.mark.parametrize("answered", [True, False], ids=["all react", "nobody reacts"])
def test_reactions_open_when_their_time_is_over(server: Server, answered: bool) -> None:
    async def play() -> None:
        person, table = await new_table(server, RACE, ["person"] * 4, reaction_seconds=1.5)
        async with seated(server, person, table, [1, 2, 3, 4]) as players:
            closes = await players.to_a_reaction()
            reactors = players.seen[1]["waiting"]
            await players.until(lambda: players.asked() == sorted(reactors))
            for seat in reactors if answered else []:
                await players.answer(seat, players.options(seat)[0])
                assert players.closes() == closes
                assert players.seen[seat]["waiting"] == reactors
            assert now() < closes, "this machine is too slow to tell"
            await players.until(lambda: players.closes() != closes)
            assert 0 <= now() - closes < SLOW
            assert "open" in words_of(server, table, 0)

    asyncio.run(play())


def test_reactions_of_bots_and_standing_orders_take_only_a_moment(server: Server) -> None:
    async def play() -> None:
        person, table = await new_table(server, RACE, ["person", "bot", "bot", "bot"], reaction_seconds=60)
        async with seated(server, person, table, [1]) as players:
            while (closes := players.closes()) is None:
                if not players.asked():
                    await players.receive()
                    continue
                words = players.options(1)
                if words[0].startswith("lay"):  # nobody can react before everybody has laid a card
                    assert (await players.send("act", seat=1, do="let-round"))["type"] == "ack"
                await players.answer(1, "move" if "move" in words else words[-1])
            assert closes - now() <= BOT_SPAN
            await players.until(lambda: players.closes() != closes)
            assert 0 <= now() - closes < SLOW

    asyncio.run(play())


def test_an_open_reaction_survives_a_kill(killable: Server) -> None:
    async def play() -> None:
        person, table = await new_table(killable, RACE, ["person"] * 4, reaction_seconds=4)
        async with seated(killable, person, table, [1, 2, 3, 4]) as players:
            closes = await players.to_a_reaction()
            reactor = players.seen[1]["waiting"][-1]
            await players.until(lambda: reactor in players.asked())
            await players.answer(reactor, "let")
        killable.kill()
        await killable.come_up()
        async with seated(killable, person, table, [1, 2, 3, 4]) as players:
            if now() < closes:
                assert players.closes() == closes
                assert reactor not in players.asked()
            await players.until(lambda: players.closes() != closes)
            assert now() >= closes
        assert "open" in words_of(killable, table, 0)

    asyncio.run(play())


# Words of the table.


def test_words_of_the_table_are_no_answers(server: Server) -> None:
    async def play() -> None:
        person, table = await new_table(server, BONES, ["person"] * 2)
        async with seated(server, person, table, [1]) as players:
            rows = journal(server, table)
            question = players.seen[1]["asked"]["question"]
            for words in ("late nonsense", "bot nonsense", "resign", "undo", "ready", "unready", "person", "let-round"):
                message = await players.send("answer", seat=1, question=question, words=words)
                assert message["type"] == "refused"
                assert message["reasons"][0]["key"] == "unknown-words"
            assert journal(server, table) == rows

    asyncio.run(play())
