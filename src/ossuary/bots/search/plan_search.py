"""Plays the best few plans on in the mind, again and again, and drops the worse half of them each time."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.bots.bot import Bot, Budget, Weighed
from ossuary.bots.search.effort import Effort
from ossuary.bots.search.planner import Plan, Planner
from ossuary.core.chance import Dice
from ossuary.core.game import Game
from ossuary.core.state import NOBODY
from ossuary.core.step import contains

LONGEST: Final = 4000  # answers in a playout


class Contender:
    """A plan under comparison: how its playouts were judged, and how many halvings it has outlived."""

    __slots__ = ("plan", "total", "playouts", "outlived", "order")

    def __init__(self, plan: Plan, order: i64) -> None:
        self.plan: Plan = plan
        self.total: i64 = 0
        self.playouts: i64 = 0
        self.outlived: i64 = 0
        self.order: i64 = order  # among the plans as proposed

    def mean(self) -> i64:
        return self.total // self.playouts if self.playouts > 0 else 0


def rank_of(contender: Contender) -> tuple[int, int, int]:
    return int(contender.outlived), int(contender.mean()), -int(contender.order)


class PlanSearch(Bot):
    """Sequential halving: every plan left meets the same chance and the same imagined positions.

    A playout answers for all seats quickly, and is judged after some rounds. The budget counts playouts as positions.
    """

    def __init__(self, level: str, game: Game[Any], planner: Planner, effort: Effort) -> None:
        super().__init__(level, game)
        self.planner: Planner = planner
        self.effort: Effort = effort

    def choose(self, moment: list[int], seat: i64, budget: Budget, seed: int) -> str:
        dice = Dice(seed)
        state = self.game.imagine(moment, seat, dice)
        best = self.compare(moment, state, seat, budget, dice)[0]
        return self.game.words(state, seat, best.plan.answers[0])

    def weigh(self, moment: list[int], seat: i64, budget: Budget, dice: Dice) -> Weighed:
        """Answers that were not compared follow those that were."""
        game = self.game
        state = game.imagine(moment, seat, dice)
        weighed: Weighed = []
        met = vec[i64]()
        worth: i64 = 1 << 30
        for contender in self.compare(moment, state, seat, budget, dice):
            action = contender.plan.answers[0]
            worth = min(worth, contender.mean())  # with fewer playouts a worse plan may have had more luck
            if not contains(met, action):
                met = append(met, action)
                weighed.append((int(worth), game.words(state, seat, action)))
        for action in game.legal(state, seat):
            if not contains(met, action):
                weighed.append((int(min(worth, 0)) - 1, game.words(state, seat, action)))
        return weighed

    def compare(self, moment: list[int], state: Any, seat: i64, budget: Budget, dice: Dice) -> list[Contender]:
        """The plans, the best first."""
        start = perf_counter()
        actions = self.game.legal(state, seat)
        if len(actions) == 1:
            return [Contender(Plan(actions, 0), 0)]
        plans = self.planner.propose(self.game, state, seat, self.effort.plans, dice)
        if self.effort.overlooked > 0:
            plans = self.seen(plans, moment)
        contenders = [Contender(plan, i) for i, plan in enumerate(plans)]
        if len(contenders) > 1 and self.effort.playouts > 0:
            self.halve(contenders, moment, state, seat, budget, int(dice.below(1 << 30)), start)
            contenders.sort(key=rank_of, reverse=True)
        return contenders

    def seen(self, plans: list[Plan], moment: list[int]) -> list[Plan]:
        """The plans that are not overlooked, none of them much worse than the best; one of those if there is none."""
        blind = Dice(number_of(moment))
        least = plans[0].worth - self.effort.gives * self.planner.unit
        near = [plan for plan in plans if plan.worth >= least]
        seen = [plan for plan in near if blind.below(100) >= self.effort.overlooked]
        n: i64 = len(near)
        return seen if seen else [near[blind.below(n)]]

    def halve(
        self,
        contenders: list[Contender],
        moment: list[int],
        state: Any,
        seat: i64,
        budget: Budget,
        seed: int,
        start: float,
    ) -> None:
        """Each stage costs as much as any other, and the worse half of the plans does not outlive it."""
        left = contenders[:]
        stages: i64 = stages_for(len(left))
        world: i64 = 0
        spent: i64 = 0
        most: i64 = self.effort.playouts
        if budget.positions > 0:
            most = min(most, budget.positions)
        seconds = min(self.effort.seconds, budget.seconds)  # without a limit of time the answer must not depend on it
        for stage in range(stages):
            until_spent: i64 = most * (stage + 1) // stages
            until = seconds * float(stage + 1) / float(stages)
            while spent + len(left) <= until_spent or (spent == 0 and stage == 0):
                judged = vec[i64]()
                for contender in left:
                    if spent > 0 and (budget.cancelled or (0.0 < seconds <= perf_counter() - start)):
                        return
                    judged = append(judged, self.play_out(moment, state, seat, contender.plan, seed, world))
                    spent += 1
                for i in range(len(left)):
                    left[i].total += judged[i]
                    left[i].playouts += 1
                world += 1
                if 0.0 < until <= perf_counter() - start:
                    break
            left.sort(key=rank_of, reverse=True)
            left = left[: (len(left) + 1) // 2]
            for contender in left:
                contender.outlived = stage + 1

    def play_out(self, moment: list[int], state: Any, seat: i64, plan: Plan, seed: int, world: i64) -> i64:
        """How a game goes on with a plan, judged by the seat."""
        game = self.game
        planner = self.planner
        luck = Dice(seed, int(world))
        s = game.imagine(moment, seat, luck) if planner.hidden else game.clone(state)
        until = planner.horizon(game, s, self.effort.rounds)
        game.play(s, seat, plan.answers[0])
        given: i64 = 1
        for _ in range(LONGEST):
            game.roll(s, luck)
            asked = game.next_seat(s)
            if asked == NOBODY or game.round_of(s) >= until:
                break
            if asked == seat and given < len(plan.answers):
                answer = plan.answers[given]
                given += 1
                if contains(game.legal(s, seat), answer):
                    game.play(s, seat, answer)
                    continue
                given = len(plan.answers)
            game.play(s, asked, planner.answer(game, s, asked, luck))
        return planner.judge(game, s, seat)


def stages_for(plans: i64) -> i64:
    """How often plans can be halved until one is left."""
    stages: i64 = 0
    while plans > 1:
        plans = (plans + 1) // 2
        stages += 1
    return stages


def number_of(moment: list[int]) -> int:
    """A number that stands for a position."""
    number = 7
    for value in moment:
        number = (number * 31 + value) % 2147483647
    return number
