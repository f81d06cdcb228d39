"""The rules in four languages: the same ids in the same order, with the same marks, numbers and references."""

from __future__ import annotations

import re
import tomllib
from collections import Counter

import pytest

from ossuary import rules
from ossuary.games import descriptor_of, game_names
from ossuary.rules import _rules_on, data_behind, provenances_of, read_page, read_rules
from support.locales.fluent_files import ENGLISH, LANGUAGES, OTHERS
from support.setups import the_game

PAGES = [(name, language) for name in game_names() for language in OTHERS]
MARK = re.compile(r"\[(ruling|data)\b")
CODE = re.compile(r"`[^`]+`")
REFERENCE = re.compile(r"(?<![\w.–-])(?:(?:BB|DM)-)?\d+\.\d+")
NUMBER = re.compile(r"\d+")


def headings(page: str) -> list[str]:
    return [line.split()[1] for line in page.splitlines() if line.startswith("## ")]


def without_reasons(text: str) -> str:
    """What stands in a mark is each language's own."""
    return re.sub(r"\[(ruling|data)[^\]]*\]", "", text)


def test_the_pages_are_those_of_the_languages() -> None:
    for name in game_names():
        assert set(descriptor_of(name).files("rules")) == {"data.toml", *(f"{language}.md" for language in LANGUAGES)}


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_the_same_rules_in_the_same_order(name: str, language: str) -> None:
    own, english = read_page(name, language), read_page(name)
    assert list(_rules_on(own)) == list(_rules_on(english))
    assert headings(own) == headings(english)


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_the_same_marks_codes_references_and_numbers(name: str, language: str) -> None:
    own, english = _rules_on(read_page(name, language)), _rules_on(read_page(name))
    for id, rule in english.items():
        for what in (MARK, CODE):
            assert Counter(what.findall(own[id].text)) == Counter(what.findall(rule.text)), id
        for what in (REFERENCE, NUMBER):
            here, there = (Counter(what.findall(without_reasons(text))) for text in (own[id].text, rule.text))
            assert here == there, id


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_no_rule_is_left_in_english(name: str, language: str) -> None:
    own, english = read_rules(name, language), read_rules(name)
    assert [id for id in english if own[id].text == english[id].text] == []


@pytest.mark.parametrize("name", game_names())
def test_what_a_language_lacks_is_told_in_english(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_rules(name, "xx") == read_rules(name)
    first, *others = read_rules(name)
    lines = [line for line in read_page(name, "fr").splitlines() if not line.startswith(f"- {first} ")]
    pages = {"fr": "\n".join(lines), ENGLISH: read_page(name)}
    monkeypatch.setattr(rules, "read_page", lambda _, language=ENGLISH: pages[language])
    told = read_rules(name, "fr")
    assert list(told) == [first, *others]
    assert told[first] == read_rules(name)[first]
    assert told[others[-1]] != read_rules(name)[others[-1]]


def test_there_are_no_rules_of_no_game() -> None:
    with pytest.raises(KeyError):
        read_rules("chess", "fr")


def test_what_rules_rest_on_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page asks for the data behind every rule, and every visitor for the page."""
    game = the_game("bad-bones")
    known = provenances_of(game)
    before = {id: data_behind(game.name, id, known) for id in read_rules(game.name)}
    assert any(before.values())
    monkeypatch.setattr(tomllib, "loads", None)
    assert {id: data_behind(game.name, id, known) for id in read_rules(game.name)} == before
