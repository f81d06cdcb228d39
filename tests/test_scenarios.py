"""Every scenario holds, line by line: ours, and the shared ones where they lie beside the repository."""

from __future__ import annotations

from pathlib import Path

import pytest

from ossuary.core.scenario import run_script
from ossuary.games import game_names
from support.random_games import ROOT, SCENARIOS, script_of
from support.setups import the_game

SHARED = ROOT.parent / "shared" / "scenarios"
FILES = [
    (name, folder, path)
    for name in game_names()
    for folder in (SCENARIOS, SHARED)
    for path in sorted((folder / name).rglob("*.bones"))
]


@pytest.mark.parametrize(
    ("name", "path"),
    [(name, path) for name, _, path in FILES],
    ids=[f"{folder.parent.name}/{path.relative_to(folder).with_suffix('')}" for _, folder, path in FILES],
)
def test_scenario_holds(name: str, path: Path) -> None:
    script = script_of(path)
    assert script.header("game").value == name, "a scenario lies in the folder of its game"
    report = run_script(the_game(name), script)
    assert [f"line {f.number}: {f.expected} — found: {f.found}" for f in report.failures] == []
    assert report.checked, "this scenario expects nothing"


@pytest.mark.parametrize("name", game_names())
def test_there_are_scenarios(name: str) -> None:
    assert len(list((SCENARIOS / name).rglob("*.bones"))) > 10


@pytest.mark.parametrize("folder", [SCENARIOS, SHARED], ids=["ours", "shared"])
def test_every_scenario_lies_in_the_folder_of_a_game(folder: Path) -> None:
    names = {path.relative_to(folder).parts[0] for path in folder.rglob("*.bones")} - set(game_names())
    assert not names, f"no game is called {sorted(names)}: these scenarios are never run"


@pytest.mark.skipif(not SHARED.is_dir(), reason="there is no shared folder beside this repository")
@pytest.mark.parametrize("name", game_names())
def test_ours_have_all_that_is_shared(name: str) -> None:
    """A clone has no shared folder: its scenarios are copies."""
    for path in sorted((SHARED / name).rglob("*.bones")):
        copy = SCENARIOS / path.relative_to(SHARED)
        assert copy.is_file(), f"no copy of {path.name}"
        assert copy.read_text(encoding="utf-8") == path.read_text(encoding="utf-8"), f"{path.name} differs"
