"""How hard each character thinks in Día de los Muertos, the weakest first."""

from __future__ import annotations

from typing import Final

from ossuary.bots.search.effort import Effort

EFFORTS: Final[dict[str, Effort]] = {
    "talus": Effort(plans=12, playouts=0, rounds=0, seconds=0.1, overlooked=75, gives=22),
    "tibia": Effort(plans=12, playouts=0, rounds=0, seconds=0.1, overlooked=65, gives=16),
    "patella": Effort(plans=12, playouts=0, rounds=0, seconds=0.1, overlooked=50, gives=8),
    "costa": Effort(plans=3, playouts=3, rounds=1, seconds=0.3, overlooked=35, gives=6),
    "scapula": Effort(plans=3, playouts=3, rounds=1, seconds=0.8),
    "cranium": Effort(plans=4, playouts=80, rounds=2, seconds=1.8),
}
