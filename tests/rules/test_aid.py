"""The player aid of each game: the same chapters in every language, with things and diagrams that there are."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from ossuary.aid import read_aid
from ossuary.diagrams import read_diagrams
from ossuary.games import descriptor_of, game_names
from ossuary.locales.things import names_of_things
from support.locales.fluent_files import LANGUAGES, OTHERS

NUMBER = re.compile(r"\d+")


@pytest.mark.parametrize("name", game_names())
def test_it_opens_with_the_aim_and_a_round_and_a_picture(name: str) -> None:
    opening = [chapter for chapter in read_aid(name) if chapter.opening]
    assert [chapter.name for chapter in opening] == ["Aim", "A round"]
    known = {diagram.name for diagram in read_diagrams(name)}
    assert {chapter.diagram for chapter in opening} - {""} <= known
    assert any(chapter.diagram for chapter in opening)


@pytest.mark.parametrize("name", game_names())
def test_it_explains_every_thing_that_does_something(name: str) -> None:
    told = [thing for chapter in read_aid(name) for thing in chapter.things]
    assert len(told) == len(set(told))
    assert set(told) <= set(names_of_things(name).values())
    box = descriptor_of(name).text("data", "cards.toml" if name.startswith("dia") else "traps.toml")
    cards_or_traps = set(re.findall(r"^\[\w+\.([\w-]+)\]", box, re.MULTILINE))
    assert cards_or_traps - {"blast"} <= set(told)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_chapters(name: str, language: str) -> None:
    assert set(descriptor_of(name).files("aid")) == {f"{code}.md" for code in LANGUAGES}
    own, english = read_aid(name, language), read_aid(name)
    for here, there in zip(own, english, strict=True):
        assert here.text != there.text
        assert (here.diagram, here.things, here.opening) == (there.diagram, there.things, there.opening)
        assert Counter(NUMBER.findall(here.text)) == Counter(NUMBER.findall(there.text))
        for sign in ("\n- ", "\n| "):
            assert here.text.count(sign) == there.text.count(sign)


def test_a_game_may_have_none() -> None:
    with pytest.raises(KeyError):
        read_aid("chess")
