"""Bots live on in their worker; a worker that dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ossuary.bots.bot import Bot, Budget
from ossuary.core.chance import Dice
from ossuary.core.game import Game
from ossuary.games.bots import make_bot
from ossuary.server.errors import TableError
from ossuary.server.host.settings import Settings
from ossuary.server.messages import Plan, SeatPlan
from ossuary.server.rooms.bot_worker import ResidentBots, Task
from ossuary.server.rooms.bots import MOST_HINTS_OF_ONE, SLOTS, BotPool
from ossuary.server.rooms.costs import Caller, Costs
from ossuary.server.rooms.rooms import Rooms
from ossuary.server.rooms.worker_process import WorkerProcess
from support.server.serving import Server
from support.server.visitors import Visitor, good, problem, seat_path
from support.setups import the_game

NAME = "bad-bones"
GAME = the_game(NAME)
OWNER = "ana"


def asked(seats: int = 2) -> list[int]:
    """A moment in which seat 1 is asked."""
    s = GAME.begin(seats, GAME.read_setup(seats, []))
    GAME.roll(s, Dice(4))
    return GAME.moment(s, 1)


class Memory(Bot):
    """Answers how many times it has been asked."""

    def __init__(self, level: str, game: Game[Any]) -> None:
        super().__init__(level, game, remembers=True)
        self.times = 0

    def choose(self, moment: list[int], seat: int, budget: Budget, seed: int) -> str:
        self.times += 1
        return str(self.times)


def task(level: str, table: str = "t", seat: int = 1) -> Task:
    return Task(NAME, level, table, seat, asked(), 5)


def test_a_bot_without_memory_is_made_once_for_all_tables() -> None:
    made: list[str] = []

    def make(level: str, game: Game[Any]) -> Bot:
        made.append(level)
        return make_bot(level, game)

    residents = ResidentBots({NAME: GAME}, make)
    for table in ("one", "two"):
        for level in ("random", "greedy"):
            assert residents.choose(task(level, table)) == make_bot(level, GAME).choose(asked(), 1, Budget(), 5)
    assert made == ["random", "greedy"]


def test_a_bot_with_memory_has_a_seat_of_its_own() -> None:
    residents = ResidentBots({NAME: GAME}, Memory)
    seats = [("one", 1), ("one", 2), ("two", 1), ("one", 1)]
    assert [residents.choose(task("deep", table, seat)) for table, seat in seats] == ["1", "1", "1", "2"]


def test_there_are_never_too_many_bots() -> None:
    residents = ResidentBots({NAME: GAME}, Memory, most=2)
    tables = ["one", "two", "one", "three", "one", "two"]
    assert [residents.choose(task("deep", table)) for table in tables] == ["1", "1", "2", "1", "3", "1"]
    assert len(residents.bots) == 2


def test_only_the_moment_travels() -> None:
    """And a few words to say whose it is."""
    moment = asked(6)
    encoded = msgspec.msgpack.encode(Task(NAME, "greedy", "t" * 12, 1, moment, 2**31 - 1))
    assert len(encoded) < len(msgspec.msgpack.encode(moment)) + 64
    assert msgspec.msgpack.decode(encoded, type=Task).moment == moment


def test_the_seats_of_a_table_are_spread_over_the_workers() -> None:
    pool = BotPool(3, {}, Costs(1000))
    places = [pool.place_of("table", seat) for seat in range(1, 7)]
    assert len(set(places)) == 3
    assert places == [pool.place_of("table", seat) for seat in range(1, 7)]


def with_pool(play: Callable[[BotPool], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        pool = BotPool(1, {}, Costs(1000))
        try:
            await asyncio.wait_for(play(pool), 60)
        finally:
            pool.close()

    asyncio.run(run())


def test_a_worker_answers_as_a_bot_here_would() -> None:
    moment = asked()

    async def play(pool: BotPool) -> None:
        for level in ("random", "greedy"):
            expected = make_bot(level, GAME).choose(moment, 1, Budget(), 77)
            assert await pool.choose(NAME, level, "t", 1, moment, 77) == expected
        weighed, gains, other = await pool.advise(NAME, "t", 1, moment, Caller("ana", ""))
        assert weighed[0][0] >= weighed[-1][0]
        assert all(amount > 0 for _, amount in gains)
        assert other in ["", *(words for _, words in weighed[1:])]
        with pytest.raises(KeyError):
            await pool.choose(NAME, "oracle", "t", 1, moment)

    with_pool(play)


def test_a_worker_that_dies_is_replaced_once() -> None:
    moment = asked()

    async def play(pool: BotPool) -> None:
        before = await pool.choose(NAME, "greedy", "t", 1, moment, 7)
        [worker] = pool.workers
        [process] = worker.process._processes.values()
        broken = worker.process
        os.kill(process.pid or 0, signal.SIGKILL)
        answers = await asyncio.gather(*(pool.choose(NAME, "greedy", "t", 1, moment, 7) for _ in range(5)))
        assert answers == [before] * 5
        assert worker.process is not broken
        assert len(worker.process._processes) == 1

    with_pool(play)


def test_a_worker_that_is_killed_while_it_thinks_costs_nothing() -> None:
    """The answer is the one that it would have given."""
    moment = asked()

    async def play(pool: BotPool) -> None:
        expected = await pool.choose(NAME, "greedy", "t", 1, moment, 7)
        [worker] = pool.workers
        [process] = worker.process._processes.values()
        os.kill(process.pid or 0, signal.SIGSTOP)  # it thinks and thinks
        answer = asyncio.create_task(pool.choose(NAME, "greedy", "t", 1, moment, 7))
        await asyncio.sleep(0.3)
        assert not answer.done()
        os.kill(process.pid or 0, signal.SIGKILL)
        assert await answer == expected

    with_pool(play)


def test_all_bots_of_a_phase_think_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody gets an answer before all of them are asked."""
    seats = 4

    async def play() -> None:
        rooms = Rooms(Settings(db=f"sqlite:///{tmp_path / 'table.db'}"), {})
        asked_now: set[int] = set()
        together = asyncio.Event()

        async def choose(game: str, level: str, table: str, seat: int, moment: list[int], *_: Any, **__: Any) -> str:
            asked_now.add(seat)
            if len(asked_now) == seats:
                together.set()
            await together.wait()
            return make_bot("random", GAME).choose(moment, seat, Budget(), 3)

        monkeypatch.setattr(rooms.bots, "choose", choose)
        await rooms.open()
        await rooms.store.add_person(OWNER, "Ana")
        try:
            await rooms.make_table(OWNER, "Ana", Plan(NAME, [SeatPlan("bot", "greedy")] * seats, []))
            await asyncio.wait_for(together.wait(), 30)
        finally:
            await rooms.close()

    asyncio.run(play())


def test_nobody_waits_for_all_the_bots_of_another() -> None:
    moment = asked()

    async def play(pool: BotPool) -> None:
        done: list[str] = []

        async def choose(table: str, owner: str, with_people: bool) -> None:
            await pool.choose(NAME, "greedy", table, 1, moment, 7, owner=owner, with_people=with_people)
            done.append(owner)

        await choose("t", "first", True)  # the worker has started
        many = [asyncio.create_task(choose(f"t{number}", "eve", False)) for number in range(200)]
        await asyncio.sleep(0)
        await choose("u", "ben", False)
        assert done.count("eve") <= 2 * SLOTS
        await choose("v", "ana", True)
        assert done.count("eve") <= 4 * SLOTS
        await asyncio.gather(*many)

    with_pool(play)


def test_hints_are_bounded_and_counted() -> None:
    moment = asked()

    async def play(pool: BotPool) -> None:
        ana = Caller("ana", "10.0.0.1")
        hints = [pool.advise(NAME, "t", 1, moment, ana) for _ in range(MOST_HINTS_OF_ONE + 5)]
        found = await asyncio.gather(*hints, return_exceptions=True)
        refused = [each.code for each in found if isinstance(each, TableError)]
        assert refused == ["overloaded"] * 4
        pool.costs.charge(ana, 1100)
        with pytest.raises(TableError, match="too-much-work"):
            await pool.advise(NAME, "t", 1, moment, ana)

    with_pool(play)


def test_bots_alone_play_at_so_many_tables(tmp_path: Path) -> None:
    with Server(tmp_path, bot_tables="3", bot_tables_per_person="2") as server:
        ana, ben = Visitor(server, "Ana"), Visitor(server, "Ben")
        long = {"game": "dia-de-los-muertos", "seats": [{"kind": "bot"}] * 6}
        for _ in range(2):
            good(ana.post("/api/tables", json=long), 201)
        told = problem(ana.post("/api/tables", json=long), 409, "too-many-bot-tables")
        good(ben.post("/api/tables", json=long), 201)
        assert problem(ben.post("/api/tables", json=long), 409, "too-many-bot-tables")["detail"] != told["detail"]
        lobby = ana.make("link", "bot")
        problem(ana.post(f"{seat_path(lobby, 1)}/bot", json={"level": "greedy"}), 409, "too-many-bot-tables")
        ana.make("person", "bot")
        for table in good(ana.get("/api/tables")):
            good(ana.delete(f"/api/tables/{table['id']}"), 204)
        good(ana.post("/api/tables", json=long), 201)


def die(_: bytes) -> None:
    os._exit(1)


def prepare_nothing(_: dict[str, dict[str, Any]]) -> None:
    """For a worker that only dies."""


@pytest.mark.slow
def test_a_task_whose_worker_dies_again_and_again_is_refused_with_a_sentence() -> None:
    async def ask() -> None:
        worker = WorkerProcess(prepare_nothing, {}, 0)
        try:
            with pytest.raises(TableError, match="overloaded"):
                await worker.ask(die, b"")
        finally:
            worker.close()

    asyncio.run(ask())
