"""What a mistyped word was probably meant to be."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

ALIKE = 0.6  # from 0 to 1: how much a known word must resemble what was typed


def closest(word: str, known: Iterable[str]) -> str:
    """The known word that resembles this one most; empty if none does."""
    by_lower = {each.lower(): each for each in known}
    found = get_close_matches(word.lower(), by_lower, 1, ALIKE)
    return by_lower[found[0]] if found else ""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A question to end an error message with, after a space; empty if no known word resembles this one."""
    found = closest(word, known)
    return f" Did you mean “{found}”?" if found else ""
