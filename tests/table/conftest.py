"""What the tests of the table share."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from table.serving import Server


@pytest.fixture
def pair(new_database: Callable[[], str], redis: str, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two processes on one PostgreSQL and one Redis."""
    database = new_database()
    one, other = (Server(tmp_path / name, db=database, bus=redis) for name in ("one", "other"))
    with one, other:
        yield one, other
