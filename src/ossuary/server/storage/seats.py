"""Who exists and who sits where: every change of it is one transaction, and is counted by the version of the seats.

A process that is not alone learns from that version that what it knows of a table is out of date.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal, NamedTuple

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from ossuary.server.storage.schema import people, rows, seats, tables

MOST_ASKED = 500  # ids in one statement
OPEN_FOR = 60_000  # milliseconds in which the person who asks for a seat has to come for it once they may have it
NO_TRANSFER = {"transfer_to": None, "transfer_at": 0, "transfer_until": 0}

# Built once: to build a statement takes longer than to run it.
EXISTING = (
    sql.select(people.c.id)
    .where(people.c.id.in_(sql.bindparam("persons", expanding=True)))
    .order_by(people.c.id)
    .with_for_update(read=True, key_share=True)
)

Claim = Literal["claimed", "taken", "no-person"]
Deletion = Literal["deleted", "not-the-owner", "no-table"]
TransferReply = Literal["theirs", "asked", "asked-by-another", "wrong-link", "no-person"]


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
    free = {"person": None, "kind": "link", "key_version": seats.c.key_version + 1, "handed_by": person, **NO_TRANSFER}
    if not c.execute(seats.update().where(*theirs).values(free)).rowcount:
        return False
    seats_changed(c, [table_id])
    return True


def ask_for_transfer(
    c: Connection, table_id: str, seat: int, person: str, key_version: int, at: int, until: int
) -> TransferReply:
    """A person who has the link of a taken seat asks for it, or comes for it when nobody has answered in time.

    One person asks at a time. Their request counts until a while after they may have the seat.
    """
    if not existing(c, [person]):
        return "no-person"
    lock_table(c, table_id)
    this = (seats.c.table_id == table_id, seats.c.seat == seat)
    stored = (seats.c.person, seats.c.key_version, seats.c.transfer_to, seats.c.transfer_until)
    holder, version, asking, waits_until = c.execute(sql.select(*stored).where(*this)).one()
    if holder == person:
        return "theirs"
    if holder is None or version != key_version:
        return "wrong-link"
    is_open = asking is not None and at < waits_until + OPEN_FOR
    if is_open and asking != person:
        return "asked-by-another"
    if is_open and at < waits_until:
        return "asked"
    if is_open:
        silent = {"transferred_from": sql.func.coalesce(seats.c.transferred_from, seats.c.person)}
        c.execute(seats.update().where(*this).values({**transferred_to(person), **silent}))
    else:
        asked = {"transfer_to": person, "transfer_at": at, "transfer_until": until}
        c.execute(seats.update().where(*this).values(asked))
    seats_changed(c, [table_id])
    return "theirs" if is_open else "asked"


def transferred_to(person: str) -> dict[str, Any]:
    return {"person": person, "handed_by": None, "transfers": seats.c.transfers + 1, **NO_TRANSFER}


def extend_transfer(c: Connection, table_id: str, seat: int, asked_at: int, until: int) -> bool:
    """Whether the seat's person, who turns out to be there, has more time for an answer now."""
    lock_table(c, table_id)
    short = (
        seats.c.table_id == table_id,
        seats.c.seat == seat,
        seats.c.transfer_to.is_not(None),
        seats.c.transfer_at == asked_at,
        seats.c.transfer_until < until,
    )
    if not c.execute(seats.update().where(*short).values(transfer_until=until)).rowcount:
        return False
    seats_changed(c, [table_id])
    return True


def answer_transfer(
    c: Connection, table_id: str, seat: int, person: str, asked_at: int, agrees: bool, now: int
) -> bool:
    """Whether the seat's person has answered this request: the seat is the other's now, or its link is void."""
    this = (
        seats.c.table_id == table_id,
        seats.c.seat == seat,
        seats.c.person == person,
        seats.c.transfer_at == asked_at,
        seats.c.transfer_until > now - OPEN_FOR,
    )
    asking = c.execute(sql.select(seats.c.transfer_to).where(*this)).scalar()
    if asking is None or not existing(c, [asking]):
        return False
    lock_table(c, table_id)
    refused = {"key_version": seats.c.key_version + 1, **NO_TRANSFER}
    answered = transferred_to(asking) if agrees else refused
    if not c.execute(seats.update().where(*this, seats.c.transfer_to == asking).values(answered)).rowcount:
        return False
    seats_changed(c, [table_id])
    return True


def take_back(c: Connection, table_id: str, seat: int, person: str) -> bool:
    """Whether the seat, which went to another device without this person's word, is theirs again; its link is void."""
    if not existing(c, [person]):
        return False
    lock_table(c, table_id)
    lost = (seats.c.table_id == table_id, seats.c.seat == seat, seats.c.transferred_from == person)
    back = {**transferred_to(person), "transferred_from": None, "key_version": seats.c.key_version + 1}
    if not c.execute(seats.update().where(*lost).values(back)).rowcount:
        return False
    seats_changed(c, [table_id])
    return True


def seat_bot(c: Connection, table_id: str, seat: int, level: str, plan: bytes) -> bool:
    """Whether the seat was free and is a bot's now, as in this plan; its link is void."""
    lock_table(c, table_id)
    free = (seats.c.table_id == table_id, seats.c.seat == seat, seats.c.kind == "link", seats.c.person.is_(None))
    nobody = {"handed_by": None, "transferred_from": None}
    bot = {"kind": "bot", "level": level, "key_version": seats.c.key_version + 1, **nobody}
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
    free = {"person": None, "kind": "link", "key_version": seats.c.key_version + 1, "handed_by": None, **NO_TRANSFER}
    c.execute(seats.update().where(seats.c.person == person).values(free))
    c.execute(seats.update().where(seats.c.handed_by == person).values(handed_by=None))
    c.execute(seats.update().where(seats.c.transfer_to == person).values(NO_TRANSFER))
    c.execute(seats.update().where(seats.c.transferred_from == person).values(transferred_from=None))
    left = sorted({*concerned} - {*deleted})
    seats_changed(c, left)
    return Forgotten(deleted, left)


def locked_tables(c: Connection, person: str) -> list[str]:
    """The tables that a person owns, or where they have, had or want a seat; in one order, against deadlocks."""
    concerned = (seats.c.person, seats.c.handed_by, seats.c.transfer_to, seats.c.transferred_from)
    sits = sql.select(seats.c.table_id).where(sql.or_(*(column == person for column in concerned)))
    theirs = sql.select(tables.c.id).where(sql.or_(tables.c.owner == person, tables.c.id.in_(sits)))
    return [str(table) for table in c.execute(theirs.order_by(tables.c.id).with_for_update(key_share=True)).scalars()]


def lock_table(c: Connection, table_id: str) -> None:
    """Before its seats: whoever locks both begins with the table, so that nobody waits for each other."""
    c.execute(sql.select(tables.c.id).where(tables.c.id == table_id).with_for_update(key_share=True))
