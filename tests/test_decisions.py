"""The decisions are all listed, have the same parts, and name files that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "decisions"
DECISIONS = sorted(FOLDER.glob("[0-9]*.md"))
PARTS = ["Context", "Decision", "What speaks against it", "Consequences", "Figures"]
A_PAGE = 60  # lines


def test_every_decision_is_listed_once() -> None:
    index = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"\]\((\d.*?\.md)\)", index) == [file.name for file in DECISIONS]


@pytest.mark.parametrize("file", DECISIONS, ids=lambda file: file.stem)
def test_a_decision_is_one_page_of_the_same_parts(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.startswith(f"# {int(file.name[:2])}. ")
    assert re.findall(r"^## (.*)$", text, re.M) == PARTS
    assert len(text.splitlines()) <= A_PAGE
    for path in re.findall(r"`((?:src|tests|docs|bench|web)/[^` ]*)`", text):
        assert (ROOT / path).exists(), path
