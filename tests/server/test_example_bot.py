"""The example bot plays: it is what bot authors start from, so it has to work and to stay short."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ossuary.games import game_names
from support.server.serving import Server, environment

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
MOST_LINES = 60
PATIENCE = 120
# Random players rarely come home: without this every game of Día takes its hundred idle rounds.
SHORT = "[dia-de-los-muertos.setup]\nidle_rounds = 4\n"
BOT = {"kind": "bot", "level": "random"}
LINK = {"kind": "link"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("example")
    (folder / "short.toml").write_text(SHORT)
    with Server(folder, game_data=str(folder / "short.toml")) as server:
        yield server


def start(server: Server, link: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(EXAMPLE), f"http://{server.address}", link]
    return subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def result_told(player: subprocess.Popen[str]) -> Any:
    """The result that a player prints."""
    try:
        out, err = player.communicate(timeout=PATIENCE)
    finally:
        player.kill()
    assert player.returncode == 0, err
    return json.loads(out)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("seats", [[LINK, BOT, BOT], [LINK, LINK]], ids=["against-bots", "against-itself"])
def test_the_example_plays_a_whole_game(server: Server, name: str, seats: list[dict[str, str]]) -> None:
    plan = {"game": name, "seats": seats, "bot_seconds": 0, "reaction_seconds": 0.05}
    with httpx.Client(base_url=f"http://{server.address}", timeout=30) as host:
        host.post("/api/people", json={"name": "Host"}).raise_for_status()
        table = host.post("/api/tables", json=plan).raise_for_status().json()
        players = [start(server, link) for link in table["links"].values()]
        told = [result_told(player) for player in players]
        after = host.get(f"/api/tables/{table['id']}").raise_for_status().json()
        verified = host.get(f"/api/tables/{table['id']}/verify").raise_for_status().json()
    assert after["status"] == "over"
    assert told == [after["result"]] * len(players)
    assert verified["chance"] == "proved"


def test_the_example_goes_on_if_others_take_what_it_wanted(server: Server) -> None:
    """In a cooperative game all choose from the same traps at the same time."""
    plan = {"game": "bad-bones", "seats": [LINK] * 4, "options": ["play=coop"], "reaction_seconds": 0.05}
    with httpx.Client(base_url=f"http://{server.address}", timeout=30) as host:
        host.post("/api/people", json={"name": "Host"}).raise_for_status()
        table = host.post("/api/tables", json=plan).raise_for_status().json()
        players = [start(server, link) for link in table["links"].values()]
        told = [result_told(player) for player in players]
        after = host.get(f"/api/tables/{table['id']}").raise_for_status().json()
        refused = host.get("/metrics").raise_for_status().text
    assert told == [after["result"]] * len(players)
    assert 'ossuary_refusals_total{code="illegal"}' in refused


def test_the_example_reports_why_it_can_not_play(server: Server) -> None:
    with httpx.Client(base_url=f"http://{server.address}", timeout=30) as host:
        host.post("/api/people", json={"name": "Host"}).raise_for_status()
        table = host.post("/api/tables", json={"game": game_names()[0], "seats": [LINK]}).raise_for_status().json()
    player = start(server, f"/t/{table['id']}#1.not-the-key")
    assert "403" in player.communicate(timeout=PATIENCE)[1]
    assert player.returncode != 0


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < MOST_LINES
