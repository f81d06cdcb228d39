"""How many answers a second the table takes, beside boardgame.io: each server on one core, the clients on another.

    python bench/load/run.py [--rounds 3] [--seconds 2] [--games 25 100]

Four-seat games over real sockets on loopback, every seat a socket; servers take turns, round by round, so that whatever
else the machine does meets them alike. Latency is from an answer's sending to the last seat's event. Figures are
medians over the rounds; they are told, not judged.

What is alike: all seats answer at once, a game is some fifty answers long, the next one is played on the same sockets,
and nothing is compressed. What is not: the peer counts to 48 in memory and tells every seat of every move at once. Ours
plays Bad Bones, has an answer on disk before it is acknowledged, makes each table by HTTP, and sends the four seats'
marks of readiness together if they come within some milliseconds, so that fewer messages go out for an answer.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import nan
from pathlib import Path
from typing import NamedTuple

import node
from node import HERE, Missing

SERVER_CORE, CLIENT_CORE = 0, 1
PATIENCE = 20  # seconds for a server to answer, and for clients beyond what they were told to take
WARM = 1.0
PEER = "boardgame.io"
OURS = {"ossuary, full sync": True, "ossuary, no sync": False}
# Clients that never sleep, all at one address: nobody's limits.
LIMITLESS = {
    "OSSUARY_REQUESTS_PER_MINUTE": "1000000",
    "OSSUARY_REQUESTS_PER_MINUTE_PER_ADDRESS": "1000000",
    "OSSUARY_PEOPLE_PER_HOUR_PER_ADDRESS": "1000000",
    "OSSUARY_BYTES_PER_PERSON": "1000000000",
    "OSSUARY_BYTES_PER_HOUR_PER_ADDRESS": "1000000000",
    "OSSUARY_MESSAGES_PER_SECOND": "100000",
    "OSSUARY_SOCKETS": "100000",
    "OSSUARY_SOCKETS_PER_ADDRESS": "100000",
    "OSSUARY_TABLES_PER_PERSON": "1000000",
    "OSSUARY_LOG": "warning",
}
CROWDED = 0.9  # clients busier than this may be what is measured


class Contender(NamedTuple):
    """A server that is measured: how it is started on a port and in a folder, and the driver that plays on it."""

    name: str
    driver: str
    command: Callable[[int, Path], list[str]]
    settings: dict[str, str]


class Figures(NamedTuple):
    """What clients.mjs prints."""

    answers_per_s: float
    p50_ms: float
    p99_ms: float
    clients_busy: float
    server_busy: float
    idle_games: int


def peer(program: Path) -> Contender:
    def command(port: int, _: Path) -> list[str]:
        return [str(program), str(HERE / "peer.mjs"), str(port)]

    return Contender(PEER, "boardgameio", command, {"NODE_ENV": "production"})


def ours(name: str, sync: bool) -> Contender:
    def command(port: int, folder: Path) -> list[str]:
        words = [sys.executable, "-m", "ossuary.cli", "serve", "--port", str(port)]
        return [*words, "--db", f"sqlite:///{folder / 'table.db'}"]

    return Contender(name, "ossuary", command, LIMITLESS | {"OSSUARY_SYNC": str(sync).lower()})


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def pinned_to(core: int) -> Callable[[], None] | None:
    """Makes a new process stay on a core, where there are two and the system can."""
    if not hasattr(os, "sched_setaffinity") or core >= (os.cpu_count() or 1):
        return None
    return lambda: os.sched_setaffinity(0, {core})


@contextmanager
def serving(contender: Contender) -> Iterator[tuple[int, int]]:
    """A server, with its process id and its port; its folder lies here, where the disk is a real one."""
    port = free_port()
    folder = Path(tempfile.mkdtemp(prefix=".data-", dir=HERE))
    log = folder / "log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            contender.command(port, folder),
            cwd=folder,
            env=os.environ | contender.settings,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            preexec_fn=pinned_to(SERVER_CORE),
        )
    try:
        until = time.monotonic() + PATIENCE
        while not listens(port):
            if process.poll() is not None or time.monotonic() > until:
                raise SystemExit(f"{contender.name} does not answer: {log.read_text(errors='replace')[-2000:]}")
            time.sleep(0.05)
        yield process.pid, port
    finally:
        process.kill()
        process.wait()
        shutil.rmtree(folder, ignore_errors=True)


def measure(program: Path | None, contender: Contender, server: tuple[int, int], games: int, seconds: float) -> Figures:
    """Have clients play, on Node if there is one."""
    pid, port = server
    words = [str(program), str(HERE / "clients.mjs"), "--driver", contender.driver]
    if program is None:
        words = [sys.executable, str(HERE / "clients.py")]
    words += ["--address", f"127.0.0.1:{port}", "--games", str(games), "--warm", str(WARM), "--seconds", str(seconds)]
    if Path(f"/proc/{pid}/stat").exists():
        words += ["--server", str(pid)]
    done = subprocess.run(
        words,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        timeout=WARM + seconds + PATIENCE,
        preexec_fn=pinned_to(CLIENT_CORE),
    )
    if done.returncode:
        raise SystemExit(f"The clients of {contender.name} failed")
    said = json.loads(done.stdout)
    return Figures(**{name: nan if value is None else value for name, value in said.items()})


def time_of_sync() -> float:
    """Milliseconds until a page is on this disk: the median of some."""
    taken = []
    with tempfile.TemporaryFile(dir=HERE) as file:
        for _ in range(50):
            file.write(bytes(4096))
            file.flush()
            start = time.perf_counter()
            os.fsync(file.fileno())
            taken.append(time.perf_counter() - start)
    return statistics.median(taken) * 1000


Results = dict[tuple[int, str], list[Figures]]


def report(results: Results, names: list[str], sizes: list[int]) -> None:
    print(
        f"\n{'games':>5}  {'server':20}{'answers/s':>10}{'lowest–highest':>17}{'p50 ms':>9}{'p99 ms':>9}"
        f"{'server busy':>13}{'answers/busy s':>16}{'clients busy':>14}"
    )
    for games in sizes:
        for name in names:
            print(line(games, name, results[games, name]))
    print()
    if PEER not in names:
        return
    for name in OURS:
        ratios = {games: rate(results, games, name) / rate(results, games, PEER) for games in sizes}
        told = ", ".join(f"{ratio:.2f} at {games} games" for games, ratio in ratios.items())
        print(f"{name:18} ÷ {PEER}: {told}")


def rate(results: Results, games: int, name: str) -> float:
    return statistics.median(figures.answers_per_s for figures in results[games, name])


def line(games: int, name: str, rounds: list[Figures]) -> str:
    rates, p50, p99, clients, server, idle = zip(*rounds, strict=True)
    middle = statistics.median
    thrift = middle(each.answers_per_s / each.server_busy for each in rounds)
    text = (
        f"{games:5}  {name:20}{middle(rates):>10,.0f}{f'{min(rates):,.0f}–{max(rates):,.0f}':>17}"
        f"{middle(p50):>9.1f}{middle(p99):>9.1f}{middle(server):>13.0%}{thrift:>16,.0f}{middle(clients):>14.0%}"
    )
    if middle(clients) > CROWDED:
        text += "  the clients are at their limit"
    if any(idle):
        text += f"  up to {max(idle)} games stood still"
    return text


def have_node() -> Path | None:
    """Node with all that runs on it; a loud word if it can't be had."""
    try:
        program = node.find_node()
        node.install_packages(program)
    except Missing as missing:
        print(f"####  NO NODE ({missing}): OURS ALONE, WITH SLOW CLIENTS  ####")
        return None
    return program


def say_what_runs(program: Path | None) -> None:
    from ossuary import __version__
    from ossuary.sources import compiled

    said = [f"Ossuary {__version__}, {'compiled' if compiled() else 'INTERPRETED'}, Python {platform.python_version()}"]
    if program:
        said.append(f"{PEER} {node.packaged(PEER)}, Node {node.version(program)}")
    if (os.cpu_count() or 1) < 2:
        said.append("ONE CORE FOR ALL")
    print("; ".join([*said, f"a sync of this disk takes {time_of_sync():.2f} ms"]), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="The load benchmark.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2, help="of measuring, after a second to warm up")
    parser.add_argument("--games", type=int, nargs="+", default=[25, 100])
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    program = have_node()
    contenders = [peer(program)] if program else []
    contenders += [ours(name, sync) for name, sync in OURS.items()]
    say_what_runs(program)
    results: Results = {}
    for _ in range(asked.rounds):
        for contender in contenders:
            with serving(contender) as server:
                for games in asked.games:
                    figures = measure(program, contender, server, games, asked.seconds)
                    results.setdefault((games, contender.name), []).append(figures)
    report(results, [contender.name for contender in contenders], asked.games)


if __name__ == "__main__":
    main()
