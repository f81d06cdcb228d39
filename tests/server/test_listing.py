"""The list of one's tables: each with where its game stands, whether or not it is in memory."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, text

from support.server.serving import Server
from support.server.visitors import Visitor, finish, good, table_of_two


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
        # A journal that can't be read any more does not break the list: its last summary is shown.
        server.stop()
        spoil(server, table, "INSERT INTO rows VALUES (:table, 999, 1, 'nonsense', 1, '')")
        server.start()
        assert listed(ana, table)["status"] == "running"
        assert listed(ana, lobby)["status"] == "open"


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
