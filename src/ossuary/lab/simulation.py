"""Random games by the thousand, on all cores, and their totals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ossuary.core.chance import Dice
from ossuary.core.game import Game
from ossuary.games import make_game
from ossuary.lab.workers import results_of

# A batch is small enough to show progress and large enough that handing it to a worker costs nothing.
SMALLEST_BATCH = 100
MOST_BATCHES = 5000
LONGEST = 100_000  # decisions after which a game is broken off: played at random, some never end
UNFINISHED = "unfinished"


@dataclass
class Span:
    """The sum, least and most of a figure over games."""

    total: int = 0
    count: int = 0
    least: int | None = None
    most: int | None = None

    def add(self, value: int) -> None:
        self.merge(Span(value, 1, value, value))

    def merge(self, other: Span) -> None:
        self.total += other.total
        self.count += other.count
        self.least = min((n for n in (self.least, other.least) if n is not None), default=None)
        self.most = max((n for n in (self.most, other.most) if n is not None), default=None)

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0


@dataclass
class Totals:
    """The totals of several games. They are plain counts, so the order in which games are added does not matter."""

    seats: int
    games: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    decisions: Span = field(default_factory=Span)
    wins: list[int] = field(default_factory=list)
    shared: int = 0
    nobody: int = 0
    scores: list[Span] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * self.seats
        self.scores = self.scores or [Span() for _ in range(self.seats)]

    def add(self, game: Game[Any], state: Any, decisions: int) -> None:
        """Add a game. One that was broken off has no winners and no points."""
        outcome = game.outcome(state)
        self.games += 1
        self.rounds[int(game.round_of(state))] += 1
        self.decisions.add(decisions)
        if not outcome.over:
            self.ends[UNFINISHED] += 1
            return
        for seat in outcome.winners:
            self.wins[seat - 1] += 1
        self.shared += len(outcome.winners) > 1
        self.nobody += not outcome.winners
        for span, score in zip(self.scores, outcome.scores, strict=bool(outcome.scores)):
            span.add(score)
        self.ends[outcome.cause] += 1

    def merge(self, other: Totals) -> None:
        self.games += other.games
        self.rounds += other.rounds
        self.decisions.merge(other.decisions)
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.shared += other.shared
        self.nobody += other.nobody
        for mine, theirs in zip(self.scores, other.scores, strict=True):
            mine.merge(theirs)
        self.ends += other.ends

    @property
    def scored(self) -> bool:
        return any(span.count for span in self.scores)

    @property
    def mean_rounds(self) -> float:
        return sum(rounds * games for rounds, games in self.rounds.items()) / self.games if self.games else 0.0

    @property
    def median_rounds(self) -> float:
        """The rounds of the middle game, or the mean of the two middle games."""
        return (self._rounds_of_game((self.games - 1) // 2) + self._rounds_of_game(self.games // 2)) / 2

    def _rounds_of_game(self, place: int) -> int:
        """The rounds of the game at this place, if all are sorted by length."""
        for rounds in sorted(self.rounds):
            place -= self.rounds[rounds]
            if place < 0:
                return rounds
        return 0


@dataclass(frozen=True)
class Job:
    """What a worker needs to know: names and numbers, since a state can't be sent to another process."""

    game: str
    corrections: dict[str, Any] | None
    seats: int
    options: dict[str, str]
    seed: int
    longest: int = LONGEST

    def play(self, game: Game[Any], first: int, last: int, stopped: Callable[[], bool] = lambda: False) -> Totals:
        """Play the games from number `first` up to, but without, `last`; or until they are not wanted any more."""
        totals = Totals(self.seats)
        for number in range(first, last):
            if stopped():
                break
            state = game.begin(self.seats, self.options)
            totals.add(game, state, int(game.playout(state, Dice(self.seed, number), self.longest)))
        return totals


class RandomGames:
    """The work of a simulation: batches of games, each from one number up to, but without, another."""

    game: Game[Any]

    def __init__(self, job: Job) -> None:
        self.job = job

    def start(self) -> None:
        self.game = make_game(self.job.game, self.job.corrections)

    def do(self, task: tuple[int, int], stopped: Callable[[], bool]) -> Totals:
        return self.job.play(self.game, *task, stopped)


def simulate(job: Job, games: int, jobs: int = 1, progress: Callable[[int], None] = lambda _: None) -> Totals:
    """The totals of this many games; the same for any number of jobs, since each game has dice of its own."""
    totals = Totals(job.seats)
    batch = max(SMALLEST_BATCH, games // MOST_BATCHES)
    batches = [(first, min(first + batch, games)) for first in range(0, games, batch)]
    for part in results_of(RandomGames(job), batches, jobs):
        totals.merge(part)
        progress(part.games)
    return totals
