"""How hard each character thinks in Bad Bones, the weakest first."""

from __future__ import annotations

from typing import Final

from ossuary.bots.search.effort import Effort

EFFORTS: Final[dict[str, Effort]] = {
    "talus": Effort(plans=12, playouts=0, rounds=0, seconds=0.1, overlooked=85, gives=20),
    "tibia": Effort(plans=12, playouts=0, rounds=0, seconds=0.1, overlooked=60, gives=8),
    "patella": Effort(plans=12, playouts=0, rounds=0, seconds=0.1, overlooked=10, gives=1),
    "costa": Effort(plans=4, playouts=8, rounds=2, seconds=0.3),
    "scapula": Effort(plans=8, playouts=120, rounds=2, seconds=0.8),
    "cranium": Effort(plans=20, playouts=1200, rounds=2, seconds=1.8),
}
