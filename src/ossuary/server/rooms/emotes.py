"""Emotes instead of chat: shown to everybody at the table at once, stored nowhere, and limited in number."""

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

LOOK = "look"  # points at a space of a board
AT_ONCE = 3
PER_SECOND = 1.0

encode = msgspec.json.Encoder().encode


def show_emote(room: Room, emote: Emote) -> None:
    """Show an emote to everybody, at other processes too; refused if it makes no sense here, or comes too soon."""
    points = emote.sign == LOOK
    if points:
        if room.match is None:
            raise TableError("not-started")
        reasons = room.game.pointing_reasons(room.match.state, emote.board, emote.space)
        if reasons:
            raise Refused(reasons)
    if room.emote_limits.wait(emote.seat, time.monotonic()):
        raise TableError("too-fast")
    shown = EmoteShown(emote.seat, emote.sign, emote.board if points else 0, emote.space if points else "")
    send_emote(room.broadcast, shown)
    room.rooms.bus.publish(room.id, sign=shown)


def send_emote(broadcast: Broadcast, emote: EmoteShown) -> None:
    broadcast.send_all(encode(emote))
