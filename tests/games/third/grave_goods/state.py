"""A position of Grave Goods as plain numbers."""

from __future__ import annotations

from typing import Any

from ossuary.core.state import NumberReader, State

KINDS = ["urn", "ring", "mask"]
VALUES = 3
GOODS = [f"{kind} {value}" for kind in KINDS for value in range(1, VALUES + 1)]
HEIRLOOMS = 2  # cards of each kind
COINS = 7
ALL_COINS = (1 << COINS) - 1

NO_GOOD = -1
NOT_DEALT = -1
UNKNOWN = -2
BURIED = 0
IN_PILE = -1


class Grave(State):
    """Each list has an entry for each seat or each good, in order."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.rounds = 0  # to play
        self.round = 0
        self.sealed = 0  # 1 from the first bid of a round until the bids are shown
        self.good = NO_GOOD  # that is bid for
        self.owners = [IN_PILE] * len(GOODS)  # the seat that has each good, or BURIED
        self.heirlooms = [NOT_DEALT] * seats
        self.coins = [ALL_COINS] * seats  # one bit for each
        self.bids = [0] * seats

    def lists(self) -> list[list[int]]:
        return [self.owners, self.heirlooms, self.coins, self.bids]

    def dump(self) -> list[int]:
        numbers = [*self.dump_frames(), self.rounds, self.round, self.sealed, self.good]
        return numbers + [number for numbers in self.lists() for number in numbers]

    def has_coin(self, seat: int, coin: int) -> bool:
        return bool(self.coins[seat - 1] >> coin - 1 & 1)

    def is_over(self) -> bool:
        return len(self.frames) == 0 and self.open_lanes == 0

    def points(self, seat: int) -> int:
        """GG-3.2: what a seat's goods are worth to it."""
        own = self.heirlooms[seat - 1]
        goods = [good for good, owner in enumerate(self.owners) if owner == seat]
        return sum((good % VALUES + 1) * (2 if good // VALUES == own else 1) for good in goods)

    def undealt(self) -> list[int]:
        """How many heirloom cards of each kind nobody has, as far as this position knows."""
        return [HEIRLOOMS - self.heirlooms.count(kind) for kind in range(len(KINDS))]


def load(numbers: list[int]) -> Grave:
    reader = NumberReader(numbers)
    s = Grave(reader.take())
    s.load_frames(reader)
    s.rounds, s.round, s.sealed, s.good = (reader.take() for _ in range(4))
    for values in s.lists():
        values[:] = [reader.take() for _ in values]
    return s


def clone(s: Grave) -> Grave:
    twin = Grave(s.seats)
    twin.copy_frames(s)
    twin.rounds, twin.round, twin.sealed, twin.good = s.rounds, s.round, s.sealed, s.good
    for own, other in zip(twin.lists(), s.lists(), strict=True):
        own[:] = other
    return twin


def facts_of(s: Grave) -> dict[str, Any]:
    """What a viewer may not know is UNKNOWN in the position, and not among its facts."""
    seats = []
    for i in range(s.seats):
        one: dict[str, Any] = {
            "coins": [coin for coin in range(1, COINS + 1) if s.has_coin(i + 1, coin)],
            "goods": [GOODS[good] for good, owner in enumerate(s.owners) if owner == i + 1],
        }
        if s.heirlooms[i] >= 0:
            one["heirloom"] = KINDS[s.heirlooms[i]]
        if s.bids[i]:
            one["bid"] = s.bids[i]
        seats.append(one)
    return {
        "round": s.round,
        "rounds": s.rounds,
        "phase": "bid",
        "over": s.is_over(),
        "good": GOODS[s.good] if s.good != NO_GOOD else "none",
        "buried": [GOODS[good] for good, owner in enumerate(s.owners) if owner == BURIED],
        "seats": seats,
    }
