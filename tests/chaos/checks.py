"""What must hold at the end of a run. Each check returns what does not, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import psycopg

from ossuary.games import make_games
from ossuary.server.errors import TableError
from ossuary.server.match.journal import LATE
from ossuary.server.match.verification import verify
from support.server.players import ACKNOWLEDGED, SentAnswer
from support.server.stored_rows import Row, answer_in


class Stored(NamedTuple):
    """What the database has of a table."""

    over: bool
    rows: list[Row]
    people: dict[int, str | None]  # by seat


def read_stored(database: str, table: str) -> Stored | None:
    """Read without the servers; None if there is no such table."""
    with psycopg.connect(database) as connection:
        found = connection.execute("SELECT over FROM tables WHERE id = %s", [table]).fetchone()
        rows = connection.execute(
            "SELECT number, seat, words, digest FROM rows WHERE table_id = %s ORDER BY number", [table]
        ).fetchall()
        people = connection.execute("SELECT seat, person FROM seats WHERE table_id = %s", [table]).fetchall()
    return Stored(found[0], [Row(*row) for row in rows], dict(people)) if found else None


def check_journal(stored: Stored) -> list[str]:
    """No row is missing, the game is over, and nobody was late, whatever the time of day was said to be."""
    wrong = []
    if [row.number for row in stored.rows] != list(range(len(stored.rows))):
        wrong.append("its rows are not numbered one by one")
    if not stored.over:
        wrong.append("it is not over in the database")
    if late := [row for row in stored.rows if row.words.partition(" ")[0] == LATE]:
        wrong.append(f"{len(late)} times somebody was late, first in row {late[0].number}")
    return wrong


def check_acknowledged(stored: Stored, seat: int, sent: Sequence[SentAnswer], with_bots: bool) -> list[str]:
    """Every acknowledged answer of a seat is stored, in order; no other is that nobody has sent."""
    found = [words for row in stored.rows if row.seat == seat and (words := answer_in(row.words))]
    acknowledged = [answer.words for answer in sent if answer.result == ACKNOWLEDGED]
    rest = iter(found)
    lost = [words for words in acknowledged if words not in rest]
    if lost:
        return [f"seat {seat}: acknowledged and lost, or out of order: {lost[0]!r} (of {len(acknowledged)})"]
    surplus = len(found) - len(acknowledged)
    undecided = len(sent) - len(acknowledged)
    if surplus > undecided and not with_bots:
        return [f"seat {seat}: {surplus} answers more than were acknowledged, and only {undecided} undecided"]
    return []


def check_holder(stored: Stored, seat: int, person: str | None) -> list[str]:
    """The last person who was told that a seat is theirs has it."""
    if stored.people.get(seat) == person:
        return []
    return [f"seat {seat} is not in the hands of its last holder"]


def check_record(text: str) -> list[str]:
    """What `ossuary verify` says about a record."""
    try:
        found = verify(make_games({}), text, "en")
    except TableError as unreadable:
        return [f"its record is not proved, since it can't be played: {unreadable}"]
    if not found.holds or found.chance != "proved" or not found.digests:
        return [f"its record is not proved: {found.chance}, {'; '.join(found.failures[:3])}"]
    return []


def check_events(seat: int, told: Sequence[Any], all_events: Sequence[Any]) -> list[str]:
    """What a person was told is what happened; None stands for events that they missed."""
    if len(told) != len(all_events):
        return [f"seat {seat} was told {len(told)} of {len(all_events)} events"]
    wrong = [number for number, event in enumerate(told) if event is not None and event != all_events[number]]
    return [f"seat {seat} was told something else than happened, first in event {wrong[0]}"] if wrong else []
