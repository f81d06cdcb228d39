"""Answers in one go: walks reach every field that single steps reach, and between them nobody else is asked."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from ossuary.core.chance import Dice
from ossuary.games.dia_de_los_muertos.chains import let_all
from support.setups import counted, the_game

GAME = the_game("dia-de-los-muertos")
GAMES = counted(6, 40)
WALKS = ("step", "dog")

Way = tuple[str, ...]


def shortest_ways(state: Any, seat: int, verb: str) -> set[Way]:
    """By trying: all shortest ways to fields beyond the next, as long as the same question is asked again."""
    kind = GAME.prompt(state, seat)["asked"]
    ways: dict[str, list[Way]] = {}
    begun: list[tuple[Way, Any]] = [((), state)]
    while begun:
        longer: dict[str, list[tuple[Way, Any]]] = {}
        for way, position in begun:
            for action in GAME.legal(position, seat):
                words = GAME.words(position, seat, action)
                if words.split(" ")[0] != verb or words in ways:
                    continue
                ahead = GAME.clone(position)
                events = ahead.record_events()
                GAME.play(ahead, seat, action)
                revealed = any(event.reveals for event in events)
                longer.setdefault(words, []).append(((*way, words), None if revealed else ahead))
        ways |= {words: [way for way, _ in found] for words, found in longer.items()}
        begun = [
            (way, ahead)
            for found in longer.values()
            for way, ahead in found
            if ahead is not None and GAME.prompt(ahead, seat).get("asked") == kind
        ]
    here = f"{verb} {GAME.facts(state)['dog'] if verb == 'dog' else GAME.facts(state)['seats'][seat - 1]['at']}"
    return {way for words, found in ways.items() if words != here for way in found if len(way) > 1}


def follow(state: Any, seat: int, chain: list[str]) -> None:
    """Give a whole chain: it is the seat's to answer all the way."""
    ahead = GAME.clone(state)
    for words in chain:
        assert GAME.next_seat(ahead) == seat, chain
        GAME.submit(ahead, seat, GAME.parse(ahead, seat, words.split(" ")))


def check_walks(state: Any, seat: int, chains: list[Way]) -> None:
    """To each field one of its shortest ways; while somebody holds on, who goes by the same fields, all of them."""
    ways: set[Way] = set().union(*(shortest_ways(state, seat, verb) for verb in WALKS))
    assert set(chains) <= ways
    assert {way[-1] for way in chains} == {way[-1] for way in ways}
    if state.holders:
        own = {way for way in ways if way[0].startswith("step")}
        assert {way for way in chains if way[0].startswith("step")} == own
    else:
        assert len({way[-1] for way in chains}) == len(chains)


def check_premove(state: Any, seat: int, premove: list[str]) -> None:
    """The first is an answer; the others can be given if nobody holds, and a lone target is not asked for."""
    first, *later = premove
    assert first in [GAME.words(state, seat, action) for action in GAME.legal(state, seat)]
    if not first.startswith("lay "):
        ahead = GAME.clone(state)
        GAME.submit(ahead, seat, GAME.parse(ahead, seat, [first]))
        let_all(GAME, ahead)
        follow(ahead, seat, later)
    elif later[0] == "act":
        assert len(later) == 1 or (len(later) == 2 and later[1].startswith("target "))
    else:
        assert later[0] == "move"
        assert all(words.startswith("step ") for words in later[1:])


@pytest.mark.parametrize("seed", range(GAMES))
def test_chains_and_premoves_can_be_given(seed: int) -> None:
    rng, dice = random.Random(seed), Dice(seed)
    state = GAME.begin(2 + seed % 5, GAME.read_setup(2 + seed % 5, []))
    kinds: Counter[str] = Counter()
    while True:
        GAME.roll(state, dice)
        seat = int(GAME.next_seat(state))
        if seat < 0:
            break
        kind = GAME.prompt(state, seat)["asked"]
        chains, premoves = GAME.chains(state, seat), GAME.premoves(state, seat)
        for chain in chains:
            follow(state, seat, chain)
        for premove in premoves:
            check_premove(state, seat, premove)
        if kind in ("movement", "cartwheel"):
            check_walks(state, seat, [tuple(chain) for chain in chains])
        assert len({tuple(chain) for chain in chains + premoves}) == len(chains) + len(premoves)
        kinds[kind] += len(chains) + len(premoves)
        known = GAME.imagine(GAME.moment(state, seat), seat, Dice(1))
        assert chains == GAME.chains(known, seat)
        assert premoves == GAME.premoves(known, seat)
        actions = GAME.legal(state, seat)
        GAME.play(state, seat, actions[rng.randrange(len(actions))])
    assert {kind for kind, count in kinds.items() if count} >= {"lay", "turn", "movement"}
    assert not any(kinds[kind] for kind in kinds.keys() - {"lay", "turn", "movement", "target", "cartwheel"})
