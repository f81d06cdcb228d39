"""What runs in a bot worker, a process of its own: the games, and the bots that live on between their answers."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from ossuary.bots.bot import Bot, Budget
from ossuary.bots.explain.advice import advise as advise_with
from ossuary.bots.explain.explainer import Explainer
from ossuary.core.game import Game
from ossuary.games import make_games
from ossuary.games.bots import make_bot, make_explainer
from ossuary.games.editions import games_with

MOST_BOTS = 500  # bots that remember their seats; those that have not been asked for longest make room

Advised = tuple[list[tuple[float, str]], list[tuple[str, int]], str]


class Task(msgspec.Struct, array_like=True):
    """All that travels to a worker: whose bot is asked, and what the seat knows."""

    game: str
    level: str
    table: str
    seat: int
    moment: list[int]
    seed: int
    seconds: float = 0.0  # for the budget, see Budget
    positions: int = 0
    data: str = ""  # see Edition

    def budget(self) -> Budget:
        return Budget(self.seconds, self.positions)


class ResidentBots:
    """Bots that stay in memory: one for each seat where they remember something, otherwise one for all seats."""

    def __init__(
        self,
        games: dict[str, Game[Any]],
        make: Callable[[str, Game[Any]], Bot] = make_bot,
        most: int = MOST_BOTS,
    ) -> None:
        self.games = games
        self.make = make
        self.most = most
        self.bots: OrderedDict[tuple[str, ...], Bot] = OrderedDict()
        self.explainers: dict[str, Explainer | None] = {}

    def bot(self, task: Task) -> Bot:
        for_all = (task.game, task.data, task.level)
        for_seat = (*for_all, task.table, str(task.seat))
        for key in (for_all, for_seat):
            if key in self.bots:
                self.bots.move_to_end(key)
                return self.bots[key]
        bot = self.make(task.level, self.game(task))
        self.bots[for_seat if bot.remembers else for_all] = bot
        if len(self.bots) > self.most:
            self.bots.popitem(last=False)
        return bot

    def game(self, task: Task) -> Game[Any]:
        return games_with(self.games, task.data)[task.game]

    def explainer(self, game: str) -> Explainer | None:
        if game not in self.explainers:
            self.explainers[game] = make_explainer(game)
        return self.explainers[game]

    def choose(self, task: Task) -> str:
        return self.bot(task).choose(task.moment, task.seat, task.budget(), task.seed)

    def advise(self, task: Task) -> Advised:
        explainer = self.explainer(task.game)
        advice = advise_with(self.bot(task), explainer, task.moment, task.seat, task.budget(), task.seed)
        return [(float(worth), words) for worth, words in advice.weighed], advice.gains, advice.other


residents = ResidentBots({})
decode = msgspec.msgpack.Decoder(Task).decode


def prepare(corrections: dict[str, dict[str, Any]]) -> None:
    """Make the games."""
    residents.games.update(make_games(corrections))


def choose(task: bytes) -> str:
    return residents.choose(decode(task))


def advise(task: bytes) -> Advised:
    return residents.advise(decode(task))
