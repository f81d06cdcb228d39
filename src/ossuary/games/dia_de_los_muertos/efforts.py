"""How hard each character thinks in Día de los Muertos, the weakest first."""

from __future__ import annotations

from typing import Final

from ossuary.bots.search.effort import Effort

EFFORTS: Final[dict[str, Effort]] = {
    "talus": Effort(plans=12, playouts=0, rounds=0, seconds=0.1, overlooked=80, gives=30),
    "tibia": Effort(plans=12, playouts=0, rounds=0, seconds=0.1, overlooked=50, gives=8),
    "patella": Effort(plans=12, playouts=0, rounds=0, seconds=0.1),
    "costa": Effort(plans=5, playouts=12, rounds=2, seconds=0.3),
    "scapula": Effort(plans=8, playouts=60, rounds=3, seconds=0.8),
    "cranium": Effort(plans=12, playouts=240, rounds=4, seconds=1.8),
}
