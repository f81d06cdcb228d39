"""Answers in words and back: `place wall/ b3` is a packed int in the engine."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ossuary.core.answer_reader import AnswerReader, verbs_with
from ossuary.core.state import CHANCE
from ossuary.games.bad_bones import verbs
from ossuary.games.bad_bones.actions import (
    act,
    first_of,
    move_named,
    name_of,
    named,
    second_of,
    third_of,
    use,
    use_on_named,
    verb_of,
)
from ossuary.games.bad_bones.refusals import RULES_OF_VERB
from ossuary.games.bad_bones.space import FACINGS, NOWHERE, SPACE_NAMES, SPACE_OF
from ossuary.games.bad_bones.state import BadBonesState, Board
from ossuary.games.bad_bones.tokens import (
    BATTLEAXE,
    CROSSBOW,
    DEATH_WAND,
    FACES,
    ITEMS,
    KIND,
    LYING,
    MORNING_STAR,
    SYMBOLS,
    TELEPORTATION_WAND,
    TURNED,
    WEAPONS,
    model_of,
)
from ossuary.games.bad_bones.walk import has_to_move

VERBS: Final[dict[str, int]] = {
    "draw": verbs.DRAW,
    "first": verbs.FIRST,
    "buy": verbs.BUY,
    "done": verbs.DONE,
    "stand": verbs.STAND_ON,
    "hero": verbs.MOVE_HERO,
    "place": verbs.PLACE,
    "retrieve": verbs.RETRIEVE,
    "pass": verbs.PASS,
    "move": verbs.MOVE,
    "advance": verbs.ADVANCE,
    "flee": verbs.FLEE,
    "send": verbs.SEND,
    "lead": verbs.LEAD,
    "stop": verbs.STOP,
    "turn": verbs.TURN,
    "keep": verbs.KEEP,
    "use": verbs.USE,
}
NO_VERB: Final = 0
WORD_OF_VERB: Final[dict[int, str]] = {verb: word for word, verb in VERBS.items()}
# The kinds of words after each verb. A skeleton is a model, a space (or `forest`) and, if needed, a facing.
# The teleportation wand takes a space only in coop.
FORMS: Final[dict[str, list[str]]] = {
    "draw": ["seat", "model"],
    "first": ["seat"],
    "buy": ["item"],
    "done": [],
    "stand": ["space"],
    "hero": ["space"],
    "place": ["trap", "space"],
    "retrieve": ["space"],
    "pass": [],
    "move": ["model", "space", "facing"],
    "advance": [],
    "flee": ["facing"],
    "send": ["seat"],
    "lead": ["model"],
    "stop": ["model"],
    "turn": ["facing"],
    "keep": [],
    "use crossbow": ["model", "space", "facing"],
    "use ice-wand": ["space"],
    "use death-wand": ["seat"],
    "use teleportation-wand": ["space"],
    "use two-handed-sword": ["space"],
    "use battleaxe": ["symbol"],
    "use morning-star": ["space", "space"],
    "use rapier": ["space"],
}
ALONE: Final[list[int]] = verbs_with(FORMS, VERBS, [])
ON_SPACE: Final[list[int]] = verbs_with(FORMS, VERBS, ["space"])
ON_SEAT: Final[list[int]] = verbs_with(FORMS, VERBS, ["seat"])
ON_FACING: Final[list[int]] = verbs_with(FORMS, VERBS, ["facing"])
ON_MODEL: Final[list[int]] = verbs_with(FORMS, VERBS, ["model"])


def say(s: BadBonesState, seat: i64, action: i64) -> str:
    """The canonical words of an action."""
    verb = verb_of(action)
    word = WORD_OF_VERB[verb]
    first = first_of(action)
    if verb in ALONE:
        return word
    if verb in ON_SPACE:
        return f"{word} {SPACE_NAMES[first]}"
    if verb in ON_SEAT:
        return f"{word} {first}"
    if verb in ON_FACING:
        return f"{word} {FACINGS[first]}"
    if verb in ON_MODEL:
        return f"{word} {s.tables.names[first]}"
    if verb == verbs.BUY:
        return f"{word} {ITEMS[first]}"
    if verb == verbs.DRAW:
        return f"{word} {first} {s.tables.names[second_of(action)]}"
    if verb == verbs.PLACE:
        lying = first | (TURNED if third_of(action) else 0)
        return f"{word} {FACES[lying]} {SPACE_NAMES[second_of(action)]}"
    if verb == verbs.MOVE:
        return f"{word} {_say_name(s, s.board(seat), named(action), True)}"
    return f"{word} {ITEMS[first]}{_say_use(s, seat, action)}"


def _say_use(s: BadBonesState, seat: i64, action: i64) -> str:
    weapon = first_of(action)
    second = second_of(action)
    if weapon == CROSSBOW:
        return " " + _say_name(s, s.board(seat), named(action), False)
    if weapon == DEATH_WAND:
        return f" {second}"
    if weapon == BATTLEAXE:
        return f" {SYMBOLS[second]}"
    if weapon == TELEPORTATION_WAND and not s.coop:
        return ""
    if weapon == MORNING_STAR:
        return f" {SPACE_NAMES[second]} {SPACE_NAMES[third_of(action)]}"
    return f" {SPACE_NAMES[second]}"


def _say_name(s: BadBonesState, b: Board, name: i64, to_move: bool) -> str:
    """A skeleton by model and place, and by facing if without it an older one would be meant."""
    place = name >> 6 & 63
    words = f"{s.tables.names[model_of(name)]} {SPACE_NAMES[place] if place != NOWHERE else 'forest'}"
    if _oldest_facing(s, b, name, to_move) != name >> 12:
        words += " " + FACINGS[name >> 12]
    return words


def _oldest_facing(s: BadBonesState, b: Board, name: i64, to_move: bool) -> i64:
    """The facing of the oldest skeleton that a name without facing fits, or -1."""
    for t in b.skeletons:
        if name_of(t) & 4095 == name & 4095 and (not to_move or has_to_move(s, t)):
            return name_of(t) >> 12
    return -1


FACING_OF: Final[dict[str, int]] = {facing: i for i, facing in enumerate(FACINGS)}
ITEM_OF: Final[dict[str, int]] = {item: i for i, item in enumerate(ITEMS) if item}
SYMBOL_OF: Final[dict[str, int]] = {symbol: i for i, symbol in enumerate(SYMBOLS)}
WEAPON_OF: Final[dict[str, int]] = {weapon: ITEMS.index(weapon) for weapon in WEAPONS}


def read(s: BadBonesState, seat: i64, words: list[str]) -> i64:
    """The action these words mean, legal or not."""
    verb = VERBS.get(words[0], NO_VERB) if words else NO_VERB
    r = AnswerReader(words, RULES_OF_VERB.get(verb, ["BB-2.1"]))
    if verb == NO_VERB or (verb in (verbs.DRAW, verbs.FIRST)) != (seat == CHANCE):
        raise r.refuse()
    if verb in ALONE:
        return r.end(act(verb, 0, 0, 0))
    if verb in ON_SPACE:
        return r.end(act(verb, r.one_of(SPACE_OF), 0, 0))
    if verb in ON_SEAT:
        return r.end(act(verb, r.number(1, int(s.seats)), 0, 0))
    if verb in ON_FACING:
        return r.end(act(verb, r.one_of(FACING_OF), 0, 0))
    if verb in ON_MODEL:
        return r.end(act(verb, r.one_of(s.tables.model_of_name), 0, 0))
    if verb == verbs.BUY:
        return r.end(act(verb, r.one_of(ITEM_OF), 0, 0))
    if verb == verbs.DRAW:
        drawer = r.number(1, int(s.seats))
        return r.end(act(verb, drawer, r.one_of(s.tables.model_of_name), 0))
    if verb == verbs.PLACE:
        lying = r.one_of(LYING)
        return r.end(act(verb, lying & KIND, r.one_of(SPACE_OF), 1 if lying & TURNED else 0))
    if verb == verbs.MOVE:
        return r.end(move_named(_read_name(r, s, seat, True)))
    return r.end(_read_use(r, s, seat))


def _read_use(r: AnswerReader, s: BadBonesState, seat: i64) -> i64:
    weapon = r.one_of(WEAPON_OF)
    if weapon == CROSSBOW:
        return use_on_named(weapon, _read_name(r, s, seat, False))
    if weapon == DEATH_WAND:
        return use(weapon, r.number(1, int(s.seats)), 0)
    if weapon == BATTLEAXE:
        return use(weapon, r.one_of(SYMBOL_OF), 0)
    if weapon == TELEPORTATION_WAND and not s.coop:
        return use(weapon, s.tables.towers[0], 0)
    place = r.one_of(SPACE_OF)
    return use(weapon, place, r.one_of(SPACE_OF) if weapon == MORNING_STAR else 0)


def _read_name(r: AnswerReader, s: BadBonesState, seat: i64, to_move: bool) -> i64:
    model = r.one_of(s.tables.model_of_name)
    word = r.word()
    if word != "forest" and word not in SPACE_OF:
        raise r.refuse()
    name: i64 = model | (NOWHERE if word == "forest" else SPACE_OF[word]) << 6
    if r.left() > 0:
        return name | r.one_of(FACING_OF) << 12
    facing = _oldest_facing(s, s.board(seat), name, to_move)
    return name | (facing if facing >= 0 else 0) << 12
