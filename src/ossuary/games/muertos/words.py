"""Answers in words and back: `take kick leg` is a packed int inside."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ossuary.core.refusal import Reason, Refused
from ossuary.core.state import CHANCE
from ossuary.games.muertos.actions import (
    ACT,
    BACK,
    BITE,
    BLOCK,
    CHANGE,
    DEN,
    DISCARD,
    DODGE,
    DOG,
    DONE,
    DRAW,
    HOLD,
    LAY,
    LEAVE,
    LET,
    LOSE,
    MOVE,
    NONE,
    PUSH,
    REVEAL,
    STEP,
    STOP,
    SWAP,
    TAKE,
    TARGET,
    TO,
    act,
    first_of,
    second_of,
    verb_of,
)
from ossuary.games.muertos.cards import CARDS, ITEMS, KINDS, LIMBS, LONGEST_BACK, NO_LIMB
from ossuary.games.muertos.fields import FIELDS
from ossuary.games.muertos.refusals import RULES_OF_VERB
from ossuary.games.muertos.state import Cemetery

VERBS: Final[dict[str, int]] = {
    "draw": DRAW, "reveal": REVEAL, "lay": LAY, "move": MOVE, "act": ACT, "step": STEP, "dog": DOG, "stop": STOP,
    "hold": HOLD, "dodge": DODGE, "let": LET, "target": TARGET, "bite": BITE, "back": BACK, "lose": LOSE, "take": TAKE,
    "none": NONE, "to": TO, "push": PUSH, "den": DEN, "block": BLOCK, "leave": LEAVE, "discard": DISCARD,
    "swap": SWAP, "done": DONE,
}
WORD_OF_VERB: Final[dict[int, str]] = {verb: word for word, verb in VERBS.items()} | {CHANGE: "swap"}
ALONE: Final[list[int]] = [MOVE, ACT, STOP, HOLD, DODGE, LET, NONE, CHANGE, DONE]
BY_CHANCE: Final[list[int]] = [DRAW, REVEAL]
ON_CARD: Final[list[int]] = [LAY, DISCARD]
ON_FIELD: Final[list[int]] = [STEP, DOG, TO, DEN, BLOCK, LEAVE]
ON_SEAT: Final[list[int]] = [TARGET, BITE]

CARD_OF: Final[dict[str, int]] = {card: i for i, card in enumerate(CARDS)}
ITEM_OF: Final[dict[str, int]] = {item: i for i, item in enumerate(ITEMS)}
LIMB_OF: Final[dict[str, int]] = {limb: i for i, limb in enumerate(LIMBS) if limb}


def say(action: i64) -> str:
    """The canonical words of an action."""
    verb = verb_of(action)
    word = WORD_OF_VERB[verb]
    first = first_of(action)
    second = second_of(action)
    if verb in ALONE:
        return word
    if verb in BY_CHANCE:
        return f"{word} {first} {CARDS[second]}"
    if verb in ON_CARD:
        return f"{word} {CARDS[first]}"
    if verb == LOSE:
        return f"{word} {LIMBS[first]}"
    if verb == TAKE:
        return f"{word} {ITEMS[first]} {LIMBS[second]}".rstrip()
    if verb == SWAP:
        return f"{word} {CARDS[first]} {CARDS[second]}"
    if verb == PUSH:
        return f"{word} {first} {second}"
    return f"{word} {first}"


class _Reader:
    """Takes the words of an answer one by one; what can't be meant is refused with the verb's rules."""

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.at = 1
        verb = VERBS.get(words[0]) if words else None
        if verb is None:
            raise Refused([Reason("DM-3.3", "unknown-words", {"words": " ".join(words)})])
        self.verb: int = CHANGE if words == ["swap"] else verb

    def refuse(self) -> Refused:
        told = {"words": " ".join(self.words)}
        return Refused([Reason(rule, "unknown-words", told) for rule in RULES_OF_VERB[self.verb]])

    def word(self) -> str:
        if self.at >= len(self.words):
            raise self.refuse()
        self.at += 1
        return self.words[self.at - 1]

    def one_of(self, table: dict[str, int]) -> int:
        word = self.word()
        if word not in table:
            raise self.refuse()
        return table[word]

    def number(self, lowest: int, highest: int) -> int:
        word = self.word()
        if not (word.isascii() and word.isdigit() and lowest <= int(word) <= highest):
            raise self.refuse()
        return int(word)

    def field(self) -> int:
        return self.number(0, FIELDS - 1)

    def end(self, action: i64) -> i64:
        if self.at != len(self.words):
            raise self.refuse()
        return action


def read(s: Cemetery, seat: i64, words: list[str]) -> i64:
    """The action these words mean, legal or not."""
    r = _Reader(words)
    verb = r.verb
    if (verb in BY_CHANCE) != (seat == CHANCE):
        raise r.refuse()
    if verb in ALONE:
        return r.end(act(verb, 0, 0))
    if verb in BY_CHANCE:
        drawer = r.number(1, int(s.seats))
        return r.end(act(verb, drawer, r.one_of(CARD_OF)))
    if verb in ON_CARD:
        return r.end(act(verb, r.one_of(CARD_OF), 0))
    if verb in ON_FIELD:
        return r.end(act(verb, r.field(), 0))
    if verb in ON_SEAT:
        return r.end(act(verb, r.number(1, int(s.seats)), 0))
    if verb == BACK:
        return r.end(act(verb, r.number(1, LONGEST_BACK), 0))
    if verb == LOSE:
        return r.end(act(verb, r.one_of(LIMB_OF), 0))
    if verb == PUSH:
        there = r.field()
        return r.end(act(verb, there, r.field()))
    if verb == SWAP:
        pair = sorted([r.one_of(CARD_OF), r.one_of(CARD_OF)])
        return r.end(act(verb, pair[0], pair[1]))
    item = r.one_of(ITEM_OF)
    return r.end(act(verb, item, r.one_of(LIMB_OF) if item < KINDS else NO_LIMB))
