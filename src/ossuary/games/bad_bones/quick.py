"""A quick player of Bad Bones, for games that a search plays on in its mind: some ten thousand answers a second.

Each board is looked at alone: the coming skeleton phase is played exactly, and what threatens after it is read off the
ways that the skeletons will take.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.core.game import Game
from ossuary.core.state import kind_of
from ossuary.games.bad_bones import phases, steps, verbs
from ossuary.games.bad_bones.actions import first_of, second_of, verb_of
from ossuary.games.bad_bones.effects import move_hero
from ossuary.games.bad_bones.evaluate import (
    FALLEN,
    worth_of_purchase,
    worth_of_sent,
    worth_of_strongholds,
    worth_of_traps,
    worths_of_targets,
)
from ossuary.games.bad_bones.one_board import (
    end_skeleton_phase,
    play_answer,
    play_skeleton_phase,
    quick_answer,
)
from ossuary.games.bad_bones.space import BIT, BOTTOM, CLEARING, DELTA, TERRAIN, TOP
from ossuary.games.bad_bones.state import BadBonesState, Board
from ossuary.games.bad_bones.strongholds import tower_stands
from ossuary.games.bad_bones.tokens import (
    A_HEARSE,
    BY_HERO,
    KIND,
    SPRING,
    TREASURE,
    WALL,
    facing_of,
    parcel_model,
    parcel_seat,
    place_of,
)
from ossuary.games.bad_bones.traps import is_bare
from ossuary.games.bad_bones.walk import reflected, turn_on

# What a skeleton costs that does harm in so many skeleton phases, if nothing is done; the last one also counts for all
# that come later.
THREAT: Final = vec[i64]([0, 30, 17, 10, 6, 4])
FAR: Final = 5  # phases ahead that are looked at
AT_TOWER: Final = 16
LONGEST_WALK: Final = 24
STANDING: Final = 3  # what any skeleton costs, wherever it goes
WATCHED: Final = 4  # traps are placed on ways that do harm within so many phases
HERO_LOST: Final = 100

NOBODYS: Final = Board(0)  # stands for all boards that do not count; never changed


def copy_alone(s: BadBonesState, seat: i64) -> BadBonesState:
    """A position in which nothing happens but on this seat's board, and nobody else is asked."""
    alone = BadBonesState(s.seats, s.tables)
    alone.copy_shared(s)
    alone.resigned = s.resigned
    alone.shown = None
    alone.boards = [NOBODYS for _ in range(s.seats)]
    alone.boards[seat - 1] = s.boards[seat - 1].clone()
    frames = s.lanes[seat - 1].frames
    if len(frames) > 0:
        alone.lanes[seat - 1].frames = frames[:]
        alone.open_lanes = 1
    return alone


def phases_to_harm(s: BadBonesState, b: Board, place: i64, facing: i64) -> i64:
    """In which skeleton phase from now one that walks on from here does harm; above FAR if in none looked at."""
    return harm_ahead(s, b, place, facing) % AT_TOWER


def harm_ahead(s: BadBonesState, b: Board, place: i64, facing: i64) -> i64:
    """The same, with AT_TOWER added if it is a tower that suffers."""
    phase: i64 = 1
    harmful = TOP if s.coop else BOTTOM
    for _ in range(LONGEST_WALK):
        place += DELTA[facing]
        if TERRAIN[place] != CLEARING:
            return phase if TERRAIN[place] == harmful else FAR + 1
        if tower_stands(s, b, place):
            return phase + AT_TOWER
        trap = b.traps[place]
        kind = trap & KIND
        if is_bare(trap):
            facing = turn_on(s, b, place, facing)
            phase += 1
        elif kind == WALL:
            facing = reflected(trap, facing)
        elif kind == TREASURE:
            phase += 1
        elif kind != SPRING:
            return FAR + 1
        elif TERRAIN[place + DELTA[facing]] == CLEARING:
            place += DELTA[facing]
        if phase > FAR:
            return phase
    return FAR + 1


def ways_of_harm(s: BadBonesState, b: Board) -> i64:
    """One bit for each space on a way that soon does harm."""
    marked: i64 = 0
    for t in b.skeletons:
        place = place_of(t)
        facing = facing_of(t)
        far = phases_to_harm(s, b, place, facing)
        if far > WATCHED:
            continue
        if TERRAIN[place] == CLEARING:
            marked |= BIT[place]
        for _ in range(far):
            place += DELTA[facing]
            if TERRAIN[place] != CLEARING or tower_stands(s, b, place):
                break
            marked |= BIT[place]
            if is_bare(b.traps[place]):
                facing = turn_on(s, b, place, facing)
            elif b.traps[place] & KIND == WALL:
                facing = reflected(b.traps[place], facing)
    return marked


def threats(s: BadBonesState, b: Board) -> i64:
    """What the skeletons on the board and in the forests cost, the sooner they do harm the more."""
    cost: i64 = STANDING * len(b.skeletons)
    for t in b.skeletons:
        far = phases_to_harm(s, b, place_of(t), facing_of(t))
        if far <= FAR:
            cost += THREAT[far]
    return cost


def worth_at_hand(s: BadBonesState, b: Board, targets: vec[i64]) -> i64:
    """The worth of a board right after a skeleton phase."""
    strongholds = worth_of_strongholds(s, b)
    if strongholds == FALLEN:
        return FALLEN
    worth = strongholds + worth_of_sent(b, targets) - threats(s, b)
    for p in b.outbox:  # what comes back stands in the forests next
        if parcel_seat(p) == b.seat and parcel_model(p) != A_HEARSE:
            worth -= STANDING + THREAT[FAR]
    stars = worth_of_traps(s, b)
    return worth + (stars // 2 if s.coop or s.solo() else stars)


def worth_of_move(game: Game[Any], s: BadBonesState, seat: i64, place: i64, targets: vec[i64]) -> i64:
    ahead = copy_alone(s, seat)
    b = ahead.board(seat)
    ahead.lanes[seat - 1].frames = vec[i64]()
    ahead.open_lanes = 0
    move_hero(ahead, b, place, BY_HERO)
    play_skeleton_phase(game, ahead, b, targets)
    return worth_at_hand(ahead, b, targets)


def worth_of_trying(game: Game[Any], s: BadBonesState, seat: i64, action: i64, targets: vec[i64]) -> i64:
    """The worth of the board once the skeleton phase that comes or goes on is over."""
    ahead = copy_alone(s, seat)
    b = ahead.board(seat)
    play_answer(game, ahead, b, action, targets)
    end_skeleton_phase(game, ahead, b, targets)
    return worth_at_hand(ahead, b, targets)


def quick_choice(game: Game[Any], s: BadBonesState, seat: i64) -> i64:
    """The seat's answer to whatever it is asked."""
    b = s.board(seat)
    kind = kind_of(s.pending(seat))
    if kind == steps.HERO:
        return quick_move(game, s, seat)
    if kind == steps.TRAP:
        return quick_trap(game, s, seat)
    if s.phase == phases.MARKET:
        return best_purchase(game, s, b)
    targets = worths_of_targets(s, seat)
    if kind == steps.STAND or kind == steps.WEAPON or kind == steps.TURN:
        return best_of(game, s, seat, game.legal(s, seat), targets)
    return quick_answer(game, s, b, kind, targets)


def best_purchase(game: Game[Any], s: BadBonesState, b: Board) -> i64:
    best: i64 = 0
    most: i64 = -1
    for action in game.legal(s, b.seat):
        worth = worth_of_purchase(s, b, action)
        if worth > most:
            most = worth
            best = action
    return best


def best_of(game: Game[Any], s: BadBonesState, seat: i64, actions: vec[i64], targets: vec[i64]) -> i64:
    best: i64 = actions[0]
    most = worth_of_trying(game, s, seat, best, targets)
    for i in range(1, len(actions)):
        worth = worth_of_trying(game, s, seat, actions[i], targets)
        if worth > most:
            most = worth
            best = actions[i]
    return best


def quick_move(game: Game[Any], s: BadBonesState, seat: i64) -> i64:
    targets = worths_of_targets(s, seat)
    actions = game.legal(s, seat)
    best: i64 = actions[0]
    most = worth_of_move(game, s, seat, first_of(best), targets)
    for i in range(1, len(actions)):
        worth = worth_of_move(game, s, seat, first_of(actions[i]), targets)
        if worth > most:
            most = worth
            best = actions[i]
    return best


def quick_trap(game: Game[Any], s: BadBonesState, seat: i64) -> i64:
    return best_of(game, s, seat, useful_traps(game, s, seat), worths_of_targets(s, seat))


def useful_traps(game: Game[Any], s: BadBonesState, seat: i64) -> vec[i64]:
    """To do nothing, to retrieve a trap, or to place one where it meets skeletons that would soon do harm."""
    marked = ways_of_harm(s, s.board(seat))
    useful = vec[i64]()
    for action in game.legal(s, seat):
        if verb_of(action) != verbs.PLACE or marked & BIT[second_of(action)]:
            useful = append(useful, action)
    return useful
