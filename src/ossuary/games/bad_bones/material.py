"""The game's material, described for programs and hover cards: the data files, and the names of things."""

from __future__ import annotations

from typing import Any

from ossuary.games.bad_bones import phases
from ossuary.games.bad_bones.space import FACINGS, PLACE_NAMES, SPACE_OF
from ossuary.games.bad_bones.state import ENDINGS
from ossuary.games.bad_bones.tables import Data, Tables
from ossuary.games.bad_bones.tokens import (
    CHIEFS,
    COLOURS,
    FACES,
    KIND,
    PLAIN,
    SIDES,
    SYMBOLS,
    TRAPS,
)


def material_of(data: Data) -> dict[str, Any]:
    """Traps, weapons, chiefs, skeletons and both faces of the board."""
    source = data.source
    return {
        "phases": phases.NAMES,
        "endings": ENDINGS[1:],
        "symbols": SYMBOLS,
        "sides": SIDES,
        "colours": COLOURS,
        "facings": list(FACINGS),
        "spaces": list(SPACE_OF),
        "boards": {
            "versus": {**source["boards"]["versus"], "homes": homes(data.versus)},
            "coop": {**source["boards"]["coop"], "homes": homes(data.coop)},
        },
        "models": {name: model(data.versus, i) for i, name in enumerate(data.versus.names)},
        "chiefs": source["chiefs"],
        "traps": {trap: {**source["traps"][trap], "faces": faces(kind)} for kind, trap in enumerate(TRAPS) if trap},
        "weapons": source["weapons"],
        "setup": source["setup"],
    }


def homes(tables: Tables) -> dict[str, str]:
    """The forest entry of every model, named as events name it."""
    return {name: PLACE_NAMES[tables.entry[i]] for i, name in enumerate(tables.names)}


def model(tables: Tables, number: int) -> dict[str, str]:
    """A kind of skeleton; `chief` is "" if it is a plain one."""
    chief = tables.chief[number]
    return {
        "symbol": SYMBOLS[tables.symbol[number]],
        "side": SIDES[tables.side[number]],
        "chief": CHIEFS[chief] if chief != PLAIN else "",
    }


def faces(kind: int) -> list[str]:
    """Every way a trap can lie, damaged ones last."""
    return [face for lying, face in enumerate(FACES) if face and lying & KIND == kind]
