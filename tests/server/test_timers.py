"""Bots and clocks go on by themselves: after outages, at another process, and when the clock jumps."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from ossuary.server import back_off
from ossuary.server.back_off import MOST_SECONDS, back_off_seconds
from ossuary.server.rooms import timekeeper
from ossuary.server.rooms.timekeeper import TableClock
from support.server.outages import Gate, MovedClock, full_disk, locked_database
from support.server.serving import Server
from support.server.stored_rows import journal
from support.server.visitors import Visitor, good, problem, table_of_two
from support.services import Service

OUTAGE = 4.0
AN_HOUR = 3600
ON_THE_CLOCK = {"choice": 1, "bank": 0}
BANK = {"choice": 1, "bank": 300}


@contextmanager
def within(seconds: float) -> Iterator[None]:
    begun = time.monotonic()
    yield
    assert time.monotonic() - begun < seconds


def wait_for(what: Callable[[], bool], seconds: float) -> None:
    until = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < until
        time.sleep(0.1)


def goes_on(server: Server, table: Any, seconds: float) -> None:
    """New rows come by themselves."""
    before = len(journal(server, table["id"]))
    wait_for(lambda: len(journal(server, table["id"])) > before, seconds)


def slow_table(server: Server) -> Any:
    """A game that goes on by itself for long: bots alone, who take a second for each choice."""
    table = Visitor(server, "Ana").make(*["bot"] * 4, game="dia-de-los-muertos", bot_seconds=1)
    goes_on(server, table, 5)
    return table


@contextmanager
def connected(server: Server, table: Any, person: Visitor, seat: int) -> Iterator[None]:
    """Somebody is at the table: their time runs out, instead of the game being paused."""
    headers = {"Cookie": f"ossuary={person.cookies['ossuary']}"}
    with connect(f"ws://{server.address}/api/tables/{table['id']}/socket", additional_headers=headers) as line:
        line.send(json.dumps({"type": "join", "seats": [seat]}))
        assert json.loads(line.recv())["type"] == "welcome"
        yield


def test_pauses_grow_up_to_a_limit_and_differ() -> None:
    assert all(0.25 <= back_off_seconds(1) <= 0.5 for _ in range(100))
    assert all(MOST_SECONDS / 2 <= back_off_seconds(failures) <= MOST_SECONDS for failures in (6, 50, 10_000))
    assert len({back_off_seconds(3) for _ in range(20)}) > 1
    assert back_off.FIRST_SECONDS < back_off.MOST_SECONDS


def test_the_time_of_a_table_follows_rows_from_the_future(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process may have an earlier or a later time: spans are those of this one all the same."""
    time_here = 1_000_000
    monkeypatch.setattr(timekeeper, "now", lambda: time_here)
    clock = TableClock()
    clock.on_row(900_000)
    assert clock.now() == 1_000_000
    clock.on_row(5_000_000)
    assert clock.now() == 5_000_000
    time_here += 250
    assert clock.now() == 5_000_250


def test_games_go_on_after_a_full_disk(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table = slow_table(server)
        ana = Visitor(server)
        with full_disk(server):
            time.sleep(OUTAGE)
            told = problem(ana.get("/health"), 503, "store")
            assert "can’t be written to: disk I/O error" in told["detail"]
            rows = len(journal(server, table["id"]))
        wait_for(lambda: len(journal(server, table["id"])) > rows, 10)
        wait_for(lambda: ana.get("/health").status_code == 200, 3)  # what it has found is valid for a second
        assert server.log().count("nothing can be written") == server.log().count("rows are written again") == 1


def test_games_go_on_after_a_restart_of_the_database(
    postgres: Service, new_database: Callable[[], str], tmp_path: Path
) -> None:
    database = new_database()
    with Gate(postgres.port) as gate:
        server = Server(tmp_path, db=database.replace(str(postgres.port), str(gate.port)))
        with server:
            table = slow_table(server)
            gate.shut()
            time.sleep(OUTAGE)
            with within(10):
                problem(Visitor(server).get("/health"), 503, "store")
            gate.reopen()
            goes_on(server, table, 10)
            assert server.log().count("ERROR") < 30
            assert server.log().count("Traceback") == 0


def test_a_locked_database_is_named_and_nobody_waits_for_long(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table = slow_table(server)
        ana = Visitor(server, "Ana")
        with locked_database(server):
            wait_for(lambda: ana.get("/health").status_code == 503, 4)  # what it has found is valid for a second
            for _ in range(2):
                with within(14):
                    problem(ana.post("/api/tables", json={"game": "bad-bones", "seats": [{}]}), 503, "store")
            told = problem(ana.get("/health"), 503, "store")
            assert told["detail"] == "The database can’t be written to: database is locked"
        goes_on(server, table, 10)


def test_the_games_of_a_process_that_is_killed_or_stopped_go_on_at_the_other(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = slow_table(one)
    one.kill()
    goes_on(other, table, 10)
    one.revive()
    other.stop()
    goes_on(one, table, 10)


@pytest.mark.parametrize("jump", [AN_HOUR, -AN_HOUR])
def test_a_jump_of_the_clock_changes_no_span(tmp_path: Path, jump: int) -> None:
    clock = MovedClock(tmp_path / "clock")
    server = Server(tmp_path / "server")
    server.variables = clock.variables
    with server:
        table, here, _ = table_of_two(server, clock=ON_THE_CLOCK)
        banked, ana, _ = table_of_two(server, clock=BANK)
        with connected(server, table, here, 1):
            clock.move(jump)
            for _ in range(3):
                goes_on(server, table, 5)
        view = ana.look(banked, 1)
        good(ana.answer(banked, 1, view))
        assert ana.look(banked, 1)["clocks"]["1"]["bank"] > 1000 * BANK["bank"] // 2
        assert not [row for row in journal(server, banked["id"]) if row.words.startswith("late")]
        rounds = len({row.number for row in journal(server, table["id"]) if row.words.startswith("late")})
        assert 0 < rounds < 30  # at most two in a second
