"""The events of the game: for each kind its name, and the keys of its numbers.

`card`, `item`, `limb`, `festivity`, `phase`, `ending` and `reason` are words (`limb` is "" if none is gained); fields,
seats (`by`, `attacker`, `mover`, and `from` if something is `stole`n), bones, counts of cards, ranks and the round are
numbers. The front of a card is told only if all see it; of a drawn card its player learns the front, the others the
back.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ossuary.core.events import EVERYBODY, Event, EventKind, only
from ossuary.games.dia_de_los_muertos import phases
from ossuary.games.dia_de_los_muertos.cards import CARDS, FESTIVITIES, ITEMS, LIMBS
from ossuary.games.dia_de_los_muertos.state import ENDINGS, MuertosState

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
DOG_TOOK: Final = 26
NO_EFFECT: Final = 27
UNHURT: Final = 28
HAS_TO_SWAP: Final = 29
DRAGGED: Final = 30

KINDS: Final[list[tuple[str, str]]] = [
    ("phase-opens", "phase round"),
    ("shuffled", "cards"),
    ("drew", "card"),
    ("drew-back", "bones"),
    ("laid", "bones"),
    ("moves", "bones"),
    ("acts", "card"),
    ("discarded", "card"),
    ("stepped", "from to"),
    ("placed", "from to"),
    ("led-dog", "from to"),
    ("bitten", "by"),
    ("dog-hides", "field"),
    ("dug", "from to"),
    ("feasted", "festivity"),
    ("found", "field item limb"),
    ("stole", "from item"),
    ("lost-limb", "limb"),
    ("got-limb", "limb"),
    ("revealed", "card"),
    ("attacked", "by card"),
    ("dodged", "attacker"),
    ("held", "mover"),
    ("knocked-over", "by"),
    ("came-home", "rank"),
    ("ended", "ending"),
    ("dog-took", "festivity"),
    ("no-effect", "card reason"),
    ("unhurt", "reason"),
    ("has-to-swap", "cards"),
    ("dragged", "mover"),
]
# Why an action has no effect. All of it lies open: limbs, festivities, fields, and the card once it is played.
NO_ARM: Final = 0
NO_LEG: Final = 1
NOBODY_IN_RANGE: Final = 2
ALL_IN_GOAL: Final = 3
NOTHING_TO_LOSE: Final = 4
NOTHING_TO_TAKE: Final = 5
NO_ROOM: Final = 6
NO_LANDING: Final = 7
NOBODY_AHEAD: Final = 8
NO_WAY_OUT: Final = 9
STILL_WHOLE: Final = 10
NO_EFFECT_REASONS: Final[list[str]] = [
    "no-arm",
    "no-leg",
    "nobody-in-range",
    "all-in-goal",
    "nothing-to-lose",
    "nothing-to-take",
    "no-room",
    "no-landing",
    "nobody-ahead",
    "no-way-out",
    "still-whole",
]
# Why a random attack hurts nobody.
NO_SIGN: Final = 0
LIMB_GONE: Final = 1
NO_CARDS: Final = 2
UNHURT_REASONS: Final[list[str]] = ["no-sign", "limb-gone", "no-cards"]
NUMBERS: Final[list[int]] = [len(keys.split()) for _, keys in KINDS]  # how many numbers an event of a kind has
# Hidden are the fronts of hands and laid cards, and the whole draw pile. So a draw shows something to the player and,
# with the back, to everybody; acting and being hit show a front; holding and dodging show a card of a hand. All piles
# but that one, what the dog carries, festivities, limbs and the backs of hands are open: laying and moving show nothing
# new. DISCARDED is not here because it depends on where the card comes from: see tell_front().
REVEALING: Final[list[int]] = [DREW, DREW_BACK, ACTS, REVEALED, DODGED, HELD]


def event_kinds() -> list[EventKind]:
    """Every kind, with the names that its numbers stand for."""
    names: dict[str, list[Any]] = {
        "phase": phases.NAMES,
        "card": CARDS,
        "festivity": FESTIVITIES,
        "item": ITEMS,
        "limb": LIMBS,
        "ending": ENDINGS,
        "no-effect reason": NO_EFFECT_REASONS,
        "unhurt reason": UNHURT_REASONS,
    }
    return [EventKind(kind, keys, names) for kind, keys in KINDS]


def tell(s: MuertosState, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
    """Record an event that everybody sees."""
    if s.events is not None:
        s.emit(event_of(kind, seat, a, b, c, EVERYBODY))


def tell_front(s: MuertosState, kind: i64, seat: i64, card: i64) -> None:
    """Record an event that shows everybody a card that only its player has seen so far."""
    if s.events is not None:
        s.emit(Event(kind, seat, (int(card),), EVERYBODY, True))


def tell_draw(s: MuertosState, seat: i64, card: i64) -> None:
    """Record that a card comes to a hand: its player sees the front, all others the back (DM-0.2)."""
    if s.events is not None:
        s.emit_private(event_of(DREW, seat, card, 0, 0, only(seat)))
        s.emit_private(event_of(DREW_BACK, seat, s.tables.back[card], 0, 0, EVERYBODY ^ only(seat)))


def event_of(kind: i64, seat: i64, a: i64, b: i64, c: i64, audience: i64) -> Event:
    numbers = [int(a), int(b), int(c)][: NUMBERS[kind]]
    return Event(kind, seat, tuple(numbers), audience, kind in REVEALING)
