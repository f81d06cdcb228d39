"""What an answer of Bad Bones is worth: how the seat's own board stands after the coming skeleton phases.

The coming skeleton phase counts in full, the later ones less and less, since there will be heroes and traps in between;
for the first of those the best move of the hero is looked for.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.bots.evaluate.evaluator import Evaluator
from ossuary.core.chance import Dice
from ossuary.core.game import Game
from ossuary.core.state import kind_of
from ossuary.games.bad_bones import phases, steps, verbs
from ossuary.games.bad_bones.actions import first_of, verb_of
from ossuary.games.bad_bones.effects import move_hero
from ossuary.games.bad_bones.one_board import (
    NEVER,
    empty_other_boards,
    end_skeleton_phase,
    open_trap_phase,
    play_answer,
    play_skeleton_phase,
    return_sent,
    stand_alone,
    steps_to_harm,
)
from ossuary.games.bad_bones.scoring import points
from ossuary.games.bad_bones.space import BIT, INWARDS, NEIGHBOURS
from ossuary.games.bad_bones.state import NO_HERO, BadBonesState, Board
from ossuary.games.bad_bones.strongholds import eliminated
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
    TWO_HANDED_SWORD,
    WALL,
    held,
    parcel_model,
    parcel_seat,
)

# Worths: ten are a star at the end of the game.
STAR: Final = 10
FALLEN: Final = -1500
FLOOR: Final = 40
HOUSE: Final = 30
COOP_TOWER: Final = 60
CAPITAL_HOUSE: Final = 80
LAST_ONES: Final = vec[i64]([0, 60, 25, 10])  # what it costs to have only this many floors or houses left
HERO_LIVES: Final = 120
SKELETON: Final = 4  # what each one on the board costs
GUARDED: Final = 3  # an entry from which no skeleton comes through
GUARDED_ALONE: Final = 8  # nobody else's board takes what is sent away
READY: Final = 4  # a trap in the supply can still go anywhere
SENT: Final = 8
SENT_TO_A_FRIEND: Final = -12

# How much the skeleton phases to come count, in percent.
COMING: Final = vec[i64]([100, 40, 20, 10])
# How many answers are weighed again: traps with the hero's next move, the hero's moves with a trap, too.
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

NOTHING_YET: Final = -1000000000


class BadBonesEvaluator(Evaluator):
    """Nothing is hidden in this game, so one imagined position is enough."""

    def __init__(self) -> None:
        super().__init__(1)

    def weigh(self, game: Game[Any], state: Any, seat: i64, actions: vec[i64], dice: Dice) -> vec[i64]:
        s: BadBonesState = state
        b = s.board(seat)
        worths = vec[i64]([0] * len(actions))
        if s.phase == phases.MARKET:
            for i in range(len(actions)):
                worths[i] = worth_of_purchase(s, b, actions[i])
            return worths
        targets = worths_of_targets(s, seat)
        isolate(s, seat)
        for i in range(len(actions)):
            worths[i] = worth_of_answer(game, s.clone(), seat, actions[i], targets, False)
        if s.phase == phases.SKELETONS:
            for i in range(len(actions)):
                if verb_of(actions[i]) == verbs.ADVANCE:  # as good as any order, and quicker
                    worths[i] += 1
            return worths
        weigh_best_again(game, s, seat, actions, targets, worths)
        return worths


def isolate(s: BadBonesState, seat: i64) -> None:
    """From here on nothing happens but on the seat's own board."""
    stand_alone(s, seat)
    empty_other_boards(s, seat)


def with_best_trap(game: Game[Any], s: BadBonesState, seat: i64, action: i64, targets: vec[i64]) -> i64:
    """The worth of a hero's move together with the trap that suits it best."""
    b = s.board(seat)
    play_answer(game, s, b, action, targets)
    open_trap_phase(s, b)
    return worth_of_answer(game, s, seat, best_trap(game, s, seat, targets), targets, True)


def best_trap(game: Game[Any], s: BadBonesState, seat: i64, targets: vec[i64]) -> i64:
    best: i64 = 0
    most: i64 = NOTHING_YET
    for trap in game.legal(s, seat):
        worth = worth_of_answer(game, s.clone(), seat, trap, targets, False)
        if worth > most:
            most = worth
            best = trap
    return best


def weigh_best_again(
    game: Game[Any], s: BadBonesState, seat: i64, actions: vec[i64], targets: vec[i64], worths: vec[i64]
) -> None:
    """Weigh the best answers so far once more, with what can follow; the others stay behind them."""
    moves_hero = kind_of(s.pending(seat)) == steps.HERO and not s.coop
    most: i64 = MOVES_AGAIN if moves_hero else TRAPS_AGAIN
    floor = least_of_the_best(worths, most)
    equals: i64 = most  # how many of those that are worth as much as the last of the best
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
            worths[i] = worth_of_answer(game, s.clone(), seat, actions[i], targets, True)
        lowest = min(lowest, worths[i])
    for i in range(len(actions)):
        if again[i] == 0 and worths[i] >= lowest:
            worths[i] = lowest - 1


def least_of_the_best(worths: vec[i64], best: i64) -> i64:
    ranked = sorted([int(worth) for worth in worths], reverse=True)
    return ranked[min(best, len(ranked)) - 1]


def worth_of_purchase(s: BadBonesState, b: Board, action: i64) -> i64:
    """The worth of an item of the market to a seat (BB-8.1)."""
    if verb_of(action) == verbs.DONE:
        return 0
    item = first_of(action)
    has: i64 = 0
    if item < len(TRAPS):
        has = held(s.supply if s.coop else b.supply, item)
        if s.coop:
            has = has // s.seats
    return BUY_ANYTHING + APPEAL[item] - ANOTHER * has - COIN * s.tables.cost[item]


def worths_of_targets(s: BadBonesState, seat: i64) -> vec[i64]:
    """What it is worth to send a skeleton to each seat: most to the leader or, if the seat leads, to the weakest."""
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


def leads(s: BadBonesState, seat: i64) -> bool:
    """Whether nobody else has as many points."""
    best: i64 = 0
    for other in s.boards:
        if other.seat != seat:
            best = max(best, points(s, other))
    return points(s, s.board(seat)) > best


def worth_of_answer(
    game: Game[Any], s: BadBonesState, seat: i64, action: i64, targets: vec[i64], with_hero: bool
) -> i64:
    """The worth of a board after an answer, by the skeleton phases to come; with or without the hero's next move."""
    b = s.board(seat)
    play_answer(game, s, b, action, targets)
    end_skeleton_phase(game, s, b, targets)
    worth = COMING[0] * (worth_of_board(s, b) + worth_of_sent(b, targets))
    return_sent(s, b)
    if b.hero == NO_HERO or not with_hero:
        return worth + worth_of_later_phases(game, s, b, targets)
    best: i64 = 0
    met = False
    for place in NEIGHBOURS[b.hero]:
        ahead = s.clone()
        own = ahead.board(seat)
        move_hero(ahead, own, place, BY_HERO)
        outlook = worth_of_later_phases(game, ahead, own, targets)
        if not met or outlook > best:
            best = outlook
            met = True
    return worth + best


def worth_of_later_phases(game: Game[Any], s: BadBonesState, b: Board, targets: vec[i64]) -> i64:
    """What the phases after the coming one leave standing, without a hero: nobody knows where he will be."""
    worth: i64 = 0
    for phase in range(1, len(COMING)):
        play_skeleton_phase(game, s, b, targets)
        worth += COMING[phase] * worth_of_board(s, b)
        if worth_of_strongholds(s, b) == FALLEN:
            for missed in range(phase + 1, len(COMING)):
                worth += COMING[missed] * FALLEN
            return worth
        return_sent(s, b)
        b.hero = NO_HERO
    return worth


def worth_of_board(s: BadBonesState, b: Board) -> i64:
    """Towers, houses and traps, less the skeletons on the board."""
    worth: i64 = worth_of_strongholds(s, b) - SKELETON * len(b.skeletons)
    if b.hero != NO_HERO:
        worth += HERO_LIVES
    if not s.coop:  # there the traps are everybody's, and better kept for the board that needs them
        worth += (GUARDED_ALONE if s.solo() else GUARDED) * guarded_entries(s, b)
    stars = worth_of_traps(s, b)
    return worth + (stars // 2 if s.coop or s.solo() else stars)


def guarded_entries(s: BadBonesState, b: Board) -> i64:
    """How many entries of the forests no skeleton gets from to tower or village."""
    guarded: i64 = 0
    for model in range(PLAIN_MODELS):
        entry = s.tables.entry[model]
        if steps_to_harm(s, b, entry, INWARDS[entry]) == NEVER:
            guarded += 1
    return guarded


def worth_of_strongholds(s: BadBonesState, b: Board) -> i64:
    if s.coop:
        if s.capital == 0 or b.towers == 0 or b.doomed != 0:
            return FALLEN
        towers = towers_left(s, b)
        worth: i64 = COOP_TOWER * towers - cost_of_last_ones(towers)
        return worth + CAPITAL_HOUSE * s.capital - cost_of_last_ones(s.capital)
    if eliminated(b):
        return FALLEN
    return FLOOR * b.tower - cost_of_last_ones(b.tower) + HOUSE * b.houses - cost_of_last_ones(b.houses)


def towers_left(s: BadBonesState, b: Board) -> i64:
    """How many of a board's towers still stand in coop (BB-10.1)."""
    towers: i64 = 0
    for tower in range(len(s.tables.towers)):
        if b.towers & BIT[tower]:
            towers += 1
    return towers


def cost_of_last_ones(left: i64) -> i64:
    return LAST_ONES[left] if left < len(LAST_ONES) else 0


def supply_to_come(s: BadBonesState, b: Board) -> i64:
    """The supply as it will be when the phase closes (BB-10.2)."""
    return s.supply + s.in_hand if s.coop else b.supply


def worth_of_traps(s: BadBonesState, b: Board) -> i64:
    """Stars in the supply and on the board (BB-6.3)."""
    supply = supply_to_come(s, b)
    worth: i64 = 0
    for kind in range(1, len(TRAPS)):
        has = held(supply, kind)
        if has > 0:
            worth += has * (STAR * s.tables.stars[kind] + READY)
    for trap in b.traps:
        if trap != NO_TRAP:
            worth += STAR * (s.tables.worn[trap & KIND] if trap & DAMAGED else s.tables.stars[trap & KIND])
    return worth


def worth_of_sent(b: Board, targets: vec[i64]) -> i64:
    """The worth of the skeletons that other seats get."""
    worth: i64 = 0
    for p in b.outbox:
        seat = parcel_seat(p)
        if 0 < seat < len(targets) and parcel_model(p) != A_HEARSE:
            worth += targets[seat]
    return worth
