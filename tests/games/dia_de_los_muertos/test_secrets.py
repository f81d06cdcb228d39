"""A seat knows the backs of other hands and the size of the draw pile, and no more (DM-0.2).

Two games in which the others hold other cards with the same backs look the same to a seat, byte for byte, and ask the
same seats, as long as no front is shown.
"""

from __future__ import annotations

import json
import random
from typing import Any

from hypothesis import assume, given

from ossuary.core.events import ONLOOKER, Event
from ossuary.core.notation import read_script
from ossuary.core.play import Play
from ossuary.core.refusal import Refused
from ossuary.core.state import CHANCE
from support.bad_bones_positions import lucks, many
from support.dia_positions import BONES, COPIES, Race, races
from support.random_games import pool
from support.setups import the_game

GAME = the_game("dia-de-los-muertos")
STEPS = 30
TRIES = 8


def in_disguise(race: Race, seat: int, rng: random.Random) -> Race:
    """A position that looks the same to this seat: other hands and the draw pile are shuffled, back by back."""
    named = " ".join(race.open).split(" ")
    hidden: dict[int, list[str]] = {1: [], 2: [], 3: []}
    for card, copies in COPIES.items():
        mine = 0 if seat == ONLOOKER else race.hands[seat - 1].count(card) + (race.laid[seat - 1] == card)
        hidden[BONES[card]] += [card] * (copies - named.count(card) - mine)
    for cards in hidden.values():
        rng.shuffle(cards)
    hands, laid = list(race.hands), list(race.laid)
    for other in range(race.seats):
        if other + 1 != seat:
            hands[other] = [hidden[BONES[card]].pop() for card in hands[other]]
            laid[other] = hidden[BONES[laid[other]]].pop() if laid[other] else ""
    return race._replace(hands=hands, laid=laid)


def placed(race: Race) -> Any:
    return Play(GAME, read_script(race.text().encode())).state


def known(s: Any, seat: int, tried: list[tuple[int, str]]) -> str:
    """Everything that a seat or an onlooker is told, as text."""
    if seat == ONLOOKER:
        return json.dumps([GAME.waiting(s), GAME.view(s, ONLOOKER)], sort_keys=True)
    refusals = []
    for action, words in tried:
        refusals.append(str([(r.rule, r.key, r.details) for r in GAME.explain(s, seat, action)]))
        try:
            read = GAME.parse(s, seat, words.split(" "))
            refusals.append(str([(r.rule, r.key, r.details) for r in GAME.explain(s, seat, read)]))
        except Refused as refused:
            refusals.append(str(refused))
    actions = [int(action) for action in GAME.legal(s, seat)]
    return json.dumps([GAME.waiting(s), GAME.view(s, seat), actions, GAME.prompt(s, seat), refusals], sort_keys=True)


def events_for(seat: int, events: list[Event]) -> list[tuple[int, int, tuple[int, ...]]]:
    return [(event.kind, event.seat, event.numbers) for event in events if event.reaches(seat)]


def public(words: str, of: int, to: int) -> str:
    """What everybody knows of an answer: of a card laid or drawn only the back."""
    said = words.split(" ")
    hidden = of != to if said[0] == "lay" else said[0] == "draw" and int(said[1]) != to
    return " ".join([*said[:-1], str(BONES[said[-1]])]) if hidden else words


def shows_a_front(words: str) -> bool:
    return words.split(" ")[0] in ("act", "hold", "dodge", "discard", "swap", "reveal", "done")


def step_together(one: Any, other: Any, seat: int, rng: random.Random) -> bool:
    """Give an answer in both that looks the same to the seat; False if one would show a front."""
    waiting = GAME.waiting(one)
    if not waiting:
        return False
    asked = waiting[0]
    offers = [
        {public(GAME.words(s, asked, action), asked, seat): action for action in GAME.legal(s, asked)}
        for s in (one, other)
    ]
    shared = [words for words in offers[0] if words in offers[1]]
    if asked != seat or seat == ONLOOKER:
        shared = [words for words in shared if not shows_a_front(words)]
    if not shared:
        return False
    words = rng.choice(shared)
    GAME.play(one, asked, offers[0][words])
    GAME.play(other, asked, offers[1][words])
    return shows_the_same(one, other)


def shows_the_same(one: Any, other: Any) -> bool:
    """Whether the same fronts are visible: a card that was played or exchanged may have shown the difference."""
    facts = GAME.facts(one), GAME.facts(other)
    return all(facts[0][key] == facts[1][key] for key in ("discards", "played", "piles", "jaws"))


def chance_is_asked(one: Any, other: Any) -> bool:
    """Let chance answer: nobody sees it being asked, and whether it has a choice would show if cards are alike."""
    return [CHANCE] in (GAME.waiting(one), GAME.waiting(other))


@many(150, 2000)
@given(race=races(), luck=lucks)
def test_nothing_is_learnt_of_hidden_fronts(race: Race, luck: int) -> None:
    rng = random.Random(luck)
    seat = rng.choice([ONLOOKER, *range(1, race.seats + 1)])
    disguised = in_disguise(race, seat, rng)
    assume(disguised != race)
    one, other = placed(race), placed(disguised)
    assume(shows_the_same(one, other))
    recorded = one.record_events(), other.record_events()
    for _ in range(STEPS):
        tried = rng.sample(pool(GAME.name), TRIES)
        if not chance_is_asked(one, other):
            assert known(one, seat, tried) == known(other, seat, tried)
            assert events_for(seat, recorded[0]) == events_for(seat, recorded[1])
        if not step_together(one, other, seat, rng):
            return
