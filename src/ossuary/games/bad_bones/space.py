"""The clearing and its rim: a 7 × 7 grid whose inner 5 × 5 places are the spaces a1 to e5.

On the rim skeletons wait in the forests, and there they get when they leave the board. Facings run clockwise.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
FACINGS: Final = "^>v<"
OPPOSITE: Final = vec[i64]([SOUTH, WEST, NORTH, EAST])

CLEARING: Final = 0
TOP: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
BOTTOM: Final = 4

NOWHERE: Final = 0  # a corner of the rim, where nothing ever is
DELTA: Final = vec[i64]([-7, 1, 7, -1])


def _terrain(p: int) -> int:
    row, column = divmod(p, 7)
    if row == 0:
        return TOP
    if row == 6:
        return BOTTOM
    return LEFT if column == 0 else RIGHT if column == 6 else CLEARING


def _names() -> list[str]:
    return ["" if _terrain(p) else "abcde"[p % 7 - 1] + "54321"[p // 7 - 1] for p in range(49)]


SPACE_NAMES: Final[list[str]] = _names()
SPACE_OF: Final[dict[str, int]] = {name: p for p, name in enumerate(SPACE_NAMES) if name}
TERRAIN: Final = vec[i64]([_terrain(p) for p in range(49)])
SPACES: Final = vec[i64]([p for p in range(49) if _terrain(p) == CLEARING])

_RIM_SIDES: Final[list[tuple[int, list[int]]]] = [
    (LEFT, [7, 14, 21, 28, 35]),
    (TOP, [1, 2, 3, 4, 5]),
    (BOTTOM, [43, 44, 45, 46, 47]),
    (RIGHT, [13, 20, 27, 34, 41]),
]
RIM: Final[dict[int, list[int]]] = dict(_RIM_SIDES)  # the five entries of a side, in the order of the data file


def _inwards(p: int) -> int:
    return {TOP: SOUTH, LEFT: EAST, RIGHT: WEST, BOTTOM: NORTH, CLEARING: NORTH}[_terrain(p)]


INWARDS: Final = vec[i64]([_inwards(p) for p in range(49)])


def _fixed_order() -> list[int]:
    """The order in which skeletons move: spaces as one reads, then the left, the top or bottom, the right forest."""
    order = [p for p in range(49) if _terrain(p) == CLEARING]
    for _, entries in _RIM_SIDES:
        order += entries
    return [order.index(p) if p in order else 99 for p in range(49)]


RANK: Final = vec[i64](_fixed_order())


def _neighbours(p: int) -> list[int]:
    """The spaces a hero can step to."""
    return [
        q
        for q in range(49)
        if q != p and _terrain(q) == CLEARING and abs(q // 7 - p // 7) <= 1 and abs(q % 7 - p % 7) <= 1
    ]


NEIGHBOURS: Final[list[vec[i64]]] = [vec[i64](_neighbours(p)) for p in range(49)]

# One bit for each place: `1 << p` with a plain literal would compile to 32 bits.
BIT: Final = vec[i64]([2**p for p in range(49)])
_EVERY_SPACE: Final = sum(2**p for p in range(49) if _terrain(p) == CLEARING)
EVERY_SPACE: Final[i64] = _EVERY_SPACE


def count_spaces(spaces: i64) -> i64:
    """How many spaces have their bit set: counted in twos, in fours, in eights, and these added up."""
    twos = spaces - (spaces >> 1 & 0x5555555555555)
    fours = (twos & 0x3333333333333) + (twos >> 2 & 0x3333333333333)
    return (fours + (fours >> 4) & 0xF0F0F0F0F0F0F) % 255


# No two of the 49 bits leave the same remainder when divided by 67.
_BIT_OF_REMAINDER: Final = vec[i64]([next((k for k in range(49) if 2**k % 67 == r), 0) for r in range(67)])


def lowest_bit(bits: i64) -> i64:
    """The number of the lowest bit that is set. Of bits for spaces it is the first of them, in the order of SPACES."""
    return _BIT_OF_REMAINDER[(bits & -bits) % 67]


def nth_space(spaces: i64, n: i64) -> i64:
    """The n-th of the spaces whose bit is set, counted from 0."""
    while n > 0:
        spaces &= spaces - 1
        n -= 1
    return lowest_bit(spaces)


def _beside(p: int) -> int:
    return sum(2**q for q in (p - 7, p + 1, p + 7, p - 1) if 0 <= q < 49 and _terrain(q) == CLEARING)


BESIDE: Final = vec[i64]([_beside(p) for p in range(49)])  # one bit for each of the spaces next to a place, up to four


# The spaces a hero can step to, as bits.
REACHED: Final = vec[i64]([sum(2**q for q in _neighbours(p)) for p in range(49)])

# A wall's diagonal (0 is /, 1 is \) and a direction give the direction after it.
REFLECT: Final = vec[i64]([EAST, NORTH, WEST, SOUTH, WEST, SOUTH, EAST, NORTH])


def are_neighbours(p: i64, q: i64) -> bool:
    return any(n == q for n in NEIGHBOURS[p])


def _place_names() -> list[str]:
    """Spaces, and forest entries by the facing of a skeleton there and the space ahead of it: `>a3`, `vb5`."""
    names = _names()
    for _, entries in _RIM_SIDES:
        for p in entries:
            names[p] = FACINGS[_inwards(p)] + SPACE_NAMES[p + [-7, 1, 7, -1][_inwards(p)]]
    return names


PLACE_NAMES: Final[list[str]] = _place_names()


def entry_of_space(space: int, side: int) -> int:
    """The rim beside a space on a side, or NOWHERE if the space does not touch that side."""
    step = {TOP: -7, LEFT: -1, RIGHT: 1, BOTTOM: 7}[side]
    return space + step if _terrain(space + step) == side else NOWHERE


def space_beside(entry: i64) -> i64:
    """The space a skeleton at this entry walks onto."""
    return entry + DELTA[INWARDS[entry]]
