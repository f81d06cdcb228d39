"""Where the table advances a seat's skeletons unasked (BB-5.15), no other order would have led anywhere else."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given

from ossuary.core.notation import read_script
from ossuary.core.play import Play
from ossuary.core.step import UNDECIDED
from support.bad_bones_positions import lucks, many, placed, positions
from support.setups import the_game

GAME = the_game("bad-bones")
ORDERS_TRIED = 4


def marching(*lines: str, options: str = "play=coop") -> Any:
    head = ["game: bad-bones", "rules: 2", "seats: 2", f"options: {options}", "position:", "  phase skeletons"]
    state = Play(
        GAME,
        read_script(
            "\n".join([*head, *("  " + line for line in lines), "  seat 2", "    hero c3", "---", ""]).encode()
        ),
    ).state
    assert GAME.asked_name(state, 1) == "order"
    return state


def is_needless(state: Any) -> bool:
    action = GAME.needless_answer(state, 1)
    assert action == UNDECIDED or GAME.words(state, 1, action) == "advance"
    return action != UNDECIDED


def test_skeletons_that_do_not_meet_need_no_order() -> None:
    state = marching("capital 2", "seat 1", "  hero c3", "  skeleton red-left a1 ^", "  skeleton blue-left e5 v")
    assert is_needless(state)
    assert not GAME.hides_question(state, 1)


def test_who_comes_to_a_tower_first_matters() -> None:
    seat = ["seat 1", "  hero c3", "  skeleton red-left a4 >", "  skeleton blue-left b5 v"]
    assert not is_needless(marching("capital 2", *seat))


def test_a_weapon_matters_once_it_can_be_used() -> None:
    armed = ["seat 1", "  hero c1", "  weapon crossbow"]
    three = ["  skeleton red-left b1 >", "  skeleton blue-left d1 <", "  skeleton green-left b1 >"]
    advanced = "mode=advanced play=versus"
    target = "  skeleton yellow-left a5 v"
    assert is_needless(marching(*armed, *three[:2], target, options=advanced))
    assert not is_needless(marching(*armed, *three, target, options=advanced))


def outcome(state: Any, seat: int) -> list[Any]:
    """What lies on and beside the board of a seat, whoever came there first."""
    facts = GAME.facts(state)
    own = facts["seats"][seat - 1]
    lists = {name: sorted(map(str, value)) for name, value in own.items() if isinstance(value, list)}
    return [facts.get("capital"), {**own, **lists}]


@given(positions(), lucks)
@many(40, 2000)
def test_no_order_leads_elsewhere(position: str, luck: int) -> None:
    state, _ = placed(position)
    rng = random.Random(luck)
    for seat in range(1, state.seats + 1):
        if GAME.asked_name(state, seat) != "order" or GAME.needless_answer(state, seat) == UNDECIDED:
            continue
        ends = []
        for order in range(ORDERS_TRIED):
            other = GAME.clone(state)
            while GAME.asked_name(other, seat) == "order":
                actions = list(GAME.legal(other, seat))
                GAME.draft(other, seat, actions[0] if order == 0 else rng.choice(actions))
            assert GAME.asked_name(other, seat) == ""
            ends.append(outcome(other, seat))
        assert all(end == ends[0] for end in ends)
