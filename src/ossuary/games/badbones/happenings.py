"""What can happen, as events: for each kind its name and what its numbers are."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ossuary.core.events import EVERYBODY, Event, only
from ossuary.games.badbones.state import Realm

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

HAPPENINGS: Final[list[tuple[str, str]]] = [
    ("phase-opens", "phase round"), ("hero-moved", "space"), ("hero-fell", ""), ("killed", "model space"),
    ("placed", "trap space"), ("retrieved", "trap space"), ("walked", "model from to facing"), ("held", "model space"),
    ("turned-to", "model space facing"), ("triggered", "trap space"), ("sent", "model seat"), ("razed", "floors"),
    ("burnt", "houses"), ("rebuilt", "house"), ("worn", "trap space"), ("drew", "model"), ("arrived", "model entry"),
    ("bought", "item"), ("froze", "space"), ("unit-formed", "leader members"), ("ended", "ending"),
]


def tell(s: Realm, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """An event of a seat's board: sealed while its phase is."""
    if s.events is None:
        return
    numbers = [int(a), int(b), int(c), int(d)][: len(HAPPENINGS[kind][1].split())]
    audience: i64 = EVERYBODY if s.shown is None or seat == 0 else only(seat)
    s.emit(Event(kind, seat, tuple(numbers), audience))
