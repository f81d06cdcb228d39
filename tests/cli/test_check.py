"""`check` and `verify`: one line for each file, and exit codes that scripts can rely on."""

import json
from pathlib import Path

import pytest

from support.command_line import call, run

HOLDS = """\
# BB-3.1
game: bad-bones
seats: 2
---
1 hero b4
? seat 1 hero b4
? waiting 2
"""
FAILS = HOLDS.replace("? seat 1 hero b4", "? seat 1 hero c4")
ILLEGAL = HOLDS.replace("1 hero b4", "1 hero a1")
NOT_A_STATEMENT = HOLDS.replace("? waiting 2", "? seat 1 colour blue")
OTHER_GAME = HOLDS.replace("bad-bones", "chess")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {"b/holds": HOLDS, "a/fails": FAILS, "c": HOLDS}.items():
        path = tmp_path / f"{name}.bones"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    (tmp_path / "notes.txt").write_text("no scenario")
    return tmp_path


def written(folder: Path, name: str, text: str | bytes) -> Path:
    path = folder / f"{name}.bones"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def test_what_holds_exits_with_0(tmp_path: Path) -> None:
    path = written(tmp_path, "holds", HOLDS)
    done = run("check", path)
    assert done.returncode == 0
    assert done.stdout.splitlines() == [f"ok    {path}  (2 checks)", "1 file: 1 ok, 2 checks"]


def test_what_fails_exits_with_1_and_says_where(tmp_path: Path) -> None:
    path = written(tmp_path, "fails", FAILS)
    done = call("check", path)
    assert done.exit_code == 1
    assert f"{path}:6: expected “? seat 1 hero c4”, found: hero b4" in done.stdout
    assert done.stdout.splitlines()[-1] == "1 file: 1 failing, 0 ok, 2 checks"


def test_an_illegal_answer_fails_with_its_rule(tmp_path: Path) -> None:
    path = written(tmp_path, "illegal", ILLEGAL)
    done = call("check", path)
    assert done.exit_code == 1
    assert f"{path}:5: expected “1 hero a1”, found: " in done.stdout
    assert "(BB-3.1)" in done.stdout


@pytest.mark.parametrize(
    ("text", "where", "why"),
    [
        (NOT_A_STATEMENT, "7:10", "colour"),
        (OTHER_GAME, "2:7", "There is no game “chess” here"),
        (HOLDS.replace("seats: 2", "seats: 12"), "3:8", "1 to 6 seats"),
        (HOLDS.replace("seats: 2", "seats: 2\noptions: mode=hard"), "4:10", "mode"),
        (HOLDS.replace("---\n", ""), "4:1", "1 hero b4"),
        (HOLDS.encode() + b"\xff", "8:1", "UTF-8"),
    ],
    ids=["statement", "game", "seats", "option", "dashes", "bytes"],
)
def test_what_cannot_be_read_exits_with_2_and_says_where(tmp_path: Path, text: str, where: str, why: str) -> None:
    path = written(tmp_path, "unreadable", text)
    done = call("check", path)
    assert done.exit_code == 2
    [line] = [line for line in done.stdout.splitlines() if line.startswith(f"{path}:")]
    assert line.startswith(f"{path}:{where}: ")
    assert why in line


def test_a_folder_is_searched_and_sorted(folder: Path) -> None:
    done = call("check", folder)
    assert done.exit_code == 1
    named = [line.split()[1] for line in done.stdout.splitlines() if line.startswith(("ok", "FAIL"))]
    assert named == [str(folder / name) for name in ("a/fails.bones", "b/holds.bones", "c.bones")]


def test_others_still_run_beside_an_unreadable_file(folder: Path) -> None:
    written(folder, "aa", "nonsense")
    done = call("check", folder, folder / "missing.bones")
    assert done.exit_code == 2
    assert done.stdout.count("\nok ") + done.stdout.startswith("ok ") == 2
    assert f"{folder / 'missing.bones'}:1:1: This can’t be read" in done.stdout
    assert done.stdout.splitlines()[-1] == "5 files: 1 failing, 2 unreadable, 2 ok, 6 checks"


def test_a_folder_without_scenarios_is_bad_usage(tmp_path: Path) -> None:
    done = call("check", tmp_path)
    assert done.exit_code == 2
    assert "no .bones files" in done.stderr


def test_check_for_programs(folder: Path) -> None:
    written(folder, "d", NOT_A_STATEMENT)
    done = call("check", "--json", folder)
    assert done.exit_code == 2
    report = json.loads(done.stdout)
    assert (report["files"], report["failing"], report["unreadable"]) == (4, 1, 1)
    fails, holds, _, unreadable = report["results"]
    assert fails["failures"] == [{"line": 6, "expected": "? seat 1 hero c4", "found": "hero b4"}]
    assert (holds["ok"], holds["answers"], holds["checks"]) == (True, 1, 2)
    assert (unreadable["ok"], unreadable["line"], unreadable["column"]) == (False, 7, 10)


def test_an_owners_data_counts(tmp_path: Path) -> None:
    data = tmp_path / "mine.toml"
    data.write_text("[setup]\nfloors = 3\n")
    path = written(tmp_path, "tower", HOLDS.replace("? waiting 2", "? seat 1 tower 3"))
    assert call("check", path).exit_code == 1
    assert call("check", path, "--data", data).exit_code == 0


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[traps.wall]\ncost = 'dear'\n", "traps.wall.cost: should be a whole number"),
        ("[traps.moat]\ncost = 1\n", "traps.moat: there is no such value"),
        ("not toml", "is not TOML"),
    ],
)
def test_bad_data_is_shown_without_a_traceback(tmp_path: Path, text: str, why: str) -> None:
    data = tmp_path / "mine.toml"
    data.write_text(text)
    done = run("simulate", "bad-bones", "--games", 1, "--data", data)
    assert (done.returncode, done.stdout) == (2, "")
    assert why in done.stderr
    assert "Traceback" not in done.stderr
