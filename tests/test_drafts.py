"""Drafts of a simultaneous phase are hidden until it closes, and then have the effect of played answers."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from ossuary.core.chance import Dice
from ossuary.core.events import ONLOOKER
from ossuary.core.state import CHANCE, NOBODY
from support.random_games import GROUPS, Answer, AnyGame, Group, choose, choose_by_word, play_on, seats_of

NOW_AND_THEN = 0.2  # how often a phase is drafted
MOST_PHASES = 12  # of a game

SIMULTANEOUS = [group for group in GROUPS if group.game.name == "bad-bones"]
simultaneous = pytest.mark.parametrize("group", SIMULTANEOUS, ids=[group.name for group in SIMULTANEOUS])


def seen(game: AnyGame, s: Any, viewer: int) -> str:
    """All that a viewer is told and may answer."""
    told: list[object] = [game.view(s, viewer)]
    if viewer != ONLOOKER:
        told += [[int(action) for action in game.legal(s, viewer)], game.prompt(s, viewer)]
    return json.dumps(told, sort_keys=True)


def check_hidden(game: AnyGame, s: Any, answer: Answer) -> None:
    """Draft an answer of a sealed phase: it changes what its own seat sees, and nothing else."""
    viewers = (ONLOOKER, *seats_of(s))
    before = {viewer: seen(game, s, viewer) for viewer in viewers}
    game.draft(s, *answer)
    assert {viewer for viewer in viewers if seen(game, s, viewer) != before[viewer]} == {answer[0]}


def check_all_drafted(game: AnyGame, s: Any, rng: random.Random) -> None:
    """No seat has anything left to answer, but the phase is still open."""
    assert game.waiting(s) == []
    assert game.next_seat(s) == NOBODY
    assert not game.outcome(s).over
    assert not game.reacting(s)
    before = game.canonical(s)
    for seat in (CHANCE, *seats_of(s)):
        assert len(game.legal(s, seat)) == 0
        assert game.prompt(s, seat) == {}
        view = game.view(s, seat)
        assert view["asked"] == {}
        imagined = game.imagine(view["moment"], seat, Dice(rng.randrange(1 << 30)))
        game.playout(imagined, Dice(rng.randrange(1 << 30)), 10)
    game.roll(s, Dice(1))
    assert game.canonical(s) == before, "a phase closed by itself"


def draft_phase(game: AnyGame, s: Any, rng: random.Random) -> list[Answer]:
    """Draft answers in any order until all are in; the same answers played one by one lead to the same positions."""
    played = game.clone(s)
    answers: list[Answer] = []
    manner = rng.choice([choose, choose_by_word])
    while s.open_lanes > 0:
        assert game.canonical(played) == game.canonical(s)
        answer = manner(game, s, rng)
        answers.append(answer)
        if game.is_sealed(s):
            check_hidden(game, s, answer)
        else:
            game.draft(s, *answer)
        game.play(played, *answer)
    check_all_drafted(game, s, rng)
    stored = game.load(s.dump())
    for closed in (s, stored):
        game.close(closed)
        assert game.digest(closed) == game.digest(played)
    return answers


def in_another_order(answers: list[Answer], rng: random.Random) -> list[Answer]:
    """Another order of the same answers; each seat's own answers keep theirs."""
    left: dict[int, list[Answer]] = {}
    for answer in answers:
        left.setdefault(answer[0], []).append(answer)
    mixed = []
    while left:
        seat = rng.choice(sorted(left))
        mixed.append(left[seat].pop(0))
        if not left[seat]:
            del left[seat]
    return mixed


@simultaneous
def test_drafts_and_close_lead_to_the_same_position_as_playing(group: Group) -> None:
    game = group.game
    for s, rng in group.games():
        phases = 0
        while game.waiting(s) and phases < MOST_PHASES:
            if s.open_lanes == 0 or rng.random() > NOW_AND_THEN:
                for _ in play_on(game, s, rng, 1):
                    pass
                continue
            phases += 1
            opening = game.clone(s)
            sealed = game.is_sealed(s)
            answers = draft_phase(game, s, rng)
            if sealed:
                for answer in in_another_order(answers, rng):
                    game.check(opening, *answer)
                    game.draft(opening, *answer)
                game.close(opening)
                assert game.digest(opening) == game.digest(s)


@simultaneous
def test_drafts_and_close_have_the_same_events_as_playing(group: Group) -> None:
    game = group.game
    for s, rng in group.games():
        for _ in play_on(game, s, rng, rng.randrange(60)):
            pass
        while game.waiting(s) and s.open_lanes == 0:
            game.play(s, *choose(game, s, rng))
        if not game.waiting(s):
            continue
        played = game.clone(s)
        recorded = s.record_events(), played.record_events()
        while s.open_lanes > 0:
            answer = choose(game, s, rng)
            game.draft(s, *answer)
            game.play(played, *answer)
        game.close(s)
        told = [[(e.kind, e.seat, e.numbers, e.audience, e.reveals) for e in events] for events in recorded]
        assert told[0] == told[1]
