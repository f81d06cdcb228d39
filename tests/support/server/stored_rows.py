"""What the database has of a game, compared with what the players were sent."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import create_engine, text

from ossuary.server.storage.rows import read_row
from support.server.players import Player
from support.server.serving import Server

# A seat's words that are no answer: before the start its value, then whether it is ready.
OTHER_WORDS = {"value", "ready", "unready"}


class Row(NamedTuple):
    number: int
    seat: int
    words: str
    digest: str


def journal(server: Server, table: str) -> list[Row]:
    """The rows of a table, read without the server."""
    engine = create_engine(server.settings["db"])
    query = text("SELECT number, seat, words, digest FROM rows WHERE table_id = :table ORDER BY number")
    try:
        with engine.connect() as connection:
            return [Row(*row) for row in connection.execute(query, {"table": table})]
    finally:
        engine.dispose()


def answer_in(words: str) -> str:
    """The answer of a row, if somebody has given one; not the table itself."""
    row = read_row(0, 1, words, 0, "")
    return "" if row.given or row.words.partition(" ")[0] in OTHER_WORDS else row.words


def check_stored(server: Server, players: list[Player], over: bool = False) -> list[Row]:
    """Every acknowledged answer is stored once and in order, and at most one more that was under way."""
    rows = journal(server, players[0].table)
    assert [row.number for row in rows] == list(range(len(rows)))
    for player in players:
        stored = [answer_in(row.words) for row in rows if row.seat == player.seat and answer_in(row.words)]
        acknowledged = player.acknowledged
        assert stored[: len(acknowledged)] == acknowledged
        assert len(stored) - len(acknowledged) <= (0 if over else 1)
    return rows


async def check_record(address: str, players: list[Player]) -> None:
    """The record holds, its chance is proved, and every player was sent all of their events."""
    table = players[0].table
    verified = await players[0].person.get(address, f"/api/tables/{table}/verify")
    assert verified["holds"], verified
    assert verified["chance"] == "proved"
    assert verified["digests"] > 0
    assert all(player.result == players[0].result for player in players)
    for player in players:
        sent = await player.person.get(address, f"/api/tables/{table}/seats/{player.seat}/events")
        assert sent["events"] == player.events
