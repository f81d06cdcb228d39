"""Reads deploy/Dockerfile: its instructions, what the image declares, and what the build copies from this tree."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

DOCKERFILE = Path(__file__).parents[2] / "deploy" / "Dockerfile"


class Instruction(NamedTuple):
    word: str
    rest: str


def instructions() -> list[Instruction]:
    lines = [line for line in DOCKERFILE.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    joined = re.sub(r" *\\\n *", " ", "\n".join(lines))
    return [Instruction(*line.split(" ", 1)) for line in joined.splitlines() if line]


def last_stage() -> list[Instruction]:
    found = instructions()
    begins = max(i for i, one in enumerate(found) if one.word == "FROM")
    return found[begins:]


def only(word: str) -> str:
    """What the image says after this word, once."""
    [found] = [one.rest for one in last_stage() if one.word == word]
    return found


def image_environment() -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in only("ENV").split())


def copied() -> list[str]:
    """What the build takes from this repository."""
    found = [one.rest.split() for one in instructions() if one.word == "COPY" and "--from" not in one.rest]
    return [source for *sources, _ in found for source in sources]
