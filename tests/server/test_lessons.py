"""Lessons are played on a real server with the answers they expect, and always go the same way."""

from __future__ import annotations

import time
from typing import Any

import pytest

from ossuary.games import game_names
from ossuary.lessons import read_lessons, title_key
from ossuary.locales import languages, say
from support.locales.fluent_files import said
from support.rulebook import rules_of
from support.server.serving import Server
from support.server.visitors import Visitor, good, problem, seat_path

PATIENCE = 30  # seconds until a bot must have answered


LESSONS = [(game, name) for game in game_names() for name in read_lessons(game)]
FIRST, FIRST_LENGTH, LENGTH = "first-game", range(8, 20), range(5, 10)
BONES, DIA = game_names()


def test_each_game_has_a_first_game_and_bad_bones_more() -> None:
    assert list(read_lessons(BONES)) == [FIRST, "market", "chiefs", "cooperative"]
    assert list(read_lessons(DIA)) == [FIRST]


@pytest.mark.parametrize("game", game_names())
def test_lessons_of_a_game_share_neither_a_start_nor_a_message(game: str) -> None:
    lessons = read_lessons(game)
    starts = [lesson.start for lesson in lessons.values()]
    assert len(set(starts)) == len(starts)
    keys = [step.say for lesson in lessons.values() for step in lesson.steps]
    titles = [title_key(game, name) for name in lessons]
    assert len({*keys, *titles}) == len([*keys, *titles])
    for language in languages():
        assert set(said(language, f"{game}/lesson")) == {*keys, *titles}


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_step_has_words_and_a_rule(game: str, name: str) -> None:
    lesson = read_lessons(game)[name]
    assert len(lesson.steps) in (FIRST_LENGTH if name == FIRST else LENGTH)
    assert {step.rule for step in lesson.steps} - {""} <= rules_of(game)
    assert {step.then for step in lesson.steps} <= {"", "ready"}


def play(person: Visitor, game: str, name: str = FIRST) -> tuple[Any, list[Any]]:
    """Play to the end of the lesson; the table, and the events on the way."""
    steps = good(person.get(f"/api/lessons/{game}/{name}"))["steps"]
    table = good(person.post(f"/api/lessons/{game}/{name}"), 201)
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


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_reaches_its_end_in_the_same_way_every_time(server: Server, game: str, name: str) -> None:
    table, events = play(Visitor(server, "Ana"), game, name)
    _, again = play(Visitor(server, "Ben"), game, name)
    assert events == again
    assert table["seats"][1]["level"] == "random"


def happened(server: Server, name: str) -> tuple[Any, list[tuple[Any, ...]]]:
    """What seat 1 has at the end of a lesson of Bad Bones, and what happened to it: each kind with what it is about."""
    ana = Visitor(server, "Ana")
    table, events = play(ana, BONES, name)
    about = ("trap", "item", "model", "what", "to")
    told = [(e["kind"], *(e[part] for part in about if part in e)) for e in events if e["seat"] == 1]
    return ana.look(table, 1)["view"], told


def test_a_first_game_of_bad_bones(server: Server) -> None:
    _, events = play(Visitor(server, "Ana"), BONES)
    mine = [event for event in events if event["seat"] == 1]
    assert {"hero-moved", "killed", "placed", "triggered", "sent", "worn", "retrieved", "arrived", "turned-to"} <= {
        event["kind"] for event in mine
    }
    assert {event["trap"].rstrip("/\\") for event in mine if event["kind"] == "placed"} == {
        "wall",
        "catapult",
        "dragon",
        "treasure",
    }
    lured = [event for event in mine if event["kind"] == "killed"][-1]
    assert (lured["model"], lured["from"], lured["space"]) == ("red-left", "b3", "a3")
    assert not [
        event for event in mine if event["kind"] in ("razed", "burnt", "stolen")
    ]  # a first game should not start with a loss
    assert {event["round"] for event in events if event["kind"] == "phase-opens"} == {1, 2, 3, 4, 5, 6}


def test_the_market_a_weapon_and_a_bomb(server: Server) -> None:
    view, told = happened(server, "market")
    assert [one for one in told if one[0] == "bought"] == [("bought", "bomb"), ("bought", "crossbow")]
    assert [one[1] for one in told if one[0] == "killed"] == ["blue-left", "green-left", "purple-top", "red-left"]
    assert ("worn", "bomb") in told
    assert (view["seats"][0]["weapon"], view["seats"][0]["tower"]) == ("crossbow", 4)


def test_chiefs(server: Server) -> None:
    view, told = happened(server, "chiefs")
    assert {
        ("killed", "green-left:artificer"),
        ("sent", "red-top:emperor", 2),
        ("rebuilt", "floor"),
        ("drew", "blue-left:necromancer"),
        ("sent", "green-left:spectral", 1),
    } <= set(told)
    assert len([one for one in told if one[0] == "drew"]) == 6
    assert (view["seats"][0]["tower"], view["seats"][0]["houses"]) == (4, 5)


def test_the_cooperative_game(server: Server) -> None:
    view, told = happened(server, "cooperative")
    assert ("sent", "green-right", 2) in told
    assert [one[1] for one in told if one[0] == "walked"] == ["yellow-right", "green-top"]
    assert (view["capital"], sorted(view["seats"][0]["towers"])) == (2, ["b2", "d2", "d4"])


def test_two_rounds_of_dia_de_los_muertos(server: Server) -> None:
    ana = Visitor(server, "Ana")
    table, events = play(ana, DIA)
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
        for game, name in LESSONS:
            lesson = good(ana.get(f"/api/lessons/{game}/{name}"))
            assert lesson["title"] == say(title_key(game, name), {}, language)
            for step in lesson["steps"]:
                assert step["text"] == say(step["say"], {}, language)
    problem(ana.post("/api/lessons/chess"), 404, "no-game")
    problem(ana.post("/api/lessons/bad-bones/chess"), 404, "no-lesson")
    problem(Visitor(server).post("/api/lessons/bad-bones"), 401, "no-person")


@pytest.mark.parametrize("game", game_names())
def test_without_a_name_the_first_lesson_is_meant(server: Server, game: str) -> None:
    ana = Visitor(server, "Ana")
    first = next(iter(read_lessons(game)))
    assert good(ana.get(f"/api/lessons/{game}")) == good(ana.get(f"/api/lessons/{game}/{first}"))
    begun = [good(ana.post(path), 201) for path in (f"/api/lessons/{game}", f"/api/lessons/{game}/{first}")]
    assert begun[0]["occasion"] == begun[1]["occasion"]
    [listed] = [one for one in good(ana.get("/api/games")) if one["name"] == game]
    assert listed["lessons"] == list(read_lessons(game))


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_the_game_goes_on_after_the_lesson(server: Server, game: str, name: str) -> None:
    ana = Visitor(server, "Ana")
    table, _ = play(ana, game, name)
    good(ana.answer(table, 1, ana.look(table, 1)))


def test_tables_of_lessons_are_not_listed_and_only_the_newest_are_kept(server: Server) -> None:
    ana = Visitor(server, "Ana")
    begun = [good(ana.post("/api/lessons/bad-bones"), 201)["id"] for _ in range(6)]
    assert good(ana.get("/api/tables")) == []
    codes = [ana.get(f"/api/tables/{table}").status_code for table in begun]
    assert (codes.count(200), codes.count(404), codes[-1]) == (4, 2, 200)
