"""Events: what happened in a game, in small numbers, and who may know it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

EVERYBODY: Final = 255  # an audience has one bit for each seat, seat 1 lowest; bit 7 stands for the onlookers
ONLOOKERS: Final = 128
ONLOOKER: Final = 0  # the viewer who has no seat
ONE_SEAT: Final[list[int]] = [0, 1, 2, 4, 8, 16, 32]


def only(seat: i64) -> i64:
    """The audience of a single seat."""
    return ONE_SEAT[seat]


class Event:
    """Something that happened: `kind` is the game's number for it, `numbers` are its details in the game's order.

    `reveals`: it shows somebody what was hidden from them before, so the answer that led to it can't be taken back.
    """

    __slots__ = ("kind", "seat", "numbers", "audience", "reveals")

    def __init__(self, kind: i64, seat: i64, numbers: tuple[int, ...], audience: i64, reveals: bool = False) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.numbers: tuple[int, ...] = numbers
        self.audience: i64 = audience
        self.reveals: bool = reveals

    def unsealed(self) -> Event:
        """The same event for everybody who could not see it so far."""
        return Event(self.kind, self.seat, self.numbers, EVERYBODY ^ self.audience, True)

    def reaches(self, viewer: i64) -> bool:
        """Whether a seat, or the onlookers, may know it."""
        return self.audience & (ONLOOKERS if viewer == ONLOOKER else ONE_SEAT[viewer]) != 0


class EventKind:
    """One kind of event in words: a key for each of its numbers, and the names a number stands for, if any.

    `names` has a key's names for all kinds or, under `kind key`, for one kind only.
    """

    __slots__ = ("kind", "keys", "names")

    def __init__(self, kind: str, keys: str, names: dict[str, list[Any]]) -> None:
        self.kind: str = kind
        self.keys: list[str] = keys.split()
        self.names: list[list[Any]] = [names.get(f"{kind} {key}", names.get(key, [])) for key in self.keys]

    def describe(self, event: Event) -> dict[str, Any]:
        """An event of this kind: `kind`, `seat` (0: of no seat), and its numbers by key."""
        described: dict[str, Any] = {"kind": self.kind, "seat": int(event.seat)}
        for i in range(len(self.keys)):
            number = event.numbers[i]
            names = self.names[i]
            described[self.keys[i]] = names[number] if names else number
        return described
