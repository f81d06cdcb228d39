"""Rows as the database has them: `ready` is a word before the answer there, and a field everywhere else."""

from __future__ import annotations

import pytest

from ossuary.server.match.journal import Row
from ossuary.server.storage.rows import read_row, stored_words


@pytest.mark.parametrize(
    ("row", "words"),
    [
        (Row(3, 1, "hero c3", 1000), "hero c3"),
        (Row(3, 1, "hero c3", 1000, ready=True), "ready hero c3"),
        (Row(4, 2, "ready", 1000), "ready"),
        (Row(4, 2, "advance", 1000, given=True), "given advance"),
        (Row(4, 2, "advance", 1000, ready=True, given=True), "given ready advance"),
        (Row(4, 2, "step 7", 1000, joined=True), "then step 7"),
        (Row(5, 0, "draw red-top", 1000, "0123456789ab"), "draw red-top"),
    ],
)
def test_a_row_is_read_as_it_was_written(row: Row, words: str) -> None:
    assert stored_words(row) == words
    assert read_row(row.number, row.seat, words, row.at, row.digest) == row
