"""Answers as packed ints: a verb and up to two numbers. words.py puts them into words."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def act(verb: i64, a: i64, b: i64) -> i64:
    return verb | a << 5 | b << 12


def each_field(verb: i64, fields: vec[i64]) -> vec[i64]:
    """An answer for each of these fields."""
    actions = vec[i64](capacity=len(fields))
    for field in fields:
        actions = append(actions, act(verb, field, 0))
    return actions


def field_by_field(verb: i64, fields: list[int]) -> list[int]:
    """The answers that lead along these fields."""
    return [int(act(verb, field, 0)) for field in fields]


def verb_of(action: i64) -> i64:
    return action & 31


def first_of(action: i64) -> i64:
    return action >> 5 & 127


def second_of(action: i64) -> i64:
    return action >> 12
