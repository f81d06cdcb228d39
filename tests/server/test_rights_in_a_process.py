"""Rights inside one process, where a request may wait while others change what it was allowed to do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ossuary.server.errors import TableError
from ossuary.server.host.identity import Token
from ossuary.server.host.settings import Settings
from ossuary.server.http.auth import match_for_seat, match_for_viewer
from ossuary.server.messages import Plan, SeatPlan
from ossuary.server.rooms.commands import Leave, Resign, SayReady
from ossuary.server.rooms.room import Room
from ossuary.server.rooms.rooms import Rooms

ANA, BEN = "ana", "ben"
VALUE = "00112233445566778899aabbccddeeff"
TOKEN = Token(ANA, 1)


def with_room(folder: Path, play: Callable[[Rooms, Room], Awaitable[None]]) -> None:
    """A game of Ana's, who has both seats."""

    async def run() -> None:
        rooms = Rooms(Settings(db=f"sqlite:///{folder / 'table.db'}"), {})
        await rooms.open()
        try:
            for person in (ANA, BEN):
                await rooms.store.add_person(person, person)
            assert await rooms.rights.is_valid(TOKEN)
            plan = Plan("dia-de-los-muertos", [SeatPlan("person"), SeatPlan("person")])
            room = await rooms.make_table(ANA, "Ana", plan)
            for seat in (1, 2):
                await room.perform(SayReady(seat, VALUE))
            await asyncio.wait_for(play(rooms, room), 30)
        finally:
            await rooms.close()

    asyncio.run(run())


async def hand_over(rooms: Rooms, room: Room) -> None:
    assert await rooms.store.release_seat(room.id, 1, ANA)
    await room.seats_changed()


@pytest.mark.parametrize("look", [match_for_seat, match_for_viewer])
def test_a_view_that_was_waited_for_is_not_shown_to_the_old_person(
    tmp_path: Path, look: Callable[[Rooms, str, int, str], Awaitable[object]]
) -> None:
    async def play(rooms: Rooms, room: Room) -> None:
        assert await look(rooms, room.id, 1, ANA)
        async with room.lock:
            waiting = asyncio.ensure_future(look(rooms, room.id, 1, ANA))
            await asyncio.sleep(0.05)
            await hand_over(rooms, room)
        with pytest.raises(TableError, match="not-your-seat"):
            await waiting

    with_room(tmp_path, play)


def test_a_command_that_was_waited_for_is_not_run_for_the_old_person(tmp_path: Path) -> None:
    async def play(rooms: Rooms, room: Room) -> None:
        command = Resign(1)
        command.by = TOKEN
        async with room.lock:
            waiting = asyncio.ensure_future(room.perform(command))
            await asyncio.sleep(0.05)
            await hand_over(rooms, room)
        with pytest.raises(TableError, match="not-your-seat"):
            await waiting
        assert room.match is not None
        assert not room.match.state.has_resigned(1)

    with_room(tmp_path, play)


def test_a_command_that_was_waited_for_is_not_run_with_a_revoked_token(tmp_path: Path) -> None:
    async def play(rooms: Rooms, room: Room) -> None:
        command = Leave(1)
        command.by = TOKEN
        async with room.lock:
            waiting = asyncio.ensure_future(room.perform(command))
            await asyncio.sleep(0.05)
            fresh = await rooms.revoke_tokens(TOKEN)
        with pytest.raises(TableError, match="no-person"):
            await waiting
        again = Leave(1)
        again.by = rooms.signer.read_token(fresh, 2**60)
        await room.perform(again)

    with_room(tmp_path, play)


def test_many_questions_at_once_are_one_query(tmp_path: Path) -> None:
    async def play(rooms: Rooms, room: Room) -> None:
        asked: list[int] = []
        versions = rooms.store.versions

        async def counted(tables: set[str], people: set[str]) -> object:
            asked.append(len(people))
            return await versions(tables, people)

        rooms.store.versions = counted  # type: ignore[method-assign, assignment]
        rooms.rights.people.clear()
        tokens = [Token(f"p{number}", 1) for number in range(50)] + [TOKEN, Token(BEN, 1)]
        assert await asyncio.gather(*map(rooms.rights.is_valid, tokens)) == [False] * 50 + [True] * 2
        assert asked == [52]

    with_room(tmp_path, play)
