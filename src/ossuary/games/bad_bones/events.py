"""The events of the game: for each kind its name, and the keys of its numbers.

In words a place is a space (`b4`) or a forest entry (`>a3`), `facing` one of `^>v<`, `model` a token, `trap` a face as
it lies (`wall/!`), `item` a trap or weapon of the market. `from` is where a skeleton stood before it set out. For
skeletons that are `sent` it is "" if they had left the board before, and `to` is the seat whose cemetery they go to, or
`bag`, or `gone` (out of the game); a skeleton that is `killed` goes to the bag unless `sent` follows. `worn` says how
the trap lay and how it lies `now` ("" if it is gone); `rebuilt` says `what`: floor or house. Floors, houses, members
and the round are numbers.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ossuary.core.events import EVERYBODY, Event, EventKind, only
from ossuary.games.bad_bones import phases
from ossuary.games.bad_bones.space import FACINGS, PLACE_NAMES
from ossuary.games.bad_bones.state import ENDINGS, BadBonesState
from ossuary.games.bad_bones.tokens import FACES, ITEMS

PHASE_OPENS: Final = 0
HERO_MOVED: Final = 1
HERO_FELL: Final = 2
KILLED: Final = 3
PLACED: Final = 4
RETRIEVED: Final = 5
WALKED: Final = 6
HELD: Final = 7
TURNED_TO: Final = 8
TRIGGERED: Final = 9
SENT: Final = 10
RAZED: Final = 11
BURNT: Final = 12
REBUILT: Final = 13
WORN: Final = 14
DREW: Final = 15
ARRIVED: Final = 16
BOUGHT: Final = 17
FROZE: Final = 18
UNIT_FORMED: Final = 19
ENDED: Final = 20
FIRST: Final = 21
PHASE_CLOSES: Final = 22

KINDS: Final[list[tuple[str, str]]] = [
    ("phase-opens", "phase round"),
    ("hero-moved", "space"),
    ("hero-fell", ""),
    ("killed", "model from space"),
    ("placed", "trap space"),
    ("retrieved", "trap space"),
    ("walked", "model from to facing"),
    ("held", "model space"),
    ("turned-to", "model space facing"),
    ("triggered", "trap space"),
    ("sent", "model from to"),
    ("razed", "floors space"),
    ("burnt", "houses"),
    ("rebuilt", "what"),
    ("worn", "trap space now"),
    ("drew", "model"),
    ("arrived", "model entry"),
    ("bought", "item"),
    ("froze", "space"),
    ("unit-formed", "leader members"),
    ("ended", "ending"),
    ("first", ""),
    ("phase-closes", "phase"),
]
NUMBERS: Final[list[int]] = [len(keys.split()) for _, keys in KINDS]  # how many numbers an event of a kind has
# Hidden here are only the bag and what happens in a sealed phase. State.unseal() marks the events of the phase as
# revealing, and tell_closing() does so for a phase in which nothing happened.
REVEALING: Final[list[int]] = [DREW, FIRST]


def event_kinds(models: list[str]) -> list[EventKind]:
    """Every kind, with the names that its numbers stand for."""
    names: dict[str, list[Any]] = {
        "phase": phases.NAMES,
        "space": PLACE_NAMES,
        "from": PLACE_NAMES,
        "to": PLACE_NAMES,
        "entry": PLACE_NAMES,
        "facing": list(FACINGS),
        "trap": FACES,
        "now": FACES,
        "model": models,
        "leader": models,
        "item": ITEMS,
        "ending": ENDINGS,
        "what": ["floor", "house"],
        "sent to": ["bag", 1, 2, 3, 4, 5, 6, "gone"],
    }
    return [EventKind(kind, keys, names) for kind, keys in KINDS]


def tell(s: BadBonesState, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """Record an event of a seat's board; in a sealed phase only that seat learns it now."""
    if s.events is not None:  # so short that the compiler inlines it: nobody listens in a playout
        s.emit(event_of(s, kind, seat, a, b, c, d))


def event_of(s: BadBonesState, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> Event:
    numbers = [int(a), int(b), int(c), int(d)][: NUMBERS[kind]]
    audience: i64 = EVERYBODY if s.shown is None or seat == 0 else only(seat)
    return Event(kind, seat, tuple(numbers), audience, kind in REVEALING)


def tell_closing(s: BadBonesState) -> None:
    """Record that a phase closes. If it was sealed, everybody learns now what the others did, even if it is nothing."""
    if s.events is not None:
        s.emit(Event(PHASE_CLOSES, 0, (int(s.phase),), EVERYBODY, s.shown is not None))
