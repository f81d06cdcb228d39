"""What can happen, as events: for each kind its name and what its numbers are.

A card's front is told only where all see it; what a player draws is told to him alone, and its back to the others.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ossuary.core.events import EVERYBODY, Event, only
from ossuary.games.muertos.state import Cemetery

PHASE_OPENS: Final = 0
SHUFFLED: Final = 1
DREW: Final = 2
DREW_BACK: Final = 3
LAID: Final = 4
MOVES: Final = 5
ACTS: Final = 6
DISCARDED: Final = 7
STEPPED: Final = 8
PLACED: Final = 9
LED_DOG: Final = 10
BITTEN: Final = 11
DOG_HIDES: Final = 12
DUG: Final = 13
FEASTED: Final = 14
FOUND: Final = 15
STOLE: Final = 16
LOST_LIMB: Final = 17
GOT_LIMB: Final = 18
REVEALED: Final = 19
ATTACKED: Final = 20
DODGED: Final = 21
HELD: Final = 22
KNOCKED_OVER: Final = 23
CAME_HOME: Final = 24
ENDED: Final = 25

HAPPENINGS: Final[list[tuple[str, str]]] = [
    ("phase-opens", "phase round"), ("shuffled", "cards"), ("drew", "card"), ("drew-back", "bones"),
    ("laid", "bones"), ("moves", "bones"), ("acts", "card"), ("discarded", "card"), ("stepped", "from to"),
    ("placed", "from to"), ("led-dog", "from to"), ("bitten", "by"), ("dog-hides", "field"), ("dug", "from to"),
    ("feasted", "festivity"), ("found", "field item limb"), ("stole", "from item"), ("lost-limb", "limb"),
    ("got-limb", "limb"), ("revealed", "card"), ("attacked", "by card"), ("dodged", "attacker"), ("held", "mover"),
    ("knocked-over", "by"), ("came-home", "rank"), ("ended", "ending"),
]


def tell(s: Cemetery, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
    """An event that everybody sees."""
    if s.events is not None:
        s.emit(event_of(kind, seat, a, b, c, EVERYBODY))


def tell_draw(s: Cemetery, seat: i64, card: i64) -> None:
    """DM-0.2: a card comes to a hand: its front for the holder, its back for all others."""
    if s.events is not None:
        s.whisper(event_of(DREW, seat, card, 0, 0, only(seat)))
        s.whisper(event_of(DREW_BACK, seat, s.tables.back[card], 0, 0, EVERYBODY ^ only(seat)))


def event_of(kind: i64, seat: i64, a: i64, b: i64, c: i64, audience: i64) -> Event:
    numbers = [int(a), int(b), int(c)][: len(HAPPENINGS[kind][1].split())]
    return Event(kind, seat, tuple(numbers), audience)
