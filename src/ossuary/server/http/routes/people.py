"""People: a name and a token."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.response.base import Response as AnyResponse

from ossuary.server.errors import TableError
from ossuary.server.host.identity import COOKIE, COOKIE_SECONDS
from ossuary.server.host.names import is_good_name
from ossuary.server.http.auth import NOBODY, InjectedRooms, RequiredPerson, RequiredToken, valid_token
from ossuary.server.http.errors import AnyRequest, problem_responses
from ossuary.server.http.examples import example_body
from ossuary.server.http.openapi import NEEDS_PERSON
from ossuary.server.messages import NewName, NewPerson, NewToken, Person
from ossuary.server.rooms.rooms import Rooms
from ossuary.server.storage.store import new_id, now

PersonBody = Annotated[NewPerson, example_body(name="Ana")]
TokenBody = Annotated[NewToken, example_body(bearer=True)]
NameBody = Annotated[NewName, example_body(name="Ana María")]


@post(
    "/",
    summary="Become a person",
    response_description="Who you are now.",
    responses=problem_responses(body=True),
)
async def create(data: PersonBody, rooms: InjectedRooms) -> AnyResponse[Person]:
    """A new person. The token is set as a cookie and, with `bearer`, returned this once."""
    check_name(data.name)
    person = new_id()
    await rooms.store.add_person(person, data.name)
    rooms.rights.set_person(person, 0)
    token = rooms.signer.sign_person(person, now())
    return Response(Person(person, data.name, token if data.bearer else ""), cookies=[cookie_of(rooms, token)])


def cookie_of(rooms: Rooms, token: str) -> Cookie:
    return Cookie(
        COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=rooms.settings.over_tls,
        max_age=COOKIE_SECONDS,
        path="/",
    )


@get("/me", summary="Get yourself", response_description="You, or nobody yet.", responses=problem_responses())
async def me(rooms: InjectedRooms, request: AnyRequest) -> AnyResponse[Person]:
    """Without a token, or with one that is unknown here, both id and name are empty. An old cookie is renewed."""
    token = await valid_token(request)
    name = await rooms.store.name_of(token.person) if token.person else None
    if name is None:
        return Response(Person(NOBODY, ""))
    renewed = token.renew and "authorization" not in request.headers
    cookies = [cookie_of(rooms, rooms.signer.sign_person(token.person, max(now(), token.at)))] if renewed else []
    return Response(Person(token.person, name), cookies=cookies)


@post(
    "/me/tokens",
    summary="Revoke your tokens",
    response_description="You, with a new token.",
    responses=problem_responses(401, body=True),
    security=NEEDS_PERSON,
)
async def revoke(data: TokenBody, token: RequiredToken, rooms: InjectedRooms) -> AnyResponse[Person]:
    """All tokens you have are void from now on, and their sockets are closed. A new one is set as a cookie and, with
    `bearer`, returned this once.
    """
    fresh = await rooms.revoke_tokens(token)
    name = await rooms.store.name_of(token.person)
    person = Person(token.person, name or "", fresh if data.bearer else "")
    return Response(person, cookies=[cookie_of(rooms, fresh)])


@put(
    "/me",
    summary="Change your name",
    response_description="You.",
    responses=problem_responses(401, body=True),
    security=NEEDS_PERSON,
)
async def rename(data: NameBody, person: RequiredPerson, rooms: InjectedRooms) -> Person:
    check_name(data.name)
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


def check_name(name: str) -> None:
    if not is_good_name(name):
        raise TableError("bad-name")


router = Router("/api/people", route_handlers=[create, me, revoke, rename, forget], tags=["people"])
