"""Where the rules are in the code: a rule's home is the function, class or module whose docstring begins with its id.

A docstring like "XX-5.13: a dragon drives …" makes a home. Ids in comments, or later in a docstring, are mentions.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from ossuary.core.scenario import RULE_ID
from ossuary.games import descriptor_of

HOME = re.compile(rf"({RULE_ID.pattern}(?:, {RULE_ID.pattern})*): \S")
Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Home:
    """A place in the code: its file, the line of its `def` or `class`, and the first line of its docstring."""

    path: Path
    line: int
    summary: str

    def __str__(self) -> str:
        return f"{shortened(self.path)}:{self.line}"


def sources_of(game: str) -> Path:
    """The folder of a game's sources, which a wheel has too, beside the compiled modules."""
    return Path(str(resources.files(descriptor_of(game).package)))


def homes_of(game: str) -> dict[str, list[Home]]:
    """All homes in the sources of a game by the rule's id."""
    found: dict[str, list[Home]] = {}
    for path in sorted(sources_of(game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, Documented):
                for id, home in _homes_at(node, path):
                    found.setdefault(id, []).append(home)
    return found


def _homes_at(node: Documented, path: Path) -> list[tuple[str, Home]]:
    text = ast.get_docstring(node) or ""
    begins = HOME.match(text)
    if begins is None:
        return []
    line = 1 if isinstance(node, ast.Module) else node.lineno
    home = Home(path, line, text.splitlines()[0])
    return [(id, home) for id in begins.group(1).split(", ")]


def shortened(path: Path) -> Path:
    """The path from the current folder on, if the file lies in it."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path
