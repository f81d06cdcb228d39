"""People: a name and a token."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.response.base import Response as AnyResponse

from ossuary.table.documents import KNOWN, for_example
from ossuary.table.entry import NOBODY, TheHall, TheOnlooker, ThePerson
from ossuary.table.people import A_YEAR, COOKIE
from ossuary.table.problems import may_fail
from ossuary.table.store import new_id
from ossuary.table.wire import NewName, NewPerson, Person

Newcomer = Annotated[NewPerson, for_example(name="Ana")]
Renamed = Annotated[NewName, for_example(name="Ana María")]


@post("/", summary="Come to the table", response_description="Who you are now.", responses=may_fail(body=True))
async def come(data: Newcomer, hall: TheHall) -> AnyResponse[Person]:
    """A new person: the token is set as a cookie and, if asked for, told once."""
    person = new_id()
    await hall.store.add_person(person, data.name)
    token = hall.notary.token_of(person)
    secure = hall.settings.origin.startswith("https:")
    cookie = Cookie(COOKIE, value=token, httponly=True, samesite="lax", secure=secure, max_age=A_YEAR, path="/")
    return Response(Person(person, data.name, token if data.bearer else ""), cookies=[cookie])


@get("/me", summary="Who am I?", response_description="You, or nobody yet.", responses=may_fail())
async def me(onlooker: TheOnlooker, hall: TheHall) -> Person:
    """Whoever comes without a token, or with one that is not known here, has neither id nor name."""
    name = await hall.store.name_of(onlooker) if onlooker else None
    return Person(NOBODY, "") if name is None else Person(onlooker, name)


@put(
    "/me",
    summary="Be called otherwise",
    response_description="You.",
    responses=may_fail(401, body=True),
    security=KNOWN,
)
async def rename(data: Renamed, person: ThePerson, hall: TheHall) -> Person:
    await hall.rename(person, data.name)
    return Person(person, data.name)


@delete(
    "/me",
    summary="Be forgotten",
    response_description="Nobody knows you any more.",
    responses=may_fail(401, 403),
    security=KNOWN,
)
async def forget(person: ThePerson, hall: TheHall) -> None:
    """Deletes your tables, leaves your seats at others' tables to a bot, and forgets your name and token."""
    await hall.forget(person)


router = Router("/api/people", route_handlers=[come, me, rename, forget], tags=["people"])
