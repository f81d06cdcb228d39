"""A finished game from its record: what was true at every step, to compare with what was sent then."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.core.events import ONLOOKER
from ossuary.core.notation import ANSWER, CHANCE_ANSWER, DIGEST, read_script
from ossuary.core.play import TABLE_WORDS
from ossuary.core.state import CHANCE
from ossuary.games.dia_de_los_muertos.cards import CARDS, KINDS, NO_CARD, PILE
from ossuary.games.dia_de_los_muertos.effects import is_face_up
from ossuary.games.dia_de_los_muertos.fields import DENS
from support.setups import the_game

RACE = "dia-de-los-muertos"
# What happens at the table, not in the game: the kind, the seat, and for `pilot` who answers now.
TABLE_EVENTS = (
    "ready",
    "not-ready",
    "undone",
    "standing-order",
    "resigned",
    "pilot",
    "out-of-time",
    "paused",
    "resumed",
    "reactions-opened",
)

Message = dict[str, Any]


class Leak(AssertionError):
    """A message that shows what its receiver may not know."""


class Told(NamedTuple):
    """An event as a viewer may know it, and the step it happened in."""

    event: Message
    step: int


class Step(NamedTuple):
    """A position, how many events each viewer knew in it and, in a sealed phase, how it opened and what was drafted."""

    state: Any
    counts: list[int]
    opening: Any
    drafts: list[tuple[int, int]]


class Truth:
    """Every position of a game; those of a sealed phase answer by answer, and after it has closed."""

    def __init__(self, record: str) -> None:
        script = read_script(record.encode())
        self.name = script.header("game").value
        self.game = the_game(self.name)
        self.lines = record.partition("---\n")[2].splitlines()
        self.state = self.game.set_up(script.seats(), self.game.read_setup(script.seats(), script.option_words()))
        self.heard = self.state.record_events()
        self.game.settle(self.state)
        self.viewers = range(script.seats() + 1)
        self.told: list[list[Told]] = [[] for _ in self.viewers]
        self.steps: list[Step] = []
        self.opening: Any = None
        self.drafts: list[tuple[int, int]] = []
        self._note()
        for line in script.lines:
            if line.kind in (ANSWER, CHANCE_ANSWER) and line.words[0] not in TABLE_WORDS:
                self._play(CHANCE if line.kind == CHANCE_ANSWER else line.seat, line.words)
            else:
                assert line.kind == DIGEST or line.words[0] in ("bot", "person")
        assert self.game.outcome(self.state).over

    def _play(self, seat: int, words: list[str]) -> None:
        game, state = self.game, self.state
        action = int(game.parse(state, seat, words))
        game.check(state, seat, action)
        if state.open_lanes == 0:
            game.play(state, seat, action)
        else:
            game.draft(state, seat, action)
            self.drafts.append((seat, action))
            self._note()
            if state.open_lanes > 0:
                return
            game.close(state)
        self.opening, self.drafts = None, []
        self._note()

    def _note(self) -> None:
        for event in self.heard:
            for viewer in self.viewers:
                if event.reaches(viewer):
                    self.told[viewer].append(Told(self.game.describe(event), len(self.steps)))
        self.heard.clear()
        if self.opening is None and self.game.is_sealed(self.state):
            self.opening = self.game.clone(self.state)
        counts = [len(told) for told in self.told]
        self.steps.append(Step(self.game.clone(self.state), counts, self.opening, list(self.drafts)))

    def steps_at(self, viewer: int, events: int) -> Iterator[int]:
        """The steps at which the viewer had so many events."""
        low, high = 0, len(self.steps)
        while low < high:
            middle = (low + high) // 2
            if self.steps[middle].counts[viewer] < events:
                low = middle + 1
            else:
                high = middle
        while low < len(self.steps) and self.steps[low].counts[viewer] == events:
            yield low
            low += 1

    # What is true but hidden.

    def otherwise(self, step: Step, viewer: int, rng: random.Random) -> Any:
        """The position with everything changed that the viewer can't know."""
        if self.name == RACE:
            return dealt_otherwise(self.game.clone(step.state), viewer, rng)
        if step.opening is None:
            return self.game.clone(step.state)
        other = self.game.clone(step.opening)  # nobody but the viewer has drafted anything
        for seat, action in step.drafts:
            if seat == viewer:
                self.game.draft(other, seat, action)
        return other

    def check_event(self, viewer: int, number: int, event: Message) -> None:
        """It is what the viewer may know next, and names no card that is face down for them."""
        told = self.told[viewer][number] if number < len(self.told[viewer]) else None
        if told is None or told.event != event:
            raise Leak(f"viewer {viewer} was told {event}, there is only {told and told.event} to tell")
        if self.name != RACE:
            return
        if event["kind"] == "drew" and event["seat"] != viewer:
            raise Leak(f"viewer {viewer} was told {event}")
        before, after = self.steps[max(0, told.step - 1)].state, self.steps[told.step].state
        for card in fronts(event):
            known = open_cards(before) | open_cards(after) | own_cards(before, viewer) | own_cards(after, viewer)
            left_a_hand = hidden_copies(before, card) > hidden_copies(after, card)
            if card not in known and not left_a_hand and not self.is_shuffled_in(viewer, number):
                raise Leak(f"viewer {viewer} was told {event}, where that card lies face down")

    def is_shuffled_in(self, viewer: int, number: int) -> bool:
        """Whether the card of this event went back into the draw pile before anybody was asked again."""
        told = self.told[viewer]
        later = [one.event["kind"] for one in told[number:] if one.step == told[number].step]
        return told[number].event["kind"] in ("acts", "revealed", "discarded") and "shuffled" in later


def fronts(told: Message) -> list[int]:
    return [CARDS.index(word) for word in told.values() if word in CARDS]


def open_cards(s: Any) -> set[int]:
    """The kinds of cards that lie face up somewhere."""
    found = {card for card in range(KINDS) if s.discards[card] > 0}
    found |= {card for card in range(KINDS) for den in range(DENS) if s.piles[den * PILE + card] > 0}
    found |= {int(k.laid) for k in s.skeletons if k.laid != NO_CARD and is_face_up(s, k)}
    return found | {int(s.jaws)}


def own_cards(s: Any, viewer: int) -> set[int]:
    if viewer == ONLOOKER:
        return set()
    k = s.skeleton(viewer)
    return {int(k.laid), *(card for card in range(KINDS) if k.hand[card] > 0)}


def hidden_copies(s: Any, card: int) -> int:
    """Copies in hands and laid face down: one that left them was turned up on its way."""
    return sum(int(k.hand[card]) + (k.laid == card and not is_face_up(s, k)) for k in s.skeletons)


def dealt_otherwise(s: Any, viewer: int, rng: random.Random) -> Any:
    """Mix all cards that are face down for the viewer, back by back, and deal them again."""
    back = [int(bones) for bones in s.tables.back]
    hidden: dict[int, list[int]] = {}
    others = [k for k in s.skeletons if k.seat != viewer]
    down = [k for k in others if k.laid != NO_CARD and not is_face_up(s, k)]
    for card in range(KINDS):
        copies = int(s.deck[card]) + sum(int(k.hand[card]) for k in others) + sum(k.laid == card for k in down)
        hidden.setdefault(back[card], []).extend([card] * copies)
    for cards in hidden.values():
        rng.shuffle(cards)
    for k in down:
        k.laid = hidden[back[k.laid]].pop()
    for k in others:
        held = [back[card] for card in range(KINDS) for _ in range(k.hand[card])]
        k.hand = counts_of([hidden[bones].pop() for bones in held], len(k.hand))
    s.deck = counts_of([card for cards in hidden.values() for card in cards], len(s.deck))
    return s


def counts_of(cards: list[int], length: int) -> vec[i64]:
    counts = [0] * length
    for card in cards:
        counts[card] += 1
    return vec[i64](counts)


def same(one: Any, other: Any) -> bool:
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
