"""Signs instead of chat: shown to everyone at the table at once, kept nowhere, and not too many of them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from ossuary.core.refusal import Refused
from ossuary.server.errors import TableError
from ossuary.server.messages import Emote, EmoteShown
from ossuary.server.rooms.broadcast import Broadcast

if TYPE_CHECKING:
    from ossuary.server.rooms.room import Room

LOOK = "look"
AT_ONCE = 3
PER_SECOND = 1.0

encode = msgspec.json.Encoder().encode


def make(room: Room, said: Emote) -> None:
    """Show a sign to all who look on, at other processes too; refused if it can't be made here, or not so soon."""
    if said.sign == LOOK:
        if room.match is None:
            raise TableError("not-started")
        against = room.game.pointing_reasons(room.match.state, said.board, said.space)
        if against:
            raise Refused(against)
    if room.emote_limits.wait(said.seat, time.monotonic()):
        raise TableError("too-fast")
    looks = said.sign == LOOK
    sign = EmoteShown(said.seat, said.sign, said.board if looks else 0, said.space if looks else "")
    show(room.audience, sign)
    room.rooms.bus.publish(room.id, sign=sign)


def show(audience: Broadcast, sign: EmoteShown) -> None:
    message = encode(sign)
    for watcher in audience.watchers:
        watcher.push(message)
