"""People: a name and a token."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.response.base import Response as AnyResponse

from ossuary.server.host.identity import COOKIE, COOKIE_SECONDS
from ossuary.server.http.auth import NOBODY, InjectedRooms, OptionalPerson, RequiredPerson
from ossuary.server.http.errors import problem_responses
from ossuary.server.http.examples import example_body
from ossuary.server.http.openapi import NEEDS_PERSON
from ossuary.server.messages import NewName, NewPerson, Person
from ossuary.server.storage.store import new_id

PersonBody = Annotated[NewPerson, example_body(name="Ana")]
NameBody = Annotated[NewName, example_body(name="Ana María")]


@post(
    "/",
    summary="Become a person",
    response_description="Who you are now.",
    responses=problem_responses(body=True),
)
async def create(data: PersonBody, rooms: InjectedRooms) -> AnyResponse[Person]:
    """A new person. The token is set as a cookie and, with `bearer`, returned this once."""
    person = new_id()
    await rooms.store.add_person(person, data.name)
    token = rooms.signer.sign_person(person)
    cookie = Cookie(
        COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=rooms.settings.over_tls,
        max_age=COOKIE_SECONDS,
        path="/",
    )
    return Response(Person(person, data.name, token if data.bearer else ""), cookies=[cookie])


@get("/me", summary="Get yourself", response_description="You, or nobody yet.", responses=problem_responses())
async def me(visitor: OptionalPerson, rooms: InjectedRooms) -> Person:
    """Without a token, or with one that is unknown here, both id and name are empty."""
    name = await rooms.store.name_of(visitor) if visitor else None
    return Person(NOBODY, "") if name is None else Person(visitor, name)


@put(
    "/me",
    summary="Change your name",
    response_description="You.",
    responses=problem_responses(401, body=True),
    security=NEEDS_PERSON,
)
async def rename(data: NameBody, person: RequiredPerson, rooms: InjectedRooms) -> Person:
    await rooms.rename(person, data.name)
    return Person(person, data.name)


@delete(
    "/me",
    summary="Be forgotten",
    response_description="Nothing is stored about you any more.",
    responses=problem_responses(401, 403),
    security=NEEDS_PERSON,
)
async def forget(person: RequiredPerson, rooms: InjectedRooms) -> None:
    """Deletes your tables, leaves your seats at other tables to a bot, and forgets your name and token."""
    await rooms.forget(person)


router = Router("/api/people", route_handlers=[create, me, rename, forget], tags=["people"])
