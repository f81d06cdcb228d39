"""How long to wait before something that has failed is tried again."""

from __future__ import annotations

import random
from typing import Final

FIRST_SECONDS: Final = 0.5
MOST_SECONDS: Final = 8.0
MOST_DOUBLINGS: Final = 10


def back_off_seconds(failures: int) -> float:
    """Longer after each failure in a row, and never the same for two that failed together."""
    doubled: float = FIRST_SECONDS * 2 ** min(failures - 1, MOST_DOUBLINGS)
    return min(MOST_SECONDS, doubled) * random.uniform(0.5, 1.0)
