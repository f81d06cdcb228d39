"""Makes a release of the version that is being prepared: dates it in CHANGELOG.md, commits and tags. It pushes nothing.

    python release.py    (make release)

It refuses in a tree with changes, without entries in CHANGELOG.md, if the tag exists, and if `make test` fails.
"""

from __future__ import annotations

import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VERSION_FILE = ROOT / "src" / "ossuary" / "__init__.py"
CHANGELOG = ROOT / "CHANGELOG.md"
CHECKS = ["make", "test"]
VERSION = re.compile(r'^__version__ = "(\d+\.\d+\.\d+)\.dev0"$', re.M)


class Refusal(Exception):
    """Why there is no release."""


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def prepared_version() -> str:
    found = VERSION.search(VERSION_FILE.read_text(encoding="utf-8"))
    if not found:
        raise Refusal(f'{VERSION_FILE.name} prepares no version: it should say __version__ = "1.2.3.dev0"')
    return found[1]


def heading(version: str, day: str) -> str:
    return f"## [{version}] - {day}"


def entries(version: str) -> list[str]:
    """What CHANGELOG.md says of a version that is not released yet."""
    _, _, rest = CHANGELOG.read_text(encoding="utf-8").partition(f"\n{heading(version, 'unreleased')}\n")
    section = rest.partition("\n## ")[0]
    return [line for line in section.splitlines() if line.startswith("- ")]


def refuse_early(version: str) -> None:
    """All that can be seen without running anything."""
    if git("status", "--porcelain"):
        raise Refusal("there are changes that are not committed")
    if git("tag", "--list", f"v{version}"):
        raise Refusal(f"there is a tag v{version} already")
    if not entries(version):
        raise Refusal(f"CHANGELOG.md has no entry under '{heading(version, 'unreleased')}'")


def replace(file: Path, old: str, new: str) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")


def release() -> str:
    version = prepared_version()
    refuse_early(version)
    if subprocess.run(CHECKS, cwd=ROOT).returncode:
        raise Refusal(f"{' '.join(CHECKS)} fails")
    replace(VERSION_FILE, f'"{version}.dev0"', f'"{version}"')
    replace(CHANGELOG, heading(version, "unreleased"), heading(version, datetime.now(UTC).date().isoformat()))
    git("commit", "--all", "--message", f"Release {version}")
    git("tag", "--annotate", f"v{version}", "--message", f"Ossuary {version}")
    return version


if __name__ == "__main__":
    try:
        released = release()
    except Refusal as reason:
        sys.exit(f"no release: {reason}")
    print(f"v{released} is tagged. To publish it: git push --follow-tags")
