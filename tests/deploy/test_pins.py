"""What is installed is pinned, with hashes, everywhere: by hosts, by the build, and by those who work on it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version
from sbom import SUBJECT, pinned, python_needs

ROOT = Path(__file__).parents[2]
HOST, BUILD, DEVELOPMENT = "requirements.txt", "requirements-build.txt", "requirements-dev.txt"
BLOCK = re.compile(r"^(?P<requirement>\S[^\\\n]*?) \\\n(?P<hashes>(?:    --hash=\S+(?: \\)?\n)+)(?:    # .*\n)*", re.M)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
ASKED = {
    HOST: PROJECT["project"]["dependencies"],
    BUILD: PROJECT["build-system"]["requires"],
    DEVELOPMENT: [
        *PROJECT["project"]["dependencies"],
        *PROJECT["build-system"]["requires"],
        *PROJECT["project"]["optional-dependencies"]["test"],
    ],
}
# Where somebody is told to install something, or a program does it.
WORKFLOWS = sorted(file.relative_to(ROOT).as_posix() for file in (ROOT / ".github" / "workflows").glob("*.yml"))
INSTALLING = ["Makefile", "deploy/Dockerfile", "docs/hosting.md", "pyproject.toml", *WORKFLOWS]
PIP_INSTALL = re.compile(r"(?:pip|\$\(PIP\)) install (.*)")


class Pin(NamedTuple):
    version: Version
    marker: Marker | None
    hashes: frozenset[str]


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def pins(name: str) -> dict[str, Pin]:
    found: dict[str, Pin] = {}
    for block in BLOCK.finditer(text(name)):
        requirement = Requirement(block["requirement"])
        [version] = requirement.specifier
        assert version.operator == "==", block["requirement"]
        pin = Pin(Version(version.version), requirement.marker, frozenset(HASH.findall(block["hashes"])))
        found[canonicalize_name(requirement.name)] = pin
    return found


@pytest.mark.parametrize("name", ASKED)
def test_every_line_is_a_pin_with_hashes(name: str) -> None:
    """And no line says where to download it from: that is for each machine to say."""
    rest = [line for line in BLOCK.sub("", text(name)).splitlines() if not line.startswith("#")]
    assert not rest
    assert all(pin.hashes for pin in pins(name).values())
    assert "://" not in text(name)


@pytest.mark.parametrize("name", ASKED)
def test_pins_are_what_pyproject_asks_for(name: str) -> None:
    found = pins(name)
    for asked in map(Requirement, ASKED[name]):
        assert asked.specifier.contains(found[canonicalize_name(asked.name)].version), asked


@pytest.mark.parametrize("name", [HOST, BUILD])
def test_what_hosts_and_builds_install_is_what_is_tested(name: str) -> None:
    tested = pins(DEVELOPMENT)
    for package, pin in pins(name).items():
        assert (pin.version, pin.hashes) == (tested[package].version, tested[package].hashes), package


def test_hosts_install_what_ossuary_needs_and_nothing_else() -> None:
    assert python_needs().keys() - {SUBJECT} == pinned(text(HOST)).keys()


@pytest.mark.parametrize("name", INSTALLING)
def test_nothing_is_installed_without_comparing_hashes(name: str) -> None:
    """What is already here, our own wheel or tree, has none; then nothing else may come with it."""
    for options in PIP_INSTALL.findall(text(name)):
        pins_used = re.findall(r"-r (?:{project}/)?([\w.-]+)", options)
        assert ("--require-hashes" in options and set(pins_used) <= ASKED.keys()) or "--no-deps" in options, options


def test_wheels_for_release_are_built_with_the_pinned_tools() -> None:
    released = PROJECT["tool"]["cibuildwheel"]
    assert released["before-build"].endswith(f"-r {{project}}/{BUILD}")
    assert "--no-isolation" in released["build-frontend"]["args"]
