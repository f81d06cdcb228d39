"""Fixed starts: the challenge of the day, and lessons."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ossuary.server.messages.fields import Goal


class Challenge(Struct):
    """Today's challenge, by UTC.

    `mine` is the table where I am trying it, or tried it last: then it is `over`. `attempts` are my tables of today,
    and `streak` is on how many days in a row I have reached the goal, up to today or yesterday.
    """

    date: str
    game: str
    options: dict[str, str]
    seats: int
    goal: Goal
    tried: Annotated[int, Meta(description="How many people have tried it.")]
    made: Annotated[int, Meta(description="How many of them have reached the goal.")]
    mine: str
    over: bool
    attempts: int
    streak: int


class LessonStep(Struct):
    """What the guide says, by key and in words, and what it waits for.

    `expects` is an answer's words, `ready`, or nothing; `then` is `ready` if being ready comes with the answer.
    """

    say: str
    expects: str
    then: str
    rule: str
    text: str


class Lesson(Struct):
    """A lesson; `title` is in the reader's language."""

    game: str
    options: dict[str, str]
    seats: int
    steps: list[LessonStep]
    name: str
    title: str
