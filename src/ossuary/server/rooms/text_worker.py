"""What runs in a text worker, a process of its own: whole texts and journals are played there.

A task and its outcome travel as bytes, and a response body is made ready here, so that the server only passes it on.
"""

from __future__ import annotations

import gzip
import time
import traceback
from dataclasses import fields
from functools import singledispatch
from typing import Any

import msgspec

from ossuary.core.notation import BadFile
from ossuary.core.play import AnyGame
from ossuary.core.refusal import Reason
from ossuary.games import make_games
from ossuary.games.editions import games_with
from ossuary.server.errors import TableError, bad_record
from ossuary.server.match.clocks import Pace
from ossuary.server.match.journal import Row
from ossuary.server.match.match import Setup
from ossuary.server.match.record import record
from ossuary.server.match.replay import replay
from ossuary.server.match.resume import read_start
from ossuary.server.match.seat_view import OpenViews, SeatViews
from ossuary.server.match.study import NoSuchViewer, TooLong, study, study_position
from ossuary.server.match.verification import verify
from ossuary.server.messages import Plan

MOST_LINES = 5_000  # of a study
COMPRESS_FROM = 1000  # bytes of a response
COMPRESSION_LEVEL = 6  # of 9: higher ones take longer for hardly smaller responses


class StudyText(msgspec.Struct, tag=True):
    """All of a text."""

    text: str
    viewer: int
    language: str


class StudyPositionOf(msgspec.Struct, tag=True):
    """A position of a text."""

    text: str
    viewer: int
    step: int


class VerifyText(msgspec.Struct, tag=True):
    """Whether a record is true."""

    text: str
    language: str
    data: str = ""  # see Edition


class ReadStart(msgspec.Struct, tag=True):
    """The plan of a table that continues a text, with the text reduced to what a match needs."""

    plan: Plan
    data: str = ""  # see Edition


class ReplayMatch(msgspec.Struct, tag=True):
    """What a viewer saw when they had so many events or, with a seed, the record up to there. See `replay`."""

    setup: dict[str, Any]  # packed
    rows: list[Row]
    viewer: int
    event: int
    within: bool = False
    open_hands: bool = False
    seed: bytes = b""
    data: str = ""  # see Edition
    comments: list[str] = msgspec.field(default_factory=list)  # of the record


def pack(setup: Setup) -> dict[str, Any]:
    """A setup on its way: by the names of its fields, with the game's name instead of the game."""
    values = {field.name: getattr(setup, field.name) for field in fields(setup)}
    return {**values, "game": setup.game.name, "pace": (setup.pace.choice, setup.pace.bank)}


def unpack(packed: dict[str, Any], data: str) -> Setup:
    game = games_with(games, data)[packed["game"]]
    return Setup(**{**packed, "game": game, "pace": Pace(*packed["pace"])})


Task = StudyText | StudyPositionOf | VerifyText | ReadStart | ReplayMatch


class Refusal(msgspec.Struct):
    """A TableError on its way; `because` is rule, key and details of each reason."""

    code: str
    key: str
    gaps: dict[str, Any]
    because: list[tuple[str, str, dict[str, str]]]

    def error(self) -> TableError:
        because = [Reason(*reason) for reason in self.because]
        return TableError(self.code, self.key, because=because or None, **self.gaps)


class Outcome(msgspec.Struct):
    """What a task has led to, and how many seconds it took. The body is compressed if the task allowed that."""

    seconds: float
    body: bytes = b""
    compressed: bool = False
    refusal: Refusal | None = None


class Order(msgspec.Struct):
    """A task, and whether its body may be compressed."""

    task: Task
    may_compress: bool = False


games: dict[str, AnyGame] = {}
encode_json = msgspec.json.Encoder().encode
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Order).decode


def prepare(corrections: dict[str, dict[str, Any]]) -> None:
    """Make the games."""
    games.update(make_games(corrections))


def run(order: bytes) -> bytes:
    """Do a task; its outcome."""
    begun = time.process_time()
    outcome = Outcome(0.0)
    decoded = decode(order)
    try:
        outcome.body = body_of(decoded.task)
    except TableError as refused:
        because = [(reason.rule, reason.key, reason.details) for reason in refused.because or []]
        outcome.refusal = Refusal(refused.code, refused.key, refused.gaps, because)
    except Exception:
        raise RuntimeError(traceback.format_exc()) from None  # which travels, whatever the exception is made of
    if decoded.may_compress and len(outcome.body) >= COMPRESS_FROM:
        outcome.body, outcome.compressed = gzip.compress(outcome.body, COMPRESSION_LEVEL), True
    outcome.seconds = time.process_time() - begun
    return encode(outcome)


@singledispatch
def body_of(task: Any) -> bytes:
    """What a task leads to, as it is sent."""
    raise NotImplementedError(type(task))


@body_of.register
def _(task: StudyText) -> bytes:
    try:
        return encode_json(study(games, task.text, task.viewer, task.language, MOST_LINES))
    except (TooLong, NoSuchViewer) as refused:
        raise study_error(refused) from refused


@body_of.register
def _(task: StudyPositionOf) -> bytes:
    try:
        return encode_json(study_position(games, task.text, task.viewer, task.step, MOST_LINES))
    except BadFile as bad:
        raise bad_record(bad) from bad
    except (TooLong, NoSuchViewer) as refused:
        raise study_error(refused) from refused


def study_error(refused: TooLong | NoSuchViewer) -> TableError:
    if isinstance(refused, NoSuchViewer):
        return TableError("no-seat", seats=refused.seats)
    return TableError("long-study", lines=MOST_LINES)


@body_of.register
def _(task: VerifyText) -> bytes:
    return encode_json(verify(games_with(games, task.data), task.text, task.language))


@body_of.register
def _(task: ReadStart) -> bytes:
    return encode_json(read_start(games_with(games, task.data)[task.plan.game], task.plan))


@body_of.register
def _(task: ReplayMatch) -> bytes:
    match = replay(unpack(task.setup, task.data), task.rows, task.viewer, task.event, task.within)
    if task.seed:
        return record(match, task.seed, True, task.comments).encode()
    views = OpenViews(match) if task.open_hands else SeatViews(match)
    return encode_json(views.seat_view(task.viewer))
