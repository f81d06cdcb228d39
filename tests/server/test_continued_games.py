"""Games that continue a text, from any event of a finished game or from a position, and what can happen to them."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ossuary.core.notation import read_script
from ossuary.games import game_names
from support.bones_texts import before_a_move
from support.server.serving import Server, environment
from support.server.visitors import PATIENCE, Visitor, good, problem, seat_path

DIA = "dia-de-los-muertos"
SHORT = f"[{DIA}.setup]\nidle_rounds = 3\n"
SEATS = {"bad-bones": 3, DIA: 3}
OPTIONS = {"bad-bones": ["mode=advanced", "rounds=3"], DIA: []}
OF_THE_TABLE = {
    "ready",
    "not-ready",
    "reactions-opened",
    "pilot",
    "out-of-time",
    "paused",
    "resumed",
    "undone",
    "standing-order",
}

SEALED = """# a plan half made
game: bad-bones
seats: 2
options: rounds=2
position:
  phase hero
  round 2
  seat 1
    supply wall
  seat 2
    supply wall
---
1 hero b4
? seat 1 hero b4
"""
REACTION = before_a_move(8, "hold kick") + "1 move\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("starts")
    (folder / "short.toml").write_text(SHORT)
    with Server(folder, game_data=str(folder / "short.toml")) as server:
        yield server


def wait_for_end(person: Visitor, table: Any) -> Any:
    until = time.monotonic() + PATIENCE
    while (info := good(person.get(f"/api/tables/{table['id']}")))["status"] != "over":
        assert time.monotonic() < until, info
        time.sleep(0.05)
    return info


def record(person: Visitor, table: Any, **at: Any) -> str:
    answer = person.get(f"/api/tables/{table['id']}/record", params=at)
    assert answer.status_code == 200, answer.text
    return answer.text


def told(person: Visitor, table: Any, seat: int = 0) -> list[Any]:
    return list(good(person.get(f"{seat_path(table, seat)}/events"))["events"])


@pytest.fixture(scope="module", params=game_names())
def finished(request: pytest.FixtureRequest, server: Server) -> tuple[Visitor, Any]:
    """A finished game of greedy bots."""
    ana, game = Visitor(server, "Ana"), request.param
    table = ana.make(*["bot"] * SEATS[game], game=game, options=OPTIONS[game])
    wait_for_end(ana, table)
    return ana, table


def verified(tmp_path: Path, text: str) -> None:
    """Verify it with `ossuary verify` on the command line."""
    file = tmp_path / "game.bones"
    file.write_text(text, encoding="utf-8")
    data = tmp_path / "short.toml"
    data.write_text("[setup]\nidle_rounds = 3\n" if DIA in text else "")
    command = [sys.executable, "-m", "ossuary.cli", "verify", "--data", str(data), str(file)]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("part", [0.0, 0.3, 0.6, 0.9])
def test_continue_from_any_event(server: Server, finished: tuple[Visitor, Any], tmp_path: Path, part: float) -> None:
    ana, table = finished
    seat = 2
    events = told(ana, table, seat)
    event = int(part * len(events))
    text = record(ana, table, seat=seat, event=event)
    then = good(ana.get(f"/api/tables/{table['id']}/replay", params={"seat": seat, "event": event}))
    assert record(ana, table).startswith(text.partition("---\n")[0])  # with seed and commitment, so it can be proved
    assert good(ana.post("/api/verify", json={"text": text}))["chance"] == "proved"

    on = ana.make(*["bot"] * SEATS[table["game"]], game=table["game"], start=text)
    assert "commit" not in on or not on["commit"]
    wait_for_end(ana, on)
    whole = record(ana, on)
    assert "commit:" not in whole
    assert "seed:" not in whole
    standing = [line for line in text.partition("---\n")[2].split("\n") if line and line[0] != "="]
    assert whole.partition("---\n")[2].split("\n")[: len(standing)] == standing
    assert len(read_script(whole.encode()).lines) > len(standing)
    said = good(ana.get(f"/api/tables/{on['id']}/verify"))
    assert (said["holds"], said["chance"]) == (True, "not-committed")
    verified(tmp_path, whole)

    # The new table has the past events too, as its seats were told them.
    past = [each for each in events[: then["event"]] if each["kind"] not in OF_THE_TABLE]
    assert told(ana, on, seat)[: len(past)] == past
    again = good(ana.get(f"/api/tables/{on['id']}/replay", params={"seat": seat, "event": len(past)}))
    assert (again["event"], again["view"]) == (len(past), then["view"])
    early = good(ana.get(f"/api/tables/{on['id']}/replay", params={"seat": seat, "event": 1}))
    assert early["event"] <= again["event"]


def test_a_record_up_to_an_event_only_when_the_game_is_over(server: Server) -> None:
    ana = Visitor(server, "Ana")
    table = ana.make("person", "bot")
    ana.be_ready(table, 1)
    assert record(ana, table, seat=1, event=3) == record(ana, table)
    problem(ana.get(f"/api/tables/{table['id']}/record", params={"seat": 3}), 404, "no-seat")
    problem(ana.get(f"/api/tables/{table['id']}/record", params={"event": -1}), 400, "bad-request")


def test_half_a_plan_becomes_drafts(server: Server, tmp_path: Path) -> None:
    """Answers of an open phase can be taken back, and the others do not learn about them."""
    ana, ben = Visitor(server, "Ana"), Visitor(server, "Ben")
    table = ana.make("person", "link", start=SEALED)
    good(ben.claim(table, 2))
    ana.be_ready(table, 1)
    ben.be_ready(table, 2)
    anas, bens = ana.look(table, 1), ben.look(table, 2)
    assert anas["view"]["seats"][0]["hero"] == "b4"
    assert bens["view"]["seats"][0]["hero"] != "b4"
    assert (anas["asked"]["kind"], bens["asked"]["kind"]) == ("ready", "hero")
    assert anas["undo"]
    assert bens["waiting"] == [1, 2]
    assert "hero b4" not in record(ben, table)
    good(ana.act(table, 1, "undo"), 204)
    good(ana.answer(table, 1, ana.look(table, 1), "hero d4"))
    good(ana.act(table, 1, "leave"), 204)
    good(ben.act(table, 2, "leave"), 204)
    wait_for_end(ana, table)
    text = record(ana, table)
    heroes = [line for line in text.splitlines() if line.startswith("1 hero")]
    assert heroes[0] == "1 hero d4"
    assert "?" not in text
    assert text.partition("game:")[0].endswith("# name 2: Ben\n# a plan half made\n")
    verified(tmp_path, text)


def test_continue_in_the_middle_of_reactions(server: Server, tmp_path: Path) -> None:
    """The seats that have not reacted yet are asked together; hands stay secret, also in the record."""
    ana, ben = Visitor(server, "Ana"), Visitor(server, "Ben")
    table = ana.make("bot", "person", "link", game=DIA, start=REACTION, reaction_seconds=60)
    good(ben.claim(table, 3))
    ana.be_ready(table, 2)
    ben.be_ready(table, 3)
    two, three = ana.look(table, 2), ben.look(table, 3)
    assert two["waiting"] == three["waiting"] == [3, 2]
    assert {option["words"] for option in two["options"]} == {"hold", "let"}
    assert three["closes"]
    assert two["view"]["seats"][1]["hand"] == ["hold", "patch", "throw1"]
    assert "hand" not in three["view"]["seats"][1]
    assert "throw1" not in record(ben, table)
    assert "# not public yet: position" in record(ben, table)
    good(ben.answer(table, 3, three, "hold"))
    good(ana.act(table, 2, "leave"), 204)
    good(ben.act(table, 3, "leave"), 204)


def test_continue_with_one_of_two_reactions(server: Server, tmp_path: Path) -> None:
    ana = Visitor(server, "Ana")
    table = ana.make("bot", "person", "bot", game=DIA, start=REACTION + "3 hold\n", reaction_seconds=2)
    ana.be_ready(table, 2)
    assert ana.look(table, 2)["waiting"] == [2]
    good(ana.act(table, 2, "leave"), 204)
    wait_for_end(ana, table)
    text = record(ana, table)
    assert "1 move\n3 hold\n" in text
    verified(tmp_path, text)


def test_a_killed_server_continues_such_a_game(finished: tuple[Visitor, Any], server: Server, tmp_path: Path) -> None:
    ana, table = finished
    text = record(ana, table, seat=1, event=len(told(ana, table, 1)) // 2)
    on = ana.make("person", *["bot"] * (SEATS[table["game"]] - 1), game=table["game"], start=text)
    ana.be_ready(on, 1)
    until = time.monotonic() + PATIENCE
    for _ in range(3):
        # never react: the time for reactions is short here, and an answer could come too late
        while not (view := ana.look(on, 1))["over"] and (not view["options"] or view["closes"]):
            assert time.monotonic() < until
            if view["asked"] and view["asked"]["kind"] == "ready":
                good(ana.post(f"{seat_path(on, 1)}/ready", json={}), 204)
        if not view["over"]:
            good(ana.answer(on, 1, view))
    before = told(ana, on, 1)
    server.kill()
    server.start()
    assert told(ana, on, 1)[: len(before)] == before
    if not ana.look(on, 1)["over"]:
        good(ana.act(on, 1, "leave"), 204)
    wait_for_end(ana, on)
    verified(tmp_path, record(ana, on))
    following = good(ana.post(f"/api/tables/{on['id']}/rematch"))
    again = good(ana.get(f"/api/tables/{following['id']}"))
    assert again["status"] == "open"
    ana.be_ready(again, 1)
    assert ana.look(again, 1)["view"]["round"] >= 1


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "no text": ({"start": "hello"}, "bad-record"),
    "a line that can't be played": ({"start": SEALED + "2 hero z9\n"}, "bad-record"),
    "a digest that is wrong": ({"start": SEALED + "= 000000000000\n"}, "bad-record"),
    "a bad position": ({"start": SEALED.replace("round 2", "round x")}, "bad-record"),
    "another game": ({"start": REACTION}, "start-disagrees"),
    "more seats": ({"start": SEALED, "seats": [{"kind": "person"}] * 3}, "start-disagrees"),
    "other options": ({"start": SEALED, "options": ["mode=advanced"]}, "start-disagrees"),
    "unknown options": ({"start": SEALED, "options": ["weather=fine"]}, "bad-option"),
    "too many lines": ({"start": SEALED + "? round 2\n" * 5_001}, "long-study"),
    "too much": ({"start": "#" * 262_145}, "long-study"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_refused_start_changes_nothing(server: Server, name: str) -> None:
    ana = Visitor(server, "Ana")
    plan, code = REFUSED[name]
    wanted = {"game": "bad-bones", "seats": [{"kind": "person"}, {"kind": "bot"}], **plan}
    answer = ana.post("/api/tables", json=wanted)
    detail = problem(answer, 400, code)["detail"]
    assert good(ana.get("/api/tables")) == []
    if code == "bad-record" and name != "no text":
        assert re.match(r"Line \d+, column \d+: ", detail)


def test_a_game_that_is_over_can_not_be_continued(server: Server, finished: tuple[Visitor, Any]) -> None:
    ana, table = finished
    plan = {"game": table["game"], "seats": [{"kind": "bot"}] * SEATS[table["game"]], "start": record(ana, table)}
    before = len(good(ana.get("/api/tables")))
    problem(ana.post("/api/tables", json=plan), 400, "start-over")
    assert len(good(ana.get("/api/tables"))) == before
