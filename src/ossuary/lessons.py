"""Short guided games that always start alike.

`lessons/NAME.toml` in a game's package has the steps of one. Where set-up would teach too little, `NAME.bones` beside
it has the position to start from. The message `lesson-GAME-NAME` is its title.
"""

from __future__ import annotations

from functools import cache

import msgspec

from ossuary.games import descriptor_of

FOLDER = "lessons"
STEPS = ".toml"
POSITION = ".bones"


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
    """`number` is its place among the lessons of its game; `start` and `rules`, the edition, decide what chance and
    bots do. No two lessons of a game have the same start.
    """

    number: int
    start: int
    rules: int
    options: list[str]
    seats: list[Seat]
    steps: list[Step]


@cache
def read_lessons(game: str) -> dict[str, Lesson]:
    """A game's lessons by name, the one to begin with first; none if it has none."""
    described = descriptor_of(game)
    named = {
        file.removesuffix(STEPS): msgspec.toml.decode(described.text(FOLDER, file), type=Lesson)
        for file in described.files(FOLDER)
        if file.endswith(STEPS)
    }
    return dict(sorted(named.items(), key=lambda one: one[1].number))


@cache
def read_position(game: str, name: str) -> str:
    """The position that a lesson starts from; empty if it starts from set-up."""
    return descriptor_of(game).text(FOLDER, name + POSITION)


def title_key(game: str, name: str) -> str:
    """The message that is a lesson's title."""
    return f"lesson-{game}-{name}"
