"""What an answer of Día de los Muertos is worth: how far it brings the seat's skeleton before the turn is over.

The turn is played to its end on an imagined position. Each seat that is asked on the way takes what is best for itself
at once.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.bots.evaluate.evaluator import Evaluator
from ossuary.core.chance import Dice
from ossuary.core.game import Game
from ossuary.core.state import NOBODY, kind_of
from ossuary.games.dia_de_los_muertos import cards, steps, verbs
from ossuary.games.dia_de_los_muertos.actions import first_of, second_of, verb_of
from ossuary.games.dia_de_los_muertos.cards import CODES, FEASTS, UNKNOWN, WHOLE
from ossuary.games.dia_de_los_muertos.distances import Distances, kept_distances
from ossuary.games.dia_de_los_muertos.scoring import points
from ossuary.games.dia_de_los_muertos.state import NOT_IN_GOAL, MuertosState, Skeleton
from ossuary.games.dia_de_los_muertos.steps.round import begin_turn, lay

# Worths: ten are a field on the way home.
FIELD: Final = 10
POINT: Final = 40
HOME: Final = 400
BONE: Final = 3
HELD: Final = vec[i64]([-25, 0, 12, 18, 22, 25, 27, 28, 28])  # by the number of cards in hand
PATCH_WANTED: Final = 20
# What it costs to walk with only this many legs and, without legs, to crawl with this many arms.
LEGS: Final = vec[i64]([0, 25, 0])
CRAWLING: Final = vec[i64]([220, 100, 50])
ARM_LOST: Final = 12
FEAST_TO_COME: Final = 60  # DM-5.1: until every festivity is taken nobody comes home

MINE: Final = 12  # how much the seat's own skeleton counts, compared with all others together
THEIRS: Final = 4

USUAL_BACK: Final = 2  # of a card that is still to be drawn
LONGEST: Final = 60  # answers in a turn


class MuertosEvaluator(Evaluator):
    """Other hands are hidden, so several imagined positions are weighed."""

    def __init__(self) -> None:
        super().__init__(2)
        self.distances: Distances | None = None

    def weigh(self, game: Game[Any], state: Any, seat: i64, actions: vec[i64], dice: Dice) -> vec[i64]:
        s: MuertosState = state
        distances = kept_distances(self.distances, s.tables)
        self.distances = distances
        seed: int = dice.below(1 << 30)  # every answer meets the same chance
        worths = vec[i64]([0] * len(actions))
        kind = kind_of(s.pending(seat))
        end_with_turn(s)
        for i in range(len(actions)):
            luck = Dice(seed)
            if kind == steps.SWAP:
                worths[i] = worth_of_swap(s, distances, seat, actions[i])
            elif kind == steps.LAY:
                worths[i] = worth_of_laying(game, s, distances, seat, first_of(actions[i]), luck)
            else:
                worths[i] = try_out(game, s, distances, seat, actions[i], luck)
        return worths


def end_with_turn(s: MuertosState) -> None:
    """Take off the stack what would follow on the turn in progress."""
    frames = vec[i64]()
    for f in s.frames:
        kind = kind_of(f)
        if kind != steps.PLAYING and kind != steps.LAYING and kind != steps.SWAPPING:
            frames = append(frames, f)
    s.frames = frames


def try_out(game: Game[Any], s: MuertosState, distances: Distances, seat: i64, action: i64, luck: Dice) -> i64:
    """The worth of an answer once the turn is over."""
    ahead = s.clone()
    game.play(ahead, seat, action)
    finish_turn(game, ahead, distances, luck)
    return worth(ahead, distances, seat)


def worth_of_laying(game: Game[Any], s: MuertosState, distances: Distances, seat: i64, card: i64, luck: Dice) -> i64:
    """As if the turn came at once: the worth of movement or action, whichever is better."""
    ahead = s.clone()
    open_turn(ahead, seat, card)
    best: i64 = -1000000
    for action in game.legal(ahead, seat):
        best = max(best, try_out(game, ahead, distances, seat, action, luck))
    return best


def open_turn(s: MuertosState, seat: i64, card: i64) -> None:
    """The seat lays a card and is asked for its turn at once; nothing follows on it."""
    s.frames = vec[i64]()
    k = s.skeleton(seat)
    lay(s, k, card)
    begin_turn(s, k)
    s.push(steps.TURN, seat, 0)


def worth_of_swap(s: MuertosState, distances: Distances, seat: i64, action: i64) -> i64:
    ahead = s.clone()
    swap_cards(ahead.skeleton(seat), action)
    return worth(ahead, distances, seat)


def swap_cards(k: Skeleton, action: i64) -> None:
    """Two cards for one that nobody knows yet, if the answer is to swap (DM-3.6)."""
    if verb_of(action) == verbs.SWAP:
        k.hand[first_of(action)] -= 1
        k.hand[second_of(action)] -= 1
        k.hand[UNKNOWN + USUAL_BACK] += 1
        k.held -= 1


def finish_turn(game: Game[Any], s: MuertosState, distances: Distances, luck: Dice) -> None:
    for _ in range(LONGEST):
        game.roll(s, luck)
        seat = game.next_seat(s)
        if seat == NOBODY:
            return
        game.play(s, seat, quick_answer(game, s, distances, seat))


def quick_answer(game: Game[Any], s: MuertosState, distances: Distances, seat: i64) -> i64:
    """What is best at once for the seat that is asked; a reaction in hand is used."""
    actions = game.legal(s, seat)
    if len(actions) == 1:
        return actions[0]
    kind = kind_of(s.frames[-1])
    if kind == steps.DODGE:
        return actions[0]
    if kind == steps.HOLD or kind == steps.BACK:
        return actions[-1]
    best = actions[-1]
    most = at_once(game, s, distances, seat, best)
    for i in range(len(actions) - 1):
        gained = at_once(game, s, distances, seat, actions[i])
        if gained > most:
            most = gained
            best = actions[i]
    return best


def at_once(game: Game[Any], s: MuertosState, distances: Distances, seat: i64, action: i64) -> i64:
    """The worth right after an answer; attacked seats react if they can."""
    ahead = s.clone()
    game.play(ahead, seat, action)
    while len(ahead.frames) > 0 and kind_of(ahead.frames[-1]) == steps.DODGE:
        asked = game.next_seat(ahead)
        game.play(ahead, asked, game.legal(ahead, asked)[0])
    return worth(ahead, distances, seat)


def worth(s: MuertosState, distances: Distances, seat: i64) -> i64:
    """How far the seat's skeleton has come, compared with the others."""
    others: i64 = 0
    for k in s.skeletons:
        if k.seat != seat:
            others += progress(s, distances, k)
    return (
        MINE * progress(s, distances, s.skeleton(seat))
        - THEIRS * others // (s.seats - 1)
        - MINE * FEAST_TO_COME * festivities_left(s)
    )


def progress(s: MuertosState, distances: Distances, k: Skeleton) -> i64:
    """How far one skeleton has come: points, the way that is left, limbs and cards."""
    total: i64 = POINT * points(s, k)
    if k.rank != NOT_IN_GOAL:
        return total + HOME
    return total - FIELD * distances.way_home(s, k) + worth_of_body(k) + worth_of_hand(s, k)


def worth_of_body(k: Skeleton) -> i64:
    """What the limbs allow (DM-4.1)."""
    if k.legs == 0:
        return -CRAWLING[k.arms]
    return -LEGS[k.legs] - ARM_LOST * (WHOLE - k.arms)


def worth_of_hand(s: MuertosState, k: Skeleton) -> i64:
    total: i64 = HELD[min(k.held, 8)]
    for code in range(CODES):
        if k.hand[code] > 0:
            total += BONE * k.hand[code] * s.tables.back[code]
    if k.hand[cards.PATCH] > 0 and k.limbs() < 2 * WHOLE:
        total += PATCH_WANTED
    return total


def festivities_left(s: MuertosState) -> i64:
    """How many must still be taken before the gate opens for all (DM-1.1, DM-5.1)."""
    left: i64 = 0
    for festivity in range(FEASTS):
        left += s.festivities[festivity]
    return left
