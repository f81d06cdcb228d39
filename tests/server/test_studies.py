"""Studies: every scenario, files that are wrong in every way, and the limits of what is accepted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ossuary.core.notation import read_script
from ossuary.core.play import Play
from ossuary.core.scenario import run_script
from ossuary.core.state import CHANCE
from ossuary.games import game_names, make_game
from ossuary.locales import languages, say
from ossuary.server.match.study import STARTING_POSITION, study, study_position
from support.bones_texts import before_a_move
from support.server.serving import Server
from support.server.visitors import Visitor, good, problem

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").rglob("*.bones"))
GAMES = {name: make_game(name) for name in game_names()}
MOST = 5_000

BONES = "game: bad-bones\nrules: 1\nseats: 2\nseed: 7\n---\n"
DIA = "# DM-7.5: the holder follows.\n" + before_a_move(12, "kick")


def looked_at(text: str, viewer: int = 0, language: str = "en") -> Any:
    return study(GAMES, text, viewer, language, MOST)


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_every_scenario_is_a_study(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    script = read_script(text.encode())
    game = GAMES[script.header("game").value]
    told = looked_at(text)
    assert told.trouble is None
    assert [step.line for step in told.steps] == [line.number for line in script.lines]
    assert all(step.holds and not step.found for step in told.steps)
    assert (told.game, told.seats) == (game.name, script.seats())
    assert told.rules
    assert not any(rule in told.title.partition(" ")[0] for rule in told.rules)

    play = Play(game, script)
    for line in script.lines:
        if line.kind == "*":
            play.answer_chance(line.words)
            continue
        play.settle_chance()
        if line.kind == "answer":
            play.answer(line.seat, line.words)
    play.settle_chance()
    outcome = game.outcome(play.state)
    assert told.now.view == game.facts(play.state)
    assert told.now.waiting == [seat for seat in game.waiting(play.state) if seat != CHANCE]
    assert (told.over, told.now.step, told.now.event) == (outcome.over, len(told.steps), len(told.events))
    for question in told.now.asked:
        legal = [game.words(play.state, question.seat, action) for action in game.legal(play.state, question.seat)]
        assert [option["words"] for option in question.options] == legal
        assert question.asked.kind in {step.name for step in game.steps}
    assert not run_script(game, script).failures


@pytest.mark.parametrize("path", SCENARIOS[::23], ids=lambda path: path.stem)
def test_any_position_of_a_scenario(path: Path) -> None:
    """The positions follow each other: events are only added, and the last is where the study ends."""
    text = path.read_text(encoding="utf-8")
    told = looked_at(text)
    laid = study_position(GAMES, text, 0, STARTING_POSITION, MOST)
    assert (laid.event, laid.asked) == (0, [])
    before = told.first
    for step in range(len(told.steps) + 1):
        then = study_position(GAMES, text, 0, step, MOST)
        assert (then.step, then.event) == (step, told.steps[step - 1].event if step else told.first)
        assert then.event >= before
        before = then.event
    assert then == told.now
    assert study_position(GAMES, text, 0, len(told.steps) + 9, MOST) == told.now


def test_events_that_a_position_sets_off_start_from_where_it_was_laid_out() -> None:
    """A skeleton phase that needs nobody's answer is over before the first line; it can still be looked at."""
    text = "game: bad-bones\nseats: 2\nposition:\n  phase skeletons\n  seat 1\n    forest blue-left\n---\n"
    laid, told = study_position(GAMES, text, 0, STARTING_POSITION, MOST), looked_at(text)
    assert laid.view["phase"] == "skeletons"
    assert laid.view["seats"][0]["forest"]
    assert not laid.view["seats"][0]["skeletons"]
    assert told.now.view["seats"][0]["skeletons"]
    assert told.first == len(told.events) > 2


def test_viewer_0_is_told_each_event_once() -> None:
    text = BONES + "1 hero b4\n2 hero c4\n"
    told = looked_at(text)
    moved = [event for event in told.events if event["kind"] == "hero-moved"]
    assert moved == [{"kind": "hero-moved", "seat": 1, "space": "b4"}, {"kind": "hero-moved", "seat": 2, "space": "c4"}]
    assert told.steps[0].event < told.steps[1].event
    # As at a table, seat 2 learns about the first move when the phase has closed.
    seen = looked_at(text, 2)
    assert [event["seat"] for event in seen.events if event["kind"] == "hero-moved"] == [2, 1]
    assert seen.steps[0].event == seen.first


def test_viewer_0_sees_all_hands() -> None:
    told, second = looked_at(DIA), looked_at(DIA, 2)
    assert [seat["hand"] for seat in told.now.view["seats"]] == [["follow"], ["hold", "patch", "throw1"], ["kick"]]
    assert "hand" not in second.now.view["seats"][0]
    assert "laid" not in second.now.view["seats"][0]
    drew = looked_at("game: dia-de-los-muertos\nseats: 2\n---\n").events
    assert {event["kind"] for event in drew if event["kind"].startswith("drew")} == {"drew"}


def test_lines_that_do_not_hold_are_reported_and_skipped() -> None:
    told = looked_at(BONES + "1 hero b4\n? seat 1 hero d4\n? seat 1 hero b4\n= 000000000000\n2 hero b4\n")
    assert [step.holds for step in told.steps] == [True, False, True, False, True]
    assert told.steps[1].found == "hero b4"
    assert told.steps[3].found.startswith("= ")
    assert told.trouble is None
    assert [step.kind for step in told.steps] == ["answer", "expect", "expect", "digest", "answer"]
    assert (told.steps[0].seat, told.steps[0].words, told.steps[0].text) == (1, "hero b4", "1 hero b4")


def test_lines_said_to_the_table() -> None:
    """They lead to the same events as at a table, and what is undone can be answered again."""
    told = looked_at(BONES + "1 hero b4\n1 undo\n1 hero d4\n2 bot greedy\n2 hero b4\n2 person\n2 resign\n")
    assert [step.kind for step in told.steps] == ["answer", "table", "answer", "table", "answer", "table", "table"]
    table = [event for event in told.events if event["kind"] in ("undone", "pilot", "resigned")]
    assert table == [
        {"kind": "undone", "seat": 1},
        {"kind": "pilot", "seat": 2, "pilot": "greedy"},
        {"kind": "pilot", "seat": 2, "pilot": "person"},
        {"kind": "resigned", "seat": 2},
    ]
    other = looked_at(BONES + "1 hero b4\n1 undo\n1 hero d4\n2 hero b4\n", 2)
    assert [event["space"] for event in other.events if event["kind"] == "hero-moved" and event["seat"] == 1] == ["d4"]


def test_chance_is_settled_unless_the_next_line_answers_it() -> None:
    text = "game: dia-de-los-muertos\nseats: 2\n---\n* draw 1 kick\n"
    told = looked_at(text)
    assert study_position(GAMES, text, 0, 0, MOST).waiting == []
    assert told.first == 0
    assert told.now.waiting
    assert next(event["card"] for event in told.events if event["kind"] == "drew") == "kick"


TROUBLES = {
    "nothing": ("", 1, 1, "---"),
    "no game": ("seats: 2\n---\n", 1, 1, "game"),
    "another game": ("game: chess\nseats: 2\n---\n", 1, 7, "chess"),
    "no seats": ("game: bad-bones\n---\n", 1, 1, "seats"),
    "too many seats": ("game: bad-bones\nseats: 9\n---\n", 2, 8, "9"),
    "an unknown header": ("game: bad-bones\nplayers: 2\n---\n", 2, 1, "players"),
    "a bad option": ("game: bad-bones\nseats: 2\noptions: mode=basic chiefs=perhaps\n---\n", 3, 21, "chiefs"),
    "other rules": ("game: bad-bones\nrules: 99\nseats: 2\n---\n", 2, 8, "99"),
    "a tab": ("game: bad-bones\nseats: 2\nposition:\n\tround 3\n---\n", 4, 1, "tab"),
    "an impossible position": ("game: bad-bones\nseats: 2\nposition:\n  round x\n---\n", 4, 9, "x"),
    "an unknown statement": ("game: bad-bones\nseats: 2\nposition:\n  weather fine\n---\n", 4, 3, "weather"),
    "a bad seed": (f"game: bad-bones\nseats: 2\ncommit: {'0' * 64}\nseed: {'1' * 64}\n---\n", 4, 7, "committed"),
    "no such seat": (BONES + "3 hero b4\n", 6, 1, "2 seats"),
    "no such words": (BONES + "1 dance\n", 6, 3, "dance"),
    "against a rule": (BONES + "1 hero b4\n2 hero a5\n", 7, 3, "BB-3.1"),
    "no line": (BONES + "1 hero b4\nhello\n2 hero b4\n", 7, 1, "hello"),
    "nothing behind": (BONES + "1 hero b4\n?\n", 7, 2, "nothing"),
    "chance unasked": (BONES + "1 hero b4\n* draw 1 blue-left\n", 7, 3, "Chance"),
    "an unknown expectation": (BONES + "1 hero b4\n? weather fine\n", 7, 3, "weather"),
    "an expectation of nobody": (BONES + "? seat 7 hero b4\n", 6, 8, "seat"),
    "nothing to undo": (BONES + "1 undo\n", 6, 3, "undo"),
}  # fmt: skip


@pytest.mark.parametrize("name", TROUBLES)
def test_an_error_has_a_place_and_a_reason(name: str) -> None:
    text, line, column, why = TROUBLES[name]
    told = looked_at(text)
    assert told.trouble
    assert (told.trouble.line, told.trouble.column) == (line, column), told.trouble.why
    assert why in told.trouble.why
    before = [number for number, each in enumerate(text.split("\n"), 1) if number < line]
    played = [number for number in before if "---" in text.split("\n")[: number - 1]]
    assert [step.line for step in told.steps] == played  # everything before it is still shown
    assert (told.now is None) == ("---\n" not in "\n".join(text.split("\n")[: line - 1]) + "\n")


@pytest.mark.parametrize("name", TROUBLES)
def test_an_error_is_told_in_the_readers_language(name: str) -> None:
    told = {language: looked_at(TROUBLES[name][0], 0, language).trouble.why for language in languages()}
    assert len(set(told.values())) == len(told) == 4
    assert len({"BB-3.1" in why for why in told.values()}) == 1


def test_what_is_found_instead_is_told_in_the_readers_language() -> None:
    said = [looked_at(BONES + "? over\n? legal 1 hero a5\n", 0, language).steps for language in languages()]
    assert len({steps[0].found for steps in said}) == len({steps[1].found for steps in said}) == 4
    assert all("BB-3.1" in steps[1].found for steps in said)


@pytest.mark.parametrize("text", ["1 {}\n", "{}\n", "? {}\n", "? seat 1 hero {}\n"])
def test_an_endless_word_is_shortened(text: str) -> None:
    for language in languages():
        assert len(looked_at(BONES + text.format("x" * 5_000), 0, language).trouble.why) < 1_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("studies")) as server:
        yield server


def ask(server: Server, path: str, language: str = "en", **body: Any) -> httpx.Response:
    return Visitor(server).post(f"/api/studies{path}", json=body, headers={"Accept-Language": language})


def test_anybody_can_study_a_text(server: Server) -> None:
    text = BONES + "1 hero b4\n2 hero z9\n"
    told = good(ask(server, "", "de", text=text))
    assert told["trouble"]["line"] == 7
    assert told["trouble"]["why"] != good(ask(server, "", text=text))["trouble"]["why"]
    assert told["now"] == good(ask(server, "/moment", text=text, step=1))
    assert good(ask(server, "/moment", text=text, step=-1))["event"] == 0
    [asked] = told["now"]["asked"]
    assert (asked["seat"], asked["asked"]["kind"]) == (2, "hero")
    assert {"words": "hero b4", "verb": "hero", "space": "b4"} in asked["options"]
    assert good(ask(server, "", text=DIA, viewer=2))["now"]["view"]["seats"][1]["hand"]


def test_limits(server: Server) -> None:
    long = BONES + "? round 1\n" * (MOST + 1)
    problem(ask(server, "", text=long), 400, "long-study")
    problem(ask(server, "/moment", text=long), 400, "long-study")
    assert len(good(ask(server, "", text=BONES + "? round 1\n" * MOST))["steps"]) == MOST
    assert good(ask(server, "", text=BONES + "1 hero b4\n1 undo\n" * 200))["trouble"] is None
    told = problem(ask(server, "", text="#" * 262_145), 400, "long-study")["detail"]
    assert told == say("long-text", {"most": 256})
    assert good(ask(server, "", text="#" * 262_144))["trouble"]
    problem(ask(server, "", text=BONES, viewer=3), 404, "no-seat")
    problem(ask(server, "", text=BONES, viewer=-1), 400, "bad-request")
    problem(ask(server, "", text=7), 400, "bad-request")
    problem(ask(server, "/moment", text="nonsense", step=1), 400, "bad-record")
    problem(ask(server, "/moment", text=BONES, step=-2), 400, "bad-request")
