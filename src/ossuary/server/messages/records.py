"""Records, and studies of any `.bones` text."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ossuary.server.messages.fields import Bones, GameEvent, LineKind, Option, Proof, View
from ossuary.server.messages.play import Question
from ossuary.server.messages.tables import Result


class RecordText(Struct, forbid_unknown_fields=True):
    """A `.bones` file."""

    text: Annotated[str, Meta(max_length=500_000)]


class Verification(Struct):
    """Whether a record is true; `chance` says what can be said about its honesty."""

    holds: bool
    answers: int
    digests: int
    chance: Proof
    failures: list[str]


class StudyRequest(Struct, forbid_unknown_fields=True):
    """A `.bones` text, and the seat through whose eyes it is looked at; 0 sees everything."""

    text: Bones
    viewer: Annotated[int, Meta(ge=0, le=6)] = 0


class StudyPositionRequest(StudyRequest, forbid_unknown_fields=True):
    """After `step` lines; 0 is before the first. -1 is the position as it is laid out, with nothing played yet."""

    step: Annotated[int, Meta(ge=-1, le=2**31)] = 0


class StudyLine(Struct):
    """One line below `---`. `event`: how many events have been told after it; `found`: what is true instead."""

    line: int
    text: str
    kind: LineKind
    seat: int
    words: str
    event: int
    holds: bool
    found: str


class TextError(Struct):
    """Where a text is wrong or can't be played."""

    line: int
    column: int
    why: str


class SeatQuestion(Struct):
    """What a seat is asked, and its answers in words and in parts."""

    seat: int
    asked: Question
    options: list[Option]


class StudyPosition(Struct):
    """A position of a text. Nothing is hidden in a study: `asked` lists every seat that is waited for."""

    step: int
    event: int
    view: View
    waiting: list[int]
    asked: list[SeatQuestion]


class Study(Struct):
    """A text and what its lines lead to. `now` is after the last playable line; null if the game can't even begin."""

    game: str
    seats: int
    options: dict[str, str]
    edition: Annotated[int, Meta(description="The edition of the rules that it is played by.")]
    title: str
    rules: list[str]
    over: bool
    result: Result | None
    first: Annotated[int, Meta(description="How many events are told before the first line.")]
    steps: list[StudyLine]
    events: list[GameEvent]
    trouble: TextError | None
    now: StudyPosition | None
    date: Annotated[str, Meta(description="When it was played, if the text says so.")] = ""
    names: Annotated[list[str], Meta(description="The player of each seat, or nothing.")] = []
    bots: Annotated[list[str], Meta(description="The level of the bot of each seat, or nothing.")] = []
