"""The options a game is set up with, and how `key=value` words are read."""

from __future__ import annotations

from typing import Any

from ossuary.core.numbers import whole_number
from ossuary.core.refusal import Reason, fault


class Option:
    """An option with one of `values` or, if `lowest` is above 0, with a number from lowest to highest."""

    def __init__(self, name: str, values: list[str], default: str, lowest: int = 0, highest: int = 0) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.lowest = lowest
        self.highest = highest

    def accepts(self, value: str) -> bool:
        if self.lowest == 0:
            return value in self.values
        return self.lowest <= whole_number(value) <= self.highest

    def document(self) -> dict[str, Any]:
        """The option described for programs; the default "" means that it depends on the number of seats."""
        option: dict[str, Any] = {"name": self.name, "default": self.default}
        if self.lowest == 0:
            option["values"] = list(self.values)
        else:
            option["lowest"] = self.lowest
            option["highest"] = self.highest
        return option

    def refusal(self, value: str) -> Reason:
        if self.lowest == 0:
            return fault("option-value", option=self.name, list=", ".join(self.values), word=value)
        return fault("option-number", option=self.name, lowest=self.lowest, highest=self.highest, word=value)


class BadOption(Exception):
    """An unknown option, or a value it can't have; `word` is its place among the words (-1: the number of seats)."""

    def __init__(self, why: Reason, word: int) -> None:
        super().__init__(why.key)
        self.why = why
        self.word = word


def read_options(offered: list[Option], words: list[str]) -> dict[str, str]:
    """All options of a game, with the values from the words or their defaults; BadOption if a word does not fit."""
    chosen: dict[str, str] = {}
    for i, word in enumerate(words):
        name, equals, value = word.partition("=")
        option = next((o for o in offered if o.name == name), None)
        if not equals or option is None:
            if not offered:
                raise BadOption(fault("no-options", word=word), i)
            raise BadOption(fault("unknown-option", word=word, list=", ".join(o.name for o in offered)), i)
        if name in chosen:
            raise BadOption(fault("option-twice", option=name), i)
        if not option.accepts(value):
            raise BadOption(option.refusal(value), i)
        chosen[name] = value
    return {o.name: chosen.get(o.name, o.default) for o in offered}
