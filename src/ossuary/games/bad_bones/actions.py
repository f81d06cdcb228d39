"""Answers as packed ints: a verb and up to three numbers. words.py puts them into words."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.games.bad_bones import verbs
from ossuary.games.bad_bones.space import CLEARING, NOWHERE, TERRAIN
from ossuary.games.bad_bones.tokens import facing_of, model_of, place_of


def act(verb: i64, a: i64, b: i64, c: i64) -> i64:
    return verb | a << 5 | b << 12 | c << 19


def verb_of(action: i64) -> i64:
    return action & 31


def first_of(action: i64) -> i64:
    return action >> 5 & 127


def second_of(action: i64) -> i64:
    return action >> 12 & 127


def third_of(action: i64) -> i64:
    return action >> 19


def name_of(t: i64) -> i64:
    """How an answer names a skeleton: model, space (NOWHERE: in the forests) and facing."""
    place = place_of(t)
    if TERRAIN[place] != CLEARING:
        place = NOWHERE
    return model_of(t) | place << 6 | facing_of(t) << 12


def each_facing(verb: i64) -> vec[i64]:
    """An answer for each of the four facings."""
    actions = vec[i64](capacity=4)
    for facing in range(4):
        actions = append(actions, act(verb, facing, 0, 0))
    return actions


def move_named(name: i64) -> i64:
    return verbs.MOVE | name << 5


def use(weapon: i64, a: i64, b: i64) -> i64:
    return act(verbs.USE, weapon, a, b)


def use_on_named(weapon: i64, name: i64) -> i64:
    return verbs.USE | weapon << 5 | name << 12


def named(action: i64) -> i64:
    """The skeleton that an answer with MOVE, or with USE and a weapon, names."""
    return action >> 5 if verb_of(action) == verbs.MOVE else action >> 12
