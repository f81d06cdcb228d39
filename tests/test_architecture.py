"""Imports point one way, files stay short, and nothing but a game's folder names the game."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ossuary.games import descriptor_of, game_names

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "ossuary"
MODULES = sorted(PACKAGE.rglob("*.py"))

# core ← bots ← games ← what reads games' files ← lab, env, server ← cli.
# A room imports itself and lower rungs; equals do not know each other.
LADDER = (
    {"ossuary"},
    {"core"},
    {"bots"},
    {"games", "sources"},
    {"aid", "box", "diagrams", "lessons", "locales", "rule_homes", "rules", "strength"},
    {"env", "lab", "server"},
    {"cli"},
    {"__main__"},
)
RUNGS = {room: rung for rung, rooms in enumerate(LADDER) for room in rooms}
# The same within the server: what each of its folders and modules may import stands before it.
SERVER_LADDER = (
    "messages",
    "errors",
    "back_off",
    "tasks",
    "token_bucket",
    "host",
    "match",
    "storage",
    "rooms",
    "http",
    "socket",
    "app",
    "schema",
    "serve",
)
GAMES = sorted(path.name for path in (PACKAGE / "games").iterdir() if path.is_dir() and path.name != "__pycache__")
FORMS_OF_A_GAME = ("ossuary.games.descriptor", "ossuary.games.drawing")
OUTSIDE_GAMES = sorted(
    path
    for path in PACKAGE.rglob("*")
    if path.suffix in (".py", ".toml", ".ftl", ".css") and not set(path.relative_to(PACKAGE).parts[1:2]) & set(GAMES)
)
NICKNAMES = ("badbones", "muertos")
NAME_OF_A_GAME = re.compile(
    "|".join(
        rf"(?i:{spelling})" if spelling != game.prefix else rf"\b{spelling}\b"
        for game in map(descriptor_of, game_names())
        for spelling in (game.name, game.name.replace("-", "_"), game.title, game.prefix, *NICKNAMES)
    )
)
NAMES_THAT_SAY_NOTHING = {"utils", "util", "helpers", "helper", "common", "manager", "managers", "base", "misc"}
LONGEST_FILE = 520


def dotted(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


NAMES = {dotted(path): path for path in MODULES}


def imports(path: Path) -> Iterator[str]:
    """The modules of ossuary that a file imports, wherever in the file it does so."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "ossuary")
        elif isinstance(node, ast.ImportFrom):
            source = absolute(path, node)
            if source.split(".")[0] == "ossuary":
                # `from ossuary.games import bad_bones` imports a module, `from ossuary import __version__` does not.
                names = (f"{source}.{alias.name}" for alias in node.names)
                yield from (name if is_module(name) else source for name in names)


def is_module(name: str) -> bool:
    return name in NAMES or (PACKAGE.parent / name.replace(".", "/")).is_dir()


def absolute(path: Path, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    package = path.parent.relative_to(PACKAGE.parent).parts
    above = package[: len(package) - node.level + 1]
    return ".".join([*above, *([node.module] if node.module else [])])


def room(module: str) -> str:
    """`core` for ossuary.core.game, `ossuary` for the package itself."""
    return module.split(".")[:2][-1]


def game(module: str) -> str | None:
    """`bad_bones` for ossuary.games.bad_bones.steps.hero, None for what belongs to no game."""
    parts = module.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 and parts[2] in GAMES else None


@pytest.mark.parametrize("module", NAMES)
def test_imports_point_one_way(module: str) -> None:
    here = room(module)
    assert here in RUNGS, f"{here} has no rung: say in LADDER who may import it"
    wrong = [
        target
        for target in imports(NAMES[module])
        if room(target) != here and RUNGS.get(room(target), len(LADDER)) >= RUNGS[here]
    ]
    assert not wrong, f"{module} may not import {wrong}"


def room_of_server(module: str) -> str:
    """`rooms` for ossuary.server.rooms.lobby, nothing for the package itself."""
    return ".".join(module.split(".")[2:3])


@pytest.mark.parametrize("module", [name for name in NAMES if room(name) == "server" and room_of_server(name)])
def test_imports_within_the_server_point_one_way(module: str) -> None:
    lower = SERVER_LADDER[: SERVER_LADDER.index(room_of_server(module)) + 1]
    targets = {target for target in imports(NAMES[module]) if room(target) == "server" and room_of_server(target)}
    wrong = sorted(target for target in targets if room_of_server(target) not in lower)
    assert not wrong, f"{module} may not import {wrong}"


@pytest.mark.parametrize("module", [name for name in NAMES if game(name)])
def test_a_game_knows_itself_and_the_core(module: str) -> None:
    """And the forms it fills in, such as its descriptor."""
    wrong = [
        target
        for target in imports(NAMES[module])
        if room(target) == "games" and game(target) != game(module) and target not in FORMS_OF_A_GAME
    ]
    assert not wrong, f"{module} may not import {wrong}"


def test_every_module_has_a_name_that_says_something() -> None:
    names = {path: set(path.relative_to(PACKAGE).with_suffix("").parts) for path in MODULES}
    assert not [str(path) for path, parts in names.items() if parts & NAMES_THAT_SAY_NOTHING]


@pytest.mark.parametrize("package", sorted({room(name) for name in NAMES}))
def test_no_two_classes_of_a_package_share_a_name(package: str) -> None:
    """A game is a package of its own."""
    homes: dict[str, list[str]] = {}
    for name, path in NAMES.items():
        if room(name) == package:
            for node in ast.walk(ast.parse(path.read_bytes())):
                if isinstance(node, ast.ClassDef):
                    homes.setdefault(f"{game(name) or package}.{node.name}", []).append(name)
    assert not {named: modules for named, modules in homes.items() if len(modules) > 1}


def test_no_file_is_too_long() -> None:
    files = [*MODULES, *(ROOT / "tests").rglob("*.py"), *ROOT.glob("*.py")]
    lengths = {str(path.relative_to(ROOT)): len(path.read_text().splitlines()) for path in files}
    assert not {name: length for name, length in lengths.items() if length > LONGEST_FILE}


@pytest.mark.parametrize("path", OUTSIDE_GAMES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_nothing_outside_its_folder_names_a_game(path: Path) -> None:
    assert not NAME_OF_A_GAME.findall(path.read_text(encoding="utf-8")), "this belongs in the game's own folder"
