"""The numbered rules as their page tells them: what refusals, scenarios and code may cite."""

from __future__ import annotations

import re
from functools import cache

from ossuary.core.scenario import RULE_ID
from ossuary.rules import read_page

DEFINED = re.compile(rf"^\s*[-*] \**({RULE_ID.pattern})\b", re.MULTILINE)


def defined_rules(name: str) -> list[str]:
    """The rules of a game's page, in its order."""
    return DEFINED.findall(read_page(name))


@cache
def rules_of(name: str) -> frozenset[str]:
    return frozenset(defined_rules(name))


def cited(text: str) -> set[str]:
    return set(RULE_ID.findall(text))
