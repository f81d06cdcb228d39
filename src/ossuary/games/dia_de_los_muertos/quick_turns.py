"""What a turn with a card is worth, quickly: for playouts, in which this is asked thousands of times.

Only the own way and actions that meet somebody are looked at, the rest is counted. What MuertosEvaluator finds out by
playing every turn to its end is more exact, and ten times as dear.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.core.chance import Dice
from ossuary.core.game import Game
from ossuary.games.dia_de_los_muertos import cards
from ossuary.games.dia_de_los_muertos.cards import LONGEST_BACK, NO_CARD
from ossuary.games.dia_de_los_muertos.distances import Distances
from ossuary.games.dia_de_los_muertos.effects import owns
from ossuary.games.dia_de_los_muertos.evaluate import (
    BONE,
    FEAST_TO_COME,
    FIELD,
    HELD,
    HOME,
    MINE,
    POINT,
    USUAL_BACK,
    open_turn,
    try_out,
    worth,
)
from ossuary.games.dia_de_los_muertos.fields import BIT, FESTIVITY, FIELDS, GOAL
from ossuary.games.dia_de_los_muertos.state import MuertosState, Skeleton
from ossuary.games.dia_de_los_muertos.steps.round import AFTER_ACTION
from ossuary.games.dia_de_los_muertos.targets import has_needed_limbs, missing_limbs, targets
from ossuary.games.dia_de_los_muertos.ways import can_leave, ends_movement, exits, follow_field, landings, stride

NEVER: Final = -1000000000


class QuickTurns:
    """The worth of moving and acting with any card of a seat's, in one position whose turn order is cut off."""

    def __init__(self, game: Game[Any], s: MuertosState, distances: Distances, seat: i64, seed: int) -> None:
        self.game: Game[Any] = game
        self.s: MuertosState = s
        self.distances: Distances = distances
        self.seat: i64 = seat
        self.seed: int = seed
        self.now: i64 = worth(s, distances, seat)
        self.walked: vec[i64] = vec[i64]([0] * (LONGEST_BACK + 1))
        self.walk()

    def walk(self) -> None:
        """What the best way gains with each number of bones."""
        s = self.s
        k = s.skeleton(self.seat)
        far = min(stride(k), LONGEST_BACK)
        start = k.at
        way = self.distances.way_home(s, k)
        reached: i64 = BIT[start]
        edge: i64 = reached
        best: i64 = 0
        for gone in range(1, far + 1):
            ahead: i64 = 0
            for field in range(FIELDS):
                if edge & BIT[field] and (gone == 1 or not ends_movement(s, field)):
                    for there in exits(s, field):
                        if reached & BIT[there] == 0:
                            reached |= BIT[there]
                            ahead |= BIT[there]
                            best = max(best, self.gain_at(k, there, way))
            edge = ahead
            self.walked[gone] = best
        for gone in range(far + 1, LONGEST_BACK + 1):
            self.walked[gone] = best

    def gain_at(self, k: Skeleton, field: i64, way: i64) -> i64:
        """What the skeleton gains if it stands there, compared with a way home of this length."""
        s = self.s
        if field == GOAL:
            return HOME + FIELD * way + POINT * s.tables.rank_points[1]
        start = k.at
        k.at = field
        gain: i64 = 0
        feast: i64 = s.tables.festivity_at[field] if s.tables.special[field] == FESTIVITY else -1
        if feast >= 0 and s.festivities[feast] > 0 and not owns(k, feast):
            had = k.festivities
            k.festivities |= BIT[feast]
            s.festivities[feast] -= 1
            gain = POINT * s.tables.points[feast] + FEAST_TO_COME + FIELD * (way - self.distances.way_home(s, k))
            s.festivities[feast] += 1
            k.festivities = had
        else:
            gain = FIELD * (way - self.distances.way_home(s, k))
        k.at = start
        return gain

    def moving(self, card: i64) -> i64:
        """The worth of going as far as is best with this card, which is in hand or laid already."""
        return self.now + MINE * (self.walked[self.s.tables.back[card]] + self.spent(card, 0))

    def acting(self, card: i64) -> i64:
        """The worth of playing this card as an action; one without effect only draws cards."""
        s = self.s
        k = s.skeleton(self.seat)
        if not self.has_effect(k, card):
            return self.now + MINE * self.spent(card, AFTER_ACTION)
        ahead = s.clone()
        if k.laid == NO_CARD:
            open_turn(ahead, self.seat, card)
        actions = self.game.legal(ahead, self.seat)
        return try_out(self.game, ahead, self.distances, self.seat, actions[-1], Dice(self.seed))

    def spent(self, card: i64, drawn: i64) -> i64:
        """What the hand loses with a card, less what so many cards drawn bring."""
        k = self.s.skeleton(self.seat)
        gain = BONE * USUAL_BACK * drawn
        left = k.held
        if k.laid == NO_CARD:
            left -= 1
            gain -= BONE * self.s.tables.back[card]
        return gain + HELD[min(left + drawn, 8)] - HELD[min(k.held, 8)]

    def has_effect(self, k: Skeleton, card: i64) -> bool:
        """Whether an action with this card changes anything (DM-7.1)."""
        s = self.s
        if not has_needed_limbs(s, k, card):
            return False
        if card == cards.LEAPFROG:
            return landings(s, k) != 0
        if card == cards.PATCH:
            return len(missing_limbs(k)) > 0
        if card == cards.FOLLOW:
            return follow_field(s, k) != k.at
        if card == cards.CARTWHEEL:
            return can_leave(s, k.at)
        return len(targets(s, k, card)) > 0
