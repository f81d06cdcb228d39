"""Comments and branches in `.bones` texts, read and written by the page's own code in Node."""

from __future__ import annotations

import json
import random
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from web_build import find_node

from support.setups import counted

HEAD = ["# a title", "game: bad-bones", "seats: 2", "---"]
ANSWERS = ["1 hero b4", "2 place wall/ b3", "* draw 1 blue-left", "1 use morning-star b4 c5", "2 pass"]
COMMENTS = [
    "Too far.",
    "First line\nsecond line",
    "a\n\nb",
    "#> no branch",
    "! and ; > |",
    "«Quoi ?» 😀 日本",
    "1 hero b4",
]
PIECES = [
    "#! words",
    "#!",
    "#> 1 pass",
    "#>",
    "#>> 2 pass",
    "#>>! deep",
    "#>>> 1 pass",
    "# plain",
    "",
    "1 pass",
    "#>x",
    "#>!",
]


@dataclass
class Moment:
    line: str
    comment: str = ""
    branches: list[list[Moment]] = field(default_factory=list)


def some_moment(rng: random.Random, line: str, depth: int) -> Moment:
    comment = rng.choice(COMMENTS) if rng.random() < 0.3 else ""
    count = rng.choice([0, 0, 0, 0, 1, 2]) if depth < 8 else 0
    return Moment(line, comment, [some_line(rng, rng.randint(1, 2), depth + 1) for _ in range(count)])


def some_line(rng: random.Random, length: int, depth: int) -> list[Moment]:
    return [some_moment(rng, rng.choice(ANSWERS), depth) for _ in range(length)]


def written(moment: Moment, depth: int = 0) -> list[str]:
    """The lines below a moment, as docs/notation.md describes them."""
    comment = [f"#{'>' * depth}! {words}".rstrip() for words in moment.comment.split("\n")] if moment.comment else []
    sign = f"#{'>' * (depth + 1)}"
    branches: list[str] = []
    for number, branch in enumerate(moment.branches):
        branches += [sign] * (number > 0)
        for each in branch:
            branches += [f"{sign} {each.line}", *written(each, depth + 1)]
    return [*comment, *branches]


def played(line: list[Moment], before: list[str]) -> list[list[str]]:
    """The lines that each branch plays, those within it behind it."""
    found = []
    for number, moment in enumerate(line):
        so_far = before + [each.line for each in line[: number + 1] if each.line]
        for branch in moment.branches:
            found += [so_far + [each.line for each in branch], *played(branch, so_far)]
    return found


def ask(programs: Path, cases: list[dict[str, str]]) -> list[Any]:
    command = [*find_node().node, str(programs / "annotations.js")]
    lines = "".join(json.dumps(case) + "\n" for case in cases)
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=True, timeout=60)
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_what_is_written_is_read_and_written_again(programs: Path) -> None:
    rng = random.Random(15)
    games = [[some_moment(rng, "", 0), *some_line(rng, rng.randint(0, 5), 0)] for _ in range(counted(300, 3000))]
    texts, branches = [], []
    for game in games:
        body = [line for moment in game for line in [*([moment.line] if moment.line else []), *written(moment)]]
        texts.append("\n".join([*HEAD, *body, ""]))
        branches.append(["\n".join([*HEAD, *lines, ""]) for lines in played(game, [])])
    answers = ask(programs, [{"text": text} for text in texts])
    assert max(text.count("#>>>>") for text in texts) > 0
    for text, wanted, answer in zip(texts, branches, answers, strict=True):
        assert answer["text"] == text
        assert answer["branches"] == wanted
        lines = text.split("\n")
        assert [lines[number - 1] for number in answer["numbers"]] == [
            line for line in lines[len(HEAD) :] if line and not line.startswith("#")
        ]


def test_any_lines_are_refused_or_written_as_they_were_read(programs: Path) -> None:
    rng = random.Random(16)
    texts = ["\n".join([*HEAD, *rng.choices(PIECES, k=rng.randint(1, 9))]) for _ in range(counted(500, 5000))]
    first = ask(programs, [{"text": text} for text in texts])
    good = [answer for answer in first if "why" not in answer]
    assert len(texts) / 10 < len(good) < len(texts)
    assert ask(programs, [{"text": answer["text"]} for answer in good]) == good


FLAWS = {
    "nowhere": ["1 pass", "#>> 2 pass"],
    "deep": ["1 pass", *[f"#{'>' * depth} 1 pass" for depth in range(1, 10)]],
    "many": ["1 pass", *["#> 2 pass", "#>"] * 200, "#> 2 pass"],
    "long": ["1 pass", f"#! {'a' * 2001}"],
    "no-answer": ["1 pass", "#> = 00"],
    "hidden": ["1 pass", "#! gnp.\u202eexe"],
}


@pytest.mark.parametrize("why", FLAWS)
def test_flaws_have_a_line_and_a_reason(programs: Path, why: str) -> None:
    answer = ask(programs, [{"text": "\n".join([*HEAD, *FLAWS[why]])}])
    assert answer == [{"number": len(HEAD) + len(FLAWS[why]), "why": why}]


def test_comments_are_tidied_as_they_are_typed(programs: Path) -> None:
    typed = {"  a\tb \u202e\r\n\r\nx\n\n": "a b\n\nx", "": "", "\n \n": "", "a\ud83d": "a", "é" * 3000: "é" * 2000}
    assert ask(programs, [{"comment": words} for words in typed]) == list(typed.values())
