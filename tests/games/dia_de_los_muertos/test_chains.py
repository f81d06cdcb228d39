"""Walks in one go reach every field that single steps reach, by every shortest way, and nothing happens between."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ossuary.core.chance import Dice
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


@pytest.mark.parametrize("seed", range(GAMES))
def test_chains_are_the_shortest_ways(seed: int) -> None:
    rng, dice = random.Random(seed), Dice(seed)
    state = GAME.begin(2 + seed % 5, GAME.read_setup(2 + seed % 5, []))
    chained = 0
    while True:
        GAME.roll(state, dice)
        seat = int(GAME.next_seat(state))
        if seat < 0:
            break
        chains = [tuple(chain) for chain in GAME.chains(state, seat)]
        if GAME.prompt(state, seat)["asked"] in ("movement", "cartwheel"):
            assert len(set(chains)) == len(chains)
            assert set(chains) == set().union(*(shortest_ways(state, seat, verb) for verb in WALKS))
            known = GAME.imagine(GAME.moment(state, seat), seat, Dice(1))
            assert chains == [tuple(chain) for chain in GAME.chains(known, seat)]
            chained += len(chains)
        else:
            assert not chains
        actions = GAME.legal(state, seat)
        GAME.play(state, seat, actions[rng.randrange(len(actions))])
    assert chained
