"""Grave Goods as a game of the table."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from grave_goods import DESCRIPTOR, steps
from grave_goods.state import COINS, GOODS, KINDS, NOT_DEALT, UNKNOWN, VALUES, Grave, clone, facts_of, load
from ossuary.core.chance import Dice
from ossuary.core.game import Facts, Game, Outcome
from ossuary.core.options import Option
from ossuary.core.refusal import Reason, Refused, fault
from ossuary.core.state import CHANCE
from ossuary.core.statements import BadStatement, Statement

RUNNING = "running"
LAST_GOOD = "last-good"


class GraveGoods(Game[Grave]):
    """Two to four seats; six rounds unless said otherwise."""

    def __init__(self, corrections: dict[str, Any] | None = None) -> None:
        super().__init__(DESCRIPTOR.name, DESCRIPTOR.title, 2, 4, [Option("rounds", [], "6", 1, COINS)])
        self.steps = [steps.Deal(), steps.Round(), steps.Uncover(), steps.Bid(), steps.Show()]
        self.forms = {"deal": ["seat", "kind"], "uncover": ["kind", "number"], "bid": ["number"]}
        self.event_kinds = steps.EVENT_KINDS

    def set_up(self, seats: int, options: dict[str, str]) -> Grave:
        s = Grave(seats)
        s.rounds = int(options["rounds"])
        s.push(steps.ROUND, CHANCE, 0)
        for seat in range(seats, 0, -1):
            s.push(steps.DEAL, CHANCE, seat)
        return s

    def clone(self, s: Grave) -> Grave:
        return clone(s)

    def load(self, numbers: list[int]) -> Grave:
        return load(numbers)

    def outcome(self, s: Grave) -> Outcome:
        seats = range(1, s.seats + 1)
        if not s.is_over():
            return Outcome(False, [], [], [], RUNNING)
        scores = [s.points(seat) for seat in seats]
        able = [seat for seat in seats if not s.has_resigned(seat)]
        most = max((scores[seat - 1] for seat in able), default=0)
        return Outcome(True, [seat for seat in able if scores[seat - 1] == most], [], scores, LAST_GOOD)

    def words(self, s: Grave, seat: i64, action: i64) -> str:
        verb, first, second = action & 15, action >> 4 & 15, action >> 8
        if verb == steps.BID:
            return f"bid {first}"
        return f"deal {first} {KINDS[second]}" if verb == steps.DEAL else f"uncover {KINDS[first]} {second + 1}"

    def parse(self, s: Grave, seat: i64, words: list[str]) -> i64:
        match words:
            case ["bid", coin] if coin in map(str, range(1, COINS + 1)):
                return steps.act(steps.BID, int(coin))
            case ["deal", other, kind] if kind in KINDS and other in map(str, range(1, s.seats + 1)):
                return steps.act(steps.DEAL, int(other), KINDS.index(kind))
            case ["uncover", kind, value] if f"{kind} {value}" in GOODS:
                return steps.act(steps.UNCOVER, KINDS.index(kind), int(value) - 1)
        raise Refused([Reason("GG-2.2", "grave-goods-no-bid")])

    def not_asked(self, s: Grave, seat: i64, action: i64) -> list[Reason]:
        return [Reason("GG-3.1", "grave-goods-over") if s.is_over() else Reason("GG-2.2", "grave-goods-wait")]

    def is_sealed(self, s: Grave) -> bool:
        return s.sealed == 1

    def is_public(self, s: Grave, seat: i64, action: i64) -> bool:
        return action & 15 != steps.DEAL

    def known_to(self, s: Grave, seat: i64) -> Grave:
        """Others' heirlooms are unknown until the end; and in a round they have not bid yet."""
        known = clone(s)
        for other in range(1, s.seats + 1):
            if other == seat or s.is_over():
                continue
            if known.heirlooms[other - 1] != NOT_DEALT:
                known.heirlooms[other - 1] = UNKNOWN
            if known.bids[other - 1]:
                known.coins[other - 1] |= 1 << known.bids[other - 1] - 1
                known.bids[other - 1] = 0
                known.push_lane(steps.BID, other, 0)
        return known

    def fill_unknown(self, known: Grave, seat: i64, dice: Dice) -> Grave:
        for i in range(known.seats):
            if known.heirlooms[i] == UNKNOWN:
                cards = [kind for kind, left in enumerate(known.undealt()) for _ in range(left)]
                known.heirlooms[i] = cards[dice.below(len(cards))]
        return known

    def facts(self, s: Grave) -> Facts:
        return facts_of(s)

    def material(self) -> dict[str, Any]:
        return {"kinds": KINDS, "values": VALUES, "coins": COINS, "phases": ["bid"], "endings": [LAST_GOOD]}

    def build_position(self, seats: int, options: dict[str, str], position: list[Statement]) -> Grave:
        raise BadStatement(fault("no-such-statement", word=position[0].words[0]), 0, position[0])

    def statement_holds(self, facts: Facts, words: list[str], seat: int) -> bool:
        """`round 2`, `seat 1 heirloom urn`, `seat 1 goods ring 3, urn 1`: a fact's name and its value."""
        where = facts["seats"][seat - 1] if seat else facts
        value = where.get(words[0])
        told = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
        return told == " ".join(words[1:])

    def round_of(self, s: Grave) -> i64:
        return s.round
