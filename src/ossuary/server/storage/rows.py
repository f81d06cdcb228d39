"""How a row of the journal is stored: words before those of an answer say what goes with it."""

from __future__ import annotations

from ossuary.server.match.journal import GIVEN, READY, Row

GIVEN_PREFIX = f"{GIVEN} "
JOINED_PREFIX = "then "
READY_PREFIX = f"{READY} "


def stored_words(row: Row) -> str:
    before = GIVEN_PREFIX if row.given else JOINED_PREFIX if row.joined else ""
    return before + (READY_PREFIX if row.ready else "") + row.words


def read_row(number: int, seat: int, words: str, at: int, digest: str) -> Row:
    given, joined = words.startswith(GIVEN_PREFIX), words.startswith(JOINED_PREFIX)
    answer = words.removeprefix(GIVEN_PREFIX if given else JOINED_PREFIX)
    own = answer.removeprefix(READY_PREFIX)
    return Row(number, seat, own, at, digest, own != answer, given, joined)
