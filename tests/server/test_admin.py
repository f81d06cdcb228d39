"""`ossuary admin`, beside a running server, or without one."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from support.command_line import call, run
from support.server.serving import Server
from support.server.visitors import Visitor, good, problem, table_of_two


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    settings = {"db": request.getfixturevalue("new_database")()} if request.param == "postgresql" else {}
    with Server(tmp_path / "server", **settings) as server:
        yield server


def admin(server: Server, *words: object) -> str:
    done = call("admin", *words, "--db", server.settings["db"])
    assert done.exit_code == 0, done.stderr
    return str(done.stdout)


def refused(server: Server, *words: object) -> str:
    done = call("admin", *words, "--db", server.settings["db"])
    assert done.exit_code == 2, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return str(done.stderr)


def test_it_is_a_process_of_its_own(server: Server) -> None:
    """The other tests call it inside their own process, which is quicker."""
    table, _, _ = table_of_two(server)
    done = run("admin", "list", "--db", server.settings["db"])
    assert (done.returncode, done.stderr) == (0, "")
    assert table["id"] in done.stdout
    done = run("admin", "inspect", "nowhere", "--db", server.settings["db"])
    assert done.returncode == 2
    assert "no table nowhere" in done.stderr
    assert "Traceback" not in done.stderr


def execute(server: Server, statement: str) -> None:
    engine = sql.create_engine(server.settings["db"])
    with engine.begin() as connection:
        connection.execute(sql.text(statement))
    engine.dispose()


def wait_for(what: Callable[[], bool]) -> None:
    until = time.monotonic() + 15
    while not what():
        assert time.monotonic() < until
        time.sleep(0.2)


def test_tables_are_listed_inspected_and_counted(server: Server) -> None:
    table, ana, _ = table_of_two(server)
    lobby = ana.make("person", "link", game="dia-de-los-muertos")
    listed: list[dict[str, Any]] = json.loads(admin(server, "list", "--json"))
    assert [(each["id"], each["status"], each["people"]) for each in listed] == [
        (lobby["id"], "open", ["Ana"]),
        (table["id"], "running", ["Ana", "Ben"]),
    ]
    assert table["id"] in admin(server, "list", "--status", "running", "--person", "Ben", "--game", "bad-bones")
    assert admin(server, "list", "--idle", "1") == ""
    shown = admin(server, "inspect", table["id"], "--check")
    assert "bad-bones, running" in shown
    assert "journal: can be played" in shown
    assert "seed" not in shown
    counted = json.loads(admin(server, "numbers", "--json"))
    assert counted["people"] == 2
    assert counted["tables"]["bad-bones"] == {"open": 0, "running": 1, "over": 0}
    assert counted["active"] == {"day": 2, "week": 2, "month": 2}
    assert "2 people" in admin(server, "numbers")
    assert "no table nowhere" in refused(server, "inspect", "nowhere")


def test_a_damaged_table_is_found_and_deleted(server: Server) -> None:
    table, ana, _ = table_of_two(server)
    other = ana.make("person", "link")
    execute(server, f"UPDATE rows SET words = 'nonsense' WHERE seat > 0 AND table_id = '{table['id']}'")
    execute(server, f"UPDATE rows SET words = 'nonsense' WHERE number > 2 AND table_id = '{table['id']}'")
    assert "damaged: row" in admin(server, "inspect", table["id"], "--check")
    assert "nothing was deleted" in refused(server, "delete", table["id"], "nowhere", "--yes")
    admin(server, "delete", table["id"], "--yes")
    wait_for(lambda: ana.get(f"/api/tables/{table['id']}").status_code == 404)
    good(ana.get(f"/api/tables/{other['id']}"))


@pytest.mark.parametrize("is_running", [True, False])
def test_a_game_is_ended(server: Server, is_running: bool) -> None:
    table, ana, _ = table_of_two(server)
    lobby = ana.make("person", "link")
    if not is_running:
        server.stop()
    assert "is over" in admin(server, "end", table["id"])
    assert "over" in refused(server, "end", table["id"])
    assert "has not started" in refused(server, "end", lobby["id"])
    server.revive()
    wait_for(lambda: bool(good(ana.get(f"/api/tables/{table['id']}"))["status"] == "over"))
    assert good(ana.get(f"/api/tables/{table['id']}/verify"))["holds"]


@pytest.mark.parametrize("other", ["sqlite", "postgresql"])
def test_a_backup_is_restored_into_either_database(
    server: Server, other: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    table, ana, _ = table_of_two(server)
    before = ana.look(table, 1)
    file = tmp_path / "backup.db"
    admin(server, "backup", file)
    assert file.stat().st_mode & 0o777 == 0o600
    assert "exists already" in refused(server, "backup", file)
    settings = {"db": request.getfixturevalue("new_database")()} if other == "postgresql" else {}
    restored = Server(tmp_path / "restored", **settings)
    admin(restored, "restore", file)
    assert "--replace" in refused(restored, "restore", file)
    assert "Restored" in admin(restored, "restore", file, "--replace")
    with restored:
        visitor = Visitor(restored)
        visitor.cookies.set("ossuary", ana.token, domain="127.0.0.1")
        assert visitor.look(table, 1) == before
        good(visitor.answer(table, 1, before))


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    server = Server(tmp_path)
    file = tmp_path / "notes.txt"
    assert "no file" in refused(server, "restore", file)
    file.write_text("nothing of ours")
    assert "no backup" in refused(server, "restore", file)


def test_a_person_is_forgotten_beside_a_running_server(server: Server) -> None:
    table, ana, ben = table_of_two(server)
    own = ben.make("person", "link")
    told = refused(server, "forget", "Ben", "--yes")
    assert ben.id in told
    assert refused(server, "forget", "nobody", "--yes")
    assert "1 tables; 1 others" in admin(server, "forget", ben.id, "--yes")
    wait_for(lambda: good(ben.get("/api/people/me")) == {"id": "", "name": ""})
    wait_for(lambda: ana.get(f"/api/tables/{own['id']}").status_code == 404)
    wait_for(lambda: good(ana.get(f"/api/tables/{table['id']}"))["seats"][1]["pilot"] != "person")
    problem(ben.get(f"/api/tables/{table['id']}/seats/2"), 403, "not-your-seat")
    assert "name" not in good(ana.get(f"/api/tables/{table['id']}"))["seats"][1]
    assert refused(server, "forget", ben.id, "--yes")
