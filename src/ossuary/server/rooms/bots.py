"""Bots in processes of their own: what they think over never holds up the table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from ossuary.bots import make_bot
from ossuary.bots.advice import advise as advice_of
from ossuary.bots.greedy import Greedy
from ossuary.core.chance import Dice
from ossuary.core.game import Facts
from ossuary.games import make_games

LATE_LEVEL = "random"  # level one answers for who is out of time
AWAY_LEVEL = "greedy"  # plays on for who has left
HINT_LEVEL = "greedy"
ORPHAN_SECONDS = 1.0

Weighed = list[tuple[float, str]]
games: dict[str, Any] = {}


def prepare(server: int, corrections: dict[str, dict[str, Any]]) -> None:
    """In the worker: make the games; an interrupt is the server's to handle, and without a server there is no work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with, args=(server,), daemon=True).start()
    games.update(make_games(corrections))


def end_with(server: int) -> None:
    """A server that was killed could not say goodbye."""
    while os.getppid() == server:
        time.sleep(ORPHAN_SECONDS)
    os._exit(0)


def choose(game: str, level: str, view: Facts, seed: int) -> str:
    return make_bot(level).choose(games[game], view, Dice(seed))


def advise(game: str, _: str, view: Facts, seed: int) -> tuple[Weighed, list[tuple[str, int]], str]:
    advice = advice_of(Greedy(), games[game], view, Dice(seed))
    return [(float(worth), words) for worth, words in advice.weighed], advice.why, advice.other


class BotPool:
    """Asks bots. They get a seat's view and nothing else."""

    def __init__(self, workers: int, corrections: dict[str, dict[str, Any]]) -> None:
        self.workers = workers
        self.corrections = corrections
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, spawn, prepare, (os.getpid(), self.corrections))

    async def choose(self, game: str, level: str, view: Facts, luck: int | None = None) -> str:
        """The answer in words; always the same to the same view, if its luck is named."""
        return str(await self._ask(choose, game, level, view, luck))

    async def advise(self, game: str, level: str, view: Facts) -> tuple[Weighed, list[tuple[str, int]], str]:
        """Every answer there is with its worth, the best first; what that one gains, and over which other."""
        weighed, why, other = await self._ask(advise, game, level, view)
        return weighed, why, other

    async def _ask(self, work: Any, game: str, level: str, view: Facts, luck: int | None = None) -> Any:
        loop = asyncio.get_running_loop()
        seed = secrets.randbelow(2**31) if luck is None else luck
        try:
            return await loop.run_in_executor(self.pool, work, game, level, view, seed)
        except BrokenProcessPool:  # a worker was killed: the next ones start afresh
            self.pool = self._new_pool()
            return await loop.run_in_executor(self.pool, work, game, level, view, seed)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
