"""Who plays whom: entrants, how they take their seats, and the blocks of games that are scored together."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import combinations
from typing import Any, TypeVar

from ossuary.bots.bot import Budget
from ossuary.lab.simulation import LONGEST

ORACLE = "oracle"  # no level of a table: it sees the coming draws

TABLE = "table"  # all entrants take the seats of one table in turn
PAIRS = "pairs"  # every two of them play each other
APART = "apart"  # each has all the seats: what counts is how often the table wins

ENTRANT = re.compile(
    r"(?:(?P<name>[\w-]+)=)?(?P<level>[\w-]+|net:[^@*,\s]+)(?:@(?P<most>\d+)(?P<ms>ms)?)?(?:\*(?P<seats>\d))?"
)

Seated = TypeVar("Seated")


class BadEntrant(ValueError):
    """A word that names no entrant."""


@dataclass(frozen=True)
class Entrant:
    """A level with the most that one of its choices may cost (0: no limit)."""

    name: str
    level: str
    ms: int = 0
    positions: int = 0

    def budget(self) -> Budget:
        return Budget(self.ms / 1000, self.positions)


def read_entrants(words: str, ms: int = 0, positions: int = 0) -> list[Entrant]:
    """Entrants from words like `greedy`, `greedy*3` for three seats, `strong@200ms`, `strong@64`, `twin=greedy`."""
    entrants: list[Entrant] = []
    for word in words.replace(",", " ").split():
        found = ENTRANT.fullmatch(word)
        if found is None:
            raise BadEntrant(word)
        most = int(found["most"] or 0)
        name = found["name"] or word.partition("*")[0]
        limits = ((most, 0) if found["ms"] else (0, most)) if most else (ms, positions)
        entrants += [Entrant(name, found["level"], *limits)] * int(found["seats"] or 1)
    if len({one.name for one in entrants}) != len(set(entrants)):
        raise BadEntrant(words)
    return entrants


@dataclass(frozen=True)
class Contest:
    """Everything that decides how its games go: names and numbers, to be sent to workers and kept with the results."""

    game: str
    corrections: dict[str, Any] | None
    seats: int
    options: dict[str, str]
    entrants: tuple[Entrant, ...]
    form: str = TABLE
    longest: int = LONGEST

    @property
    def names(self) -> list[str]:
        """The entrants by name, each once."""
        return list(dict.fromkeys(one.name for one in self.entrants))

    def pairings(self) -> list[list[list[Entrant]]]:
        """The blocks to play with one seed of chance: for each the seatings that are scored together."""
        distinct = list(dict.fromkeys(self.entrants))
        if self.form == APART:
            return [[[one] * self.seats for one in distinct]]
        if self.form == PAIRS:
            return [rotations(list(pair), self.seats) for pair in combinations(distinct, 2)]
        return [rotations(list(self.entrants), self.seats)]

    def tasks(self, first: int, last: int) -> list[tuple[int, int]]:
        """The blocks from seed `first` to seed `last`: a seed and the number of a pairing."""
        pairings = range(len(self.pairings()))
        return [(seed, pairing) for seed in range(first, last + 1) for pairing in pairings]


def seated(entrants: list[Seated], seats: int, number: int) -> list[Seated]:
    """Who has each seat: entrants take the seats in turn, and from game to game each moves one seat on."""
    return [entrants[(seat + number) % len(entrants)] for seat in range(seats)]


def rotations(entrants: list[Entrant], seats: int) -> list[list[Entrant]]:
    """All seatings that moving on leads to, each once; in all of them together everyone has had every seat."""
    seatings = [tuple(seated(entrants, seats, number)) for number in range(len(entrants))]
    return [list(seating) for seating in dict.fromkeys(seatings)]
