"""`make release`, in a repository of its own: it dates, commits and tags, or refuses and leaves everything as it is."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import ossuary

ROOT = Path(__file__).parents[1]
CHANGELOG = """# Changelog

## [1.2.0] - unreleased

### Added

- A thing.

## [1.1.0] - 2026-01-01

- Another.
"""
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="releases are made with make")
Done = subprocess.CompletedProcess[str]


class Repository:
    """A project that is ready to be released."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copy(ROOT / "release.py", folder)
        self.write("src/ossuary/__init__.py", '__version__ = "1.2.0.dev0"\n')
        self.write("CHANGELOG.md", CHANGELOG)
        self.write("Makefile", "test:\n\t@true\n")
        self.git("init", "--quiet")
        self.commit()

    def write(self, name: str, text: str) -> None:
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def read(self, name: str) -> str:
        return (self.folder / name).read_text(encoding="utf-8")

    def git(self, *arguments: str) -> str:
        who = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
        return subprocess.run(
            ["git", *who, *arguments], cwd=self.folder, check=True, capture_output=True, text=True
        ).stdout.strip()

    def commit(self) -> None:
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "Work")

    def release(self) -> Done:
        return subprocess.run([sys.executable, "release.py"], cwd=self.folder, capture_output=True, text=True)


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Repository:
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Ada")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "ada@example.org")
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", "/dev/null")
    return Repository(tmp_path)


def test_a_release_is_dated_committed_and_tagged(repository: Repository) -> None:
    done = repository.release()
    assert done.returncode == 0, done.stderr
    assert repository.read("src/ossuary/__init__.py") == '__version__ = "1.2.0"\n'
    assert re.search(r"^## \[1\.2\.0\] - 20\d\d-\d\d-\d\d$", repository.read("CHANGELOG.md"), re.M)
    assert "## [1.1.0] - 2026-01-01" in repository.read("CHANGELOG.md")
    assert repository.git("log", "-1", "--format=%s") == "Release 1.2.0"
    assert repository.git("rev-parse", "v1.2.0^{commit}") == repository.git("rev-parse", "HEAD")
    assert not repository.git("status", "--porcelain")


def with_a_change(repository: Repository) -> None:
    repository.write("README.md", "New")


def without_an_entry(repository: Repository) -> None:
    repository.write("CHANGELOG.md", CHANGELOG.replace("- A thing.\n", ""))
    repository.commit()


def without_a_section(repository: Repository) -> None:
    repository.write("CHANGELOG.md", CHANGELOG.replace("1.2.0", "1.3.0"))
    repository.commit()


def with_failing_checks(repository: Repository) -> None:
    repository.write("Makefile", "test:\n\t@false\n")
    repository.commit()


def released_already(repository: Repository) -> None:
    repository.git("tag", "v1.2.0")


def with_nothing_prepared(repository: Repository) -> None:
    repository.write("src/ossuary/__init__.py", '__version__ = "1.2.0"\n')
    repository.commit()


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (with_a_change, "not committed"),
        (without_an_entry, "has no entry"),
        (without_a_section, "has no entry"),
        (with_failing_checks, "make test fails"),
        (released_already, "there is a tag v1.2.0 already"),
        (with_nothing_prepared, "prepares no version"),
    ],
)
def test_a_release_is_refused(repository: Repository, spoil: Callable[[Repository], None], reason: str) -> None:
    spoil(repository)
    before = repository.git("rev-parse", "HEAD"), repository.git("status", "--porcelain"), repository.git("tag")
    done = repository.release()
    assert done.returncode == 1
    assert reason in done.stderr
    after = repository.git("rev-parse", "HEAD"), repository.git("status", "--porcelain"), repository.git("tag")
    assert after == before


def test_the_changelog_begins_with_the_version_of_the_package() -> None:
    """The one that is being prepared is not dated, and the one that is released is."""
    newest = re.search(r"^## \[(.+)\] - (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    assert newest
    version, day = newest.groups()
    assert ossuary.__version__ == (f"{version}.dev0" if day == "unreleased" else version)
