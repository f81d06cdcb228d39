"""The phases of a round, by number and by name."""

from __future__ import annotations

from typing import Final

MARKET: Final = 0
STAND: Final = 1
HERO: Final = 2
TRAP: Final = 3
SKELETONS: Final = 4
ARRIVALS: Final = 5
NAMES: Final[list[str]] = ["market", "stand", "hero", "trap", "skeletons", "arrivals"]
