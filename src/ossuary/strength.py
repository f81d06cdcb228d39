"""How strong the characters are in a game, as measured: each against the one before it."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from ossuary.games import descriptor_of

FILE = "strength.toml"


@cache
def read_strength(game: str) -> dict[str, Any]:
    """The game's `strength.toml`, by level; empty if nothing was measured."""
    return tomllib.loads(descriptor_of(game).text(FILE))
