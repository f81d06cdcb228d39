"""The six characters that bots are: one mind that looks less far and overlooks more, the weaker it is.

How hard each of them thinks is in a game's own `efforts.py`. They are named after bones from the foot to the head, the
weakest first.
"""

from __future__ import annotations

from typing import Final

CHARACTERS: Final = ("talus", "tibia", "patella", "costa", "scapula", "cranium")
FOR_NEWCOMERS: Final = "tibia"  # about as strong as somebody who has just learnt the game
STRONGEST: Final = CHARACTERS[-1]
