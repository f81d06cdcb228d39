"""Plans for a round of Bad Bones: the hero's move and the trap together, played through the coming skeleton phases."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.bots.search.planner import NO_PLAN, Plan, Planner, worth_of_plan
from ossuary.core.chance import Dice
from ossuary.core.game import Game
from ossuary.core.state import kind_of
from ossuary.games.bad_bones import phases, steps, verbs
from ossuary.games.bad_bones.actions import first_of, verb_of
from ossuary.games.bad_bones.effects import move_hero
from ossuary.games.bad_bones.efforts import EFFORTS
from ossuary.games.bad_bones.evaluate import FALLEN, HOUSE, worths_of_targets
from ossuary.games.bad_bones.judge import chance_to_win, liked
from ossuary.games.bad_bones.one_board import (
    answer_rest,
    end_skeleton_phase,
    open_trap_phase,
    play_answer,
    play_skeleton_phase,
    return_sent,
)
from ossuary.games.bad_bones.quick import (
    best_purchase,
    copy_alone,
    quick_choice,
    useful_traps,
    worth_at_hand,
    worth_of_trying,
)
from ossuary.games.bad_bones.space import NEIGHBOURS
from ossuary.games.bad_bones.state import NO_HERO, BadBonesState, Board
from ossuary.games.bad_bones.tokens import BY_HERO, ONE_OF

LOOKED_AT_AGAIN: Final = 3  # times as many plans as are wanted
OF_OTHERS: Final = 3  # plans of another seat, of which it is expected to follow the best
SWEEPS: Final = 2  # times that all who play together answer the plans of the others


class BadBonesPlanner(Planner):
    """Nothing is hidden, and until the next arrivals a board can be planned for by itself."""

    def __init__(self) -> None:
        super().__init__(False, HOUSE, EFFORTS)

    def propose(self, game: Game[Any], state: Any, seat: i64, most: i64, dice: Dice) -> list[Plan]:
        s: BadBonesState = state
        if s.phase == phases.MARKET:
            return [Plan(append(vec[i64](), best_purchase(game, s, s.board(seat))), 0)]
        return best_plans(game, copy_alone(s, seat), seat, most, worths_of_targets(s, seat))

    def expect(self, game: Game[Any], state: Any, seat: i64) -> list[Plan]:
        s: BadBonesState = state
        return shared_plan(game, s) if s.coop else plans_of_others(game, s, seat)

    def answer(self, game: Game[Any], state: Any, seat: i64, dice: Dice) -> i64:
        s: BadBonesState = state
        return quick_choice(game, s, seat)

    def horizon(self, game: Game[Any], state: Any, rounds: i64) -> i64:
        """Solo and coop are played to their end, which is known."""
        s: BadBonesState = state
        if s.solo() or (s.coop and not s.endless):
            return max(s.rounds, s.round) + 1 + (rounds if s.heroic else 0)
        return s.round + rounds

    def judge(self, game: Game[Any], state: Any, seat: i64) -> i64:
        s: BadBonesState = state
        return chance_to_win(s, seat)

    def taste(self, game: Game[Any], state: Any, seat: i64) -> i64:
        s: BadBonesState = state
        return liked(s, s.board(seat), self.style)


def best_plans(game: Game[Any], alone: BadBonesState, seat: i64, most: i64, targets: vec[i64]) -> list[Plan]:
    """The best plans for a board, at most so many, the best first."""
    kind = kind_of(alone.pending(seat))
    if kind == steps.HERO:
        plans = moves_with_traps(game, alone, seat, targets)
    else:
        plans = [
            Plan(append(vec[i64](), action), worth_of_trying(game, alone, seat, action, targets))
            for action in game.legal(alone, seat)
        ]
    plans.sort(key=worth_of_plan, reverse=True)
    if kind == steps.HERO or kind == steps.TRAP:
        plans = spread(plans, LOOKED_AT_AGAIN * most)
        for plan in plans:
            plan.worth = worth_with_next_move(game, alone, seat, plan, targets)
    else:
        for plan in plans:
            if verb_of(plan.answers[0]) == verbs.ADVANCE:  # as good as any order, and quicker
                plan.worth += 1
    plans.sort(key=worth_of_plan, reverse=True)
    return spread(plans, most)


def plans_ahead(s: BadBonesState, seat: i64) -> bool:
    """Whether a seat is asked for what the rest of its round depends on."""
    kind = kind_of(s.pending(seat))
    return kind == steps.HERO or kind == steps.TRAP


def plans_of_others(game: Game[Any], s: BadBonesState, seat: i64) -> list[Plan]:
    """The plan that every other seat likes best."""
    plans = [NO_PLAN for _ in range(s.seats)]
    for other in range(1, s.seats + 1):
        if other != seat and plans_ahead(s, other):
            plans[other - 1] = best_plans(game, copy_alone(s, other), other, OF_OTHERS, worths_of_targets(s, other))[0]
    return plans


def shared_plan(game: Game[Any], s: BadBonesState) -> list[Plan]:
    """Best responses of all that play together, seat by seat; whoever gains most by the supply goes first."""
    plans = [NO_PLAN for _ in range(s.seats)]
    gains: list[tuple[int, int]] = []
    for seat in range(1, s.seats + 1):
        if plans_ahead(s, seat):
            best = best_response(game, s, seat, s.supply)
            gains.append((int(best_response(game, s, seat, 0).worth - best.worth), int(seat)))
    gains.sort()
    for number in range(SWEEPS * len(gains)):
        seat = gains[number % len(gains)][1]
        plans[seat - 1] = NO_PLAN
        plans[seat - 1] = best_response(game, s, seat, s.supply - placed_by(plans))
    return plans


def best_response(game: Game[Any], s: BadBonesState, seat: i64, supply: i64) -> Plan:
    alone = copy_alone(s, seat)
    alone.supply = supply
    return best_plans(game, alone, seat, OF_OTHERS, worths_of_targets(s, seat))[0]


def placed_by(plans: list[Plan]) -> i64:
    """The traps that these plans take from the supply."""
    taken: i64 = 0
    for plan in plans:
        for action in plan.answers:
            if verb_of(action) == verbs.PLACE:
                taken += ONE_OF[first_of(action)]
    return taken


def moves_with_traps(game: Game[Any], s: BadBonesState, seat: i64, targets: vec[i64]) -> list[Plan]:
    """Every move of the hero with every trap that may be of use after it."""
    plans: list[Plan] = []
    for move in game.legal(s, seat):
        moved = copy_alone(s, seat)
        b = moved.board(seat)
        play_answer(game, moved, b, move, targets)
        open_trap_phase(moved, b)
        for trap in useful_traps(game, moved, seat):
            answers = vec[i64]([move, trap])
            plans.append(Plan(answers, worth_of_trying(game, moved, seat, trap, targets)))
    return plans


def spread(plans: list[Plan], most: i64) -> list[Plan]:
    """The best, but not all of them with the same first answer."""
    kept: list[Plan] = []
    for plan in plans:
        alike: i64 = 0
        for other in kept:
            if other.answers[0] == plan.answers[0]:
                alike += 1
        if 2 * alike < most:
            kept.append(plan)
        if len(kept) == most:
            break
    return kept


def worth_with_next_move(game: Game[Any], s: BadBonesState, seat: i64, plan: Plan, targets: vec[i64]) -> i64:
    """The worth of the board after this skeleton phase and after the next, with the best move of the hero between."""
    ahead = copy_alone(s, seat)
    b = ahead.board(seat)
    play_answer(game, ahead, b, plan.answers[0], targets)
    if len(plan.answers) > 1:
        open_trap_phase(ahead, b)
        play_answer(game, ahead, b, plan.answers[1], targets)
    end_skeleton_phase(game, ahead, b, targets)
    worth = worth_at_hand(ahead, b, targets)
    if worth == FALLEN:
        return 2 * FALLEN
    return_sent(ahead, b)
    return worth + best_after_next_phase(game, ahead, b, targets)


def best_after_next_phase(game: Game[Any], s: BadBonesState, b: Board, targets: vec[i64]) -> i64:
    if b.hero == NO_HERO:
        play_skeleton_phase(game, s, b, targets)
        return worth_at_hand(s, b, targets)
    best: i64 = 4 * FALLEN
    for place in NEIGHBOURS[b.hero]:
        ahead = copy_alone(s, b.seat)
        own = ahead.board(b.seat)
        move_hero(ahead, own, place, BY_HERO)
        answer_rest(game, ahead, own, targets)
        play_skeleton_phase(game, ahead, own, targets)
        best = max(best, worth_at_hand(ahead, own, targets))
    return best
