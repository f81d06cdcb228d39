"""The games on offer, their rules, and the host."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ossuary.server.messages.fields import Provenance


class GameInfo(Struct):
    name: str
    title: str
    least: int
    most: int
    languages: list[str]
    minutes: int | None  # as printed on the box; None if it is not known
    age: int | None
    lessons: list[str]  # their names, the one to begin with first


class Rule(Struct, omit_defaults=True):
    """One rule; its text is Markdown. `data`: the values it rests on, and how each is known."""

    id: str
    section: str
    text: str
    data: dict[str, Provenance] = {}


class Diagram(Struct):
    """A small scenario to look at, with the rules and things it shows; it belongs to the first rule."""

    name: str
    caption: str
    rules: list[str]
    things: list[str]
    example: bool
    text: str


class AidChapter(Struct):
    """A chapter of a player aid: Markdown, a diagram by its name, and things by their ids. The rules open with some."""

    name: str
    text: str
    diagram: str
    things: list[str]
    opening: bool


class Health(Struct):
    status: Literal["ok"]
    version: str
    compiled: bool
