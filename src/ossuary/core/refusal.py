"""Why an answer or a file is not taken: reasons that cite a rule, told later in the player's language."""

from __future__ import annotations

from typing import Final

THE_TABLE: Final = "table"  # in a rule's place: what no rule of a game stands against


class Reason:
    """A rule and the key of a message; `told` fills the message's gaps."""

    __slots__ = ("rule", "key", "told")

    def __init__(self, rule: str, key: str, told: dict[str, str] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.told: dict[str, str] = told if told is not None else {}


class Refused(Exception):
    """An answer that is not legal. It lists every rule against it and changes nothing."""

    def __init__(self, reasons: list[Reason]) -> None:
        super().__init__(", ".join(f"{r.rule} ({r.key})" for r in reasons))
        self.reasons: list[Reason] = reasons


def fault(key: str, **told: object) -> Reason:
    """What is wrong with the words of a file, of an option or of an answer, whatever the game."""
    return Reason(THE_TABLE, key, {gap: str(word) for gap, word in told.items()})
