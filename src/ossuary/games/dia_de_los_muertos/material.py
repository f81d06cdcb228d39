"""The game's material, described for programs and hover cards: the data files, and the names of things."""

from __future__ import annotations

from typing import Any

from ossuary.games.dia_de_los_muertos import phases
from ossuary.games.dia_de_los_muertos.cards import CARDS, FESTIVITIES, KINDS, LIMBS
from ossuary.games.dia_de_los_muertos.fields import BLOCKS, DENS, DIGGER_WAY, FIELDS, FIRST_DEN, GOAL, START
from ossuary.games.dia_de_los_muertos.state import ENDINGS
from ossuary.games.dia_de_los_muertos.tables import Data


def material_of(data: Data) -> dict[str, Any]:
    """Cards, festivities and the path: for each field where one can go from it, and all that border on it."""
    source = data.source
    board = data.default_tables.board
    return {
        "phases": phases.NAMES,
        "endings": ENDINGS[1:],
        "limbs": [limb for limb in LIMBS if limb],
        "cards": {CARDS[card]: source["cards"][CARDS[card]] for card in range(KINDS)},
        "festivities": {festivity: source["festivities"][festivity] for festivity in FESTIVITIES},
        "board": {
            **source["board"],
            "start": START,
            "goal": GOAL,
            "hiding-places": [FIRST_DEN + den for den in range(DENS)],
            "gravedigger": {"way": [int(field) for field in DIGGER_WAY], "ends": [int(field) for field in BLOCKS]},
            "fields": {
                str(field): {"ways": [int(f) for f in board.ways[field]], "links": [int(f) for f in board.links[field]]}
                for field in range(FIELDS)
            },
        },
        "setup": source["setup"],
    }
