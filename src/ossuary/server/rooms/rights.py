"""Whether what this process believes is still true: which tables there are, who sits there, whose tokens are valid.

The store decides. A process that is not alone asks it before every request and every command of a person; all that is
asked at the same time is one query. What is sent to people who are connected is checked every second.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, NamedTuple, Protocol

from sqlalchemy.exc import SQLAlchemyError

from ossuary.server.errors import TableError
from ossuary.server.host.identity import Token
from ossuary.server.match.match import DamagedJournal
from ossuary.server.storage.seats import TableVersion, Versions

if TYPE_CHECKING:
    from ossuary.server.rooms.commands import Command
    from ossuary.server.rooms.room import Room
    from ossuary.server.rooms.rooms import Rooms

POLL_SECONDS = 1.0
POLL_SECONDS_ALONE = 5.0  # then only the host changes anything behind our back, with `ossuary admin`
KEPT_SECONDS = 60.0  # what is known of people who do nothing

log = logging.getLogger("ossuary.rights")


class Connected(Protocol):
    """A client that is connected with a person's token."""

    token: Token

    def dismiss(self, code: str) -> None: ...


class KnownPerson(NamedTuple):
    """What the store has said about a person, and when by this process's own clock."""

    token_since: int | None  # tokens from before it are void; None if there is no such person
    asked: float


class Inquiry:
    """What is asked of the store in one query."""

    def __init__(self) -> None:
        self.tables: set[str] = set()
        self.people: set[str] = set()
        self.answer: asyncio.Future[Versions] = asyncio.get_running_loop().create_future()


class Rights:
    """Of all rooms and all people of this process."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.people: dict[str, KnownPerson] = {}
        self.connections: set[Connected] = set()
        self.next: Inquiry | None = None  # the one that is asked when the current one is answered
        self.asking: asyncio.Task[None] | None = None

    async def update_room(self, room: Room) -> None:
        """Read what was changed at a table; a TableError if it does not exist any more."""
        found = await self._ask({room.id}, set())
        await self._update_seats(room, found.tables.get(room.id))
        if found.tables[room.id].length > room.length:
            try:
                await room.catch_up()
            except DamagedJournal as damaged:
                self.rooms.on_damaged(room, damaged)
                raise TableError("damaged") from damaged

    async def is_valid(self, token: Token) -> bool:
        """Whether the person exists, and has not revoked the token."""
        known = self.people.get(token.person)
        if known is None or self.rooms.bus.shared or time.monotonic() - known.asked > POLL_SECONDS_ALONE:
            await self._ask(set(), {token.person})
        return self.accepts(token)

    async def check_people(self, room: Room, people: set[str]) -> None:
        """Before commands of these people, which must not be run by what others have changed since."""
        if self.rooms.bus.shared and people:
            found = await self._ask({room.id}, people)
            await self._update_seats(room, found.tables.get(room.id))

    def refusal(self, room: Room, command: Command) -> TableError | None:
        """Why a command must not be run, by what is known."""
        by = command.by
        if by is None:
            return None  # the table's own
        if not self.accepts(by):
            return TableError("no-person", "forgotten-person")
        if room.stored.seats[command.seat - 1].person != by.person:
            return TableError("not-your-seat")
        return None

    def accepts(self, token: Token) -> bool:
        """By what is known: `is_valid` asks first."""
        known = self.people.get(token.person)
        return known is not None and known.token_since is not None and token.at >= known.token_since

    def set_person(self, person: str, token_since: int | None) -> None:
        """A person has come, has revoked tokens or, without a date, is forgotten. Dates only move on."""
        known = self.people.get(person)
        if known is not None:
            before = known.token_since
            token_since = None if before is None or token_since is None else max(before, token_since)
        self.people[person] = KnownPerson(token_since, time.monotonic())
        for connection in [each for each in self.connections if each.token.person == person]:
            if not self.accepts(connection.token):
                connection.dismiss("no-person")

    async def poll(self) -> None:
        """Check everything again and again. Others' notices are quicker, but can get lost."""
        while True:
            await asyncio.sleep(POLL_SECONDS if self.rooms.bus.shared else POLL_SECONDS_ALONE)
            self.rooms.bus.beat()
            try:
                await self.check_everything()
            except Exception:
                log.exception("seats and tokens could not be checked")

    async def check_everything(self) -> None:
        rooms = list(self.rooms.open_rooms.values())
        people = {each.token.person for each in self.connections}
        try:
            found = await self._ask({room.id for room in rooms}, people)
            self.rooms.signer.set_secrets(await self.rooms.store.read_secrets())
        except SQLAlchemyError as problem:
            log.error("seats and tokens can't be checked now: %s", problem)
            return
        for room in rooms:
            version = found.tables.get(room.id)
            if version is None or version.seats_version > room.stored.seats_version:
                self.rooms.spawn(self._update_quietly(room, version))
            if version is not None and (version.length > room.length or room.stale) and not room.lock.locked():
                self.rooms.spawn(self.rooms.catch_up(room))
        self._drop_old_knowledge(people)

    def _drop_old_knowledge(self, connected: set[str]) -> None:
        long_ago = time.monotonic() - KEPT_SECONDS
        for person in [each for each, known in self.people.items() if known.asked < long_ago and each not in connected]:
            del self.people[person]

    async def _update_quietly(self, room: Room, version: TableVersion | None) -> None:
        try:
            await self._update_seats(room, version)
        except TableError:
            pass  # it does not exist any more, and everybody who was there has been told
        except SQLAlchemyError as problem:
            log.error("the seats of %s can't be read now: %s", room.id, problem)

    async def _update_seats(self, room: Room, version: TableVersion | None) -> None:
        if version is None:
            self.rooms.on_deleted(room)
            raise TableError("no-table")
        if version.seats_version > room.stored.seats_version:
            await room.reload_seats()

    async def _ask(self, tables: set[str], people: set[str]) -> Versions:
        """Ask the store, together with everybody who asks before the current inquiry is answered."""
        if self.next is None:
            self.next = Inquiry()
        inquiry = self.next
        inquiry.tables |= tables
        inquiry.people |= people
        if self.asking is None:
            self.asking = asyncio.get_running_loop().create_task(self._answer_questions())
        return await asyncio.shield(inquiry.answer)

    async def _answer_questions(self) -> None:
        try:
            while self.next is not None:
                inquiry, self.next = self.next, None
                await self._answer(inquiry)
        finally:
            self.asking = None

    async def _answer(self, inquiry: Inquiry) -> None:
        try:
            found = await self.rooms.store.versions(inquiry.tables, inquiry.people)
        except BaseException as problem:
            inquiry.answer.set_exception(problem)
            inquiry.answer.exception()  # whoever asked may have gone
            if not isinstance(problem, Exception):
                raise
            return
        for person in inquiry.people:
            self.set_person(person, found.people.get(person))
        inquiry.answer.set_result(found)
