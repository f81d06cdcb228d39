"""The socket's protocol class: uvicorn's, with a short path for the frames that play consists of.

The library reads a frame through several generators and hands each message to a task, which has to ask for it; and it
stops and starts reading in between. With hundreds of tables that was most of the work. So once a connection is
attached, whole unfragmented text frames are read here and handed to it at once, and its messages are written as frames
straight to the transport. The handshake, pings, closing, and frames of any other kind are left to the library.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Opcode
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

EXTENSION = "ossuary.protocol"  # among the ASGI extensions of a socket

WHOLE = 0x80  # in the first byte of a frame: the message ends with it
MASKED = 0x80  # in the second byte
TEXT = WHOLE | Opcode.TEXT
PINGS = (WHOLE | Opcode.PING, WHOLE | Opcode.PONG)
SHORT = 126  # bytes; from here on the length takes two more bytes
LONG = 65536  # from here on it takes eight


class SocketProtocol(WebSocketsSansIOProtocol):
    """Reads and writes text frames itself while a connection is attached, and leaves all others to the library."""

    on_text: Callable[[bytes], None] | None = None
    on_writable: Callable[[], None] | None = None
    unread = b""  # the beginning of a frame
    is_full = False  # whether the client is behind with reading

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # it is not refused yet
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    async def send(self, message: ASGISendEvent) -> None:
        """If the client has left during its handshake, nothing is missing from that."""
        await super().send(message)
        if self.transport.is_closing():
            self.handshake_complete = True

    def attach(self, on_text: Callable[[bytes], None], on_writable: Callable[[], None]) -> None:
        """Call `on_text` with every text from now on, and `on_writable` when what waits can or must be written."""
        self.on_text = on_text
        self.on_writable = on_writable

    def detach(self) -> None:
        """Leave everything to the library again."""
        self.on_text = self.on_writable = None

    def data_received(self, data: bytes) -> None:
        if self.unread:
            data, self.unread = self.unread + data, b""
        at = 0
        while self.on_text is not None and at < len(data):
            body, end = bounds(data, at)
            if end < 0:
                break
            if end > len(data):
                self.unread = data[at:]
                return
            if data[at] != TEXT:
                self._leave_to_library(data[at:end])
            else:
                text = apply_mask(data[body:end], data[body - 4 : body])
                if not text.isascii():  # the library checks that it is UTF-8
                    break
                self.on_text(text)
            at = end
        if at < len(data):
            self.on_text = None  # from here on the library may be in the middle of a frame
            self._leave_to_library(data[at:])

    def _leave_to_library(self, data: bytes) -> None:
        """The library may close the connection at once, so what waits is sent before."""
        if self.on_writable is not None:
            self.on_writable()
        try:
            super().data_received(data)
        except InvalidState:  # an invalid frame after the closing handshake
            self.transport.close()

    def write(self, message: bytes) -> None:
        """Write one message as a frame, unless the connection is closing."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame_head(len(message)) + message)

    def pause_writing(self) -> None:
        self.is_full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.is_full = False
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()


def bounds(data: bytes, at: int) -> tuple[int, int]:
    """Where a frame's body begins and where the frame ends, perhaps beyond the data; -1 if it is the library's."""
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


def frame_head(size: int) -> bytes:
    """The bytes before a text of this size."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < LONG:
        return bytes((TEXT, SHORT, size >> 8, size & 255))
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")
