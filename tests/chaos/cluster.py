"""Two server processes on one PostgreSQL and one Redis, started again when they end, as a host's supervisor does."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import psycopg

from chaos.account import Account
from support.server.outages import MovedClock
from support.server.serving import Server
from support.services import Service, address, postgres_home, start_postgres, start_redis

DATABASE = "chaos"
WATCH_SECONDS = 0.2
START_SECONDS = 120.0
TRIES = 40  # to start PostgreSQL: processes of the one that was killed may still be ending
SETTINGS = {"sockets": "10000", "sockets_per_address": "10000", "bot_tables": "1000", "bot_tables_per_person": "1000"}


class Programs(NamedTuple):
    postgres: Path
    redis: Path


class Host:
    """A server process that is wanted or not, with a clock of its own that can be moved."""

    def __init__(self, folder: Path, name: str, settings: dict[str, str]) -> None:
        self.name = name
        self.clock = MovedClock(folder / f"clock-{name}")
        self.server = Server(folder / name, **settings)
        self.server.variables = self.clock.variables
        self.wanted = True
        self.answers = False  # whether it has answered since it was started
        self.busy = asyncio.Lock()  # held by the fault that is done to it

    @property
    def address(self) -> str:
        return self.server.address

    def kill(self) -> None:
        self.wanted = False
        if self.server.process is not None:
            self.server.kill()

    def end_with_stacks(self) -> str:
        """Kill a process that does not end; what its threads were doing, and the end of its log."""
        process = self.server.process
        assert process
        os.kill(process.pid, signal.SIGUSR1)
        time.sleep(1)
        last = "\n".join(self.server.log().splitlines()[-60:])
        self.server.kill()
        return f"nothing for long:\n{last}"

    def workers(self) -> list[int]:
        """The processes in which bots think and texts are played."""
        process = self.server.process
        return [pid for pid in children(process.pid) if "spawn_main" in command_of(pid)] if process else []


class Cluster:
    """What a run plays on."""

    def __init__(self, folder: Path, programs: Programs, account: Account) -> None:
        self.account = account
        self.programs = programs
        self.home = postgres_home()
        self.postgres = start_postgres(programs.postgres, home=self.home)
        self.redis = start_redis(programs.redis)
        self.postgres_busy, self.redis_busy = asyncio.Lock(), asyncio.Lock()
        self.last_trouble = time.monotonic()
        self.outages = 0  # that last now
        with psycopg.connect(address(self.postgres.port), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {DATABASE}".encode())
        self.database = address(self.postgres.port, DATABASE)
        settings = {"db": address(self.postgres.port, DATABASE, "+psycopg"), **SETTINGS}
        settings["bus"] = f"redis://127.0.0.1:{self.redis.port}/0"
        self.hosts = [Host(folder, name, settings) for name in ("one", "other")]

    def close(self) -> None:
        for host in self.hosts:
            host.server.end()
        self.postgres.close()
        self.redis.close()
        shutil.rmtree(self.home, ignore_errors=True)

    @asynccontextmanager
    async def outage(self) -> AsyncIterator[None]:
        """While it lasts, and shortly after, a server that can't be started is no violation."""
        self.outages += 1
        try:
            yield
        finally:
            self.outages -= 1
            self.last_trouble = time.monotonic()

    async def supervise(self, host: Host) -> None:
        """Start the process whenever it is wanted and not there. It may give up on its start, but never later."""
        started = 0.0
        while True:
            server = host.server
            if host.wanted and server.process is None:
                host.answers, started = False, time.monotonic()
                server.launch()
            elif host.wanted and server.process is not None and server.exit() is not None:
                self._on_exit(host, started)
                server.kill()
            elif server.process is not None and not host.answers:
                host.answers = await asyncio.to_thread(has_answered, host.address)
            await asyncio.sleep(WATCH_SECONDS)

    def _on_exit(self, host: Host, started: float) -> None:
        if host.answers or not (self.outages or self.last_trouble > started):
            last = "\n".join(host.server.log().splitlines()[-15:])
            self.account.violation(f"server {host.name} ended by itself:\n{last}")

    async def come_up(self) -> None:
        """Wait until both processes answer."""
        async with asyncio.timeout(START_SECONDS):
            while not all(host.answers for host in self.hosts):
                await asyncio.sleep(WATCH_SECONDS)

    async def restart_postgres(self) -> None:
        """After it was killed: the same cluster at the same port."""
        await asyncio.to_thread(self.postgres.close)
        port = self.postgres.port
        self.postgres = await started_again(lambda: start_postgres(self.programs.postgres, port, self.home))

    async def restart_redis(self) -> None:
        await asyncio.to_thread(self.redis.close)
        port = self.redis.port
        self.redis = await started_again(lambda: start_redis(self.programs.redis, port))

    def postgres_is_there(self) -> bool:
        try:
            psycopg.connect(self.database, connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def lengths(self) -> dict[str, int]:
        """How many rows each table has."""
        with psycopg.connect(self.database) as connection:
            return dict(connection.execute("SELECT table_id, count(*) FROM rows GROUP BY table_id").fetchall())

    def postgres_processes(self) -> list[int]:
        return [self.postgres.pid, *children(self.postgres.pid)]

    def postgres_connections(self) -> list[int]:
        """Those of its processes that serve a connection."""
        return [pid for pid in children(self.postgres.pid) if " 127.0.0.1(" in command_of(pid)]


async def started_again(start: Callable[[], Service]) -> Service:
    for _ in range(TRIES):
        try:
            return await asyncio.to_thread(start)
        except RuntimeError:
            await asyncio.sleep(0.5)
    return await asyncio.to_thread(start)


def has_answered(at: str) -> bool:
    """Whether a server says anything, be it that its database is down."""
    try:
        urllib.request.urlopen(f"http://{at}/health", timeout=5).close()
    except urllib.error.HTTPError:
        return True
    except OSError:
        return False
    return True


def children(parent: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            words = stat.read_text().rpartition(")")[2].split()
            if int(words[1]) == parent and words[0] != "Z":
                found.append(int(stat.parent.name))
    return found


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return ""


def fill_disk(pids: list[int], user: str = "") -> None:
    """No file that these processes of a user write grows any more: to them the disk is full."""
    limit_files(pids, user, "0:unlimited")


def empty_disk(pids: list[int], user: str = "") -> None:
    limit_files(pids, user, "unlimited:unlimited")


def limit_files(pids: list[int], user: str, limit: str) -> None:
    """By a program that the user runs, since in a container not even root may limit the processes of others."""
    for pid in pids:  # one that has ended meanwhile is not limited
        subprocess.run(["prlimit", f"--pid={pid}", f"--fsize={limit}"], user=user or None, stderr=subprocess.DEVNULL)


def kill(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
