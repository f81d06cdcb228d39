"""A server that is killed during play loses nothing that it acknowledged, and its players reconnect."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from support.server.players import Person, Player, finish, setup_to_play, sit_down
from support.server.serving import Server
from support.server.stored_rows import Row, check_record, check_stored, journal
from support.setups import Setup, counted

KILLS = counted(2, 50)
TABLES = 3  # played at the same time
PATIENCE = 60


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.full)])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """One process with a file of its own, or with a PostgreSQL."""
    settings = {"db": request.getfixturevalue("new_database")()} if request.param == "postgres" else {}
    with Server(tmp_path / "server", **settings) as server:
        yield server


class OpenTables:
    """Plays one table after another, some with a bot, until `enough`."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.played: list[list[Player]] = []
        self.rows: dict[str, list[Row]] = {}
        self.numbers = iter(range(10_000))
        self.enough = False

    async def open(self, group: asyncio.TaskGroup) -> None:
        self.people = [await Person.come(self.server.address, f"P{n}") for n in range(6)]
        self.tasks = [group.create_task(self.play_on()) for _ in range(TABLES)]

    async def play_on(self) -> None:
        while not self.enough:
            number = next(self.numbers)
            setup = setup_to_play(number)
            bots = number % 2 if setup.seats > 1 else 0
            seated = self.people[: setup.seats - bots]
            try:
                players = await sit_down(seated, [self.server.address] * len(seated), setup, bots)
            except httpx.TransportError:  # the server was killed while the table was being set up
                await asyncio.sleep(0.1)
                continue
            self.played.append(players)
            await finish(players)

    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for players in self.played for player in players)

    async def more(self, answers: int) -> None:
        """Wait until so many more answers are acknowledged."""
        goal = self.acknowledged() + answers
        async with asyncio.timeout(PATIENCE):
            while self.acknowledged() < goal:
                await asyncio.sleep(0)

    def check(self) -> None:
        """Everything that was acknowledged is stored, and what was stored before has not changed."""
        for players in self.played:
            if not all(player.over for player in players):
                table = players[0].table
                rows = check_stored(self.server, players)
                before = self.rows.get(table, [])
                assert rows[: len(before)] == before
                self.rows[table] = rows

    async def check_all(self) -> None:
        for players in self.played:
            check_stored(self.server, players, over=True)
            await check_record(self.server.address, players)


def test_a_server_killed_during_play_loses_nothing(server: Server) -> None:
    rng = random.Random(9)

    async def play() -> None:
        tables = OpenTables(server)
        async with asyncio.TaskGroup() as group:
            await tables.open(group)
            for _ in range(KILLS):
                await tables.more(rng.randrange(1, 60))
                server.kill()
                await asyncio.sleep(0.05)  # what was sent still arrives
                tables.check()
                await server.come_up()
            await tables.more(20)
            tables.enough = True
        await tables.check_all()
        assert max(player.connections for players in tables.played for player in players) > 1

    asyncio.run(play())


def test_a_server_stopped_during_play_loses_nothing(server: Server) -> None:
    async def play() -> None:
        tables = OpenTables(server)
        async with asyncio.TaskGroup() as group:
            await tables.open(group)
            await tables.more(40)
            assert await asyncio.to_thread(server.stop) == 0, server.log()
            await asyncio.sleep(0.05)  # what was sent still arrives
            tables.check()
            at_play = [player for players in tables.played for player in players if player.answers and not player.over]
            assert at_play
            assert {player.bye for player in at_play} == {"restart"}
            await server.come_up()
            await tables.more(20)
            tables.enough = True
        await tables.check_all()

    asyncio.run(play())
    assert "Traceback" not in server.log()


@pytest.mark.parametrize(
    "at_work",
    [True, False],
    ids=["bots at work", "bots starting"],
)
@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
def test_a_killed_server_leaves_no_process_behind(server: Server, at_work: bool) -> None:
    async def play() -> list[str]:
        person = await Person.come(server.address, "P")
        [player] = await sit_down([person], [server.address], Setup("bad-bones", 2, ()), 1)
        playing = asyncio.create_task(player.play())
        assert server.process
        session = server.process.pid
        async with asyncio.timeout(PATIENCE):
            while not (has_answered(player.table) if at_work else len(members(session)) > 2):
                await asyncio.sleep(0.01)
        server.kill()
        playing.cancel()
        await asyncio.wait([playing])
        for _ in range(100):
            if not members(session):
                break
            await asyncio.sleep(0.05)
        return members(session)

    def has_answered(table: str) -> bool:
        return any(row.seat == 2 for row in journal(server, table))

    assert asyncio.run(play()) == []


def members(session: int) -> list[str]:
    """The processes that a server started and that still run."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(words[3]) == session and words[0] != "Z":
            found.append(stat.parent.name)
    return found
