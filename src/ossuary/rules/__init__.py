"""The rules in our own words: one page a game and language, one id a rule."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from importlib import resources
from typing import Any

RULE = re.compile(r"- ([A-Z]{2}-\d+\.\d+) ")
HEADING = "## "
ENGLISH = "en"


@dataclass(frozen=True)
class Rule:
    """One rule of a page, with the heading it stands under; its text is Markdown."""

    id: str
    section: str
    text: str


def read_page(game: str, language: str = ENGLISH) -> str:
    """A game's whole page, as Markdown, in English if the language has none; FileNotFoundError if there is no game."""
    page = resources.files(__name__).joinpath(language, f"{game}.md")
    if not page.is_file():
        page = resources.files(__name__).joinpath(ENGLISH, f"{game}.md")
    return page.read_text(encoding="utf-8")


def read_rules(game: str, language: str = ENGLISH) -> dict[str, Rule]:
    """Every rule of a game by its id, in the order of the English page, and in English where a language lacks it."""
    told = _rules_on(read_page(game, language))
    return {id: told.get(id, rule) for id, rule in _rules_on(read_page(game)).items()}


def _rules_on(page: str) -> dict[str, Rule]:
    rules: dict[str, Rule] = {}
    section = ""
    current = ""
    lines: dict[str, list[str]] = {}
    for line in page.splitlines():
        found = RULE.match(line)
        if line.startswith(HEADING):
            section = line.removeprefix(HEADING)
            current = ""
        elif found:
            current = found.group(1)
            rules[current] = Rule(current, section, "")
            lines[current] = [line[found.end() :]]
        elif current:
            lines[current].append(line)
    return {id: Rule(id, rule.section, _flush(lines[id])) for id, rule in rules.items()}


def _flush(lines: list[str]) -> str:
    """A rule's lines without the indent they have below the list's mark."""
    return "\n".join([lines[0], *(line.removeprefix("  ") for line in lines[1:])]).strip()


def data_behind(game: str, rule: str, provenances: dict[str, str]) -> dict[str, str]:
    """The data values a rule rests on, each with how we know it; none for a rule that is all text."""
    table = tomllib.loads(resources.files(__name__).joinpath("data.toml").read_text(encoding="utf-8"))
    patterns = table.get(game, {}).get(rule, [])
    return {place: how for pattern in patterns for place, how in provenances.items() if fnmatchcase(place, pattern)}


def provenances_of(game: Any) -> dict[str, str]:
    """How each value of a game's data is known; nothing for a game without data files."""
    found: dict[str, str] = getattr(getattr(game, "data", None), "provenances", {})
    return found
