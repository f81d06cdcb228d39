"""Every refusal the engine can give has words, with all the gaps they need."""

from __future__ import annotations

import pytest

from ossuary.core.refusal import Reason, fault
from ossuary.locales import bundle, tell, tell_all
from support.locales.fluent_files import LANGUAGES, keys_in_code


def test_the_code_names_keys() -> None:
    assert {"not-one-space", "game-over", "undo-too-late", "on-trap", "dog-there"} <= keys_in_code()


@pytest.mark.parametrize("key", sorted(keys_in_code()))
def test_every_key_has_words(key: str) -> None:
    for language in LANGUAGES:
        assert bundle(language).has_message(key), f"add '{key}' to locales/{language}"


def test_gaps_are_filled() -> None:
    text = tell(Reason("BB-3.1", "not-one-space", {"space": "b4"}))
    assert "b4" in text
    assert text.endswith("(BB-3.1)")


def test_what_two_rules_say_alike_is_said_once() -> None:
    alike = [Reason(rule, "not-one-space", {"space": "b4"}) for rule in ("BB-3.1", "BB-3.2")]
    told = tell_all([*alike, fault("game-over")])
    assert told.endswith("(BB-3.1, BB-3.2) The game is over.")
    assert told.count("b4") == 1


def test_a_missing_gap_is_an_error() -> None:
    with pytest.raises(ValueError, match="not-one-space"):
        tell(Reason("BB-3.1", "not-one-space"))
