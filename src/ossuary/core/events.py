"""Facts for film and log: what happened, in small numbers, and who may know it."""

from __future__ import annotations

from typing import Any, Final

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


class Happening:
    """One kind of event by name: a key for each of its numbers and, unless it stays a number, the names it counts.

    `names` has a key's names for all kinds, or, under `kind key`, for one kind alone.
    """

    __slots__ = ("kind", "keys", "names")

    def __init__(self, kind: str, keys: str, names: dict[str, list[Any]]) -> None:
        self.kind: str = kind
        self.keys: list[str] = keys.split()
        self.names: list[list[Any]] = [names.get(f"{kind} {key}", names.get(key, [])) for key in self.keys]

    def told(self, event: Event) -> dict[str, Any]:
        """An event of this kind: `kind`, `seat` (0: nobody's), and its numbers by key."""
        told: dict[str, Any] = {"kind": self.kind, "seat": int(event.seat)}
        for i in range(len(self.keys)):
            number = event.told[i]
            names = self.names[i]
            told[self.keys[i]] = names[number] if names else number
        return told
