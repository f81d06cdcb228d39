"""The load on Ossuary where there is no Node: what clients.mjs does with drivers/ossuary.mjs, several times slower.

python clients.py --address 127.0.0.1:8642 --games 25 --warm 1 --seconds 4 [--server PID]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
PLAN = {"game": "bad-bones", "seats": [{"kind": "person"}, *[{"kind": "link"}] * (SEATS - 1)]}


class Meter:
    """Milliseconds from an answer's sending to the last seat's event."""

    def __init__(self) -> None:
        self.measuring = False
        self.latencies: list[float] = []
        self.played: set[Game] = set()

    def landed(self, game: Game, sent: float) -> None:
        if self.measuring:
            self.latencies.append((time.perf_counter() - sent) * 1000)
            self.played.add(game)


class Seat:
    """A person with a token, and the socket of their table."""

    def __init__(self, number: int, token: str) -> None:
        self.number = number
        self.token = token
        self.socket: ClientConnection
        self.question = ""
        self.waits = False
        self.sent = 0.0
        self.reached = 0


class Game:
    """Four people, one table after another."""

    def __init__(self, address: str, meter: Meter) -> None:
        self.address = address
        self.meter = meter
        self.seats: list[Seat] = []
        self.table = ""

    async def open(self) -> None:
        for number in range(1, SEATS + 1):
            person = await self.post("people", {"name": f"Seat {number}", "bearer": True})
            self.seats.append(Seat(number, person["token"]))
        first, *others = self.seats
        made = await self.post("tables", PLAN, first)
        self.table = made["id"]
        for seat in others:
            key = made["links"][str(seat.number)].partition(f"#{seat.number}.")[2]
            await self.post(f"tables/{self.table}/seats/{seat.number}/claim", {"key": key}, seat)
        await self.sit()

    async def post(self, path: str, body: Any, seat: Seat | None = None) -> Any:
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {seat.token}"} if seat else {})
        request = urllib.request.Request(f"http://{self.address}/api/{path}", json.dumps(body).encode(), headers)
        with await asyncio.to_thread(urllib.request.urlopen, request) as answer:
            return json.load(answer)

    async def sit(self) -> None:
        """All four at this table, each welcomed."""
        for seat in self.seats:
            headers = {"authorization": f"Bearer {seat.token}"}
            at = f"ws://{self.address}/api/tables/{self.table}/socket"
            seat.socket = await connect(at, additional_headers=headers, compression=None, max_size=None)
            seat.question = ""
            await self.say(seat, {"type": "join", "seats": [seat.number]})
            await seat.socket.recv()

    async def play(self) -> None:
        while True:
            for seat in self.seats:
                ready = {"type": "act", "seat": seat.number, "do": "ready", "value": secrets.token_hex(16)}
                await self.say(seat, ready)
            await asyncio.gather(*(self.listen(seat) for seat in self.seats))
            self.table = (await self.post(f"tables/{self.table}/rematch", {}, self.seats[0]))["id"]
            await asyncio.gather(*(seat.socket.close() for seat in self.seats))
            await self.sit()

    async def listen(self, seat: Seat) -> None:
        """Until the game is over."""
        async for message in seat.socket:
            said = json.loads(message)
            if said["type"] == "update":
                await self.updated(seat, said)
            elif said["type"] == "refused":
                raise RuntimeError(said["detail"])
            elif said["type"] == "table" and said["table"]["status"] == "over":
                return

    async def updated(self, seat: Seat, update: Any) -> None:
        """An answer that ends a seat's part in a phase reaches everyone, as its `ready`; others only who gave it."""
        for event in update["events"]:
            if event["kind"] == "ready":
                self.reached(self.seats[event["seat"] - 1], seat)
        asked = update.get("asked")
        if not asked or asked["question"] == seat.question:
            return
        if seat.waits:
            self.meter.landed(self, seat.sent)
        seat.question, seat.waits, seat.reached, seat.sent = asked["question"], True, 0, time.perf_counter()
        words = random.choice(update["options"])["words"]
        answer = {"type": "answer", "seat": seat.number, "question": seat.question, "words": words, "ready": True}
        await self.say(seat, answer)

    def reached(self, who: Seat, whom: Seat) -> None:
        who.reached += 1
        if who is whom:
            who.waits = False
        if who.reached == SEATS:
            self.meter.landed(self, who.sent)

    async def say(self, seat: Seat, message: Any) -> None:
        await seat.socket.send(json.dumps(message))


def busy(server: int | None) -> tuple[float, float]:
    """Seconds of processor time: ours, and the server's where it can be known."""
    if server is None:
        return time.process_time(), float("nan")
    user, system = Path(f"/proc/{server}/stat").read_text().rpartition(") ")[2].split(" ")[11:13]
    return time.process_time(), (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


async def run(asked: argparse.Namespace) -> None:
    meter = Meter()
    games = [Game(asked.address, meter) for _ in range(asked.games)]
    await asyncio.gather(*(game.open() for game in games))
    playing = asyncio.gather(*(game.play() for game in games))
    await asyncio.wait([playing], timeout=asked.warm)
    begun, before = time.perf_counter(), busy(asked.server)
    meter.measuring = True
    await asyncio.wait([playing], timeout=asked.seconds)
    meter.measuring = False
    seconds, after = time.perf_counter() - begun, busy(asked.server)
    if playing.done():
        await playing  # it failed
    latencies = sorted(meter.latencies) or [float("nan")]
    figures = {
        "answers_per_s": len(meter.latencies) / seconds,
        "p50_ms": latencies[len(latencies) // 2],
        "p99_ms": latencies[len(latencies) * 99 // 100],
        "clients_busy": (after[0] - before[0]) / seconds,
        "server_busy": (after[1] - before[1]) / seconds,
        "idle_games": len(games) - len(meter.played),
    }
    print(json.dumps(figures), flush=True)
    os._exit(0)  # hundreds of open sockets need no farewell


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--address", required=True)
    parser.add_argument("--games", type=int, default=25)
    parser.add_argument("--warm", type=float, default=1)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--server", type=int)
    asyncio.run(run(parser.parse_args()))
