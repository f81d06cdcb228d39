"""Ways to take the database, the disk or the time of day from a running server, and to give it back."""

from __future__ import annotations

import resource
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Self

from support.server.serving import Server, environment

# Python runs this before anything else where it finds it: the clock is moved by what the file says. A process that does
# not go on says what its tasks are waiting for when it gets SIGUSR1.
MOVED_CLOCK = """
import asyncio
import signal
import sys
import time
from pathlib import Path

def tell_tasks(*_):
    for task in asyncio.all_tasks():
        task.print_stack(file=sys.stderr)

signal.signal(signal.SIGUSR1, tell_tasks)

FILE = Path(__file__).with_name("seconds")
true_time, true_time_ns = time.time, time.time_ns

def moved():
    return int(FILE.read_text() or 0)

time.time = lambda: true_time() + moved()
time.time_ns = lambda: true_time_ns() + moved() * 10**9
"""


class Gate:
    """A port that leads to another one, until it is shut: then connections break and new ones are refused."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.open = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.open.getsockname()[1])
        self.pairs: list[tuple[socket.socket, socket.socket]] = []
        self.is_shut = False
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.shut()
        self.open.close()

    def shut(self) -> None:
        self.is_shut = True
        for pair in self.pairs:
            for end in pair:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
        self.pairs.clear()

    def reopen(self) -> None:
        self.is_shut = False

    def _accept(self) -> None:
        with suppress(OSError):  # until it is closed
            while True:
                client, _ = self.open.accept()
                if self.is_shut:
                    client.close()
                    continue
                server = socket.create_connection(("127.0.0.1", self.target))
                self.pairs.append((client, server))
                for source, target in ((client, server), (server, client)):
                    threading.Thread(target=forward, args=(source, target), daemon=True).start()


def forward(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    for end in (source, target):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file of the server grows beyond the size that the log of its database has now."""
    assert server.process is not None
    most = (server.folder / "table.db-wal").stat().st_size
    unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)


@contextmanager
def locked_database(server: Server) -> Iterator[None]:
    """Another program writes to the SQLite database and does not come to an end."""
    connection = sqlite3.connect(server.folder / "table.db", isolation_level=None)
    try:
        connection.execute("BEGIN IMMEDIATE")
        yield
    finally:
        connection.close()


class MovedClock:
    """The time of day as servers in its environment see it."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True)
        (folder / "sitecustomize.py").write_text(MOVED_CLOCK)
        self.file = folder / "seconds"
        self.move(0)
        paths = [str(folder), environment().get("PYTHONPATH", "")]
        self.variables = {"PYTHONPATH": ":".join(path for path in paths if path)}

    def move(self, seconds: int) -> None:
        """So far from the true time."""
        new = self.file.with_suffix(".new")
        new.write_text(str(seconds))
        new.replace(self.file)
