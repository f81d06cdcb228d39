"""How a row of the journal is stored: an answer that comes with `ready` has that word before its own words."""

from __future__ import annotations

from ossuary.server.match.journal import READY, Row

PREFIX = f"{READY} "


def stored_words(row: Row) -> str:
    return PREFIX + row.words if row.ready else row.words


def read_row(number: int, seat: int, words: str, at: int, digest: str) -> Row:
    if words.startswith(PREFIX):
        return Row(number, seat, words.removeprefix(PREFIX), at, digest, ready=True)
    return Row(number, seat, words, at, digest)
