"""Answers in words and back: `take kick leg` is a packed int in the engine."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ossuary.core.answer_reader import AnswerReader, verbs_with
from ossuary.core.state import CHANCE
from ossuary.games.dia_de_los_muertos import verbs
from ossuary.games.dia_de_los_muertos.actions import act, first_of, second_of, verb_of
from ossuary.games.dia_de_los_muertos.cards import CARDS, ITEMS, KINDS, LIMBS, LONGEST_BACK, NO_LIMB
from ossuary.games.dia_de_los_muertos.fields import FIELDS
from ossuary.games.dia_de_los_muertos.refusals import RULES_OF_VERB
from ossuary.games.dia_de_los_muertos.state import MuertosState

VERBS: Final[dict[str, int]] = {
    "draw": verbs.DRAW,
    "reveal": verbs.REVEAL,
    "lay": verbs.LAY,
    "move": verbs.MOVE,
    "act": verbs.ACT,
    "step": verbs.STEP,
    "dog": verbs.DOG,
    "stop": verbs.STOP,
    "hold": verbs.HOLD,
    "dodge": verbs.DODGE,
    "let": verbs.LET,
    "target": verbs.TARGET,
    "bite": verbs.BITE,
    "back": verbs.BACK,
    "lose": verbs.LOSE,
    "take": verbs.TAKE,
    "none": verbs.NONE,
    "to": verbs.TO,
    "push": verbs.PUSH,
    "den": verbs.DEN,
    "block": verbs.BLOCK,
    "leave": verbs.LEAVE,
    "discard": verbs.DISCARD,
    "swap": verbs.SWAP,
    "done": verbs.DONE,
}
NO_VERB: Final = 0
WORD_OF_VERB: Final[dict[int, str]] = {verb: word for word, verb in VERBS.items()} | {verbs.CHANGE: "swap"}
# The kinds of words after each verb. `swap` alone changes places; with two cards it exchanges them.
FORMS: Final[dict[str, list[str]]] = {
    "draw": ["seat", "card"],
    "reveal": ["seat", "card"],
    "lay": ["card"],
    "move": [],
    "act": [],
    "step": ["field"],
    "dog": ["field"],
    "stop": [],
    "hold": [],
    "dodge": [],
    "let": [],
    "target": ["seat"],
    "bite": ["seat"],
    "back": ["bones"],
    "lose": ["limb"],
    "take": ["item", "limb"],
    "none": [],
    "to": ["field"],
    "push": ["field", "field"],
    "den": ["field"],
    "block": ["field"],
    "leave": ["field"],
    "discard": ["card"],
    "swap": ["card", "card"],
    "done": [],
}
ALONE: Final[list[int]] = [*verbs_with(FORMS, VERBS, []), verbs.CHANGE]
BY_CHANCE: Final[list[int]] = verbs_with(FORMS, VERBS, ["seat", "card"])
ON_CARD: Final[list[int]] = verbs_with(FORMS, VERBS, ["card"])
ON_FIELD: Final[list[int]] = verbs_with(FORMS, VERBS, ["field"])
ON_SEAT: Final[list[int]] = verbs_with(FORMS, VERBS, ["seat"])
# These name a front that only its player sees (DM-0.2).
SECRET: Final[list[int]] = [verbs.LAY, verbs.DRAW]

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
    if verb == verbs.LOSE:
        return f"{word} {LIMBS[first]}"
    if verb == verbs.TAKE:
        return f"{word} {ITEMS[first]} {LIMBS[second]}".rstrip()
    if verb == verbs.SWAP:
        return f"{word} {CARDS[first]} {CARDS[second]}"
    if verb == verbs.PUSH:
        return f"{word} {first} {second}"
    return f"{word} {first}"


def read(s: MuertosState, seat: i64, words: list[str]) -> i64:
    """The action these words mean, legal or not."""
    verb = VERBS.get(words[0], NO_VERB) if words else NO_VERB
    if words == ["swap"]:
        verb = verbs.CHANGE
    r = AnswerReader(words, RULES_OF_VERB.get(verb, ["DM-3.3"]))
    if verb == NO_VERB or (verb in BY_CHANCE) != (seat == CHANCE):
        raise r.refuse()
    if verb in ALONE:
        return r.end(act(verb, 0, 0))
    if verb in BY_CHANCE:
        drawer = r.number(1, int(s.seats))
        return r.end(act(verb, drawer, r.one_of(CARD_OF)))
    if verb in ON_CARD:
        return r.end(act(verb, r.one_of(CARD_OF), 0))
    if verb in ON_FIELD:
        return r.end(act(verb, r.number(0, FIELDS - 1), 0))
    if verb in ON_SEAT:
        return r.end(act(verb, r.number(1, int(s.seats)), 0))
    if verb == verbs.BACK:
        return r.end(act(verb, r.number(1, LONGEST_BACK), 0))
    if verb == verbs.LOSE:
        return r.end(act(verb, r.one_of(LIMB_OF), 0))
    if verb == verbs.PUSH:
        there = r.number(0, FIELDS - 1)
        return r.end(act(verb, there, r.number(0, FIELDS - 1)))
    if verb == verbs.SWAP:
        pair = sorted([r.one_of(CARD_OF), r.one_of(CARD_OF)])
        return r.end(act(verb, pair[0], pair[1]))
    item = r.one_of(ITEM_OF)
    return r.end(act(verb, item, r.one_of(LIMB_OF) if item < KINDS else NO_LIMB))
