"""What holds for all tests: which ossuary they test, and which of them run."""

import os
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from support.services import new_database, postgres, redis, report_missing_programs

__all__ = ["new_database", "postgres", "redis"]

SOURCES = Path(__file__).parents[1] / "src"


def is_sources(path: str) -> bool:
    return Path(path).resolve() == SOURCES


def put_sources_first() -> None:
    """Processes that tests start use the sources too."""
    set_pythonpath([str(SOURCES), *others_on_pythonpath()])


def take_sources_away() -> None:
    """What is installed is tested: the sources leave the path that pyproject.toml put them on."""
    sys.path[:] = [path for path in sys.path if not is_sources(path)]
    set_pythonpath(others_on_pythonpath())
    spec = find_spec("ossuary")
    if spec is None or SOURCES in Path(str(spec.origin)).parents:
        pytest.exit("OSSUARY_INSTALLED=1, but no wheel of ossuary is installed here", returncode=4)


def others_on_pythonpath() -> list[str]:
    return [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path and not is_sources(path)]


def set_pythonpath(paths: list[str]) -> None:
    os.environ["PYTHONPATH"] = os.pathsep.join(paths)


# Before any test is imported: a module that is loaded stays as it is.
if os.environ.get("OSSUARY_INSTALLED") == "1":
    take_sources_away()
else:
    put_sources_first()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if os.environ.get("OSSUARY_FULL") == "1":
        return
    for item in items:
        if item.get_closest_marker("full"):
            item.add_marker(pytest.mark.skip(reason="full counts: make test-full"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    report_missing_programs(terminalreporter)
