"""Problems: why something could not be done."""

from __future__ import annotations

from msgspec import Struct


class RefusalReason(Struct):
    """A rule that forbids it; `rule` is `table` where it is one of the table's own."""

    rule: str
    key: str
    text: str


class ProblemDetails(Struct, omit_defaults=True):
    """RFC 9457; `reasons` cites the rules that forbid an answer."""

    type: str
    title: str
    status: int
    code: str
    detail: str
    reasons: list[RefusalReason] = []
