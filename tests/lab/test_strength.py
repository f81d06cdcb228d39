"""Results of the arena become the figures on the characters' cards."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ossuary.bots.characters import CHARACTERS
from ossuary.cli.app import app
from ossuary.games import game_names
from ossuary.lab.results import BadResults
from ossuary.lab.strength import measured
from ossuary.strength import read_strength

runner = CliRunner()


def contest(path: Path, levels: str, *more: str) -> Path:
    command = ["arena", "bad-bones", "--levels", levels, "--seeds", "1-3", "--jobs", "1", "--results", str(path), *more]
    done = runner.invoke(app, command)
    assert done.exit_code == 0, done.output
    return path


def test_results_become_a_file_of_strengths(tmp_path: Path) -> None:
    results = contest(tmp_path / "results.jsonl", "tibia,talus")
    found = measured("bad-bones", results)
    assert (found.level, found.against, found.games) == ("tibia", "talus", 6)
    into = tmp_path / "strength.toml"
    done = runner.invoke(app, ["strength", "bad-bones", str(results), "--into", str(into)])
    assert done.exit_code == 0, done.output
    assert tomllib.loads(into.read_text()) == {"tibia": {"against": "talus", "share": found.share, "games": 6}}


@pytest.mark.parametrize(
    ("game", "levels", "more", "why"),
    [
        ("dia-de-los-muertos", "tibia,talus", [], "no two-seat games of dia-de-los-muertos"),
        (
            "bad-bones",
            "patella,talus",
            [],
            "no two characters of which one comes right after the other: patella, talus",
        ),
        ("bad-bones", "tibia,random", [], "no two characters"),
        ("bad-bones", "tibia,talus", ["--simulations", "2"], "with a budget"),
        ("bad-bones", "tibia,talus", ["--seats", "4"], "no two-seat games"),
    ],
)
def test_other_results_are_refused(tmp_path: Path, game: str, levels: str, more: list[str], why: str) -> None:
    results = contest(tmp_path / "results.jsonl", levels, *more)
    with pytest.raises(BadResults, match=why):
        measured(game, results)


def test_what_is_no_file_of_results_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.txt"
    path.write_text("something else\n")
    done = runner.invoke(app, ["strength", "bad-bones", str(path)])
    assert done.exit_code != 0
    assert "is no file of results" in done.output


@pytest.mark.parametrize("game", game_names())
def test_what_is_measured_is_about_neighbours(game: str) -> None:
    for level, found in read_strength(game).items():
        assert CHARACTERS.index(level) == CHARACTERS.index(found["against"]) + 1
        assert 0 <= found["share"] <= 100
        assert found["games"] > 0
