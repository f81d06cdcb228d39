"""Fixtures that the server's tests share."""

from collections.abc import Iterator

import pytest

from support.server.serving import Server
from support.services import Service, databases


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One process for all tests of a module. It has to end well, and may have no error in its log."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running
        assert running.stop() == 0
        assert "Traceback" not in running.log()


@pytest.fixture(scope="session")
def lasting_pair(
    postgres: Service, redis: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """Two processes on one PostgreSQL and one Redis."""
    folder = tmp_path_factory.mktemp("pair")
    with databases(postgres) as make:
        database = make()
        one, other = (Server(folder / name, db=database, bus=redis) for name in ("one", "other"))
        with one, other:
            yield one, other


@pytest.fixture
def pair(lasting_pair: tuple[Server, Server]) -> tuple[Server, Server]:
    """The same for one test: both are up, whatever the last test did to them."""
    for server in lasting_pair:
        server.revive()
    return lasting_pair
