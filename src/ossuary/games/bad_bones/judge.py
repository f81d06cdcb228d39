"""Who is ahead in Bad Bones: a seat's chance to win, read off the boards as they lie between two rounds."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.bots.search.planner import CERTAIN
from ossuary.games.bad_bones.quick import FAR, phases_to_harm
from ossuary.games.bad_bones.scoring import points, winners
from ossuary.games.bad_bones.state import RUNNING, BadBonesState, Board
from ossuary.games.bad_bones.strongholds import eliminated
from ossuary.games.bad_bones.tokens import TRAPS, facing_of, held, place_of

NOBODY_WINS: Final = 2500  # all fell at once: better than to fall alone
HELD_OUT: Final = 1500  # the most that a lost game of known length is worth, for the rounds it lasted

# The features of a board; below, what each adds to its strength, in thousandths of a logit.
TOWER: Final = 0  # by floors left, 1 to 6 and more
VILLAGE: Final = 6  # by houses left, 1 to 6 and more
HARM: Final = 12  # skeletons by the phase in which they would do harm, 1 to FAR
STANDING: Final = 17  # all skeletons on the board and in its forests
READY: Final = 18  # traps in the supply
POINTS: Final = 19
FEATURES: Final = 20

# Fitted to some thousands of games of greedy and quick players, once with two seats and once with four.
IN_A_DUEL: Final = vec[i64](
    [-560, 85, 210, 265, 265, 265, -420, 80, 300, 300, 300, 300, -500, -200, -70, -70, -30, -45, 240, 160]
)
AMONG_MANY: Final = vec[i64](
    [-1000, -220, 400, 820, 820, 820, -600, -310, 90, 440, 640, 640, -550, -190, -40, -70, -50, -90, 120, 220]
)


def features_of(s: BadBonesState, b: Board) -> vec[i64]:
    found = vec[i64]([0] * FEATURES)
    found[TOWER + min(b.tower, 6) - 1] = 1
    found[VILLAGE + min(b.houses, 6) - 1] = 1
    for t in b.skeletons:
        far = phases_to_harm(s, b, place_of(t), facing_of(t))
        if far <= FAR:
            found[HARM + far - 1] += 1
    found[STANDING] = len(b.skeletons) + len(b.cemetery)
    for kind in range(1, len(TRAPS)):
        found[READY] += held(b.supply, kind)
    found[POINTS] = points(s, b)
    return found


def strength(s: BadBonesState, b: Board) -> float:
    found = features_of(s, b)
    weights = IN_A_DUEL if s.seats == 2 else AMONG_MANY
    total: i64 = 0
    for i in range(FEATURES):
        total += weights[i] * found[i]
    return float(total) / 1000.0


def chance_to_win(s: BadBonesState, seat: i64) -> i64:
    """From 0 to CERTAIN."""
    if s.ending != RUNNING:
        return chance_at_the_end(s, seat)
    if s.coop or s.solo():
        return CERTAIN // 2
    if eliminated(s.board(seat)):
        return 0
    own = strength(s, s.board(seat))
    total = 1.0
    for b in s.boards:
        if b.seat != seat and not eliminated(b):
            total += exp(max(-20.0, min(20.0, strength(s, b) - own)))
    return int(float(CERTAIN) / total)


def chance_at_the_end(s: BadBonesState, seat: i64) -> i64:
    won = winners(s)
    if seat in won:
        return CERTAIN // len(won)
    if s.coop or s.solo():
        return HELD_OUT * min(s.round, s.rounds) // s.rounds
    return 0 if won else NOBODY_WINS
