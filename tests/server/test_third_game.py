"""A game that the server does not name is played at its tables once its package is installed."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from support.server.serving import Server, environment
from support.server.visitors import Visitor, good, problem, seat_path
from support.third_game import NAME, install

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
PATIENCE = 120
SEATS = [{"kind": "link"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "greedy"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in install(tmp_path_factory.mktemp("installed")).items():
            patch.setenv(name, value)
        with Server(tmp_path_factory.mktemp("third")) as running:
            yield running
            assert running.stop() == 0
            assert "Traceback" not in running.log()


def make(host: Visitor, seats: list[dict[str, str]], *options: str) -> Any:
    plan = {"game": NAME, "seats": seats, "options": list(options), "bot_seconds": 0}
    return good(host.post("/api/tables", json=plan), 201)


def test_bots_play_it_over_the_socket(server: Server) -> None:
    """The example bot on a socket, and both levels of the server's own in their worker."""
    host = Visitor(server, "Host")
    table = make(host, SEATS)
    command = [sys.executable, str(EXAMPLE), f"http://{server.address}", table["links"]["1"]]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    after = good(host.get(f"/api/tables/{table['id']}"))
    assert after["status"] == "over"
    assert json.loads(done.stdout) == after["result"]
    assert good(host.get(f"/api/tables/{table['id']}/verify"))["chance"] == "proved"
    record = host.get(f"/api/tables/{table['id']}/record").text
    assert record.count(" bid ") == 3 * 6


def test_a_person_plays_it_and_nobody_sees_a_sealed_bid(server: Server) -> None:
    ana, ben = Visitor(server, "Ana"), Visitor(server, "Ben")
    table = make(ana, [{"kind": "person"}, {"kind": "link"}], "rounds=1")
    good(ben.claim(table, 2))
    for person, seat in ((ana, 1), (ben, 2)):
        person.be_ready(table, seat)
    view = ana.look(table, 1)
    assert view["asked"]["kind"] == "bid"
    assert [option["words"] for option in view["options"]] == [f"bid {coin}" for coin in range(1, 8)]
    refused = ana.answer(table, 1, view, "bid 9")
    assert problem(refused, 409, "illegal")["reasons"][0]["rule"] == "GG-2.2"
    good(ana.answer(table, 1, view, "bid 7"))
    assert ana.look(table, 1)["view"]["seats"][0]["bid"] == 7
    seen = ben.look(table, 2)["view"]["seats"][0]
    assert seen == {"coins": list(range(1, 8)), "goods": []}


def test_what_a_game_does_not_have_is_not_there(server: Server) -> None:
    """No lesson, no diagrams, no player aid; its rules in English; a hint from playouts, without reasons."""
    ana = Visitor(server, "Ana")
    assert NAME in [game["name"] for game in good(ana.get("/api/games"))]
    problem(ana.get(f"/api/lessons/{NAME}"), 404, "no-lesson")
    assert good(ana.get(f"/api/games/{NAME}/diagrams")) == []
    assert good(ana.get(f"/api/games/{NAME}/aid")) == []
    assert good(ana.get(f"/api/games/{NAME}/rules", params={"language": "fr"}))[0]["id"] == "GG-1.1"
    table = make(ana, [{"kind": "person"}, {"kind": "bot", "level": "random"}])
    ana.be_ready(table, 1)
    hint = good(ana.post(f"{seat_path(table, 1)}/hint"))
    assert (len(hint["weighed"]), hint["why"]) == (7, [])
