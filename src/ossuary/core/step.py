"""A step of a game: a passage of its rulebook that either asks a seat or does something by itself."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ossuary.core.chance import Dice
from ossuary.core.refusal import Reason
from ossuary.core.state import State

S = TypeVar("S", bound=State)

UNDECIDED: Final = -1


def contains(actions: vec[i64], action: i64) -> bool:
    for a in actions:
        if a == action:
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Subclasses override run(), or legal() and answer(); steps that chance answers override weight() too.

    `kind` is the step's place in its game's list. `always_asked`: asked even if there is only one answer, as the
    questions that open a phase or a turn are; other questions with a single answer are settled without asking.
    `reacts`: it asks whether a seat reacts to what another does; the last answer is always not to. `counted`: its list
    of answers is long, and it overrides count() and nth(), which find one of them without making the list.
    """

    def __init__(self, kind: i64, name: str, asks: bool, always_asked: bool) -> None:
        self.kind: i64 = kind
        self.name: str = name
        self.asks: bool = asks
        self.always_asked: bool = always_asked
        self.reacts: bool = False
        self.counted: bool = False

    def run(self, s: S, seat: i64, arg: i64) -> None:
        """Do what needs no answer. The frame has been taken off its stack."""
        raise NotImplementedError(self.name)

    def legal(self, s: S, seat: i64, arg: i64) -> vec[i64]:
        """The answers of the seat asked, in a fixed order."""
        raise NotImplementedError(self.name)

    def count(self, s: S, seat: i64, arg: i64) -> i64:
        """How many answers legal() lists."""
        return len(self.legal(s, seat, arg))

    def nth(self, s: S, seat: i64, arg: i64, n: i64) -> i64:
        """The n-th answer of legal(), counted from 0."""
        return self.legal(s, seat, arg)[n]

    def answer(self, s: S, seat: i64, arg: i64, action: i64) -> None:
        """Apply a legal answer. The frame has been taken off its stack."""
        raise NotImplementedError(self.name)

    def explain(self, s: S, seat: i64, arg: i64, action: i64) -> list[Reason]:
        """Every rule that forbids this answer to this question. It is not legal: Game.explain() has checked that."""
        raise NotImplementedError(self.name)

    def prompt(self, s: S, seat: i64, arg: i64) -> dict[str, str]:
        """What the question is about, beyond its name."""
        return {}

    def chains(self, s: S, seat: i64, arg: i64) -> list[list[int]]:
        """Answers that can be given in a row, from this question on: see Game.chains()."""
        return []

    def only_answer(self, s: S, seat: i64, arg: i64) -> i64:
        """The answer if there is only one, or UNDECIDED."""
        if self.counted:
            if self.count(s, seat, arg) == 1:
                return self.nth(s, seat, arg, 0)
            return UNDECIDED
        actions = self.legal(s, seat, arg)
        if len(actions) == 1:
            return actions[0]
        return UNDECIDED

    def needless_answer(self, s: S, seat: i64, arg: i64) -> i64:
        """The answer that a person need not be asked for, or UNDECIDED. It is an answer like any other all the same."""
        return UNDECIDED

    def hides(self, s: S, seat: i64, arg: i64) -> bool:
        """Whether the others would learn something hidden if a person were not asked for a needless answer."""
        return True

    def weight(self, s: S, arg: i64, action: i64) -> i64:
        """How many tokens or cards lead to this answer of chance."""
        return 1

    def total(self, s: S, arg: i64) -> i64:
        """How many tokens or cards chance draws from."""
        n: i64 = 0
        for action in self.legal(s, 0, arg):
            n += self.weight(s, arg, action)
        return n

    def pick(self, s: S, arg: i64, r: i64) -> i64:
        """The answer of chance that the r-th token or card leads to, counted in the order of legal()."""
        for action in self.legal(s, 0, arg):
            r -= self.weight(s, arg, action)
            if r < 0:
                return action
        raise ValueError("more drawn than there is")


def random_answer(step: Step[S], s: S, seat: i64, arg: i64, dice: Dice) -> i64:
    """One of the answers of legal(), each as likely as any other."""
    if step.counted:
        return step.nth(s, seat, arg, dice.below(step.count(s, seat, arg)))
    actions = step.legal(s, seat, arg)
    return actions[dice.below(len(actions))]
