"""Every language says the same under the same keys, and no key is there for nothing."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast

from ossuary.games import game_names
from ossuary.locales import languages
from support.locales.fluent_files import (
    ENGLISH,
    FILES,
    LANGUAGES,
    OF_GAME,
    OF_SERVER,
    OTHERS,
    REFUSALS,
    TOLD,
    all_needs,
    bundle_of,
    every_way,
    game_of,
    helpers,
    is_for_the_engine,
    keys_in_code,
    needs,
    resource,
    said,
)
from support.setups import the_game

EQUAL = tomllib.loads((Path(__file__).parent / "equal.toml").read_text(encoding="utf-8"))
WORD = re.compile(r"[^\W\d_]{2}")
EVERYWHERE = [(language, file) for language in LANGUAGES for file in FILES]
ELSEWHERE = [(language, file) for language in OTHERS for file in FILES]


def test_these_are_the_languages() -> None:
    assert languages() == sorted(LANGUAGES)
    assert set(REFUSALS) <= set(OF_SERVER)


@pytest.mark.parametrize(("language", "file"), EVERYWHERE)
def test_every_line_is_understood(language: str, file: str) -> None:
    junk = [entry.content for entry in resource(language, file).body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize(("language", "file"), EVERYWHERE)
def test_a_key_is_said_once(language: str, file: str) -> None:
    keys = [entry.id.name for entry in resource(language, file).body if isinstance(entry, ast.Message)]
    assert [key for key, times in Counter(keys).items() if times > 1] == []


@pytest.mark.parametrize("file", FILES)
def test_french_punctuation_stays_on_the_line_of_its_word(file: str) -> None:
    """A space before it, or inside guillemets, is one that does not break."""
    breaking = re.compile(r"\S [:;!?»](?=\s|$)|« ")
    assert [text.key for text in said("fr", file).values() if breaking.search(text.text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_that_are_loaded_together_share_no_key(language: str) -> None:
    """The server loads some files of all games; the browser all of one game, with what is shared."""
    of_tables = [[file for file in FILES if game_of(file) in (game, "")] for game in game_names()]
    for files in (OF_SERVER, *of_tables):
        keys = Counter(key for file in files for key in said(language, file))
        assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_games_share_no_key_but_for_events_and_questions(language: str) -> None:
    """Those have the engine's names, and a game's own words."""
    keys = Counter(key for file in FILES for key in said(language, file))
    assert [key for key, times in keys.items() if times > 1 and not key.startswith(("event-", "prompt-"))] == []


@pytest.mark.parametrize(("language", "file"), ELSEWHERE)
def test_no_key_is_missing(language: str, file: str) -> None:
    missing = set(said(ENGLISH, file)) - set(said(language, file)) - helpers(ENGLISH, file)
    assert not missing, f"translate into {language}: {sorted(missing)}"


@pytest.mark.parametrize(("language", "file"), ELSEWHERE)
def test_no_key_is_left_over(language: str, file: str) -> None:
    left = set(said(language, file)) - set(said(ENGLISH, file)) - helpers(language, file)
    assert not left, f"English does not have {sorted(left)}"


@pytest.mark.parametrize(("language", "file"), [pair for pair in EVERYWHERE if is_for_the_engine(pair[1])])
def test_what_helps_is_used(language: str, file: str) -> None:
    used = {
        message for other in FILES for key in said(language, other) for message in needs(language, other, key).messages
    }
    assert helpers(language, file) - used == set()


@pytest.mark.parametrize("file", REFUSALS)
def test_every_refusal_has_a_caller(file: str) -> None:
    asked = {f"bad-{step.name}" for name in game_names() for step in the_game(name).steps if step.asks}
    assert set(said(ENGLISH, file)) - keys_in_code() - asked == set()


@pytest.mark.parametrize(("language", "file"), ELSEWHERE)
def test_what_is_said_as_in_english_is_meant_so(language: str, file: str) -> None:
    """Every text that is the same in both is in equal.toml, and nothing else is."""
    own, english = said(language, file), said(ENGLISH, file)
    same = {key for key in own if key in english and own[key].text == english[key].text and WORD.search(own[key].text)}
    allowed = EQUAL.get(language, {}).get(file, {})
    assert same - set(allowed) == set(), "translate, or give a reason in equal.toml"
    assert set(allowed) - same == set(), "in equal.toml for nothing"
    assert all(allowed.values()), "a reason is missing"


@pytest.mark.parametrize(("language", "file"), ELSEWHERE)
def test_the_same_gaps_are_filled(language: str, file: str) -> None:
    for key in set(said(ENGLISH, file)) & set(said(language, file)) - helpers(ENGLISH, file):
        own, english = all_needs(language, file, key).variables, all_needs(ENGLISH, file, key).variables
        assert own == english, f"{key} in {language}: {sorted(own ^ english)} is in one of them only"


@pytest.mark.parametrize(("language", "file"), ELSEWHERE)
def test_the_same_is_told_apart(language: str, file: str) -> None:
    """A variant that English has is not forgotten; plurals are each language's own affair."""
    plurals = {"zero", "one", "two", "few", "many", "other", "1"}
    for key in set(said(ENGLISH, file)) & set(said(language, file)):
        own, english = all_needs(language, file, key).choices, all_needs(ENGLISH, file, key).choices
        for variable in set(own) & set(english):
            assert own[variable] - plurals == english[variable] - plurals, f"{key} in {language}, by ${variable}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("files", [OF_SERVER, *OF_GAME.values()], ids=["server", *OF_GAME])
def test_everything_can_be_said(language: str, files: tuple[str, ...]) -> None:
    """With every variant, and with the library that the server uses."""
    messages = bundle_of(language, files)
    for file in files:
        for key in said(language, file):
            name, _, attribute = key.partition(".")
            message = messages.get_message(name)
            pattern = message.attributes[attribute] if attribute else message.value
            assert pattern is not None
            for values in every_way(all_needs(language, file, key)):
                formatted, errors = messages.format_pattern(pattern, values)
                assert errors == [], f"{key} in {language} with {values}"
                text = str(formatted)
                assert text.strip() == text.replace("  ", " ") or key in helpers(language, file), f"{key}: {text!r}"
                assert text or not key.startswith(TOLD)


@pytest.mark.parametrize("file", [file for file in FILES if is_for_the_engine(file)])
def test_french_spaces_and_apostrophes(file: str) -> None:
    """No space breaks before : ; ? ! and within quotation marks, and apostrophes are not straight."""
    for key, text in said("fr", file).items():
        for straight in ("'", " :", " ;", " ?", " !", "« ", " »"):
            assert straight not in text.text, f"{key}: {text.text}"
