"""In the page too, imports point one way, without circles, and nothing but a game's folder names the game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "web" / "src"
GAMES = sorted(path.parent.name for path in SOURCES.glob("games/*/index.ts"))
CODE = {".ts", ".svelte"}
FILES = sorted(path for path in SOURCES.rglob("*") if path.suffix in {*CODE, ".css"})
GENERATED = "generated.ts"
# Each rung may import itself and lower ones; equals do not know each other. The longest path that fits a file counts.
LADDER: tuple[set[str], ...] = (
    {"art", "device", "i18n", "styles"},
    {"api"},
    {"state"},
    {"ui"},
    {"table"},
    {"editor"},
    {"games/game.ts"},
    {"games/plain", *(f"games/{game}" for game in GAMES)},
    {"games"},
    {"rules"},
    {"pages"},
    {"App.svelte"},
    {"main.ts"},
)
RUNGS = {room: rung for rung, rooms in enumerate(LADDER) for room in rooms}
IMPORT = re.compile(r"""(?:\bfrom|\bimport|\bimport\()\s*["'](\.[^"']*)["']""")
NAMES_THAT_SAY_NOTHING = {"utils", "util", "helpers", "helper", "common", "manager", "base", "misc", "lib", "shell"}
LONGEST_FILE = 520
RULE = re.compile(r"""["'`](?!AB-)[A-Z]{2}-\d+\.\d+["'`]""")  # AB stands for any game in comments


def relative(path: Path) -> str:
    return path.relative_to(SOURCES).as_posix()


def imports(path: Path) -> Iterator[Path]:
    """The files of the page that a file imports, wherever in the file it does so."""
    for wanted in IMPORT.findall(path.read_text(encoding="utf-8")):
        target = (path.parent / wanted).resolve()
        ways = (target, target.with_name(f"{target.name}.ts"), target / "index.ts")
        found = next((way for way in ways if way.is_file()), None)
        assert found, f"{relative(path)} imports {wanted}, which is not there"
        if found.is_relative_to(SOURCES):
            yield found


@cache
def room(path: Path) -> str:
    """`games/game.ts`, `pages` …: the longest entry of the ladder that a file is in."""
    parts = path.relative_to(SOURCES).parts
    ways = ["/".join(parts[:length]) for length in range(len(parts), 0, -1)]
    found = next((way for way in ways if way in RUNGS), None)
    assert found, f"{relative(path)} has no rung: say in LADDER what may import it"
    return found


@pytest.mark.parametrize("path", [path for path in FILES if path.suffix in CODE], ids=relative)
def test_imports_point_one_way(path: Path) -> None:
    here = room(path)
    wrong = [
        relative(target) for target in imports(path) if room(target) != here and RUNGS[room(target)] >= RUNGS[here]
    ]
    assert not wrong, f"{relative(path)} may not import {wrong}"


def test_folders_do_not_go_in_circles() -> None:
    """Within a rung, too. The index of a game is above its folders."""
    graph: dict[str, set[str]] = {}
    for path in FILES:
        if path.suffix in CODE and path.name != "index.ts":
            folder = relative(path.parent)
            targets = (relative(target.parent) for target in imports(path) if target.name != "index.ts")
            graph.setdefault(folder, set()).update(target for target in targets if target != folder)
    assert not circle(graph)


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Folders that import each other in a circle; none if there is no such circle."""
    left = {folder: set(targets) for folder, targets in graph.items()}
    while free := [folder for folder, targets in left.items() if not targets & left.keys()]:
        for folder in free:
            del left[folder]
    return sorted(left)


def test_a_circle_is_found() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == ["a", "b", "c", "d"]
    assert not circle({"a": {"b", "c"}, "b": {"c"}})


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_no_other(game: str) -> None:
    names = spellings(game)
    elsewhere = [path for path in FILES if not path.is_relative_to(SOURCES / "games" / game)]
    named = [relative(path) for path in elsewhere if names.search(path.read_text(encoding="utf-8"))]
    assert not named, f"{game} is named outside its folder"


def spellings(game: str) -> re.Pattern[str]:
    """bad-bones, bad_bones, BadBones, Bad Bones; and words of a name that are long enough to belong to it alone."""
    words = game.split("-")
    whole = "[-_ ]?".join(map(re.escape, words))
    own = [word for word in words if len(word) > len("bones")]
    return re.compile("|".join([whole, *own]), re.IGNORECASE)


def test_rules_are_cited_by_games_only() -> None:
    elsewhere = [path for path in FILES if not path.is_relative_to(SOURCES / "games")]
    assert not [relative(path) for path in elsewhere if RULE.search(path.read_text(encoding="utf-8"))]


def test_every_file_has_a_name_that_says_something() -> None:
    names = {relative(path): {part.split(".")[0].lower() for part in Path(relative(path)).parts} for path in FILES}
    assert not [name for name, parts in names.items() if parts & NAMES_THAT_SAY_NOTHING]


def test_no_file_is_too_long() -> None:
    lengths = {
        relative(path): len(path.read_text(encoding="utf-8").splitlines()) for path in FILES if path.name != GENERATED
    }
    assert not {name: length for name, length in lengths.items() if length > LONGEST_FILE}
