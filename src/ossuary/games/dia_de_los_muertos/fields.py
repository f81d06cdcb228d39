"""The fields of the board by the numbers printed on them; Start is 0. data/board.toml connects them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FIELDS: Final = 33  # DM-0.1: Start and 1 to 32
START: Final = 0
CROSSING: Final = 17
GOAL: Final = 32
FIRST_RED: Final = 25
LAST_RED: Final = 28
FIRST_DEN: Final = 29
DENS: Final = 3

# DM-1.1: the two one-way runs.
RUNS: Final[list[list[int]]] = [[0, 1, 2, 3, 4], [17, 25, 26, 27, 28, 32]]
# DM-1.2: the field before each festivity. Of the hiding places 29 and 30 only the pair of fields is known.
FESTIVITY_DOORS: Final[list[tuple[int, int]]] = [(19, 18), (21, 20), (24, 23)]
DEN_DOORS: Final[list[int]] = [9, 22]
# DM-1.3: the neighbours of the crossing.
AROUND_CROSSING: Final[list[int]] = [5, 7, 16, 25, 31]
# DM-5.1: the way of the gravedigger, and where it can end.
DIGGER_WAY: Final = vec[i64]([32, 28, 27, 26, 25, 17])
BLOCKS: Final = vec[i64]([5, 7, 16])

# What a field is to a skeleton that enters it.
PATH: Final = 0
FESTIVITY: Final = 1
DEN: Final = 2
HOME: Final = 3

# One bit for each field: `1 << f` with a plain literal would compile to 32 bits.
BIT: Final = vec[i64]([2**f for f in range(FIELDS)])


def is_gated(field: i64) -> bool:
    """Whether it is one of the fields that are closed at first: the red ones and the goal."""
    return FIRST_RED <= field <= LAST_RED or field == GOAL
