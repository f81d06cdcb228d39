"""A game is played to its end with the rules and data it was begun with, and its end is stored with its last row."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from ossuary.core.notation import read_script
from ossuary.core.scenario import run_script
from ossuary.games import make_game
from ossuary.games.editions import fingerprint
from ossuary.server.host.game_data import variants_of
from ossuary.server.host.settings import BadSetting, Settings
from ossuary.server.match.journal import Row
from ossuary.server.storage.group_commit import WriteFailed
from ossuary.server.storage.schema import rows as all_rows
from ossuary.server.storage.schema import tables
from ossuary.server.storage.store import Store, StoredTable
from support.server.serving import Server
from support.server.visitors import Visitor, finish, good, problem, table_of_two

GAME = "bad-bones"
MORE_WALLS = {"setup": {"supply": {"wall": 3}}, "traps": {"wall": {"stars": 9}}}
KEPT_FINGERPRINT = "29a3b077f41d46310d6e833f853d5318"  # of tables begun with the first edition
FILE = f"[{GAME}.setup.supply]\nwall = 3\n[{GAME}.traps.wall]\nstars = 9\n"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "server") as server:
        yield server


def restart(server: Server, statement: str = "", **settings: str) -> None:
    """With other settings, and after a statement to its database."""
    if server.process:
        server.stop()
    if statement:
        execute(server, statement)
    server.settings.update(settings)
    server.start()


def execute(server: Server, statement: str) -> list[Any]:
    engine = sql.create_engine(server.settings["db"])
    try:
        with engine.begin() as connection:
            found = connection.execute(sql.text(statement))
            return list(found) if found.returns_rows else []
    finally:
        engine.dispose()


def correct(tmp_path: Path) -> str:
    file = tmp_path / "corrections.toml"
    file.write_text(FILE)
    return str(file)


def begun_with(server: Server) -> list[str]:
    return [edition for [edition] in execute(server, "SELECT edition FROM tables")]


def holds(record: str, corrections: dict[str, Any] | None) -> bool:
    """Whether a record leads where it says with this data."""
    return not run_script(make_game(GAME, corrections), read_script(record.encode()), True).failures


def test_a_fingerprint_tells_values_and_rules_apart_but_not_where_they_come_from() -> None:
    game = make_game(GAME)
    assert fingerprint(game, None) == fingerprint(game, {}) == fingerprint(make_game(GAME), None)
    assert fingerprint(game, MORE_WALLS) != fingerprint(game, None)
    assert fingerprint(game, {"traps": {"wall": {"provenance": "seen"}}}) == fingerprint(game, None)
    assert fingerprint(game, None) != fingerprint(make_game("dia-de-los-muertos"), None)
    assert fingerprint(game.in_edition(1), None) != fingerprint(game, None)
    assert fingerprint(game.in_edition(1), None) == KEPT_FINGERPRINT


@pytest.mark.parametrize("corrected_first", [False, True])
def test_a_game_goes_on_with_the_data_it_was_begun_with(server: Server, tmp_path: Path, corrected_first: bool) -> None:
    files = [correct(tmp_path), ""] if corrected_first else ["", correct(tmp_path)]
    restart(server, game_data=files[0])
    begun = table_of_two(server)
    restart(server, game_data=files[1])
    for (table, ana, ben), corrected in ((begun, corrected_first), (table_of_two(server), not corrected_first)):
        finish(table, (ana, 1), (ben, 2))
        record = ana.get(f"/api/tables/{table['id']}/record").text
        assert (holds(record, MORE_WALLS), holds(record, None)) == (corrected, not corrected)
        assert good(ana.get(f"/api/tables/{table['id']}/verify"))["holds"]


@pytest.mark.parametrize(
    "statement", ["UPDATE editions SET rules = 3", "UPDATE tables SET edition = 'of files that are gone'"]
)
def test_a_game_that_cannot_go_on_as_it_was_begun_says_so(server: Server, tmp_path: Path, statement: str) -> None:
    """A newer engine, or other data files: both make another fingerprint."""
    table, ana, _ = table_of_two(server)
    restart(server, statement, game_data=correct(tmp_path))
    for path in ("", "/seats/1", "/record"):
        told = problem(ana.get(f"/api/tables/{table['id']}{path}"), 409, "other-edition")
        assert "started with other rules" in told["detail"]


def test_a_lobby_starts_with_the_data_of_its_start(server: Server, tmp_path: Path) -> None:
    ana = Visitor(server, "Ana")
    table = ana.make("person", "bot")
    restart(server, game_data=correct(tmp_path))
    ana.be_ready(table, 1)
    [[edition]] = execute(server, "SELECT edition FROM tables")
    assert edition == fingerprint(make_game(GAME, MORE_WALLS), MORE_WALLS)


def test_a_game_begun_before_editions_were_kept_goes_on_by_the_first(server: Server, tmp_path: Path) -> None:
    """With the data that it is opened with first."""
    table, ana, _ = table_of_two(server)
    restart(server, "UPDATE tables SET edition = NULL")
    assert good(ana.get(f"/api/tables/{table['id']}"))["rules"] == 1
    restart(server, game_data=correct(tmp_path))
    assert begun_with(server) == [fingerprint(make_game(GAME, edition=1), None)]


def test_a_new_table_is_played_by_the_newest_edition_and_its_record_says_so(server: Server) -> None:
    table, ana, ben = table_of_two(server)
    assert table["rules"] == 2
    assert begun_with(server) == [fingerprint(make_game(GAME), None)]
    finish(table, (ana, 1), (ben, 2))
    record = ana.get(f"/api/tables/{table['id']}/record").text
    assert "\nrules: 2\n" in record
    assert holds(record, None)


def test_a_table_that_continues_a_text_is_played_by_its_edition(server: Server) -> None:
    ana = Visitor(server, "Ana")
    for rules, edition in (("rules: 1\n", 1), ("", 1), ("rules: 2\n", 2)):
        text = f"game: {GAME}\n{rules}seats: 2\n---\n1 hero b4\n2 hero b4\n"
        table = ana.make("person", "bot", start=text)
        ana.be_ready(table, 1)
        assert good(ana.get(f"/api/tables/{table['id']}"))["rules"] == edition
        finish(table, (ana, 1))
        assert good(ana.get(f"/api/tables/{table['id']}/verify"))["holds"]
    assert begun_with(server).count(fingerprint(make_game(GAME, edition=1), None)) == 2


def test_house_rules_of_a_table_are_in_its_record_and_verified_with_it(server: Server) -> None:
    ana = Visitor(server, "Ana")
    words = ["mode=advanced", "play=coop", "chiefs=yes", "purse=in-all", "kills=at-once", "rounds=2"]
    table = ana.make("person", "bot", options=words)
    ana.be_ready(table, 1)
    info = good(ana.get(f"/api/tables/{table['id']}"))
    assert (info["options"]["purse"], info["options"]["kills"], info["options"]["ice-wand"]) == (
        "in-all",
        "at-once",
        "this-phase",
    )
    finish(table, (ana, 1))
    record = ana.get(f"/api/tables/{table['id']}/record").text
    assert "purse=in-all" in record
    assert holds(record, None)
    assert not holds(record.replace("purse=in-all", "purse=each"), None)
    plan = {"game": GAME, "seats": [{}, {}], "options": ["purse=mine"]}
    problem(ana.post("/api/tables", json=plan), 400, "bad-option")


def test_a_variant_of_the_data_is_offered_by_name_and_kept_by_its_tables(server: Server, tmp_path: Path) -> None:
    restart(server, game_data_variants=f"more-walls={correct(tmp_path)}")
    ana = Visitor(server, "Ana")
    assert good(ana.get(f"/api/games/{GAME}"))["variants"] == ["more-walls"]
    assert good(ana.get("/api/games/dia-de-los-muertos"))["variants"] == []
    plan = {"game": GAME, "seats": [{}, {"kind": "bot"}], "variant": "fewer-walls"}
    told = problem(ana.post("/api/tables", json=plan), 404, "no-variant")
    assert "more-walls" in told["detail"]
    table = ana.make("person", "bot", variant="more-walls")
    usual = ana.make("person", "bot")
    assert (table["variant"], usual.get("variant", "")) == ("more-walls", "")
    for one in (table, usual):
        ana.be_ready(one, 1)
    assert set(begun_with(server)) == {
        fingerprint(make_game(GAME, MORE_WALLS), MORE_WALLS),
        fingerprint(make_game(GAME), None),
    }
    restart(server, game_data_variants="")  # the table goes on with what it was begun with
    for one, corrected in ((table, True), (usual, False)):
        walls = good(ana.get(f"/api/tables/{one['id']}/game"))["traps"]["wall"]
        assert (walls["stars"] == MORE_WALLS["traps"]["wall"]["stars"]) == corrected
        finish(one, (ana, 1))
        record = ana.get(f"/api/tables/{one['id']}/record").text
        assert record.startswith("# data: more-walls\n") == corrected
        assert (holds(record, MORE_WALLS), holds(record, None)) == (corrected, not corrected)
        assert good(ana.get(f"/api/tables/{one['id']}/verify"))["holds"]


@pytest.mark.parametrize("edition", make_game(GAME).editions())
def test_a_study_says_by_which_edition_it_is_played(server: Server, edition: int) -> None:
    text = f"game: {GAME}\nrules: {edition}\nseats: 2\n---\n"
    assert good(Visitor(server, "Ana").post("/api/studies", json={"text": text}))["edition"] == edition


@pytest.mark.parametrize("words", ["more-walls", "More=FILE", "one=FILE,one=FILE"])
def test_a_variant_without_name_or_file_is_refused(tmp_path: Path, words: str) -> None:
    with pytest.raises(BadSetting):
        variants_of(Settings(game_data_variants=words.replace("FILE", correct(tmp_path))))


def test_the_end_is_stored_when_anybody_hears_of_it_and_repaired_if_it_was_not(server: Server) -> None:
    ana = Visitor(server, "Ana")
    for _ in range(3):
        table = ana.make("person", "bot")
        ana.be_ready(table, 1)
        finish(table, (ana, 1))
        ended = execute(server, f"SELECT over, made, standing FROM tables WHERE id = '{table['id']}'")
        assert ended[0][0] == 1
        assert ended[0][2]
    stored = execute(server, "SELECT id, over, made, standing FROM tables ORDER BY id")
    restart(server, "UPDATE tables SET over = FALSE, standing = NULL")  # as if killed in between, by an older version
    for id_, *_ in stored:
        assert good(ana.get(f"/api/tables/{id_}"))["status"] == "over"
    server.stop()
    assert execute(server, "SELECT id, over, made, standing FROM tables ORDER BY id") == stored


def test_rows_are_written_with_what_belongs_to_them_or_not_at_all(tmp_path: Path) -> None:
    table = StoredTable("t", "ana", 0, b"{}", b"", False, None, "", False, None, [], {})

    def fail(connection: sql.Connection) -> None:
        connection.execute(tables.update().values(over=True))
        raise ValueError("in the middle")

    async def write() -> None:
        store = Store(f"sqlite:///{tmp_path / 'table.db'}")
        await store.write(lambda c: c.execute(tables.insert().values(**columns(table))))
        with pytest.raises(WriteFailed):
            await store.group_commit.append("t", [Row(0, 0, "start", 0)], fail)
        left = await store.read(lambda c: (c.execute(all_rows.select()).all(), c.execute(tables.select()).one().over))
        assert left == ([], False)
        store.close()

    asyncio.run(write())


def columns(table: StoredTable) -> dict[str, Any]:
    return {column.key: getattr(table, column.key) for column in tables.c}
