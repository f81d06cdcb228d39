"""The list of one's tables: each with where its game stands, whether or not it is in memory."""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, text

from support.server.serving import Server
from support.server.visitors import Visitor, finish, good, problem, table_of_two


def listed(visitor: Visitor, table: Any) -> Any:
    [line] = [line for line in good(visitor.get("/api/tables")) if line["id"] == table["id"]]
    return line


def standing(line: Any) -> dict[str, Any]:
    """The part that is the same for everybody, wherever it was read from."""
    return {name: line.get(name) for name in ("game", "options", "status", "since", "at", "round", "waiting", "result")}


def test_listed_tables_say_where_their_games_stand(tmp_path: Path) -> None:
    with Server(tmp_path / "server") as server:
        table, ana, ben = table_of_two(server)
        lobby = ana.make("person", "link")
        done = ana.make("person", "bot")
        ana.be_ready(done, 1)
        finish(done, (ana, 1))

        lines = good(ana.get("/api/tables"))
        assert [line["id"] for line in lines] == [done["id"], lobby["id"], table["id"]]
        assert [line["status"] for line in lines] == ["over", "open", "running"]
        assert lines[0]["result"]["cause"]
        assert "turn" not in lines[0]
        assert (lines[1].get("round"), lines[1].get("waiting"), lines[1]["at"]) == (None, None, lobby["since"])
        line = lines[2]
        assert (line["round"], line["waiting"], line["turn"]) == (1, [1, 2], True)
        assert line["at"] >= line["since"]
        assert [seat["name"] for seat in line["seats"]] == ["Ana", "Ben"]

        view = ana.look(table, 1)
        good(
            ana.post(
                f"/api/tables/{table['id']}/seats/1/answers",
                json={"question": view["asked"]["question"], "words": view["options"][0]["words"], "ready": True},
            )
        )
        assert "turn" not in listed(ana, table)
        assert listed(ana, table)["waiting"] == [2]
        assert listed(ben, table)["turn"]
        assert standing(listed(ana, table)) == standing(listed(ben, table))
        before = [listed(ana, each) for each in (table, lobby, done)]

        server.kill()
        server.start()
        assert [standing(listed(ana, each)) for each in (table, lobby, done)] == [standing(line) for line in before]
        assert [line.get("result") for line in good(ana.get("/api/tables"))][1:] == [None, None]

        # A journal is not read again if nothing has happened since its summary was stored.
        server.stop()
        spoil(server, done)
        server.start()
        assert standing(listed(ana, done)) == standing(before[2])
        # Neither is it read to show the table itself.
        info = good(ana.get(f"/api/tables/{done['id']}"))
        assert info == {name: value for name, value in before[2].items() if name in info}
        assert (info["status"], info["seats"][0]["mine"]) == ("over", True)
        # A journal that can't be read any more does not break the list: its last summary is shown.
        server.stop()
        spoil(server, table, "INSERT INTO rows VALUES (:table, 999, 1, 'nonsense', 1, '')")
        server.start()
        assert listed(ana, table)["status"] == "running"
        assert listed(ana, lobby)["status"] == "open"


def test_lists_have_pages(tmp_path: Path) -> None:
    with Server(tmp_path / "server") as server:
        ana = Visitor(server, "Ana")
        made = [ana.make("person", "link")["id"] for _ in range(7)]
        engine = create_engine(server.settings["db"])
        with engine.begin() as connection:  # some were created at the same time
            connection.execute(text("UPDATE tables SET since = since / 10000 * 10000"))
        engine.dispose()
        address, found = "/api/tables?most=3", []
        while address:
            answer = ana.get(address)
            found.append([line["id"] for line in good(answer)])
            assert good(ana.get(address)) == answer.json()
            address = answer.links.get("next", {}).get("url", "")
        assert [len(page) for page in found] == [3, 3, 1]
        assert sorted(chain.from_iterable(found)) == sorted(made)
        assert [line["id"] for line in good(ana.get("/api/tables"))] == list(chain.from_iterable(found))
        for bad in ("before=x", "before=1", "before=1.", "most=0", "most=101", "before=99999999999999999999.x"):
            problem(ana.get(f"/api/tables?{bad}"), 400, "bad-request")


def test_texts_that_tables_continue_are_bounded_and_not_in_lists(tmp_path: Path) -> None:
    limits = {"bytes_per_person": "3000", "bytes_per_hour_per_address": "6000"}
    with Server(tmp_path / "server", **limits) as server:
        ana = Visitor(server, "Ana")
        comment = f"# {'x' * 60_000}\n"
        start = f"# short\n{comment}game: bad-bones\nseats: 2\n  {comment}---\n{comment}"
        table = ana.make("person", "link", start=start)
        engine = create_engine(server.settings["db"])
        with engine.connect() as connection:
            [(plan, stored, size)] = connection.execute(text("SELECT plan, start, size FROM tables"))
        engine.dispose()
        assert stored.startswith("# short\ngame: bad-bones\nseats: 2\n---\n* draw")
        assert b"seats: 2" not in plan
        assert size == len(plan) + len(stored) < 1500
        line = listed(ana, table)
        assert line["commit"] == ""
        good(ana.post(f"/api/tables/{table['id']}/seats/2/bot", json={}))
        ana.be_ready(table, 1)
        server.kill()
        server.start()
        assert "seats: 2" in ana.get(f"/api/tables/{table['id']}/record").text
        assert listed(ana, table)["status"] == "running"
        plan_of_two = {"game": "bad-bones", "seats": [{}, {"kind": "link"}]}
        answers = [ana.post("/api/tables", json=plan_of_two) for _ in range(30)]
        full = next(answer for answer in answers if answer.status_code != 201)
        assert "space" in problem(full, 409, "too-many-tables")["detail"]
        answers = []
        for name in ("Ben", "Cleo", "Dora"):
            other = Visitor(server, name)
            answers += [other.post("/api/tables", json=plan_of_two) for _ in range(10)]
        late = next(answer for answer in answers if answer.status_code == 429)
        problem(late, 429, "too-many-requests")
        assert int(late.headers["retry-after"]) >= 1


def spoil(server: Server, table: Any, how: str = "UPDATE rows SET words = 'nonsense' WHERE table_id = :table") -> None:
    engine = create_engine(server.settings["db"])
    with engine.begin() as connection:
        connection.execute(text(how), {"table": table["id"]})
    engine.dispose()


def test_a_seat_with_nothing_to_answer_has_no_turn(tmp_path: Path) -> None:
    with Server(tmp_path / "server") as server:
        ana = Visitor(server, "Ana")
        table = ana.make("person", "bot", game="dia-de-los-muertos", bot_seconds=10)
        ana.be_ready(table, 1)
        line = listed(ana, table)
        assert line.get("turn", False) == (line["waiting"] == [1])
        good(ana.act(table, 1, "leave"), 204)
        assert "turn" not in listed(ana, table)  # a bot plays on
