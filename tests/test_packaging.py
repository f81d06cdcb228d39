"""What is built and installed: compiled where it can be, plain where it cannot, whole in both cases."""

import json
import os
import subprocess
import sys
import tarfile
import zipfile
from importlib.metadata import Distribution, distribution
from pathlib import Path

import httpx
import pytest
from hatch_build import engine_modules

import ossuary
from ossuary.sources import compiled
from support.server.serving import Server
from support.setups import FULL

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "ossuary"
NO_COMPILER = "/bin/false"
PAGE = "ossuary/server/static/index.html"
NO_REGISTRY = {"npm_config_registry": "http://127.0.0.1:9/", "npm_config_fetch_retries": "0"}
DATA_SUFFIXES = {".toml", ".md", ".bones", ".ftl", ".typed", ".css"}
DATA_FILES = {
    path.relative_to(PACKAGE.parent).as_posix() for path in PACKAGE.rglob("*") if path.suffix in DATA_SUFFIXES
}
SOURCES = {path.relative_to(PACKAGE.parent).as_posix() for path in PACKAGE.rglob("*.py")}

Done = subprocess.CompletedProcess[str]


def run(*arguments: str | Path, folder: Path = ROOT, **environment: str) -> Done:
    """Python with these arguments, without what the environment says on building."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("OSSUARY_")}
    command = [sys.executable, *map(str, arguments)]
    return subprocess.run(command, cwd=folder, env=inherited | environment, capture_output=True, text=True)


def said(done: Done) -> str:
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def build(target: str, folder: Path, **environment: str) -> Done:
    """Without the browser table, unless the environment says so."""
    environment = {"OSSUARY_WEB": "0", **environment}
    return run("-m", "hatchling", "build", "-t", target, "-d", folder, folder=ROOT, **environment)


@pytest.fixture(scope="module")
def plain_wheel(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A wheel built where no C compiler works, and what the build said."""
    folder = tmp_path_factory.mktemp("wheel")
    words = said(build("wheel", folder, CC=NO_COMPILER))
    [wheel] = folder.glob("*.whl")
    return wheel, words


@pytest.fixture(scope="module")
def plain_site(plain_wheel: tuple[Path, str], tmp_path_factory: pytest.TempPathFactory) -> str:
    """A folder where that wheel is installed."""
    site = tmp_path_factory.mktemp("site")
    said(run("-m", "pip", "install", "-q", "--no-deps", "--no-index", "--target", site, plain_wheel[0]))
    return str(site)


@pytest.fixture(scope="module")
def installed() -> Distribution:
    """The compiled ossuary that these tests run on."""
    if os.environ.get("OSSUARY_REQUIRE_COMPILED") != "1" and not compiled():
        pytest.skip("needs the compiled wheel: make test")
    return distribution("ossuary")


@pytest.mark.slow
def test_without_a_compiler_the_wheel_is_plain_and_whole(plain_wheel: tuple[Path, str]) -> None:
    wheel, words = plain_wheel
    assert "not compiled" in words
    assert NO_COMPILER in words
    assert wheel.name.endswith("-py3-none-any.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert names >= SOURCES | DATA_FILES
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    assert "without the browser table" in words
    assert not [name for name in names if name.startswith("ossuary/server/static/")]


@pytest.mark.slow
def test_a_plain_wheel_works_interpreted(plain_site: str) -> None:
    code = "import ossuary.core.game as g; from ossuary.sources import compiled; print(g.__file__, compiled())"
    assert said(run("-c", code, PYTHONPATH=plain_site)).split() == [f"{plain_site}/ossuary/core/game.py", "False"]


@pytest.mark.slow
def test_a_plain_wheel_says_so(plain_site: str) -> None:
    assert "interpreted" in said(run("-m", "ossuary.cli", "--version", PYTHONPATH=plain_site))


@pytest.mark.slow
def test_without_a_page_the_server_says_so(plain_site: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", plain_site)
    with Server(tmp_path) as server:
        answer = httpx.get(f"http://{server.address}/")
    assert answer.status_code == 501
    assert "built without the browser table" in answer.text


def test_without_the_registry_the_build_says_what_to_do(tmp_path: Path) -> None:
    wheels = tmp_path / "wheels"
    done = build("wheel", wheels, OSSUARY_WEB="1", npm_config_cache=str(tmp_path / "npm"), **NO_REGISTRY)
    assert done.returncode != 0
    said = done.stdout + done.stderr
    assert "the browser table is not built" in said
    assert "ECONNREFUSED" in said
    assert "OSSUARY_WEB=0" in said
    assert not list(wheels.glob("*.whl"))


def test_the_lock_serves_every_platform_and_names_no_registry() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in text
    packages = json.loads(text)["packages"]
    for bundler in ("rolldown", "lightningcss"):
        bindings = packages[f"node_modules/{bundler}"]["optionalDependencies"]
        assert len(bindings) > 10
        assert {f"node_modules/{name}" for name in bindings} <= packages.keys()


@pytest.mark.parametrize(("cause", "reason"), [({"CC": NO_COMPILER}, NO_COMPILER), ({"OSSUARY_COMPILE": "0"}, "=0")])
def test_a_build_that_must_compile_fails_with_the_reason(tmp_path: Path, cause: dict[str, str], reason: str) -> None:
    done = build("wheel", tmp_path, OSSUARY_REQUIRE_COMPILED="1", **cause)
    assert done.returncode != 0
    assert reason in done.stdout + done.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.slow
def test_the_source_archive_can_build_and_test_itself(tmp_path: Path) -> None:
    said(build("sdist", tmp_path))
    [archive] = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as files:
        names = {name.partition("/")[2] for name in files.getnames()}
        files.extractall(tmp_path, filter="data")
    assert names >= {f"src/{name}" for name in SOURCES | DATA_FILES}
    assert names >= {"hatch_build.py", "web_build.py", "pyproject.toml", "Makefile", "LICENSE"}
    assert names >= {
        "requirements.txt",
        "requirements-build.txt",
        "requirements-dev.txt",
        "sbom.py",
        "deploy/Dockerfile",
    }
    assert ".dockerignore" in names
    assert names >= {"tests/test_packaging.py", "web/package-lock.json", "web/.npmrc", "web/src/main.ts"}
    assert not [name for name in names if name.startswith("web/dist/") or "node_modules/" in name]

    [unpacked] = [path for path in tmp_path.iterdir() if path.is_dir()]
    asked = {name: os.environ[name] for name in ("OSSUARY_BUILD_CACHE", "OSSUARY_WEB") if name in os.environ}
    # Built from the archive, the page takes as long as all other tests of this file: only in the full run.
    environment = {"OSSUARY_COMPILE": "0", "OSSUARY_WEB": "1" if FULL else "0", **asked}
    said(run("-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path, folder=unpacked, **environment))
    [wheel] = tmp_path.glob("*.whl")
    assert (PAGE in zipfile.ZipFile(wheel).namelist()) == (environment["OSSUARY_WEB"] != "0")
    assert {path.name for path in unpacked.rglob("*")}.isdisjoint({"dist", "node_modules", "static"})


def test_tests_and_their_processes_run_what_they_are_asked_to_run() -> None:
    told = said(run("-c", "import ossuary; print(ossuary.__file__)"))
    in_tree = [PACKAGE in Path(place).parents for place in (str(ossuary.__file__), told.strip())]
    assert in_tree == [os.environ.get("OSSUARY_INSTALLED") != "1"] * 2


def test_the_installed_engine_is_compiled(installed: Distribution) -> None:
    assert compiled()
    assert "Root-Is-Purelib: false" in (installed.read_text("WHEEL") or "")


def test_compiled_modules_lie_beside_sources_and_data(installed: Distribution) -> None:
    names = {path.as_posix() for path in installed.files or ()}
    assert names >= SOURCES | DATA_FILES
    libraries = {name.partition(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    asked_for = {module.with_suffix("").as_posix() for module in engine_modules(PACKAGE.parent)}
    assert {f"ossuary/{name}" for name in ("core/game", "games/bad_bones/game", "server/rooms/room")} <= asked_for
    assert asked_for <= libraries
    assert "ossuary__mypyc" in libraries


def test_the_source_tree_has_no_compiled_modules() -> None:
    assert not [path for path in (ROOT / "src").rglob("*") if path.suffix in {".so", ".pyd"}]


def test_sources_run_in_place_of_compiled_modules() -> None:
    code = "import ossuary.core.game as g, ossuary.sources as s; print(g.__file__, s.compiled())"
    place, is_compiled = said(run("-m", "ossuary.sources", "-m", "timeit", "-n1", "-r1", code)).split()[:2]
    assert place.endswith("game.py")
    assert is_compiled == "False"


def test_sources_run_a_file_with_its_arguments(tmp_path: Path) -> None:
    (tmp_path / "beside.py").write_text("from ossuary.core.game import __file__ as place\n")
    script = tmp_path / "script.py"
    script.write_text("import sys\nfrom beside import place\nprint(place, __name__, *sys.argv[1:])\n")
    place, *rest = said(run("-m", "ossuary.sources", script, "one", "-m")).split()
    assert place.endswith("game.py")
    assert rest == ["__main__", "one", "-m"]


def test_sources_come_too_late_once_compiled_modules_are_loaded(installed: Distribution) -> None:
    done = run("-c", "import ossuary.core.game, ossuary.sources as s; s.sources_only()")
    assert "too late" in done.stderr
