"""What an answer of Día de los Muertos gains until the turn is over: fields, limbs, festivities, cards."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ossuary.bots.explain.explainer import Explainer
from ossuary.core.chance import Dice
from ossuary.core.game import Game
from ossuary.core.state import kind_of
from ossuary.games.dia_de_los_muertos import steps, verbs
from ossuary.games.dia_de_los_muertos.actions import first_of, verb_of
from ossuary.games.dia_de_los_muertos.cards import CODES, FEASTS
from ossuary.games.dia_de_los_muertos.distances import Distances, kept_distances
from ossuary.games.dia_de_los_muertos.effects import owns
from ossuary.games.dia_de_los_muertos.evaluate import (
    end_with_turn,
    festivities_left,
    finish_turn,
    open_turn,
    swap_cards,
    try_out,
)
from ossuary.games.dia_de_los_muertos.state import NOT_IN_GOAL, MuertosState, Skeleton


class MuertosExplainer(Explainer):
    """The turn is played to its end as the evaluator does it."""

    def __init__(self) -> None:
        super().__init__(
            ["home", "festivities", "fields", "limbs", "others-limbs", "others-fields", "gate", "cards", "bones"],
            {"gate": ["festivities"]},
            2,
        )
        self.distances: Distances | None = None

    def is_quiet(self, action: i64) -> bool:
        verb = verb_of(action)
        return verb == verbs.DONE or verb == verbs.LET or verb == verbs.NONE or verb == verbs.STOP

    def count(self, game: Game[Any], state: Any, seat: i64, action: i64, dice: Dice) -> dict[str, int]:
        s: MuertosState = state.clone()
        distances = kept_distances(self.distances, s.tables)
        self.distances = distances
        kind = kind_of(s.pending(seat))
        end_with_turn(s)
        if kind == steps.SWAP:
            swap_cards(s.skeleton(seat), action)
        elif kind == steps.LAY:
            lay_and_play(game, s, distances, seat, first_of(action), dice)
        else:
            game.play(s, seat, action)
            finish_turn(game, s, distances, dice)
        return counts_of_position(s, distances, seat)


def lay_and_play(game: Game[Any], s: MuertosState, distances: Distances, seat: i64, card: i64, dice: Dice) -> None:
    """As if the turn came at once: movement or action, whichever is better."""
    open_turn(s, seat, card)
    seed: int = dice.below(1 << 30)
    best: i64 = 0
    most: i64 = 0
    for action in game.legal(s, seat):
        gained = try_out(game, s, distances, seat, action, Dice(seed))
        if best == 0 or gained > most:
            best = action
            most = gained
    game.play(s, seat, best)
    finish_turn(game, s, distances, Dice(seed))


def counts_of_position(s: MuertosState, distances: Distances, seat: i64) -> dict[str, int]:
    k = s.skeleton(seat)
    others = [other for other in s.skeletons if other.seat != seat]
    bones: i64 = 0
    for code in range(CODES):
        bones += k.hand[code] * s.tables.back[code]
    return {
        "home": int(k.rank != NOT_IN_GOAL),
        "festivities": len([feast for feast in range(FEASTS) if owns(k, feast)]),
        "fields": -fields_to_go(s, distances, k),
        "limbs": int(k.limbs()),
        "others-limbs": -sum([int(other.limbs()) for other in others]),
        "others-fields": sum([fields_to_go(s, distances, other) for other in others]),
        "gate": -int(festivities_left(s)),
        "cards": int(k.held),
        "bones": int(bones),
    }


def fields_to_go(s: MuertosState, distances: Distances, k: Skeleton) -> int:
    return 0 if k.rank != NOT_IN_GOAL else int(distances.way_home(s, k))
