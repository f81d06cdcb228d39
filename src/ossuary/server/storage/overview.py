"""What a host may want to know of a database: its tables, one table in full, and how much there is of everything."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection

from ossuary.server.match.journal import TABLE
from ossuary.server.messages import Plan, Status
from ossuary.server.storage.schema import people, processes, rows, seats, tables

A_DAY = 24 * 3600 * 1000


class Chosen(NamedTuple):
    """Which tables are listed: all of them where nothing is given. A person is given by id or by name."""

    status: Status | None = None
    game: str = ""
    person: str = ""
    before: int = 0  # nothing has happened there since


class TableOverview(msgspec.Struct):
    """A table as a host sees it: nothing of what players hide from each other."""

    id: str
    game: str
    status: Status
    since: int
    at: int  # of the last row, or when it was created
    rows: int
    owner: str
    people: list[str]


class SeatOverview(msgspec.Struct):
    seat: int
    kind: str
    level: str
    person: str
    name: str


class TableDetails(msgspec.Struct):
    """All about a table but its seed and its journal."""

    overview: TableOverview
    owner: str  # their id
    seats: list[SeatOverview]
    plan: Plan
    occasion: str
    edition: str
    rematch: str
    bytes: int


class Numbers(msgspec.Struct):
    """How much there is of everything."""

    people: int
    tables: dict[str, dict[str, int]]  # by game and status
    active: dict[str, int]  # tables where something happened in the last day, week and month
    rows: int
    bytes: int
    processes: int


ROWS = (
    sql.select(
        rows.c.table_id.label("id"),
        sql.func.count().label("count"),
        sql.func.max(rows.c.at).label("at"),
        sql.func.max(sql.case((rows.c.seat == TABLE, 1), else_=0)).label("started"),
    )
    .group_by(rows.c.table_id)
    .subquery()
)


def list_tables(c: Connection, chosen: Chosen, most: int) -> list[TableOverview]:
    """The newest first."""
    found = [overview for overview in overviews(c, *conditions(chosen)) if is_chosen(overview, chosen)]
    return found[:most]


def people_named(c: Connection, name: str) -> list[tuple[str, int]]:
    """The ids of all people of a name, and since when they are here."""
    wanted = sql.select(people.c.id, people.c.since).where(people.c.name == name).order_by(people.c.since)
    return [(str(person), int(since)) for person, since in c.execute(wanted)]


def conditions(chosen: Chosen) -> list[sql.ColumnElement[bool]]:
    if not chosen.person:
        return []
    named = sql.select(people.c.id).where(sql.or_(people.c.id == chosen.person, people.c.name == chosen.person))
    seated = sql.select(seats.c.table_id).where(seats.c.person.in_(named))
    return [sql.or_(tables.c.owner.in_(named), tables.c.id.in_(seated))]


def is_chosen(overview: TableOverview, chosen: Chosen) -> bool:
    return (
        chosen.status in (None, overview.status)
        and chosen.game in ("", overview.game)
        and (not chosen.before or overview.at < chosen.before)
    )


def overviews(c: Connection, *which: sql.ColumnElement[bool]) -> list[TableOverview]:
    wanted = sql.select(tables, ROWS.c.count, ROWS.c.at, ROWS.c.started).select_from(
        tables.outerjoin(ROWS, ROWS.c.id == tables.c.id)
    )
    found = c.execute(wanted.where(*which).order_by(tables.c.since.desc())).mappings().all()
    names = dict(c.execute(sql.select(people.c.id, people.c.name)).all())
    seated: dict[str, list[str]] = {}
    for table, person in c.execute(sql.select(seats.c.table_id, seats.c.person).order_by(seats.c.seat)):
        if person is not None:
            seated.setdefault(str(table), []).append(names.get(person, ""))
    return [
        TableOverview(
            row["id"],
            game_in(row["plan"]),
            "over" if row["over"] else "running" if row["started"] else "open",
            row["since"],
            row["at"] or row["since"],
            row["count"] or 0,
            names.get(row["owner"], ""),
            seated.get(row["id"], []),
        )
        for row in found
    ]


class GameOfPlan(msgspec.Struct):
    """The part of a plan that says which game it is."""

    game: str


def game_in(plan: bytes) -> str:
    return msgspec.json.decode(plan, type=GameOfPlan).game


def table_details(c: Connection, table_id: str) -> TableDetails | None:
    found = overviews(c, tables.c.id == table_id)
    if not found:
        return None
    stored = c.execute(tables.select().where(tables.c.id == table_id)).mappings().one()
    named = seats.outerjoin(people, people.c.id == seats.c.person)
    taken = sql.select(seats.c.seat, seats.c.kind, seats.c.level, seats.c.person, people.c.name).select_from(named)
    length = sql.func.coalesce(sql.func.sum(sql.func.length(rows.c.words)), 0)
    words = c.execute(sql.select(length).where(rows.c.table_id == table_id)).scalar_one()
    return TableDetails(
        found[0],
        stored["owner"],
        [
            SeatOverview(seat, kind, level, person or "", name or "")
            for seat, kind, level, person, name in c.execute(
                taken.where(seats.c.table_id == table_id).order_by(seats.c.seat)
            )
        ],
        msgspec.json.decode(stored["plan"], type=Plan),
        stored["occasion"],
        stored["edition"] or "",
        stored["rematch"] or "",
        len(stored["plan"]) + len(stored["start"] or "") + int(words),
    )


def count_everything(c: Connection, now: int) -> Numbers:
    found = overviews(c)
    by_game: dict[str, dict[str, int]] = {}
    for overview in found:
        counts = by_game.setdefault(overview.game, {"open": 0, "running": 0, "over": 0})
        counts[overview.status] += 1
    spans = {"day": A_DAY, "week": 7 * A_DAY, "month": 30 * A_DAY}
    return Numbers(
        count(c, people),
        by_game,
        {name: sum(overview.at > now - span for overview in found) for name, span in spans.items()},
        count(c, rows),
        size(c),
        count(c, processes),
    )


def count(c: Connection, table: sql.Table) -> int:
    return int(c.execute(sql.select(sql.func.count()).select_from(table)).scalar_one())


def size(c: Connection) -> int:
    """Of the database, in bytes."""
    if c.dialect.name == "postgresql":
        return int(c.execute(sql.text("SELECT pg_database_size(current_database())")).scalar_one())
    pages: Any = c.exec_driver_sql("PRAGMA page_count").scalar_one()
    return int(pages) * int(c.exec_driver_sql("PRAGMA page_size").scalar_one())
