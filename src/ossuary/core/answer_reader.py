"""Reads an answer that comes from outside, word by word."""

from __future__ import annotations

from mypy_extensions import i64

from ossuary.core.numbers import whole_number
from ossuary.core.refusal import Reason, Refused


def verbs_with(forms: dict[str, list[str]], verbs: dict[str, int], form: list[str]) -> list[int]:
    """The verbs that are followed by exactly these kinds of words."""
    return [number for verb, number in verbs.items() if forms.get(verb) == form]


class AnswerReader:
    """Takes the words after an answer's verb; words without a meaning are refused, citing the verb's rules."""

    def __init__(self, words: list[str], rules: list[str]) -> None:
        self.words = words
        self.rules = rules
        self.at = 1

    def refuse(self) -> Refused:
        details = {"words": " ".join(self.words)}
        return Refused([Reason(rule, "unknown-words", details) for rule in self.rules])

    def left(self) -> int:
        return len(self.words) - self.at

    def word(self) -> str:
        if self.left() <= 0:
            raise self.refuse()
        self.at += 1
        return self.words[self.at - 1]

    def one_of(self, table: dict[str, int]) -> int:
        word = self.word()
        if word not in table:
            raise self.refuse()
        return table[word]

    def number(self, lowest: int, highest: int) -> int:
        value = whole_number(self.word())
        if not lowest <= value <= highest:
            raise self.refuse()
        return value

    def end(self, action: i64) -> i64:
        if self.left() > 0:
            raise self.refuse()
        return action
