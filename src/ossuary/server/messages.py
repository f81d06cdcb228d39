"""Every message of the table as a type: what people send, checked at the edge, and what they are sent.

Times are milliseconds since 1970 where a moment is meant (`closes`, `deadline`), seconds where a span is.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

# Begins with something to see, and has nothing that would break a line or turn its direction.
UNSEEN = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069"
Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=rf"^[^\s{UNSEEN}][^{UNSEEN}]*$",
        description="How a person is called at tables.",
    ),
]
SeatNumber = Annotated[int, Meta(ge=1, le=6)]
Words = Annotated[str, Meta(min_length=1, max_length=80, description="An answer in the words of the notation.")]
QuestionId = Annotated[str, Meta(min_length=3, max_length=24, description="The question that is answered.")]
Value = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="16 random bytes, mixed into the game's chance.")]
Key = Annotated[str, Meta(min_length=8, max_length=80, description="The secret part of a seat's link.")]
Reference = Annotated[int, Meta(ge=0, le=2**53)]
Level = Literal["random", "greedy"]
ClockName = Literal["none", "relaxed", "brisk"]
Status = Literal["open", "running", "over"]
Proof = Literal["proved", "not-proved", "not-revealed", "not-committed"]
LineKind = Literal["answer", "chance", "expect", "digest", "table"]
Stop = Literal["chance", "reveal", "other", "question", "phase", "end"]


# People.


class NewPerson(Struct, forbid_unknown_fields=True):
    """Who comes to the table: a name and no more. `bearer`: answer with the token too, for programs without cookies."""

    name: Name
    bearer: bool = False


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class Person(Struct, omit_defaults=True):
    id: str
    name: str
    token: str = ""


# Tables.


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who shall sit there: the person who makes the table, whoever gets the link, or a bot."""

    kind: Literal["person", "link", "bot"] = "person"
    level: Level = "greedy"


class BotPlan(Struct, forbid_unknown_fields=True):
    """How well the bot shall play."""

    level: Level = "greedy"


class ClockPlan(Struct, forbid_unknown_fields=True):
    """Seconds for each choice, and in the bank for choices that take longer."""

    choice: Annotated[float, Meta(ge=0.5, le=86400)]
    bank: Annotated[float, Meta(ge=0, le=604800)] = 0


class Plan(Struct, forbid_unknown_fields=True):
    """A table as it is asked for. `options` are `name=value` words of the game's options."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=6)]
    options: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = []
    clock: ClockName | ClockPlan = "none"
    reaction_seconds: Annotated[float, Meta(ge=0, le=120)] = 8
    bot_seconds: Annotated[float, Meta(ge=0, le=10, description="How long a bot seems to think.")] = 0.6
    start: Annotated[str, Meta(max_length=262_144, description="A `.bones` text that the game goes on from.")] = ""


class SeatInfo(Struct, omit_defaults=True):
    """A seat as everyone sees it: `name` once it is somebody's; `pilot` is who answers for it now."""

    seat: int
    kind: str
    pilot: str
    name: str = ""
    level: str = ""
    here: bool = False
    ready: bool = False
    mine: bool = False
    resigned: bool = False


class Result(Struct, omit_defaults=True):
    """How a game ended. `scores` and `lost` are empty where a game has no such thing; `made`: a challenge's goal."""

    winners: list[int]
    lost: list[int]
    scores: list[int]
    cause: str
    made: bool | None = None


class TableInfo(Struct, omit_defaults=True):
    """A table as one person sees it. `commit` is the SHA-256 of the seed that chance will use; none with a start."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    clock: ClockName | ClockPlan
    reaction_seconds: float
    status: Status
    commit: str
    since: int
    mine: bool = False
    links: dict[str, str] = {}
    rematch: str = ""
    result: Result | None = None
    occasion: str = ""


class TableLine(TableInfo, omit_defaults=True):
    """The same with where the game stands, for lists: `turn` says that it is mine to act, `at` when anyone last did."""

    at: int = 0
    round: int = 0
    waiting: list[int] = []
    turn: bool = False


class Claim(Struct, forbid_unknown_fields=True):
    key: Key


class Readiness(Struct, forbid_unknown_fields=True):
    """Before the game: ready, with this device's share in the seed. In a simultaneous phase: no more to answer."""

    value: Value | None = None
    on: bool = True


class Link(Struct):
    """A seat to be claimed: whoever opens this path first has it."""

    seat: int
    path: str


class Created(Struct):
    id: str


# Play.


class GivenAnswer(Struct, forbid_unknown_fields=True):
    """`ready`: if nothing is left to answer, say ready in the same breath."""

    question: QuestionId
    words: Words
    ready: bool = False


class Asked(Struct):
    """What a seat has to do now: `kind` is the game's name for the question, or `ready`."""

    question: str
    kind: str
    about: dict[str, str]


class ClockInfo(Struct, omit_defaults=True):
    bank: int
    deadline: int | None = None


class Update(Struct, tag_field="type", tag="update"):
    """What a viewer learns: events from number `first` on and, unless nothing changed, all he sees now.

    `viewer` is a seat, or 0 for onlookers. `options` has each answer in words and in parts.
    """

    viewer: int
    first: int
    events: list[Raw]
    waiting: list[int]
    ready: list[int]
    undo: bool
    over: bool
    asked: Asked | UnsetType | None = UNSET
    options: list[Raw] | UnsetType = UNSET
    view: dict[str, Any] | UnsetType = UNSET
    moment: list[int] | UnsetType = UNSET
    clocks: dict[str, ClockInfo] | UnsetType = UNSET
    closes: int | UnsetType = UNSET
    result: Result | UnsetType = UNSET


class SeatView(Struct):
    """The same by HTTP."""

    viewer: int
    event: Annotated[int, Meta(description="How many events this viewer has been told.")]
    view: dict[str, Any]
    asked: Asked | None
    options: list[dict[str, str]]
    waiting: list[int]
    ready: list[int]
    undo: bool
    over: bool
    closes: int | None
    clocks: dict[str, ClockInfo]
    moment: list[int]
    result: Result | None


class Happened(Struct):
    """Events from a number on."""

    viewer: int
    first: int
    events: list[dict[str, Any]]


class WhatIf(Struct, forbid_unknown_fields=True):
    """Answers to be tried one after the other, without giving them."""

    words: Annotated[list[Words], Meta(min_length=1, max_length=20)]


class Preview(Struct):
    """What would surely happen, and what ends it: chance, a reveal, another's choice or one's own next, or the end."""

    events: list[dict[str, Any]]
    stopped: Stop
    view: dict[str, Any]
    options: list[str]


class Attempt(Struct, forbid_unknown_fields=True):
    """Answers tried on top of the plan so far, without giving them; none: the plan as it stands."""

    words: Annotated[list[Words], Meta(max_length=20)] = []


class Forecast(Struct):
    """What will surely happen on the own board up to the end of its coming phase.

    `stopped` is `phase` if all of it is certain, or else `question`: then `unsure` has what hangs on a choice to come,
    which is not in `view`. `assumed` are the questions answered as who does nothing special would.
    """

    events: list[dict[str, Any]]
    stopped: Literal["phase", "question"]
    view: dict[str, Any]
    unsure: list[dict[str, str]]
    assumed: list[str]


class Hint(Struct):
    """What a bot would answer, how it weighs the answers there are, and what its own gains."""

    level: str
    words: str
    weighed: list[Weighed]
    why: list[Because]


class Because(Struct, omit_defaults=True):
    """What is gained, by so much, over an `other` answer; over doing nothing if none is named."""

    key: str
    amount: int
    text: str
    other: str = ""


class Weighed(Struct):
    words: str
    worth: float


# What everybody plays from the same start.


class Challenge(Struct):
    """Today's, by UTC. `goal` is a key and its numbers; `mine` the table where I try it, or tried it last."""

    date: str
    game: str
    options: dict[str, str]
    seats: int
    goal: dict[str, Any]
    tried: Annotated[int, Meta(description="How many people have.")]
    made: Annotated[int, Meta(description="How many of them have reached the goal.")]
    mine: str


class LessonStep(Struct):
    """What is said, by key and in words; `expects` an answer's words, `ready`, or nothing; `then`: `ready` with it."""

    say: str
    expects: str
    then: str
    rule: str
    text: str


class Lesson(Struct):
    game: str
    options: dict[str, str]
    seats: int
    steps: list[LessonStep]


# Records.


class Verified(Struct):
    """Whether a record holds: `chance` says what can be said about its honesty."""

    holds: bool
    answers: int
    digests: int
    chance: Proof
    failures: list[str]


class StudyWish(Struct, forbid_unknown_fields=True):
    """A `.bones` text, and whose eyes it is looked at with: a seat's, or 0 for who knows everything."""

    text: Annotated[str, Meta(max_length=262_144)]
    viewer: Annotated[int, Meta(ge=0, le=6)] = 0


class MomentWish(StudyWish, forbid_unknown_fields=True):
    """After so many lines; 0 is before the first. -1 is the position as it is laid out, with nothing played yet."""

    step: Annotated[int, Meta(ge=-1, le=2**31)] = 0


class StudiedLine(Struct):
    """One line behind `---`. `event`: how many events have been told after it; `found`: what is so instead."""

    line: int
    text: str
    kind: LineKind
    seat: int
    words: str
    event: int
    holds: bool
    found: str


class Trouble(Struct):
    """Where a text is wrong, or can't be played."""

    line: int
    column: int
    why: str


class Question(Struct):
    """What a seat is asked, and its answers in words and in parts."""

    seat: int
    asked: Asked
    options: list[dict[str, str]]


class Moment(Struct):
    """A position of a text. In a study everything may be known: `asked` is told of every seat that waits."""

    step: int
    event: int
    view: dict[str, Any]
    waiting: list[int]
    asked: list[Question]


class Study(Struct):
    """A text and what its lines lead to. `now` is after the last that can be played; null if not even the game can."""

    game: str
    seats: int
    options: dict[str, str]
    title: str
    rules: list[str]
    over: bool
    result: Result | None
    first: Annotated[int, Meta(description="How many events are told before the first line.")]
    steps: list[StudiedLine]
    events: list[dict[str, Any]]
    trouble: Trouble | None
    now: Moment | None


# The socket: what a client says. `ref` comes back with the acknowledgement or the refusal.


class Join(Struct, tag_field="type", tag="join", forbid_unknown_fields=True):
    """First message: the seats to play (all one's own, or none to look on), and the events one has of each.

    `lists`: several messages that wait may come in one frame, as a list. `language`: refusals are told in it. Said
    again with a `table`, it goes on to that one: to the rematch, say.
    """

    table: Annotated[str, Meta(max_length=40)] = ""
    seats: Annotated[list[SeatNumber], Meta(max_length=6)] = []
    since: dict[str, Annotated[int, Meta(ge=0, le=2**31)]] = {}
    moments: bool = False
    lists: bool = False
    language: Annotated[str, Meta(max_length=20)] = ""


class Answer(Struct, tag_field="type", tag="answer", forbid_unknown_fields=True):
    seat: SeatNumber
    question: QuestionId
    words: Words
    ready: bool = False
    ref: Reference = 0


class Act(Struct, tag_field="type", tag="act", forbid_unknown_fields=True):
    """Everything else one does at a table. `value` goes with the first `ready`."""

    seat: SeatNumber
    do: Literal["ready", "unready", "undo", "let-round", "leave", "return", "resign"]
    value: Value | None = None
    ref: Reference = 0


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    ref: Reference = 0


class Sign(Struct, tag_field="type", tag="sign", forbid_unknown_fields=True):
    """A quick word without words. `look` points out a space of a board, where all plan together."""

    seat: SeatNumber
    sign: Literal["clap", "laugh", "ouch", "think", "thanks", "wave", "look"]
    board: Annotated[int, Meta(ge=0, le=6)] = 0
    space: Annotated[str, Meta(max_length=8)] = ""
    ref: Reference = 0


Said = Join | Answer | Act | Sign | Ping


# The socket: what the server says, besides Update.


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The table as it stands, and the forms of its game's answers: the names of the words behind each verb."""

    table: TableInfo
    seats: list[int]
    forms: dict[str, list[str]]
    now: int


class TableChanged(Struct, tag_field="type", tag="table"):
    table: TableInfo


class Acknowledged(Struct, tag_field="type", tag="ack"):
    """It is on disk."""

    ref: int


class ReasonTold(Struct):
    """A rule that stands against it; `rule` is `table` where it is the table's own."""

    rule: str
    key: str
    text: str


class RefusedAnswer(Struct, tag_field="type", tag="refused"):
    """Nothing has changed. `code` as in problems of the HTTP API."""

    ref: int
    code: str
    detail: str
    reasons: list[ReasonTold]


class Bye(Struct, tag_field="type", tag="bye"):
    """The line will be cut: come back later (`restart`), slower (`slow`, `too-fast`), or not at all."""

    code: str


class Signed(Struct, tag_field="type", tag="sign", omit_defaults=True):
    """Somebody made a sign; it is kept nowhere."""

    seat: int
    sign: str
    board: int = 0
    space: str = ""


class Pong(Struct, tag_field="type", tag="pong"):
    ref: int
    now: int


# Games and hosts.


class GameInfo(Struct):
    name: str
    title: str
    least: int
    most: int
    languages: list[str]


class Rule(Struct, omit_defaults=True):
    """One rule; its text is Markdown. `data`: the values it rests on, each `seen`, `text` or `guess`."""

    id: str
    section: str
    text: str
    data: dict[str, str] = {}


class Diagram(Struct):
    """A small scenario to be looked at: the rules and things it shows, the first rule is where it belongs."""

    name: str
    caption: str
    rules: list[str]
    things: list[str]
    example: bool
    text: str


class Record(Struct, forbid_unknown_fields=True):
    """A `.bones` file."""

    text: Annotated[str, Meta(max_length=500_000)]


class Health(Struct):
    status: Literal["ok"]
    version: str
    compiled: bool
