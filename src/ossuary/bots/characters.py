"""The six characters that bots are: one mind that looks less far and overlooks more, the weaker it is.

They are named after bones from the foot to the head, the weakest first.
"""

from __future__ import annotations

from typing import Final

from ossuary.bots.search.plan_search import Effort

CHARACTERS: Final = ("talus", "tibia", "patella", "costa", "scapula", "cranium")
FOR_NEWCOMERS: Final = "tibia"  # about as strong as somebody who has just learnt the game
STRONGEST: Final = CHARACTERS[-1]

EFFORTS: Final[dict[str, Effort]] = {
    "talus": Effort(plans=12, playouts=0, rounds=0, seconds=0.1, overlooked=70, gives=12),
    "tibia": Effort(plans=12, playouts=0, rounds=0, seconds=0.1, overlooked=45, gives=6),
    "patella": Effort(plans=12, playouts=0, rounds=0, seconds=0.1, overlooked=15, gives=2),
    "costa": Effort(plans=6, playouts=24, rounds=2, seconds=0.3, overlooked=0, gives=0),
    "scapula": Effort(plans=10, playouts=100, rounds=4, seconds=0.8, overlooked=0, gives=0),
    "cranium": Effort(plans=16, playouts=600, rounds=5, seconds=1.8, overlooked=0, gives=0),
}
