"""The steps of the game, a file for each passage of the rules; and their numbers, the places in the game's list."""

from __future__ import annotations

from typing import Final

DRAWS: Final = 0
DRAW: Final = 1
ROUND: Final = 2
LAYING: Final = 3
LAY: Final = 4
PLAYING: Final = 5
TURN: Final = 6
TURN_OVER: Final = 7
REFILL: Final = 8
LIMIT: Final = 9
DISCARD: Final = 10
AFTER_TURN: Final = 11
FORCE: Final = 12
SWAPPING: Final = 13
SWAP: Final = 14
MOVEMENT: Final = 15
FIND: Final = 16
DIGGING: Final = 17
BLOCK: Final = 18
CLEARING: Final = 19
LEAVE: Final = 20
BITE: Final = 21
DEN: Final = 22
BACK: Final = 23
REVEAL: Final = 24
LOSE: Final = 25
DODGE: Final = 26
HOLDERS: Final = 27
HOLD: Final = 28
CATCH: Final = 29
FOLLOWERS: Final = 30
TRAIL: Final = 31
TARGET: Final = 32
STRIKE: Final = 33
TAKE: Final = 34
JUMP: Final = 35
PUSH: Final = 36
PUSHER: Final = 37
CARTWHEEL: Final = 38
SWEEP: Final = 39
