"""Short guided games, from a start that is always the same: a file for each game that has one."""
from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """What is said, by its key, and what it waits for: an answer's words, `ready`, or that it has been read."""

    say: str
    expects: str = ""
    then: str = ""
    rule: str = ""


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    level: str = "random"


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    start: int
    options: list[str]
    seats: list[Seat]
    steps: list[Step]


@cache
def read_lesson(game: str) -> Lesson | None:
    """The lesson of a game, if there is one."""
    file = resources.files(__name__).joinpath(f"{game}.toml")
    return msgspec.toml.decode(file.read_bytes(), type=Lesson) if file.is_file() else None
