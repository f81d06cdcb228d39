"""The registry: every game the table knows, by its name in the notation."""

from __future__ import annotations

from typing import Any

from ossuary.core.game import Game
from ossuary.games.bad_bones.game import BadBones
from ossuary.games.dia_de_los_muertos.game import Muertos

NAMES = ("bad-bones", "dia-de-los-muertos")


def make_game(name: str, corrections: dict[str, Any] | None = None) -> Game[Any]:
    """A game with its own data, or with an owner's corrections."""
    if name == "bad-bones":
        return BadBones(corrections)
    if name == "dia-de-los-muertos":
        return Muertos(corrections)
    raise KeyError(name)
