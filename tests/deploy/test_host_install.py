"""A host's installation, as docs/hosting.md has it, in a bare environment: from the wheel and the hashed pins alone."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import httpx
import pytest
from packaging.utils import canonicalize_name
from sbom import PAGE_FILE, SUBJECT, bundled_packages, pinned

import ossuary
from support.container_recipe import copied
from support.server.serving import Server
from support.services import NOTICE, PACKAGE_INDEX

ROOT = Path(__file__).parents[2]
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
INSTALLED_AT = "/opt/ossuary"
STATIC = "ossuary/server/static"
SMALL_PACKAGE = "mdurl"
NOT_SOURCES = shutil.ignore_patterns("node_modules", "dist", "__pycache__", "*.so", "*.pyd")
BUILD_SETTINGS = ("OSSUARY_BUILD_CACHE", "OSSUARY_REQUIRE_COMPILED", "OSSUARY_WEB")
pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform == "win32", reason="as documented for Linux")]


def attempt(*command: str | Path, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """In an environment that knows nothing of this tree and its packages."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("OSSUARY_", "PYTHONPATH"))}
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=folder, env=kept | environment, capture_output=True, text=True)


def run(*command: str | Path, folder: Path, **environment: str) -> str:
    done = attempt(*command, folder=folder, **environment)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from nothing but what the container recipe copies; compiled if the tests run on compiled modules."""
    tree = tmp_path_factory.mktemp("tree")
    for name in copied():
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tree / name, ignore=NOT_SOURCES)
        else:
            shutil.copy(ROOT / name, tree)
    asked = {name: os.environ[name] for name in BUILD_SETTINGS if name in os.environ}
    if "OSSUARY_REQUIRE_COMPILED" not in asked:
        asked["OSSUARY_COMPILE"] = "0"
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist", folder=tree, **asked)
    [wheel] = (tree / "dist").glob("*.whl")
    return wheel


def install(wheel: Path, place: Path) -> None:
    """By the documented commands, into a virtual environment at this place."""
    make, create, *install = documented_commands()
    assert (make, create) == ("make wheel", f"python3 -m venv {INSTALLED_AT}")
    venv.create(place, with_pip=True)
    skip_without_index(place)
    for command in install:
        words = command.replace(INSTALLED_AT, str(place)).replace("requirements.txt", str(ROOT / "requirements.txt"))
        run("sh", "-c", words, folder=wheel.parents[1])


def documented_commands() -> list[str]:
    [block] = re.findall(r"^```\n(make wheel\n.*?)^```$", HOSTING, re.M | re.S)
    return [str(line) for line in block.splitlines()]


def skip_without_index(place: Path) -> None:
    done = attempt(place / "bin/pip", "download", "--no-deps", "--no-cache-dir", SMALL_PACKAGE, folder=place)
    if done.returncode:
        why = (done.stderr.strip() or "without a word").splitlines()[-1]
        pytest.skip(f"{NOTICE}{PACKAGE_INDEX.upper()}: pip can't download {SMALL_PACKAGE} ({why})")


def has_page() -> bool:
    return os.environ.get("OSSUARY_WEB") != "0"


def test_the_wheel_has_the_licence_of_every_font_and_library_in_it(wheel: Path) -> None:
    if not has_page():
        pytest.skip("built without the browser table: OSSUARY_WEB=0")
    files = zipfile.ZipFile(wheel)
    named = {one.name: one for one in bundled_packages(files.read(f"{STATIC}/licences.txt").decode())}
    fonts = {name.removeprefix(f"{STATIC}/") for name in files.namelist() if name.endswith((".woff", ".woff2", ".ttf"))}
    assert fonts
    assert fonts <= {file for one in named.values() for file in one.files if one.licence == "OFL-1.1"}
    [bill] = [name for name in files.namelist() if name.endswith(f".dist-info/sboms/{PAGE_FILE}")]
    assert {one["name"] for one in json.loads(files.read(bill))["components"]} == named.keys()


def test_a_host_installs_what_is_pinned_and_it_works(
    wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One test, since the installation takes long."""
    place = tmp_path / "ossuary"
    install(wheel, place)
    check_packages(place)
    check_command_line(place)
    monkeypatch.delenv("PYTHONPATH", raising=False)
    server = Server(tmp_path / "server")
    server.python = str(place / "bin" / "python")
    with server, httpx.Client(base_url=f"http://{server.address}") as host:
        check_server(host)


def check_packages(place: Path) -> None:
    """All pinned versions are there, and nothing else but what comes with a virtual environment."""
    listed = json.loads(run(place / "bin/pip", "list", "--format=json", folder=place))
    versions: dict[str, str] = {canonicalize_name(one["name"]): one["version"] for one in listed}
    assert versions.pop(SUBJECT) == ossuary.__version__
    pins = pinned((ROOT / "requirements.txt").read_text(encoding="utf-8"))
    assert {name: version for name, version in versions.items() if name not in ("pip", "setuptools")} == pins
    run(place / "bin/pip", "check", folder=place)


def check_command_line(place: Path) -> None:
    command = place / "bin" / "ossuary"
    assert ossuary.__version__ in run(command, "--version", folder=place)
    scenarios = sorted((ROOT / "tests" / "scenarios").glob("*/*.bones"))[::40]
    assert len({file.parent for file in scenarios}) == 2
    run(command, "check", *scenarios, folder=place)


def check_server(host: httpx.Client) -> None:
    """Healthy, with its page and everything the page loads, and a table can be made."""
    health = host.get("/health").raise_for_status().json()
    assert (health["status"], health["version"]) == ("ok", ossuary.__version__)
    assert health["compiled"] == (os.environ.get("OSSUARY_REQUIRE_COMPILED") == "1")
    page = host.get("/")
    assert page.status_code == (200 if has_page() else 501)
    for path in re.findall(r'(?:href|src)="(/[^"]*)"', page.text):
        assert host.get(path).status_code == 200, path
    host.post("/api/people", json={"name": "Ada"}).raise_for_status()
    wanted = {"game": "bad-bones", "seats": [{"kind": "person"}, {"kind": "bot"}]}
    assert host.post("/api/tables", json=wanted).status_code == 201
