"""Today's challenge: one start for everybody, a goal, and how many people have tried and reached it."""

from __future__ import annotations

import hashlib
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from ossuary.games import descriptor_of, make_game
from ossuary.locales import languages
from ossuary.server.rooms.fixed_starts import Day, challenge_of, seed_of, streak
from support.locales.fluent_files import said
from support.server.serving import Server
from support.server.visitors import Visitor, finish, good, problem, seat_path

GAME = make_game("bad-bones")
WEEK = descriptor_of("bad-bones").challenges


def test_every_day_has_a_challenge() -> None:
    first = date(2031, 10, 27)
    days = [first + timedelta(n) for n in range(14)]
    assert len({seed_of(challenge_of(day)) for day in days}) == 14
    assert seed_of(challenge_of(first)) == hashlib.sha256(b"Ossuary: challenge 2031-10-27").digest()
    assert [Day(day).challenge for day in days] == [*WEEK, *WEEK]
    for day in (Day(day) for day in days[:7]):
        plan = day.plan()
        options = GAME.read_setup(len(plan.seats), plan.options)
        assert options["play"] == "solo"
        assert (day.challenge.goal == "sweep") == (options["heroic"] == "yes")


@pytest.mark.parametrize("language", languages())
def test_every_goal_has_words(language: str) -> None:
    assert {f"challenge-goal-{day.goal}" for day in WEEK} == set(said(language, "bad-bones/challenge"))


def start_of(visitor: Visitor, table: Any) -> Any:
    return visitor.look(table, 1)["view"]


def test_everybody_has_the_same_start(server: Server) -> None:
    ana, ben = Visitor(server, "Ana"), Visitor(server, "Ben")
    told = good(Visitor(server).get("/api/challenge"))
    assert told["date"] == datetime.now(UTC).date().isoformat()
    assert (told["game"], told["seats"], told["tried"], told["made"], told["mine"]) == ("bad-bones", 1, 0, 0, "")
    assert set(told["goal"]) == {"key", "rounds"}
    problem(Visitor(server).post("/api/challenge"), 401, "no-person")

    one, other = (good(person.post("/api/challenge")) for person in (ana, ben))
    assert one["id"] != other["id"]
    assert (one["status"], one["occasion"]) == ("running", f"challenge {told['date']}")
    assert one["options"] == told["options"]
    assert one["commit"] == other["commit"] == hashlib.sha256(seed_of(one["occasion"])).hexdigest()
    assert start_of(ana, one) == start_of(ben, other)
    assert good(ana.post("/api/challenge"))["id"] == one["id"]  # it is not over yet, so it is the same table
    again = good(ana.get("/api/challenge"))
    assert (again["tried"], again["made"], again["mine"]) == (2, 0, one["id"])


def test_attempts_and_successes_are_counted(server: Server) -> None:
    eve = Visitor(server, "Eve")
    before = good(eve.get("/api/challenge"))
    table = good(eve.post("/api/challenge"))
    over = finish(table, (eve, 1))
    made = over["result"]["made"]
    assert made == bool(over["result"]["winners"])
    assert eve.look(table, 1)["result"]["made"] == made
    after = good(eve.get("/api/challenge"))
    assert (after["tried"], after["made"], after["mine"]) == (before["tried"] + 1, before["made"] + made, table["id"])
    assert good(eve.get(f"/api/tables/{table['id']}/verify"))["chance"] == "proved"

    once_more = good(eve.post("/api/challenge"))
    assert once_more["id"] != table["id"]
    assert good(eve.get("/api/challenge"))["tried"] == after["tried"]  # people are counted, not tables
    assert good(eve.get("/api/challenge"))["mine"] == once_more["id"]
    assert after["over"]
    assert not good(eve.get("/api/challenge"))["over"]
    rematch = good(eve.post(f"/api/tables/{table['id']}/rematch"))["id"]
    following = good(eve.get(f"/api/tables/{rematch}"))
    assert (following["occasion"], following["commit"]) == (table["occasion"], table["commit"])  # tried again
    assert start_of(eve, following) == start_of(eve, once_more)
    assert good(eve.get("/api/challenge"))["attempts"] == 3


def test_days_in_a_row_are_counted() -> None:
    day = date(2031, 11, 1)
    reached = {challenge_of(day - timedelta(ago)) for ago in (1, 2, 3, 5)}
    assert streak(reached, day) == 3  # today is not over yet
    assert streak(reached | {challenge_of(day)}, day) == 4
    assert streak(reached, day + timedelta(1)) == 0
    assert streak(set(), day) == 0


def test_other_tables_have_no_goal(server: Server) -> None:
    ana = Visitor(server, "Ana")
    table = ana.make("person", "bot")
    ana.be_ready(table, 1)
    assert "made" not in finish(table, (ana, 1))["result"]
    problem(ana.post(f"{seat_path(table, 1)}/forecast", json={}), 409, "game-over")
