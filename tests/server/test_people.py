"""People at tables: they can change their name, be ready or not, and be forgotten."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ossuary.server.storage.store import new_id
from support.server.serving import Server
from support.server.visitors import Visitor, good, problem, seat_path


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("people")) as running:
        yield running


def test_a_new_name_is_seen_at_every_table(server: Server) -> None:
    ana, eve = Visitor(server, "Ana"), Visitor(server, "Eve")
    table = ana.make("person", "link")
    good(ana.put("/api/people/me", json={"name": "Ana María"}))
    assert good(eve.get(f"/api/tables/{table['id']}"))["seats"][0]["name"] == "Ana María"


def test_readiness_can_be_taken_back_before_the_game(server: Server) -> None:
    ana, ben = Visitor(server, "Ana"), Visitor(server, "Ben")
    table = ana.make("person", "link")
    good(ben.claim(table, 2))
    path = f"{seat_path(table, 1)}/ready"

    def ready() -> bool:
        return bool(good(ben.get(f"/api/tables/{table['id']}"))["seats"][0].get("ready"))

    problem(ana.post(path, json={}), 409, "value-missing")
    ana.be_ready(table, 1)
    assert ready()
    good(ana.post(path, json={"on": False}), 204)
    assert not ready()
    ben.be_ready(table, 2)
    assert good(ben.get(f"/api/tables/{table['id']}"))["status"] == "open"
    ana.be_ready(table, 1)
    assert good(ben.get(f"/api/tables/{table['id']}"))["status"] == "running"


def test_a_person_can_be_forgotten(server: Server) -> None:
    ana, ben = Visitor(server, "Ana"), Visitor(server, "Ben")
    own = ben.make("person", "link")
    table = ana.make("person", "link")
    good(ben.claim(table, 2))
    ana.be_ready(table, 1)
    ben.be_ready(table, 2)
    good(ben.delete("/api/people/me"), 204)
    assert good(ben.get("/api/people/me")) == {"id": "", "name": ""}
    problem(ben.post("/api/tables", json={"game": "bad-bones", "seats": [{}]}), 401, "no-person")
    problem(ana.get(f"/api/tables/{own['id']}"), 404, "no-table")
    seat = good(ana.get(f"/api/tables/{table['id']}"))["seats"][1]
    assert seat["pilot"] == "costa"
    assert "name" not in seat
    view = ana.look(table, 1)
    good(ana.answer(table, 1, view))  # the game goes on


def test_nobody_else_can_read_the_database(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "table"
    before = os.umask(0)
    try:
        with Server(tmp_path / "server", db=f"sqlite:///{folder / 'table.db'}") as server:
            Visitor(server, "Ana")
            assert stat.S_IMODE(folder.stat().st_mode) == 0o700
            files = sorted(folder.iterdir())
            assert [file.name for file in files] == ["table.db", "table.db-shm", "table.db-wal"]
            assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
            server.kill()
            for file in files:  # as they were made by earlier versions
                file.chmod(0o644)
            server.start()
            Visitor(server, "Ben")
            assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    finally:
        os.umask(before)


def test_a_database_of_another_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    with sqlite3.connect(file) as old:
        old.execute("CREATE TABLE tables (id TEXT PRIMARY KEY)")
    command = [sys.executable, "-m", "ossuary.cli", "serve", "--port", "0", "--db", f"sqlite:///{file}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2, done.stderr
    assert "another version" in done.stderr
    assert "Traceback" not in done.stderr


def test_no_id_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-7Ahh8Fx", "--help", "a-7Ahh8F"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert new_id() == "a-7Ahh8F"
