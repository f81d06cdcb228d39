"""The registry: our own games in a fixed order, others by entry points, and a broken one does not break the rest."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ossuary.core.notation import read_script
from ossuary.core.scenario import run_script
from ossuary.games import descriptor_of, game_names, make_game, make_games, register, unregister
from ossuary.games.descriptor import BrokenGame, Descriptor

OWN = ("bad-bones", "dia-de-los-muertos")
OTHERS = {
    "good-game": ("good", "from ossuary.games.bad_bones.game import *\nDESCRIPTOR = Descriptor('good-game', *REST)"),
    "misnamed": ("misnamed", "DESCRIPTOR = Descriptor('other-name', *REST)"),
    "unloadable": ("unloadable", "raise OSError('no disc')"),
    "bad-bones": ("usurper", "DESCRIPTOR = Descriptor('bad-bones', *REST)"),
}
HEAD = "from ossuary.games.descriptor import Descriptor\nREST = ('Title', 'XX', __name__, f'{__name__}:BadBones')\n"


def ask_another_process(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Python code where the packages of this folder are installed."""
    found = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    return subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": found}, capture_output=True, text=True
    )


@pytest.fixture
def offered(tmp_path: Path) -> Path:
    """A folder with an installed package that offers four games, only one of them rightly."""
    for module, code in OTHERS.values():
        (tmp_path / f"{module}.py").write_text(HEAD + code)
    info = tmp_path / "offered-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: offered\nVersion: 1.0\n")
    points = "\n".join(f"{name} = {module}:DESCRIPTOR" for name, (module, _) in OTHERS.items())
    (info / "entry_points.txt").write_text(f"[ossuary.games]\n{points}\n")
    return tmp_path


def test_our_own_games_come_first_and_in_order() -> None:
    assert game_names()[:2] == OWN
    for name in game_names():
        game, described = make_game(name), descriptor_of(name)
        assert (game.name, game.title) == (described.name, described.title) == (name, described.title)
        assert re.fullmatch("[A-Z]{2,4}", described.prefix)


def test_an_entry_point_adds_a_game_and_a_broken_one_is_named(offered: Path) -> None:
    done = ask_another_process(offered, "from ossuary.games import *; print(*game_names(), *make_games({}))")
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [*OWN, "good-game"] * 2
    assert len(done.stderr.splitlines()) == 3
    for name, why in (("misnamed", "not the descriptor"), ("unloadable", "OSError: no disc"), ("bad-bones", "another")):
        assert [line for line in done.stderr.splitlines() if f"'{name}'" in line and why in line]


def test_a_broken_game_is_refused_with_the_reason(offered: Path) -> None:
    done = ask_another_process(offered, "from ossuary.games import *; make_game('unloadable')")
    assert "BrokenGame: the game 'unloadable' can't be loaded: unloadable:DESCRIPTOR: OSError: no disc" in done.stderr
    with pytest.raises(KeyError):
        make_game("unheard-of")


def test_a_game_whose_engine_is_broken_is_left_out(caplog: pytest.LogCaptureFixture) -> None:
    register(Descriptor("engineless", "Engineless", "EN", "ossuary", "ossuary.games:NoSuchClass"))
    try:
        assert game_names() == (*OWN, "engineless")
        assert list(make_games({})) == list(OWN)
        assert "'engineless'" in caplog.text
        assert "NoSuchClass" in caplog.text
        with pytest.raises(BrokenGame, match="engineless"):
            make_game("engineless")
    finally:
        unregister("engineless")
    assert game_names() == OWN


@pytest.mark.parametrize("name", [name for name in game_names() if descriptor_of(name).example])
def test_the_example_of_a_game_holds(name: str) -> None:
    script = read_script(descriptor_of(name).example.encode())
    assert script.header("game").value == name
    report = run_script(make_game(name), script)
    assert report.checked
    assert not report.failures


def test_what_is_not_needed_is_not_imported() -> None:
    """A simulation draws nothing, and asks no bot."""
    code = "import sys, ossuary.lab.simulation as lab; lab.make_game('bad-bones'); print(*sys.modules)"
    loaded = ask_another_process(Path(), code).stdout.split()
    assert "ossuary.games.bad_bones.game" in loaded
    assert not [
        name
        for name in loaded
        if name in ("rich", "litestar") or name.startswith(("ossuary.bots", "ossuary.games.dia_de_los_muertos.g"))
    ]
