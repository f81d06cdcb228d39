"""Who exists and who sits where: every change of it is one transaction, and is counted by the version of the seats.

A process that is not alone learns from that version that what it knows of a table is out of date.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from ossuary.server.storage.schema import people, rows, seats, tables

MOST_ASKED = 500  # ids in one statement

# Built once: to build a statement takes longer than to run it.
EXISTING = (
    sql.select(people.c.id)
    .where(people.c.id.in_(sql.bindparam("persons", expanding=True)))
    .order_by(people.c.id)
    .with_for_update(read=True, key_share=True)
)

Claim = Literal["claimed", "taken", "no-person"]
Deletion = Literal["deleted", "not-the-owner", "no-table"]


class TableVersion(NamedTuple):
    """How far a table has come: a process that knows less of it has to read on."""

    seats_version: int
    length: int  # of the journal


class Versions(NamedTuple):
    """What the store says about tables and people. Those that are missing do not exist any more."""

    tables: dict[str, TableVersion]
    people: dict[str, int]  # since when their tokens are valid


class Forgotten(NamedTuple):
    """Tables that a person who was forgotten has left behind."""

    deleted: list[str]
    left: list[str]


def versions(c: Connection, table_ids: Iterable[str], persons: Iterable[str]) -> Versions:
    last = sql.select(sql.func.max(rows.c.number)).where(rows.c.table_id == tables.c.id).scalar_subquery()
    found: dict[str, TableVersion] = {}
    for ids in portions(table_ids):
        for table, version, number in c.execute(
            sql.select(tables.c.id, tables.c.seats_version, last).where(tables.c.id.in_(ids))
        ):
            found[str(table)] = TableVersion(int(version), 0 if number is None else int(number) + 1)
    known: dict[str, int] = {}
    for ids in portions(persons):
        for person, since in c.execute(sql.select(people.c.id, people.c.token_since).where(people.c.id.in_(ids))):
            known[str(person)] = int(since)
    return Versions(found, known)


def portions(ids: Iterable[str]) -> Iterator[list[str]]:
    """PostgreSQL has no NUL in texts, so that an id with one is nobody's."""
    wanted = sorted(each for each in ids if "\0" not in each)
    for first in range(0, len(wanted), MOST_ASKED):
        yield wanted[first : first + MOST_ASKED]


def seats_changed(c: Connection, table_ids: Iterable[str]) -> None:
    """Tables whose people have changed get a new version."""
    for ids in portions(table_ids):
        c.execute(tables.update().where(tables.c.id.in_(ids)).values(seats_version=tables.c.seats_version + 1))


def existing(c: Connection, persons: Iterable[str]) -> set[str]:
    """Those who exist, and cannot be forgotten before the transaction ends."""
    return {str(person) for person in c.execute(EXISTING, {"persons": sorted(persons)}).scalars()}


def claim_seat(c: Connection, table_id: str, seat: int, person: str, key_version: int) -> Claim:
    """The seat is this person's if it was free and its link is still valid."""
    if not existing(c, [person]):
        return "no-person"
    lock_table(c, table_id)
    free = (
        seats.c.table_id == table_id,
        seats.c.seat == seat,
        seats.c.key_version == key_version,
        seats.c.kind != "bot",
        sql.or_(seats.c.person.is_(None), seats.c.person == person),
    )
    if not c.execute(seats.update().where(*free).values(person=person, handed_by=None)).rowcount:
        return "taken"
    seats_changed(c, [table_id])
    return "claimed"


def release_seat(c: Connection, table_id: str, seat: int, person: str) -> bool:
    """Whether the seat was this person's and is free now, with a new link that only they get to see."""
    lock_table(c, table_id)
    theirs = (seats.c.table_id == table_id, seats.c.seat == seat, seats.c.person == person)
    free = {"person": None, "kind": "link", "key_version": seats.c.key_version + 1, "handed_by": person}
    if not c.execute(seats.update().where(*theirs).values(free)).rowcount:
        return False
    seats_changed(c, [table_id])
    return True


def seat_bot(c: Connection, table_id: str, seat: int, level: str, plan: bytes) -> bool:
    """Whether the seat was free and is a bot's now, as in this plan; its link is void."""
    lock_table(c, table_id)
    free = (seats.c.table_id == table_id, seats.c.seat == seat, seats.c.kind == "link", seats.c.person.is_(None))
    bot = {"kind": "bot", "level": level, "key_version": seats.c.key_version + 1, "handed_by": None}
    if not c.execute(seats.update().where(*free).values(bot)).rowcount:
        return False
    c.execute(tables.update().where(tables.c.id == table_id).values(plan=plan))
    seats_changed(c, [table_id])
    return True


def rename(c: Connection, person: str, name: str) -> list[str] | None:
    """The tables that show the new name; None if the person does not exist any more."""
    if not c.execute(people.update().where(people.c.id == person).values(name=name)).rowcount:
        return None
    shown = locked_tables(c, person)
    seats_changed(c, shown)
    return shown


def revoke_tokens(c: Connection, person: str, at: int) -> int | None:
    """Void all tokens dated up to `at`; the date that new ones need, None if the person does not exist any more."""
    mine = people.c.id == person
    since = c.execute(sql.select(people.c.token_since).where(mine).with_for_update(key_share=True)).scalar()
    if since is None:
        return None
    first = max(int(since), at) + 1
    c.execute(people.update().where(mine).values(token_since=first))
    return first


def delete_table(c: Connection, table_id: str, owner: str | None = None) -> Deletion:
    """Delete a table with everything in it, if it belongs to this owner."""
    stored = sql.select(tables.c.owner).where(tables.c.id == table_id).with_for_update()
    found = c.execute(stored).scalar()
    if found is None:
        return "no-table"
    if owner is not None and found != owner:
        return "not-the-owner"
    delete_tables(c, [table_id])
    return "deleted"


def delete_tables(c: Connection, table_ids: Iterable[str]) -> None:
    for ids in portions(table_ids):
        for part in (rows, seats):
            c.execute(part.delete().where(part.c.table_id.in_(ids)))
        c.execute(tables.delete().where(tables.c.id.in_(ids)))


def forget_person(c: Connection, person: str) -> Forgotten:
    """Delete a person and their tables. Their seats elsewhere become free, and their links go to the table's owner."""
    c.execute(people.delete().where(people.c.id == person))  # first: nobody can sit down in their name from here on
    concerned = locked_tables(c, person)
    deleted = [str(table) for table in c.execute(sql.select(tables.c.id).where(tables.c.owner == person)).scalars()]
    delete_tables(c, deleted)
    free = {"person": None, "kind": "link", "key_version": seats.c.key_version + 1, "handed_by": None}
    c.execute(seats.update().where(seats.c.person == person).values(free))
    c.execute(seats.update().where(seats.c.handed_by == person).values(handed_by=None))
    left = sorted({*concerned} - {*deleted})
    seats_changed(c, left)
    return Forgotten(deleted, left)


def locked_tables(c: Connection, person: str) -> list[str]:
    """The tables that a person owns, sits at or has left by a link; always in the same order, against deadlocks."""
    sits = sql.select(seats.c.table_id).where(sql.or_(seats.c.person == person, seats.c.handed_by == person))
    theirs = sql.select(tables.c.id).where(sql.or_(tables.c.owner == person, tables.c.id.in_(sits)))
    return [str(table) for table in c.execute(theirs.order_by(tables.c.id).with_for_update(key_share=True)).scalars()]


def lock_table(c: Connection, table_id: str) -> None:
    """Before its seats: whoever locks both begins with the table, so that nobody waits for each other."""
    c.execute(sql.select(tables.c.id).where(tables.c.id == table_id).with_for_update(key_share=True))
