"""Tables: how they are asked for, and how each person sees them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ossuary.server.messages.fields import (
    Bones,
    ClockName,
    Key,
    Level,
    QuestionId,
    SeatKind,
    Status,
    Value,
)


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who gets the seat: the person who creates the table, whoever opens its link first, or a bot."""

    kind: SeatKind = "person"
    level: Level = "greedy"


class BotPlan(Struct, forbid_unknown_fields=True):
    level: Level = "greedy"


class ClockPlan(Struct, forbid_unknown_fields=True):
    """Seconds for each choice, and in the bank for choices that take longer."""

    choice: Annotated[float, Meta(ge=0.5, le=86400)]
    bank: Annotated[float, Meta(ge=0, le=604800)] = 0


class Plan(Struct, forbid_unknown_fields=True):
    """A table to be created. `options` are `name=value` words of the game's options."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=6)]
    options: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = []
    clock: ClockName | ClockPlan = "none"
    reaction_seconds: Annotated[float, Meta(ge=0, le=120)] = 8
    reactions_wait: Annotated[
        bool, Meta(description="Where all persons play at one screen, reactions wait for each of them, however long.")
    ] = False
    away_seconds: Annotated[
        float, Meta(ge=0, le=86400, description="After how long the others may give an absent person's seat to a bot.")
    ] = 120
    bot_seconds: Annotated[float, Meta(ge=0, le=10, description="How long a bot seems to think.")] = 0.6
    start: Annotated[Bones, Meta(description="A `.bones` text that the game continues from.")] = ""
    variant: Annotated[str, Meta(max_length=40, description="One of the game's `variants`: the host's own data.")] = ""


class TransferInfo(Struct, omit_defaults=True):
    """Somebody who has the link of a taken seat asks for it, from another device. `mine`: it is you who asks."""

    at: Annotated[int, Meta(description="When they asked; an answer names it.")]
    until: Annotated[int, Meta(description="When they may come for it, if nobody answers.")]
    void: Annotated[int, Meta(description="When the request counts no more.")]
    name: str = ""
    mine: bool = False


class SeatInfo(Struct, omit_defaults=True):
    """A seat as everyone sees it. `name` is set once somebody has it; `pilot` answers for it now."""

    seat: int
    kind: SeatKind
    pilot: Annotated[str, Meta(description="`person`, or a bot's level.")]
    name: str = ""
    level: str = ""
    here: bool = False
    ready: bool = False
    mine: bool = False
    resigned: bool = False
    away_since: Annotated[int, Meta(description="Since when nobody is connected to the seat, if nobody is.")] = 0
    bot_votes: Annotated[list[int], Meta(description="The seats that want a bot here.")] = []
    transfer: Annotated[
        TransferInfo | None, Meta(description="Who asks for the seat; only its person and the one who asks are told.")
    ] = None
    transfers: Annotated[int, Meta(description="How often it has gone to another device.")] = 0
    lost: Annotated[
        bool, Meta(description="It was yours and went to another device without your word: you can take it back.")
    ] = False


class Result(Struct, omit_defaults=True):
    """How a game ended. `scores` and `lost` are empty in games without them; `made`: whether the goal was reached."""

    winners: list[int]
    lost: list[int]
    scores: list[int]
    cause: str
    made: bool | None = None


class TableInfo(Struct, omit_defaults=True):
    """A table as one person sees it. `commit` is the SHA-256 of the seed of its chance, empty if it has a `start`."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    clock: ClockName | ClockPlan
    reaction_seconds: float
    status: Status
    commit: str
    since: int
    rules: Annotated[int, Meta(description="The edition of the rules that it is played by.")]
    mine: bool = False
    links: dict[str, str] = {}
    rematch: str = ""
    result: Result | None = None
    occasion: str = ""
    variant: str = ""
    away_seconds: float = 120


class ListedTable(TableInfo, omit_defaults=True):
    """A table in a list, with where its game stands. `turn`: I have to act; `at`: when anybody last did."""

    at: int = 0
    round: int = 0
    waiting: list[int] = []
    turn: bool = False


class SeatClaim(Struct, forbid_unknown_fields=True):
    key: Key


class ReadyRequest(Struct, forbid_unknown_fields=True):
    """Before the game: ready, with this device's share in the seed. In a simultaneous phase: nothing more to answer.

    With a `question` it counts for that one alone, however late it comes.
    """

    value: Value | None = None
    question: QuestionId | None = None
    on: bool = True


class SeatLink(Struct):
    """A seat to be claimed: the first person to open this path gets it."""

    seat: int
    path: str


class TransferAnswer(Struct, forbid_unknown_fields=True):
    """Whether the seat may go to the device that asked at this time."""

    at: Annotated[int, Meta(ge=0, le=2**53)]
    agree: bool


class RematchTable(Struct):
    """The table that follows another."""

    id: str
