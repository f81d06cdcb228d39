"""The glossary and the files use the same words."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ossuary.games import game_names
from ossuary.rules import read_page
from support.locales.fluent_files import FILES, LANGUAGES, ROOT, said, written

TERM = re.compile(r"^\| *([a-z0-9–-]+) *\|(.+)\|$", re.MULTILINE)
NO_THING = "–"
ASIDE = re.compile(r" \(.*\)")
# Verbs are found by what all their forms share.
STEMS = {
    "poser": "pos",
    "récupérer": "récup",
    "déclencher": "déclench",
    "piocher": "pioch",
    "éliminé": "élimin",
    "éliminer": "élimin",
    "plaatsen": "plaats",
    "terugtrekken": "terug",
    "triggeren": "trigger",
    "trekken": "trek",
    "legen": "leg",
    "zurücknehmen": "zurück",
    "auslösen": "ausgelöst",
    "ziehen": "zieh",
    "ausscheiden": "scheide",
}


BY_ID = ("model", "trap", "item", "weapon", "card", "other")
A_FAMILY = 8  # so many variants name things; fewer only treat some apart
SYMBOLS = ("blue", "green", "purple", "yellow", "red")  # of which a skeleton has the colour


class Term(NamedTuple):
    id: str
    words: dict[str, str]
    seen: list[str]


def terms() -> list[Term]:
    rows = TERM.findall((ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"))
    found = []
    for id, cells in rows:
        *words, seen = [cell.strip() for cell in cells.split("|")]
        if id != "id" and set(id) != {"-"}:
            found.append(Term(id, dict(zip(("en", "fr", "nl", "de"), words, strict=True)), seen.split()))
    return found


@cache
def names(language: str) -> dict[str, str]:
    return {
        key.removeprefix("thing-"): text.text
        for file in FILES
        if file.endswith("/things")
        for key, text in said(language, file).items()
        if key.startswith("thing-") and "." not in key
    }


@cache
def everything(language: str) -> str:
    """All texts of a language in one, rules too."""
    texts = [text.text for file in FILES for text in said(language, file).values()]
    pages = [read_page(name, language) for name in game_names()]
    return "\n".join([*texts, *pages]).lower()


def test_there_are_terms() -> None:
    assert len(terms()) > 100
    assert len({term.id for term in terms() if term.id != NO_THING}) > 90


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_are_called_as_in_the_glossary(language: str) -> None:
    for term in terms():
        if term.id != NO_THING:
            assert names(language)[term.id].lower() == term.words[language].lower(), term.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_glossary_is_used(language: str) -> None:
    for term in terms():
        word = ASIDE.sub("", term.words[language])
        assert STEMS.get(word, word).lower() in everything(language), f"{term.id} in {language}: {word}"


def test_where_words_were_seen_is_a_language() -> None:
    assert {language for term in terms() for language in term.seen} <= set(LANGUAGES)


class Families(Visitor):
    """Every variant that names a thing by its id."""

    def __init__(self) -> None:
        self.named: list[tuple[str, str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        by_id = isinstance(node.selector, ast.VariableReference) and node.selector.id.name in BY_ID
        if by_id and len(node.variants) >= A_FAMILY:
            self.named += [
                (v.key.name, written(v.value).lower()) for v in node.variants if isinstance(v.key, ast.Identifier)
            ]
        self.generic_visit(node)


def stem(word: str) -> str:
    """What endings leave of a word."""
    return word[: max(3, len(word) - 2)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_name_things_so_too(language: str) -> None:
    families = Families()
    for file in FILES:
        for text in said(language, file).values():
            families.visit(text.pattern)
    assert len(families.named) > 100
    for id, called in families.named:
        if id not in SYMBOLS:
            words = re.findall(r"[\w-]+", names(language)[id].lower())
            assert all(stem(word) in called for word in words), f"{id} in {language}: {called}"
