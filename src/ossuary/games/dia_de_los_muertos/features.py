"""A position of Día de los Muertos as features of a net: each skeleton by itself, and the others compared with it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.bots.evaluate.features import Features
from ossuary.core.game import Game
from ossuary.games.dia_de_los_muertos.cards import CODES, FEASTS, KINDS
from ossuary.games.dia_de_los_muertos.distances import FAR, Distances, kept_distances
from ossuary.games.dia_de_los_muertos.scoring import points
from ossuary.games.dia_de_los_muertos.state import MuertosState, Skeleton

MOST_HELD: Final = 8
MOST_BONES: Final = 20
MOST_LEFT: Final = 2
WAYS: Final = 20  # how much longer, or shorter, a way is than another: no more is told apart
POINTS: Final = 9
COARSE: Final = 4

# Where each kind of feature of a skeleton begins.
FEAST: Final = 0  # which festivities it has
WAY: Final = FEAST + 8
RANK: Final = WAY + FAR + 1
LIMBS: Final = RANK + 7
HELD: Final = LIMBS + 9
BONES: Final = HELD + MOST_HELD + 1
CARD: Final = BONES + MOST_BONES + 1  # one of a kind, or more
SKELETON: Final = CARD + 2 * KINDS

# And of a position: the own skeleton, another one in a game of two and of more, how it compares, what is left.
OTHER: Final = SKELETON
COMPARED: Final = OTHER + 2 * SKELETON
WAY_AHEAD: Final = 0
POINTS_AHEAD: Final = WAY_AHEAD + 2 * WAYS + 1
BOTH_AHEAD: Final = POINTS_AHEAD + 2 * POINTS + 1
COMPARISON: Final = BOTH_AHEAD + (2 * COARSE + 1) * (2 * COARSE + 1)
SEATS: Final = COMPARED + 2 * COMPARISON
LEFT: Final = SEATS + 5
FEATURES: Final = LEFT + FEASTS * (MOST_LEFT + 1)


class MuertosFeatures(Features):
    """All hands are looked at: positions are imagined."""

    def __init__(self) -> None:
        super().__init__(FEATURES)
        self.distances: Distances | None = None

    def has_rivals(self, state: Any) -> bool:
        return True

    def features_of(self, game: Game[Any], state: Any, seat: i64) -> vec[i64]:
        s: MuertosState = state
        distances = kept_distances(self.distances, s.tables)
        self.distances = distances
        own = s.skeleton(seat)
        way = way_left(s, distances, own)
        has = points(s, own)
        active = add_skeleton(vec[i64](), 0, s, own, way)
        table: i64 = 0 if s.seats == 2 else 1
        for k in s.skeletons:
            if k.seat == seat:
                continue
            other_way = way_left(s, distances, k)
            active = add_skeleton(active, OTHER + table * SKELETON, s, k, other_way)
            active = add_comparison(active, COMPARED + table * COMPARISON, other_way - way, has - points(s, k))
        active = append(active, SEATS + s.seats - 2)
        for feast in range(FEASTS):
            active = append(active, LEFT + feast * (MOST_LEFT + 1) + min(s.festivities[feast], MOST_LEFT))
        return active


def way_left(s: MuertosState, distances: Distances, k: Skeleton) -> i64:
    return 0 if k.rank > 0 else max(0, min(FAR, distances.way_home(s, k)))


def add_skeleton(active: vec[i64], start: i64, s: MuertosState, k: Skeleton, way: i64) -> vec[i64]:
    active = append(active, start + FEAST + k.festivities)
    active = append(active, start + WAY + way)
    active = append(active, start + RANK + k.rank)
    active = append(active, start + LIMBS + 3 * k.legs + k.arms)
    active = append(active, start + HELD + min(k.held, MOST_HELD))
    bones: i64 = 0
    for code in range(CODES):
        bones += k.hand[code] * s.tables.back[code]
    active = append(active, start + BONES + min(bones, MOST_BONES))
    for card in range(KINDS):
        if k.hand[card] > 0:
            active = append(active, start + CARD + card)
            if k.hand[card] > 1:
                active = append(active, start + CARD + KINDS + card)
    return active


def add_comparison(active: vec[i64], start: i64, nearer: i64, ahead: i64) -> vec[i64]:
    active = append(active, start + WAY_AHEAD + WAYS + between(nearer, WAYS))
    active = append(active, start + POINTS_AHEAD + POINTS + between(ahead, POINTS))
    row = COARSE + between(nearer // 4, COARSE)
    return append(active, start + BOTH_AHEAD + row * (2 * COARSE + 1) + COARSE + between(ahead, COARSE))


def between(n: i64, most: i64) -> i64:
    return max(-most, min(most, n))
