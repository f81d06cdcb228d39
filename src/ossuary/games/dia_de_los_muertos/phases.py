"""The phases of a round, by number and by name."""

from __future__ import annotations

from typing import Final

LAY: Final = 0
PLAY: Final = 1
SWAP: Final = 2
NAMES: Final[list[str]] = ["lay", "play", "swap"]
