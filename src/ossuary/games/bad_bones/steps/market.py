"""Section 8, market: what is bought before the first round of the advanced game."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.core.refusal import Reason
from ossuary.core.state import CHANCE
from ossuary.core.step import Step
from ossuary.games.bad_bones import events, phases, steps, verbs
from ossuary.games.bad_bones.actions import act, first_of, verb_of
from ossuary.games.bad_bones.effects import add_to_supply
from ossuary.games.bad_bones.events import tell
from ossuary.games.bad_bones.refusals import ChanceQuestion, Question, market_rules
from ossuary.games.bad_bones.space import BIT
from ossuary.games.bad_bones.state import BadBonesState, Board
from ossuary.games.bad_bones.tokens import CROSSBOW, ITEMS, NO_WEAPON

OUT_OF_STOCK: Final = 1
TOO_DEAR: Final = 2
HAS_WEAPON: Final = 4


def stock_market(s: BadBonesState) -> None:
    """BB-8.2: how many of each item the market has depends on the number of players."""
    s.stock = vec[i64](s.tables.stock[s.seats])


def coop_purse(s: BadBonesState) -> i64:
    """The coins all have together in coop (BB-10.6): so many a player or, as the Dutch booklet has it, in all."""
    return s.tables.coop_coins if s.tables.one_purse else s.tables.coop_coins * s.seats


def purse(s: BadBonesState, b: Board) -> i64:
    """The coins a seat can spend; in coop all pay from one purse (BB-10.6)."""
    return s.coins if s.coop else b.coins


def against_buying(s: BadBonesState, b: Board, item: i64) -> i64:
    """Why an item can't be bought, one bit for each reason; 0 if it can."""
    against: i64 = 0
    if s.stock[item] == 0:
        against |= OUT_OF_STOCK
    if s.tables.cost[item] > purse(s, b):
        against |= TOO_DEAR
    if item >= CROSSBOW and b.weapon != NO_WEAPON:  # BB-8.1: at most one weapon each
        against |= HAS_WEAPON
    return against


def can_buy_something(s: BadBonesState, b: Board) -> bool:
    return any(against_buying(s, b, item) == 0 for item in range(1, len(ITEMS)))


def buy(s: BadBonesState, b: Board, item: i64) -> None:
    s.stock[item] -= 1
    if s.coop:
        s.coins -= s.tables.cost[item]
    else:
        b.coins -= s.tables.cost[item]
    if item >= CROSSBOW:
        b.weapon = item
    else:
        add_to_supply(s, b, item)
    tell(s, events.BOUGHT, b.seat, item, 0, 0, 0)


class MarketPhase(Step[BadBonesState]):
    """BB-8.1: players buy one item after the other, from a random first player on, until all have passed."""

    def __init__(self) -> None:
        super().__init__(steps.MARKET_PHASE, "market-phase", False, False)

    def run(self, s: BadBonesState, seat: i64, arg: i64) -> None:
        s.phase = phases.MARKET
        tell(s, events.PHASE_OPENS, 0, phases.MARKET, s.round, 0, 0)
        if not s.coop:
            s.push(steps.FIRST_PLAYER, CHANCE, 0)
            return
        for b in s.boards:  # BB-10.6: all at the same time
            if can_buy_something(s, b):
                s.push_lane(steps.COOP_BUY, b.seat, 0)


class FirstPlayer(ChanceQuestion):
    """Chance decides who buys first."""

    def __init__(self) -> None:
        super().__init__(steps.FIRST_PLAYER, "first", "BB-8.1")

    def legal(self, s: BadBonesState, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64]()
        for first in range(1, s.seats + 1):
            actions = append(actions, act(verbs.FIRST, first, 0, 0))
        return actions

    def answer(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> None:
        tell(s, events.FIRST, first_of(action), 0, 0, 0, 0)
        s.push(steps.MARKET_TURN, CHANCE, first_of(action))


class MarketTurn(Step[BadBonesState]):
    """Finds the next buyer: laps run clockwise and back, and a seat that will not or can't buy has passed for good.

    The frame's argument is the first player and, above it, the number of turns so far.
    """

    def __init__(self) -> None:
        super().__init__(steps.MARKET_TURN, "market-turn", False, False)

    def run(self, s: BadBonesState, seat: i64, arg: i64) -> None:
        first = arg & 15
        turn = arg >> 4
        for t in range(turn, turn + 2 * s.seats):
            buyer = buyer_of_turn(s.seats, first, t)
            if s.passed & BIT[buyer] != 0:
                continue
            if not can_buy_something(s, s.board(buyer)):
                s.passed |= BIT[buyer]
                continue
            s.push(steps.BUY, buyer, first | t << 4)
            return


def buyer_of_turn(seats: i64, first: i64, turn: i64) -> i64:
    """The buyer of a turn: laps change direction, and the last buyer of a lap begins the next."""
    lap = turn // seats
    place = turn % seats
    if lap % 2 == 1:
        place = seats - 1 - place
    return (first - 1 + place) % seats + 1


class Buy(Question):
    """What a seat buys in its turn: one item, or nothing more for good."""

    def __init__(self) -> None:
        super().__init__(steps.BUY, "market", True, [verbs.BUY, verbs.DONE])

    def legal(self, s: BadBonesState, seat: i64, arg: i64) -> vec[i64]:
        return offers(s, s.board(seat))

    def answer(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> None:
        if verb_of(action) == verbs.DONE:
            s.passed |= BIT[seat]
        else:
            buy(s, s.board(seat), first_of(action))
        s.push(steps.MARKET_TURN, CHANCE, arg + 16)

    def objections(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        return buying_reasons(s, seat, first_of(action))


class CoopBuy(Question):
    """BB-10.6: in coop all buy from one purse, in any order, until every seat is done or can buy nothing more."""

    def __init__(self) -> None:
        super().__init__(steps.COOP_BUY, "market", True, [verbs.BUY, verbs.DONE])

    def legal(self, s: BadBonesState, seat: i64, arg: i64) -> vec[i64]:
        return offers(s, s.board(seat))

    def answer(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> None:
        if verb_of(action) == verbs.DONE:
            s.passed |= BIT[seat]
            return
        buy(s, s.board(seat), first_of(action))
        s.push_lane(steps.COOP_BUY, seat, 0)
        for b in s.boards:  # after this purchase others may have nothing left that they can buy
            if len(s.lanes[b.seat - 1].frames) > 0 and not can_buy_something(s, b):
                s.pop_lane(b.seat)
                s.passed |= BIT[b.seat]

    def objections(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        return buying_reasons(s, seat, first_of(action))


def offers(s: BadBonesState, b: Board) -> vec[i64]:
    actions = append(vec[i64](capacity=len(ITEMS)), act(verbs.DONE, 0, 0, 0))
    for item in range(1, len(ITEMS)):
        if against_buying(s, b, item) == 0:
            actions = append(actions, act(verbs.BUY, item, 0, 0))
    return actions


def buying_reasons(s: BadBonesState, seat: i64, item: i64) -> list[Reason]:
    against = against_buying(s, s.board(seat), item)
    details = {"item": ITEMS[item]}
    reasons = []
    if against & OUT_OF_STOCK:
        reasons.append(Reason("BB-8.2", "out-of-stock", details))
    for rule in market_rules(s):
        if against & TOO_DEAR:
            reasons.append(Reason(rule, "too-dear", details))
        if against & HAS_WEAPON:
            reasons.append(Reason(rule, "has-weapon", details))
    return reasons
