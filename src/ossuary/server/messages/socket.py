"""The socket: what a client sends, and what the server sends besides `Update`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ossuary.server.messages.fields import (
    Action,
    EmoteName,
    OrderSpan,
    QuestionId,
    QuestionKind,
    Reference,
    SeatNumber,
    Then,
    Value,
    Words,
)
from ossuary.server.messages.play import Update
from ossuary.server.messages.problems import RefusalReason
from ossuary.server.messages.tables import TableInfo


class Join(Struct, tag_field="type", tag="join", forbid_unknown_fields=True):
    """The first message: the seats to play (all one's own, or none to look on), and the events one has of each.

    `lists`: several waiting messages may come in one frame, as a list. `language`: refusals are told in it. Sent again
    with a `table`, it moves on to that table, such as the rematch.
    """

    table: Annotated[str, Meta(max_length=40)] = ""
    seats: Annotated[list[SeatNumber], Meta(max_length=6)] = []
    since: dict[str, Annotated[int, Meta(ge=0, le=2**31)]] = {}
    moments: bool = False
    lists: bool = False
    language: Annotated[str, Meta(max_length=20)] = ""


class Answer(Struct, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """`then`: the other answers of a chain."""

    seat: SeatNumber
    question: QuestionId
    words: Words
    ready: bool = False
    then: Then = []
    ref: Reference = 0


class Act(Struct, tag_field="type", tag="act", forbid_unknown_fields=True):
    """Anything else a player does at a table.

    `value` goes with the first `ready`; `question` with later ones, which then count for that question alone.
    """

    seat: SeatNumber
    do: Action
    value: Value | None = None
    question: QuestionId | None = None
    ref: Reference = 0


class StandingOrder(Struct, tag_field="type", tag="order", forbid_unknown_fields=True):
    """A standing order, which only its own seat ever sees: answer a question with these `words`; `ask`: no more."""

    seat: SeatNumber
    question: QuestionKind
    words: Words
    span: OrderSpan = "game"
    ref: Reference = 0


class Emote(Struct, tag_field="type", tag="sign", forbid_unknown_fields=True):
    """A quick sign without words. `look` points out a space of a board, in games where all plan together."""

    seat: SeatNumber
    sign: EmoteName
    board: Annotated[int, Meta(ge=0, le=6)] = 0
    space: Annotated[str, Meta(max_length=8)] = ""
    ref: Reference = 0


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    ref: Reference = 0


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The table as it stands, and the forms of its game's answers: for each verb the names of the words after it.

    `orders` has the standing orders that its game knows: for a question the answers that can be ordered.
    """

    table: TableInfo
    seats: list[int]
    forms: dict[str, list[str]]
    now: int
    orders: dict[str, list[str]] = {}


class TableChanged(Struct, tag_field="type", tag="table"):
    table: TableInfo


class Acknowledged(Struct, tag_field="type", tag="ack"):
    """The command with this `ref` is done and on disk."""

    ref: int


class CommandRefused(Struct, tag_field="type", tag="refused"):
    """Nothing has changed. `code` is one of the HTTP API's problem codes."""

    ref: int
    code: str
    detail: str
    reasons: list[RefusalReason]


class EmoteShown(Struct, tag_field="type", tag="sign", omit_defaults=True):
    """Somebody's emote, which is not stored anywhere."""

    seat: int
    sign: EmoteName
    board: int = 0
    space: str = ""


class Bye(Struct, tag_field="type", tag="bye"):
    """The server is about to close: come back later (`restart`), more slowly (`slow`, `too-fast`), or not at all."""

    code: str


class Pong(Struct, tag_field="type", tag="pong"):
    ref: int
    now: int


ClientMessage = Join | Answer | Act | StandingOrder | Emote | Ping
ServerMessage = Welcome | TableChanged | Update | Acknowledged | CommandRefused | EmoteShown | Bye | Pong
