"""A plan and what will come of it, on a real server: asked for at any time, told to its own seat, and true."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from ossuary.locales import say
from support.server.serving import Server
from support.server.visitors import Visitor, good, problem, seat_path, table_of_two


def foresee(person: Visitor, table: Any, seat: int, *words: str) -> httpx.Response:
    return person.post(f"{seat_path(table, seat)}/forecast", json={"words": words})


def be_ready(person: Visitor, table: Any, seat: int) -> None:
    good(person.post(f"{seat_path(table, seat)}/ready", json={}), 204)


def test_a_plan_is_foreseen_while_its_phase_is_open(server: Server) -> None:
    table, ana, ben = table_of_two(server)
    view = ana.look(table, 1)
    asked = good(foresee(ana, table, 1))
    assert asked["assumed"] == ["hero", "trap"]
    tried = good(foresee(ana, table, 1, view["options"][0]["words"], "place wall/ b3"))
    assert tried["events"][0]["kind"] == "hero-moved"
    assert ["wall/", "b3"] in tried["view"]["seats"][0]["traps"]
    assert ana.look(table, 1) == view  # nothing has changed

    good(ana.answer(table, 1, view))
    drafted = good(foresee(ana, table, 1))
    assert drafted["assumed"] == ["trap"]
    assert not asked["options"]  # which traps there may be depends on where the hero goes
    good(ben.answer(table, 2, ben.look(table, 2)))
    be_ready(ana, table, 1)
    assert good(foresee(ana, table, 1)) == drafted  # ready or not, whatever Ben does
    problem(foresee(ana, table, 1, "hero b2"), 409, "illegal")
    problem(foresee(ben, table, 1), 403, "not-your-seat")
    problem(foresee(Visitor(server), table, 1), 401, "no-person")


def test_what_was_foreseen_has_happened(server: Server) -> None:
    """Both play a round; then every skeleton stands where the forecast had it."""
    table, ana, ben = table_of_two(server)
    people = ((ana, 1), (ben, 2))
    for person, seat in people:
        good(person.answer(table, seat, person.look(table, seat)))
    planned = [good(foresee(person, table, seat))["options"] for person, seat in people]
    for person, seat in people:
        be_ready(person, table, seat)
    assert planned == [person.look(table, seat)["options"] for person, seat in people]
    for person, seat in people:
        good(person.answer(table, seat, person.look(table, seat), "place wall/ b3"))
    foreseen = [good(foresee(person, table, seat)) for person, seat in people]
    assert [told["stopped"] for told in foreseen] == ["phase", "phase"]
    assert not any(told["options"] or told["lost"] for told in foreseen)
    for person, seat in people:
        be_ready(person, table, seat)
    now = ana.look(table, 1)
    assert (now["view"]["round"], now["view"]["phase"]) == (2, "hero")
    for (_, seat), told in zip(people, foreseen, strict=True):
        board = told["view"]["seats"][seat - 1]
        assert board["skeletons"]
        assert {name: now["view"]["seats"][seat - 1][name] for name in ("skeletons", "traps", "tower", "houses")} == {
            name: board[name] for name in ("skeletons", "traps", "tower", "houses")
        }


def test_where_plans_are_open_too(server: Server) -> None:
    table, ana, ben = table_of_two(server, options=["play=coop"])
    problem(foresee(ana, table, 1), 409, "no-forecast")  # the heroes take their stand
    for person, seat in ((ana, 1), (ben, 2)):
        good(person.answer(table, seat, person.look(table, seat)))
        be_ready(person, table, seat)
    good(ben.answer(table, 2, ben.look(table, 2)))
    told = good(foresee(ana, table, 1))
    assert told["view"]["seats"][1]["hero"] == ben.look(table, 2)["view"]["seats"][1]["hero"]


@pytest.mark.parametrize("game", ["bad-bones", "dia-de-los-muertos"])
def test_a_hint_has_its_reasons(server: Server, game: str) -> None:
    table, ana, ben = table_of_two(server, game=game)
    if game == "bad-bones":
        for person, seat in ((ana, 1), (ben, 2)):
            good(person.answer(table, seat, person.look(table, seat)))
            be_ready(person, table, seat)
    asked = ana.look(table, 1)["waiting"][0]  # chance has said who begins a race
    person = (ana, ben)[asked - 1]
    person.headers["Accept-Language"] = "de"
    hint = good(person.post(f"{seat_path(table, asked)}/hint"))
    assert hint["level"] == "cranium"
    assert hint["words"] == hint["weighed"][0]["words"]
    for reason in hint["why"]:
        assert reason["amount"] > 0
        assert reason["text"] == say(f"hint-{reason['key']}", {"amount": reason["amount"]}, "de")
    assert hint["why"] or game != "bad-bones"


def test_a_race_has_no_forecast(server: Server) -> None:
    table, ana, _ = table_of_two(server, game="dia-de-los-muertos")
    problem(foresee(ana, table, 1), 409, "no-forecast")
    lobby = ana.make("person", "link")
    problem(foresee(ana, lobby, 1), 409, "not-started")
