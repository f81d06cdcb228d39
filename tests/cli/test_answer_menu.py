"""The list of answers: short, and tolerant of how an answer is typed."""

import pytest

from ossuary.cli.answer_menu import AnswerMenu

SPACES = [column + row for row in "54" for column in "abcde"]
TRAPS = [
    "pass",
    "retrieve b3",
    *(f"place {trap} {space}" for trap in ("wall/", "wall\\") for space in SPACES),
    *(f"place dragon {space}" for space in SPACES[1:]),
]


def labels(menu: AnswerMenu) -> list[str]:
    return [f"{mark} {item.label}" for mark, item in menu.lines()]


def test_few_answers_have_a_number_each() -> None:
    menu = AnswerMenu(["hero b4", "hero c4", "hero b2"])
    assert labels(menu) == ["1 hero b4", "2 hero c4", "3 hero b2"]
    assert menu.pick("2") == ["hero c4"]


def test_many_answers_are_grouped_by_how_they_begin_and_end() -> None:
    menu = AnswerMenu(TRAPS)
    assert labels(menu) == ["1 pass", "2 retrieve b3", "3 place wall/, wall\\", "4 place dragon"]
    assert menu.items[2].ends == tuple(SPACES)
    assert menu.items[2].answers == tuple(TRAPS[2:22])


def test_a_group_opens_step_by_step_down_to_single_answers() -> None:
    walls = AnswerMenu(AnswerMenu(TRAPS).pick("3"))
    assert labels(walls) == ["1 place wall/", "2 place wall\\"]
    spaces = AnswerMenu(walls.pick("2"))
    assert labels(spaces)[1] == "2 place wall\\ b5"
    assert spaces.pick("2") == ["place wall\\ b5"]


@pytest.mark.parametrize(
    ("typed", "picked"),
    [
        ("place dragon b5", ["place dragon b5"]),
        ("Dragon B5", ["place dragon b5"]),
        ("4 b5", ["place dragon b5"]),
        ("3 wall/ c4", ["place wall/ c4"]),
        ("pass", ["pass"]),
        ("b3", ["retrieve b3"]),
        ("b5", ["place wall/ b5", "place wall\\ b5", "place dragon b5"]),
        ("3 c4", ["place wall/ c4", "place wall\\ c4"]),
        ("4 a5", []),
        ("9", []),
        ("hero b4", []),
        ("", []),
    ],
)
def test_by_number_by_words_or_both(typed: str, picked: list[str]) -> None:
    assert AnswerMenu(TRAPS).pick(typed) == picked


def test_where_answers_end_in_numbers_the_marks_are_letters() -> None:
    menu = AnswerMenu(["send 2", "send 3"])
    assert labels(menu) == ["a send 2", "b send 3"]
    assert menu.pick("2") == ["send 2"]
    assert menu.pick("b") == ["send 3"]


def test_more_answers_than_letters_can_still_be_typed() -> None:
    menu = AnswerMenu([f"to {field}" for field in range(1, 40)])
    assert labels(menu)[25:27] == ["z to 26", " to 27"]
    assert menu.pick("39") == ["to 39"]
