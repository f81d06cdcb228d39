"""One seat's board played on by itself, through the phases that come next.

What the others do reaches a board with the next arrivals at the earliest, so that until then it can be played on
alone. The forecast stops where a choice is open; the evaluator answers what comes up on the way quickly.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.core.game import Game
from ossuary.core.state import NOBODY, kind_of
from ossuary.games.bad_bones import phases, steps, verbs
from ossuary.games.bad_bones.actions import act
from ossuary.games.bad_bones.effects import add_to_supply
from ossuary.games.bad_bones.space import BOTTOM, CLEARING, DELTA, TERRAIN, TOP
from ossuary.games.bad_bones.state import BadBonesState, Board
from ossuary.games.bad_bones.steps.setup import join_forest
from ossuary.games.bad_bones.steps.skeletons import WITHOUT_PAUSE, finish_skeletons
from ossuary.games.bad_bones.strongholds import tower_stands
from ossuary.games.bad_bones.tokens import (
    A_HEARSE,
    HEARSE,
    KIND,
    SPRING,
    WALL,
    parcel_model,
    parcel_seat,
)
from ossuary.games.bad_bones.traps import is_bare
from ossuary.games.bad_bones.walk import can_flee, reflected, turn_on

NO_ANSWER: Final = -1
NEVER: Final = 99
LONGEST_WAY: Final = 16


def stand_alone(s: BadBonesState, seat: i64) -> None:
    """From here on no other seat is asked, and no phase follows by itself; the other boards stay as they are."""
    s.frames = vec[i64]()
    for other in range(1, s.seats + 1):
        if other != seat:
            s.lanes[other - 1].frames = vec[i64]()
    s.open_lanes = 1 if len(s.lanes[seat - 1].frames) > 0 else 0


def empty_other_boards(s: BadBonesState, seat: i64) -> None:
    """For a position that is copied often: an empty board is copied at once."""
    for other in range(1, s.seats + 1):
        if other != seat:
            s.boards[other - 1] = Board(other)


def open_trap_phase(s: BadBonesState, b: Board) -> None:
    """After the hero's move the seat is asked for a trap (BB-4.1)."""
    b.kills = 0
    b.weapon_spent = 0
    s.phase = phases.TRAP
    s.push_lane(steps.TRAP, b.seat, 0)


def open_skeleton_phase(s: BadBonesState, b: Board, pause: i64) -> None:
    """The tracking token flips; `pause` says whether the seat is asked for the order (see March) (BB-5.1)."""
    b.kills = 0
    b.weapon_spent = 0
    s.phase = phases.SKELETONS
    s.tracking = 1 - s.tracking
    s.push_lane(steps.MARCH, b.seat, pause)


def play_answer(game: Game[Any], s: BadBonesState, b: Board, action: i64, targets: vec[i64]) -> None:
    """Give an answer, and quick ones to all that the seat is asked because of it."""
    game.draft(s, b.seat, action)
    answer_rest(game, s, b, targets)


def end_skeleton_phase(game: Game[Any], s: BadBonesState, b: Board, targets: vec[i64]) -> None:
    """To the end of the skeleton phase that is open, or of the one that comes next."""
    if s.phase == phases.SKELETONS:
        finish_skeletons(s, b)
    else:
        play_skeleton_phase(game, s, b, targets)


def play_skeleton_phase(game: Game[Any], s: BadBonesState, b: Board, targets: vec[i64]) -> None:
    """All that stand on the board and in the forests advance once; questions are answered quickly (BB-5.1)."""
    open_skeleton_phase(s, b, WITHOUT_PAUSE)
    game.settle_lane(s, b.seat)
    answer_rest(game, s, b, targets)
    finish_skeletons(s, b)


def answer_rest(game: Game[Any], s: BadBonesState, b: Board, targets: vec[i64]) -> None:
    """Answer quickly whatever the seat is still asked; `targets` has what it is worth to send a skeleton to a seat."""
    while True:
        f = s.pending(b.seat)
        if f == NOBODY:
            return
        game.draft(s, b.seat, quick_answer(game, s, b, kind_of(f), targets))


def quick_answer(game: Game[Any], s: BadBonesState, b: Board, kind: i64, targets: vec[i64]) -> i64:
    if kind == steps.FLEE:
        return act(verbs.FLEE, best_flight(s, b), 0, 0)
    if kind == steps.SEND:
        return act(verbs.SEND, best_target(s, b, targets), 0, 0)
    quiet = quiet_answer(kind)
    return quiet if quiet != NO_ANSWER else game.legal(s, b.seat)[0]


def quiet_answer(kind: i64) -> i64:
    """The answer of a seat that leaves things as they are: the fixed order, no weapon; NO_ANSWER to other questions."""
    if kind == steps.ORDER:
        return act(verbs.ADVANCE, 0, 0, 0)
    if kind == steps.WEAPON:
        return act(verbs.KEEP, 0, 0, 0)
    return NO_ANSWER


def best_target(s: BadBonesState, b: Board, targets: vec[i64]) -> i64:
    best: i64 = 0
    for seat in range(1, s.seats + 1):
        if (seat != b.seat or s.solo()) and (best == 0 or targets[seat] > targets[best]):
            best = seat
    return best


def best_flight(s: BadBonesState, b: Board) -> i64:
    """The side where the dragon's victims do least harm (BB-5.13)."""
    best: i64 = 0
    farthest: i64 = -1
    for facing in range(4):
        if not can_flee(s, b, facing):
            continue
        way = steps_to_harm(s, b, b.walk_place, facing)
        if way > farthest:
            farthest = way
            best = facing
    return best


def steps_to_harm(s: BadBonesState, b: Board, place: i64, facing: i64) -> i64:
    """After how many steps a skeleton that walks on from here reaches tower or village; NEVER if something stops it."""
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
            facing = reflected(trap, facing)
        elif kind != SPRING:
            return NEVER
        elif TERRAIN[place + DELTA[facing]] == CLEARING:
            place += DELTA[facing]
    return NEVER


def return_sent(s: BadBonesState, b: Board) -> None:
    """What the board has sent to its own cemetery comes back to it (BB-6.1, BB-7.1, BB-9.5)."""
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
