"""Why an answer is not taken: reasons that cite a rule, told later in the player's language."""
from __future__ import annotations


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
