"""What a search asks about Día de los Muertos: answers worth a closer look, quick answers, and who is ahead."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.bots.search.planner import CERTAIN, Plan, Planner, judge_outcome, worth_of_plan
from ossuary.core.chance import Dice
from ossuary.core.game import Game
from ossuary.core.state import NOBODY, kind_of
from ossuary.core.step import contains
from ossuary.games.dia_de_los_muertos import steps, verbs
from ossuary.games.dia_de_los_muertos.actions import act, first_of, verb_of
from ossuary.games.dia_de_los_muertos.cards import REACTION
from ossuary.games.dia_de_los_muertos.distances import Distances, kept_distances
from ossuary.games.dia_de_los_muertos.efforts import EFFORTS
from ossuary.games.dia_de_los_muertos.evaluate import (
    FIELD,
    MINE,
    MuertosEvaluator,
    end_with_turn,
    finish_turn,
    quick_answer,
    worth,
)
from ossuary.games.dia_de_los_muertos.movements import joined, movements
from ossuary.games.dia_de_los_muertos.outlook import chance_to_win
from ossuary.games.dia_de_los_muertos.quick_turns import NEVER, QuickTurns
from ossuary.games.dia_de_los_muertos.state import NOT_IN_GOAL, RUNNING, MuertosState

TRUST: Final = 2  # playouts
A_FIELD: Final = 360  # the chance to win that a field on the way home is thought to be worth
# What a style likes, on the same scale.
A_LIMB: Final = 200
A_CARD: Final = 80
LIKED_FIELD: Final = 120
DONE: Final = act(verbs.DONE, 0, 0)


class MuertosPlanner(Planner):
    """Hands are hidden, so each playout is of another imagined position.

    Cards are laid and held back now this way, now that where it makes no difference: else a back could be read.
    """

    def __init__(self) -> None:
        super().__init__(True, MINE * FIELD // 5, EFFORTS, TRUST)
        self.noticed = A_FIELD // 5
        self.evaluator: MuertosEvaluator = MuertosEvaluator()
        self.distances: Distances | None = None

    def propose(self, game: Game[Any], state: Any, seat: i64, most: i64, dice: Dice) -> list[Plan]:
        s: MuertosState = state
        kind = kind_of(s.pending(seat))
        if kind == steps.MOVEMENT or kind == steps.TURN:
            plans = self.plan_turn(game, s, seat, kind == steps.TURN, dice)
        else:
            actions = game.legal(s, seat)
            worths = self.evaluator.weigh(game, s.clone(), seat, actions, dice)
            plans = [Plan(append(vec[i64](), actions[i]), worths[i]) for i in range(len(actions))]
        plans.sort(key=worth_of_plan, reverse=True)
        return plans[:most]

    def plan_turn(self, game: Game[Any], s: MuertosState, seat: i64, decides: bool, dice: Dice) -> list[Plan]:
        """Movements by where they end and, if the card can still be played as an action, that."""
        distances = self.distances_of(s)
        seed = int(dice.below(1 << 30))
        alone = s.clone()
        end_with_turn(alone)
        chains: list[vec[i64]] = []
        if not decides:
            chains = movements(alone, alone.skeleton(seat))
        else:
            for action in game.legal(alone, seat):
                first = append(vec[i64](), action)
                if verb_of(action) != verbs.MOVE:
                    chains.append(first)
                    continue
                moving = alone.clone()
                game.play(moving, seat, action)
                if moving.pending(seat) == NOBODY or kind_of(moving.pending(seat)) != steps.MOVEMENT:
                    chains.append(first)  # somebody may hold on first
                    continue
                for chain in movements(moving, moving.skeleton(seat)):
                    chains.append(joined(first, chain))
        return [Plan(chain, self.worth_of_chain(game, alone, distances, seat, chain, Dice(seed))) for chain in chains]

    def worth_of_chain(
        self, game: Game[Any], s: MuertosState, distances: Distances, seat: i64, chain: vec[i64], luck: Dice
    ) -> i64:
        """The worth of some answers in a row, as far as they can be given, once the turn is over."""
        ahead = s.clone()
        for answer in chain:
            game.roll(ahead, luck)
            if game.next_seat(ahead) != seat or not contains(game.legal(ahead, seat), answer):
                break
            game.play(ahead, seat, answer)
        finish_turn(game, ahead, distances, luck)
        return worth(ahead, distances, seat)

    def answer(self, game: Game[Any], state: Any, seat: i64, dice: Dice) -> i64:
        s: MuertosState = state
        kind = kind_of(s.pending(seat))
        if kind == steps.LAY:
            return self.card_to_lay(game, s, seat, dice)
        if kind == steps.SWAP:
            return DONE  # two cards for one are hardly ever worth it
        if kind != steps.TURN:
            return quick_answer(game, s, self.distances_of(s), seat)
        return self.use_of_card(game, s, seat, dice)

    def use_of_card(self, game: Game[Any], s: MuertosState, seat: i64, dice: Dice) -> i64:
        """Movement or action."""
        actions = game.legal(s, seat)
        if len(actions) == 1:
            return actions[0]
        alone = s.clone()
        end_with_turn(alone)
        quick = QuickTurns(game, alone, self.distances_of(s), seat, int(dice.below(1 << 30)))
        card = s.skeleton(seat).laid
        return actions[1] if quick.acting(card) > quick.moving(card) else actions[0]

    def card_to_lay(self, game: Game[Any], s: MuertosState, seat: i64, dice: Dice) -> i64:
        """As if the turn came at once."""
        actions = game.legal(s, seat)
        if len(actions) == 1:
            return actions[0]
        alone = s.clone()
        end_with_turn(alone)
        quick = QuickTurns(game, alone, self.distances_of(s), seat, int(dice.below(1 << 30)))
        best: i64 = 0
        most: i64 = NEVER
        for lays in actions:
            card = first_of(lays)
            value = quick.moving(card)
            if s.tables.nature[card] != REACTION:
                value = max(value, quick.acting(card))
            if value > most:
                most = value
                best = lays
        return best

    def judge(self, game: Game[Any], state: Any, seat: i64) -> i64:
        s: MuertosState = state
        if s.ending != RUNNING:
            return judge_outcome(game.outcome(s), seat)
        return chance_to_win(s, self.distances_of(s), seat)

    def taste(self, game: Game[Any], state: Any, seat: i64) -> i64:
        """Builders keep limbs and cards together, racers want to be home, senders want the others far from it."""
        s: MuertosState = state
        k = s.skeleton(seat)
        if self.style == "builder":
            return A_LIMB * k.limbs() + A_CARD * k.held
        distances = self.distances_of(s)
        if self.style == "racer":
            return -LIKED_FIELD * distances.way_home(s, k) if k.rank == NOT_IN_GOAL else 0
        found: i64 = 0
        for other in s.skeletons:
            if other.seat != seat and other.rank == NOT_IN_GOAL:
                found += LIKED_FIELD * distances.way_home(s, other)
        return found

    def mixes(self, state: Any, seat: i64) -> bool:
        s: MuertosState = state
        kind = kind_of(s.pending(seat))
        return kind == steps.LAY or kind == steps.HOLD or kind == steps.DODGE

    def prior(self, plan: Plan, best: Plan) -> i64:
        return CERTAIN // 2 + (plan.worth - best.worth) * A_FIELD // (MINE * FIELD)

    def distances_of(self, s: MuertosState) -> Distances:
        distances = kept_distances(self.distances, s.tables)
        self.distances = distances
        return distances
