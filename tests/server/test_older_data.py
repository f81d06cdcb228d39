"""Databases and records of earlier versions still open, show the same to everyone, and can be played on."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from support.command_line import run
from support.server.serving import Server
from support.server.visitors import Visitor, finish, good, seat_path

FIXTURES = Path(__file__).parents[1] / "fixtures" / "version-0.1"
SEEN = json.loads((FIXTURES / "seen.json").read_text(encoding="utf-8"))
TABLES: dict[str, Any] = SEEN["tables"]
SEATS = {"onlooker": 0, "ana": 1, "ben": 2}
# Its time to react is over since long: the reactions are opened as soon as a server looks at it.
OVERDUE = "running-dia"
FINISHED = sorted(name for name, table in TABLES.items() if table["status"] == "over")
RUNNING = sorted(name for name, table in TABLES.items() if table["status"] == "running")
TOLD_SINCE = {"no-effect", "unhurt", "has-to-swap", "dragged"}  # kinds of events that were not told then
UNCHANGED = sorted({*FINISHED, *RUNNING} - {OVERDUE})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of today on a copy of the old database."""
    folder = tmp_path_factory.mktemp("older")
    shutil.copy(FIXTURES / "table.db", folder)
    with Server(folder) as server:
        yield server


@pytest.fixture(scope="module")
def people(server: Server) -> dict[str, Visitor]:
    """The people of then, with the cookies they were given then."""
    found = {"onlooker": Visitor(server)}
    for name, token in SEEN["tokens"].items():
        found[name] = Visitor(server)
        found[name].cookies.set("ossuary", token, domain="127.0.0.1")
    return found


def digest(value: Any) -> str:
    compact = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(compact.encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_where_it_was(people: dict[str, Visitor], name: str) -> None:
    before = TABLES[name]
    info = good(people["ana"].get(f"/api/tables/{before['id']}"))
    assert info["status"] == before["status"]
    assert info.get("result") == before["result"]
    assert [seat["pilot"] for seat in info["seats"]] == before["pilots"]


@pytest.mark.parametrize("name", UNCHANGED)
def test_every_viewer_sees_what_they_saw(people: dict[str, Visitor], name: str) -> None:
    before = TABLES[name]
    assert before["viewers"]
    for viewer, seen in before["viewers"].items():
        path = seat_path(before, SEATS[viewer])
        told = good(people[viewer].get(f"{path}/events"))["events"]
        events = [event for event in told if event["kind"] not in TOLD_SINCE]
        assert len(events) == seen["events"]
        assert digest(events) == seen["events_digest"]
        view = good(people[viewer].get(path))
        view["event"] -= len(told) - len(events)
        assert view["asked"] == seen["asked"]
        assert digest(view) == seen["view_digest"]


@pytest.mark.parametrize("name", UNCHANGED)
def test_the_record_is_the_same(people: dict[str, Visitor], name: str) -> None:
    answer = people["ana"].get(f"/api/tables/{TABLES[name]['id']}/record?names=false")
    assert answer.text == (FIXTURES / f"{name}.bones").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", FINISHED)
def test_an_old_record_is_proved(name: str) -> None:
    done = run("verify", str(FIXTURES / f"{name}.bones"))
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", RUNNING)
def test_a_game_under_way_goes_on_to_its_end(server: Server, people: dict[str, Visitor], name: str) -> None:
    """Runs behind the tests that look at the same tables: what they hold is settled by then."""
    table = TABLES[name]
    persons = [(people[viewer], SEATS[viewer]) for viewer in table["viewers"] if viewer != "onlooker"]
    staying = [(who, seat) for who, seat in persons if table["pilots"][seat - 1] == "person"]
    assert finish(table, *staying)["status"] == "over"
    verified = good(people["ana"].get(f"/api/tables/{table['id']}/verify"))
    assert verified["holds"], verified
