"""What the search asks about Día de los Muertos: movements by where they end, quick answers, who will win."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ossuary.bots.bot import Budget
from ossuary.bots.search.effort import Effort
from ossuary.bots.search.plan_search import PlanSearch
from ossuary.bots.search.planner import CERTAIN
from ossuary.core.chance import Dice
from ossuary.core.state import NOBODY, kind_of
from ossuary.games.dia_de_los_muertos import steps, verbs
from ossuary.games.dia_de_los_muertos.actions import verb_of
from ossuary.games.dia_de_los_muertos.movements import movements
from ossuary.games.dia_de_los_muertos.plans import MuertosPlanner
from support.random_games import play_on
from support.setups import counted, the_game

RACE = the_game("dia-de-los-muertos")
ALL_FEASTS = 7  # one bit each


def positions(kind: int, count: int, seats: int = 3) -> list[tuple[Any, int]]:
    """Positions of random games in which a seat is asked a question of this kind."""
    found: list[tuple[Any, int]] = []
    for luck in range(1000):
        rng = random.Random(luck)
        s = RACE.begin(seats, RACE.read_setup(seats, []))
        for _ in play_on(RACE, s, rng, rng.randrange(60, 400)):
            pass
        for _ in range(60):
            RACE.roll(s, Dice(luck))
            seat = int(RACE.next_seat(s))
            if seat == NOBODY:
                break
            if kind_of(s.pending(seat)) == kind and len(RACE.legal(s, seat)) > 1:
                found.append((s, seat))
                break
            RACE.play(s, seat, rng.choice(list(RACE.legal(s, seat))))
        if len(found) == count:
            return found
    raise AssertionError("too few positions")


def ends(s: Any, seat: int) -> set[tuple[int, int]]:
    """Where skeleton and dog can stand when the movement is over, by trying every answer; a bite ends it here."""
    found = set()
    seen = set()
    left = [s]
    while left:
        here = left.pop()
        if RACE.canonical(here) in seen:
            continue
        seen.add(RACE.canonical(here))
        for action in RACE.legal(here, seat):
            ahead = RACE.clone(here)
            RACE.play(ahead, seat, action)
            if verb_of(action) == verbs.STOP:
                found.add((int(here.skeleton(seat).at), int(here.dog)))
            elif RACE.next_seat(ahead) == seat and kind_of(ahead.pending(seat)) == steps.MOVEMENT:
                left.append(ahead)
    return found


def test_every_end_of_a_movement_has_a_chain_that_leads_there() -> None:
    for s, seat in positions(steps.MOVEMENT, counted(30, 300, 12)):
        before = RACE.canonical(s)
        chains = movements(s, s.skeleton(seat))
        assert RACE.canonical(s) == before, "planning has changed the position"
        reached = set()
        for chain in chains:
            ahead = RACE.clone(s)
            stood = (int(ahead.skeleton(seat).at), int(ahead.dog))
            for action in chain:
                if RACE.next_seat(ahead) != seat or action not in list(RACE.legal(ahead, seat)):
                    break
                if verb_of(action) == verbs.STOP:
                    reached.add(stood)
                RACE.play(ahead, seat, action)
                stood = (int(ahead.skeleton(seat).at), int(ahead.dog))
        assert reached >= ends(s, seat)
        assert {int(chain[0]) for chain in chains} <= {int(action) for action in RACE.legal(s, seat)}


@pytest.mark.parametrize("kind", [steps.LAY, steps.TURN, steps.MOVEMENT, steps.SWAP, steps.HOLD, steps.DODGE])
def test_quick_answers_are_legal_and_change_nothing(kind: int) -> None:
    planner = MuertosPlanner()
    for s, seat in positions(kind, counted(15, 200, 4)):
        before = RACE.canonical(s)
        assert planner.answer(RACE, s, seat, Dice(4)) in list(RACE.legal(s, seat))
        for plan in planner.propose(RACE, s, seat, 12, Dice(4)):
            assert plan.answers[0] in list(RACE.legal(s, seat))
        assert RACE.canonical(s) == before


def test_an_imagined_position_fits_all_that_the_seat_knows() -> None:
    """Backs, discards, piles, the own cards: the seat could not tell the two apart."""
    for kind in (steps.LAY, steps.TURN, steps.DODGE):
        for s, seat in positions(kind, counted(10, 100, 4), 4):
            moment = RACE.moment(s, seat)
            for luck in range(3):
                other = RACE.imagine(moment, seat, Dice(luck))
                assert RACE.moment(other, seat) == moment
                held = [int(n) for k in other.skeletons for n in k.hand[14:]]
                assert not any(held), "a card has no front"


def near_the_end(own: int, other: int) -> Any:
    """The first skeleton is home with these festivities, the second one still on its way with those."""
    s = RACE.begin(2, RACE.read_setup(2, []))
    RACE.roll(s, Dice(3))
    first, second = s.skeletons
    first.at, first.rank, first.festivities = 32, 1, own
    second.at, second.festivities = 16, other
    for feast in range(3):
        s.festivities[feast] = 0
    s.gravedigger = 5
    return s


def test_whoever_is_home_first_may_have_lost_all_the_same() -> None:
    planner = MuertosPlanner()
    behind = near_the_end(0, ALL_FEASTS)  # 7 points against 5 and 6
    assert planner.judge(RACE, behind, 1) < CERTAIN // 4
    assert planner.judge(RACE, behind, 2) > CERTAIN * 3 // 4
    ahead = near_the_end(ALL_FEASTS, 0)
    assert planner.judge(RACE, ahead, 1) > CERTAIN * 3 // 4
    level = near_the_end(2 | 1, 4)  # 10 points against 8
    assert planner.judge(RACE, level, 1) > CERTAIN // 2


def test_cards_that_are_as_good_as_each_other_are_laid_now_this_now_that() -> None:
    """So nobody can read from a back what lies under it; but with one seed it is always the same card."""
    effort = Effort(plans=8, playouts=24, rounds=1, seconds=9.0)
    bot = PlanSearch("any", RACE, MuertosPlanner(), effort)
    mixed = 0
    for s, seat in positions(steps.LAY, 6):
        moment = RACE.moment(s, seat)
        laid = [bot.choose(moment, seat, Budget(), seed) for seed in range(6)]
        assert laid[0] == bot.choose(moment, seat, Budget(), 0)
        mixed += len(set(laid)) > 1
    assert mixed
