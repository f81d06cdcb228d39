"""Tables whose start is fixed, the same for everybody everywhere: the challenge of a day, and lessons.

Their seed is no secret: the SHA-256 of a sentence that names the occasion. No values of persons go into it, so there is
nothing to be ready for; the game starts at once.
"""

from __future__ import annotations

import hashlib
from datetime import UTC, date, datetime
from typing import Any, NamedTuple

from ossuary.server.messages import Plan, SeatPlan

CHALLENGE = "challenge"
LESSON = "lesson"
SENTENCE = "Ossuary: {}"


class Day(NamedTuple):
    """What is played on a day of the week, and what is to be reached: `survive` or `sweep`."""

    goal: str
    rounds: int
    options: list[str]

    def plan(self) -> Plan:
        return Plan("bad-bones", [SeatPlan("person")], [*self.options, f"rounds={self.rounds}"])

    def told(self) -> dict[str, Any]:
        return {"key": self.goal, "rounds": self.rounds}


# So many rounds that a greedy bot gets there in one of three to one of ten games.
WEEK = [
    Day("survive", 7, []),
    Day("survive", 8, ["mode=advanced"]),
    Day("survive", 7, ["chiefs=yes"]),
    Day("survive", 8, []),
    Day("survive", 8, ["mode=advanced", "chiefs=yes"]),
    Day("sweep", 3, ["heroic=yes"]),
    Day("survive", 9, ["mode=advanced"]),
]


def today() -> date:
    return datetime.now(UTC).date()


def day_of(day: date) -> Day:
    return WEEK[day.weekday()]


def challenge_of(day: date) -> str:
    """The occasion of a day's challenge."""
    return f"{CHALLENGE} {day.isoformat()}"


def lesson_of(game: str, start: int) -> str:
    """The occasion of a lesson."""
    return f"{LESSON} {game} {start}"


def luck_of(seed: bytes, question: str) -> int:
    """How a bot's dice fall where everything is fixed: by the seed and the question it is asked."""
    return int.from_bytes(hashlib.sha256(seed + f" {question}".encode()).digest()[:4], "big")


def is_lesson(occasion: str) -> bool:
    return occasion.startswith(LESSON)


def has_goal(occasion: str) -> bool:
    return occasion.startswith(CHALLENGE)


def seed_of(occasion: str) -> bytes:
    """The same in any place: `Ossuary: challenge 2031-10-31`."""
    return hashlib.sha256(SENTENCE.format(occasion).encode()).digest()
