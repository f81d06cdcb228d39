"""Memory comes back: closed rooms are freed at once, and waves of games do not make a process grow."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from ossuary.core.state import State
from ossuary.server.errors import TableError
from ossuary.server.host.settings import Settings
from ossuary.server.messages import Plan, SeatPlan
from ossuary.server.rooms.commands import Leave, SayReady, Undo
from ossuary.server.rooms.room import Room
from ossuary.server.rooms.rooms import Rooms
from support.server.serving import Server
from support.server.visitors import Visitor, good
from support.setups import FULL

PATIENCE = 60
OWNER = "owner"
BOT = {"kind": "bot", "level": "random"}
VALUE = "00" * 16
PARTS = {"Room", "Match", "CommandQueue", "Broadcast", "Presence", "BotDriver", "Timekeeper", "Phase", "Snapshot"}


class Onlooker:
    """A watcher without a socket."""

    def __init__(self, *viewers: int) -> None:
        self.viewers = list(viewers)
        self.moments = False
        self.person = OWNER
        self.received = 0

    def push(self, message: bytes) -> None:
        self.received += 1

    def dismiss(self, code: str) -> None:
        pass


@pytest.fixture
def without_collector() -> Iterator[None]:
    """What is freed now is freed by its last reference alone."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def is_part(kind: type) -> bool:
    """Whether it is a room, a part of one or a position, compiled or not."""
    return issubclass(kind, State) or (kind.__name__ in PARTS and kind.__module__.startswith("ossuary.server."))


def parts_in_memory() -> list[object]:
    return [each for each in gc.get_objects() if is_part(type(each))]


def names_of_others(known: list[object]) -> list[str]:
    """What there is besides these, which other tests have left behind."""
    ids = set(map(id, known))
    return sorted(type(each).__name__ for each in parts_in_memory() if id(each) not in ids)


def with_rooms(folder: Path, play: Callable[[Rooms], Awaitable[None]]) -> None:
    """Play with rooms of this process; whatever of them is still in memory afterwards is reported."""

    async def run() -> None:
        rooms = Rooms(Settings(db=f"sqlite:///{folder / 'table.db'}"), {})
        await rooms.open()
        await rooms.store.add_person(OWNER, "Ana")
        try:
            await asyncio.wait_for(play(rooms), PATIENCE)
            until = time.monotonic() + PATIENCE
            while names_of_others(before) and time.monotonic() < until:
                await asyncio.sleep(0.1)  # timers run out, and bots finish their thoughts
            assert names_of_others(before) == []
        finally:
            await rooms.close()

    before = parts_in_memory()
    asyncio.run(run())


async def make(rooms: Rooms, *kinds: str, game: str = "bad-bones", start: str = "") -> Room:
    seats = [SeatPlan("bot" if kind == "bot" else "person", "random") for kind in kinds]
    plan = Plan(game, seats, [], bot_seconds=0.0, reaction_seconds=0.02, start=start)
    return await rooms.make_table(OWNER, "Ana", plan)


async def until_over(room: Room) -> None:
    while not room.over:
        await asyncio.sleep(0.02)
    await asyncio.sleep(0.1)  # its end is written


@pytest.mark.usefixtures("without_collector")
@pytest.mark.parametrize("game", ["bad-bones", "dia-de-los-muertos"])
def test_a_room_of_bots_is_gone_when_it_is_closed(game: str, tmp_path: Path) -> None:
    async def play(rooms: Rooms) -> None:
        room = await make(rooms, "bot", "bot", game=game)
        await until_over(room)
        rooms.close_room(room)

    with_rooms(tmp_path, play)


@pytest.mark.usefixtures("without_collector")
def test_a_room_of_people_is_gone_when_it_is_closed(tmp_path: Path) -> None:
    async def play(rooms: Rooms) -> None:
        room = await make(rooms, "person", "person", game="dia-de-los-muertos")
        for seat in (1, 2):
            await room.perform(SayReady(seat, VALUE))
        watcher = Onlooker(1, 2)
        async with room.lock:
            room.join(watcher, {}, 200)
        for seat in (1, 2):
            await room.perform(Leave(seat))
        await until_over(room)
        assert watcher.received > 10
        room.leave(watcher)
        assert room.id not in rooms.open_rooms

    with_rooms(tmp_path, play)


@pytest.mark.usefixtures("without_collector")
def test_a_room_that_is_deleted_or_closed_in_the_middle_is_gone(tmp_path: Path) -> None:
    async def play(rooms: Rooms) -> None:
        lobby, refused = await make(rooms, "person"), await make(rooms, "person")
        running = await make(rooms, "bot", "bot")
        assert running.match is not None
        begun = running.match.length
        while running.match.length == begun:  # until a bot has answered
            await asyncio.sleep(0)
        assert not running.over
        await rooms.delete(running.id, running.stored.owner)
        with pytest.raises(TableError):
            await refused.perform(Undo(1))
        rooms.close_room(lobby)
        rooms.close_room(refused)
        del running, lobby, refused
        await asyncio.sleep(0.2)
        gc.collect(0)  # the trace of a refusal knows its own frames

    with_rooms(tmp_path, play)


def memory_of(server: Server) -> float:
    """Megabytes of the server's own process."""
    assert server.process
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def play_wave(server: Server, ana: Visitor, tables: int) -> float:
    """Let bots play so many games at once; the memory that is in use when their rooms are closed."""
    for _ in range(tables):
        good(ana.post("/api/tables", json={"game": "bad-bones", "seats": [BOT, BOT]}), 201)
    until = time.monotonic() + PATIENCE
    while "ossuary_rooms 0.0" not in ana.get("/metrics").text:
        assert time.monotonic() < until, "the games do not end"
        time.sleep(0.2)
    for table in good(ana.get("/api/tables")):
        assert table["status"] == "over"
        good(ana.delete(f"/api/tables/{table['id']}"), 204)
    return memory_of(server)


def test_waves_of_games_leave_nothing_behind(tmp_path: Path) -> None:
    """Full: ten waves of 200 tables."""
    waves, tables = (10, 200) if FULL else (4, 25)
    with Server(tmp_path, tables_per_person="100000", bot_tables_per_person="1000") as server:
        ana = Visitor(server, "Ana")
        memory = [play_wave(server, ana, tables) for _ in range(waves)]
        assert memory[-1] < memory[1] * 1.1, memory
