"""Whole numbers as they are written in files: plain digits, not too many."""

from __future__ import annotations

from typing import Final

NO_NUMBER: Final = -1
DIGITS: Final = 9  # more would be a mistake, and could be made endless to hurt


def whole(word: str) -> int:
    """The number a word says, or NO_NUMBER."""
    if not (word.isascii() and word.isdigit() and len(word) <= DIGITS):
        return NO_NUMBER
    return int(word)
