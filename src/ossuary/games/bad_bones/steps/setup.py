"""Section 1: set-up of the boards, the supplies and the first four skeletons of each seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.core.state import CHANCE
from ossuary.core.step import UNDECIDED
from ossuary.games.bad_bones import events, steps, verbs
from ossuary.games.bad_bones.actions import act, second_of
from ossuary.games.bad_bones.effects import take_from_bag
from ossuary.games.bad_bones.events import tell
from ossuary.games.bad_bones.refusals import ChanceQuestion
from ossuary.games.bad_bones.space import BIT, INWARDS
from ossuary.games.bad_bones.state import ALL_TOWERS, NO_TRAPS, NOTHING, BadBonesState, Board
from ossuary.games.bad_bones.steps.market import coop_purse, stock_market
from ossuary.games.bad_bones.strongholds import most_floors, most_houses
from ossuary.games.bad_bones.tables import Data
from ossuary.games.bad_bones.tokens import (
    MODELS,
    NECROMANCER,
    ONE_OF,
    PLAIN_MODELS,
    RED,
    TREASURE,
    model_of,
    skeleton,
)

FIRST_SKELETONS: Final = 4
ALL_SYMBOLS: Final = 31


def new_state(data: Data, seats: i64, options: dict[str, str]) -> BadBonesState:
    """BB-1.1, BB-1.6: a full bag, the tracking token white up, and boards without skeletons or traps."""
    coop = options["play"] == "coop"
    s = BadBonesState(seats, data.tables(coop, data.rulings.code(options)))
    s.coop = coop
    s.advanced = options["mode"] == "advanced"
    s.chiefs = options["chiefs"] == "yes"
    s.heroic = options["heroic"] == "yes"
    s.endless = options["endless"] == "yes"
    s.rounds = int(options["rounds"])
    s.bag = s.tables.full_bag_with_chiefs[:] if s.chiefs else s.tables.full_bag[:]
    for tokens in s.bag:
        s.bag_size += tokens
    s.boards = [Board(seat) for seat in range(1, seats + 1)]
    for b in s.boards:
        set_up_board(s, b)
    if coop:
        s.capital = seats
        s.coins = coop_purse(s) if s.advanced else 0
    if s.advanced:
        stock_market(s)
    return s


def set_up_board(s: BadBonesState, b: Board) -> None:
    """BB-1.2: tower, village, hero and coins of a seat; deal_supplies() adds the traps."""
    b.traps = NO_TRAPS
    b.tower = most_floors(s)
    b.houses = most_houses(s)
    if s.coop:  # BB-10.1: four towers; the floors and houses above are of no use there
        b.towers = ALL_TOWERS
        return
    b.hero = s.tables.towers[0]
    b.coins = s.tables.coins if s.advanced else 0


def deal_supplies(s: BadBonesState) -> None:
    """The traps one has from the start: the basic six, in the advanced game a treasure (BB-8.2)."""
    if s.coop:  # BB-10.2
        s.supply = s.tables.coop_treasures if s.advanced else s.tables.coop_treasures + s.seats * s.tables.coop_supply
        return
    for b in s.boards:
        b.supply = ONE_OF[TREASURE] if s.advanced else s.tables.supply


def push_setup(s: BadBonesState) -> None:
    """Push what comes before the first round: draws, market and, in coop, where heroes stand (BB-10.6)."""
    s.push(steps.ROUND, CHANCE, 0)
    if s.coop:
        s.push(steps.STAND_PHASE, CHANCE, 0)
    if s.advanced:
        s.push(steps.MARKET_PHASE, CHANCE, 0)
    for seat in range(s.seats, 0, -1):
        s.push(steps.SETUP_DRAW, CHANCE, seat)


def symbols_wanted(s: BadBonesState, b: Board) -> i64:
    """One bit for each symbol that set-up may still draw for a seat."""
    if s.coop and not s.tables.different_symbols:  # BB-10.1
        return ALL_SYMBOLS
    wanted: i64 = ALL_SYMBOLS
    if not s.coop:
        wanted ^= BIT[RED]
    for t in b.skeletons:
        wanted &= ~s.tables.symbol_bit[model_of(t)]
    return wanted


def join_forest(s: BadBonesState, b: Board, model: i64) -> None:
    """BB-1.4: a skeleton stands beside its symbol on its home side, facing inwards, coloured as the tracking token."""
    entry = s.tables.entry[model]
    b.skeletons = append(b.skeletons, skeleton(model, entry, INWARDS[entry], s.tracking))
    tell(s, events.ARRIVED, b.seat, model, entry, 0, 0)


def leave_cemetery(s: BadBonesState, b: Board) -> None:
    """All that wait in a seat's cemetery go to its forests (BB-6.1)."""
    for model in b.cemetery:
        join_forest(s, b, model)
    b.cemetery = NOTHING


def draws_kept(s: BadBonesState) -> i64:
    """The models below this number can be kept in set-up: chiefs too, or plain ones only (BB-9.1)."""
    if s.chiefs and s.tables.chiefs_stay:
        return MODELS
    return PLAIN_MODELS


class SetupDraw(ChanceQuestion):
    """BB-1.3: a seat begins with four skeletons, one of each symbol but red.

    Chance draws only those that are kept: the ones that go back to the bag in between change nothing. A necromancer
    draws its three at once (BB-9.2); they wait in the cemetery until the seat has its four.
    """

    def __init__(self) -> None:
        super().__init__(steps.SETUP_DRAW, "draw", "BB-1.3")

    def legal(self, s: BadBonesState, seat: i64, arg: i64) -> vec[i64]:
        wanted = symbols_wanted(s, s.board(arg))
        actions = vec[i64](capacity=MODELS)
        for model in range(draws_kept(s)):
            if s.bag[model] > 0 and wanted & s.tables.symbol_bit[model]:
                actions = append(actions, act(verbs.DRAW, arg, model, 0))
        return actions

    def weight(self, s: BadBonesState, arg: i64, action: i64) -> i64:
        return s.bag[second_of(action)]

    def total(self, s: BadBonesState, arg: i64) -> i64:
        wanted = symbols_wanted(s, s.board(arg))
        symbol_bit = s.tables.symbol_bit
        bag = s.bag
        tokens: i64 = 0
        for model in range(draws_kept(s)):
            if wanted & symbol_bit[model]:
                tokens += bag[model]
        return tokens

    def pick(self, s: BadBonesState, arg: i64, r: i64) -> i64:
        wanted = symbols_wanted(s, s.board(arg))
        for model in range(draws_kept(s)):
            if wanted & s.tables.symbol_bit[model]:
                r -= s.bag[model]
                if r < 0:
                    return act(verbs.DRAW, arg, model, 0)
        raise ValueError("more drawn than there is")

    def only_answer(self, s: BadBonesState, seat: i64, arg: i64) -> i64:
        wanted = symbols_wanted(s, s.board(arg))
        only: i64 = UNDECIDED
        for model in range(draws_kept(s)):
            if s.bag[model] > 0 and wanted & s.tables.symbol_bit[model]:
                if only != UNDECIDED:
                    return UNDECIDED
                only = act(verbs.DRAW, arg, model, 0)
        return only

    def answer(self, s: BadBonesState, seat: i64, arg: i64, action: i64) -> None:
        model = second_of(action)
        b = s.board(arg)
        take_from_bag(s, model)
        tell(s, events.DREW, arg, model, 0, 0, 0)
        join_forest(s, b, model)
        if len(b.skeletons) < FIRST_SKELETONS:
            s.push(steps.SETUP_DRAW, CHANCE, arg)
        if s.tables.chief[model] == NECROMANCER and s.tables.necromancer > 0:
            s.push(steps.ARRIVAL_DRAW, CHANCE, arg | s.tables.necromancer << 4)
        elif len(b.skeletons) == FIRST_SKELETONS:
            leave_cemetery(s, b)
