"""Whole numbers as files write them: plain digits, and not too many."""

from __future__ import annotations

from typing import Final

NO_NUMBER: Final = -1
DIGITS: Final = 9  # nothing needs more, and reading endless ones would cost a server its time


def whole_number(word: str) -> int:
    """The number a word stands for, or NO_NUMBER."""
    if not (word.isascii() and word.isdigit() and len(word) <= DIGITS):
        return NO_NUMBER
    return int(word)
