"""Facts for film and log: what happened, in small numbers, and who may know it."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EVERYBODY: Final = 255  # an audience is one bit a seat, seat 1 lowest; bit 7 is the onlookers'
ONLOOKERS: Final = 128
ONLOOKER: Final = 0  # the viewer who has no seat


def only(seat: i64) -> i64:
    return ONE_SEAT[seat]


ONE_SEAT: Final[list[int]] = [0, 1, 2, 4, 8, 16, 32]


class Event:
    """`kind` is a game's own number for what happened; `told` has its numbers, in the order the game documents.

    `reveals`: it shows somebody what was hidden from him before, so what led to it can't be taken back.
    """

    __slots__ = ("kind", "seat", "told", "audience", "reveals")

    def __init__(self, kind: i64, seat: i64, told: tuple[int, ...], audience: i64, reveals: bool = False) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.told: tuple[int, ...] = told
        self.audience: i64 = audience
        self.reveals: bool = reveals

    def unsealed(self) -> Event:
        """The same for all who could not see it so far."""
        return Event(self.kind, self.seat, self.told, EVERYBODY ^ self.audience, True)

    def reaches(self, viewer: i64) -> bool:
        """Whether a seat, or the onlookers, may know it."""
        return self.audience & (ONLOOKERS if viewer == ONLOOKER else ONE_SEAT[viewer]) != 0
