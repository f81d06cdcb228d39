"""The six characters that bots are: one mind that looks less far and overlooks more, the weaker it is.

How hard each of them thinks is in a game's own `efforts.py`. They are named after bones from the foot to the head, the
weakest first.
"""

from __future__ import annotations

from typing import Final

CHARACTERS: Final = ("talus", "tibia", "patella", "costa", "scapula", "cranium")
FOR_NEWCOMERS: Final = "tibia"  # about as strong as somebody who has just learnt the game
STRONGEST: Final = CHARACTERS[-1]

# What a character may like: `costa-sender` is a Costa who likes to trouble others.
STYLES: Final = ("builder", "sender", "racer")


def split_level(level: str) -> tuple[str, str]:
    """A level's character or anchor, and its style, which may be none."""
    name, _, style = level.partition("-")
    return name, style
