"""Who asks, and what they may do: people by token, seats by person, pages by origin."""

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

TableId = Annotated[str, Parameter(description="The table's id, as in its address.")]
SeatId = Annotated[int, Parameter(description="A seat of the table, counted from 1.")]
Connection = ASGIConnection[Any, Any, Any, Any]
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
NOBODY = ""
JSON = "application/json"

# Litestar injects these into handlers by the name of the parameter: `rooms`, `person`, `visitor`.
InjectedRooms = NamedDependency[Rooms]
RequiredPerson = NamedDependency[str]  # without a person the request is refused
OptionalPerson = NamedDependency[str]  # a person or NOBODY


def rooms_of(connection: Connection) -> Rooms:
    rooms: Rooms = connection.app.state.rooms
    return rooms


def person_of(connection: Connection) -> str:
    """The person whose token came with the request, or NOBODY."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    token = bearer if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return rooms_of(connection).signer.person_of(token) or NOBODY if token else NOBODY


def provide_rooms(state: State) -> Rooms:
    rooms: Rooms = state.rooms
    return rooms


def provide_person(scope: Scope) -> str:
    person = person_of(ASGIConnection(scope))
    if not person:
        raise TableError("no-person")
    return person


def provide_visitor(scope: Scope) -> str:
    return person_of(ASGIConnection(scope))


async def check_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """A page of another site can't act in a person's name: its requests carry its own origin."""
    if str(connection.scope.get("method", "")) in SAFE_METHODS:
        return
    origin = connection.headers.get("origin")
    if origin is not None and not is_own_origin(origin, connection):
        raise TableError("foreign-origin")


def is_own_origin(origin: str, connection: Connection) -> bool:
    """Whether it is the address people see, if the host has named it, or else the one that was asked."""
    own = rooms_of(connection).settings.origin
    if own:
        return origin == own
    scheme, _, host = origin.partition("://")
    return scheme in ("http", "https") and host != "" and host == connection.headers.get("host")


async def check_content_type(connection: Connection, handler: BaseRouteHandler) -> None:
    """A body has to be declared as JSON, which a form on another site can't do."""
    if "data" not in handler.parsed_fn_signature.parameters:
        return
    declared = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if declared != JSON:
        raise TableError("not-json", type=JSON)


def check_seat(room: Room, seat: int) -> int:
    """The seat, if the table has it."""
    if not 1 <= seat <= len(room.stored.seats):
        raise TableError("no-seat", seats=len(room.stored.seats))
    return seat


def is_seated(room: Room, seat: int, person: str) -> bool:
    """Whether the seat is this person's, by what this process knows; refused if there is no such seat."""
    return room.stored.seats[check_seat(room, seat) - 1].person == person != NOBODY


async def has_seat(rooms: Rooms, room: Room, seat: int, person: str) -> bool:
    """Whether the seat is this person's, even if another process has just given it to them."""
    if is_seated(room, seat, person) or not rooms.bus.shared:
        return is_seated(room, seat, person)
    stored = await rooms.store.table(room.id)
    if stored is not None:
        room.reseat(stored)
    return is_seated(room, seat, person)


async def room_for_seat(rooms: Rooms, table_id: str, seat: int, person: str) -> Room:
    """The room of a table, for the person who has the seat."""
    room = await rooms.room(table_id)
    if not await has_seat(rooms, room, seat, person):
        raise TableError("not-your-seat")
    return room


async def room_for_viewer(rooms: Rooms, table_id: str, viewer: int, person: str) -> Room:
    """The room of a table, for a person who may see what the viewer sees.

    Anybody may look on. Once the game is over, anybody may see what any seat saw.
    """
    room = await rooms.room(table_id)
    if viewer != 0 and not await has_seat(rooms, room, viewer, person) and not room.over:
        raise TableError("not-your-seat", "not-your-view")
    return room


async def check_table_quota(rooms: Rooms, person: str) -> str:
    """The name of a person who may create another table."""
    name = await rooms.store.name_of(person)
    if name is None:
        raise TableError("no-person", "forgotten-person")
    if await rooms.store.count_tables(person) >= rooms.settings.tables_per_person:
        raise TableError("too-many-tables")
    return name
