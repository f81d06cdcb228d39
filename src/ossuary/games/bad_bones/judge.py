"""Who is ahead in Bad Bones: a seat's chance to win, read off the boards as they lie between two rounds."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.bots.search.planner import CERTAIN
from ossuary.games.bad_bones.evaluate import guarded_entries
from ossuary.games.bad_bones.quick import AT_TOWER, FAR, harm_ahead
from ossuary.games.bad_bones.scoring import points, stars, winners
from ossuary.games.bad_bones.space import BIT, CLEARING, DELTA, REACHED, TERRAIN
from ossuary.games.bad_bones.state import RUNNING, BadBonesState, Board
from ossuary.games.bad_bones.strongholds import eliminated
from ossuary.games.bad_bones.tokens import DAMAGED, KIND, NO_TRAP, TRAPS, TREASURE, facing_of, held, place_of

NOBODY_WINS: Final = 2500  # all fell at once: better than to fall alone
HELD_OUT: Final = 1500  # the most that a lost game of known length is worth, for the rounds it lasted

# The features of a board; below, what each adds to its strength, in thousandths of a logit.
TOWER: Final = 0  # by floors left, 1 to 6 and more
VILLAGE: Final = 6  # by houses left, 1 to 6 and more
HARM: Final = 12  # skeletons by the phase in which they would do harm, 1 to FAR
LEFT: Final = 17  # floors and houses that would be left after two phases, and after four up to SAFE
STANDING: Final = 21  # all skeletons on the board and in its forests
WAITING: Final = 22  # those in the forests
GUARDED: Final = 23  # entries from which none comes through
WITHIN_REACH: Final = 24  # skeletons that the hero can kill with one move
COMING: Final = 25  # skeletons whose next step leads where the hero can be
READY: Final = 26  # traps in the supply: wall, catapult, dragon, treasure, any other
LAID: Final = 31  # traps on the board by the same kinds, two for one that is whole
POINTS: Final = 36
FEATURES: Final = 37
SAFE: Final = 3

# What a style likes, on the scale of chances.
A_TRAP: Final = 150
A_STAR: Final = 60
A_SKELETON: Final = 120


def weights(rows: list[list[int]]) -> vec[i64]:
    return vec[i64]([weight for row in rows for weight in row])


# Fitted to the outcomes of games of characters against each other: 390 with two seats, 93 with four.
IN_A_DUEL: Final = weights(
    [
        [-465, 181, 174, 111, 265, 265],  # TOWER
        [-408, 173, 353, 233, 209, 300],  # VILLAGE
        [-422, -247, -93, -30, -9],  # HARM
        [-167, 55, -4, 164],  # LEFT
        [-30, -50, 4, 83, 6],  # STANDING, WAITING, GUARDED, WITHIN_REACH, COMING
        [257, 561, 336, 572, 240],  # READY
        [83, 133, 122, 32, 0],  # LAID
        [171],  # POINTS
    ]
)
AMONG_MANY: Final = weights(
    [
        [-945, -285, 443, 787, 820, 820],  # TOWER
        [-611, -281, 176, 445, 531, 640],  # VILLAGE
        [-379, -151, -12, -6, -3],  # HARM
        [-141, -41, -54, 181],  # LEFT
        [-89, 68, 10, 70, 23],  # STANDING, WAITING, GUARDED, WITHIN_REACH, COMING
        [-132, 421, 152, 199, 120],  # READY
        [-21, 111, -29, 137, 0],  # LAID
        [148],  # POINTS
    ]
)


def features_of(s: BadBonesState, b: Board) -> vec[i64]:
    found = vec[i64]([0] * FEATURES)
    found[TOWER + min(b.tower, 6) - 1] = 1
    found[VILLAGE + min(b.houses, 6) - 1] = 1
    count_harm(s, b, found)
    found[STANDING] = len(b.skeletons) + len(b.cemetery)
    found[GUARDED] = guarded_entries(s, b)
    for kind in range(1, len(TRAPS)):
        found[READY + min(kind, TREASURE + 1) - 1] += held(b.supply, kind)
    for trap in b.traps:
        if trap != NO_TRAP:
            found[LAID + min(trap & KIND, TREASURE + 1) - 1] += 1 if trap & DAMAGED else 2
    found[POINTS] = points(s, b)
    return found


def count_harm(s: BadBonesState, b: Board, found: vec[i64]) -> None:
    """What the skeletons would do if nobody stood in their way, and which of them the hero can meet."""
    floors = vec[i64]([b.tower, b.tower])
    houses = vec[i64]([b.houses, b.houses])
    reached: i64 = REACHED[b.hero]
    for t in b.skeletons:
        place = place_of(t)
        facing = facing_of(t)
        if TERRAIN[place] != CLEARING:
            found[WAITING] += 1
        elif reached & BIT[place]:
            found[WITHIN_REACH] += 1
        if reached & BIT[place + DELTA[facing]]:
            found[COMING] += 1
        harm = harm_ahead(s, b, place, facing)
        far = harm % AT_TOWER
        if far > FAR:
            continue
        found[HARM + far - 1] += 1
        for late in range(2):
            if far <= 2 * late + 2:
                if harm > AT_TOWER:
                    floors[late] -= 1
                else:
                    houses[late] -= 1
    found[LEFT] = max(0, floors[0])
    found[LEFT + 1] = max(0, houses[0])
    found[LEFT + 2] = max(0, min(SAFE, floors[1]))
    found[LEFT + 3] = max(0, min(SAFE, houses[1]))


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


def liked(s: BadBonesState, b: Board, style: str) -> i64:
    """What a style likes: traps that lie and stars that are kept, skeletons at the others', none at home."""
    found: i64 = 0
    if style == "builder":
        for trap in b.traps:
            if trap != NO_TRAP:
                found += 1
        return A_TRAP * found + A_STAR * stars(s, b)
    if style == "racer":
        return -A_SKELETON * (len(b.skeletons) + len(b.cemetery))
    if s.coop:
        return 0
    for other in s.boards:
        if other.seat != b.seat:
            found += len(other.skeletons) + len(other.cemetery)
    return A_SKELETON * found
