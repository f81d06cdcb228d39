"""How hard a level thinks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Effort:
    """How hard a level thinks: plans it compares, playouts and seconds in all, and rounds it looks ahead.

    `overlooked`: so many plans in a hundred it does not see at all, in the same position always the same ones. `gives`:
    how much worse than the best plan its own may be at most, in the planner's units.
    """

    def __init__(
        self, plans: i64, playouts: i64, rounds: i64, seconds: float, overlooked: i64 = 0, gives: i64 = 0
    ) -> None:
        self.plans: i64 = plans
        self.playouts: i64 = playouts
        self.rounds: i64 = rounds
        self.seconds: float = seconds
        self.overlooked: i64 = overlooked
        self.gives: i64 = gives


# For a game whose planner has no table of its own.
EFFORTS: Final[dict[str, Effort]] = {
    "talus": Effort(plans=12, playouts=0, rounds=0, seconds=0.1, overlooked=85, gives=20),
    "tibia": Effort(plans=12, playouts=0, rounds=0, seconds=0.1, overlooked=60, gives=8),
    "patella": Effort(plans=12, playouts=0, rounds=0, seconds=0.1, overlooked=10, gives=1),
    "costa": Effort(plans=5, playouts=20, rounds=2, seconds=0.3),
    "scapula": Effort(plans=10, playouts=100, rounds=3, seconds=0.8),
    "cranium": Effort(plans=16, playouts=600, rounds=4, seconds=1.8),
}
