"""What holds in every game of Bad Bones, whatever is played: nothing gets lost, and nothing becomes too much.

It is counted here again from the facts, after every answer.
"""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from ossuary.core.game import Facts
from support.bad_bones_positions import CHIEFS, COPIES, DATA, PLAIN, TOWERS, lucks, many, placed, positions, setups
from support.random_games import play_on
from support.setups import Setup, the_game

GAME = the_game("bad-bones")
FLOORS = {"versus": 4, "solo": 1}
HOUSES = {"versus": 5, "solo": 1}
ITEMS = tomllib.loads((DATA / "traps.toml").read_text(encoding="utf-8"))["traps"]
ARMS = tomllib.loads((DATA / "weapons.toml").read_text(encoding="utf-8"))["weapons"]
COST = {name: item["cost"] for name, item in (ITEMS | ARMS).items()}
STARS = {name: trap["stars"] for name, trap in ITEMS.items()}
WORN = {name: trap["worn"] for name, trap in ITEMS.items()}
# The phases in which something may already have fallen: a landing dragon, too, drives skeletons into towers.
OUT_OF_PLAY = ("trap", "skeletons", "arrivals")

answers = st.integers(0, 300)


def tokens(facts: Facts) -> Counter[str]:
    """Every skeleton, wherever it is; one that has left a board counts where it will arrive."""
    found: Counter[str] = Counter(facts["bag"])
    found.update(facts["gone"])
    for seat in facts["seats"]:
        found.update(skeleton[0] for skeleton in seat["skeletons"])
        found.update(skeleton[0] for skeleton in seat["forest"])
        found.update(seat["cemetery"])
    return found


def check_tokens(facts: Facts, options: dict[str, str]) -> None:
    with_chiefs = options["chiefs"] == "yes"
    found = tokens(facts)
    assert found.total() == (199 if with_chiefs else 180)
    assert found == Counter(dict.fromkeys(PLAIN, COPIES) | (dict.fromkeys(CHIEFS, 1) if with_chiefs else {}))
    assert all(number > 0 for number in facts["bag"].values())


def traps(facts: Facts) -> Counter[str]:
    """Every trap and weapon that is not out of the game, by kind; a blast area is a kind of its own."""
    found: Counter[str] = Counter(facts["market"])
    found.update(facts.get("supply", []))
    for seat in facts["seats"]:
        found.update(seat.get("supply", []))
        found.update(face.rstrip("!/\\").partition("-")[0] for face, _ in seat["traps"])
        found.update([seat["weapon"]])
    return found


def check_traps(before: Facts, now: Facts) -> None:
    """Traps wear and go out of the game, and none comes into it; a bomb leaves a blast area for ever."""
    were, are = traps(before), traps(now)
    for kind in are:
        assert are[kind] <= were[kind] or kind in ("blast", "none"), kind
    assert are["blast"] >= were["blast"]
    assert are["blast"] - were["blast"] <= were["bomb"] - are["bomb"]
    for seat in now["seats"]:
        spaces = [space for _, space in seat["traps"]]
        assert len(set(spaces)) == len(spaces)
    held = [seat["weapon"] for seat in now["seats"] if seat["weapon"] != "none"]
    assert len(set(held)) == len(held)


def check_buildings(before: Facts, now: Facts, options: dict[str, str]) -> None:
    """Towers and houses, and what may not stand on a tower."""
    play = options["play"]
    with_chiefs = options["chiefs"] == "yes"
    at_rest = now["phase"] not in OUT_OF_PLAY and not now["over"]
    if play == "coop":
        assert (1 if at_rest else 0) <= now["capital"] <= len(now["seats"])
        assert with_chiefs or now["capital"] <= before["capital"]
        assert now["coins"] >= 0
    for was, seat in zip(before["seats"], now["seats"], strict=True):
        if play == "coop":
            assert set(seat["towers"]) <= set(was["towers"])
            assert seat["towers"] or not at_rest
        else:
            assert (1 if at_rest else 0) <= seat["tower"] <= FLOORS[play]
            assert (1 if at_rest else 0) <= seat["houses"] <= HOUSES[play]
            assert with_chiefs or (seat["tower"] <= was["tower"] and seat["houses"] <= was["houses"])
            assert seat["coins"] >= 0
        towers = seat.get("towers", TOWERS[play])
        assert not [trap for trap in seat["traps"] if trap[1] in towers]
        assert not [skeleton for skeleton in seat["skeletons"] if skeleton[1] in towers and not walking(now, seat)]
        assert seat["hero"] == "none" or was["hero"] != "none" or before["phase"] == "stand", "a hero has risen"


def walking(facts: Facts, seat: Facts) -> bool:
    """In coop a unit waits at a tower until the player has chosen whom it stops."""
    return facts["phase"] in ("skeletons", "trap") and "towers" in seat


def check(before: Facts, now: Facts, options: dict[str, str]) -> None:
    check_tokens(now, options)
    check_traps(before, now)
    check_buildings(before, now, options)


def play_and_check(s: Any, options: dict[str, str], luck: int, most: int) -> None:
    before = GAME.facts(s)
    check_tokens(before, options)
    for _ in play_on(GAME, s, random.Random(luck), most):
        now = GAME.facts(s)
        check(before, now, options)
        before = now


@many(150, 2000)
@given(setup=setups, luck=lucks, most=answers)
def test_nothing_is_lost_from_the_start(setup: Setup, luck: int, most: int) -> None:
    play_and_check(setup.begin(), setup.options(), luck, most)


@many(200, 2000)
@given(position=positions(), luck=lucks, most=answers)
def test_nothing_is_lost_from_the_middle(position: str, luck: int, most: int) -> None:
    s, options = placed(position)
    play_and_check(s, options, luck, most)


@many(100, 2000)
@given(setup=setups.filter(lambda setup: "mode=basic" in setup.words), luck=lucks)
def test_colours_follow_the_tracking_token(setup: Setup, luck: int) -> None:
    """BB-5.1: the tracking token flips once a round, and between rounds all skeletons show its colour."""
    s = setup.begin()
    for _ in play_on(GAME, s, random.Random(luck)):
        facts = GAME.facts(s)
        if facts["over"] or facts["phase"] not in ("hero", "stand"):
            continue
        assert facts["tracking"] == ("white" if facts["round"] % 2 else "black")
        check_colours(facts)


@many(100, 2000)
@given(position=positions().filter(lambda position: "ice-wand" not in position), luck=lucks)
def test_colours_follow_the_tracking_token_whatever_holds_them_up(position: str, luck: int) -> None:
    """BB-5.14, BB-8.3, BB-8.6: skeletons that are held flip too; only the ice wand prevents it."""
    s, _ = placed(position)
    first = GAME.facts(s)["round"]
    for _ in play_on(GAME, s, random.Random(luck)):
        facts = GAME.facts(s)
        if not facts["over"] and facts["phase"] == "hero" and facts["round"] > first:
            check_colours(facts)


def check_colours(facts: Facts) -> None:
    for seat in facts["seats"]:
        assert {skeleton[-1] for skeleton in seat["skeletons"] + seat["forest"]} <= {facts["tracking"]}


@many(60, 1000)
@given(setup=setups.filter(lambda setup: "mode=advanced" in setup.words), luck=lucks)
def test_the_market_gives_what_is_paid_for(setup: Setup, luck: int) -> None:
    """BB-8.1, BB-8.2, BB-10.6: what has left the stock is in a supply or with a hero, and was paid for."""
    s = setup.begin()
    stock: Counter[str] = Counter(GAME.facts(s)["market"])
    purse = coins(GAME.facts(s))
    shared = "purse=in-all" in setup.words  # by a house rule
    assert purse == ((12 if shared else 12 * setup.seats) if "play=coop" in setup.words else 20 * setup.seats)
    visits = 0
    for _ in play_on(GAME, s, random.Random(luck)):
        facts = GAME.facts(s)
        if facts["phase"] != "market":
            if visits:
                break
            continue  # the first skeletons are being drawn
        visits += 1
        bought = stock - Counter(facts["market"])
        assert coins(facts) + sum(COST[item] * number for item, number in bought.items()) == purse
        treasures = {"treasure": 1 if "play=coop" in setup.words else setup.seats}
        assert traps(facts) - Counter(facts["market"]) - Counter(none=setup.seats) == bought + Counter(treasures)
    assert visits


def coins(facts: Facts) -> int:
    return int(facts["coins"] if "coins" in facts else sum(seat["coins"] for seat in facts["seats"]))


def points(seat: Facts) -> int:
    """BB-6.3: stars in the supply as intact, on the board as they lie; four for a floor, three for a house."""
    stars = sum(STARS[trap] for trap in seat["supply"])
    for face, _ in seat["traps"]:
        kind = face.rstrip("!/\\").partition("-")[0]
        stars += WORN["bomb"] if kind == "blast" else WORN[kind] if face.endswith("!") else STARS[kind]
    return int(stars + 4 * seat["tower"] + 3 * seat["houses"])


@many(150, 2000)
@given(position=positions(), luck=lucks)
def test_the_outcome_is_right(position: str, luck: int) -> None:
    """BB-6.3, BB-6.5, BB-7.2, BB-10.5: who has lost and why, and who has won with how many points."""
    s, options = placed(position)
    emperor_got_in = False
    for _ in play_on(GAME, s, random.Random(luck)):
        emperor_got_in = emperor_got_in or any(board.doomed for board in s.boards)
    facts, outcome = GAME.facts(s), GAME.outcome(s)
    seats = list(range(1, len(facts["seats"]) + 1))
    if options["play"] == "coop":
        fallen = facts["capital"] == 0 or not all(seat["towers"] for seat in facts["seats"])
    else:
        fallen = any(seat["tower"] == 0 or seat["houses"] == 0 for seat in facts["seats"])
    if options["play"] != "versus":
        lost = fallen or emperor_got_in
        assert lost or facts["round"] >= int(options["rounds"])
        assert (outcome.winners, outcome.lost) == (([], seats) if lost else (seats, []))
        assert outcome.scores == []
        assert facts["heroic"] == (not lost and options["play"] == "solo" and options["heroic"] == "yes")
        return
    assert fallen or emperor_got_in
    if emperor_got_in:
        return
    standing = {i: seat for i, seat in zip(seats, facts["seats"], strict=True) if seat["tower"] and seat["houses"]}
    assert outcome.lost == [i for i in seats if i not in standing]
    assert outcome.scores == [points(standing[i]) if i in standing else 0 for i in seats]
    best = max(((points(seat), seat["tower"]) for seat in standing.values()), default=None)
    assert outcome.winners == [i for i, seat in standing.items() if (points(seat), seat["tower"]) == best]
