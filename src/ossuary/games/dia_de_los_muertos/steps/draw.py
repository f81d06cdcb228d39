"""Section 3, drawing: at the end of a turn, after a loss, and the hand limit."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.core.refusal import Reason
from ossuary.core.state import CHANCE
from ossuary.core.step import UNDECIDED, Step
from ossuary.games.dia_de_los_muertos import steps, verbs
from ossuary.games.dia_de_los_muertos.actions import act, first_of, second_of
from ossuary.games.dia_de_los_muertos.cards import CARDS, CODES, KINDS
from ossuary.games.dia_de_los_muertos.effects import discard_from_hand, draw_card, shuffle_if_empty
from ossuary.games.dia_de_los_muertos.refusals import Question
from ossuary.games.dia_de_los_muertos.state import NOT_IN_GOAL, MuertosState, Skeleton


def push_draws(s: MuertosState, seat: i64, cards: i64) -> None:
    if cards > 0:
        s.push(steps.DRAWS, CHANCE, seat | cards << 4)


class Draws(Step[MuertosState]):
    """A seat draws cards as long as there are any; the frame's argument is the seat and, above it, how many."""

    def __init__(self) -> None:
        super().__init__(steps.DRAWS, "draws", False, False)

    def run(self, s: MuertosState, seat: i64, arg: i64) -> None:
        shuffle_if_empty(s)
        if s.deck_size == 0:
            return
        push_draws(s, arg & 15, (arg >> 4) - 1)
        s.push(steps.DRAW, CHANCE, arg & 15)


class Draw(Question):
    """Chance draws a card of the draw pile for a hand; the frame's argument is the seat."""

    def __init__(self) -> None:
        super().__init__(steps.DRAW, "draw", False, [verbs.DRAW])

    def legal(self, s: MuertosState, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=KINDS)
        for card in range(KINDS):
            if s.deck[card] > 0:
                actions = append(actions, act(verbs.DRAW, arg, card))
        return actions

    def weight(self, s: MuertosState, arg: i64, action: i64) -> i64:
        return s.deck[second_of(action)]

    def total(self, s: MuertosState, arg: i64) -> i64:
        return s.deck_size

    def pick(self, s: MuertosState, arg: i64, r: i64) -> i64:
        return act(verbs.DRAW, arg, nth_card(s.deck, r))

    def only_answer(self, s: MuertosState, seat: i64, arg: i64) -> i64:
        for card in range(KINDS):
            if s.deck[card] > 0:
                return act(verbs.DRAW, arg, card) if s.deck[card] == s.deck_size else UNDECIDED
        return UNDECIDED

    def answer(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> None:
        draw_card(s, s.skeleton(arg), second_of(action))


def nth_card(counts: vec[i64], r: i64) -> i64:
    """The r-th card of a pile, counted in the order of the kinds."""
    for card in range(KINDS):
        r -= counts[card]
        if r < 0:
            return card
    raise ValueError("more drawn than there is")


class Refill(Step[MuertosState]):
    """DM-3.5: players who lost their last card in another's turn draw one, in turn order.

    The frame's argument is the place in the order.
    """

    def __init__(self) -> None:
        super().__init__(steps.REFILL, "refill", False, False)

    def run(self, s: MuertosState, seat: i64, arg: i64) -> None:
        for place in range(arg, len(s.order)):
            k = s.skeleton(s.order[place])
            if k.emptied == 0:
                continue
            k.emptied = 0
            s.push(steps.REFILL, CHANCE, place + 1)
            push_draws(s, k.seat, 1)
            return


class Limit(Step[MuertosState]):
    """Checks the hand limit at the end of a turn; the frame's argument is the seat."""

    def __init__(self) -> None:
        super().__init__(steps.LIMIT, "limit", False, False)

    def run(self, s: MuertosState, seat: i64, arg: i64) -> None:
        k = s.skeleton(arg)
        if k.rank == NOT_IN_GOAL and k.held > s.tables.hand_limit:
            s.push(steps.LIMIT, CHANCE, arg)
            s.push(steps.DISCARD, arg, 0)


class Discard(Question):
    """Which card a player with too many discards."""

    def __init__(self) -> None:
        super().__init__(steps.DISCARD, "discard", False, [verbs.DISCARD])

    def legal(self, s: MuertosState, seat: i64, arg: i64) -> vec[i64]:
        return one_of_hand(s.skeleton(seat), verbs.DISCARD)

    def answer(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> None:
        discard_from_hand(s, s.skeleton(seat), first_of(action))

    def objections(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        return [Reason("DM-3.4", "not-in-hand", {"card": CARDS[first_of(action)]})]


def one_of_hand(k: Skeleton, verb: i64) -> vec[i64]:
    """An answer for each kind of card in hand."""
    actions = vec[i64](capacity=CODES)
    for card in range(KINDS):
        if k.hand[card] > 0:
            actions = append(actions, act(verb, card, 0))
    return actions
