"""Section 3: a round, its order, laying and playing cards, and the end of a turn; drawing is in draw.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.core.refusal import Reason
from ossuary.core.state import CHANCE
from ossuary.core.step import Step
from ossuary.games.dia_de_los_muertos import events, phases, steps, verbs
from ossuary.games.dia_de_los_muertos.actions import act, first_of, verb_of
from ossuary.games.dia_de_los_muertos.cards import CARDS, CODES, NO_CARD, REACTION
from ossuary.games.dia_de_los_muertos.effects import discard_laid
from ossuary.games.dia_de_los_muertos.events import tell
from ossuary.games.dia_de_los_muertos.refusals import Question
from ossuary.games.dia_de_los_muertos.state import NO_TURN, NOT_IN_GOAL, TO_DRAW, TO_PLAY, MuertosState, Skeleton
from ossuary.games.dia_de_los_muertos.steps.card_actions import perform, targets_of_laid
from ossuary.games.dia_de_los_muertos.steps.draw import one_of_hand, push_draws
from ossuary.games.dia_de_los_muertos.steps.end import end_game, game_is_over, stands_still
from ossuary.games.dia_de_los_muertos.ways import walked

AFTER_ACTION: Final = 2  # DM-3.4: cards drawn
AFTER_LEADING_DOG: Final = 1
BY_ACTION: Final = 1  # the argument of a TURN_OVER frame


def bones_in_hand(s: MuertosState, k: Skeleton) -> i64:
    """The bones on all backs of a player's cards, the laid one included."""
    bones: i64 = 0
    for code in range(CODES):
        bones += k.hand[code] * s.tables.back[code]
    if k.laid != NO_CARD:
        bones += s.tables.back[k.laid]
    return bones


def make_order(s: MuertosState) -> None:
    """DM-3.1: lowest field first, then fewest bones in hand, fewest limbs, lower number; none for those in the goal."""
    keys = vec[i64](capacity=6)
    for k in s.skeletons:
        if k.rank == NOT_IN_GOAL:
            keys = append(keys, ((k.at * 1000 + bones_in_hand(s, k)) * 10 + k.limbs()) * 10 + k.seat)
    for i in range(1, len(keys)):
        key = keys[i]
        j: i64 = i
        while j > 0 and keys[j - 1] > key:
            keys[j] = keys[j - 1]
            j -= 1
        keys[j] = key
    s.order = vec[i64](capacity=6)
    for key in keys:
        s.order = append(s.order, key % 10)


def open_phase(s: MuertosState, phase: i64) -> None:
    s.phase = phase
    tell(s, events.PHASE_OPENS, 0, phase, s.round, 0)


class Round(Step[MuertosState]):
    """A round: the order is made, then cards are laid, played and exchanged."""

    def __init__(self) -> None:
        super().__init__(steps.ROUND, "round", False, False)

    def run(self, s: MuertosState, seat: i64, arg: i64) -> None:
        make_order(s)
        if len(s.order) == 0:
            end_game(s)
            return
        open_phase(s, phases.LAY)
        s.push(steps.LAYING, CHANCE, 0)


class Laying(Step[MuertosState]):
    """DM-3.2: all lay a card face down, one after the other; the frame's argument is the place in the order."""

    def __init__(self) -> None:
        super().__init__(steps.LAYING, "laying", False, False)

    def run(self, s: MuertosState, seat: i64, arg: i64) -> None:
        if arg == len(s.order):
            open_playing(s)
            return
        k = s.skeleton(s.order[arg])
        s.push(steps.LAYING, CHANCE, arg + 1)
        if k.held > 0:
            s.push(steps.LAY, k.seat, 0)
        else:
            k.due = TO_DRAW


class Lay(Question):
    """The card a player lays; the others see its back."""

    def __init__(self) -> None:
        super().__init__(steps.LAY, "lay", True, [verbs.LAY])

    def legal(self, s: MuertosState, seat: i64, arg: i64) -> vec[i64]:
        return one_of_hand(s.skeleton(seat), verbs.LAY)

    def answer(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> None:
        lay(s, s.skeleton(seat), first_of(action))

    def needless_answer(self, s: MuertosState, seat: i64, arg: i64) -> i64:
        return self.only_answer(s, seat, arg)

    def hides(self, s: MuertosState, seat: i64, arg: i64) -> bool:
        """Not the only card of a hand; but that all cards of one are of a kind nobody else may know."""
        return s.skeleton(seat).held > 1

    def objections(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        return [Reason("DM-3.2", "not-in-hand", {"card": CARDS[first_of(action)]})]


def lay(s: MuertosState, k: Skeleton, card: i64) -> None:
    k.hand[card] -= 1
    k.held -= 1
    k.laid = card
    k.due = TO_PLAY
    k.lone = 1 if k.held == 0 else 0
    tell(s, events.LAID, k.seat, s.tables.back[card], 0, 0)


def open_playing(s: MuertosState) -> None:
    open_phase(s, phases.PLAY)
    s.push(steps.PLAYING, CHANCE, 0)


class Playing(Step[MuertosState]):
    """Turn after turn in the order of the round; the frame's argument is the place in it."""

    def __init__(self) -> None:
        super().__init__(steps.PLAYING, "playing", False, False)

    def run(self, s: MuertosState, seat: i64, arg: i64) -> None:
        if arg == len(s.order):
            if stands_still(s):
                end_game(s)
            else:
                open_swapping(s)
            return
        k = s.skeleton(s.order[arg])
        s.push(steps.PLAYING, CHANCE, arg + 1)
        due = k.due
        if due == NO_TURN:
            return
        begin_turn(s, k)
        if due == TO_PLAY:
            s.push(steps.TURN, k.seat, 0)
        else:
            s.push(steps.TURN_OVER, CHANCE, BY_ACTION)  # DM-3.2: without a laid card the turn is to draw two


def begin_turn(s: MuertosState, k: Skeleton) -> None:
    s.player = k.seat
    k.due = NO_TURN
    s.turned = 0
    s.bones = 0
    s.points = 0
    s.holds = 0
    s.holders = 0
    s.halted = 0
    s.trail = vec[i64]()
    s.dog_steps = 0
    s.bitten = 0
    s.struck = 0


class Turn(Question):
    """DM-3.3: only now the player decides whether the card is a movement or an action."""

    def __init__(self) -> None:
        super().__init__(steps.TURN, "turn", True, [verbs.MOVE, verbs.ACT])

    def legal(self, s: MuertosState, seat: i64, arg: i64) -> vec[i64]:
        k = s.skeleton(seat)
        actions = vec[i64](capacity=2)
        is_reaction = s.tables.nature[k.laid] == REACTION
        if k.lone == 0 or is_reaction:  # DM-3.6: a lone reaction card may be played for movement
            actions = append(actions, act(verbs.MOVE, 0, 0))
        if not is_reaction:
            actions = append(actions, act(verbs.ACT, 0, 0))
        return actions

    def answer(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> None:
        k = s.skeleton(seat)
        if verb_of(action) == verbs.ACT:
            s.turned = 1
            tell(s, events.ACTS, seat, k.laid, 0, 0)
            s.push(steps.TURN_OVER, CHANCE, BY_ACTION)
            perform(s, k)
            return
        s.bones = s.tables.back[k.laid]
        s.points = s.bones
        tell(s, events.MOVES, seat, s.bones, 0, 0)
        s.push(steps.TURN_OVER, CHANCE, 0)
        s.push(steps.FOLLOWERS, CHANCE, 0)
        s.push(steps.MOVEMENT, seat, 0)
        s.push(steps.HOLDERS, CHANCE, 0)

    def needless_answer(self, s: MuertosState, seat: i64, arg: i64) -> i64:
        return self.only_answer(s, seat, arg)

    def hides(self, s: MuertosState, seat: i64, arg: i64) -> bool:
        """Not for a lone card: everybody sees that it can only be one or the other (DM-3.6)."""
        return s.skeleton(seat).lone == 0

    def objections(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        return [Reason("DM-3.3", "only-card" if verb_of(action) == verbs.MOVE else "reaction-laid")]

    def prompt(self, s: MuertosState, seat: i64, arg: i64) -> dict[str, str]:
        """The card, and on whom it can be played as an action."""
        k = s.skeleton(seat)
        return {"card": CARDS[k.laid], "targets": " ".join([str(other) for other in targets_of_laid(s, k)])}


class TurnOver(Step[MuertosState]):
    """DM-3.4: a player draws two cards after an action, one after only leading the dog, and keeps to the hand limit.

    Before that the played card is discarded, and others replace what they have lost (DM-3.5).
    """

    def __init__(self) -> None:
        super().__init__(steps.TURN_OVER, "turn-over", False, False)

    def run(self, s: MuertosState, seat: i64, arg: i64) -> None:
        k = s.skeleton(s.player)
        discard_laid(s, k)
        s.push(steps.AFTER_TURN, CHANCE, 0)
        if k.rank == NOT_IN_GOAL:  # DM-4.5
            s.push(steps.LIMIT, CHANCE, k.seat)
            if arg == BY_ACTION:
                push_draws(s, k.seat, AFTER_ACTION)
            elif s.dog_steps > 0 and walked(s) == 0:
                push_draws(s, k.seat, AFTER_LEADING_DOG)
        s.push(steps.REFILL, CHANCE, 0)


class AfterTurn(Step[MuertosState]):
    """After every turn the game may be over (DM-9.1)."""

    def __init__(self) -> None:
        super().__init__(steps.AFTER_TURN, "after-turn", False, False)

    def run(self, s: MuertosState, seat: i64, arg: i64) -> None:
        s.player = 0
        s.turned = 0
        if game_is_over(s):
            end_game(s)


def open_swapping(s: MuertosState) -> None:
    """Begin the exchange of cards: first the forced ones of all, then the free ones (DM-3.6)."""
    open_phase(s, phases.SWAP)
    s.push(steps.SWAPPING, CHANCE, 0)
    for place in range(len(s.order) - 1, -1, -1):
        s.push(steps.FORCE, CHANCE, s.order[place])
