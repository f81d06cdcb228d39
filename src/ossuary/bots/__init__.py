"""The registry: every level a seat can be played at, weakest first."""

from __future__ import annotations

from ossuary.bots.at_random import AtRandom
from ossuary.bots.bot import Bot
from ossuary.bots.greedy import Greedy

LEVELS = ("random", "greedy")


def make_bot(level: str) -> Bot:
    if level == "random":
        return AtRandom()
    if level == "greedy":
        return Greedy()
    raise KeyError(level)
