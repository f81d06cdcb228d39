"""What a message costs the server with Ossuary's socket protocol class, beside the two that uvicorn has.

    python bench/socket_protocol.py [--rounds 3] [--sockets 40] [--messages 400]

Each server answers one message with two, as a table does with an answer: it acknowledges it and sends an update. It
does nothing else, so that the difference is the protocol's alone. Figures are CPU of the server's process a message.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket as sockets
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection, connect

from ossuary.server.socket.protocol import LINE, SocketLine

OURS = "ossuary"
PROTOCOLS: dict[str, Any] = {OURS: SocketLine, "sans-I/O": WebSocketsSansIOProtocol, "websockets": "websockets"}
ASKED = '{"type":"answer","seat":1,"question":"1.12","words":"hero c3","ref":17}'
ACKNOWLEDGED = '{"type":"ack","ref":17}'
EVENT = '{"kind":"walked","seat":1,"from":"a3","to":"b3"}'
UPDATE = f'{{"type":"update","viewer":1,"events":[{",".join([EVENT] * 6)}]}}'
WARM = 20  # messages before it counts
ATTEMPTS = 100


async def ours(scope: Any, receive: Any, send: Any) -> None:
    line = scope["extensions"][LINE]

    def hear(_: bytes) -> None:
        line.write(ACKNOWLEDGED.encode())
        line.write(UPDATE.encode())

    await receive()
    line.listen(hear, lambda: None)
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def theirs(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        await send({"type": "websocket.send", "text": ACKNOWLEDGED})
        await send({"type": "websocket.send", "text": UPDATE})


def serve(name: str, port: int) -> None:
    app = ours if name == OURS else theirs
    uvicorn.run(app, port=port, ws=PROTOCOLS[name], ws_per_message_deflate=False, log_level="critical", lifespan="off")


def cpu(pid: int) -> float:
    """Seconds that a process has been busy."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def come(port: int) -> ClientConnection:
    for _ in range(ATTEMPTS):
        try:
            return await connect(f"ws://127.0.0.1:{port}/", compression=None, proxy=None)
        except OSError:
            await asyncio.sleep(0.1)
    raise RuntimeError("the server does not answer")


async def talk(port: int, count: int, messages: int) -> None:
    async def one() -> None:
        async with await come(port) as line:
            for _ in range(messages):
                await line.send(ASKED)
                await line.recv()
                await line.recv()

    await asyncio.gather(*(one() for _ in range(count)))


def measure(name: str, count: int, messages: int) -> float:
    """Microseconds for each message."""
    with sockets.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with subprocess.Popen([sys.executable, "-W", "ignore", __file__, "--serve", name, str(port)]) as server:
        try:
            asyncio.run(talk(port, count, WARM))
            before = cpu(server.pid)
            asyncio.run(talk(port, count, messages))
            return (cpu(server.pid) - before) / (count * messages) * 1e6
        finally:
            server.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--sockets", type=int, default=40)
    parser.add_argument("--messages", type=int, default=400)
    parser.add_argument("--serve", nargs=2, metavar=("PROTOCOL", "PORT"), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve[0], int(asked.serve[1]))
        return
    rounds = [{name: measure(name, asked.sockets, asked.messages) for name in PROTOCOLS} for _ in range(asked.rounds)]
    for name in PROTOCOLS:
        print(f"{name:>12} {statistics.median(each[name] for each in rounds):8.1f} µs")


if __name__ == "__main__":
    main()
