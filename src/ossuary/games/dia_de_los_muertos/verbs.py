"""The verbs of answers; the comments say which numbers an answer has besides."""

from __future__ import annotations

from typing import Final

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
