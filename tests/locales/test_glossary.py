"""The glossary and the files use the same words."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

import pytest

from locales.reading import FILES, LANGUAGES, ROOT, SOURCES, said

TERM = re.compile(r"^\| *([a-z0-9–-]+) *\|(.+)\|$", re.MULTILINE)
NO_THING = "–"
ASIDE = re.compile(r" \(.*\)")
# Verbs are found by what all their forms share.
STEMS = {
    "poser": "pos", "récupérer": "récup", "déclencher": "déclench", "piocher": "pioch", "éliminé": "élimin",
    "plaatsen": "plaats", "terugtrekken": "terug", "triggeren": "trigger", "trekken": "trek",
    "legen": "leg", "zurücknehmen": "zurück", "auslösen": "ausgelöst", "ziehen": "zieh", "ausscheiden": "scheide",
}


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
    return {key.removeprefix("thing-"): text.text for file in ("things", "things-muertos")
            for key, text in said(language, file).items() if key.startswith("thing-") and "." not in key}


@cache
def everything(language: str) -> str:
    """All texts of a language in one, rules too."""
    texts = [text.text for file in FILES for text in said(language, file).values()]
    pages = [page.read_text(encoding="utf-8") for page in SOURCES.joinpath("rules", language).glob("*.md")]
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
