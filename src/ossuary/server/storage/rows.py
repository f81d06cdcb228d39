"""How a row of the journal is stored: `given` and `ready` stand as words before those of the answer they go with."""

from __future__ import annotations

from ossuary.server.match.journal import GIVEN, READY, Row

GIVEN_PREFIX = f"{GIVEN} "
READY_PREFIX = f"{READY} "


def stored_words(row: Row) -> str:
    return (GIVEN_PREFIX if row.given else "") + (READY_PREFIX if row.ready else "") + row.words


def read_row(number: int, seat: int, words: str, at: int, digest: str) -> Row:
    answer = words.removeprefix(GIVEN_PREFIX)
    own = answer.removeprefix(READY_PREFIX)
    return Row(number, seat, own, at, digest, ready=own != answer, given=answer != words)
