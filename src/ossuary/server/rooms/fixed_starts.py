"""Fixed starts, the same for everybody everywhere: the challenge of a day, and lessons.

Their seed is no secret: it is the SHA-256 of a sentence that names the occasion. No values of persons go into it, so
nobody has to be ready and the game starts at once.
"""

from __future__ import annotations

import hashlib
from datetime import UTC, date, datetime, timedelta
from typing import Any

from ossuary.games import descriptor_of, game_names
from ossuary.games.descriptor import DailyChallenge
from ossuary.server.messages import Plan, SeatPlan

CHALLENGE = "challenge"
LESSON = "lesson"
SENTENCE = "Ossuary: {}"


class Day:
    """The challenge of a day: the first game that has challenges has one for each day of the week."""

    def __init__(self, day: date) -> None:
        self.game = next(name for name in game_names() if descriptor_of(name).challenges)
        week = descriptor_of(self.game).challenges
        self.challenge: DailyChallenge = week[day.weekday() % len(week)]

    def plan(self) -> Plan:
        options = [*self.challenge.options, f"rounds={self.challenge.rounds}"]
        return Plan(self.game, [SeatPlan("person")], options)

    def goal(self) -> dict[str, Any]:
        """The goal as a message has it: its key, and the numbers that belong to it."""
        return {"key": self.challenge.goal, "rounds": self.challenge.rounds}


def today() -> date:
    return datetime.now(UTC).date()


def challenge_of(day: date) -> str:
    """The name of a day's challenge as an occasion."""
    return f"{CHALLENGE} {day.isoformat()}"


def streak(reached: set[str], day: date) -> int:
    """On how many days in a row the goal was reached; a day that has not ended yet breaks nothing."""
    if challenge_of(day) not in reached:
        day -= timedelta(1)
    count = 0
    while challenge_of(day - timedelta(count)) in reached:
        count += 1
    return count


def lesson_of(game: str, start: int) -> str:
    """The name of a lesson as an occasion."""
    return f"{LESSON} {game} {start}"


def bot_seed(seed: bytes, question: str) -> int:
    """The seed of a bot's dice where everything is fixed: it depends on the table's seed and the question."""
    return int.from_bytes(hashlib.sha256(seed + f" {question}".encode()).digest()[:4], "big")


def is_lesson(occasion: str) -> bool:
    return occasion.startswith(LESSON)


def has_goal(occasion: str) -> bool:
    return occasion.startswith(CHALLENGE)


def seed_of(occasion: str) -> bytes:
    """The seed of an occasion, from a sentence like `Ossuary: challenge 2031-10-31`."""
    return hashlib.sha256(SENTENCE.format(occasion).encode()).digest()
