"""Names and numbers of the material: skeletons, chiefs, traps, weapons.

A skeleton's model is its symbol and home side (0 to 14) or one of the chief tokens (15 to 33). A skeleton in play is a
packed int: model, place, facing, colour up, unit, and three marks that do not outlast a phase. A trap on the board is a
packed int too.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SYMBOLS: Final[list[str]] = ["blue", "green", "purple", "yellow", "red"]
SIDES: Final[list[str]] = ["left", "top", "right"]
RED: Final = 4

PLAIN: Final = 0
ARTIFICER: Final = 1
NECROMANCER: Final = 2
NICE: Final = 3
INSTRUCTOR: Final = 4
SPECTRAL: Final = 5
SABOTEUR: Final = 6
EMPEROR: Final = 7
CHIEFS: Final[list[str]] = ["", "artificer", "necromancer", "nice", "instructor", "spectral", "saboteur", "emperor"]
CHIEF_COUNTS: Final[list[int]] = [0, 3, 3, 3, 3, 3, 3, 1]

PLAIN_MODELS: Final = 15
MODELS: Final = 34

WHITE: Final = 0
BLACK: Final = 1
COLOURS: Final[list[str]] = ["white", "black"]


def skeleton(model: i64, place: i64, facing: i64, colour: i64) -> i64:
    return model | place << 6 | facing << 12 | colour << 14


def model_of(t: i64) -> i64:
    return t & 63


def place_of(t: i64) -> i64:
    return t >> 6 & 63


def facing_of(t: i64) -> i64:
    return t >> 12 & 3


def colour_of(t: i64) -> i64:
    return t >> 14 & 1


def unit_of(t: i64) -> i64:
    """Which instructor leads it (BB-9.4), 1 to 3; 0 if none does."""
    return t >> 15 & 3


FLIP: Final = 1 << 14
UNIT: Final = 3 << 15
FROZEN: Final = 1 << 17  # BB-8.10: frozen in this phase, after it had moved
REPELLED: Final = 1 << 18  # BB-4.4: a landing dragon will drive it off
WALKING: Final = 1 << 19  # on its way; the board knows how far it has come
LASTING: Final = (1 << 17) - 1  # all but these three marks
MOVE_MARKS: Final = FLIP | FROZEN  # together they tell whether it has yet to move


def moved_to(t: i64, place: i64, facing: i64) -> i64:
    return t & ~0x3FC0 | place << 6 | facing << 12


def with_colour(t: i64, colour: i64) -> i64:
    return t & ~FLIP | colour << 14


def with_unit(t: i64, unit: i64) -> i64:
    return t & ~UNIT | unit << 15


NO_TRAP: Final = 0
WALL: Final = 1
CATAPULT: Final = 2
DRAGON: Final = 3
TREASURE: Final = 4
BARRICADE: Final = 5
BOMB: Final = 6
HEARSE: Final = 7
LABYRINTH: Final = 8
PORTAL: Final = 9
SPRING: Final = 10
TRAPS: Final[list[str]] = [
    "",
    "wall",
    "catapult",
    "dragon",
    "treasure",
    "barricade",
    "bomb",
    "hearse",
    "labyrinth",
    "portal",
    "spring",
]

NO_WEAPON: Final = 0
CROSSBOW: Final = 11
ICE_WAND: Final = 12
DEATH_WAND: Final = 13
TELEPORTATION_WAND: Final = 14
TWO_HANDED_SWORD: Final = 15
BATTLEAXE: Final = 16
MORNING_STAR: Final = 17
RAPIER: Final = 18
WEAPONS: Final[list[str]] = [
    "crossbow",
    "ice-wand",
    "death-wand",
    "teleportation-wand",
    "two-handed-sword",
    "battleaxe",
    "morning-star",
    "rapier",
]
ITEMS: Final[list[str]] = TRAPS + WEAPONS

# A trap on the board is its kind and these bits.
KIND: Final = 15
TURNED: Final = 16  # a wall stands as \, a labyrinth lies black up
DAMAGED: Final = 32
USED: Final = 64  # it acted in this phase, and wears when all have moved
SABOTAGED: Final = 128
TARGET: Final = 8  # from this bit on: the seat that a catapult or hearse sends to in this phase
BLAST_AREA: Final = BOMB | DAMAGED  # BB-8.4


def is_blast_area(trap: i64) -> bool:
    """Whether this is what a bomb leaves behind (BB-8.4)."""
    return trap & (KIND | DAMAGED) == BLAST_AREA


def target_of(trap: i64) -> i64:
    return trap >> TARGET


def _trap_names() -> dict[str, int]:
    """The name of every trap as it is placed: its kind and, if it can lie two ways, which."""
    faces: dict[str, int] = {name: kind for kind, name in enumerate(TRAPS) if name not in ("", "wall", "labyrinth")}
    faces["wall/"] = WALL
    faces["wall\\"] = WALL | TURNED
    faces["labyrinth-white"] = LABYRINTH
    faces["labyrinth-black"] = LABYRINTH | TURNED
    return faces


def _face_names() -> list[str]:
    """The name of every face a trap can show, damaged ones too, by its bits; "" if there is no such face."""
    faces = [""] * 64
    for name, lying in LYING.items():
        faces[lying] = name
        if lying & KIND not in NEVER_DAMAGED:
            faces[lying | DAMAGED] = "blast" if lying == BOMB else name + "!"
    return faces


LYING: Final[dict[str, int]] = _trap_names()
NEVER_DAMAGED: Final[list[int]] = [TREASURE, HEARSE, LABYRINTH]
LIES: Final = KIND | TURNED | DAMAGED  # the bits that everybody sees
FACES: Final[list[str]] = _face_names()


def say_trap(trap: i64) -> str:
    """The name of a trap on the board, damaged or not."""
    return FACES[trap & LIES]


# A supply counts traps by kind, five bits each.
_ONE_OF: Final[list[int]] = [2 ** (5 * kind) for kind in range(11)]
ONE_OF: Final = vec[i64](_ONE_OF)
MOST_OF_A_KIND: Final = 18  # that a position may state: with what can be added in play it still fits into five bits


def held(supply: i64, kind: i64) -> i64:
    return supply >> 5 * kind & 31


# What leaves a board waits in its outbox until the phase closes: a parcel is a model (or the hearse), where it goes,
# and whether the hero killed it.
TO_BAG: Final = 0
OUT_OF_GAME: Final = 7
BY_HERO: Final = 1 << 10
A_HEARSE: Final = 63


def parcel(model: i64, seat: i64) -> i64:
    return model | seat << 6


def parcel_model(p: i64) -> i64:
    return p & 63


def parcel_seat(p: i64) -> i64:
    """The seat whose cemetery it goes to, TO_BAG or OUT_OF_GAME."""
    return p >> 6 & 15
