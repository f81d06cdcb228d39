"""Play: what a seat sees and is asked, its answers, and what they would lead to."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ossuary.server.messages.fields import (
    EncodedEvent,
    EncodedOption,
    GameEvent,
    Option,
    OrderSpan,
    QuestionId,
    QuestionKind,
    Stop,
    TableEventKind,
    Then,
    Unsure,
    View,
    Words,
)
from ossuary.server.messages.tables import Result


class AnswerRequest(Struct, forbid_unknown_fields=True):
    """`ready`: if this leaves nothing to answer, be ready at the same time. `then`: the other answers of a chain."""

    question: QuestionId
    words: Words
    ready: bool = False
    then: Then = []


class Question(Struct):
    """What a seat has to do now: `kind` is the game's name for the question, or `ready`."""

    question: str
    kind: str
    about: dict[str, str]


class OrderRequest(Struct, forbid_unknown_fields=True):
    """Has the table answer a question with these `words` whenever the seat is asked it; `ask`: no more."""

    question: QuestionKind
    words: Words
    span: OrderSpan = "game"


class OrderInfo(Struct):
    """What a seat has ordered to answer to a question."""

    words: str
    span: OrderSpan


class ClockInfo(Struct, omit_defaults=True):
    """The time of a seat in milliseconds: for a choice, and in the bank. A clock that runs has a `deadline`."""

    choice: int
    bank: int
    deadline: int | None = None


class TableEvent(Struct, omit_defaults=True):
    """Something that happened at the table rather than in the game."""

    kind: TableEventKind
    seat: int
    pilot: str = ""


class Update(Struct, tag_field="type", tag="update"):
    """What a viewer learns: events from number `first` on and, unless nothing changed, all they see now.

    `viewer` is a seat, or 0 for onlookers. `options` has each answer in words and in parts, `chains` answers that can
    be given in one go, `premoves` those that can be decided on before they are asked, `orders` what the seat has
    ordered itself, by question.
    """

    viewer: int
    first: int
    events: list[EncodedEvent]
    waiting: list[int]
    ready: list[int]
    undo: bool
    over: bool
    asked: Question | UnsetType | None = UNSET
    options: list[EncodedOption] | UnsetType = UNSET
    chains: list[list[str]] | UnsetType = UNSET
    premoves: list[list[str]] | UnsetType = UNSET
    view: View | UnsetType = UNSET
    moment: list[int] | UnsetType = UNSET
    clocks: dict[str, ClockInfo] | UnsetType = UNSET
    closes: int | UnsetType = UNSET
    orders: dict[str, OrderInfo] | UnsetType = UNSET
    result: Result | UnsetType = UNSET


class SeatView(Struct):
    """All that a viewer sees now, over HTTP."""

    viewer: int
    event: Annotated[int, Meta(description="How many events this viewer has been told.")]
    view: View
    asked: Question | None
    options: list[Option]
    waiting: list[int]
    ready: list[int]
    undo: bool
    over: bool
    closes: int | None
    clocks: dict[str, ClockInfo]
    moment: list[int]
    result: Result | None
    orders: dict[str, OrderInfo] | UnsetType = UNSET
    chains: list[list[str]] | UnsetType = UNSET
    premoves: list[list[str]] | UnsetType = UNSET


class EventList(Struct):
    """A viewer's events from number `first` on."""

    viewer: int
    first: int
    events: list[GameEvent]


class PreviewRequest(Struct, forbid_unknown_fields=True):
    """Answers to try one after the other, without giving them."""

    words: Annotated[list[Words], Meta(min_length=1, max_length=20)]


class Preview(Struct):
    """What would certainly happen, and what stops it: chance, a reveal, somebody's choice, or the end."""

    events: list[GameEvent]
    stopped: Stop
    view: View
    options: list[str]


class ForecastRequest(Struct, forbid_unknown_fields=True):
    """Answers to try on top of the plan so far, without giving them; none: the plan as it stands."""

    words: Annotated[list[Words], Meta(max_length=20)] = []


class Forecast(Struct):
    """What will certainly happen on one's own board up to the end of the coming phase.

    `stopped` is `phase` if all of it is certain, otherwise `question`: then `unsure` lists what depends on a choice
    still to come, and `view` leaves that out. `assumed` are the questions answered as if nothing special were done.
    `options` are the answers to the question of the next phase, if they are certain already, and `lost` names what
    falls whatever is answered; both only without `words`.
    """

    events: list[GameEvent]
    stopped: Literal["phase", "question"]
    view: View
    unsure: list[Unsure]
    assumed: list[str]
    options: list[Option]
    lost: list[str]


class RatedAnswer(Struct):
    """An answer, and what a bot thinks it is worth."""

    words: str
    worth: float


class HintReason(Struct, omit_defaults=True):
    """What an answer gains, and how much, over the `other` answer; over doing nothing if none is named."""

    key: str
    amount: int
    text: str
    other: str = ""


class Hint(Struct):
    """What a bot would answer, how it rates the answers there are, and what its own choice gains."""

    level: str
    words: str
    weighed: list[RatedAnswer]
    why: list[HintReason]
