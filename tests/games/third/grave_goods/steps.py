"""The steps of Grave Goods, in the order of its rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from grave_goods.state import BURIED, COINS, GOODS, IN_PILE, KINDS, NO_GOOD, VALUES, Grave
from ossuary.core.events import EVERYBODY, Event, EventKind, only
from ossuary.core.refusal import Reason
from ossuary.core.state import CHANCE
from ossuary.core.step import Step

DEAL, ROUND, UNCOVER, BID, SHOW = range(5)  # steps, and of answers the verbs DEAL, UNCOVER and BID
DEALT, UNCOVERED, HAS_BID, TAKEN, HEIRLOOM = range(5)  # events
_WORDS = {"heirloom": KINDS, "good": GOODS}
EVENT_KINDS = [
    EventKind("dealt", "heirloom", _WORDS),
    EventKind("uncovered", "good", _WORDS),
    EventKind("has-bid", "coin", _WORDS),
    EventKind("taken", "good", _WORDS),  # by nobody, seat 0, if it is buried
    EventKind("heirloom", "heirloom", _WORDS),
]


def act(verb: int, first: int, second: int = 0) -> int:
    """An answer as a number: `bid 3`, `deal 2 ring`, `uncover ring 3`."""
    return verb | first << 4 | second << 8


class Deal(Step[Grave]):
    """GG-1.2: an heirloom for the seat that is the frame's argument."""

    def __init__(self) -> None:
        super().__init__(DEAL, "deal", True, False)

    def legal(self, s: Grave, seat: i64, arg: i64) -> vec[i64]:
        return vec[i64]([act(DEAL, arg, kind) for kind, left in enumerate(s.undealt()) if left])

    def weight(self, s: Grave, arg: i64, action: i64) -> i64:
        return s.undealt()[action >> 8]

    def answer(self, s: Grave, seat: i64, arg: i64, action: i64) -> None:
        s.heirlooms[arg - 1] = action >> 8
        s.emit_private(Event(DEALT, arg, (int(action) >> 8,), only(arg), True))

    def explain(self, s: Grave, seat: i64, arg: i64, action: i64) -> list[Reason]:
        return [Reason("GG-1.2", "grave-goods-no-card")]


class Round(Step[Grave]):
    """GG-3.1: another round, or the end, when the heirlooms are shown."""

    def __init__(self) -> None:
        super().__init__(ROUND, "round", False, False)

    def run(self, s: Grave, seat: i64, arg: i64) -> None:
        if s.round < s.rounds:
            s.round += 1
            s.push(UNCOVER, CHANCE, 0)
            return
        for other in range(1, s.seats + 1):
            s.emit(Event(HEIRLOOM, other, (s.heirlooms[other - 1],), EVERYBODY, True))


class Uncover(Step[Grave]):
    """GG-2.1: a good of the pile; then everybody bids."""

    def __init__(self) -> None:
        super().__init__(UNCOVER, "uncover", True, False)

    def legal(self, s: Grave, seat: i64, arg: i64) -> vec[i64]:
        pile = [good for good, owner in enumerate(s.owners) if owner == IN_PILE]
        return vec[i64]([act(UNCOVER, good // VALUES, good % VALUES) for good in pile])

    def answer(self, s: Grave, seat: i64, arg: i64, action: i64) -> None:
        s.good = (int(action) >> 4 & 15) * VALUES + (int(action) >> 8)
        s.emit(Event(UNCOVERED, 0, (s.good,), EVERYBODY, True))
        s.sealed = 1
        s.push(SHOW, CHANCE, 0)
        for bidder in range(1, s.seats + 1):
            s.push_lane(BID, bidder, 0)

    def explain(self, s: Grave, seat: i64, arg: i64, action: i64) -> list[Reason]:
        return [Reason("GG-2.1", "grave-goods-no-card")]


class Bid(Step[Grave]):
    """GG-2.2: one of one's own coins; nobody else learns which before all have chosen."""

    def __init__(self) -> None:
        super().__init__(BID, "bid", True, True)

    def legal(self, s: Grave, seat: i64, arg: i64) -> vec[i64]:
        return vec[i64]([act(BID, coin) for coin in range(1, COINS + 1) if s.has_coin(seat, coin)])

    def answer(self, s: Grave, seat: i64, arg: i64, action: i64) -> None:
        coin = int(action) >> 4
        s.bids[seat - 1] = coin
        s.coins[seat - 1] ^= 1 << coin - 1
        s.emit(Event(HAS_BID, seat, (coin,), only(seat)))

    def explain(self, s: Grave, seat: i64, arg: i64, action: i64) -> list[Reason]:
        if action & 15 != BID or not 1 <= action >> 4 <= COINS:
            return [Reason("GG-2.2", "grave-goods-no-bid")]
        return [Reason("GG-2.2", "grave-goods-spent", {"coin": str(int(action) >> 4)})]


class Show(Step[Grave]):
    """GG-2.3: the highest coin that was bid once takes the good."""

    def __init__(self) -> None:
        super().__init__(SHOW, "show", False, False)

    def run(self, s: Grave, seat: i64, arg: i64) -> None:
        s.sealed = 0
        s.unseal()
        single = [coin for coin in s.bids if s.bids.count(coin) == 1]
        winner = s.bids.index(max(single)) + 1 if single else BURIED
        s.owners[s.good] = winner
        s.emit(Event(TAKEN, winner, (s.good,), EVERYBODY))
        s.good = NO_GOOD
        s.bids = [0] * s.seats
        s.push(ROUND, CHANCE, 0)
