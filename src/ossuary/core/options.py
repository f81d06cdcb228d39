"""Set-up options: what a game offers, and how `key=value` words are read."""

from __future__ import annotations

from typing import Any

from ossuary.core.numbers import whole
from ossuary.core.refusal import Reason, fault


class Option:
    """Either one of `values`, or, where `lowest` is above 0, a number from lowest to highest."""

    def __init__(self, name: str, values: list[str], default: str, lowest: int = 0, highest: int = 0) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.lowest = lowest
        self.highest = highest

    def accepts(self, value: str) -> bool:
        if self.lowest == 0:
            return value in self.values
        return self.lowest <= whole(value) <= self.highest

    def document(self) -> dict[str, Any]:
        """For programs; the default "" means that it depends on the seats."""
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
    """An option a game doesn't have or a value it doesn't take; `word` is its place in the words (-1: the seats)."""

    def __init__(self, why: Reason, word: int) -> None:
        super().__init__(why.key)
        self.why = why
        self.word = word


def read_options(offered: list[Option], words: list[str]) -> dict[str, str]:
    """All options of a game, the stated ones as stated; BadOption for one that does not fit."""
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
