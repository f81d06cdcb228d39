"""What is forecast happens, whatever the others do; and the forecast needs only what the seat knows."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import assume, given

from ossuary.core.chance import Dice
from ossuary.core.events import Event
from ossuary.core.notation import read_script
from ossuary.core.play import Play
from ossuary.core.refusal import Refused
from support.bad_bones_positions import lucks, many, placed, positions
from support.setups import the_game

BONES = the_game("bad-bones")
QUIET = {"trap": "pass", "order": "advance", "weapon": "keep"}
DAMAGE = ("worn", "burnt", "razed", "rebuilt")  # the unsure may do some of it first, or more
OWN = ("hero", "traps", "skeletons", "tower", "towers", "houses", "weapon")


def last_words(s: Any, seat: int, rng: random.Random) -> str:
    return BONES.words(s, seat, rng.choice(list(BONES.legal(s, seat))))


def plan_of(s: Any, seat: int, rng: random.Random) -> list[str]:
    """Answers for the phase that is open, some drafted and some to be tried."""
    ahead = BONES.clone(s)
    words: list[str] = []
    while asked := BONES.prompt(ahead, seat):
        if asked["asked"] != "hero" and rng.random() < 0.2:
            break
        words.append(last_words(ahead, seat, rng))
        BONES.draft(ahead, seat, BONES.parse(ahead, seat, words[-1].split(" ")))
    return words


def live_through(s: Any, seat: int, words: list[str], rng: random.Random) -> tuple[Any, list[Event]]:
    """Play to the end of the skeleton phase with these answers, then with ones that do nothing special."""
    s = BONES.clone(s)
    events = s.record_events()
    left = list(words)
    while not any(told(event)["kind"] == "phase-closes" and told(event)["phase"] == "skeletons" for event in events):
        waiting = BONES.waiting(s) if s.open_lanes > 0 else []
        if not waiting:
            BONES.close(s)
            continue
        one = rng.choice(waiting)
        answer = last_words(s, one, rng)
        if one == seat:
            answer = left.pop(0) if left else QUIET.get(BONES.prompt(s, one)["asked"], answer)
        BONES.draft(s, one, BONES.parse(s, one, answer.split(" ")))
    assert not left
    closed = [told(event)["kind"] + str(told(event).get("phase", "")) for event in events].index(
        "phase-closesskeletons"
    )
    return s, events[:closed]


def told(event: Event) -> dict[str, Any]:
    return BONES.describe(event)


def own(events: list[Event], seat: int, without: tuple[str, ...] = ()) -> list[str]:
    return [
        json.dumps(told(event))
        for event in events
        if event.seat == seat and event.reaches(seat) and told(event)["kind"] not in without
    ]


def open_phase(position: str, luck: int) -> tuple[Any, int, random.Random]:
    """A seat in an open phase; it and others may have drafted answers already."""
    rng = random.Random(luck)
    s = placed(position)[0]
    assume(s.open_lanes > 0)
    for _ in range(rng.randrange(3)):
        waiting = [seat for seat in BONES.waiting(s) if seat > 0]
        if waiting:
            seat = rng.choice(waiting)
            BONES.draft(s, seat, rng.choice(list(BONES.legal(s, seat))))
    return s, rng.randrange(1, int(s.seats) + 1), rng


@many(300, 3000)
@given(position=positions(), luck=lucks)
def test_what_is_forecast_happens(position: str, luck: int) -> None:
    s, seat, rng = open_phase(position, luck)
    words = plan_of(s, seat, rng)
    before = BONES.canonical(s)
    expected = BONES.forecast(BONES.moment(s, seat), seat, words)
    assert expected is not None
    assert BONES.canonical(s) == before
    after, events = live_through(s, seat, words, rng)
    if not expected.unsure:
        shared = ("burnt", "rebuilt") if s.coop else ()  # of the capital the others burn some, too
        assert own(events, seat, shared) == own(expected.events, seat, shared)
        board, other = (BONES.facts(one)["seats"][seat - 1] for one in (expected.state, after))
        assert [board.get(name) for name in OWN] == [other.get(name) for name in OWN]
        return
    assert Counter(own(expected.events, seat, DAMAGE)) <= Counter(own(events, seat))
    assert all(set(one) == {"model", "from", "space", "asked"} for one in expected.unsure)


@many(60, 1000)
@given(position=positions(("versus",)), luck=lucks)
def test_what_others_draft_changes_no_forecast(position: str, luck: int) -> None:
    s, seat, rng = open_phase(position, luck)
    others = [other for other in BONES.waiting(s) if other != seat]
    assume(others)
    before = foretold(s, seat)
    BONES.draft(s, others[0], rng.choice(list(BONES.legal(s, others[0]))))
    assert foretold(s, seat) == before


def foretold(s: Any, seat: int) -> str:
    expected = BONES.forecast(BONES.moment(s, seat), seat, [])
    assert expected is not None
    told_of = [BONES.facts(expected.state), own(expected.events, seat), expected.unsure, expected.assumed]
    return json.dumps(told_of)


def at(*lines: str, options: str = "mode=basic", seats: int = 3) -> Any:
    head = ["game: bad-bones", "rules: 2", f"seats: {seats}", f"options: {options}", "position:"]
    return Play(BONES, read_script("\n".join([*head, *("  " + line for line in lines), "---", ""]).encode())).state


def test_without_answers_nothing_special_is_assumed() -> None:
    s = at("phase hero", "seat 1", "  skeleton red-top c4 v", "  supply wall")
    expected = BONES.forecast(BONES.moment(s, 1), 1, [])
    assert expected is not None
    assert (expected.unsure, expected.assumed) == ([], ["hero", "trap"])
    assert BONES.facts(expected.state)["seats"][0]["tower"] == 3
    moved = BONES.forecast(BONES.moment(s, 1), 1, ["hero c4"])
    assert moved is not None
    assert BONES.facts(moved.state)["seats"][0]["tower"] == 4
    assert [told(event)["kind"] for event in moved.events][:2] == ["hero-moved", "killed"]


def test_a_skeleton_that_needs_a_choice_is_unsure_and_the_others_go_on() -> None:
    s = at(
        "phase trap",
        "seat 1",
        "  hero a1",
        "  trap dragon d4",
        "  skeleton blue-left d5 v",
        "  skeleton red-right e2 <",
    )
    expected = BONES.forecast(BONES.moment(s, 1), 1, [])
    assert expected is not None
    assert expected.unsure == [{"model": "blue-left", "from": "d5", "space": "d4", "asked": "flee"}]
    [who] = BONES.facts(expected.state)["seats"][0]["skeletons"]
    assert who[0] == "red-right"
    fled = BONES.forecast(BONES.moment(s, 1), 1, ["pass", "flee >"])
    assert fled is not None
    assert fled.unsure == []
    assert ["blue-left", "e4", ">"] in [one[:3] for one in BONES.facts(fled.state)["seats"][0]["skeletons"]]


def test_nothing_is_certain_once_a_choice_matters_to_others() -> None:
    """In coop the next skeleton walks over a ruin or destroys the tower."""
    s = at(
        "phase trap",
        "capital 2",
        "seat 1",
        "  hero a1",
        "  trap dragon b3",
        "  skeleton blue-left a3 >",
        "  skeleton red-left b1 ^",
        "seat 2",
        "  hero a1",
        options="play=coop",
        seats=2,
    )
    expected = BONES.forecast(BONES.moment(s, 1), 1, [])
    assert expected is not None
    assert [one["asked"] for one in expected.unsure] == ["flee", ""]
    assert BONES.facts(expected.state)["seats"][0]["skeletons"] == []


@pytest.mark.parametrize("words", [["place wall/ c3"], ["hero b2"], ["pass", "pass"], ["pass", "flee ^"], ["dance"]])
def test_what_is_not_legal_is_refused(words: list[str]) -> None:
    s = at("phase trap", "seat 1", "  supply wall")
    with pytest.raises(Refused) as refused:
        BONES.forecast(BONES.moment(s, 1), 1, words)
    assert refused.value.reasons


@pytest.mark.parametrize("name", ["bad-bones", "dia-de-los-muertos"])
def test_there_is_not_always_a_forecast(name: str) -> None:
    game = the_game(name)
    s = game.begin(2, game.read_setup(2, ["mode=advanced"] if name == "bad-bones" else []))
    game.roll(s, Dice(1))
    assert game.forecast(game.moment(s, 1), 1, []) is None


def lost(*lines: str, options: str = "mode=basic") -> list[str]:
    s = at(*lines, options=options)
    expected = BONES.forecast(BONES.moment(s, 1), 1, [])
    assert expected is not None
    return expected.lost


def test_what_nothing_can_save_is_told_and_only_that() -> None:
    last_house = ["  hero a5", "  houses 1"]
    two_below = ["  skeleton red-top b1 v", "  skeleton red-top d1 v"]
    assert lost("phase trap", "seat 1", *last_house, *two_below) == ["village"]
    assert lost("phase hero", "seat 1", *last_house, *two_below) == ["village"]
    one_below = two_below[:1]
    assert lost("phase hero", "seat 1", *last_house, *one_below) == ["village"]
    assert not lost("phase hero", "seat 1", "  hero a2", "  houses 1", *one_below)  # the hero kills it
    dragon = "  supply dragon"  # it lands on the skeleton, which flees where its player likes
    assert not lost("phase trap", "seat 1", *last_house, *one_below, dragon)
    assert not lost("phase trap", "seat 1", "  hero a5", "  houses 2", *one_below)
