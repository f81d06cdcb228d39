"""Facts for film and log: what happened, in small numbers, and who may know it."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EVERYBODY: Final = 255  # an audience is one bit a seat, seat 1 lowest; bit 7 is the onlookers'


def only(seat: i64) -> i64:
    return ONE_SEAT[seat]


ONE_SEAT: Final[list[int]] = [0, 1, 2, 4, 8, 16, 32]


class Event:
    """`kind` is a game's own number for what happened; `told` has its numbers, in the order the game documents."""

    __slots__ = ("kind", "seat", "told", "audience")

    def __init__(self, kind: i64, seat: i64, told: tuple[int, ...], audience: i64) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.told: tuple[int, ...] = told
        self.audience: i64 = audience

    def told_to(self, audience: i64) -> Event:
        return Event(self.kind, self.seat, self.told, audience)

    def reaches(self, seat: i64) -> bool:
        return self.audience & ONE_SEAT[seat] != 0
