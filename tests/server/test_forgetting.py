"""Deleting tables and forgetting people: whole or not at all, whatever state a table is in."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from support.server.serving import Server
from support.server.visitors import Visitor, good, problem, seat_path, table_of_two

PATIENCE = 10


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path) as running:
        yield running
        assert "Traceback" not in running.log()


def change(server: Server, script: str) -> None:
    """Change the database behind the server's back."""
    with closing(sqlite3.connect(server.folder / "table.db", isolation_level=None)) as database:
        database.executescript(script)


def damage(server: Server, *tables: Any) -> None:
    """While the server is down, a row of each journal becomes nonsense."""
    server.stop()
    for table in tables:
        last = f"(SELECT max(number) FROM rows WHERE table_id = '{table['id']}')"
        change(server, f"UPDATE rows SET words = 'nonsense' WHERE table_id = '{table['id']}' AND number = {last}")
    server.start()


def info(visitor: Visitor, table: Any) -> Any:
    return good(visitor.get(f"/api/tables/{table['id']}"))


def count(server: Server, part: str, table: Any) -> int:
    column = "id" if part == "tables" else "table_id"
    with closing(sqlite3.connect(server.folder / "table.db")) as database:
        found = database.execute(f"SELECT count(*) FROM {part} WHERE {column} = ?", [table["id"]])
        return int(found.fetchone()[0])


def test_a_table_with_a_damaged_journal_can_be_deleted(server: Server) -> None:
    table, ana, ben = table_of_two(server)
    damage(server, table)
    path = f"/api/tables/{table['id']}"
    problem(ana.get(path), 409, "damaged")
    problem(ben.delete(path), 403, "not-your-table")
    good(ana.delete(path), 204)
    problem(ana.get(path), 404, "no-table")
    problem(ana.delete(path), 404, "no-table")
    assert not any(count(server, part, table) for part in ("tables", "seats", "rows"))


def test_a_person_with_damaged_tables_can_be_forgotten(server: Server) -> None:
    of_ana, ana, ben = table_of_two(server)
    of_ben = ben.make("person", "link")
    good(ana.claim(of_ben, 2))
    ben.be_ready(of_ben, 1)
    ana.be_ready(of_ben, 2)
    damage(server, of_ana, of_ben)
    good(ben.delete("/api/people/me"), 204)
    assert good(ben.get("/api/people/me")) == {"id": "", "name": ""}
    problem(ana.get(f"/api/tables/{of_ben['id']}"), 404, "no-table")
    listed = {each["id"]: each for each in good(ana.get("/api/tables"))}
    assert list(listed) == [of_ana["id"]]
    assert "name" not in listed[of_ana["id"]]["seats"][1]


@pytest.mark.parametrize("fails", ["DELETE ON tables", "UPDATE ON seats", "DELETE ON rows"])
def test_forgetting_happens_whole_or_not_at_all(server: Server, fails: str) -> None:
    of_ana, ana, ben = table_of_two(server)
    of_ben = ben.make("person", "link")
    good(ana.claim(of_ben, 2))
    ben.be_ready(of_ben, 1)
    change(server, f"CREATE TRIGGER broken BEFORE {fails} BEGIN INSERT INTO nowhere VALUES (1); END")
    problem(ben.delete("/api/people/me"), 503, "store")
    assert good(ben.get("/api/people/me"))["name"] == "Ben"
    assert info(ben, of_ben)["seats"][1]["name"] == "Ana"
    assert info(ana, of_ana)["seats"][1] == {**info(ana, of_ana)["seats"][1], "name": "Ben", "pilot": "person"}
    assert ben.look(of_ana, 2)["viewer"] == 2
    change(server, "DROP TRIGGER broken")
    good(ben.delete("/api/people/me"), 204)
    problem(ana.get(f"/api/tables/{of_ben['id']}"), 404, "no-table")


def test_a_bot_goes_on_for_a_person_who_was_forgotten_in_another_way(server: Server) -> None:
    """The process may have died right after the person was forgotten: what is left to do follows from the seats."""
    table, ana, _ = table_of_two(server)
    server.stop()
    seats = f"seats SET person = NULL, kind = 'link' WHERE table_id = '{table['id']}' AND seat = 2"
    change(server, f"UPDATE {seats}; UPDATE tables SET seats_version = seats_version + 1")
    server.start()
    until = time.monotonic() + PATIENCE
    while info(ana, table)["seats"][1]["pilot"] == "person":
        assert time.monotonic() < until
        time.sleep(0.05)
    good(ana.answer(table, 1, ana.look(table, 1)))


def test_nobody_starts_a_game_by_what_a_forgotten_person_said(server: Server) -> None:
    ana, ben, eve = (Visitor(server, name) for name in ("Ana", "Ben", "Eve"))
    table = ana.make("person", "link")
    good(ben.claim(table, 2))
    ben.be_ready(table, 2)
    good(ben.delete("/api/people/me"), 204)
    link = info(ana, table)["links"]["2"]
    good(eve.claim(table, 2, link))
    ana.be_ready(table, 1)
    now = info(eve, table)
    assert now["status"] == "open"
    assert not now["seats"][1].get("ready")
    eve.be_ready(table, 2)
    assert info(eve, table)["status"] == "running"


def test_sockets_of_a_forgotten_person_are_closed(server: Server) -> None:
    table, ana, ben = table_of_two(server)
    other = ana.make("person", "link")
    token = {"Cookie": f"ossuary={ben.token}"}
    at = f"ws://{server.address}/api/tables"
    with (
        connect(f"{at}/{table['id']}/socket", additional_headers=token, compression=None, proxy=None) as playing,
        connect(f"{at}/{other['id']}/socket", additional_headers=token, compression=None, proxy=None) as looking,
    ):
        for line, seats in ((playing, [2]), (looking, [])):
            line.send(json.dumps({"type": "join", "seats": seats}))
            assert json.loads(line.recv(PATIENCE))["type"] == "welcome"
        good(ben.delete("/api/people/me"), 204)
        assert [close_code(line) for line in (playing, looking)] == [4401, 4401]


def close_code(line: ClientConnection) -> int | None:
    try:
        while True:
            line.recv(2)
    except ConnectionClosed:
        return line.close_code


def test_a_forgotten_persons_token_does_nothing(server: Server) -> None:
    ana, ben = Visitor(server, "Ana"), Visitor(server, "Ben")
    table = ana.make("person", "link")
    good(ben.delete("/api/people/me"), 204)
    problem(ben.claim(table, 2), 401, "no-person")
    problem(ben.put("/api/people/me", json={"name": "Zoe"}), 401, "no-person")
    problem(ben.post("/api/people/me/tokens", json={}), 401, "no-person")
    problem(ben.delete("/api/people/me"), 401, "no-person")
    problem(ben.post("/api/challenge"), 401, "no-person")
    problem(ben.post("/api/lessons/bad-bones"), 401, "no-person")
    assert "name" not in info(ana, table)["seats"][1]


def test_what_a_host_deletes_is_noticed(server: Server) -> None:
    table, ana, ben = table_of_two(server)
    change(
        server,
        f"PRAGMA foreign_keys = ON; DELETE FROM tables WHERE id = '{table['id']}'; "
        f"DELETE FROM people WHERE id = '{ben.id}'",
    )
    until = time.monotonic() + PATIENCE
    while ana.get(f"/api/tables/{table['id']}").status_code != 404 or ben.get("/api/tables").status_code != 401:
        assert time.monotonic() < until
        time.sleep(0.2)


def test_the_link_of_a_seat_handed_over_is_shown_to_the_person_who_hands_it_over_alone(server: Server) -> None:
    table, ana, ben = table_of_two(server)
    address = f"ws://{server.address}/api/tables/{table['id']}/socket"
    headers = {"Cookie": f"ossuary={ana.token}"}
    with connect(address, additional_headers=headers, compression=None, proxy=None) as line:
        line.send(json.dumps({"type": "join", "seats": [1]}))
        link = good(ben.act(table, 2, "hand-over"))["path"]
        told = [json.loads(line.recv(PATIENCE))]
        while told[-1].get("table", {"seats": [{}, {"name": "Ben"}]})["seats"][1].get("name") == "Ben":
            told.append(json.loads(line.recv(PATIENCE)))
    assert link not in json.dumps(told)
    for visitor in (ana, Visitor(server), Visitor(server, "Eve")):
        assert "links" not in info(visitor, table)
    assert "links" not in good(ana.get("/api/tables"))[0]
    assert info(ben, table)["links"] == {"2": link}
    assert info(ben, table)["seats"][1]["pilot"] == "person"  # nobody plays for the person to come
    eve = Visitor(server, "Eve")
    good(eve.claim(table, 2, link))
    assert "links" not in info(ben, table)
    problem(ben.get(seat_path(table, 2)), 403, "not-your-seat")


def test_a_link_goes_to_the_owner_if_the_person_who_handed_it_over_is_forgotten(server: Server) -> None:
    ana, ben = Visitor(server, "Ana"), Visitor(server, "Ben")
    table = ana.make("person", "link")
    good(ben.claim(table, 2))
    link = good(ben.act(table, 2, "hand-over"))["path"]
    assert "links" not in info(ana, table)
    good(ben.delete("/api/people/me"), 204)
    assert info(ana, table)["links"] == {"2": link}
