"""Hostile clients: what they send over a socket, and what they receive."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
from collections import Counter
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

KNOWN = {"welcome", "update", "table", "refused", "ack", "sign", "pong", "bye"}
REFUSALS = {"bad-message", "bad-start", "no-seat", "not-your-seat", "stale-question", "too-fast"}
# The protocol's own codes (bad frame, bad data, bad text, too large), and ours.
CLOSED = {1000, 1002, 1003, 1007, 1009, 4400, 4408, 4429}
MOST = 65_536
PATIENCE = 20
VALUES: Any = (None, True, -1, 0, 10**30, 1e308, 2**63, "", "\0", "\u202e", "x" * 500, [], {}, [[]], {"a": {}})


def is_rude(message: str | bytes) -> bool:
    """Whether the WebSocket protocol itself forbids it: too large, or not UTF-8."""
    try:
        text = message if isinstance(message, str) else message.decode()
    except UnicodeDecodeError:
        return True
    return len(text.encode()) > MOST


class Vandal:
    """Sends random nonsense from a seed. `seats` are its own, if it has any."""

    def __init__(self, address: str, table: str, seed: int, headers: dict[str, str], seats: list[int]) -> None:
        self.at = f"ws://{address}/api/tables/{table}/socket"
        self.rng = random.Random(seed)
        self.headers = headers
        self.seats = seats
        self.received: Counter[str] = Counter()
        self.sent = 0
        self.closed: list[int] = []

    async def rage(self, messages: int) -> None:
        """Send so many messages, over as many sockets as it takes."""
        while self.sent < messages:
            async with connect(self.at, additional_headers=self.headers, compression=None, proxy=None) as socket:
                self.rude = False
                listening = asyncio.create_task(self.listen(socket))
                with suppress(ConnectionClosed):
                    await self.pour(socket, messages)
            await asyncio.wait_for(listening, PATIENCE)

    async def pour(self, socket: ClientConnection, messages: int) -> None:
        rng = self.rng
        if self.sent == 0 or rng.random() < 0.9:
            await socket.send(json.dumps({"type": "join", "seats": self.seats}))
        if self.sent == 0:
            for message in self.out_of_place():
                await socket.send(json.dumps(message))
            while not self.received["pong"] and not self.received["bye"]:
                await asyncio.sleep(0.01)  # before the server closes the socket for something worse
        for _ in range(rng.randrange(1, 60)):
            self.sent += 1
            nonsense = self.message()
            self.rude = self.rude or is_rude(nonsense)
            await socket.send(nonsense, text=rng.choice((None,) * 10 + (True, False)))
            if rng.random() < 0.02 or self.sent >= messages:
                return
            if rng.random() < 0.3:
                await asyncio.sleep(0)

    async def listen(self, socket: ClientConnection) -> None:
        """Every answer is a message of the protocol, and a refusal has a code and a sentence."""
        with suppress(ConnectionClosed):
            async for text in socket:
                message = json.loads(text)
                assert message["type"] in KNOWN, message
                self.received[message["type"]] += 1
                if message["type"] == "refused":
                    assert message["code"] in REFUSALS, message
                    assert message["detail"]
                    assert "Traceback" not in message["detail"]
                    self.received[message["code"]] += 1
        reset = {1006} if self.rude else set()  # by data that was still on its way when the socket closed
        assert socket.close_code in CLOSED | reset, (socket.close_code, socket.close_reason)
        self.closed.append(socket.close_code or 0)

    def message(self) -> str | bytes:
        rng = self.rng
        return rng.choice(
            (self.noise, self.broken, self.mistyped, self.stray, self.deep, self.mutated, self.foreign, self.huge)
        )()

    def noise(self) -> bytes:
        return self.rng.randbytes(self.rng.randrange(200))

    def broken(self) -> str:
        whole = json.dumps(self.well_formed())
        return whole[: self.rng.randrange(len(whole))] + self.rng.choice(("", "}", "]", "\0", "\ud7ff", "💀", "NaN"))

    def mistyped(self) -> str:
        message = self.well_formed()
        message[self.rng.choice(list(message))] = self.value()
        return json.dumps(message)

    def stray(self) -> str:
        """Unknown fields, unknown kinds, or nothing at all."""
        extra = {self.rng.choice(("x", "", "type ", "__class__", "$ref")): self.value()}
        return json.dumps(self.rng.choice([{**self.well_formed(), **extra}, {"type": "sing"}, {}, [], None, 7, "join"]))

    def deep(self) -> str:
        depth = self.rng.choice((10, 1000, 20_000))
        return self.rng.choice(("[" * depth, '{"type":' * depth, f'{{"type":"join","since":{"[" * depth}'))

    def mutated(self) -> bytes:
        data = bytearray(json.dumps(self.well_formed()).encode())
        for _ in range(self.rng.randrange(1, 6)):
            data[self.rng.randrange(len(data))] = self.rng.randrange(256)
        mine = any(b'"seat": %d' % seat in data for seat in self.seats)
        return b"" if mine else bytes(data)  # by chance it could be allowed

    def foreign(self) -> str:
        """Well-formed but not allowed: other people's seats, stale and foreign questions, a second join."""
        return json.dumps(self.well_formed())

    def huge(self) -> str:
        size = self.rng.choice((100, 1000, 10_000, 60_000, 66_000))
        return json.dumps({**self.well_formed(), "words": "x" * size})

    def value(self) -> Any:
        return self.rng.choice(VALUES)

    def out_of_place(self) -> list[dict[str, Any]]:
        """One of each kind that is understood and refused."""
        stale = [{"type": "answer", "seat": seat, "question": f"{seat}.9999", "words": "pass"} for seat in self.seats]
        return [*stale, {"type": "act", "seat": self.other_seat(), "do": "resign"}, {"type": "join"}, {"type": "ping"}]

    def well_formed(self) -> dict[str, Any]:
        rng = self.rng
        seat = rng.choice([*self.seats * 3, *range(1, 7)])
        ref = rng.choice((0, 1, 2**53, 7))
        return rng.choice(
            (
                {"type": "join", "seats": [seat], "since": {str(seat): rng.randrange(2**31)}},
                {"type": "answer", "seat": seat, "question": f"{seat}.99{rng.randrange(99)}", "words": "pass"},
                {"type": "answer", "seat": seat, "question": "0.0", "words": "hero c3", "ready": True},
                {"type": "act", "seat": self.other_seat(), "do": rng.choice(("ready", "undo", "resign", "leave"))},
                {"type": "act", "seat": self.other_seat(), "do": "ready", "value": "0" * 32},
                {"type": "ping", "ref": ref},
            )
        )

    def other_seat(self) -> int:
        return self.rng.choice([seat for seat in range(1, 7) if seat not in self.seats])


HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
)


async def raw(port: int, path: str, rng: random.Random) -> None:
    """Below the protocol: bytes that are no request, half a handshake, invalid frames, connections left open."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    whole = HANDSHAKE.format(path=path, key=base64.b64encode(os.urandom(16)).decode()).encode()
    sent = rng.choice(
        (
            rng.randbytes(rng.randrange(1, 500)),
            whole[: rng.randrange(10, len(whole))],
            whole + rng.randbytes(rng.randrange(1, 300)),
            whole + bytes([0x81, 0x05]) + b"hello",  # not masked
            whole + bytes([0x01, 0x80, 0, 0, 0, 0]) * 50,  # fragments without an end
            whole + bytes([0x89, 0x80, 0, 0, 0, 0]) * 300,  # pings
            whole + bytes([0x81, 0xFF]) + b"\xff" * 8 + b"abcd",  # an impossible length
            b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
            b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Content-Length: 999\r\n\r\n{",
        )
    )
    writer.write(sent)
    with suppress(TimeoutError, OSError):
        await writer.drain()
        await asyncio.wait_for(reader.read(4096), rng.choice((0.01, 0.1)))
    leave = writer.close if rng.random() < 0.7 else writer.transport.abort
    leave()
