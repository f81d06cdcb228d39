"""The numbered rules as their page tells them: what refusals, scenarios and code may cite."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "src" / "ossuary" / "rules" / "en"
RULE_ID = re.compile(r"\b(?:BB|DM)-\d+\.\d+\b")
DEFINED = re.compile(r"^\s*[-*] \**((?:BB|DM)-\d+\.\d+)\b", re.MULTILINE)


def defined_rules(name: str) -> list[str]:
    """The rules of a game's page, in its order."""
    return DEFINED.findall((PAGES / f"{name}.md").read_text(encoding="utf-8"))


@cache
def rules_of(name: str) -> frozenset[str]:
    return frozenset(defined_rules(name))


def cited(text: str) -> set[str]:
    return set(RULE_ID.findall(text))
