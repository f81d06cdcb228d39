"""A game that nothing in the program names is played like any other, once its package is installed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.command_line import run
from support.third_game import NAME, install

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return install(tmp_path_factory.mktemp("installed"))


@pytest.mark.heavy
def test_it_passes_the_conformance_suite(installed: dict[str, str]) -> None:
    """In a process of its own, as its author would run it."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", NAME, "tests/test_conformance.py"]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **installed}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert "skipped" not in done.stdout.splitlines()[-1]


def test_it_is_simulated(installed: dict[str, str]) -> None:
    done = run("simulate", NAME, "--seats", 3, "--games", 300, "--jobs", 2, "--json", more=installed)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert (told["game"], told["games"], told["rounds"]["mean"]) == (NAME, 300, 6.0)
    assert told["ends"] == {"last-good": 300}
    assert all(told["wins"])


@pytest.mark.heavy
def test_bots_play_each_other(installed: dict[str, str]) -> None:
    done = run("arena", NAME, "--games", 4, "--json", more=installed)
    assert done.returncode == 0, done.stderr
    assert set(json.loads(done.stdout)["standings"]) == {"random", "greedy"}


@pytest.mark.heavy
def test_a_record_of_it_is_written_and_verified(installed: dict[str, str], tmp_path: Path) -> None:
    record = tmp_path / "game.bones"
    assert run("record", NAME, "rounds=3", "--seed", 7, "--fair", "--out", record, more=installed).returncode == 0
    done = run("verify", record, more=installed)
    assert done.returncode == 0, done.stdout
    assert "chance proved" in done.stdout
    changed = tmp_path / "changed.bones"
    changed.write_text(record.read_text().replace("bid", "bid 9 #", 1))
    assert run("verify", changed, more=installed).returncode != 0


def test_a_scenario_of_it_is_checked(installed: dict[str, str], tmp_path: Path) -> None:
    text = f"""\
# GG-2.3: the highest coin that nobody else has bid takes the good.
game: {NAME}
seats: 3
---
* deal 1 urn
* deal 2 ring
* deal 3 ring
* uncover ring 3
1 bid 7
? waiting 2 3
? sees 1 seat 1 heirloom urn
? not sees 2 seat 1 heirloom urn
? not sees 2 seat 1 bid 7
2 bid 7
3 bid 2
? seat 3 goods ring 3
? illegal 1 bid 7 GG-2.2
"""
    scenario = tmp_path / "highest.bones"
    scenario.write_text(text)
    done = run("check", scenario, more=installed)
    assert done.returncode == 0, done.stdout


def test_it_is_played_at_the_terminal(installed: dict[str, str]) -> None:
    """On the plain drawing, with the number of each answer; the others answer at random."""
    done = run("terminal", NAME, "rounds=2", "--seed", 5, stdin="help\nbid 7\nbid 7\nbid 6\n\n", more=installed)
    assert done.returncode == 0, done.stderr
    for words in ("Grave Goods · round 1, bid", "heirloom:", "You do not", "the end", "(last-good)"):
        assert words in done.stdout, words


def test_its_rules_are_shown(installed: dict[str, str]) -> None:
    assert "secretly and at the same time" in run("rules", "GG-2.2", more=installed).stdout
    assert "steps.py:" in run("rules", "GG-2.2", "--code", more=installed).stdout


def test_without_its_package_there_is_no_such_game() -> None:
    done = run("simulate", NAME)
    assert done.returncode == 2
    assert f"there is no game '{NAME}'" in done.stderr
