"""A bot for a seat whose person is gone: wanted by the table's creator, or by most of those who are there."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from server.test_timers import connected
from support.server.serving import Server
from support.server.visitors import Visitor, good, problem

PATIENCE = 10


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("stand-ins")
    with Server(folder) as server:
        yield server


def table_of_four(server: Server, **plan: Any) -> tuple[Any, list[Visitor]]:
    people = [Visitor(server, name) for name in ("Ana", "Ben", "Cara", "Dan")]
    table = people[0].make("person", "link", "link", "link", **plan)
    for seat, person in enumerate(people[1:], 2):
        good(person.claim(table, seat))
    for seat, person in enumerate(people, 1):
        person.be_ready(table, seat)
    return table, people


def seat_of(person: Visitor, table: Any, seat: int) -> Any:
    return good(person.get(f"/api/tables/{table['id']}"))["seats"][seat - 1]


def wait_until_gone(person: Visitor, table: Any, seat: int) -> None:
    until = time.monotonic() + PATIENCE
    while (info := seat_of(person, table, seat)).get("here") or time.time() * 1000 - info["away_since"] < 300:
        assert time.monotonic() < until
        time.sleep(0.05)


def test_most_of_those_who_are_there_decide(server: Server) -> None:
    table, (ana, ben, cara, dan) = table_of_four(server, away_seconds=0.2)
    with ExitStack() as lines:
        for seat, person in enumerate((ana, ben, cara), 1):
            lines.enter_context(connected(server, table, person, seat))
        wait_until_gone(ana, table, 4)
        problem(ben.act(table, 3, "stand-in"), 409, "not-gone")
        problem(Visitor(server, "Eve").act(table, 4, "stand-in"), 403, "not-your-seat")
        problem(dan.act(table, 4, "stand-in"), 403, "not-your-seat")
        for _ in range(2):
            good(ben.act(table, 4, "stand-in"), 204)
            assert seat_of(ana, table, 4)["bot_votes"] == [2], "one of three"
        good(cara.act(table, 4, "stand-in"), 204)
        assert seat_of(dan, table, 4)["pilot"] == "costa"
        good(dan.act(table, 4, "return"), 204)
        assert seat_of(dan, table, 4)["pilot"] == "person"
        assert "bot_votes" not in seat_of(dan, table, 4)
        good(ana.act(table, 4, "stand-in"), 204)
        assert seat_of(dan, table, 4)["pilot"] == "costa", "who created the table decides alone"


def test_nobody_is_replaced_before_they_have_been_gone_for_long_enough(server: Server) -> None:
    for seconds in (0, 3600):
        table, (ana, *_) = table_of_four(server, away_seconds=seconds)
        problem(ana.act(table, 4, "stand-in"), 409, "not-gone")
