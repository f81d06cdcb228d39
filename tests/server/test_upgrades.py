"""Databases of all earlier schemas are upgraded, on SQLite and on PostgreSQL, with a copy kept from before."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from sqlalchemy.engine import Engine

from ossuary.server.host.settings import BadSetting
from ossuary.server.storage import migrations
from ossuary.server.storage.database import open_engine
from ossuary.server.storage.migrations import VERSION, prepare_schema
from support.server.serving import Server
from support.server.visitors import Visitor, finish, good

FIXTURES = Path(__file__).parents[1] / "fixtures"
KEPT = {1: FIXTURES / "schema-1", 2: FIXTURES / "version-0.1"}
SEEN: dict[str, Any] = json.loads((KEPT[1] / "seen.json").read_text(encoding="utf-8"))
Content = dict[str, list[dict[str, Any]]]


def content(engine: Engine, schema: str | None = None) -> Content:
    """Everything in a database, by table."""
    metadata = sql.MetaData()
    metadata.reflect(engine, schema)
    with engine.connect() as connection:
        return {
            table.name: sorted(
                (dict(row) for row in connection.execute(table.select()).mappings()), key=lambda row: repr(row.values())
            )
            for table in metadata.sorted_tables
        }


def layout(engine: Engine) -> dict[str, Any]:
    """The columns, keys and indexes of all tables, whatever their order."""
    inspector = sql.inspect(engine)
    return {
        table: (
            sorted(
                (column["name"], str(column["type"]), column["nullable"]) for column in inspector.get_columns(table)
            ),
            inspector.get_pk_constraint(table)["constrained_columns"],
            sorted(str(index["column_names"]) for index in inspector.get_indexes(table)),
            sorted(str(unique["column_names"]) for unique in inspector.get_unique_constraints(table)),
        )
        for table in inspector.get_table_names()
    }


def copy_to_postgres(source: Engine, target: Engine) -> None:
    """The same tables and rows as PostgreSQL would have had them."""
    metadata = sql.MetaData()

    @sql.event.listens_for(metadata, "column_reflect")
    def use_generic_type(_: Any, __: Any, column: Any) -> None:
        column["type"] = column["type"].as_generic()

    metadata.reflect(source)
    metadata.create_all(target)
    with source.connect() as read, target.begin() as written:
        for table in metadata.sorted_tables:
            rows = [dict(row) for row in read.execute(table.select()).mappings()]
            if rows:
                written.execute(table.insert(), rows)


@pytest.fixture(params=["sqlite", "postgresql"])
def open_kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[int], Engine]]:
    """Opens a copy of the kept database of a version."""
    engines: list[Engine] = []

    def open_copy(version: int) -> Engine:
        file = tmp_path / "table.db"
        shutil.copy(KEPT[version] / "table.db", file)
        engines.append(open_engine(f"sqlite:///{file}"))
        if request.param == "postgresql":
            engines.append(open_engine(request.getfixturevalue("new_database")()))
            copy_to_postgres(*engines)
        return engines[-1]

    yield open_copy
    for engine in engines:
        engine.dispose()


def fresh(engine: Engine, request: pytest.FixtureRequest) -> Engine:
    """A new database of the same kind."""
    if engine.dialect.name == "sqlite":
        return open_engine("sqlite:///:memory:")
    return open_engine(request.getfixturevalue("new_database")())


def copy_of(engine: Engine, version: int) -> Content:
    if engine.dialect.name == "postgresql":
        return content(engine, f"version_{version}")
    kept = open_engine(f"sqlite:///{engine.url.database}.version-{version}")
    try:
        return content(kept)
    finally:
        kept.dispose()


@pytest.mark.parametrize("version", KEPT)
def test_an_upgraded_database_is_laid_out_like_a_new_one_and_has_all_it_had(
    open_kept: Callable[[int], Engine], version: int, request: pytest.FixtureRequest
) -> None:
    engine = open_kept(version)
    before = content(engine)
    prepare_schema(engine)
    new = fresh(engine, request)
    prepare_schema(new)
    assert layout(engine) == layout(new)
    new.dispose()
    after = content(engine)
    for table, rows in before.items():
        kept = [{name: row[name] for name in rows[0]} for row in after[table]] if rows else []
        expected = [{**row, "secret": b"%d" % VERSION} if row.get("name") == "schema" else row for row in rows]
        assert sorted(kept, key=repr) == sorted(expected, key=repr), table
    assert copy_of(engine, version) == before
    prepare_schema(engine)  # nothing is left to do
    assert content(engine) == after


START = "# a comment of Ana's: ¡hola!\ngame: bad-bones\nseats: 2\n---\n"


@pytest.mark.parametrize("version", [2, 3])
def test_a_text_that_a_table_continues_moves_out_of_its_plan(open_kept: Callable[[int], Engine], version: int) -> None:
    engine = open_kept(2)
    if version == 3:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(migrations, "VERSION", 3)
            prepare_schema(engine)
    with engine.begin() as connection:
        id_, plan = connection.execute(sql.text("SELECT id, plan FROM tables ORDER BY id")).first() or ("", b"")
        before = {**json.loads(bytes(plan)), "start": START}
        changed = {"id": id_, "plan": json.dumps(before).encode()}
        connection.execute(sql.text("UPDATE tables SET plan = :plan WHERE id = :id"), changed)
    prepare_schema(engine)
    with engine.connect() as connection:
        found = connection.execute(sql.text("SELECT id, plan, start, size FROM tables")).all()
    for table, plan, start, size in found:
        if table == id_:
            assert (json.loads(bytes(plan)), start) == ({**before, "start": ""}, START)
            assert size == len(bytes(plan)) + len(START.encode())
        else:
            assert (start, size) == (None, 0)


def test_an_upgrade_that_fails_changes_nothing(
    open_kept: Callable[[int], Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = open_kept(1)
    before, laid_out = content(engine), layout(engine)
    monkeypatch.setitem(migrations.STEPS, 2, [*migrations.STEPS[2], "ALTER TABLE nowhere ADD COLUMN nothing INTEGER"])
    with pytest.raises(sql.exc.SQLAlchemyError):
        prepare_schema(engine)
    assert (content(engine), layout(engine)) == (before, laid_out)


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'newer.db'}")
    prepare_schema(engine)
    with engine.begin() as connection:
        connection.execute(sql.text("UPDATE hosts SET secret = :version WHERE name = 'schema'"), {"version": b"99"})
    with pytest.raises(BadSetting, match="another version"):
        prepare_schema(engine)
    engine.dispose()


def test_a_database_that_cannot_be_copied_is_not_upgraded(tmp_path: Path) -> None:
    shutil.copy(KEPT[2] / "table.db", tmp_path)
    (tmp_path / "table.db.version-2.part").mkdir()
    engine = open_engine(f"sqlite:///{tmp_path / 'table.db'}")
    before = content(engine)
    with pytest.raises(BadSetting, match="can't be copied"):
        prepare_schema(engine)
    assert content(engine) == before
    engine.dispose()


def test_games_of_the_first_schema_are_where_they_were_and_go_on(tmp_path: Path) -> None:
    """Two servers start on it together: one of them upgrades it, the other one waits."""
    shutil.copy(KEPT[1] / "table.db", tmp_path)
    server, other = (Server(tmp_path / name, db=f"sqlite:///{tmp_path / 'table.db'}") for name in ("one", "other"))
    try:
        server.launch()
        with other:
            other.end()
        server.end()
        server.start()
        people = {}
        for name, token in SEEN["tokens"].items():
            people[name] = Visitor(server)
            people[name].cookies.set("ossuary", token, domain="127.0.0.1")
        for name, before in SEEN["tables"].items():
            path = f"/api/tables/{before['id']}"
            info = good(people["ana"].get(path))
            assert (info["status"], info.get("result")) == (before["status"], before["result"])
            if before["status"] != "open":
                record = people["ana"].get(f"{path}/record?names=false").text
                assert record == (KEPT[1] / f"{name}.bones").read_text(encoding="utf-8")
        for name in ("running", "running-dia"):
            finish(SEEN["tables"][name], (people["ana"], 1), (people["ben"], 2))
            verified = good(people["ana"].get(f"/api/tables/{SEEN['tables'][name]['id']}/verify"))
            assert verified["holds"], verified
    finally:
        server.end()
        other.end()
    copies = list(tmp_path.glob("table.db.version-1*"))
    assert [copy.name for copy in copies] == ["table.db.version-1"]
    assert copies[0].stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(copies[0]) as kept:
        assert kept.execute("SELECT secret FROM hosts WHERE name = 'schema'").fetchone() == (b"1",)
