"""The rules in our own words: one page for each game and language, one id for each rule."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from ossuary.core.scenario import RULE_ID
from ossuary.games import descriptor_of

RULE = re.compile(rf"- ({RULE_ID.pattern}) ")
HEADING = "## "
ENGLISH = "en"


@dataclass(frozen=True)
class Rule:
    """One rule of a page, with the heading it stands under; its text is Markdown."""

    id: str
    section: str
    text: str


def read_page(game: str, language: str = ENGLISH) -> str:
    """A game's whole page as Markdown, in English if it is not translated; empty if the game has none."""
    described = descriptor_of(game)
    return described.text("rules", f"{language}.md") or described.text("rules", f"{ENGLISH}.md")


def read_rules(game: str, language: str = ENGLISH) -> dict[str, Rule]:
    """Every rule of a game by its id, in the order of the English page; in English where it is not translated."""
    translated = _rules_on(read_page(game, language))
    return {id: translated.get(id, rule) for id, rule in _rules_on(read_page(game)).items()}


def find_rules(game: str, words: str) -> list[Rule]:
    """The rule with this id, with or without the letters of its game, or all rules of a section."""
    rules = read_rules(game)
    if words.upper() in rules:
        return [rules[words.upper()]]
    number = words.split(".")
    return [rule for id, rule in rules.items() if id.partition("-")[2].split(".")[: len(number)] == number]


def rules_about(game: str, words: str) -> list[Rule]:
    """The rules that mention these words, in their text or above it; none for no words."""
    wanted = words.lower()
    return [rule for rule in read_rules(game).values() if wanted and wanted in f"{rule.section} {rule.text}".lower()]


@cache
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
    return {id: Rule(id, rule.section, _unindented(lines[id])) for id, rule in rules.items()}


def _unindented(lines: list[str]) -> str:
    """A rule's lines without the indent they have below the bullet."""
    return "\n".join([lines[0], *(line.removeprefix("  ") for line in lines[1:])]).strip()


def data_behind(game: str, rule: str, provenances: dict[str, str]) -> dict[str, str]:
    """The data values a rule rests on, each with how we know it; empty for a rule that is text alone."""
    patterns = _patterns(game).get(rule, [])
    return {place: how for pattern in patterns for place, how in provenances.items() if fnmatchcase(place, pattern)}


@cache
def _patterns(game: str) -> dict[str, list[str]]:
    """The data values that rules rest on, as patterns by rule."""
    return tomllib.loads(descriptor_of(game).text("rules", "data.toml"))


def provenances_of(game: Any) -> dict[str, str]:
    """How we know each value of a game's data; empty for a game without data files."""
    found: dict[str, str] = getattr(getattr(game, "data", None), "provenances", {})
    return found
