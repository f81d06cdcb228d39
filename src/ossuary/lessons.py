"""Short guided games that always start alike.

`lesson.toml` in a game's package has the steps. Where set-up would teach too little, `lesson.bones` beside it has the
position to start from.
"""

from __future__ import annotations

from functools import cache

import msgspec

from ossuary.games import descriptor_of


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """What the guide says, by its key, and what it waits for: an answer, `ready`, or nothing but to be read."""

    say: str
    expects: str = ""
    then: str = ""
    rule: str = ""


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    level: str = "random"


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """`start` and `rules`, the edition, decide what chance and bots do."""

    start: int
    rules: int
    options: list[str]
    seats: list[Seat]
    steps: list[Step]


@cache
def read_lesson(game: str) -> Lesson | None:
    """A game's lesson; None if it has none."""
    text = descriptor_of(game).text("lesson.toml")
    return msgspec.toml.decode(text, type=Lesson) if text else None


@cache
def read_position(game: str) -> str:
    """The position a game's lesson starts from; empty if it starts from set-up."""
    return descriptor_of(game).text("lesson.bones")
