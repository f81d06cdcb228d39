"""Why an answer or a file is refused: reasons that cite a rule, put into words later in the reader's language."""

from __future__ import annotations

from typing import Final

THE_TABLE: Final = "table"  # stands in a rule's place where no rule of a game is broken


class Reason:
    """A rule and the key of a message; `details` fill the message's gaps."""

    __slots__ = ("rule", "key", "details")

    def __init__(self, rule: str, key: str, details: dict[str, str] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.details: dict[str, str] = details if details is not None else {}


class Refused(Exception):
    """An answer that is not legal, with every rule against it. Nothing has changed."""

    def __init__(self, reasons: list[Reason]) -> None:
        super().__init__(", ".join(f"{r.rule} ({r.key})" for r in reasons))
        self.reasons: list[Reason] = reasons


def fault(key: str, **details: object) -> Reason:
    """A reason that cites no rule: the words of a file, an option or an answer are wrong in any game."""
    return Reason(THE_TABLE, key, {gap: str(word) for gap, word in details.items()})
