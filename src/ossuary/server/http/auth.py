"""Who asks, and may he: persons by token, seats by person, pages by origin."""

from __future__ import annotations

from typing import Annotated, Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import Parameter
from litestar.types import Scope

from ossuary.server.errors import TableError
from ossuary.server.host.identity import COOKIE
from ossuary.server.rooms.room import Room
from ossuary.server.rooms.rooms import Rooms

TableId = Annotated[str, Parameter(description="The table's id, as its address has it.")]
SeatId = Annotated[int, Parameter(description="A seat of the table, from 1 on.")]
Connection = ASGIConnection[Any, Any, Any, Any]
SAFE = ("GET", "HEAD", "OPTIONS")
NOBODY = ""
JSON = "application/json"


def rooms_of(connection: Connection) -> Rooms:
    rooms: Rooms = connection.app.state.rooms
    return rooms


def person_of(connection: Connection) -> str:
    """The person whose token came with the request, or nobody."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    token = bearer if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return rooms_of(connection).notary.person_of(token) or NOBODY if token else NOBODY


def some_person(connection: Connection) -> str:
    """The same, where somebody is needed."""
    person = person_of(connection)
    if not person:
        raise TableError("no-person")
    return person


# What a handler asks for by the name of its parameter.

TheRooms = NamedDependency[Rooms]
ThePerson = NamedDependency[str]  # somebody, or the request is refused
TheOnlooker = NamedDependency[str]  # somebody or nobody


def the_rooms(state: State) -> Rooms:
    rooms: Rooms = state.rooms
    return rooms


def the_person(scope: Scope) -> str:
    return some_person(ASGIConnection(scope))


def the_onlooker(scope: Scope) -> str:
    return person_of(ASGIConnection(scope))


async def same_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """A page of another site can't act in a person's name: its requests carry its own origin."""
    if str(connection.scope.get("method", "")) in SAFE:
        return
    origin = connection.headers.get("origin")
    if origin is not None and not is_ours(origin, connection):
        raise TableError("foreign-origin")


def is_ours(origin: str, connection: Connection) -> bool:
    """The address people see, if the host has named it, or else the one they asked at. `null` is nobody's."""
    ours = rooms_of(connection).settings.origin
    if ours:
        return origin == ours
    scheme, _, host = origin.partition("://")
    return scheme in ("http", "https") and host != "" and host == connection.headers.get("host")


async def speaks_json(connection: Connection, handler: BaseRouteHandler) -> None:
    """Where a body is read it has to say that it is JSON; a form of another site can't."""
    if "data" not in handler.parsed_fn_signature.parameters:
        return
    declared = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if declared != JSON:
        raise TableError("not-json", type=JSON)


def seat_at(room: Room, seat: int) -> int:
    if not 1 <= seat <= len(room.kept.seats):
        raise TableError("no-seat", seats=len(room.kept.seats))
    return seat


def is_mine(room: Room, seat: int, person: str) -> bool:
    """Whether this person sits there; a TableError if nobody can."""
    return room.kept.seats[seat_at(room, seat) - 1].person == person != NOBODY


async def sits(rooms: Rooms, room: Room, seat: int, person: str) -> bool:
    """Whether this person sits there, even if he has just sat down at another process."""
    if is_mine(room, seat, person) or not rooms.bus.shared:
        return is_mine(room, seat, person)
    kept = await rooms.store.table(room.id)
    if kept is not None:
        room.reseat(kept)
    return is_mine(room, seat, person)


async def my_seat(rooms: Rooms, table_id: str, seat: int, person: str) -> Room:
    """The room, for who sits there."""
    room = await rooms.room(table_id)
    if not await sits(rooms, room, seat, person):
        raise TableError("not-your-seat")
    return room


async def may_make(rooms: Rooms, person: str) -> str:
    """The name of who may make another table."""
    name = await rooms.store.name_of(person)
    if name is None:
        raise TableError("no-person", "forgotten-person")
    if await rooms.store.tables_owned(person) >= rooms.settings.tables_per_person:
        raise TableError("too-many-tables")
    return name


async def may_see(rooms: Rooms, table_id: str, viewer: int, person: str) -> Room:
    """The room, for who may look on as this viewer: anybody as onlooker, everybody as anyone once the game is over."""
    room = await rooms.room(table_id)
    if viewer != 0 and not await sits(rooms, room, viewer, person) and not room.over:
        raise TableError("not-your-seat", "not-your-view")
    return room
