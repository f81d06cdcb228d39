"""Lessons: what is said and waited for, step by step, and a table to play them at."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.params import Parameter

from ossuary.lessons import Lesson as Script
from ossuary.lessons import read_lesson, read_position
from ossuary.locales import say
from ossuary.server.errors import TableError
from ossuary.server.http.auth import ThePerson, TheRooms, may_make
from ossuary.server.http.errors import AnyRequest, language_of, may_fail
from ossuary.server.http.openapi import KNOWN
from ossuary.server.messages import Lesson, LessonStep, Plan, SeatPlan, TableInfo
from ossuary.server.rooms.fixed_starts import lesson_of

Game = Annotated[str, Parameter(description="The name of a game, from the list of games.")]


def script_of(rooms: TheRooms, game: str) -> Script:
    rooms.game(game)
    script = read_lesson(game)
    if script is None:
        raise TableError("no-lesson")
    return script


@get("/{game:str}", summary="A lesson", response_description="Its steps.", responses=may_fail(404))
async def look(game: Game, rooms: TheRooms, request: AnyRequest) -> Lesson:
    """What the guide says, and what it waits for."""
    script = script_of(rooms, game)
    language = language_of(request)
    steps = [
        LessonStep(step.say, step.expects, step.then, step.rule, say(step.say, {}, language)) for step in script.steps
    ]
    return Lesson(game, rooms.game(game).read_setup(len(script.seats), script.options), len(script.seats), steps)


@post(
    "/{game:str}",
    summary="Sit down to a lesson",
    response_description="The table.",
    responses=may_fail(401, 404, 409),
    security=KNOWN,
)
async def begin(game: Game, person: ThePerson, rooms: TheRooms) -> TableInfo:
    """A real table, always with the same start; the game begins at once."""
    script = script_of(rooms, game)
    name = await may_make(rooms, person)
    seats = [msgspec.convert(msgspec.to_builtins(seat), SeatPlan) for seat in script.seats]
    plan = Plan(game, seats, script.options, bot_seconds=0, start=read_position(game))
    return (await rooms.make_table(person, name, plan, lesson_of(game, script.start))).info(person)


router = Router("/api/lessons", route_handlers=[look, begin], tags=["lessons"])
