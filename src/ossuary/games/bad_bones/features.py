"""A board of Bad Bones as features of a net: what stands where, what is left, and how soon it will be harmed."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.bots.evaluate.learned import LearnedEvaluator
from ossuary.bots.evaluate.net import LASTS, POINTS, WIN, Net
from ossuary.core.chance import Dice
from ossuary.core.game import Game
from ossuary.core.state import kind_of
from ossuary.games.bad_bones import phases, steps
from ossuary.games.bad_bones.evaluate import (
    BadBonesEvaluator,
    guarded_entries,
    isolate,
    towers_left,
    worth_of_sent,
    worths_of_targets,
)
from ossuary.games.bad_bones.one_board import (
    NEVER,
    end_skeleton_phase,
    open_trap_phase,
    play_answer,
    return_sent,
    steps_to_harm,
)
from ossuary.games.bad_bones.space import CLEARING, TERRAIN
from ossuary.games.bad_bones.state import BadBonesState, Board
from ossuary.games.bad_bones.strongholds import eliminated
from ossuary.games.bad_bones.tokens import DAMAGED, KIND, NO_TRAP, TRAPS, facing_of, held, place_of

PLACES: Final = 49
KINDS: Final = 11
MOST: Final = 15  # of what is counted one by one
SLOWEST: Final = 16  # steps to harm; then never

# Where each kind of feature begins.
MODE: Final = 0  # versus, solo, coop
ROUNDS_LEFT: Final = 3  # solo and coop
TOWER: Final = ROUNDS_LEFT + MOST + 1
HOUSES: Final = TOWER + MOST + 1
HERO: Final = HOUSES + MOST + 1
TRACKING: Final = HERO + PLACES
GUARDED: Final = TRACKING + 2
SUPPLY: Final = GUARDED + MOST + 1
CROWD: Final = SUPPLY + 2 * KINDS
HARM: Final = CROWD + 2 * MOST + 2
TRAP: Final = HARM + SLOWEST + 2
SKELETON: Final = TRAP + 2 * KINDS * PLACES
FEATURES: Final = SKELETON + 4 * PLACES

FALLEN_WORTH: Final = -1000000000
NO_WORTH: Final = -2000000000
# How the heads are added up: winning counts most, then to last two rounds more, then points.
WIN_PARTS: Final = 8
LASTS_PARTS: Final = 2
POINTS_PARTS: Final = 1
SENT_PARTS: Final = 40


def features_of(s: BadBonesState, b: Board) -> vec[i64]:
    """The features of one board after a skeleton phase."""
    active = vec[i64]()
    active = append(active, MODE + (2 if s.coop else 1 if s.solo() else 0))
    if s.coop or s.solo():
        active = append(active, ROUNDS_LEFT + limited(s.rounds - s.round, MOST))
    active = append(active, TOWER + limited(towers_left(s, b) if s.coop else b.tower, MOST))
    active = append(active, HOUSES + limited(s.capital if s.coop else b.houses, MOST))
    active = append(active, HERO + b.hero)
    active = append(active, TRACKING + s.tracking)
    active = append(active, GUARDED + limited(guarded_entries(s, b), MOST))
    supply = s.supply + s.in_hand if s.coop else b.supply
    for kind in range(1, len(TRAPS)):
        has = held(supply, kind)
        if has > 0:
            active = append(active, SUPPLY + kind)
        if has > 1:
            active = append(active, SUPPLY + KINDS + kind)
    active = append(active, CROWD + limited(len(b.skeletons), 2 * MOST))
    for place in range(len(b.traps)):
        trap = b.traps[place]
        if trap != NO_TRAP:
            damaged: i64 = KINDS if trap & DAMAGED else 0
            active = append(active, TRAP + (damaged + (trap & KIND)) * PLACES + place)
    for t in b.skeletons:
        place = place_of(t)
        facing = facing_of(t)
        active = append(active, SKELETON + facing * PLACES + place)
        if TERRAIN[place] == CLEARING:
            way = steps_to_harm(s, b, place, facing)
            active = append(active, HARM + (SLOWEST + 1 if way == NEVER else limited(way, SLOWEST)))
    return active


def limited(n: i64, most: i64) -> i64:
    return 0 if n < 0 else most if n > most else n


class LearnedBadBones(LearnedEvaluator):
    """Hero and trap are chosen together by what the net says after the coming skeleton phase; the rest as usual."""

    def __init__(self, net: Net) -> None:
        super().__init__(1, FEATURES, net)
        self.usual: BadBonesEvaluator = BadBonesEvaluator()

    def weigh(self, game: Game[Any], state: Any, seat: i64, actions: vec[i64], dice: Dice) -> vec[i64]:
        s: BadBonesState = state
        if not is_learned(s, seat):
            return self.usual.weigh(game, state, seat, actions, dice)
        moves_hero = kind_of(s.pending(seat)) == steps.HERO
        targets = worths_of_targets(s, seat)
        isolate(s, seat)
        worths = vec[i64]([0] * len(actions))
        for i in range(len(actions)):
            ahead = s.clone()
            if moves_hero:
                play_answer(game, ahead, ahead.board(seat), actions[i], targets)
                open_trap_phase(ahead, ahead.board(seat))
                best: i64 = NO_WORTH
                for trap in game.legal(ahead, seat):
                    best = max(best, self.worth_after(game, ahead.clone(), seat, trap, targets))
                worths[i] = best
            else:
                worths[i] = self.worth_after(game, ahead, seat, actions[i], targets)
        return worths

    def worth_after(self, game: Game[Any], s: BadBonesState, seat: i64, action: i64, targets: vec[i64]) -> i64:
        b = s.board(seat)
        sent = play_on(game, s, b, action, targets)
        if eliminated(b):
            return FALLEN_WORTH
        heads = self.net.judge(features_of(s, b))
        worth: i64 = WIN_PARTS * heads[WIN] + LASTS_PARTS * heads[LASTS] + POINTS_PARTS * heads[POINTS]
        return worth + SENT_PARTS * sent

    def features_after(self, game: Game[Any], state: Any, seat: i64, action: i64, dice: Dice) -> vec[i64]:
        s: BadBonesState = state
        if not is_learned(s, seat) or kind_of(s.pending(seat)) == steps.HERO:
            return vec[i64]()
        ahead = s.clone()
        targets = worths_of_targets(ahead, seat)
        isolate(ahead, seat)
        b = ahead.board(seat)
        play_on(game, ahead, b, action, targets)
        return features_of(ahead, b)


def is_learned(s: BadBonesState, seat: i64) -> bool:
    """Whether the net is asked: for the hero and the traps, without market and weapons, for a board of one's own."""
    if s.advanced or s.coop or (s.phase != phases.HERO and s.phase != phases.TRAP):
        return False
    kind = kind_of(s.pending(seat))
    return kind == steps.HERO or kind == steps.TRAP


def play_on(game: Game[Any], s: BadBonesState, b: Board, action: i64, targets: vec[i64]) -> i64:
    """To the end of the coming skeleton phase; returns the worth of what was sent to others."""
    play_answer(game, s, b, action, targets)
    end_skeleton_phase(game, s, b, targets)
    sent = worth_of_sent(b, targets)
    return_sent(s, b)
    return sent
