"""A run: games are played while processes die, until the time is up; then they end, and everything is compared."""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from chaos import checks
from chaos.account import Account
from chaos.cluster import Cluster, Programs
from chaos.faults import KINDS, Fault, carry_out, schedule, supervised
from chaos.games import Game
from chaos.network import Client, Network

OK = 200
PROGRESS_SECONDS = 10.0
STILL_SECONDS = 90.0  # without a new row, when nothing breaks any more: the game stands still
TRACE = re.compile(r"Traceback \(most recent call last\):\n(?:[ |+].*\n|\n)*(\S.*)")


class Plan(NamedTuple):
    """What a run consists of; the same plan breaks the same things at the same times."""

    seed: int
    seconds: float
    games: int  # at the same time
    pause: float  # seconds between two faults, on average
    kinds: Sequence[str] = tuple(KINDS)

    def faults(self) -> list[Fault]:
        return schedule(self.seed, self.seconds, self.pause, self.kinds)


class Run:
    """Games one after another at each of so many places, until the time is up."""

    def __init__(self, plan: Plan, cluster: Cluster, account: Account) -> None:
        self.plan = plan
        self.cluster = cluster
        self.account = account
        self.network = Network([host.address for host in cluster.hosts], account, random.Random(f"way {plan.seed}"))
        self.games: list[Game] = []
        self.enough = False

    async def run(self) -> None:
        async with supervised(self.cluster):
            await self.cluster.come_up()
            self.account.say("both servers are up")
            places = [asyncio.create_task(self.play_on(place)) for place in range(self.plan.games)]
            telling = asyncio.create_task(self.tell_progress())
            try:
                await asyncio.gather(carry_out(self.cluster, self.plan.faults()), asyncio.sleep(self.plan.seconds))
                self.enough = True
                self.account.say("the time is up: nothing breaks any more, and the games have to end")
                await self.finish(places)
                await self.check_all()
            finally:
                for task in (telling, *places):
                    task.cancel()
                await asyncio.gather(telling, *places, return_exceptions=True)

    async def play_on(self, place: int) -> None:
        await asyncio.sleep(place * 0.1)
        while not self.enough:
            game = Game(len(self.games), self.network, self.plan.seed)
            self.games.append(game)
            await game.play()

    async def tell_progress(self) -> None:
        while True:
            await asyncio.sleep(PROGRESS_SECONDS)
            self.account.progress()

    async def finish(self, places: list[asyncio.Task[None]]) -> None:
        """Wait until all games have ended. One that stands still meanwhile does not end, and is a violation."""
        loop = asyncio.get_running_loop()
        seen: dict[str, tuple[int, float]] = {}  # by table: its rows, and since when there are so many
        unfinished = set(places)
        while unfinished:
            done, unfinished = await asyncio.wait(unfinished, timeout=PROGRESS_SECONDS)
            for task in done:
                task.result()
            lengths = await asyncio.to_thread(self.cluster.lengths)
            now = loop.time()
            playing = [game for game in self.games if not game.over and not game.violated]
            still = []
            for game in playing:
                length = lengths.get(game.table["id"], 0) if game.table else -1
                before, since = seen.get(str(game.number), (-2, now))
                seen[str(game.number)] = (length, since if length == before else now)
                if now - seen[str(game.number)][1] > STILL_SECONDS:
                    still.append(game)
            for game in still:
                self.account.violation(f"{game} does not end")
            if still:
                return

    async def check_all(self) -> None:
        for game in self.games:
            if game.over:
                found = await self.check_game(game)
                self.account.proofs += not found
                for wrong in found:
                    self.account.violation(f"{game}: {wrong}")
        for host in self.cluster.hosts:
            for trace in sorted(set(TRACE.findall(host.server.log()))):
                self.account.violation(f"the log of server {host.name} has a trace: {trace}")

    async def check_game(self, game: Game) -> list[str]:
        table = game.table["id"]
        stored = await asyncio.to_thread(checks.read_stored, self.cluster.database, table)
        if stored is None:
            return ["it is not in the database any more"]
        wrong = checks.check_journal(stored)
        for seat, history in game.seats.items():
            sent = [answer for person in history.held_by for answer in person.answers]
            wrong += checks.check_acknowledged(stored, seat, sent, history.had_bot)
            wrong += checks.check_holder(stored, seat, None if history.forgotten else history.ids[-1])
        wrong += await self.check_told(game)
        onlooker = Client(self.network, "")
        record = await onlooker.ask("GET", f"/api/tables/{table}/record")
        if record.status != OK:
            return [*wrong, f"its record can't be read: {record}"]
        return wrong + checks.check_record(record.body)

    async def check_told(self, game: Game) -> list[str]:
        """Everybody who was there at the end was told all that happened, and the same result."""
        wrong = []
        results = []
        for seat, history in game.seats.items():
            person = history.held_by[-1]
            if not person.over:
                continue
            told = await Client(self.network, "").ask("GET", f"{game.path(seat)}/events")
            if told.status != OK:
                wrong.append(f"what seat {seat} was told can't be read: {told}")
                continue
            wrong += checks.check_events(seat, person.events, told.body["events"])
            results.append(person.result)
        if any(result != results[0] for result in results):
            wrong.append("its players were told different results")
        return wrong


@asynccontextmanager
async def carried_out(
    plan: Plan, programs: Programs, account: Account, kept_logs: Path | None = None
) -> AsyncIterator[Run]:
    """The run of a plan, when it is done; its processes end behind it. What does not hold is in the account.

    After violations the servers' logs are copied to the folder `kept_logs`.
    """
    with tempfile.TemporaryDirectory(prefix="ossuary-chaos-") as folder:
        cluster = Cluster(Path(folder), programs, account)
        run = Run(plan, cluster, account)
        try:
            await run.run()
            yield run
        finally:
            await run.network.close()
            cluster.close()
            if kept_logs is not None and account.violations:
                shutil.copytree(folder, kept_logs, dirs_exist_ok=True, ignore=shutil.ignore_patterns("clock-*"))
                account.say(f"the logs are in {kept_logs}")
