"""Lessons are played on a real server with the answers they expect, and always go the same way."""

from __future__ import annotations

import time
from typing import Any

import pytest

from ossuary.games import game_names
from ossuary.lessons import read_lesson
from ossuary.locales import languages, say
from support.locales.fluent_files import said
from support.rulebook import rules_of
from support.server.serving import Server
from support.server.visitors import Visitor, good, problem, seat_path

PATIENCE = 30  # seconds until a bot must have answered


@pytest.mark.parametrize("game", game_names())
def test_every_step_has_words_and_a_rule(game: str) -> None:
    lesson = read_lesson(game)
    assert lesson
    keys = [step.say for step in lesson.steps]
    assert 8 <= len(set(keys)) == len(keys) <= 14
    assert {step.rule for step in lesson.steps} - {""} <= rules_of(game)
    assert {step.then for step in lesson.steps} <= {"", "ready"}
    for language in languages():
        assert set(said(language, f"{game}/lesson")) == set(keys)


def play(person: Visitor, game: str) -> tuple[Any, list[Any]]:
    """Play to the end of the lesson; the table, and the events on the way."""
    steps = good(person.get(f"/api/lessons/{game}"))["steps"]
    table = good(person.post(f"/api/lessons/{game}"), 201)
    assert (table["status"], table["occasion"].split()[:2]) == ("running", ["lesson", game])
    for step in steps:
        now = person.look(table, 1)
        if step["expects"] == "ready":
            assert now["asked"]["kind"] == "ready"
            good(person.post(f"{seat_path(table, 1)}/ready", json={}), 204)
        elif step["expects"]:
            assert step["expects"] in [option["words"] for option in now["options"]], step
            assert now["closes"] is None, "nobody is hurried"
            answer = {"question": now["asked"]["question"], "words": step["expects"], "ready": step["then"] == "ready"}
            good(person.post(f"{seat_path(table, 1)}/answers", json=answer))
        wait_for_the_bot(person, table)
    return table, good(person.get(f"{seat_path(table, 1)}/events"))["events"]


def wait_for_the_bot(person: Visitor, table: Any) -> None:
    until = time.monotonic() + PATIENCE
    while not person.look(table, 1)["asked"]:
        assert time.monotonic() < until, "the bot does not answer"
        time.sleep(0.01)


@pytest.mark.parametrize("game", game_names())
def test_a_lesson_reaches_its_end_in_the_same_way_every_time(server: Server, game: str) -> None:
    table, events = play(Visitor(server, "Ana"), game)
    _, again = play(Visitor(server, "Ben"), game)
    assert events == again
    assert table["seats"][1]["level"] == "random"


def test_a_first_game_of_bad_bones(server: Server) -> None:
    _, events = play(Visitor(server, "Ana"), "bad-bones")
    mine = [event for event in events if event["seat"] == 1]
    assert {"hero-moved", "killed", "placed", "triggered", "sent", "worn", "retrieved", "arrived"} <= {
        event["kind"] for event in mine
    }
    assert sum(event["kind"] == "sent" and event["to"] == 2 for event in mine) == 4  # one by the wall, three thrown
    assert not [
        event for event in mine if event["kind"] in ("razed", "burnt")
    ]  # a first game should not start with a loss
    assert {event["round"] for event in events if event["kind"] == "phase-opens"} == {1, 2, 3, 4}


def test_two_rounds_of_dia_de_los_muertos(server: Server) -> None:
    ana = Visitor(server, "Ana")
    table, events = play(ana, "dia-de-los-muertos")
    told = [(event["kind"], event["seat"]) for event in events]
    assert {("feasted", 1), ("led-dog", 1), ("dodged", 1), ("lost-limb", 2), ("drew", 1)} <= set(told)
    assert [event["to"] for event in events if event["kind"] == "dug"] == [17, 16]
    me, other = ana.look(table, 1)["view"]["seats"]
    assert (me["arms"], me["legs"], me["points"]) == (2, 2, 4)  # a first game should not start with a loss
    assert (other["at"], other["legs"]) == (9, 1)


def test_lessons_are_told_in_the_readers_language(server: Server) -> None:
    ana = Visitor(server, "Ana")
    for language in languages():
        ana.headers["Accept-Language"] = language
        for game in game_names():
            for step in good(ana.get(f"/api/lessons/{game}"))["steps"]:
                assert step["text"] == say(step["say"], {}, language)
    problem(ana.post("/api/lessons/chess"), 404, "no-game")
    problem(Visitor(server).post("/api/lessons/bad-bones"), 401, "no-person")


@pytest.mark.parametrize("game", game_names())
def test_the_game_goes_on_after_the_lesson(server: Server, game: str) -> None:
    ana = Visitor(server, "Ana")
    table, _ = play(ana, game)
    good(ana.answer(table, 1, ana.look(table, 1)))


def test_tables_of_lessons_are_not_listed_and_only_the_newest_are_kept(server: Server) -> None:
    ana = Visitor(server, "Ana")
    begun = [good(ana.post("/api/lessons/bad-bones"), 201)["id"] for _ in range(6)]
    assert good(ana.get("/api/tables")) == []
    codes = [ana.get(f"/api/tables/{table}").status_code for table in begun]
    assert (codes.count(200), codes.count(404), codes[-1]) == (4, 2, 200)
