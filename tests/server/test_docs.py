"""The documentation is true: every setting, message and code is in it, and the commands it shows work."""

from __future__ import annotations

import random
import re
import secrets
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import httpx
import msgspec
import pytest

from ossuary.cli.app import app
from ossuary.games import game_names
from ossuary.server import messages
from ossuary.server.errors import STATUSES
from ossuary.server.host.settings import Settings
from ossuary.server.socket.connection import CLOSE_CODES
from support.locales.fluent_files import codes_in_code
from support.server.serving import Server, environment

ROOT = Path(__file__).parents[2]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
FAIR = (ROOT / "docs" / "fair-chance.md").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")
LINKED = re.compile(r"\]\(([^)#:]+)\)")
# Long enough that open answers are taken back some 25 times a game, whatever is drawn.
SHORT = "[dia-de-los-muertos.setup]\nidle_rounds = 12\n"
PATIENCE = 60
MOST_UNDONE = 30


def fenced(text: str, language: str = "") -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.M | re.S)


def test_every_setting_is_documented_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", HOSTING, re.M))
    fields = {field.name: field.default for field in msgspec.structs.fields(Settings)}
    assert rows.keys() == fields.keys()
    for name, default in fields.items():
        told = str(default).lower() if isinstance(default, bool) else str(default)
        assert name == "db" or rows[name] == (f"`{told}`" if default != "" else "none")


def test_every_message_is_documented() -> None:
    for message in [*get_args(messages.ClientMessage), *get_args(messages.ServerMessage)]:
        assert f"`{message.__struct_config__.tag}`" in PROTOCOL
    studies = [
        messages.StudyRequest,
        messages.StudyPositionRequest,
        messages.Study,
        messages.StudyLine,
        messages.TextError,
        messages.SeatQuestion,
        messages.StudyPosition,
    ]
    for message in [*get_args(messages.ClientMessage), messages.Update, messages.Question, *studies]:
        for field in msgspec.structs.fields(message):
            assert f"`{field.name}`" in PROTOCOL, f"{message.__name__} {field.name}"
    actions = get_args(get_args(messages.Action)[0])
    assert all(f"`{action}`" in PROTOCOL for action in actions)


def test_every_code_is_documented() -> None:
    for name, number in CLOSE_CODES.items():
        assert re.search(rf"^\| {number} \|.*`{name}`", PROTOCOL, re.M), name
    for code in (*STATUSES, *codes_in_code()):
        assert f"`{code}`" in PROTOCOL, code


def test_the_readme_lists_every_command() -> None:
    commands = {command.name or command.callback.__name__ for command in app.registered_commands if command.callback}
    assert set(re.findall(r"^ossuary ([a-z]+)", README, re.M)) == commands


@pytest.mark.parametrize("name", ["protocol.md", "fair-chance.md", "hosting.md", "notation.md"])
def test_links_lead_somewhere(name: str) -> None:
    text = (ROOT / "docs" / name).read_text(encoding="utf-8")
    assert all((ROOT / "docs" / place).exists() for place in LINKED.findall(text))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("docs")
    (folder / "short.toml").write_text(SHORT)
    with Server(folder, game_data=str(folder / "short.toml")) as server:
        yield server


def play(host: httpx.Client, name: str) -> tuple[str, str]:
    """Play a game over HTTP, both seats, taking some answers back; the table and its record."""
    undone, chosen = 0, random.Random(name)
    host.post("/api/people", json={"name": "Ada"}).raise_for_status()
    plan = {"game": name, "seats": [{"kind": "person"}, {"kind": "person"}], "reaction_seconds": 0.02}
    table = host.post("/api/tables", json=plan).raise_for_status().json()
    seats = [f"/api/tables/{table['id']}/seats/{seat}" for seat in (1, 2)]
    for seat in seats:
        host.post(f"{seat}/ready", json={"value": secrets.token_hex(16)}).raise_for_status()
    while not (now := host.get(seat := chosen.choice(seats)).raise_for_status().json())["over"]:
        if now["undo"] and undone < MOST_UNDONE and chosen.random() < 0.5:
            undone += host.post(f"{seat}/undo").is_success
        elif now["options"]:
            words = chosen.choice(now["options"])["words"]
            host.post(f"{seat}/answers", json={"question": now["asked"]["question"], "words": words, "ready": True})
    return table["id"], host.get(f"/api/tables/{table['id']}/record").raise_for_status().text


@pytest.mark.parametrize("name", game_names())
def test_chance_can_be_checked_by_hand(server: Server, tmp_path: Path, name: str) -> None:
    [code] = fenced(FAIR, "python")
    script, record = tmp_path / "check.py", tmp_path / "game.bones"
    script.write_text(code, encoding="utf-8")
    with httpx.Client(base_url=f"http://{server.address}", timeout=30) as host:
        table, text = play(host, name)
        commit = host.get(f"/api/tables/{table}").json()["commit"]
    assert (" undo\n" in text) == (name == "dia-de-los-muertos")  # drafts that were taken back leave no trace
    record.write_text(text, encoding="utf-8")
    done = check_by_hand(script, record)
    assert done.returncode == 0, done.stderr
    assert f"promised: {commit}" in done.stdout
    assert f"draws checked: {len(re.findall(r'^[*] ', text, re.M))}" in done.stdout

    forged = re.sub(r"^seed: ..", "seed: 00" if "seed: 00" not in text else "seed: 11", text, flags=re.M)
    record.write_text(forged, encoding="utf-8")
    assert "another seed" in check_by_hand(script, record).stderr
    value = re.search(r"^value 1: (..)", text, re.M)
    assert value
    other = text.replace(value[0], f"value 1: {int(value[1], 16) ^ 1:02x}")
    record.write_text(other, encoding="utf-8")
    assert check_by_hand(script, record).returncode != 0


def check_by_hand(script: Path, record: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(script), str(record)]
    return subprocess.run(command, env=environment(), capture_output=True, text=True, timeout=PATIENCE)


def test_old_games_can_be_deleted(server: Server) -> None:
    [tidy] = re.findall(r'^sqlite3 table\.db "\n(.*?)"$', HOSTING, re.M | re.S)
    file = server.folder / "table.db"
    with httpx.Client(base_url=f"http://{server.address}", timeout=30) as host:
        table, _ = play(host, "bad-bones")
    db = sqlite3.connect(file, isolation_level=None)
    counts = {name: counted(db, name, table) for name in ("rows", "seats")}
    assert all(counts.values())
    db.executescript(tidy)
    assert {name: counted(db, name, table) for name in counts} == counts  # not a year old
    db.execute("DROP TABLE old")
    db.execute("UPDATE rows SET at = 1 WHERE table_id = ?", [table])
    db.executescript(tidy)
    assert not any(counted(db, name, table) for name in counts)
    db.close()


def counted(db: sqlite3.Connection, name: str, table: str) -> int:
    return int(db.execute(f"SELECT count(*) FROM {name} WHERE table_id = ?", [table]).fetchone()[0])


def test_a_backup_can_be_served(server: Server, tmp_path: Path) -> None:
    copy = tmp_path / "table.db"
    with sqlite3.connect(server.folder / "table.db") as db, sqlite3.connect(copy) as to:
        db.backup(to)
    with Server(tmp_path / "restored", db=f"sqlite:///{copy}") as restored:
        assert httpx.get(f"http://{restored.address}/health").json()["status"] == "ok"
