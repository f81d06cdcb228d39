"""What a search asks about a game: plans worth a closer look, a quick answer for anybody, and who is ahead."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ossuary.bots.characters import STYLES
from ossuary.bots.search.effort import EFFORTS, Effort
from ossuary.core.chance import Dice
from ossuary.core.game import Game, Outcome

CERTAIN: Final = 10000  # the judgement of a game that is won


class Plan:
    """An answer with what the seat means to answer next, and what the planner thinks of it before any search."""

    __slots__ = ("answers", "worth")

    def __init__(self, answers: vec[i64], worth: i64) -> None:
        self.answers: vec[i64] = answers
        self.worth: i64 = worth


NO_PLAN: Final = Plan(vec[i64](), 0)


def worth_of_plan(plan: Plan) -> int:
    return int(plan.worth)


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner:
    """One for each game; this one knows nothing of its game and plays on at random.

    `hidden`: whether a seat does not know the whole position, so that each playout needs one imagined anew.
    `unit`: the worth of a small loss that a player would notice. `efforts`: how hard each character thinks in it.
    `trust`: how many playouts prior() is worth. `noticed`: what the unit is about worth on the scale of judge().
    """

    def __init__(self, hidden: bool, unit: i64 = 1, efforts: dict[str, Effort] = EFFORTS, trust: i64 = 0) -> None:
        self.hidden: bool = hidden
        self.unit: i64 = unit
        self.efforts: dict[str, Effort] = efforts
        self.trust: i64 = trust
        self.noticed: i64 = 300
        self.style: str = ""

    def adopt(self, style: str) -> None:
        """Like from now on what this style likes; KeyError if there is no such style."""
        if style not in STYLES:
            raise KeyError(style)
        self.style = style

    def taste(self, game: Game[Any], state: Any, seat: i64) -> i64:
        """What the adopted style likes about a position, on the scale of judge(): a few hundred at most."""
        return 0

    def propose(self, game: Game[Any], state: Any, seat: i64, most: i64, dice: Dice) -> list[Plan]:
        """The best plans, at most so many, the best first; the position stays as it is."""
        return [Plan(append(vec[i64](), action), 0) for action in game.legal(state, seat)]

    def expect(self, game: Game[Any], state: Any, seat: i64) -> list[Plan]:
        """What each seat is expected to answer next, seat 1 first; a plan without answers where nothing is known.

        What stands at the place of the asking seat itself does not count.
        """
        return [NO_PLAN for _ in range(state.seats)]

    def answer(self, game: Game[Any], state: Any, seat: i64, dice: Dice) -> i64:
        """A quick answer of any seat that is asked; the position stays as it is."""
        actions = game.legal(state, seat)
        n: i64 = len(actions)
        return actions[dice.below(n)]

    def prior(self, plan: Plan, best: Plan) -> i64:
        """What it thinks of a plan before any playout, compared with the best one, on the scale of judge()."""
        return 0

    def mixes(self, state: Any, seat: i64) -> bool:
        """Whether others could read this answer of the seat, so that it should not always be the same."""
        return False

    def horizon(self, game: Game[Any], state: Any, rounds: i64) -> i64:
        """The round at whose beginning a playout may end, if the search looks so many rounds ahead."""
        return game.round_of(state) + rounds

    def judge(self, game: Game[Any], state: Any, seat: i64) -> i64:
        """The seat's chance to win, from 0 to CERTAIN, in a position that may be over."""
        return judge_outcome(game.outcome(state), seat)


def judge_outcome(outcome: Outcome, seat: i64) -> i64:
    """A win is shared by those who won; in a game that is not over nobody knows."""
    if not outcome.over:
        return CERTAIN // 2
    return CERTAIN // len(outcome.winners) if seat in outcome.winners else 0
