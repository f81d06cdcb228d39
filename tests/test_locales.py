"""Every refusal the engine can give has words, with all the gaps they need."""
from __future__ import annotations

import ast
from pathlib import Path

import pytest

from ossuary.core.refusal import Reason
from ossuary.locales import bundle, languages, tell

PLACE_OF_KEY = {"Reason": 1, "refusal": 0}
SOURCES = Path(__file__).parents[1] / "src" / "ossuary"


def keys_in_code() -> set[str]:
    """The key of every Reason(…) and refusal(…), and the keys of tables of rules; `bad-{name}` comes from questions."""
    found: set[str] = set()
    for room in ("core", "games", "table"):
        for file in SOURCES.joinpath(room).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PLACE_OF_KEY:
                    key = node.args[PLACE_OF_KEY[node.func.id]:][:1]
                    found |= {word.value for argument in key for word in ast.walk(argument)
                              if isinstance(word, ast.Constant) and isinstance(word.value, str)
                              and not isinstance(argument, ast.JoinedStr)}
    return found


def test_the_code_names_keys() -> None:
    assert {"not-one-space", "game-over", "undo-too-late"} <= keys_in_code()


@pytest.mark.parametrize("key", sorted(keys_in_code()))
def test_every_key_has_english_words(key: str) -> None:
    assert bundle("en").has_message(key), f"add '{key}' to locales/en"


def test_gaps_are_filled() -> None:
    text = tell(Reason("BB-3.1", "not-one-space", {"space": "b4"}))
    assert "b4" in text
    assert text.endswith("(BB-3.1)")


def test_a_missing_gap_is_an_error() -> None:
    with pytest.raises(ValueError, match="not-one-space"):
        tell(Reason("BB-3.1", "not-one-space"))


def test_english_is_there() -> None:
    assert "en" in languages()
