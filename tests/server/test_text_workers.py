"""Whole texts are played in workers: in turn, within limits, and whatever happens to a worker."""

from __future__ import annotations

import asyncio
import gzip
import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from ossuary.server.errors import TableError
from ossuary.server.host.networks import network_of
from ossuary.server.host.settings import Settings
from ossuary.server.messages import Plan, SeatPlan
from ossuary.server.rooms import texts
from ossuary.server.rooms.costs import Caller, Costs
from ossuary.server.rooms.fair_queue import FairQueue, QueueFull
from ossuary.server.rooms.room import ROWS_AT_ONCE, Room
from ossuary.server.rooms.rooms import Rooms
from ossuary.server.rooms.text_worker import StudyText, VerifyText
from ossuary.server.rooms.texts import TextPool
from support.server.serving import Server
from support.server.visitors import Visitor, good, problem

HEAD = "game: bad-bones\nrules: 1\nseats: 2\nseed: 7\n---\n"
LONG = HEAD + "? round 1\n" * 5_000
ANA = Caller("ana", "10.0.0.1")


async def take_turn(queue: FairQueue, name: str, done: list[str], urgent: bool = False) -> None:
    async with queue.turn(name[0], urgent):
        await asyncio.sleep(0)
        done.append(name)


def test_urgent_work_comes_first_and_owners_take_turns() -> None:
    done: list[str] = []

    async def run() -> None:
        queue = FairQueue(1)
        many = [take_turn(queue, f"a{number}", done) for number in range(5)]
        others = [take_turn(queue, "b0", done), take_turn(queue, "c0", done), take_turn(queue, "b1", done)]
        urgent = [take_turn(queue, name, done, urgent=True) for name in ("a9", "d9")]
        await asyncio.gather(*many, *others, *urgent)

    asyncio.run(run())
    assert done == ["a0", "a9", "d9", "a1", "b0", "c0", "a2", "b1", "a3", "a4"]


def test_a_queue_has_an_end() -> None:
    async def run() -> None:
        queue = FairQueue(1, most=3, most_of_one=2)
        done: list[str] = []
        jobs = [asyncio.create_task(take_turn(queue, name, done)) for name in ("a0", "a1", "a2", "a3", "b0", "c0")]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(result, QueueFull) for result in results] == [False, False, False, True, False, True]
        assert (queue.free, queue.waiting) == (1, 0)
        assert done == ["a0", "a1", "b0", "a2"]

    asyncio.run(run())


def test_somebody_who_gives_up_holds_nobody_up() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        done: list[str] = []
        jobs = [asyncio.create_task(take_turn(queue, name, done)) for name in ("a0", "b0", "c0")]
        await asyncio.sleep(0)
        jobs[1].cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        assert (done, queue.free) == (["a0", "c0"], 1)

    asyncio.run(run())


def test_seconds_are_counted_by_person_and_by_address() -> None:
    costs = Costs(6)
    costs.charge(ANA, 5)
    costs.check(ANA)
    costs.charge(ANA, 4)
    for same in (ANA, Caller("ana", "10.0.0.2"), Caller("made up", "10.0.0.1"), Caller("", "10.0.0.1")):
        with pytest.raises(TableError, match="too-much-work") as refused:
            costs.check(same)
        assert 25 < refused.value.wait <= 30
    costs.check(Caller("ben", "10.0.0.2"))


def test_an_ipv6_network_is_one_address() -> None:
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2:ffff::1") != network_of("2001:db8:1:3::4")
    assert network_of("10.0.0.1") != network_of("10.0.0.2")
    assert network_of("unix") == "unix"


def with_pool(play: Any) -> None:
    async def run() -> None:
        pool = TextPool(1, {}, Costs(1000))
        try:
            await asyncio.wait_for(play(pool), 60)
        finally:
            pool.close()

    asyncio.run(run())


def test_a_worker_that_dies_is_replaced() -> None:
    async def play(pool: TextPool) -> None:
        before = await pool.run(ANA, StudyText(HEAD, 0, "en"))
        [process] = pool.workers[0].process._processes.values()
        os.kill(process.pid or 0, signal.SIGKILL)
        assert (await pool.run(ANA, StudyText(HEAD, 0, "en"))).body == before.body
        packed = await pool.run(ANA, StudyText(HEAD, 0, "en"), may_compress=True)
        assert packed.compressed
        assert gzip.decompress(packed.body) == before.body

    with_pool(play)


def test_a_refusal_comes_back_with_its_reasons() -> None:
    async def play(pool: TextPool) -> None:
        with pytest.raises(TableError, match="bad-record") as refused:
            await pool.run(ANA, VerifyText("game: chess\nseats: 2\n---\n", "en"))
        assert refused.value.status == 400
        assert refused.value.gaps == {"line": 1, "column": 7}
        assert [reason.key for reason in refused.value.because or []] == ["no-such-game"]

    with_pool(play)


def test_a_task_without_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(pool: TextPool) -> None:
        await pool.run(ANA, StudyText(HEAD, 0, "en"))
        monkeypatch.setattr(texts, "LONGEST_SECONDS", 0.01)
        with pytest.raises(TableError, match="overloaded"):
            await pool.run(ANA, StudyText(LONG, 0, "en"))
        monkeypatch.setattr(texts, "LONGEST_SECONDS", 30.0)
        assert (await pool.run(ANA, StudyText(HEAD, 0, "en"))).body

    with_pool(play)


def test_reading_a_long_journal_holds_nobody_up(tmp_path: Path) -> None:
    async def run() -> None:
        rooms = Rooms(Settings(db=f"sqlite:///{tmp_path / 'table.db'}"), {})
        await rooms.open()
        await rooms.store.add_person("ana", "Ana")
        plan = Plan("dia-de-los-muertos", [SeatPlan("bot", "random")] * 6)
        table = await rooms.make_table("ana", "Ana", plan)
        while table.length < 5 * ROWS_AT_ONCE:
            await asyncio.sleep(0.05)
        rooms.close_room(table)
        rows, stored = await rooms.store.journal(table.id), await rooms.store.table(table.id)
        assert stored is not None
        turns = 0

        async def count_turns() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        async def known(value: Any) -> Any:
            return value

        rooms.store.journal = lambda *_: known(rows)  # type: ignore[method-assign]
        rooms.store.table = lambda *_: known(stored)  # type: ignore[method-assign]
        counting = asyncio.create_task(count_turns())
        again = Room(rooms, stored, table.edition)
        async with again.lock:
            await again.refresh()
        counting.cancel()
        assert again.length == len(rows)
        assert turns >= len(rows) // ROWS_AT_ONCE
        await rooms.close()

    asyncio.run(run())


def post_study(server: Server, text: str) -> httpx.Response:
    with Visitor(server) as anybody:
        return anybody.post("/api/studies", json={"text": text})


def test_more_than_can_wait_is_refused_for_now(tmp_path: Path) -> None:
    """And those who play do not notice."""
    with Server(tmp_path) as server, ThreadPoolExecutor(24) as clients:
        good(post_study(server, HEAD))
        posts = [clients.submit(post_study, server, LONG) for _ in range(24)]
        ana = Visitor(server, "Ana")
        waits = []
        while not all(post.done() for post in posts):
            begun = time.monotonic()
            good(ana.get("/api/people/me"))
            waits.append(time.monotonic() - begun)
        answers = [post.result() for post in posts]
        refused = [answer for answer in answers if answer.status_code != 200]
        assert refused  # how many depends on how fast the others were done
        for answer in refused:
            problem(answer, 503, "overloaded")
            assert int(answer.headers["retry-after"]) == texts.RETRY_SECONDS
        assert all(len(good(answer)["steps"]) == 5_000 for answer in answers if answer.status_code == 200)
        assert sorted(waits)[len(waits) // 2] < 0.2
        assert server.stop() == 0
        assert "Traceback" not in server.log()


def test_who_has_used_up_their_seconds_waits(tmp_path: Path) -> None:
    start = {"game": "bad-bones", "seats": [{"kind": "person"}] * 2, "start": HEAD}
    with Server(tmp_path, work_seconds_per_minute="1") as server:
        made_up = Visitor(server, "Made up")

        def use_up() -> httpx.Response:
            """A second of work comes back in a minute, so what follows at once is refused as well."""
            for _ in range(300):
                refused = post_study(server, LONG)
                if refused.status_code != 200:
                    break
            return refused

        refused = use_up()
        problem(refused, 429, "too-much-work")
        assert 1 <= int(refused.headers["retry-after"]) <= 120
        problem(post_study(server, HEAD), 429, "too-much-work")
        use_up()
        problem(made_up.post("/api/verify", json={"text": HEAD}), 429, "too-much-work")
        use_up()
        problem(made_up.post("/api/tables", json=start), 429, "too-much-work")
