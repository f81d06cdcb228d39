"""Section 6, score: what a board is worth, who has won, and who has lost."""

from __future__ import annotations

from mypy_extensions import i64

from ossuary.games.bad_bones.state import ELIMINATION, HEROIC, RUNNING, SURVIVAL, BadBonesState, Board
from ossuary.games.bad_bones.strongholds import eliminated
from ossuary.games.bad_bones.tokens import DAMAGED, KIND, NO_TRAP, TRAPS, held


def points(s: BadBonesState, b: Board) -> int:
    """BB-6.3: points for floors, houses and the stars of traps; an eliminated player has none."""
    if eliminated(b):
        return 0
    return int(s.tables.points_floor * b.tower + s.tables.points_house * b.houses + stars(s, b))


def stars(s: BadBonesState, b: Board) -> i64:
    """BB-6.4: the stars of the traps in the supply, which are intact, and on the board, as they lie."""
    total: i64 = 0
    for kind in range(1, len(TRAPS)):
        total += s.tables.stars[kind] * held(b.supply, kind)
    for trap in b.traps:
        if trap != NO_TRAP:
            total += s.tables.worn[trap & KIND] if trap & DAMAGED else s.tables.stars[trap & KIND]
    return total


def losers(s: BadBonesState) -> list[int]:
    """The seats that have lost: those eliminated, or in solo and coop all or none."""
    if s.ending == RUNNING or s.ending == SURVIVAL or s.ending == HEROIC:
        return []
    if s.ending == ELIMINATION:
        return [int(b.seat) for b in s.boards if eliminated(b)]
    return [int(b.seat) for b in s.boards]


def winners(s: BadBonesState) -> list[int]:
    """BB-6.5: most points win, then the taller tower, then all who are tied; solo and coop are won by all or none."""
    if s.ending == SURVIVAL or s.ending == HEROIC:
        return [int(b.seat) for b in s.boards]
    if s.ending != ELIMINATION:
        return []
    standing = [b for b in s.boards if not eliminated(b)]
    if any(not s.has_resigned(b.seat) for b in standing):
        standing = [b for b in standing if not s.has_resigned(b.seat)]
    if not standing:
        return []
    best = max((points(s, b), int(b.tower)) for b in standing)
    return [int(b.seat) for b in standing if (points(s, b), int(b.tower)) == best]
