"""The verbs of answers; the comments say which numbers an answer has besides."""

from __future__ import annotations

from typing import Final

DRAW: Final = 1  # a seat, a model: chance
FIRST: Final = 2  # a seat: chance
BUY: Final = 3  # an item
DONE: Final = 4
STAND_ON: Final = 5  # a space
MOVE_HERO: Final = 6  # a space
PLACE: Final = 7  # a trap, a space, 1 if turned
RETRIEVE: Final = 8  # a space
PASS: Final = 9
MOVE: Final = 10  # a skeleton
ADVANCE: Final = 11
FLEE: Final = 12  # a facing
SEND: Final = 13  # a seat
LEAD: Final = 14  # a model
STOP: Final = 15  # a model
TURN: Final = 16  # a facing
KEEP: Final = 17
USE: Final = 18  # a weapon, then what the weapon takes
