"""Section 2: set-up."""

from __future__ import annotations

from mypy_extensions import i64

from ossuary.core.state import CHANCE
from ossuary.games.dia_de_los_muertos import steps
from ossuary.games.dia_de_los_muertos.cards import FEASTS, KINDS
from ossuary.games.dia_de_los_muertos.state import MuertosState, Skeleton
from ossuary.games.dia_de_los_muertos.steps.draw import push_draws
from ossuary.games.dia_de_los_muertos.tables import Tables


def new_state(tables: Tables, seats: i64) -> MuertosState:
    """DM-2.1: skeletons on Start, dog and gravedigger in their places, festivities laid out; no card is dealt yet."""
    s = MuertosState(seats, tables)
    s.skeletons = [Skeleton(seat) for seat in range(1, seats + 1)]
    s.deck = tables.copies[:]
    for card in range(KINDS):
        s.deck_size += s.deck[card]
    for festivity in range(FEASTS):
        s.festivities[festivity] = tables.for_two[festivity] if seats == 2 else tables.for_more[festivity]
    return s


def push_setup(s: MuertosState) -> None:
    """Push what comes first: four cards for each player, then the first round."""
    s.push(steps.ROUND, CHANCE, 0)
    for seat in range(s.seats, 0, -1):
        push_draws(s, seat, s.tables.hand)
