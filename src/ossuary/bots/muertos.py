"""What an answer of Día de los Muertos is worth: how far it brings the own skeleton before the turn is over.

The turn is played to its end in the bot's head. Whoever is asked on the way takes what is best for himself at once.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.bots.judge import Judge
from ossuary.bots.muertos_ways import Maps
from ossuary.core.chance import Dice
from ossuary.core.game import Game
from ossuary.core.state import NOBODY, kind_of
from ossuary.games.dia_de_los_muertos import cards, steps, verbs
from ossuary.games.dia_de_los_muertos.actions import first_of, second_of, verb_of
from ossuary.games.dia_de_los_muertos.cards import CODES, FEASTS, UNKNOWN, WHOLE
from ossuary.games.dia_de_los_muertos.scoring import points
from ossuary.games.dia_de_los_muertos.state import NOT_IN_GOAL, Cemetery, Skeleton
from ossuary.games.dia_de_los_muertos.steps.round import begin_turn, lay

# Worths: ten are a field on the way home.
FIELD: Final = 10
POINT: Final = 40
HOME: Final = 400
BONE: Final = 3
HELD: Final = vec[i64]([-25, 0, 12, 18, 22, 25, 27, 28, 28])  # so many cards in hand
PATCH_WANTED: Final = 20
# What it costs to walk with so few legs, and without legs with so few arms.
LEGS: Final = vec[i64]([0, 25, 0])
CRAWLING: Final = vec[i64]([220, 100, 50])
ARM_LOST: Final = 12
FEAST_TO_COME: Final = 60  # DM-5.1: until every festivity is taken nobody comes home

MINE: Final = 12  # how much the own skeleton counts, against all the others together
THEIRS: Final = 4

USUAL_BACK: Final = 2  # of a card that is yet to be drawn
LONGEST: Final = 60  # answers in a turn


class MuertosJudge(Judge):
    """Other hands are hidden: it looks at several worlds."""

    def __init__(self) -> None:
        super().__init__(2)
        self.maps: Maps | None = None

    def weigh(self, game: Game[Any], state: Any, seat: i64, actions: vec[i64], dice: Dice) -> vec[i64]:
        s: Cemetery = state
        maps = self.maps
        if maps is None or maps.tables is not s.tables:
            maps = Maps(s.tables)
            self.maps = maps
        seed: int = dice.below(1 << 30)  # every answer meets the same luck
        worths = vec[i64]([0] * len(actions))
        kind = kind_of(s.pending(seat))
        end_with_turn(s)
        for i in range(len(actions)):
            luck = Dice(seed)
            if kind == steps.SWAP:
                worths[i] = worth_of_swap(s, maps, seat, actions[i])
            elif kind == steps.LAY:
                worths[i] = worth_of_laying(game, s, maps, seat, first_of(actions[i]), luck)
            else:
                worths[i] = try_out(game, s, maps, seat, actions[i], luck)
        return worths


def end_with_turn(s: Cemetery) -> None:
    """From here on nothing follows on the turn in progress."""
    frames = vec[i64]()
    for f in s.frames:
        kind = kind_of(f)
        if kind != steps.PLAYING and kind != steps.LAYING and kind != steps.SWAPPING:
            frames = append(frames, f)
    s.frames = frames


def try_out(game: Game[Any], s: Cemetery, maps: Maps, seat: i64, action: i64, luck: Dice) -> i64:
    """The worth of an answer once the turn is over."""
    ahead = s.clone()
    game.play(ahead, seat, action)
    finish_turn(game, ahead, maps, luck)
    return worth(ahead, maps, seat)


def worth_of_laying(game: Game[Any], s: Cemetery, maps: Maps, seat: i64, card: i64, luck: Dice) -> i64:
    """As if the turn came at once: the better of movement and action."""
    ahead = s.clone()
    ahead.frames = vec[i64]()
    k = ahead.skeleton(seat)
    lay(ahead, k, card)
    begin_turn(ahead, k)
    ahead.push(steps.TURN, seat, 0)
    best: i64 = -1000000
    for action in game.legal(ahead, seat):
        best = max(best, try_out(game, ahead, maps, seat, action, luck))
    return best


def worth_of_swap(s: Cemetery, maps: Maps, seat: i64, action: i64) -> i64:
    """DM-3.6: two cards for one that nobody knows yet."""
    ahead = s.clone()
    if verb_of(action) == verbs.SWAP:
        hand = ahead.skeleton(seat).hand
        hand[first_of(action)] -= 1
        hand[second_of(action)] -= 1
        hand[UNKNOWN + USUAL_BACK] += 1
        ahead.skeleton(seat).held -= 1
    return worth(ahead, maps, seat)


def finish_turn(game: Game[Any], s: Cemetery, maps: Maps, luck: Dice) -> None:
    for _ in range(LONGEST):
        game.roll(s, luck)
        seat = game.next_seat(s)
        if seat == NOBODY:
            return
        game.play(s, seat, quick_answer(game, s, maps, seat))


def quick_answer(game: Game[Any], s: Cemetery, maps: Maps, seat: i64) -> i64:
    """What looks best at once to who is asked; a reaction that is in hand is used."""
    actions = game.legal(s, seat)
    if len(actions) == 1:
        return actions[0]
    kind = kind_of(s.frames[-1])
    if kind == steps.DODGE:
        return actions[0]
    if kind == steps.HOLD or kind == steps.BACK:
        return actions[-1]
    best = actions[-1]
    most = at_once(game, s, maps, seat, best)
    for i in range(len(actions) - 1):
        gained = at_once(game, s, maps, seat, actions[i])
        if gained > most:
            most = gained
            best = actions[i]
    return best


def at_once(game: Game[Any], s: Cemetery, maps: Maps, seat: i64, action: i64) -> i64:
    """The worth right after an answer, before anybody else is asked."""
    ahead = s.clone()
    game.play(ahead, seat, action)
    while len(ahead.frames) > 0 and kind_of(ahead.frames[-1]) == steps.DODGE:
        asked = game.next_seat(ahead)
        game.play(ahead, asked, game.legal(ahead, asked)[0])
    return worth(ahead, maps, seat)


# What a position is worth.


def worth(s: Cemetery, maps: Maps, seat: i64) -> i64:
    """How far one has come, against the others."""
    others: i64 = 0
    for k in s.skeletons:
        if k.seat != seat:
            others += come(s, maps, k)
    return MINE * come(s, maps, s.skeleton(seat)) - THEIRS * others // (s.seats - 1) - MINE * waiting(s)


def come(s: Cemetery, maps: Maps, k: Skeleton) -> i64:
    """How far one skeleton has come: points, the way that is left, limbs and cards."""
    total: i64 = POINT * points(s, k)
    if k.rank != NOT_IN_GOAL:
        return total + HOME
    return total - FIELD * maps.way_home(s, k) + body(k) + hand(s, k)


def body(k: Skeleton) -> i64:
    """DM-4.1: what the limbs allow."""
    if k.legs == 0:
        return -CRAWLING[k.arms]
    return -LEGS[k.legs] - ARM_LOST * (WHOLE - k.arms)


def hand(s: Cemetery, k: Skeleton) -> i64:
    total: i64 = HELD[min(k.held, 8)]
    for code in range(CODES):
        if k.hand[code] > 0:
            total += BONE * k.hand[code] * s.tables.back[code]
    if k.hand[cards.PATCH] > 0 and k.limbs() < 2 * WHOLE:
        total += PATCH_WANTED
    return total


def waiting(s: Cemetery) -> i64:
    """DM-1.1, DM-5.1: how long the gate stays shut for all."""
    left: i64 = 0
    for festivity in range(FEASTS):
        left += s.festivities[festivity]
    return FEAST_TO_COME * left
