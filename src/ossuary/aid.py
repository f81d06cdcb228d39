"""The player aid of a game: aim, a round and all there is, on one page; its first chapters open the rules.

`aid/LANGUAGE.md` in a game's package has its chapters under `## `; those above the line `---` are the opening. In a
chapter, `diagram: NAME` is a diagram to show and `things: ID ID …` are things to explain, in the words of their cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ossuary.games import descriptor_of

ENGLISH = "en"
HEADING = "## "
LINE = "---"
DIAGRAM = "diagram:"
THINGS = "things:"


@dataclass(frozen=True)
class Chapter:
    """A chapter of an aid; its text is Markdown, without its diagram and its things."""

    name: str
    text: str
    diagram: str
    things: list[str]
    opening: bool


@cache
def read_aid(game: str, language: str = ENGLISH) -> list[Chapter]:
    """A game's aid, in English if it is not translated; no chapters if the game has none."""
    described = descriptor_of(game)
    page = described.text("aid", f"{language}.md") or described.text("aid", f"{ENGLISH}.md")
    opening, _, rest = page.partition(f"\n{LINE}\n")
    return [
        _chapter(text, part is opening) for part in (opening, rest) for text in f"\n{part}".split(f"\n{HEADING}")[1:]
    ]


def _chapter(text: str, opening: bool) -> Chapter:
    name, *lines = text.splitlines()
    said = [line for line in lines if not line.startswith((DIAGRAM, THINGS))]
    named = {mark: _after(mark, lines) for mark in (DIAGRAM, THINGS)}
    return Chapter(name, "\n".join(said).strip(), " ".join(named[DIAGRAM]), named[THINGS], opening)


def _after(mark: str, lines: list[str]) -> list[str]:
    return [word for line in lines if line.startswith(mark) for word in line.removeprefix(mark).split()]
