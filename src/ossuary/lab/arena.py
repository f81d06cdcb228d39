"""Games between bots, in blocks: one seed of chance in all seatings, so that nobody has the better draws."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter, thread_time
from typing import Any

from ossuary.bots.bot import Budget
from ossuary.core.chance import Dice
from ossuary.core.game import Game, Outcome
from ossuary.core.state import CHANCE, NOBODY
from ossuary.games import make_game
from ossuary.games.bots import make_evaluator
from ossuary.lab.contest import ORACLE, Contest, Entrant
from ossuary.lab.net_games import make_player
from ossuary.lab.oracle import foresee
from ossuary.lab.results import BlockResult, GameResult, bucket
from ossuary.lab.simulation import LONGEST, UNFINISHED
from ossuary.lab.standings import Standings
from ossuary.lab.workers import results_of

SEEDS = 1 << 30  # how many there are for one choice


class Stopped(Exception):
    """A game that is not wanted any more."""


@dataclass
class ArenaGame:
    """A game between bots: how it ended, all answers in words, and the seconds each choice took its seat."""

    levels: list[str]
    outcome: Outcome
    rounds: int
    answers: list[tuple[int, str]]
    seconds: list[list[float]]
    busy: list[list[float]]  # the part of them that the processor has worked on it


def play(
    game: Game[Any],
    seats: int,
    options: dict[str, str],
    levels: list[str],
    seed: int,
    longest: int = LONGEST,
    budgets: list[Budget] | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> ArenaGame:
    """A game in which seat i is played at the i-th level; chance and each seat have dice of their own."""
    if len(levels) != seats:
        raise ValueError(f"{seats} seats want as many levels, not {len(levels)}")
    bots = [make_player(level, game) for level in levels]
    limits = budgets if budgets is not None else [Budget()] * seats
    dice = [Dice(seed, seat) for seat in range(seats + 1)]
    state = game.begin(seats, options)
    answers: list[tuple[int, str]] = []
    seconds: list[list[float]] = [[] for _ in range(seats)]
    busy: list[list[float]] = [[] for _ in range(seats)]
    while len(answers) < longest:
        game.roll(state, dice[CHANCE])
        seat = int(game.next_seat(state))
        if seat == NOBODY:
            break
        if stopped():
            raise Stopped
        moment = game.moment(state, seat)
        start, start_busy = perf_counter(), thread_time()
        answer = bots[seat - 1].choose(moment, seat, limits[seat - 1], int(dice[seat].below(SEEDS)))
        busy[seat - 1].append(thread_time() - start_busy)
        seconds[seat - 1].append(perf_counter() - start)
        game.submit(state, seat, game.parse(state, seat, answer.split(" ")))
        answers.append((seat, answer))
    return ArenaGame(levels, game.outcome(state), int(game.round_of(state)), answers, seconds, busy)


def kept(names: list[str], played: ArenaGame) -> GameResult:
    """What is kept of a game. One that was broken off has no winners and no points."""
    outcome = played.outcome
    text = "\n".join(f"{seat} {words}" for seat, words in played.answers)
    return GameResult(
        names,
        outcome.cause if outcome.over else UNFINISHED,
        list(outcome.winners) if outcome.over else [],
        list(outcome.scores) if outcome.over else [],
        played.rounds,
        [len(times) for times in played.seconds],
        [sum(times) for times in played.seconds],
        [max(times, default=0.0) for times in played.seconds],
        [dict(sorted(Counter(map(bucket, times)).items())) for times in played.busy],
        hashlib.sha256(text.encode()).hexdigest()[:12],
    )


def play_seating(
    game: Game[Any], contest: Contest, seating: list[Entrant], seed: int, stopped: Callable[[], bool]
) -> GameResult:
    """One game of a block."""
    names = [entrant.name for entrant in seating]
    if seating[0].level == ORACLE:
        start = thread_time()
        seen = foresee(
            game, make_evaluator(contest.game), contest.seats, contest.options, seed, seating[0].positions, stopped
        )
        if seen is None:
            raise Stopped
        each = (thread_time() - start) / max(len(seen.answers), 1)
        spent = [[each for seat, _ in seen.answers if seat == own] for own in range(1, contest.seats + 1)]
        return kept(names, ArenaGame(names, seen.outcome, seen.rounds, seen.answers, spent, spent))
    levels = [entrant.level for entrant in seating]
    budgets = [entrant.budget() for entrant in seating]
    return kept(names, play(game, contest.seats, contest.options, levels, seed, contest.longest, budgets, stopped))


class Blocks:
    """The work of an arena: one block after the other, each named by its seed and the number of its pairing."""

    game: Game[Any]

    def __init__(self, contest: Contest) -> None:
        self.contest = contest

    def start(self) -> None:
        self.game = make_game(self.contest.game, self.contest.corrections)

    def do(self, task: tuple[int, int], stopped: Callable[[], bool]) -> BlockResult | None:
        """None if it was stopped on the way."""
        seed, pairing = task
        seatings = self.contest.pairings()[pairing]
        try:
            games = [play_seating(self.game, self.contest, seating, seed, stopped) for seating in seatings]
        except Stopped:
            return None
        return BlockResult(seed, pairing, games)


def play_blocks(contest: Contest, tasks: Sequence[tuple[int, int]], jobs: int = 1) -> Iterator[BlockResult]:
    """Blocks in the order in which they are done."""
    for block in results_of(Blocks(contest), tasks, jobs):
        if block is not None:
            yield block


def compete(
    game: Game[Any],
    seats: int,
    options: dict[str, str],
    levels: list[str],
    games: int,
    seed: int,
    longest: int = LONGEST,
) -> Standings:
    """Whole blocks of at least this many games in this process, each block with a seed of its own."""
    entrants = tuple(Entrant(level, level) for level in levels)
    contest = Contest(game.name, None, seats, options, entrants, longest=longest)
    blocks = Blocks(contest)
    blocks.game = game
    standings = Standings()
    while standings.games < games:
        block = blocks.do((seed, 0), lambda: False)
        if block is not None:
            standings.add(block)
        seed += 1
    return standings
