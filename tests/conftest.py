"""What holds for all tests."""

import os

import pytest

from support.services import new_database, postgres, redis, tell_what_is_missing

__all__ = ["new_database", "postgres", "redis"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if os.environ.get("OSSUARY_FULL") == "1":
        return
    for item in items:
        if item.get_closest_marker("full"):
            item.add_marker(pytest.mark.skip(reason="full counts: make test-full"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    tell_what_is_missing(terminalreporter)
