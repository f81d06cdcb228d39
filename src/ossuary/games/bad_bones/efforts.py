"""How hard each character thinks in Bad Bones, the weakest first."""

from __future__ import annotations

from typing import Final

from ossuary.bots.search.effort import Effort

EFFORTS: Final[dict[str, Effort]] = {
    "talus": Effort(plans=12, playouts=0, rounds=0, seconds=0.1, overlooked=85, gives=20),
    "tibia": Effort(plans=12, playouts=0, rounds=0, seconds=0.1, overlooked=60, gives=8),
    "patella": Effort(plans=12, playouts=0, rounds=0, seconds=0.1, overlooked=10, gives=1),
    "costa": Effort(plans=5, playouts=20, rounds=2, seconds=0.3),
    "scapula": Effort(plans=10, playouts=100, rounds=3, seconds=0.8),
    "cranium": Effort(plans=16, playouts=600, rounds=4, seconds=1.8),
}
