"""The challenge of the day: one start for everybody, and a goal."""

from __future__ import annotations

from litestar import Router, get, post

from ossuary.server.http.auth import InjectedRooms, OptionalPerson, RequiredPerson, check_table_quota
from ossuary.server.http.errors import problem_responses
from ossuary.server.http.openapi import NEEDS_PERSON
from ossuary.server.messages import Challenge, TableInfo
from ossuary.server.rooms.fixed_starts import Day, challenge_of, streak, today


@get("/", summary="Get today's challenge", response_description="The challenge.", responses=problem_responses())
async def show(visitor: OptionalPerson, rooms: InjectedRooms) -> Challenge:
    """The same for everybody, everywhere. Days are UTC."""
    date = today()
    day = Day(date)
    occasion = challenge_of(date)
    tried, made = await rooms.store.count_attempts(occasion)
    mine = await rooms.store.attempts_of(visitor, occasion) if visitor else []
    reached = await rooms.store.goals_reached(visitor) if visitor else []
    plan = day.plan()
    options = rooms.game(plan.game).read_setup(len(plan.seats), plan.options)
    return Challenge(
        date.isoformat(),
        plan.game,
        options,
        len(plan.seats),
        day.goal(),
        tried,
        made,
        mine[0] if mine else "",
        bool(mine) and (await rooms.room(mine[0])).over,
        len(mine),
        streak(set(reached), date),
    )


@post(
    "/",
    status_code=200,
    summary="Try the challenge",
    response_description="The table.",
    responses=problem_responses(401, 409),
    security=NEEDS_PERSON,
)
async def take(person: RequiredPerson, rooms: InjectedRooms) -> TableInfo:
    """Your table of today if its game is not over yet, otherwise a new one. The game starts at once."""
    date = today()
    occasion = challenge_of(date)
    for table in await rooms.store.attempts_of(person, occasion):
        room = await rooms.room(table)
        if not room.over:
            return room.info(person)
    name = await check_table_quota(rooms, person)
    return (await rooms.make_table(person, name, Day(date).plan(), occasion)).info(person)


router = Router("/api/challenge", route_handlers=[show, take], tags=["challenge"])
