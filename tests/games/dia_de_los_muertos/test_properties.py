"""What holds in every game of Día de los Muertos, whatever is played; counted from the facts after every answer."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from ossuary.core.game import Facts
from ossuary.core.notation import read_script
from ossuary.core.play import Play
from support.bad_bones_positions import lucks, many
from support.dia_positions import COPIES, DENS, FESTIVITIES, Race, races
from support.random_games import play_on
from support.setups import the_game

GAME = the_game("dia-de-los-muertos")
HAND_LIMIT = 8
DIGGER_WAY = [32, 28, 27, 26, 25, 17]
BLOCKS = [5, 7, 16]
RANK_POINTS = [0, 7, 5, 3, 2, 1, 0]


def check_cards(facts: Facts) -> None:
    """All 66 cards, each in one place; those that are neither in a hand nor face up are the draw pile."""
    found: Counter[str] = Counter(facts["discards"])
    found.update(facts["jaws"])
    for den in DENS:
        found.update(facts["piles"][den])
    for seat in facts["seats"]:
        found.update(seat["hand"])
        found.update([seat["laid"]] if seat["laid"] else [])
    festive = {name: found.pop(name, 0) for name in FESTIVITIES}
    deck = Counter(COPIES) - found
    assert found <= Counter(COPIES), "a card is there too often"
    assert deck == Counter(facts["unseen"])
    assert deck.total() == facts["deck"]
    for name in FESTIVITIES:
        festive[name] += facts["festivity"][name]
        festive[name] += sum(seat["festivities"].count(name) for seat in facts["seats"])
        assert festive[name] <= (1 if len(facts["seats"]) == 2 else 2)


def check_figures(before: Facts, now: Facts) -> None:
    ranks = [seat["rank"] for seat in now["seats"] if seat["rank"]]
    assert len(set(ranks)) == len(ranks)
    assert 0 < now["dog"] < 32
    way = DIGGER_WAY + BLOCKS
    steps = [min(way.index(facts["gravedigger"]), len(DIGGER_WAY)) for facts in (before, now)]
    assert steps[0] <= steps[1]
    assert steps[1] < len(DIGGER_WAY) or steps[0] < steps[1] or before["gravedigger"] == now["gravedigger"]
    for was, seat in zip(before["seats"], now["seats"], strict=True):
        assert 0 <= seat["arms"] <= 2
        assert 0 <= seat["legs"] <= 2
        assert (seat["at"] == 32) == bool(seat["rank"])
        assert not was["rank"] or was["rank"] == seat["rank"]
        assert not seat["rank"] or not (seat["hand"] or seat["laid"])
        assert len(set(seat["festivities"])) == len(seat["festivities"])
        assert len(seat["backs"]) == len(seat["hand"])
        assert now["phase"] != "lay" or len(seat["hand"]) <= HAND_LIMIT


def check_points(facts: Facts) -> None:
    for seat in facts["seats"]:
        feast = sum({"music": 1, "dance": 2, "banquet": 3}[name] for name in seat["festivities"])
        assert seat["points"] == RANK_POINTS[seat["rank"]] + feast


def play_and_check(s: Any, luck: int, most: int) -> None:
    before = GAME.facts(s)
    check_cards(before)
    for _ in play_on(GAME, s, random.Random(luck), most):
        now = GAME.facts(s)
        check_cards(now)
        check_figures(before, now)
        check_points(now)
        before = now
    check_end(s)


def check_end(s: Any) -> None:
    """DM-9.2: most points, then the first in the goal, then shared."""
    outcome = GAME.outcome(s)
    if not outcome.over:
        return
    seats = GAME.facts(s)["seats"]
    assert outcome.scores == [seat["points"] for seat in seats]
    standing = [(seat["points"], -(seat["rank"] or 99)) for seat in seats]
    assert outcome.winners == [i for i, one in enumerate(standing, 1) if one == max(standing)]


@many(40, 1000)
@given(seats=st.integers(2, 6), luck=lucks, most=st.integers(0, 1200))
def test_nothing_is_lost_from_the_start(seats: int, luck: int, most: int) -> None:
    play_and_check(GAME.begin(seats, {}), luck, most)


@many(100, 2000)
@given(race=races(), luck=lucks, most=st.integers(0, 200))
def test_nothing_is_lost_from_the_middle(race: Race, luck: int, most: int) -> None:
    play_and_check(Play(GAME, read_script(race.text().encode())).state, luck, most)
