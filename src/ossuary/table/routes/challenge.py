"""The challenge of the day: one start for everybody, and a goal."""

from __future__ import annotations

from litestar import Router, get, post

from ossuary.table.documents import KNOWN
from ossuary.table.entry import TheHall, TheOnlooker, ThePerson, may_make
from ossuary.table.occasions import challenge_of, day_of, today
from ossuary.table.problems import may_fail
from ossuary.table.wire import Challenge, TableInfo


@get("/", summary="Today's challenge", response_description="The challenge.", responses=may_fail())
async def look(onlooker: TheOnlooker, hall: TheHall) -> Challenge:
    """The same for everybody, everywhere, by UTC."""
    date = today()
    day = day_of(date)
    occasion = challenge_of(date)
    tried, made = await hall.store.people_at(occasion)
    mine = await hall.store.tables_at(onlooker, occasion) if onlooker else []
    plan = day.plan()
    options = hall.game(plan.game).read_setup(len(plan.seats), plan.options)
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
async def take(person: ThePerson, hall: TheHall) -> TableInfo:
    """My table of today, if it is not over yet; or else another one. The game starts at once."""
    date = today()
    occasion = challenge_of(date)
    for table in await hall.store.tables_at(person, occasion):
        room = await hall.room(table)
        if not room.over:
            return room.info(person)
    name = await may_make(hall, person)
    return (await hall.make_table(person, name, day_of(date).plan(), occasion)).info(person)


router = Router("/api/challenge", route_handlers=[look, take], tags=["challenge"])
