"""The levels choose in kept positions what they have always chosen, for the same reasons."""

from __future__ import annotations

from typing import Any

import pytest

from support.kept_choices import Case, chosen, kept_choices


def cases() -> list[Any]:
    """Every second one, and all in the full run; they lie sorted by question, so none is left out."""
    kept = kept_choices()
    names = [f"{case['setup']}, {case['question']} {case['luck']}" for case in kept]
    marks = [[pytest.mark.full] if number % 2 else [] for number in range(len(kept))]
    return [pytest.param(case, id=name, marks=mark) for case, name, mark in zip(kept, names, marks, strict=True)]


@pytest.mark.parametrize("case", cases())
def test_the_same_position_and_seed_give_the_same_choice(case: Case) -> None:
    assert chosen(case) == case
