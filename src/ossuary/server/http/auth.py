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
from ossuary.server.host.identity import COOKIE, NO_TOKEN, Token
from ossuary.server.match.match import Match
from ossuary.server.rooms.room import Room
from ossuary.server.rooms.rooms import Rooms
from ossuary.server.storage.store import now

TableId = Annotated[str, Parameter(description="The table's id, as in its address.")]
SeatId = Annotated[int, Parameter(description="A seat of the table, counted from 1.")]
Connection = ASGIConnection[Any, Any, Any, Any]
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
NOBODY = ""
JSON = "application/json"

# Litestar injects these into handlers by the name of the parameter: `rooms`, `token`, `person`, `visitor`.
InjectedRooms = NamedDependency[Rooms]
RequiredToken = NamedDependency[Token]  # of a person, without whom the request is refused
RequiredPerson = NamedDependency[str]  # without a person the request is refused
OptionalPerson = NamedDependency[str]  # a person or NOBODY


def rooms_of(connection: Connection) -> Rooms:
    rooms: Rooms = connection.app.state.rooms
    return rooms


def token_of(connection: Connection) -> Token:
    """The token that came with the request, if it was signed here; whether it is still valid, `Rights` knows."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    text = bearer if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return rooms_of(connection).signer.read_token(text, now()) or NO_TOKEN if text else NO_TOKEN


def person_of(connection: Connection) -> str:
    """The person whose token came with the request, or NOBODY; by its signature alone."""
    return token_of(connection).person


def provide_rooms(state: State) -> Rooms:
    rooms: Rooms = state.rooms
    return rooms


async def provide_token(scope: Scope) -> Token:
    token = token_of(ASGIConnection(scope))
    if token == NO_TOKEN:
        raise TableError("no-person")
    if not await rooms_of(ASGIConnection(scope)).rights.is_valid(token):
        raise TableError("no-person", "forgotten-person")
    return token


async def provide_person(scope: Scope) -> str:
    return (await provide_token(scope)).person


async def provide_visitor(scope: Scope) -> str:
    return (await valid_token(ASGIConnection(scope))).person


async def valid_token(connection: Connection) -> Token:
    """The token that came with the request, or NO_TOKEN if it is none or void."""
    token = token_of(connection)
    return token if token != NO_TOKEN and await rooms_of(connection).rights.is_valid(token) else NO_TOKEN


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


def check_key(room: Room, seat: int, key: str) -> int:
    """The version of the seat's link, if this is its key."""
    version = room.stored.seats[check_seat(room, seat) - 1].key_version
    if not room.rooms.signer.is_seat_key(key, room.id, seat, version, now()):
        raise TableError("wrong-link")
    return version


def is_seated(room: Room, seat: int, person: str) -> bool:
    """Whether the seat is this person's, as the room knows it; refused if there is no such seat."""
    return room.stored.seats[check_seat(room, seat) - 1].person == person != NOBODY


async def room_for_seat(rooms: Rooms, table_id: str, seat: int, person: str) -> Room:
    """The room of a table, for the person who has the seat."""
    room = await rooms.room(table_id)
    if not is_seated(room, seat, person):
        raise TableError("not-your-seat")
    return room


async def room_for_viewer(rooms: Rooms, table_id: str, viewer: int, person: str) -> Room:
    """The room of a table, for a person who may see what the viewer sees.

    Anybody may look on. Once the game is over, anybody may see what any seat saw.
    """
    room = await rooms.room(table_id)
    check_viewer(room, viewer, person)
    return room


def check_viewer(room: Room, viewer: int, person: str) -> None:
    if viewer != 0 and not is_seated(room, viewer, person) and not room.over:
        raise TableError("not-your-seat", "not-your-view")


async def match_for_seat(rooms: Rooms, table_id: str, seat: int, person: str) -> tuple[Room, Match]:
    """The room and its match, until the caller awaits something, for the person who has the seat."""
    room = await room_for_seat(rooms, table_id, seat, person)
    match = await room.current_match()
    if not is_seated(room, seat, person):  # it was handed over while the match was waited for
        raise TableError("not-your-seat")
    return room, match


async def match_for_viewer(rooms: Rooms, table_id: str, viewer: int, person: str) -> Match:
    """The match, until the caller awaits something, for a person who may see what the viewer sees."""
    room = await room_for_viewer(rooms, table_id, viewer, person)
    match = await room.current_match()
    check_viewer(room, viewer, person)
    return match


async def check_table_quota(rooms: Rooms, person: str) -> str:
    """The name of a person who may create another table."""
    name = await rooms.store.name_of(person)
    if name is None:
        raise TableError("no-person", "forgotten-person")
    await rooms.check_count(person)
    return name
