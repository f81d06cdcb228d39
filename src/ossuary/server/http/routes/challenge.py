"""The challenge of the day: one start for everybody, and a goal."""

from __future__ import annotations

from litestar import Router, get, post

from ossuary.server.http.auth import TheOnlooker, ThePerson, TheRooms, may_make
from ossuary.server.http.errors import may_fail
from ossuary.server.http.openapi import KNOWN
from ossuary.server.messages import Challenge, TableInfo
from ossuary.server.rooms.fixed_starts import Day, challenge_of, today


@get("/", summary="Today's challenge", response_description="The challenge.", responses=may_fail())
async def look(onlooker: TheOnlooker, rooms: TheRooms) -> Challenge:
    """The same for everybody, everywhere, by UTC."""
    date = today()
    day = Day(date)
    occasion = challenge_of(date)
    tried, made = await rooms.store.people_at(occasion)
    mine = await rooms.store.tables_at(onlooker, occasion) if onlooker else []
    plan = day.plan()
    options = rooms.game(plan.game).read_setup(len(plan.seats), plan.options)
    return Challenge(
        date.isoformat(), plan.game, options, len(plan.seats), day.told(), tried, made, mine[0] if mine else ""
    )


@post(
    "/",
    status_code=200,
    summary="Take it on",
    response_description="The table.",
    responses=may_fail(401, 409),
    security=KNOWN,
)
async def take(person: ThePerson, rooms: TheRooms) -> TableInfo:
    """My table of today, if it is not over yet; or else another one. The game starts at once."""
    date = today()
    occasion = challenge_of(date)
    for table in await rooms.store.tables_at(person, occasion):
        room = await rooms.room(table)
        if not room.over:
            return room.info(person)
    name = await may_make(rooms, person)
    return (await rooms.make_table(person, name, Day(date).plan(), occasion)).info(person)


router = Router("/api/challenge", route_handlers=[look, take], tags=["challenge"])
