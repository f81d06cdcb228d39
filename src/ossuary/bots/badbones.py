"""What an answer of Bad Bones is worth: how one's own board lies after the coming skeleton phases.

Only the own board is played on in the bot's head: what the others do reaches it after the next arrivals at the
earliest. The coming skeleton phase counts in full, the ones behind it less and less, since there will be heroes and
traps in between; for the first of those the hero's best move is looked for.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.bots.judge import Judge
from ossuary.core.chance import Dice
from ossuary.core.game import Game
from ossuary.core.state import NOBODY, kind_of
from ossuary.games.bad_bones import phases, steps, verbs
from ossuary.games.bad_bones.actions import act, first_of, verb_of
from ossuary.games.bad_bones.effects import add_to_supply, move_hero
from ossuary.games.bad_bones.scoring import points
from ossuary.games.bad_bones.space import BIT, BOTTOM, CLEARING, DELTA, INWARDS, NEIGHBOURS, REFLECT, TERRAIN, TOP
from ossuary.games.bad_bones.state import NO_HERO, Board, Realm
from ossuary.games.bad_bones.steps.round import clear_marks
from ossuary.games.bad_bones.steps.setup import join_forest
from ossuary.games.bad_bones.steps.skeletons import WITHOUT_PAUSE
from ossuary.games.bad_bones.strongholds import eliminated, tower_stands
from ossuary.games.bad_bones.tokens import (
    A_HEARSE,
    BARRICADE,
    BATTLEAXE,
    BOMB,
    BY_HERO,
    CATAPULT,
    CROSSBOW,
    DAMAGED,
    DEATH_WAND,
    DRAGON,
    HEARSE,
    ICE_WAND,
    KIND,
    LABYRINTH,
    MORNING_STAR,
    NO_TRAP,
    PLAIN_MODELS,
    PORTAL,
    RAPIER,
    SPRING,
    TELEPORTATION_WAND,
    TRAPS,
    TREASURE,
    TURNED,
    TWO_HANDED_SWORD,
    WALL,
    held,
    parcel_model,
    parcel_seat,
)
from ossuary.games.bad_bones.traps import dismiss_saboteurs, is_bare, wear_traps
from ossuary.games.bad_bones.walk import turn_on

# Worths: ten are a star at the end of the game.
STAR: Final = 10
FALLEN: Final = -1500
FLOOR: Final = 40
HOUSE: Final = 30
COOP_TOWER: Final = 60
CAPITAL_HOUSE: Final = 80
LAST_ONES: Final = vec[i64]([0, 60, 25, 10])  # what it costs to be down to so many floors or houses
HERO_LIVES: Final = 120
SKELETON: Final = 4  # one less to look after
GUARDED: Final = 3  # an entry from which nobody comes through
GUARDED_ALONE: Final = 8  # nobody else's board takes what is sent away
READY: Final = 4  # a trap in the supply can still go anywhere
SENT: Final = 8
SENT_TO_A_FRIEND: Final = -12

# How much the skeleton phases to come count, in percent.
COMING: Final = vec[i64]([100, 40, 20, 10])
# How many answers are looked at again: traps with the hero's next move, the hero's moves with a trap, too.
TRAPS_AGAIN: Final = 8
MOVES_AGAIN: Final = 5

# The market: what an item is worth, what another of the kind is worth less, and what a coin is.
APPEAL: Final[dict[int, int]] = {
    WALL: 46,
    CATAPULT: 60,
    DRAGON: 62,
    TREASURE: 30,
    BARRICADE: 44,
    BOMB: 46,
    HEARSE: 42,
    LABYRINTH: 30,
    PORTAL: 46,
    SPRING: 34,
    CROSSBOW: 26,
    ICE_WAND: 20,
    DEATH_WAND: 24,
    TELEPORTATION_WAND: 12,
    TWO_HANDED_SWORD: 26,
    BATTLEAXE: 20,
    MORNING_STAR: 14,
    RAPIER: 14,
}
ANOTHER: Final = 10
COIN: Final = 4
BUY_ANYTHING: Final = 200  # coins left over are worth nothing

NEVER: Final = 99
LONGEST_WAY: Final = 16
NOTHING_YET: Final = -1000000000


class BadBonesJudge(Judge):
    """Nothing is hidden in this game, so one imagined position is enough."""

    def __init__(self) -> None:
        super().__init__(1)

    def weigh(self, game: Game[Any], state: Any, seat: i64, actions: vec[i64], dice: Dice) -> vec[i64]:
        s: Realm = state
        b = s.board(seat)
        worths = vec[i64]([0] * len(actions))
        if s.phase == phases.MARKET:
            for i in range(len(actions)):
                worths[i] = appeal(s, b, actions[i])
            return worths
        targets = worths_of_targets(s, seat)
        stand_alone(s, seat)
        for i in range(len(actions)):
            worths[i] = foresee(game, s.clone(), seat, actions[i], targets, False)
        if s.phase == phases.SKELETONS:
            for i in range(len(actions)):
                if verb_of(actions[i]) == verbs.ADVANCE:  # as good as any order, and quicker
                    worths[i] += 1
            return worths
        look_again(game, s, seat, actions, targets, worths)
        return worths


def with_best_trap(game: Game[Any], s: Realm, seat: i64, action: i64, targets: vec[i64]) -> i64:
    """A hero's move together with the trap that goes with it best."""
    game.play(s, seat, action)
    b = s.board(seat)
    finish_answers(game, s, b, targets)
    open_trap(s, b)
    return foresee(game, s, seat, best_trap(game, s, seat, targets), targets, True)


def open_trap(s: Realm, b: Board) -> None:
    """BB-4.1: after the hero's move the seat is asked for a trap."""
    b.kills = 0
    b.weapon_spent = 0
    s.phase = phases.TRAP
    s.push_lane(steps.TRAP, b.seat, 0)


def best_trap(game: Game[Any], s: Realm, seat: i64, targets: vec[i64]) -> i64:
    best: i64 = 0
    most: i64 = NOTHING_YET
    for trap in game.legal(s, seat):
        worth = foresee(game, s.clone(), seat, trap, targets, False)
        if worth > most:
            most = worth
            best = trap
    return best


def look_again(game: Game[Any], s: Realm, seat: i64, actions: vec[i64], targets: vec[i64], worths: vec[i64]) -> None:
    """The best so far are weighed once more, with what can follow; the others stay behind them."""
    moves_hero = kind_of(s.pending(seat)) == steps.HERO and not s.coop
    most: i64 = MOVES_AGAIN if moves_hero else TRAPS_AGAIN
    floor = least_of_the_best(worths, most)
    equals: i64 = most  # so many of those that are worth just as much as the last of the best
    for worth in worths:
        if worth > floor:
            equals -= 1
    lowest: i64 = -NOTHING_YET
    again = vec[i64]([0] * len(actions))
    for i in range(len(actions)):
        if worths[i] < floor or (worths[i] == floor and equals == 0):
            continue
        if worths[i] == floor:
            equals -= 1
        again[i] = 1
        if moves_hero:
            worths[i] = with_best_trap(game, s.clone(), seat, actions[i], targets)
        else:
            worths[i] = foresee(game, s.clone(), seat, actions[i], targets, True)
        lowest = min(lowest, worths[i])
    for i in range(len(actions)):
        if again[i] == 0 and worths[i] >= lowest:
            worths[i] = lowest - 1


def least_of_the_best(worths: vec[i64], best: i64) -> i64:
    ranked = sorted([int(worth) for worth in worths], reverse=True)
    return ranked[min(best, len(ranked)) - 1]


def appeal(s: Realm, b: Board, action: i64) -> i64:
    """BB-8.1: what an item of the market is worth to a seat."""
    if verb_of(action) == verbs.DONE:
        return 0
    item = first_of(action)
    has: i64 = 0
    if item < len(TRAPS):
        has = held(s.supply if s.coop else b.supply, item)
        if s.coop:
            has = has // s.seats
    return BUY_ANYTHING + APPEAL[item] - ANOTHER * has - COIN * s.tables.cost[item]


def worths_of_targets(s: Realm, seat: i64) -> vec[i64]:
    """What it is worth to send a skeleton to each seat: to the leader, or to the weakest by who leads himself."""
    worths = vec[i64]([0] * (s.seats + 1))
    if s.solo():
        return worths
    if s.coop:
        for other in s.boards:
            worths[other.seat] = SENT_TO_A_FRIEND - len(other.skeletons) - len(other.cemetery)
        return worths
    ahead = leads(s, seat)
    for other in s.boards:
        if ahead:
            weakness: i64 = 9 - min(other.tower, other.houses)
            worths[other.seat] = SENT + weakness
        else:
            worths[other.seat] = SENT + points(s, other) // 5
    return worths


def leads(s: Realm, seat: i64) -> bool:
    """Whether nobody else has as many points."""
    best: i64 = 0
    for other in s.boards:
        if other.seat != seat:
            best = max(best, points(s, other))
    return points(s, s.board(seat)) > best


def stand_alone(s: Realm, seat: i64) -> None:
    """From here on nothing happens but on the own board: no other seat is asked, and no phase follows."""
    s.frames = vec[i64]()
    for other in s.boards:
        if other.seat != seat:
            s.boards[other.seat - 1] = Board(other.seat)
            s.lanes[other.seat - 1].frames = vec[i64]()
    s.open_lanes = 1


def foresee(game: Game[Any], s: Realm, seat: i64, action: i64, targets: vec[i64], with_hero: bool) -> i64:
    """The worth of a board after an answer, by the skeleton phases to come."""
    phase = s.phase
    game.play(s, seat, action)
    b = s.board(seat)
    finish_answers(game, s, b, targets)
    if phase == phases.SKELETONS:
        end_march(s, b)
    else:
        march(game, s, b, targets)
    worth = COMING[0] * (standing(s, b) + sent(b, targets))
    come_back(s, b)
    if b.hero == NO_HERO or not with_hero:
        return worth + later(game, s, b, targets)
    best: i64 = 0
    met = False
    for place in NEIGHBOURS[b.hero]:
        ahead = s.clone()
        own = ahead.board(seat)
        move_hero(ahead, own, place, BY_HERO)
        outlook = later(game, ahead, own, targets)
        if not met or outlook > best:
            best = outlook
            met = True
    return worth + best


def later(game: Game[Any], s: Realm, b: Board, targets: vec[i64]) -> i64:
    """What the phases after the coming one leave standing; where the hero goes in the end nobody knows."""
    worth: i64 = 0
    for phase in range(1, len(COMING)):
        march(game, s, b, targets)
        worth += COMING[phase] * standing(s, b)
        if strongholds(s, b) == FALLEN:
            for missed in range(phase + 1, len(COMING)):
                worth += COMING[missed] * FALLEN
            return worth
        come_back(s, b)
        b.hero = NO_HERO
    return worth


# A skeleton phase of one board.


def march(game: Game[Any], s: Realm, b: Board, targets: vec[i64]) -> None:
    """BB-5.1: all that stand on the board and in the forests advance once."""
    s.phase = phases.SKELETONS
    s.tracking = 1 - s.tracking
    b.kills = 0
    b.weapon_spent = 0
    s.push_lane(steps.MARCH, b.seat, WITHOUT_PAUSE)
    game.settle_lane(s, b.seat)
    finish_answers(game, s, b, targets)
    end_march(s, b)


def end_march(s: Realm, b: Board) -> None:
    """BB-5.8"""
    wear_traps(s, b)
    dismiss_saboteurs(s, b)
    clear_marks(b.skeletons)


def finish_answers(game: Game[Any], s: Realm, b: Board, targets: vec[i64]) -> None:
    """Answer what the own board still asks, quickly."""
    while True:
        f = s.pending(b.seat)
        if f == NOBODY:
            return
        game.play(s, b.seat, quick_answer(game, s, b, kind_of(f), targets))


def quick_answer(game: Game[Any], s: Realm, b: Board, kind: i64, targets: vec[i64]) -> i64:
    if kind == steps.FLEE:
        return act(verbs.FLEE, best_flight(s, b), 0, 0)
    if kind == steps.SEND:
        return act(verbs.SEND, best_target(s, b, targets), 0, 0)
    if kind == steps.ORDER:
        return act(verbs.ADVANCE, 0, 0, 0)
    if kind == steps.WEAPON:
        return act(verbs.KEEP, 0, 0, 0)
    return game.legal(s, b.seat)[0]


def best_target(s: Realm, b: Board, targets: vec[i64]) -> i64:
    best: i64 = 0
    for seat in range(1, s.seats + 1):
        if (seat != b.seat or s.solo()) and (best == 0 or targets[seat] > targets[best]):
            best = seat
    return best


def best_flight(s: Realm, b: Board) -> i64:
    """BB-5.13: where the dragon's victims do least harm."""
    best: i64 = 0
    farthest: i64 = -1
    for facing in range(4):
        steps = steps_to_harm(s, b, b.walk_place, facing)
        if steps > farthest:
            farthest = steps
            best = facing
    return best


def steps_to_harm(s: Realm, b: Board, place: i64, facing: i64) -> i64:
    """How soon one who walks on from here reaches tower or village, if hero and traps let him: NEVER if not."""
    harmful = TOP if s.coop else BOTTOM
    for gone in range(LONGEST_WAY):
        place += DELTA[facing]
        if TERRAIN[place] != CLEARING:
            return gone if TERRAIN[place] == harmful else NEVER
        if tower_stands(s, b, place):
            return gone
        if place == b.hero and gone == 0:
            return NEVER
        trap = b.traps[place]
        kind = trap & KIND
        if is_bare(trap):
            facing = turn_on(s, b, place, facing)
        elif kind == WALL:
            facing = REFLECT[(4 if trap & TURNED else 0) + facing]
        elif kind != SPRING:
            return NEVER
        elif TERRAIN[place + DELTA[facing]] == CLEARING:
            place += DELTA[facing]
    return NEVER


def come_back(s: Realm, b: Board) -> None:
    """BB-6.1, BB-7.1, BB-9.5: what was sent to the own cemetery comes again."""
    for p in b.outbox:
        if parcel_seat(p) != b.seat:
            continue
        if parcel_model(p) == A_HEARSE:
            add_to_supply(s, b, HEARSE)
        else:
            join_forest(s, b, parcel_model(p))
    for model in b.cemetery:
        join_forest(s, b, model)
    b.outbox = vec[i64]()
    b.cemetery = vec[i64]()


# What stands.


def standing(s: Realm, b: Board) -> i64:
    """Towers, houses and traps, less those who walk around there."""
    worth: i64 = strongholds(s, b) - SKELETON * len(b.skeletons)
    if b.hero != NO_HERO:
        worth += HERO_LIVES
    if not s.coop:  # there the traps are everybody's, and better kept for who needs them
        worth += (GUARDED_ALONE if s.solo() else GUARDED) * guarded_lanes(s, b)
    stars = worth_of_traps(s, b)
    return worth + (stars // 2 if s.coop or s.solo() else stars)


def guarded_lanes(s: Realm, b: Board) -> i64:
    """From how many of the forests' entries nobody comes through to tower or village."""
    lanes: i64 = 0
    for model in range(PLAIN_MODELS):
        entry = s.tables.entry[model]
        if steps_to_harm(s, b, entry, INWARDS[entry]) == NEVER:
            lanes += 1
    return lanes


def strongholds(s: Realm, b: Board) -> i64:
    if s.coop:
        if s.capital == 0 or b.towers == 0 or b.doomed != 0:
            return FALLEN
        towers: i64 = 0
        for tower in range(len(s.tables.towers)):
            if b.towers & BIT[tower]:
                towers += 1
        return COOP_TOWER * towers - last_ones(towers) + CAPITAL_HOUSE * s.capital - last_ones(s.capital)
    if eliminated(b):
        return FALLEN
    return FLOOR * b.tower - last_ones(b.tower) + HOUSE * b.houses - last_ones(b.houses)


def last_ones(left: i64) -> i64:
    return LAST_ONES[left] if left < len(LAST_ONES) else 0


def worth_of_traps(s: Realm, b: Board) -> i64:
    """BB-6.3: stars in the supply and on the board."""
    supply = s.supply + s.in_hand if s.coop else b.supply
    worth: i64 = 0
    for kind in range(1, len(TRAPS)):
        has = held(supply, kind)
        if has > 0:
            worth += has * (STAR * s.tables.stars[kind] + READY)
    for trap in b.traps:
        if trap != NO_TRAP:
            worth += STAR * (s.tables.worn[trap & KIND] if trap & DAMAGED else s.tables.stars[trap & KIND])
    return worth


def sent(b: Board, targets: vec[i64]) -> i64:
    """What the skeletons are worth that the others get."""
    worth: i64 = 0
    for p in b.outbox:
        seat = parcel_seat(p)
        if 0 < seat < len(targets) and parcel_model(p) != A_HEARSE:
            worth += targets[seat]
    return worth
