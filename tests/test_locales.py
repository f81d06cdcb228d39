"""Every refusal the engine can give has words, with all the gaps they need."""
from __future__ import annotations

import ast
from pathlib import Path

import pytest

from ossuary.core.refusal import Reason
from ossuary.locales import bundle, languages, tell

SOURCES = Path(__file__).parents[1] / "src" / "ossuary"


def keys_in_code() -> set[str]:
    """The second argument of every Reason(…), and the keys of tables of rules; `bad-{name}` comes from questions."""
    found: set[str] = set()
    for file in [*SOURCES.joinpath("core").rglob("*.py"), *SOURCES.joinpath("games").rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                found |= {a.value for a in node.args[1:2] if isinstance(a, ast.Constant) and isinstance(a.value, str)}
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
