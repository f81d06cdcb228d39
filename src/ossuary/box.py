"""A game's box: what is printed on it, who made it, and what is in it, with words in every language."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from ossuary.games import descriptor_of

FILE = "box.toml"


@cache
def read_box(game: str) -> dict[str, Any]:
    """The game's `box.toml`; empty if it has none."""
    return tomllib.loads(descriptor_of(game).text(FILE))
