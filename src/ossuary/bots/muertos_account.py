"""What an answer of Día de los Muertos brings until the turn is over: fields, limbs, festivities, cards."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.bots.account import Account
from ossuary.bots.muertos import USUAL_BACK, end_with_turn, finish_turn, try_out
from ossuary.bots.muertos_ways import Maps
from ossuary.core.chance import Dice
from ossuary.core.game import Game
from ossuary.core.state import kind_of
from ossuary.games.dia_de_los_muertos import steps, verbs
from ossuary.games.dia_de_los_muertos.actions import first_of, second_of, verb_of
from ossuary.games.dia_de_los_muertos.cards import CODES, FEASTS, UNKNOWN
from ossuary.games.dia_de_los_muertos.effects import owns
from ossuary.games.dia_de_los_muertos.state import NOT_IN_GOAL, Cemetery, Skeleton
from ossuary.games.dia_de_los_muertos.steps.round import begin_turn, lay


class MuertosAccount(Account):
    """The turn is played to its end as the judge does it."""

    def __init__(self) -> None:
        super().__init__(
            ["home", "festivities", "fields", "limbs", "others-limbs", "others-fields", "gate", "cards", "bones"], 2
        )
        self.maps: Maps | None = None

    def is_quiet(self, action: i64) -> bool:
        verb = verb_of(action)
        return verb == verbs.DONE or verb == verbs.LET or verb == verbs.NONE or verb == verbs.STOP

    def count(self, game: Game[Any], state: Any, seat: i64, action: i64, dice: Dice) -> dict[str, int]:
        s: Cemetery = state.clone()
        maps = self.maps
        if maps is None or maps.tables is not s.tables:
            maps = Maps(s.tables)
            self.maps = maps
        kind = kind_of(s.pending(seat))
        end_with_turn(s)
        if kind == steps.SWAP:
            swap(s, s.skeleton(seat), action)
        elif kind == steps.LAY:
            lay_and_play(game, s, maps, seat, first_of(action), dice)
        else:
            game.play(s, seat, action)
            finish_turn(game, s, maps, dice)
        return what_is_left(s, maps, seat)


def swap(s: Cemetery, k: Skeleton, action: i64) -> None:
    """DM-3.6: two cards for one that nobody knows yet."""
    if verb_of(action) == verbs.SWAP:
        k.hand[first_of(action)] -= 1
        k.hand[second_of(action)] -= 1
        k.hand[UNKNOWN + USUAL_BACK] += 1
        k.held -= 1


def lay_and_play(game: Game[Any], s: Cemetery, maps: Maps, seat: i64, card: i64, dice: Dice) -> None:
    """As if the turn came at once: the better of movement and action."""
    s.frames = vec[i64]()
    k = s.skeleton(seat)
    lay(s, k, card)
    begin_turn(s, k)
    s.push(steps.TURN, seat, 0)
    seed: int = dice.below(1 << 30)
    best: i64 = 0
    most: i64 = 0
    for action in game.legal(s, seat):
        gained = try_out(game, s, maps, seat, action, Dice(seed))
        if best == 0 or gained > most:
            best = action
            most = gained
    game.play(s, seat, best)
    finish_turn(game, s, maps, Dice(seed))


def what_is_left(s: Cemetery, maps: Maps, seat: i64) -> dict[str, int]:
    k = s.skeleton(seat)
    others = [other for other in s.skeletons if other.seat != seat]
    bones: i64 = 0
    for code in range(CODES):
        bones += k.hand[code] * s.tables.back[code]
    left: i64 = 0
    for festivity in range(FEASTS):
        left += s.festivities[festivity]
    return {
        "home": int(k.rank != NOT_IN_GOAL),
        "festivities": len([feast for feast in range(FEASTS) if owns(k, feast)]),
        "fields": -way(s, maps, k),
        "limbs": int(k.limbs()),
        "others-limbs": -sum([int(other.limbs()) for other in others]),
        "others-fields": sum([way(s, maps, other) for other in others]),
        "gate": -int(left),
        "cards": int(k.held),
        "bones": int(bones),
    }


def way(s: Cemetery, maps: Maps, k: Skeleton) -> int:
    return 0 if k.rank != NOT_IN_GOAL else int(maps.way_home(s, k))
