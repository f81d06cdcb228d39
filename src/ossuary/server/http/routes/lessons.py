"""Lessons: what the guide says and waits for, step by step, and a table to play them at."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.params import Parameter

from ossuary.lessons import Lesson as Script
from ossuary.lessons import read_lessons, read_position, title_key
from ossuary.locales import say
from ossuary.server.errors import TableError
from ossuary.server.http.auth import InjectedRooms, RequiredPerson, check_table_quota
from ossuary.server.http.caching import revalidated
from ossuary.server.http.errors import AnyRequest, language_of, problem_responses
from ossuary.server.http.examples import GameName
from ossuary.server.http.openapi import NEEDS_PERSON
from ossuary.server.messages import Lesson, LessonStep, Plan, SeatPlan, TableInfo
from ossuary.server.rooms.fixed_starts import lesson_of

MOST_KEPT = 3  # tables of a lesson besides the new one: a step back takes a new table, and a lesson may be open twice


LessonName = Annotated[str, Parameter(description="The name of a lesson, from the list of games.")]


def first_of(rooms: InjectedRooms, game: str) -> str:
    """The name of a game's first lesson; empty if it has none."""
    return next(iter(read_lessons(rooms.game(game).name)), "")


def script_of(rooms: InjectedRooms, game: str, name: str) -> Script:
    script = read_lessons(rooms.game(game).name).get(name)
    if script is None:
        raise TableError("no-lesson")
    return script


@get(
    "/{game:str}",
    summary="Get a game's first lesson",
    response_description="Its steps.",
    responses=problem_responses(404),
    middleware=[revalidated],
)
async def show_first(game: GameName, rooms: InjectedRooms, request: AnyRequest) -> Lesson:
    """What the guide says, and what it waits for."""
    return describe(rooms, game, first_of(rooms, game), language_of(request))


@get(
    "/{game:str}/{name:str}",
    summary="Get a lesson",
    response_description="Its steps.",
    responses=problem_responses(404),
    middleware=[revalidated],
)
async def show(game: GameName, name: LessonName, rooms: InjectedRooms, request: AnyRequest) -> Lesson:
    """What the guide says, and what it waits for."""
    return describe(rooms, game, name, language_of(request))


def describe(rooms: InjectedRooms, game: str, name: str, language: str) -> Lesson:
    script = script_of(rooms, game, name)
    steps = [
        LessonStep(step.say, step.expects, step.then, step.rule, say(step.say, {}, language)) for step in script.steps
    ]
    options = rooms.game(game).read_setup(len(script.seats), script.options)
    return Lesson(game, options, len(script.seats), steps, name, say(title_key(game, name), {}, language))


@post(
    "/{game:str}",
    summary="Start a game's first lesson",
    response_description="The table.",
    responses=problem_responses(401, 404, 409),
    security=NEEDS_PERSON,
)
async def begin_first(game: GameName, person: RequiredPerson, rooms: InjectedRooms) -> TableInfo:
    """As for any other lesson."""
    return await make_table(rooms, person, game, first_of(rooms, game))


@post(
    "/{game:str}/{name:str}",
    summary="Start a lesson",
    response_description="The table.",
    responses=problem_responses(401, 404, 409),
    security=NEEDS_PERSON,
)
async def begin(game: GameName, name: LessonName, person: RequiredPerson, rooms: InjectedRooms) -> TableInfo:
    """A real table that always has the same start. The game starts at once.

    It is not in your list of tables, and only your newest ones are kept.
    """
    return await make_table(rooms, person, game, name)


async def make_table(rooms: InjectedRooms, person: str, game: str, name: str) -> TableInfo:
    script = script_of(rooms, game, name)
    occasion = lesson_of(game, script.start)
    for older in (await rooms.store.attempts_of(person, occasion))[MOST_KEPT:]:
        with suppress(TableError):  # another request has deleted it just now
            await rooms.delete(older, person)
    called = await check_table_quota(rooms, person)
    seats = [msgspec.convert(msgspec.to_builtins(seat), SeatPlan) for seat in script.seats]
    plan = Plan(game, seats, script.options, bot_seconds=0, start=read_position(game, name))
    return (await rooms.make_table(person, called, plan, occasion, rules=script.rules)).info(person)


router = Router("/api/lessons", route_handlers=[show_first, show, begin_first, begin], tags=["lessons"])
