"""Games that nets learn from: quick ones, or those of a search with a net, looked at from each seat once a round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ossuary.bots.bot import Bot, Budget
from ossuary.bots.evaluate.features import Features
from ossuary.bots.evaluate.net import read_net
from ossuary.bots.search.learned_planner import LearnedPlanner
from ossuary.bots.search.plan_search import PlanSearch
from ossuary.bots.search.planner import Planner
from ossuary.core.chance import Dice
from ossuary.core.game import Game
from ossuary.core.state import CHANCE, NOBODY
from ossuary.games import make_game
from ossuary.games.bots import make_bot, make_features, make_own_planner

NET = "net:"  # before the path of a net, in the place of a level
LEVEL = "scapula"  # the level that a net plays at: as strong as this one with its game's own judgement, or not
OWN = "hand-written"  # in the place of a level: LEVEL with the hand-written judgement of its game
QUICK = ""  # in the place of a level: every answer is the planner's quick one
LONGEST = 4_000  # answers
SEEDS = 1 << 30


class NotTrainable(Exception):
    """A game without features."""


@dataclass
class Trace:
    """What one seat went through: the features of each round, its number, and how the game ended."""

    features: list[list[int]]
    rounds: list[int]
    won: float
    points: float
    last_round: int


def features_for(game: str) -> Features:
    features = make_features(game)
    if features is None:
        raise NotTrainable(f"{game} has no features that a net could learn from")
    return features


def planner_for(game: str) -> Planner:
    return make_own_planner(game) or Planner(False)


def make_player(level: str, game: Game[Any]) -> Bot:
    """A bot of this level; `net:FILE` plays as LEVEL does, but judges by the net in that file, and OWN by no net."""
    if level == OWN:
        own = planner_for(game.name)
        return PlanSearch(level, game, own, own.efforts[LEVEL])
    if not level.startswith(NET):
        return make_bot(level, game)
    net = read_net(Path(level.removeprefix(NET)).read_bytes())
    planner = LearnedPlanner(planner_for(game.name), features_for(game.name), net)
    return PlanSearch(level, game, planner, planner.efforts[LEVEL])


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
        self.player = make_player(self.level, self.game) if self.level != QUICK else None
        self.planner = planner_for(self.name)
        self.features = features_for(self.name)

    def do(self, task: tuple[int, int], stopped: Callable[[], bool]) -> tuple[tuple[int, int], list[Trace]]:
        """The traces of all seats; none if it was stopped."""
        number, seed = task
        seats, words = self.setups[number]
        game, dice = self.game, [Dice(seed, seat) for seat in range(seats + 1)]
        state = game.begin(seats, game.read_setup(seats, words.split()))
        rows: list[list[list[int]]] = [[] for _ in range(seats)]
        rounds: list[int] = []
        for _ in range(LONGEST):
            if stopped():
                return task, []
            game.roll(state, dice[CHANCE])
            seat = int(game.next_seat(state))
            if seat == NOBODY:
                break
            if not rounds or game.round_of(state) > rounds[-1]:
                rounds.append(int(game.round_of(state)))
                for each in range(1, seats + 1):
                    rows[each - 1].append([int(n) for n in self.features.features_of(game, state, each)])
            game.play(state, seat, self.answer(state, seat, dice[seat]))
        outcome, last = game.outcome(state), int(game.round_of(state))
        traces = []
        for seat in range(1, seats + 1):
            shared = max(len(outcome.winners), 1) if self.features.has_rivals(state) else 1
            points = outcome.scores[seat - 1] / self.most_points if outcome.scores else last / max(last, 10)
            won = (seat in outcome.winners) / shared
            traces.append(Trace(rows[seat - 1], rounds, won, min(max(points, 0.0), 1.0), last))
        return task, traces

    def answer(self, state: Any, seat: int, dice: Dice) -> int:
        """Now and then any answer, so that positions are met that nobody would seek."""
        if int(dice.below(100)) < self.tries:
            actions = self.game.legal(state, seat)
            return int(actions[dice.below(len(actions))])
        if self.player is None:
            return int(self.planner.answer(self.game, state, seat, dice))
        words = self.player.choose(self.game.moment(state, seat), seat, Budget(), int(dice.below(SEEDS)))
        return int(self.game.parse(state, seat, words.split(" ")))
