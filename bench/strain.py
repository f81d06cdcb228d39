"""What strain does to others: expensive studies, waves of games between bots, and one owner's many bots.

PYTHONPATH=src:tests python bench/strain.py [studies] [waves] [bots]
"""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import msgspec

from ossuary.core.notation import read_script
from ossuary.core.play import Play
from ossuary.games import make_game
from ossuary.server.host.settings import Settings
from support.server.serving import Server
from support.server.visitors import Visitor, good

SETTINGS = {field.name for field in msgspec.structs.fields(Settings)}
LIMITS = {"tables_per_person": "100000", "bot_tables": "100000", "bot_tables_per_person": "100000"}
SECONDS = 15
POSTS_PER_SECOND = 20
ATTACKER = "127.0.0.2"  # an address of its own
LINES = 4_700
UNDOS = 100
GAME = "dia-de-los-muertos"


def start() -> Server:
    """A server without limits on tables; its limits on work are the defaults."""
    server = Server(Path(tempfile.mkdtemp()), **{name: value for name, value in LIMITS.items() if name in SETTINGS})
    server.settings.pop("work_seconds_per_minute", None)
    server.start()
    return server


def expensive_text() -> str:
    """A long game with a hundred undos near its end, filled up with expectations."""
    game, rng = make_game(GAME), random.Random(1)
    head = f"game: {GAME}\nseats: 6\nseed: 7\n---\n"
    play = Play(game, read_script(head.encode()))
    lines: list[str] = []
    play.settle_chance()
    while asked := [seat for seat in game.waiting(play.state) if seat]:
        seat = rng.choice(asked)
        words = game.words(play.state, seat, rng.choice(list(game.legal(play.state, seat))))
        play.answer(seat, words.split(" "))
        lines.append(f"{seat} {words}")
        play.settle_chance()
    last = lines[-60]
    text = [*lines[:-60], *[last, f"{last[0]} undo"] * UNDOS]
    return head + "\n".join([*text, *["? waiting"] * (LINES - len(text))]) + "\n"


def times_of(server: Server, seconds: float) -> list[float]:
    """Milliseconds of an ordinary request, one after another."""
    ana, found = Visitor(server, "Ana"), []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        begun = time.perf_counter()
        good(ana.get("/api/people/me"))
        found.append((time.perf_counter() - begun) * 1000)
        time.sleep(0.01)
    return found


def percentiles(found: list[float]) -> str:
    cuts = statistics.quantiles(found, n=100)
    return f"p50 {cuts[49]:6.1f} ms   p95 {cuts[94]:6.1f} ms   of {len(found)}"


def attack(address: str, body: bytes, seconds: float, statuses: Connection) -> None:
    """In a process of its own: so many posts a second, whether or not the last ones are answered."""

    async def post(client: httpx.AsyncClient) -> int:
        headers = {"Content-Type": "application/json"}
        return (await client.post(f"http://{address}/api/studies", content=body, headers=headers)).status_code

    async def run() -> None:
        limits = httpx.Limits(max_connections=None)
        transport = httpx.AsyncHTTPTransport(local_address=ATTACKER, limits=limits)
        posts: list[asyncio.Task[int]] = []
        async with httpx.AsyncClient(transport=transport, timeout=300) as client:
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                posts.append(asyncio.create_task(post(client)))
                await asyncio.sleep(1 / POSTS_PER_SECOND)
            statuses.send(Counter(await asyncio.gather(*posts)))

    asyncio.run(run())


def strain_by_studies() -> None:
    body = msgspec.json.encode({"text": expensive_text()})
    server = start()
    good(Visitor(server).post("/api/studies", content=body, headers={"Content-Type": "application/json"}))
    print(f"quiet               {percentiles(times_of(server, SECONDS))}", flush=True)
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    attacker = spawn.Process(target=attack, args=(server.address, body, SECONDS + 2, theirs))
    attacker.start()
    time.sleep(2)
    print(f"under {POSTS_PER_SECOND} posts/s    {percentiles(times_of(server, SECONDS))}", flush=True)
    print("answers            ", dict(ours.recv()))
    attacker.join()
    server.end()


def memory_of(server: Server) -> float:
    assert server.process
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def strain_by_waves(waves: int = 10, tables: int = 200) -> None:
    server = start()
    ana = Visitor(server, "Ana")
    seats = [{"kind": "bot", "level": "random"}] * 2
    print(f"at first   {memory_of(server):6.0f} MB")
    for wave in range(1, waves + 1):
        for _ in range(tables):
            good(ana.post("/api/tables", json={"game": "bad-bones", "seats": seats}), 201)
        while any(table["status"] != "over" for table in good(ana.get("/api/tables"))):
            time.sleep(0.5)
        time.sleep(8)  # rooms are closed
        print(f"wave {wave:2}    {memory_of(server):6.0f} MB", flush=True)
    server.end()


def strain_by_bots(tables: int = 200) -> None:
    server = start()
    eve, ana = Visitor(server, "Eve"), Visitor(server, "Ana")
    waits: list[float] = []
    table: Any = None
    for crowd in (0, tables):
        for _ in range(crowd):
            good(eve.post("/api/tables", json={"game": GAME, "seats": [{"kind": "bot"}] * 6}), 201)
        waits.clear()
        table = ana.make("person", "bot", game="bad-bones")
        ana.be_ready(table, 1)
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            view = ana.look(table, 1)
            if view["over"]:
                break
            if view["asked"] is None:
                time.sleep(0.005)
                continue
            begun = time.perf_counter()
            if view["asked"]["kind"] == "ready":
                good(ana.post(f"/api/tables/{table['id']}/seats/1/ready", json={}), 204)
            else:
                good(ana.answer(table, 1, view))
            while not (view := ana.look(table, 1))["over"] and view["asked"] is None and 2 in view["waiting"]:
                time.sleep(0.005)
            waits.append(time.perf_counter() - begun)
        longest = max(waits)
        print(f"beside {crowd:3} tables of six bots: median {statistics.median(waits):.2f} s, longest {longest:.2f} s")
    server.end()


MEASURES = {"studies": strain_by_studies, "waves": strain_by_waves, "bots": strain_by_bots}

if __name__ == "__main__":
    for name in sys.argv[1:] or MEASURES:
        print(f"# {name}")
        MEASURES[name]()
