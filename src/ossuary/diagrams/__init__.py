"""Small scenarios made to be looked at: one idea each, beside the rule and on the card they belong to.

`NAME.bones` says in its comments which rules it shows (`# BB-5.10: …`) and which things (`# shows: wall`); its caption
is `diagram-NAME` in locales/*/diagrams.ftl. A name that begins with `example-` is a worked example of the booklets.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources

from ossuary.core.notation import read_script
from ossuary.core.scenario import rules_shown

SHOWS = "shows:"
EXAMPLE = "example-"
SUFFIX = ".bones"


@dataclass(frozen=True)
class Diagram:
    """One of them. `rules` stand in the order in which its comments name them: the first is where it belongs."""

    name: str
    rules: list[str]
    things: list[str]
    example: bool
    text: str


@cache
def read_diagrams(game: str) -> list[Diagram]:
    """All of a game's, by name; none if there is no such game."""
    folder = resources.files(__name__).joinpath(game)
    if not folder.is_dir():
        return []
    files = {file.name.removesuffix(SUFFIX): file for file in folder.iterdir() if file.name.endswith(SUFFIX)}
    return [_read(name, files[name].read_text(encoding="utf-8")) for name in sorted(files)]


def _read(name: str, text: str) -> Diagram:
    script = read_script(text.encode())
    rules = sorted(rules_shown(script), key=" ".join(script.comments).index)
    things = [
        thing
        for comment in script.comments
        if comment.startswith(SHOWS)
        for thing in comment.removeprefix(SHOWS).split()
    ]
    return Diagram(name, rules, things, name.startswith(EXAMPLE), text)
