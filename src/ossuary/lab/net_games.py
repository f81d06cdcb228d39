"""Games that nets learn from: played by a bot that sometimes tries something, with the features of what it chose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.bots.bot import Bot, Budget
from ossuary.bots.evaluate.learned import LearnedEvaluator
from ossuary.bots.evaluate.net import HEADS, Net, read_net
from ossuary.bots.search.greedy import Greedy
from ossuary.core.chance import Dice
from ossuary.core.game import Game
from ossuary.core.state import CHANCE, NOBODY
from ossuary.games import descriptor_of, make_game
from ossuary.games.bots import make_bot, make_learned

NET = "net:"  # before the path of a net, in the place of a level
LONGEST = 2_000  # answers
SEEDS = 1 << 30


class NotTrainable(Exception):
    """A game without features."""


@dataclass
class Trace:
    """What one seat went through: the features of each choice, the round it was made in, and how the game ended."""

    features: list[list[int]]
    rounds: list[int]
    won: float
    points: float
    last_round: int


def empty_net(features: int, hidden: int = 1) -> Net:
    """A net that says nothing."""
    rows, heads = vec[i64]([0] * (features * hidden)), vec[i64]([0] * (len(HEADS) * hidden))
    return Net(features, hidden, rows, vec[i64]([0] * hidden), heads, vec[i64]([0] * len(HEADS)))


def learned_judge(game: str, net: Net | None = None) -> LearnedEvaluator:
    """The judgement by a net, or by one that says nothing, to read features with."""
    judge = make_learned(game, net if net is not None else empty_net(descriptor_of(game).features))
    if judge is None:
        raise NotTrainable(f"{game} has no features that a net could learn from")
    return judge


def make_player(level: str, game: Game[Any]) -> Bot:
    """A bot of this level; `net:FILE` judges by the net in that file, and otherwise plays as greedy does."""
    if not level.startswith(NET):
        return make_bot(level, game)
    return Greedy(game, learned_judge(game.name, read_net(Path(level.removeprefix(NET)).read_bytes())))


@dataclass
class NetGames:
    """The work of training: one game for each task, which is the number of a set-up and a seed."""

    name: str
    level: str
    setups: list[tuple[int, str]]  # seats and options
    tries: int  # of a hundred choices, how many are made at random
    most_points: int

    def start(self) -> None:
        self.game: Game[Any] = make_game(self.name)
        self.player = make_player(self.level, self.game)
        self.judge = learned_judge(self.name)

    def do(self, task: tuple[int, int], stopped: Callable[[], bool]) -> tuple[tuple[int, int], list[Trace]]:
        """The traces of all seats; none if it was stopped."""
        number, seed = task
        seats, words = self.setups[number]
        game, dice = self.game, [Dice(seed, seat) for seat in range(seats + 1)]
        state = game.begin(seats, game.read_setup(seats, words.split()))
        seen: list[tuple[list[list[int]], list[int]]] = [([], []) for _ in range(seats)]
        for _ in range(LONGEST):
            if stopped():
                return task, []
            game.roll(state, dice[CHANCE])
            seat = int(game.next_seat(state))
            if seat == NOBODY:
                break
            own = dice[seat]
            if int(own.below(100)) < self.tries:
                actions = game.legal(state, seat)
                action = actions[own.below(len(actions))]
            else:
                words_chosen = self.player.choose(game.moment(state, seat), seat, Budget(), int(own.below(SEEDS)))
                action = game.parse(state, seat, words_chosen.split(" "))
            features = [int(n) for n in self.judge.features_after(game, game.clone(state), seat, action, Dice(seed))]
            if features:
                seen[seat - 1][0].append(features)
                seen[seat - 1][1].append(int(game.round_of(state)))
            game.play(state, seat, action)
        outcome, last = game.outcome(state), int(game.round_of(state))
        traces = []
        for seat, (rows, rounds) in enumerate(seen, 1):
            won = (
                (seat in outcome.winners) / max(len(outcome.winners), 1) if seats > 1 else float(bool(outcome.winners))
            )
            points = outcome.scores[seat - 1] / self.most_points if outcome.scores else last / max(last, 10)
            traces.append(Trace(rows, rounds, won, min(max(points, 0.0), 1.0), last))
        return task, traces
