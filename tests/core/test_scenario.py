"""Every kind of expectation holds if it is true, and fails with what was found if it is not."""

from __future__ import annotations

import pytest

from ossuary.core.notation import read_script
from ossuary.core.scenario import rules_shown, run_script
from ossuary.locales import tell_all
from support.setups import the_game

GAME = the_game("bad-bones")
HEAD = """# BB-3.1 and BB-5.10, again BB-3.1
game: bad-bones
rules: 1
seats: 2
options: mode=basic
position:
  round 3
  seat 1
    hero b4
    tower 2
    supply wall wall
    trap wall\\ d2
    skeleton blue-left b2 ^
    skeleton blue-left b2 > x2
    forest red-top
    forest blue-left a1
    cemetery green-left
    coins 4
---
"""
OVER = HEAD.replace("    tower 2\n", "    tower 0\n").replace("  round 3\n", "  phase skeletons\n")

TRUE = [
    "round 3", "phase hero", "tracking white", "seat 1 hero b4", "seat 2 hero c3", "seat 1 tower 2", "seat 2 houses 5",
    "seat 1 supply wall wall", "seat 2 supply", "seat 1 trap wall\\ d2", "seat 1 trap wall\\ d2 x1",
    "seat 1 skeleton blue-left b2 ^", "seat 1 skeleton blue-left b2 ^ x1", "seat 1 skeleton blue-left b2 > x2",
    "seat 1 skeleton blue-left b2 > white x2", "seat 1 skeleton blue-left b2 > black x0", "seat 1 forest red-top",
    "seat 1 forest blue-left a1", "seat 1 cemetery green-left x1", "seat 1 weapon none", "seat 1 coins 4",
    "bag blue-left 8", "bag red-top 11", "gone red-top:emperor x0", "sees 2 seat 1 hero b4", "waiting 1 2",
    "legal 1 hero a5", "illegal 1 hero b4", "illegal 1 hero b4 BB-3.1", "illegal 1 pass BB-2.1", "winners", "lost",
    "market wall 0", "score 2 31",
]  # fmt: skip
FALSE = [
    "round 4", "phase trap", "tracking black", "seat 1 hero c3", "seat 2 hero b4", "seat 1 tower 1", "seat 2 houses 4",
    "seat 1 supply wall", "seat 1 supply wall wall wall", "seat 2 supply wall", "seat 1 trap wall/ d2",
    "seat 1 trap wall\\! d2", "seat 1 skeleton blue-left b2 <", "seat 1 skeleton blue-left b2 ^ x2",
    "seat 1 skeleton blue-left b2 > x1", "seat 1 skeleton blue-left b2 > black", "seat 1 forest red-left",
    "seat 1 forest blue-left", "seat 1 cemetery green-left x2", "seat 2 cemetery green-left", "seat 1 weapon rapier",
    "seat 1 coins 5", "bag blue-left 9", "bag red-top 12", "gone red-top:emperor", "sees 2 seat 1 hero c3",
    "waiting 1", "waiting", "legal 1 hero b4", "legal 1 fly away", "illegal 1 hero a5", "illegal 1 hero b4 BB-4.1",
    "winners 1", "lost 1", "over", "market wall 1", "heroic", "score 2 30", "seat 1 towers b4", "capital 2",
]  # fmt: skip


def found(head: str, expectation: str) -> list[str]:
    report = run_script(GAME, read_script(f"{head}? {expectation}\n".encode()))
    assert report.checked == 1
    return [tell_all(failure.found) for failure in report.failures]


@pytest.mark.parametrize("expectation", TRUE)
def test_a_true_expectation_holds(expectation: str) -> None:
    assert found(HEAD, expectation) == []


@pytest.mark.parametrize("expectation", FALSE)
def test_a_false_expectation_fails_and_says_what_was_found(expectation: str) -> None:
    [instead] = found(HEAD, expectation)
    assert instead


def denied(expectation: str) -> str:
    return f"not {expectation}"


STATEMENTS = ("round", "phase", "tracking", "seat", "bag", "gone", "sees", "market", "heroic", "capital")


@pytest.mark.parametrize("expectation", [words for words in TRUE if words.split(" ")[0] in STATEMENTS])
def test_not_fails_if_the_rest_is_true(expectation: str) -> None:
    assert len(found(HEAD, denied(expectation))) == 1


@pytest.mark.parametrize("expectation", [words for words in FALSE if words.split(" ")[0] in STATEMENTS])
def test_not_holds_if_the_rest_is_false(expectation: str) -> None:
    assert found(HEAD, denied(expectation)) == []


@pytest.mark.parametrize("expectation", ["over", "lost 1", "winners 2", "waiting", "score 1 0", "score 2 31"])
def test_expectations_at_the_end_of_a_game(expectation: str) -> None:
    assert found(OVER, expectation) == []


def test_what_was_found_is_told_in_short() -> None:
    assert found(HEAD, "seat 1 tower 3") == ["tower 2"]
    assert found(HEAD, "round 4") == ["round 3"]
    assert found(HEAD, "waiting 1") == ["waiting 1 2"]
    assert found(HEAD, "seat 1 supply") == ["supply wall, wall"]
    assert found(HEAD, "illegal 1 hero a5") == ["It is legal."]
    for refused in ("illegal 1 hero b4 BB-4.1", "legal 1 hero b4"):
        [why] = found(HEAD, refused)
        assert why.endswith("(BB-3.1)")
    assert found(HEAD, "score 2 30") == ["score 2 31"]


def test_a_seat_does_not_see_what_another_has_just_done() -> None:
    head = HEAD + "1 hero a4\n"
    assert found(head, "seat 1 hero a4") == []
    assert found(head, "sees 1 seat 1 hero a4") == []
    assert found(head, "not sees 2 seat 1 hero a4") == []
    assert len(found(head, "sees 2 seat 1 hero a4")) == 1


def test_comments_name_the_rules() -> None:
    assert rules_shown(read_script(HEAD.encode())) == ["BB-3.1", "BB-5.10"]
