"""How a server stops, and rooms with it: nobody is told that their table does not exist, or left without an answer."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from ossuary.server.host.settings import Settings
from ossuary.server.http.middleware import LastAnswers
from ossuary.server.messages import Plan, SeatPlan
from ossuary.server.rooms.room import Room
from ossuary.server.rooms.rooms import Rooms

OWNER = "owner"
SCOPE: Any = {"type": "http", "headers": [(b"accept-language", b"de")], "path": "/", "method": "POST"}
NOTHING: Any = None


async def asked_and_cancelled(first: dict[str, Any] | None) -> list[Any]:
    """What a request is told that is cancelled while it waits, perhaps in the middle of its answer."""
    sent: list[Any] = []

    async def wait(scope: Any, receive: Any, send: Any) -> None:
        if first:
            await send(first)
        await asyncio.sleep(60)

    async def hear(message: Any) -> None:
        sent.append(message)

    request = asyncio.create_task(LastAnswers(wait)(SCOPE, NOTHING, hear))
    await asyncio.sleep(0)
    request.cancel("Task cancelled, timeout graceful shutdown exceeded")
    await asyncio.wait([request])
    assert request.cancelled() == bool(first)
    return sent


def test_a_request_that_a_stop_cuts_off_is_to_be_repeated() -> None:
    head, body = asyncio.run(asked_and_cancelled(None))
    assert head["status"] == 503
    assert dict(head["headers"])[b"Retry-After"] == b"2"
    told = json.loads(body["body"])
    assert told["code"] == "restart"
    assert "startet" in told["detail"]


def test_an_answer_that_has_begun_is_not_begun_again() -> None:
    begun = {"type": "http.response.start", "status": 200, "headers": []}
    assert asyncio.run(asked_and_cancelled(begun)) == [begun]


def test_a_room_that_is_closed_while_one_asks_for_it_is_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        rooms = Rooms(Settings(db=f"sqlite:///{tmp_path / 'table.db'}"), {})
        await rooms.open()
        await rooms.store.add_person(OWNER, "Ana")
        first = await rooms.make_table(OWNER, "Ana", Plan("bad-bones", [SeatPlan("person"), SeatPlan("person")], []))

        async def wait_too_long(room: Room) -> None:
            if room is first:
                rooms.close_room(room)

        monkeypatch.setattr(rooms.rights, "update_room", wait_too_long)
        monkeypatch.setattr(rooms.bus, "shared", True)
        try:
            again = await rooms.room(first.id)
            assert first.closed
            assert again is not first
            assert not again.closed
        finally:
            await rooms.close()

    asyncio.run(ask())
