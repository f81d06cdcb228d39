"""DM-3.6: exchanging cards at the end of a round."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.core.refusal import Reason
from ossuary.core.state import CHANCE
from ossuary.core.step import Step
from ossuary.games.dia_de_los_muertos import events, steps, verbs
from ossuary.games.dia_de_los_muertos.actions import act, first_of, second_of, verb_of
from ossuary.games.dia_de_los_muertos.cards import CARDS, KINDS, REACTION
from ossuary.games.dia_de_los_muertos.effects import discard_from_hand
from ossuary.games.dia_de_los_muertos.events import tell
from ossuary.games.dia_de_los_muertos.refusals import Question
from ossuary.games.dia_de_los_muertos.state import NOT_IN_GOAL, MuertosState, Skeleton
from ossuary.games.dia_de_los_muertos.steps.draw import push_draws


class Force(Step[MuertosState]):
    """A player with only reaction cards exchanges them all, until one is none; the frame's argument is the seat."""

    def __init__(self) -> None:
        super().__init__(steps.FORCE, "force", False, False)

    def run(self, s: MuertosState, seat: i64, arg: i64) -> None:
        k = s.skeleton(arg)
        if not holds_only_reactions(s, k) or not piles_have_other_cards(s):
            return
        cards = k.held
        tell(s, events.HAS_TO_SWAP, arg, cards, 0, 0)
        for card in range(KINDS):
            while k.hand[card] > 0:
                discard_from_hand(s, k, card)
        s.push(steps.FORCE, CHANCE, arg)
        push_draws(s, arg, cards)


def holds_only_reactions(s: MuertosState, k: Skeleton) -> bool:
    for card in range(KINDS):
        if k.hand[card] > 0 and s.tables.nature[card] != REACTION:
            return False
    return k.held > 0


def piles_have_other_cards(s: MuertosState) -> bool:
    """Whether a card that is no reaction is left in the draw pile or the discards."""
    for card in range(KINDS):
        if s.tables.nature[card] != REACTION and s.deck[card] + s.discards[card] > 0:
            return True
    return False


class Swapping(Step[MuertosState]):
    """Asks one seat after the other, then begins the next round; the frame's argument is the place in the order."""

    def __init__(self) -> None:
        super().__init__(steps.SWAPPING, "swapping", False, False)

    def run(self, s: MuertosState, seat: i64, arg: i64) -> None:
        if arg == len(s.order):
            s.round += 1
            s.push(steps.ROUND, CHANCE, 0)
            return
        s.push(steps.SWAPPING, CHANCE, arg + 1)
        k = s.skeleton(s.order[arg])
        if k.rank == NOT_IN_GOAL:
            s.push(steps.SWAP, k.seat, 0)


class Swap(Question):
    """A player may exchange two cards for one, as often as they like."""

    def __init__(self) -> None:
        super().__init__(steps.SWAP, "swap", True, [verbs.SWAP, verbs.DONE])

    def legal(self, s: MuertosState, seat: i64, arg: i64) -> vec[i64]:
        hand = s.skeleton(seat).hand
        actions = append(vec[i64](capacity=32), act(verbs.DONE, 0, 0))
        for one in range(KINDS):
            if hand[one] == 0:
                continue
            for other in range(one, KINDS):
                if hand[other] > (1 if other == one else 0):
                    actions = append(actions, act(verbs.SWAP, one, other))
        return actions

    def answer(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> None:
        if verb_of(action) == verbs.DONE:
            return
        k = s.skeleton(seat)
        discard_from_hand(s, k, first_of(action))
        discard_from_hand(s, k, second_of(action))
        s.push(steps.SWAP, seat, 0)
        s.push(steps.FORCE, CHANCE, seat)
        push_draws(s, seat, 1)

    def needless_answer(self, s: MuertosState, seat: i64, arg: i64) -> i64:
        return self.only_answer(s, seat, arg)

    def hides(self, s: MuertosState, seat: i64, arg: i64) -> bool:
        """Everybody sees that a hand has no two cards."""
        return False

    def objections(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        details = {"card": CARDS[first_of(action)], "other": CARDS[second_of(action)]}
        return [Reason("DM-3.6", "not-two-in-hand", details)]
