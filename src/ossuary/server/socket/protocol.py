"""A socket's line: uvicorn's WebSocket protocol, with a short way for what play consists of.

The library reads a frame through several generators and hands each message to a task, which must ask for it; and it
stops and starts reading in between. At hundreds of tables that was most of the work. So once a connection listens,
whole unfragmented text frames are read here and handed to it at once, and its messages are written as frames straight
to the transport. Handshake, pings, closing, and a client's frames of any other kind remain the library's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Opcode
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

LINE = "ossuary.line"  # among the ASGI extensions of a socket

WHOLE = 0x80  # in the first byte of a frame: nothing follows that belongs to it
MASKED = 0x80  # in the second
TEXT = WHOLE | Opcode.TEXT
PINGS = (WHOLE | Opcode.PING, WHOLE | Opcode.PONG)
SHORT = 126  # bytes; from here on the length stands in two bytes more
LONG = 65536  # in eight


class SocketLine(WebSocketsSansIOProtocol):
    """What comes is heard, what is said is written; the library is asked about everything else."""

    hear: Callable[[bytes], None] | None = None
    flush: Callable[[], None] | None = None
    rest = b""  # the beginning of a frame
    full = False  # whether the client is behind with reading

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # it is not refused yet
            extensions: Any = self.scope["extensions"]
            extensions[LINE] = self

    def listen(self, hear: Callable[[bytes], None], flush: Callable[[], None]) -> None:
        """Text goes to `hear` from now on; `flush` is called when there is room again for what is to be written."""
        self.hear = hear
        self.flush = flush

    def deafen(self) -> None:
        """Nobody listens any more."""
        self.hear = self.flush = None

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data, self.rest = self.rest + data, b""
        at = 0
        while self.hear is not None and at < len(data):
            body, end = bounds(data, at)
            if end < 0:
                break
            if end > len(data):
                self.rest = data[at:]
                return
            if data[at] != TEXT:
                self._leave_it(data[at:end])
            else:
                text = apply_mask(data[body:end], data[body - 4 : body])
                if not text.isascii():  # so that the library sees whether it is UTF-8
                    break
                self.hear(text)
            at = end
        if at < len(data):
            self.hear = None  # the library may be in the middle of something from here on
            self._leave_it(data[at:])

    def _leave_it(self, data: bytes) -> None:
        """To the library, which may close the line at once: so what is to be said before is said."""
        if self.flush is not None:
            self.flush()
        try:
            super().data_received(data)
        except InvalidState:  # a client that can't spell any more after it was told to go is cut off without a fuss
            self.transport.close()

    def write(self, message: bytes) -> None:
        """One message, as a frame; nothing if the line is gone."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(head_of(len(message)) + message)

    def pause_writing(self) -> None:
        self.full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.full = False
        super().resume_writing()
        if self.flush is not None:
            self.flush()


def bounds(data: bytes, at: int) -> tuple[int, int]:
    """Where a frame's body begins and where the frame ends, which may be still to come; -1 if it is not for us."""
    if len(data) < at + 2:
        return 0, at + 2
    size = data[at + 1] - MASKED
    if 0 <= size < SHORT and (data[at] == TEXT or data[at] in PINGS):
        return at + 6, at + 6 + size
    if size == SHORT and data[at] == TEXT:
        if len(data) < at + 4:
            return 0, at + 4
        return at + 8, at + 8 + (data[at + 2] << 8 | data[at + 3])
    return 0, -1


def head_of(size: int) -> bytes:
    """What stands before a text of so many bytes."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < LONG:
        return bytes((TEXT, SHORT, size >> 8, size & 255))
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")
