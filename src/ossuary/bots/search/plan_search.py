"""Plays the best few plans on in the mind, again and again, and drops the worse half of them each time."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.bots.bot import Bot, Budget, Weighed
from ossuary.bots.search.effort import Effort
from ossuary.bots.search.luck import Luck
from ossuary.bots.search.planner import Plan, Planner, worth_of_plan
from ossuary.core.chance import Dice
from ossuary.core.game import Game
from ossuary.core.state import NOBODY
from ossuary.core.step import contains

LOOK: Final = 16  # imagined positions between two looks at which plans are clearly behind
CLEAR: Final = 3.5  # standard errors that a plan has to be behind to be dropped
NEAR: Final = 100  # on the scale of judgements: plans this close are as good as each other
LONGEST: Final = 4000  # answers in a playout
PLAYOUTS_EACH: Final = 4  # that a plan should have at least, where the budget is small
MOST_ROUNDS: Final = 1000  # numbers that the chance of one playout may need


class Contender:
    """A plan under comparison: how its playouts were judged, and how many halvings it has outlived.

    `total` and `playouts` count the planner's prior judgement as well, `judged` has the playouts alone.
    """

    __slots__ = ("plan", "total", "playouts", "outlived", "order", "judged")

    def __init__(self, plan: Plan, order: i64) -> None:
        self.plan: Plan = plan
        self.total: i64 = 0
        self.playouts: i64 = 0
        self.judged: vec[i64] = vec[i64]()
        self.outlived: i64 = 0
        self.order: i64 = order  # among the plans as proposed

    def mean(self) -> i64:
        return self.total // self.playouts if self.playouts > 0 else 0


def rank_of(contender: Contender) -> tuple[int, int, int]:
    return int(contender.outlived), int(contender.mean()), -int(contender.order)


class PlanSearch(Bot):
    """Sequential halving: every plan left meets the same chance and the same imagined positions.

    Plans that are clearly behind are dropped at once, and the search ends when one is left. A playout answers for all
    seats quickly, and is judged after some rounds. The budget counts playouts as positions.
    """

    def __init__(self, level: str, game: Game[Any], planner: Planner, effort: Effort) -> None:
        super().__init__(level, game)
        self.planner: Planner = planner
        self.effort: Effort = effort

    def choose(self, moment: list[int], seat: i64, budget: Budget, seed: int) -> str:
        dice = Dice(seed)
        state = self.game.imagine(moment, seat, dice)
        contenders = self.compare(moment, state, seat, budget, dice)
        best = contenders[0]
        if self.planner.mixes(state, seat):
            equals = nearly_equal(contenders)
            n: i64 = len(equals)
            best = equals[dice.below(n)]
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
        plans = self.planner.propose(self.game, state, seat, self.most_plans(budget), dice)
        if self.planner.style and self.effort.playouts == 0:
            self.add_taste(plans, moment, state, seat, int(dice.below(1 << 30)))
        if self.effort.overlooked > 0:
            plans = self.seen(plans, moment)
        contenders = [Contender(plan, i) for i, plan in enumerate(plans)]
        if len(contenders) > 1 and self.effort.playouts > 0:
            self.begin_with_priors(contenders)
            self.halve(contenders, moment, state, seat, budget, int(dice.below(1 << 30)), start)
            contenders.sort(key=rank_of, reverse=True)
        return contenders

    def add_taste(self, plans: list[Plan], moment: list[int], state: Any, seat: i64, seed: int) -> None:
        """Whoever does not play on looks at least at what its style likes about the end of the round."""
        of_all = self.planner.expect(self.game, state, seat)
        for plan in plans:
            of_all[seat - 1] = plan
            ahead = self.play_on(moment, state, seat, of_all, seed, 0, 1)
            plan.worth += self.planner.taste(self.game, ahead, seat) * self.planner.unit // self.planner.noticed
        plans.sort(key=worth_of_plan, reverse=True)

    def begin_with_priors(self, contenders: list[Contender]) -> None:
        """What the planner thinks of the plans counts as much as some playouts."""
        trust = self.planner.trust
        for contender in contenders:
            contender.total = self.planner.prior(contender.plan, contenders[0].plan) * trust
            contender.playouts = trust

    def most_plans(self, budget: Budget) -> i64:
        """With few playouts only a few plans can be told apart."""
        if budget.positions == 0 or self.effort.playouts == 0:
            return self.effort.plans
        return min(self.effort.plans, max(2, budget.positions // PLAYOUTS_EACH))

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
        plans = self.planner.expect(self.game, state, seat)
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
                    plans[seat - 1] = contender.plan
                    judged = append(judged, self.play_out(moment, state, seat, plans, seed, world))
                    spent += 1
                for i in range(len(left)):
                    left[i].total += judged[i]
                    left[i].playouts += 1
                    left[i].judged = append(left[i].judged, judged[i])
                world += 1
                if world % LOOK == 0:
                    left = still_open(left)
                    if len(left) == 1:
                        left[0].outlived = stages
                        return
                if 0.0 < until <= perf_counter() - start:
                    break
            left.sort(key=rank_of, reverse=True)
            left = left[: (len(left) + 1) // 2]
            for contender in left:
                contender.outlived = stage + 1

    def play_out(self, moment: list[int], state: Any, seat: i64, plans: list[Plan], seed: int, world: i64) -> i64:
        """How a game goes on if all seats begin with their plans, judged by the seat."""
        ahead = self.play_on(moment, state, seat, plans, seed, world, self.effort.rounds)
        judged = self.planner.judge(self.game, ahead, seat)
        return judged + self.planner.taste(self.game, ahead, seat) if self.planner.style else judged

    def play_on(
        self, moment: list[int], state: Any, seat: i64, plans: list[Plan], seed: int, world: i64, rounds: i64
    ) -> Any:
        """The position that a game comes to in some rounds."""
        game = self.game
        planner = self.planner
        luck = Luck(seed, int(world) * MOST_ROUNDS)
        s = game.imagine(moment, seat, luck) if planner.hidden else game.clone(state)
        round_now = game.round_of(s)
        until = planner.horizon(game, s, rounds)
        given = vec[i64]([0] * len(plans))
        game.play(s, seat, plans[seat - 1].answers[0])
        given[seat - 1] = 1
        for _ in range(LONGEST):
            game.roll(s, luck)
            asked = game.next_seat(s)
            if asked == NOBODY or game.round_of(s) >= until:
                break
            if game.round_of(s) > round_now:  # what was drawn more or less in one round must not change the next
                round_now = game.round_of(s)
                luck = Luck(seed, int(world * MOST_ROUNDS + round_now))
            plan = plans[asked - 1].answers
            number = given[asked - 1]
            given[asked - 1] += 1
            if number < len(plan) and contains(game.legal(s, asked), plan[number]):
                game.play(s, asked, plan[number])
            else:
                given[asked - 1] = LONGEST
                game.play(s, asked, planner.answer(game, s, asked, luck))
        return s


def nearly_equal(contenders: list[Contender]) -> list[Contender]:
    """The best, and those that were played on as often as it was and are hardly worse."""
    best = contenders[0]
    return [one for one in contenders if one.playouts == best.playouts and one.mean() >= best.mean() - NEAR]


def still_open(contenders: list[Contender]) -> list[Contender]:
    """Those that may still turn out to be the best: not clearly behind the leader in the same imagined positions."""
    leader = max(contenders, key=rank_of)
    left: list[Contender] = []
    for contender in contenders:
        if contender is leader or not clearly_behind(contender.judged, leader.judged):
            left.append(contender)
    return left


def clearly_behind(judged: vec[i64], leader: vec[i64]) -> bool:
    """Whether the mean of the differences is many times as large as its standard error."""
    n = float(len(judged))
    total = 0.0
    squares = 0.0
    for i in range(len(judged)):
        behind = float(leader[i] - judged[i])
        total += behind
        squares += behind * behind
    mean = total / n
    variance = max(squares / n - mean * mean, 1.0) / n
    return mean > 0.0 and mean * mean > CLEAR * CLEAR * variance


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
