"""Real PostgreSQL and Redis servers on loopback, and other programs: installed if missing, there for tests that ask."""

# TEST_SERVICES=0 does without them: the tests that need one are skipped, and the run ends with a loud notice.

from __future__ import annotations

import contextlib
import itertools
import os
import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import psycopg
import pytest

GUARD = Path(__file__).with_name("run_with_parent.py")
ROLE = "ossuary"
PATIENCE = 60
ATTEMPTS = 3


class Unavailable(Exception):
    """A program that is not here and cannot be installed, with what to do about it."""


class Package(NamedTuple):
    """A program of Debian: how it is called, its package, its file and the folders that lies in."""

    title: str
    name: str
    program: str
    folders: str

    def find(self) -> Path | None:
        """The program of the newest version in the package's folders, or what the path has."""
        found = sorted(Path("/").glob(f"{self.folders}/{self.program}"), key=versions)
        on_path = shutil.which(self.program)
        return found[-1] if found else Path(on_path) if on_path else None

    def missing(self, why: str) -> Unavailable:
        return Unavailable(f"{NOTICE}{self.title.upper()}: {why}. To install it: apt-get install {self.name}")


def versions(path: Path) -> list[int]:
    """The numbers of a path: version 15 is newer than version 9."""
    return [int(part) for part in path.parts if part.isdigit()]


NOTICE = "NO "
POSTGRESQL = Package("PostgreSQL", "postgresql", "postgres", "usr/lib/postgresql/*/bin")
REDIS = Package("Redis", "redis-server", "redis-server", "usr/bin")
CHROMIUM = Package("Chromium", "chromium", "chromium", "usr/bin")
SYSTEMD = Package("systemd", "systemd", "systemd-analyze", "usr/bin")
CADDY = Package("Caddy", "caddy", "caddy", "usr/bin")
PACKAGE_INDEX = "package index"


def program(package: Package, notes: Path) -> Path:
    """The file, installed if it has to be: by one worker, while the others wait for how that ends."""
    if os.environ.get("TEST_SERVICES") == "0":
        raise package.missing("TEST_SERVICES=0")
    import fcntl  # not on Windows, where only the engine is tested

    with Path(__file__).open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        failure = notes / f"no-{package.name}"
        if not package.find() and not failure.exists() and (why := install(package.name)):
            failure.write_text(why)
        if found := package.find():
            return found
        raise package.missing(failure.read_text() if failure.exists() else "its package brings no such program")


def install(name: str) -> str:
    """Install a Debian package; says why not, or nothing."""
    if not shutil.which("apt-get"):
        return "no apt-get here"
    # At runlevel 1 a package does not start its own daemon. If it does all the same, ours has another port and folder.
    prefix = ["env", "DEBIAN_FRONTEND=noninteractive", "RUNLEVEL=1"]
    if os.geteuid() != 0:
        if not shutil.which("sudo") or subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode:
            return "neither root nor sudo without password"
        prefix = ["sudo", "-n", *prefix]
    prefix += ["apt-get", "-q", "-o", "DPkg::Lock::Timeout=300", "-o", "Acquire::Retries=2"]
    # An update that fails in part may still be enough.
    subprocess.run([*prefix, "update"], stdin=subprocess.DEVNULL, capture_output=True)
    command = [*prefix, "install", "--yes", "--no-install-recommends", name]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    said = (done.stderr.strip() or done.stdout.strip() or "without a word").splitlines()
    return f"apt-get failed ({said[-1]})" if done.returncode else ""


def free_port() -> int:
    """A port nobody listens on, now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def open_folder() -> str:
    """Where temporary folders lie that another user may enter."""
    folder = Path(tempfile.gettempdir()).resolve()
    return str(folder) if all(path.stat().st_mode & 0o001 for path in (folder, *folder.parents)) else "/tmp"


class Service:
    """A server under a guard, which ends it and clears its folder as soon as this process lets go or dies."""

    def __init__(
        self, user: str, command: Callable[[Path, int], list[str]], answers: Callable[[int], bool], port: int = 0
    ) -> None:
        self.port = port or free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="ossuary-", dir=open_folder()))
        if user:
            shutil.chown(self.folder, user)
        words = [sys.executable, str(GUARD), str(self.folder), user, *command(self.folder, self.port)]
        self.guard = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
        assert self.guard.stdout
        try:
            self.pid = int(self.guard.stdout.readline())
            until = time.monotonic() + PATIENCE
            while not answers(self.port):
                if self.guard.poll() is not None:
                    raise RuntimeError(f"it ended: {self.guard.stdout.read().decode()}")
                if time.monotonic() > until:
                    raise RuntimeError(f"no answer: {(self.folder / 'log').read_text()}")
                time.sleep(0.05)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        with self.guard:  # closes its standard input and waits
            pass


def start(
    user: str, command: Callable[[Path, int], list[str]], answers: Callable[[int], bool], port: int = 0
) -> Service:
    """A server on a free port, on another one if somebody was quicker; or on one that was its own before."""
    for _ in range(ATTEMPTS - 1):
        with contextlib.suppress(RuntimeError):
            return Service(user, command, answers, port)
    return Service(user, command, answers, port)


def start_postgres(server: Path, port: int = 0, home: Path | None = None) -> Service:
    """A PostgreSQL, durable as by default; whoever comes over loopback is trusted.

    Its cluster is a new one, which ends with it; or the one in `home`, which has been there before or is made now.
    """

    def command(folder: Path, port: int) -> list[str]:
        cluster = (home or folder) / "cluster"
        words = f"--auth=trust --username={ROLE} --encoding=UTF8 --locale=C --no-sync --no-instructions"
        create = [str(server.with_name("initdb")), *words.split(), f"--pgdata={cluster}"]
        serve = [str(server), "-D", str(cluster), "-p", str(port)]
        settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": "", "max_connections": "200"}
        serve += [f"--{name}={value}" for name, value in settings.items()]
        exists = shlex.join(["test", "-e", str(cluster / "PG_VERSION")])
        return ["/bin/sh", "-c", f"{{ {exists} || {shlex.join(create)}; }} && exec {shlex.join(serve)}"]

    def answers(port: int) -> bool:
        try:
            psycopg.connect(address(port)).close()
        except psycopg.OperationalError:
            return False
        return True

    return start(postgres_user(), command, answers, port)


def postgres_home() -> Path:
    """A folder for a cluster that is to outlive its server."""
    folder = Path(tempfile.mkdtemp(prefix="ossuary-", dir=open_folder()))
    if user := postgres_user():
        shutil.chown(folder, user)
    return folder


def postgres_user() -> str:
    """Whom PostgreSQL runs as, if not as ourselves."""
    return other_user() if os.geteuid() == 0 else ""


def other_user() -> str:
    """Whom root runs PostgreSQL as, since it refuses root."""
    import pwd

    return "postgres" if any(entry.pw_name == "postgres" for entry in pwd.getpwall()) else "nobody"


def address(port: int, database: str = "postgres", driver: str = "") -> str:
    return f"postgresql{driver}://{ROLE}@127.0.0.1:{port}/{database}"


def start_redis(server: Path, port: int = 0) -> Service:
    """A Redis that keeps nothing."""

    def command(folder: Path, port: int) -> list[str]:
        return [str(server), *f"--port {port} --bind 127.0.0.1 --appendonly no --save".split(), ""]

    def answers(port: int) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    return start("", command, answers, port)


def found_or_skipped(package: Package, factory: pytest.TempPathFactory) -> Path:
    # Workers have folders of their own in the run's.
    notes = factory.getbasetemp()
    notes = notes.parent if "PYTEST_XDIST_WORKER" in os.environ else notes
    try:
        return program(package, notes)
    except Unavailable as reason:
        pytest.skip(str(reason))


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """This worker's PostgreSQL."""
    service = start_postgres(found_or_skipped(POSTGRESQL, tmp_path_factory))
    yield service
    service.close()


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of this worker's Redis."""
    service = start_redis(found_or_skipped(REDIS, tmp_path_factory))
    yield f"redis://127.0.0.1:{service.port}/0"
    service.close()


NUMBERS = itertools.count(1)


@contextlib.contextmanager
def databases(postgres: Service) -> Iterator[Callable[[], str]]:
    """Makes empty databases and says their addresses; in the end they are dropped, whoever is still connected."""
    made = []
    with psycopg.connect(address(postgres.port), autocommit=True) as connection:

        def make() -> str:
            made.append(f"test{next(NUMBERS)}")
            connection.execute(f"CREATE DATABASE {made[-1]}".encode())
            return address(postgres.port, made[-1], "+psycopg")

        yield make
        for name in made:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@pytest.fixture
def new_database(postgres: Service) -> Iterator[Callable[[], str]]:
    """As many empty databases as a test asks for."""
    with databases(postgres) as make:
        yield make


def report_missing_programs(reporter: pytest.TerminalReporter) -> None:
    """In big letters at the end of a run: which tests had no server, browser or other program to run with."""
    reasons = [report.longrepr[2] for report in reporter.stats.get("skipped", []) if isinstance(report.longrepr, tuple)]
    packages = (POSTGRESQL, REDIS, CHROMIUM, SYSTEMD, CADDY)
    for title in (*(package.title for package in packages), PACKAGE_INDEX):
        start = f"{NOTICE}{title.upper()}: "
        told = [reason.removeprefix("Skipped: ") for reason in reasons if start in reason]
        if told:
            reporter.section(f"{len(told)} TESTS DID NOT RUN", sep="#", red=True, bold=True)
            reporter.write_line(told[0], red=True, bold=True)
