"""A board of Bad Bones as features of a net: what stands where, what is left, and how soon it will be harmed."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.bots.evaluate.features import Features
from ossuary.core.game import Game
from ossuary.games.bad_bones.evaluate import guarded_entries, towers_left
from ossuary.games.bad_bones.one_board import NEVER, steps_to_harm
from ossuary.games.bad_bones.space import CLEARING, TERRAIN
from ossuary.games.bad_bones.state import BadBonesState, Board
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


def features_of(s: BadBonesState, b: Board) -> vec[i64]:
    """The features of one board between two rounds."""
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


class BadBonesFeatures(Features):
    """The own board alone: boards meet only by what is sent."""

    def __init__(self) -> None:
        super().__init__(FEATURES)

    def has_rivals(self, state: Any) -> bool:
        s: BadBonesState = state
        return not s.coop and not s.solo()

    def features_of(self, game: Game[Any], state: Any, seat: i64) -> vec[i64]:
        s: BadBonesState = state
        return features_of(s, s.board(seat))
