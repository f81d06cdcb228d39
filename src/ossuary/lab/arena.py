"""Games between bots: who wins how often, and how long they think."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from ossuary.bots.bot import Budget
from ossuary.core.chance import Dice
from ossuary.core.game import Game, Outcome
from ossuary.core.state import CHANCE, NOBODY
from ossuary.games.bots import make_bot
from ossuary.lab.simulation import LONGEST, UNFINISHED, Span

SEEDS = 1 << 30  # how many there are for one choice


@dataclass
class ArenaGame:
    """A game between levels: how it ended, all answers in words, and the seconds each seat thought."""

    levels: list[str]
    outcome: Outcome
    rounds: int
    answers: list[tuple[int, str]]
    seconds: list[float]


def play(
    game: Game[Any], seats: int, options: dict[str, str], levels: list[str], seed: int, longest: int = LONGEST
) -> ArenaGame:
    """A game in which seat i is played at the i-th level; chance and each seat have dice of their own."""
    if len(levels) != seats:
        raise ValueError(f"{seats} seats want as many levels, not {len(levels)}")
    bots = [make_bot(level, game) for level in levels]
    dice = [Dice(seed, seat) for seat in range(seats + 1)]
    budget = Budget()
    state = game.begin(seats, options)
    answers: list[tuple[int, str]] = []
    seconds = [0.0] * seats
    while len(answers) < longest:
        game.roll(state, dice[CHANCE])
        seat = int(game.next_seat(state))
        if seat == NOBODY:
            break
        moment = game.moment(state, seat)
        start = perf_counter()
        answer = bots[seat - 1].choose(moment, seat, budget, int(dice[seat].below(SEEDS)))
        seconds[seat - 1] += perf_counter() - start
        game.submit(state, seat, game.parse(state, seat, answer.split(" ")))
        answers.append((seat, answer))
    return ArenaGame(levels, game.outcome(state), int(game.round_of(state)), answers, seconds)


@dataclass
class Standing:
    """What one level has done so far, counted by the seats it has played."""

    played: int = 0
    won: int = 0
    scores: Span = field(default_factory=Span)
    choices: int = 0
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        return self.won / self.played if self.played else 0.0

    @property
    def ms_a_choice(self) -> float:
        return 1000 * self.seconds / self.choices if self.choices else 0.0


@dataclass
class Standings:
    """What several games add up to."""

    games: int = 0
    levels: dict[str, Standing] = field(default_factory=dict)
    rounds: Span = field(default_factory=Span)
    answers: Span = field(default_factory=Span)
    ends: Counter[str] = field(default_factory=Counter)

    def add(self, played: ArenaGame) -> None:
        """One more game. One that was broken off has no winners and no points."""
        self.games += 1
        self.rounds.add(played.rounds)
        self.answers.add(len(played.answers))
        self.ends[played.outcome.cause if played.outcome.over else UNFINISHED] += 1
        asked = Counter(seat for seat, _ in played.answers)
        for seat, level in enumerate(played.levels, 1):
            standing = self.levels.setdefault(level, Standing())
            standing.played += 1
            standing.choices += asked[seat]
            standing.seconds += played.seconds[seat - 1]
            if played.outcome.over:
                standing.won += seat in played.outcome.winners
                for score in played.outcome.scores[seat - 1 : seat]:
                    standing.scores.add(score)


def seated(levels: list[str], seats: int, number: int) -> list[str]:
    """The level of each seat: levels take the seats in turn, and from game to game each moves one seat on."""
    return [levels[(seat + number) % len(levels)] for seat in range(seats)]


def compete(
    game: Game[Any],
    seats: int,
    options: dict[str, str],
    levels: list[str],
    games: int,
    seed: int,
    longest: int = LONGEST,
    progress: Callable[[], None] = lambda: None,
) -> Standings:
    """Plays this many games, each with a seed of its own."""
    standings = Standings()
    for number in range(games):
        standings.add(play(game, seats, options, seated(levels, seats, number), seed + number, longest))
        progress()
    return standings
