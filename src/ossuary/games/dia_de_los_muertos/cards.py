"""Names and numbers of the material: cards, festivities, limbs.

A card is the number of its kind (0 to 13). A card of which a seat sees only the back has a code above those: UNKNOWN
plus the bones on the back.
"""

from __future__ import annotations

from typing import Final

DODGE: Final = 0
LEAPFROG: Final = 1
SNATCH: Final = 2
HOLD: Final = 3
HEADER: Final = 4
PATCH: Final = 5
FOLLOW: Final = 6
BEAT: Final = 7
CARTWHEEL: Final = 8
HUSTLE: Final = 9
KICK: Final = 10
THROW1: Final = 11
THROW2: Final = 12
THROW3: Final = 13
CARDS: Final[list[str]] = [
    "dodge",
    "leapfrog",
    "snatch",
    "hold",
    "header",
    "patch",
    "follow",
    "beat",
    "cartwheel",
    "hustle",
    "kick",
    "throw1",
    "throw2",
    "throw3",
]
KINDS: Final = 14
UNKNOWN: Final = 13
CODES: Final = 17  # the kinds, and three backs
NO_CARD: Final = -1
LONGEST_BACK: Final = 3

PLAIN: Final = 0
STRAIGHT: Final = 1  # an attack that can be dodged
RANDOM: Final = 2  # an attack that can't
REACTION: Final = 3
NATURES: Final[list[str]] = ["plain", "straight", "random", "reaction"]

# Limbs, one bit each: what a card needs, and what it hits in a random attack.
NO_LIMB: Final = 0
ARM: Final = 1
LEG: Final = 2
EITHER: Final = 3
LIMBS: Final[list[str]] = ["", "arm", "leg"]
WHOLE: Final = 2  # the arms, and the legs, of a whole skeleton

MUSIC: Final = 0
DANCE: Final = 1
BANQUET: Final = 2
FESTIVITIES: Final[list[str]] = ["music", "dance", "banquet"]
FEASTS: Final = 3
NO_FESTIVITY: Final = -1

# What can be taken from a player or a hiding place: a card, a festivity, or a limb.
FIRST_FESTIVITY: Final = KINDS
PILE: Final = KINDS + FEASTS  # kinds of items on the pile of a hiding place
AN_ARM: Final = PILE
A_LEG: Final = PILE + 1
ITEMS: Final[list[str]] = [*CARDS, *FESTIVITIES, "arm", "leg"]
