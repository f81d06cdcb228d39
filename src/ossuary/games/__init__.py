"""The registry: every game the table knows, by its name in the notation."""
from __future__ import annotations

from typing import Any

from ossuary.core.game import Game
from ossuary.games.badbones.game import BadBones

NAMES = ("bad-bones",)


def make_game(name: str, corrections: dict[str, Any] | None = None) -> Game[Any]:
    """A game with its own data, or with an owner's corrections."""
    if name == "bad-bones":
        return BadBones(corrections)
    raise KeyError(name)
