"""What is kept of an arena's games: a file with a line for each block, so that a contest can be gone on with."""

from __future__ import annotations

import math
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

from ossuary.lab.contest import Contest
from ossuary.lab.simulation import UNFINISHED

BUCKETS_A_DECADE = 20  # of the times that are kept: neighbours are an eighth apart
SHORTEST = 1e-6  # seconds


class GameResult(msgspec.Struct, frozen=True):
    """A game as it is kept. Lists go by seat."""

    seats: list[str]  # the entrants' names
    cause: str  # how it ended, or that it was broken off
    winners: list[int]
    scores: list[int]
    rounds: int
    choices: list[int]
    seconds: list[float]
    slowest: list[float]
    times: list[dict[int, int]]  # how many choices were in each bucket of processor time, see bucket()
    digest: str  # of all answers: the same bots play the same game again

    @property
    def over(self) -> bool:
        return self.cause != UNFINISHED

    def places(self) -> list[int]:
        """The place of each seat, shared by equals: winners are first, the others follow by their points."""
        keys = [
            (seat not in self.winners, -self.scores[seat - 1] if self.scores else 0)
            for seat in range(1, len(self.seats) + 1)
        ]
        keys = [(lost, 0 if not lost else points) for lost, points in keys]
        return [1 + sum(other < key for other in keys) for key in keys]

    def share(self, name: str) -> float:
        """An entrant's share of the win for each seat it had; a table of its own wins or loses as a whole."""
        own = [seat for seat, sits in enumerate(self.seats, 1) if sits == name]
        if len(own) == len(self.seats):
            return float(bool(self.winners))
        return sum(seat in self.winners for seat in own) / len(own) / max(len(self.winners), 1)


class BlockResult(msgspec.Struct, frozen=True):
    """All seatings of a pairing with one seed of chance."""

    seed: int
    pairing: int
    games: list[GameResult]

    def share(self, name: str) -> float | None:
        """An entrant's share of the wins over the whole block; None if it did not play."""
        shares = [game.share(name) for game in self.games if name in game.seats]
        return sum(shares) / len(shares) if shares else None


def bucket(seconds: float) -> int:
    return round(BUCKETS_A_DECADE * math.log10(max(seconds, SHORTEST) / SHORTEST))


def seconds_of(number: int) -> float:
    """About how long the choices of a bucket took."""
    return SHORTEST * math.pow(10.0, number / BUCKETS_A_DECADE)


class BadResults(Exception):
    """A file of results that can't be gone on with, and why."""


class ResultsFile:
    """The first line says what the contest is, each other line has a block."""

    def __init__(self, path: Path, contest: Contest, edition: int) -> None:
        """`edition`: by which rules the game is played."""
        self.path = path
        head = {"arena": {**asdict(contest), "edition": edition}}
        self.head: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(head))

    def read(self) -> list[BlockResult]:
        """The blocks so far. A last line that was being written when the power failed is taken away."""
        if not self.path.exists() or not self.path.stat().st_size:
            self.path.write_bytes(msgspec.json.encode(self.head) + b"\n")
            return []
        whole, newline, torn = self.path.read_bytes().rpartition(b"\n")
        if torn:
            self.path.write_bytes(whole + newline)
        head, *lines = whole.split(b"\n")
        try:
            if msgspec.json.decode(head) != self.head:
                raise BadResults(f"{self.path} has the results of another contest")
            return [msgspec.json.decode(line, type=BlockResult) for line in lines]
        except msgspec.DecodeError as error:
            raise BadResults(f"{self.path} is no file of results ({error})") from error

    def append(self, block: BlockResult) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(block) + b"\n")
