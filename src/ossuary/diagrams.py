"""Small scenarios made to be looked at, with one idea each: shown beside the rule and on the card they belong to.

`diagrams/NAME.bones` in a game's package says in its comments which rules it shows (`# XX-5.10: …`) and which things
(`# shows: wall`); its caption is the message `diagram-NAME`. A name that begins with `example-` is a worked example
from a printed booklet.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ossuary.core.notation import read_script
from ossuary.core.scenario import rules_shown
from ossuary.games import descriptor_of

SHOWS = "shows:"
EXAMPLE = "example-"
SUFFIX = ".bones"


@dataclass(frozen=True)
class Diagram:
    """A diagram. `rules` are in the order in which its comments name them; it is shown beside the first."""

    name: str
    rules: list[str]
    things: list[str]
    example: bool
    text: str


@cache
def read_diagrams(game: str) -> list[Diagram]:
    """All diagrams of a game, by name."""
    described = descriptor_of(game)
    files = sorted(file for file in described.files("diagrams") if file.endswith(SUFFIX))
    return [_read(file.removesuffix(SUFFIX), described.text("diagrams", file)) for file in files]


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
