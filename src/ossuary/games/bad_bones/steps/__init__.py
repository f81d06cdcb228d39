"""The steps of the game, a file for each passage of the rules; and their numbers, the places in the game's list."""

from __future__ import annotations

from typing import Final

SETUP_DRAW: Final = 0
MARKET_PHASE: Final = 1
FIRST_PLAYER: Final = 2
MARKET_TURN: Final = 3
BUY: Final = 4
COOP_BUY: Final = 5
STAND_PHASE: Final = 6
STAND: Final = 7
ROUND: Final = 8
HERO_PHASE: Final = 9
HERO: Final = 10
TRAP_PHASE: Final = 11
TRAP: Final = 12
LANDING: Final = 13
SKELETON_PHASE: Final = 14
MARCH: Final = 15
ORDER: Final = 16
FLEE: Final = 17
SEND: Final = 18
LEAD: Final = 19
STOP: Final = 20
WEAPON: Final = 21
TURN: Final = 22
CLOSE: Final = 23
AFTERMATH: Final = 24
ARRIVALS: Final = 25
ARRIVAL: Final = 26
ARRIVAL_DRAW: Final = 27
ROUND_END: Final = 28
