"""The servers that tests run on are real, separate and gone afterwards."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from redis import Redis
from sqlalchemy import Column, Integer, MetaData, Table, Text, create_engine, insert, inspect, select, text

from support.services import POSTGRESQL, REDIS, Package, Service, found_or_skipped, start_postgres, start_redis

BONES = Table("bones", MetaData(), Column("number", Integer, primary_key=True), Column("name", Text))
ABANDON = """
import sys, time
from pathlib import Path
from support.services import start_postgres, start_redis
service = globals()[f"start_{sys.argv[1]}"](Path(sys.argv[2]))
print(service.pid, service.port, service.folder, flush=True)
time.sleep(600)
"""


def test_a_table_is_made_and_read(new_database: Callable[[], str]) -> None:
    engine = create_engine(new_database())
    with engine.begin() as connection:
        BONES.metadata.create_all(connection)
        connection.execute(insert(BONES), [{"number": 1, "name": "cráneo"}, {"number": 2, "name": "fémur"}])
    engine.dispose()
    with engine.connect() as connection:
        assert connection.execute(select(BONES.c.name).order_by(BONES.c.number)).scalars().all() == ["cráneo", "fémur"]
    engine.dispose()


def test_databases_are_separate(new_database: Callable[[], str]) -> None:
    one, other = (create_engine(new_database()) for _ in range(2))
    BONES.metadata.create_all(one)
    assert inspect(one).get_table_names() == ["bones"]
    assert inspect(other).get_table_names() == []
    # Left connected: that must not keep a database from being dropped.
    one.connect()


def test_commits_are_durable(new_database: Callable[[], str]) -> None:
    engine = create_engine(new_database())
    with engine.connect() as connection:
        settings = ("fsync", "synchronous_commit", "full_page_writes")
        assert {connection.execute(text(f"SHOW {name}")).scalar() for name in settings} == {"on"}
    engine.dispose()


def test_only_loopback_is_listened_on(postgres: Service, redis: str) -> None:
    with socket.socket(socket.AF_INET) as probe:
        # Any other address of this machine: 127.0.0.2 is one, without a network.
        assert probe.connect_ex(("127.0.0.2", postgres.port)) != 0
        assert probe.connect_ex(("127.0.0.2", int(redis.rpartition(":")[2].partition("/")[0]))) != 0
    assert not list(Path("/var/run/postgresql").glob(f".s.PGSQL.{postgres.port}*"))
    assert not list(postgres.folder.rglob(".s.PGSQL.*"))


def test_a_message_goes_through_redis(redis: str) -> None:
    with Redis.from_url(redis) as hearer, Redis.from_url(redis) as teller:
        channel = hearer.pubsub()
        channel.subscribe("crypt")
        assert channel.get_message(timeout=5)
        assert teller.publish("crypt", "rise") == 1
        message = channel.get_message(timeout=5)
        assert message
        assert message["data"] == b"rise"


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def refused(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("package", "start"), [(POSTGRESQL, start_postgres), (REDIS, start_redis)], ids=["postgres", "redis"]
)
def test_a_server_is_gone_when_closed(
    package: Package, start: Callable[[Path], Service], tmp_path_factory: pytest.TempPathFactory
) -> None:
    service = start(found_or_skipped(package, tmp_path_factory))
    assert alive(service.pid)
    assert not refused(service.port)
    service.close()
    assert not alive(service.pid)
    assert refused(service.port)
    assert not service.folder.exists()


@pytest.mark.slow
@pytest.mark.parametrize(("name", "package"), [("postgres", POSTGRESQL), ("redis", REDIS)], ids=["postgres", "redis"])
def test_a_server_is_gone_when_its_tests_are_killed(
    name: str, package: Package, tmp_path_factory: pytest.TempPathFactory
) -> None:
    server = found_or_skipped(package, tmp_path_factory)
    command = [sys.executable, "-c", ABANDON, name, str(server)]
    with subprocess.Popen(command, cwd=Path(__file__).parent, stdout=subprocess.PIPE, text=True) as tests:
        assert tests.stdout
        pid, port, folder = tests.stdout.readline().split()
        assert alive(int(pid))
        tests.send_signal(signal.SIGKILL)
    until = time.monotonic() + 20
    while (alive(int(pid)) or Path(folder).exists()) and time.monotonic() < until:
        time.sleep(0.05)
    assert not alive(int(pid))
    assert refused(int(port))
    assert not Path(folder).exists()


def test_without_servers_the_run_says_so_loudly() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__, "-k", "table or message"]
    done = subprocess.run(command, env=os.environ | {"TEST_SERVICES": "0"}, capture_output=True, text=True)
    assert re.search("#### 1 TESTS DID NOT RUN ####.*\nNO POSTGRESQL: .*apt-get install postgresql", done.stdout)
    assert re.search("#### 1 TESTS DID NOT RUN ####.*\nNO REDIS: .*apt-get install redis-server", done.stdout)
    assert "2 skipped" in done.stdout
