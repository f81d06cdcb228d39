"""Events are enough to follow a game, reach each viewer when they may know them, and are marked if they reveal."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from ossuary.core.events import ONLOOKER
from ossuary.core.game import Facts
from support.random_games import GROUPS, Group, play_on, seats_of
from support.setups import the_game

GAME = the_game("bad-bones")
GAMES = [group for group in GROUPS if group.game.name == GAME.name]
games = pytest.mark.parametrize("group", GAMES, ids=[group.name for group in GAMES])


def facts_to(s: Any, viewer: int) -> Facts:
    return dict(GAME.view(s, viewer)["facts"])


class Clearing:
    """One seat's board, kept up to date by its events alone."""

    def __init__(self, facts: Facts) -> None:
        self.hero = facts["hero"]
        self.traps = {space: trap for trap, space in facts["traps"]}
        self.skeletons = skeletons_of(facts)
        self.cemetery: Counter[str] = Counter(facts["cemetery"])
        self.tower = facts.get("tower", 0)
        self.towers = set(facts.get("towers", []))
        self.houses = facts.get("houses", 0)

    def hear(self, told: dict[str, Any]) -> None:
        kind = told["kind"]
        if kind == "hero-moved":
            self.hero = told["space"]
        elif kind == "hero-fell":
            self.hero = "none"
        elif kind == "placed":
            self.traps[told["space"]] = told["trap"]
        elif kind == "retrieved":
            assert self.traps.pop(told["space"]) == told["trap"]
        elif kind == "worn":
            assert self.traps.pop(told["space"]) == told["trap"]
            if told["now"]:
                self.traps[told["space"]] = told["now"]
        elif kind == "walked":
            self.leave(told)
            self.skeletons[told["model"], told["to"]] += 1
        elif kind == "killed" or (kind == "sent" and (told["model"], told["from"]) in self.skeletons):
            self.leave(told)
        elif kind == "drew":
            self.cemetery[told["model"]] += 1
        elif kind == "arrived":
            self.cemetery[told["model"]] -= 1
            self.skeletons[told["model"], told["entry"]] += 1
        elif kind == "razed":
            self.tower -= told["floors"]
            self.towers.discard(told["space"])
        elif kind == "burnt":
            self.houses -= told["houses"]
        elif kind == "rebuilt":
            self.tower += told["what"] == "floor"
            self.houses += told["what"] == "house"

    def leave(self, told: dict[str, Any]) -> None:
        stood = told["model"], told["from"]
        assert self.skeletons[stood] > 0, told
        self.skeletons[stood] -= 1
        self.skeletons += Counter()

    def check(self, facts: Facts) -> None:
        assert self.hero == facts["hero"]
        assert self.traps == {space: trap for trap, space in facts["traps"]}
        assert self.skeletons == skeletons_of(facts)
        assert self.cemetery == Counter(facts["cemetery"])
        if "towers" in facts:
            assert self.towers == set(facts["towers"])
        else:
            assert (self.tower, self.houses) == (facts["tower"], facts["houses"])


def skeletons_of(facts: Facts) -> Counter[tuple[str, str]]:
    there = Counter((name, space) for name, space, _, _ in facts["skeletons"])
    there.update((name, facing + space) for name, _, space, facing, _ in facts["forest"])
    return there


class Follower:
    """Keeps every board up to date by the events that reach a viewer."""

    def __init__(self, facts: Facts) -> None:
        self.boards = [Clearing(seat) for seat in facts["seats"]]

    def hear(self, told: dict[str, Any]) -> None:
        if told["seat"] == 0:
            return
        if told["kind"] == "sent":
            self.send(told)
        self.boards[told["seat"] - 1].hear(told)

    def send(self, told: dict[str, Any]) -> None:
        """A skeleton that was sent to a cemetery is sent on."""
        if told["to"] == "bag" and told["from"] == "":
            for board in self.boards:
                if board.cemetery[told["model"]] > 0:
                    board.cemetery[told["model"]] -= 1
                    return
        if isinstance(told["to"], int):
            self.boards[told["to"] - 1].cemetery[told["model"]] += 1

    def check(self, facts: Facts) -> None:
        for board, seat in zip(self.boards, facts["seats"], strict=True):
            board.check(seat)


def in_the_air(s: Any) -> bool:
    """Whether a skeleton is on its way, or has left for a place that no event has told yet."""
    asked = [GAME.prompt(s, seat).get("asked") for seat in seats_of(s)]
    return "send" in asked or any(board.walking for board in s.boards)


@games
def test_a_game_can_be_followed_by_its_events(group: Group) -> None:
    """An onlooker can follow it; in coop and solo, where all is open, whenever no skeleton is on its way."""
    for s, rng in group.games():
        set_out = s.shown is not None and [b.dump() for b in s.boards] != [b.dump() for b in s.shown]
        if set_out or in_the_air(s):
            continue  # before anyone listened
        follower = Follower(facts_to(s, ONLOOKER))
        events = s.record_events()
        for _ in play_on(GAME, s, rng):
            for event in events:
                if event.reaches(ONLOOKER):
                    follower.hear(GAME.describe(event))
            events.clear()
            if GAME.is_sealed(s) or not in_the_air(s):
                follower.check(facts_to(s, ONLOOKER))


@games
def test_events_that_reveal_something_are_marked(group: Group) -> None:
    """As long as no event is marked, the others and the onlookers learn nothing of a sealed phase."""
    for s, rng in group.games():
        events = s.record_events()
        viewers = (ONLOOKER, *seats_of(s))
        sealed = GAME.is_sealed(s)
        before = {viewer: json.dumps(facts_to(s, viewer)) for viewer in viewers}
        for seat, _ in play_on(GAME, s, rng, 120):
            after = {viewer: json.dumps(facts_to(s, viewer)) for viewer in viewers}
            marked = [event for event in events if event.reveals]
            if sealed and not marked:
                assert {viewer for viewer in viewers if after[viewer] != before[viewer]} <= {seat}
            drawn = [event for event in events if GAME.describe(event)["kind"] == "drew"]
            assert all(event.reveals for event in drawn)
            if not sealed:
                assert {GAME.describe(event)["kind"] for event in marked} <= {"drew", "first"}
            before, sealed = after, GAME.is_sealed(s)
            events.clear()
