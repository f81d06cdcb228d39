"""Distances in the cemetery: how many fields a skeleton still has to go."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.games.dia_de_los_muertos.cards import FEASTS
from ossuary.games.dia_de_los_muertos.effects import owns
from ossuary.games.dia_de_los_muertos.fields import CROSSING, FIELDS, GOAL
from ossuary.games.dia_de_los_muertos.state import MuertosState, Skeleton
from ossuary.games.dia_de_los_muertos.tables import Tables
from ossuary.games.dia_de_los_muertos.ways import gate_is_open

FAR: Final = 40  # longer than any way
NO_FIELD: Final = FIELDS
LEAD_AWAY: Final = 3  # fields it costs to lead the dog out of the way
SHUT_IN: Final = 8  # fields it costs to get past a dog that blocks every way


class Distances:
    """Distances along the signs, one table for each pair of closed fields; a table is made when it is first needed."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.known: list[vec[i64]] = [vec[i64]() for _ in range((FIELDS + 1) * (FIELDS + 1))]
        self.feast_field: vec[i64] = vec[i64]([0] * FEASTS)
        for field in range(FIELDS):
            feast = tables.festivity_at[field]
            if feast >= 0:
                self.feast_field[feast] = field

    def table(self, blocked: i64, dog: i64) -> vec[i64]:
        """From each field (times FIELDS) to each other, past the gravedigger's field and the dog's."""
        at = blocked * (FIELDS + 1) + dog
        if len(self.known[at]) == 0:
            self.known[at] = all_distances(self.tables, blocked, dog)
        return self.known[at]

    def way_home(self, s: MuertosState, k: Skeleton) -> i64:
        """The shortest way over all festivities that the skeleton can still get, and into the goal."""
        stands = s.gravedigger
        if gate_is_open(s) and stands != CROSSING:
            return self.leg(s, k.at, GOAL, stands)
        wanted = vec[i64](capacity=FEASTS)
        for feast in range(FEASTS):
            if s.festivities[feast] > 0 and not owns(k, feast):
                wanted = append(wanted, self.feast_field[feast])
        blocked: i64 = CROSSING if stands == CROSSING else NO_FIELD
        if len(wanted) == 0:
            return self.leg(s, k.at, GOAL, NO_FIELD)
        best: i64 = 1000
        for first in range(len(wanted)):
            way = self.leg(s, k.at, wanted[first], blocked) + self.tour(wanted, first, blocked)
            best = min(best, way)
        return best

    def tour(self, wanted: vec[i64], first: i64, blocked: i64) -> i64:
        """From one festivity over the others to the goal."""
        free = self.table(NO_FIELD, NO_FIELD)
        fields = self.table(blocked, NO_FIELD)
        here = wanted[first]
        if len(wanted) == 1:
            return free[here * FIELDS + GOAL]
        if len(wanted) == 2:
            other = wanted[1 - first]
            return fields[here * FIELDS + other] + free[other * FIELDS + GOAL]
        one = wanted[(first + 1) % 3]
        two = wanted[(first + 2) % 3]
        between = fields[one * FIELDS + two]
        return between + min(
            fields[here * FIELDS + one] + free[two * FIELDS + GOAL],
            fields[here * FIELDS + two] + free[one * FIELDS + GOAL],
        )

    def leg(self, s: MuertosState, here: i64, there: i64, blocked: i64) -> i64:
        """The next stretch of the way, where the dog may stand."""
        free = self.table(blocked, NO_FIELD)[here * FIELDS + there]
        past_dog = self.table(blocked, s.dog)[here * FIELDS + there]
        if past_dog >= FAR:
            return free + SHUT_IN
        return min(past_dog, free + LEAD_AWAY)


def all_distances(tables: Tables, blocked: i64, dog: i64) -> vec[i64]:
    apart = vec[i64]([FAR] * (FIELDS * FIELDS))
    for start in range(FIELDS):
        apart[start * FIELDS + start] = 0
        edge = append(vec[i64](), start)
        steps: i64 = 0
        while len(edge) > 0:
            steps += 1
            ahead = vec[i64]()
            for here in edge:
                for there in tables.board.ways[here]:
                    if there != blocked and there != dog and apart[start * FIELDS + there] == FAR:
                        apart[start * FIELDS + there] = steps
                        ahead = append(ahead, there)
            edge = ahead
    return apart


def kept_distances(kept: Distances | None, tables: Tables) -> Distances:
    """The distances of these tables: those that were kept, unless they are of other tables."""
    return kept if kept is not None and kept.tables is tables else Distances(tables)
