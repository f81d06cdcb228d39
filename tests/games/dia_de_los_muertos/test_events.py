"""Events show a front only to viewers who may see it (DM-0.2), and are marked if they reveal something to anyone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from ossuary.core.events import ONLOOKER, Event
from ossuary.core.game import Facts
from support.random_games import GROUPS, Group, play_on, seats_of
from support.setups import the_game

GAME = the_game("dia-de-los-muertos")
RACES = [group for group in GROUPS if group.game.name == GAME.name]
races = pytest.mark.parametrize("group", RACES, ids=[group.name for group in RACES])


def facts_to(s: Any, viewer: int) -> Facts:
    return dict(GAME.view(s, viewer)["facts"])


def open_fronts(facts: Facts) -> set[str]:
    """Every kind of card that a viewer sees the front of."""
    fronts = {*facts["discards"], *facts["jaws"], facts["played"]}
    for pile in facts["piles"].values():
        fronts |= set(pile)
    for seat in facts["seats"]:
        fronts |= {*seat.get("hand", []), seat.get("laid", "")}
    return fronts


def told_to(viewer: int, events: list[Event]) -> list[dict[str, Any]]:
    return [GAME.describe(event) for event in events if event.reaches(viewer)]


def check_fronts(events: list[Event], before: Facts, after: Facts, viewer: int) -> None:
    """A front that a viewer is told is visible to them before or after; once shuffled it may be hidden again."""
    told = told_to(viewer, events)
    if any(event["kind"] == "shuffled" for event in told):
        return
    seen = open_fronts(before) | open_fronts(after)
    assert [event for event in told if event.get("card", "") not in seen | {""}] == []


def lost(before: Facts, after: Facts) -> Counter[str]:
    """The cards that a viewer has learnt of."""
    return Counter(before["unseen"]) - Counter(after["unseen"])


class Told(NamedTuple):
    """The events of one answer, and the facts of every viewer before and after it."""

    events: list[Event]
    before: dict[int, Facts]
    after: dict[int, Facts]


def told_by_answers(group: Group) -> Iterator[Told]:
    for s, rng in group.games():
        events = s.record_events()
        viewers = (ONLOOKER, *seats_of(s))
        before = {viewer: facts_to(s, viewer) for viewer in viewers}
        for _ in play_on(GAME, s, rng, 150):
            after = {viewer: facts_to(s, viewer) for viewer in viewers}
            yield Told(events, before, after)
            before = after
            events.clear()


@races
def test_fronts_are_told_to_those_who_see_them(group: Group) -> None:
    for events, before, after in told_by_answers(group):
        for viewer in before:
            check_fronts(events, before[viewer], after[viewer], viewer)
        drawn = [event for event in events if GAME.describe(event)["kind"] == "drew"]
        assert all(event.reaches(viewer) == (viewer == event.seat) for event in drawn for viewer in before)


@races
def test_exactly_the_events_that_reveal_something_are_marked(group: Group) -> None:
    """A viewer learns of cards exactly when an event is marked that reaches them or tells of a draw."""
    for events, before, after in told_by_answers(group):
        news = [viewer for viewer in before if lost(before[viewer], after[viewer])]
        marked = [event for event in events if event.reveals]
        assert marked or not news, "a front came to light unmarked"
        kinds = {GAME.describe(event)["kind"] for event in events}
        if marked and "shuffled" not in kinds:
            assert news, f"marked, but nobody learnt a front: {sorted(kinds)}"


class Onlooker:
    """Follows a race by its events alone."""

    def __init__(self, facts: Facts) -> None:
        self.discards: Counter[str] = Counter(facts["discards"])
        self.dog = facts["dog"]
        self.gravedigger = facts["gravedigger"]
        self.at = [seat["at"] for seat in facts["seats"]]
        self.limbs = [Counter(arm=seat["arms"], leg=seat["legs"]) for seat in facts["seats"]]
        self.festivities = [set(seat["festivities"]) for seat in facts["seats"]]
        self.ranks = [seat["rank"] for seat in facts["seats"]]

    def hear(self, told: dict[str, Any]) -> None:
        kind, i = told["kind"], told["seat"] - 1
        if kind == "discarded":
            self.discards[told["card"]] += 1
        elif kind == "shuffled":
            self.discards.clear()
        elif kind in ("stepped", "placed"):
            assert self.at[i] == told["from"]
            self.at[i] = told["to"]
        elif kind == "led-dog":
            self.dog = told["to"]
        elif kind == "dog-hides":
            self.dog = told["field"]
        elif kind == "dug":
            self.gravedigger = told["to"]
        elif kind in ("lost-limb", "got-limb"):
            self.limbs[i][told["limb"]] += 1 if kind == "got-limb" else -1
        elif kind == "feasted":
            self.festivities[i].add(told["festivity"])
        elif kind == "found" and told["limb"] == "":
            self.festivities[i].add(told["item"])
        elif kind == "stole" and told["item"] not in ("arm", "leg"):
            self.festivities[told["from"] - 1].remove(told["item"])
            self.festivities[i].add(told["item"])
        elif kind == "dog-took":
            self.festivities[i].remove(told["festivity"])
        elif kind == "came-home":
            self.ranks[i] = told["rank"]

    def check(self, facts: Facts) -> None:
        assert sorted(self.discards.elements()) == sorted(facts["discards"])
        assert (self.dog, self.gravedigger) == (facts["dog"], facts["gravedigger"])
        assert self.at == [seat["at"] for seat in facts["seats"]]
        assert self.limbs == [Counter(arm=seat["arms"], leg=seat["legs"]) for seat in facts["seats"]]
        assert self.festivities == [set(seat["festivities"]) for seat in facts["seats"]]
        assert self.ranks == [seat["rank"] for seat in facts["seats"]]


@races
def test_a_race_can_be_followed_by_its_events(group: Group) -> None:
    for s, rng in group.games():
        onlooker = Onlooker(facts_to(s, ONLOOKER))
        events = s.record_events()
        for _ in play_on(GAME, s, random.Random(rng.random()), 400):
            for told in told_to(ONLOOKER, events):
                onlooker.hear(told)
            events.clear()
            onlooker.check(facts_to(s, ONLOOKER))
