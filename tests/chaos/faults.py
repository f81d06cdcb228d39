"""What is done to the processes during a run: which fault comes when follows from the seed alone."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple, TypeVar

from chaos.cluster import Cluster, Host, empty_disk, fill_disk, kill
from support.server.serving import Process
from support.services import postgres_user

AN_HOUR = 3600
PATIENCE = 120.0
BUSY_SHARE = 0.8  # of a run in which faults come; then its games have to end

T = TypeVar("T")


class Fault(NamedTuple):
    """Something that breaks at a time, in seconds from the start, for some seconds; `place` says where, from 0 to 1."""

    at: float
    kind: str
    place: float
    seconds: float


async def kill_server(cluster: Cluster, fault: Fault) -> str:
    host = cluster.hosts[int(fault.place * 2)]
    async with host.busy:
        host.kill()
        await asyncio.sleep(fault.seconds)
        host.wanted = True
    return f"server {host.name}"


async def stop_server(cluster: Cluster, fault: Fault) -> str:
    """SIGTERM, as for an upgrade: it says goodbye."""
    host = cluster.hosts[int(fault.place * 2)]
    async with host.busy:
        await until(lambda: host.server.process is not None and host.answers and host.server.exit() is None)
        host.wanted = False
        try:
            status = str(await asyncio.to_thread(host.server.stop) or "")
        except AssertionError:
            status = await asyncio.to_thread(host.end_with_stacks)
        if status:
            cluster.account.violation(f"server {host.name} was stopped and ended with {status}")
        await asyncio.sleep(fault.seconds)
        host.wanted = True
    return f"server {host.name}"


async def freeze_server(cluster: Cluster, fault: Fault) -> str:
    """It stands still, as on a machine that swaps, and goes on later as if nothing had happened."""
    host = cluster.hosts[int(fault.place * 2)]
    async with host.busy:
        process = await running(host)
        os.kill(process.pid, signal.SIGSTOP)
        await asyncio.sleep(fault.seconds + 2)
        os.kill(process.pid, signal.SIGCONT)
    return f"server {host.name}"


async def kill_worker(cluster: Cluster, fault: Fault) -> str:
    workers = await until(lambda: [(host, pid) for host in cluster.hosts for pid in host.workers()])
    host, pid = workers[int(fault.place * len(workers))]
    kill(pid)
    return f"of server {host.name}"


async def kill_redis(cluster: Cluster, fault: Fault) -> str:
    async with cluster.redis_busy, cluster.outage():
        kill(cluster.redis.pid)
        await asyncio.sleep(fault.seconds)
        await cluster.restart_redis()
    return "Redis"


async def kill_postgres(cluster: Cluster, fault: Fault) -> str:
    async with cluster.postgres_busy, cluster.outage():
        kill(cluster.postgres.pid)
        await asyncio.sleep(fault.seconds)
        await cluster.restart_postgres()
    return "PostgreSQL"


async def kill_backend(cluster: Cluster, fault: Fault) -> str:
    """One of PostgreSQL's processes: it throws all connections away and recovers by itself."""
    async with cluster.postgres_busy, cluster.outage():
        backends = await until(cluster.postgres_connections)
        kill(backends[int(fault.place * len(backends))])
        await recovered(cluster)
    return "a connection's process of PostgreSQL"


async def fill_database_disk(cluster: Cluster, fault: Fault) -> str:
    """PostgreSQL can write no byte more, so that it panics and can't recover until there is room again."""
    async with cluster.postgres_busy, cluster.outage():
        await asyncio.to_thread(fill_disk, cluster.postgres_processes(), postgres_user())
        await asyncio.sleep(fault.seconds)
        await asyncio.to_thread(empty_disk, cluster.postgres_processes(), postgres_user())
        await recovered(cluster)
    return "of PostgreSQL"


async def fill_log_disk(cluster: Cluster, fault: Fault) -> str:
    """A server can't write a line of its log."""
    host = cluster.hosts[int(fault.place * 2)]
    async with host.busy:
        process = await running(host)
        await asyncio.to_thread(fill_disk, [process.pid])
        await asyncio.sleep(fault.seconds)
        await asyncio.to_thread(empty_disk, [process.pid, *host.workers()])
    return f"of server {host.name}"


async def move_clock(cluster: Cluster, fault: Fault) -> str:
    """The time of day jumps by up to an hour and a half, forwards or backwards, and stays there."""
    host = cluster.hosts[int(fault.place * 2)]
    seconds = int((fault.seconds / LONGEST * 3 - 1.5) * AN_HOUR)
    host.clock.move(seconds)
    return f"of server {host.name}: {seconds:+} s"


async def running(host: Host) -> Process:
    """The process of a server, as soon as it is started."""
    process = await until(lambda: host.server.process)
    assert process
    return process


async def until(what: Callable[[], T]) -> T:
    """Wait for what a fault needs."""
    async with asyncio.timeout(PATIENCE):
        while not (found := what()):
            await asyncio.sleep(0.1)
        return found


async def recovered(cluster: Cluster) -> None:
    """Wait until PostgreSQL is back; started again if it has ended."""
    for _ in range(60):
        if await asyncio.to_thread(cluster.postgres_is_there):
            return
        if cluster.postgres.guard.poll() is not None:
            await cluster.restart_postgres()
        await asyncio.sleep(0.25)
    kill(cluster.postgres.pid)
    await cluster.restart_postgres()


LONGEST = 8.0  # seconds of a fault
KINDS: dict[str, Callable[[Cluster, Fault], Awaitable[str]]] = {
    "server killed": kill_server,
    "server stopped": stop_server,
    "server frozen": freeze_server,
    "worker killed": kill_worker,
    "Redis killed": kill_redis,
    "PostgreSQL killed": kill_postgres,
    "connection killed": kill_backend,
    "database disk full": fill_database_disk,
    "log disk full": fill_log_disk,
    "clock moved": move_clock,
}


def schedule(seed: int, seconds: float, pause: float, kinds: Sequence[str] = tuple(KINDS)) -> list[Fault]:
    """Every kind comes once before any comes again, with random pauses between them and random lengths."""
    rng = random.Random(f"faults {seed}")
    found: list[Fault] = []
    at, bag = 2.0, list[str]()
    while at < seconds * BUSY_SHARE:
        if not bag:
            bag = list(kinds)
            rng.shuffle(bag)
        found.append(Fault(at, bag.pop(), rng.random(), rng.uniform(0, min(LONGEST, pause * 2))))
        at += rng.uniform(0.3, 1.7) * pause
    return found


async def carry_out(cluster: Cluster, faults: list[Fault]) -> None:
    """Each at its time, some while others last."""
    begun = asyncio.get_running_loop().time()
    async with asyncio.TaskGroup() as group:
        for fault in faults:
            await asyncio.sleep(max(0.0, begun + fault.at - asyncio.get_running_loop().time()))
            group.create_task(carry_out_one(cluster, fault))


async def carry_out_one(cluster: Cluster, fault: Fault) -> None:
    begun = asyncio.get_running_loop().time()
    where = await KINDS[fault.kind](cluster, fault)
    cluster.account.faults[fault.kind] += 1
    cluster.account.say(f"{fault.kind}: {where}, for {asyncio.get_running_loop().time() - begun:.1f} s")


@asynccontextmanager
async def supervised(cluster: Cluster) -> AsyncIterator[None]:
    """While this lasts, servers that end are started again."""
    tasks = [asyncio.create_task(cluster.supervise(host)) for host in cluster.hosts]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
