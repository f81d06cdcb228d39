"""What the blocks of a contest add up to."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ossuary.lab.bootstrap import interval, mean
from ossuary.lab.results import BlockResult, GameResult
from ossuary.lab.simulation import Span


@dataclass
class Standing:
    """What one entrant has done so far, counted by the seats it has played."""

    played: int = 0
    won: int = 0
    shares: list[float] = field(default_factory=list)  # of the wins, by block
    scores: Span = field(default_factory=Span)
    choices: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    times: Counter[int] = field(default_factory=Counter)

    @property
    def rate(self) -> float:
        return self.won / self.played if self.played else 0.0

    @property
    def share(self) -> float:
        """The mean over blocks: a win that is shared counts for each of the winners less."""
        return mean(self.shares) if self.shares else 0.0

    @property
    def share_interval(self) -> tuple[float, float]:
        return interval(self.shares)

    @property
    def ms_a_choice(self) -> float:
        return 1000 * self.seconds / self.choices if self.choices else 0.0

    def time_bucket(self, part: float) -> int:
        """The bucket of processor time that this part of the choices does not exceed."""
        left = part * self.times.total()
        for number in sorted(self.times):
            left -= self.times[number]
            if left <= 0:
                return number
        return 0


@dataclass
class Standings:
    """What several blocks add up to."""

    blocks: int = 0
    games: int = 0
    levels: dict[str, Standing] = field(default_factory=dict)  # by the entrants' names
    rounds: Span = field(default_factory=Span)
    lengths: Counter[int] = field(default_factory=Counter)  # games by their rounds
    answers: Span = field(default_factory=Span)
    ends: Counter[str] = field(default_factory=Counter)
    above: dict[tuple[str, str], tuple[float, int]] = field(default_factory=dict)  # how often the first ended above

    def add(self, block: BlockResult) -> None:
        """One more block."""
        self.blocks += 1
        for game in block.games:
            self.add_game(game)
        for name in dict.fromkeys(name for game in block.games for name in game.seats):
            share = block.share(name)
            if share is not None:
                self.levels[name].shares.append(share)

    def add_game(self, game: GameResult) -> None:
        self.games += 1
        self.rounds.add(game.rounds)
        self.lengths[game.rounds] += 1
        self.answers.add(sum(game.choices))
        self.ends[game.cause] += 1
        for seat, name in enumerate(game.seats, 1):
            standing = self.levels.setdefault(name, Standing())
            standing.played += 1
            standing.choices += game.choices[seat - 1]
            standing.seconds += game.seconds[seat - 1]
            standing.slowest = max(standing.slowest, game.slowest[seat - 1])
            standing.times.update(game.times[seat - 1])
            standing.won += seat in game.winners
            for score in game.scores[seat - 1 : seat]:
                standing.scores.add(score)
        if game.over and len(set(game.seats)) > 1:
            self.compare_places(game)

    def compare_places(self, game: GameResult) -> None:
        """Who came out above whom; a shared place counts half."""
        places = game.places()
        for name, place in zip(game.seats, places, strict=True):
            for other, other_place in zip(game.seats, places, strict=True):
                if other != name:
                    points, met = self.above.get((name, other), (0.0, 0))
                    self.above[name, other] = points + (place < other_place) + (place == other_place) / 2, met + 1
