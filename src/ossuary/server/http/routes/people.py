"""People: a name and a token."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.response.base import Response as AnyResponse

from ossuary.server.host.identity import A_YEAR, COOKIE
from ossuary.server.http.auth import NOBODY, TheOnlooker, ThePerson, TheRooms
from ossuary.server.http.errors import may_fail
from ossuary.server.http.openapi import KNOWN, for_example
from ossuary.server.messages import NewName, NewPerson, Person
from ossuary.server.storage.store import new_id

Newcomer = Annotated[NewPerson, for_example(name="Ana")]
Renamed = Annotated[NewName, for_example(name="Ana María")]


@post("/", summary="Come to the table", response_description="Who you are now.", responses=may_fail(body=True))
async def come(data: Newcomer, rooms: TheRooms) -> AnyResponse[Person]:
    """A new person: the token is set as a cookie and, if asked for, told once."""
    person = new_id()
    await rooms.store.add_person(person, data.name)
    token = rooms.notary.token_of(person)
    secure = rooms.settings.origin.startswith("https:")
    cookie = Cookie(COOKIE, value=token, httponly=True, samesite="lax", secure=secure, max_age=A_YEAR, path="/")
    return Response(Person(person, data.name, token if data.bearer else ""), cookies=[cookie])


@get("/me", summary="Who am I?", response_description="You, or nobody yet.", responses=may_fail())
async def me(onlooker: TheOnlooker, rooms: TheRooms) -> Person:
    """Whoever comes without a token, or with one that is not known here, has neither id nor name."""
    name = await rooms.store.name_of(onlooker) if onlooker else None
    return Person(NOBODY, "") if name is None else Person(onlooker, name)


@put(
    "/me",
    summary="Be called otherwise",
    response_description="You.",
    responses=may_fail(401, body=True),
    security=KNOWN,
)
async def rename(data: Renamed, person: ThePerson, rooms: TheRooms) -> Person:
    await rooms.rename(person, data.name)
    return Person(person, data.name)


@delete(
    "/me",
    summary="Be forgotten",
    response_description="Nobody knows you any more.",
    responses=may_fail(401, 403),
    security=KNOWN,
)
async def forget(person: ThePerson, rooms: TheRooms) -> None:
    """Deletes your tables, leaves your seats at others' tables to a bot, and forgets your name and token."""
    await rooms.forget(person)


router = Router("/api/people", route_handlers=[come, me, rename, forget], tags=["people"])
