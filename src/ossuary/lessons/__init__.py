"""Short guided games, from a start that is always the same: a file for each game.

Where the beginning of a game would teach too little, a `.bones` file beside it has the position to begin from.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

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
def read_lesson(game: str) -> Lesson:
    return msgspec.toml.decode(file_of(f"{game}.toml").read_bytes(), type=Lesson)


@cache
def read_position(game: str) -> str:
    """What a game's lesson begins from; nothing, if from set-up."""
    file = file_of(f"{game}.bones")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def file_of(name: str) -> Traversable:
    return resources.files(__name__).joinpath(name)
