"""The bench itself is tested: a claim that is wrong passes in at most one of twenty trials."""

from __future__ import annotations

import random

import pytest

from ossuary.games import make_game
from ossuary.lab.arena import play_blocks
from ossuary.lab.bootstrap import interval
from ossuary.lab.contest import Contest, Entrant
from ossuary.lab.sprt import HOLDS, OPEN, Sprt

TRIALS = 1500
MOST_BLOCKS = 4000
# Of 1500 trials with a chance of 5 % each, more than 95 pass in one of a hundred runs only.
MOST_WRONG = 95

# How the two games of a block between equals may come out: both alike, mostly one each, hardly anything but one each.
SPREADS = {"wide": [0.0, 1.0], "usual": [0.0, 0.5, 0.5, 0.5, 1.0], "narrow": [0.0, 1.0, *[0.5] * 18]}


def passed(shares: list[float], shift: float = 0.0) -> int:
    """In how many trials a claim of 55 % passes, when blocks come from these shares."""
    dice = random.Random(55)
    holds = 0
    for _ in range(TRIALS):
        test = Sprt(0.55, 0.5)
        while test.verdict == OPEN and test.blocks < MOST_BLOCKS:
            share = dice.choice(shares)
            test.add(1.0 if share < 1 and dice.random() < shift else share)
        holds += test.verdict == HOLDS
    return holds


@pytest.mark.parametrize("spread", SPREADS)
def test_equals_rarely_pass_for_better(spread: str) -> None:
    assert passed(SPREADS[spread]) <= MOST_WRONG


def test_who_is_better_mostly_passes() -> None:
    """A tenth of the blocks that were not won before: 55 % with the wide spread."""
    assert passed(SPREADS["wide"], shift=0.1) >= TRIALS - MOST_WRONG


@pytest.mark.heavy
def test_greedy_rarely_passes_for_better_than_itself() -> None:
    """Blocks of real games, drawn again; either of the two could have been the first."""
    entrants = (Entrant("one", "greedy"), Entrant("two", "greedy"))
    game = make_game("dia-de-los-muertos")
    contest = Contest(game.name, None, 2, game.read_setup(2, []), entrants)
    shares = [share for block in play_blocks(contest, contest.tasks(1, 6)) if (share := block.share("one")) is not None]
    assert len(shares) == 6
    assert passed([*shares, *(1 - share for share in shares)]) <= MOST_WRONG


def test_few_blocks_decide_nothing() -> None:
    assert Sprt(0.55, 0.5).add_all([1.0] * 11).verdict == OPEN
    assert Sprt(0.9, 0.5).add_all([1.0] * 12).verdict == HOLDS


def test_nothing_counts_after_a_verdict() -> None:
    test = Sprt(0.9, 0.5).add_all([1.0] * 40)
    blocks = test.blocks
    test.add(0.0)
    assert (test.verdict, test.blocks) == (HOLDS, blocks)


def test_intervals_hold_the_truth_nineteen_times_in_twenty() -> None:
    dice = random.Random(95)
    missed = 0
    for _ in range(60):
        low, high = interval([dice.choice([0.0, 0.5, 1.0]) for _ in range(60)])
        missed += not low <= 0.5 <= high
    assert missed <= 9  # more than nine of sixty in one of a thousand runs only


def test_blocks_that_are_all_alike_leave_room() -> None:
    low, high = interval([1.0] * 20)
    assert (round(low, 2), high) == (0.86, 1.0)
    assert interval([]) == (0.0, 1.0)
