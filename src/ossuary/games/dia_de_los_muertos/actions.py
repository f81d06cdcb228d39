"""Answers as packed ints: a verb and up to two numbers. `words.py` says them aloud."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DRAW: Final = 1  # a seat, a card: chance
REVEAL: Final = 2  # a seat, a card: chance
LAY: Final = 3  # a card
MOVE: Final = 4
ACT: Final = 5
STEP: Final = 6  # a field
DOG: Final = 7  # a field
STOP: Final = 8
HOLD: Final = 9
DODGE: Final = 10
LET: Final = 11
TARGET: Final = 12  # a seat
BITE: Final = 13  # a seat
BACK: Final = 14  # bones
LOSE: Final = 15  # a limb
TAKE: Final = 16  # an item; with a card, the limb it is taken for
NONE: Final = 17
TO: Final = 18  # a field
PUSH: Final = 19  # where the other goes, where I go
CHANGE: Final = 20  # change places
DEN: Final = 21  # a field
BLOCK: Final = 22  # a field
LEAVE: Final = 23  # a field
DISCARD: Final = 24  # a card
SWAP: Final = 25  # two cards, the lower number first
DONE: Final = 26


def act(verb: i64, a: i64, b: i64) -> i64:
    return verb | a << 5 | b << 12


def verb_of(action: i64) -> i64:
    return action & 31


def first_of(action: i64) -> i64:
    return action >> 5 & 127


def second_of(action: i64) -> i64:
    return action >> 12
