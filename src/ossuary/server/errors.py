"""What the table itself refuses: one exception, its HTTP status by its code, its sentence in locales/*/refusals.ftl."""

from __future__ import annotations

from typing import Final

from ossuary.core.notation import BadFile
from ossuary.core.options import BadOption
from ossuary.core.refusal import THE_TABLE, Reason, Refused
from ossuary.locales import say, sentence, tell_all
from ossuary.server.messages import RefusalReason

BY_GAME_RULE: Final = "illegal"  # the code where a rule of the game refuses
CONFLICT: Final = 409  # well-formed, but impossible as things stand: the status of every code not named here
STATUSES: Final = {
    "bad-message": 400,
    "bad-name": 400,
    "bad-option": 400,
    "bad-record": 400,
    "bad-request": 400,
    "bad-start": 400,
    "cut-off": 400,
    "long-study": 400,
    "start-disagrees": 400,
    "start-over": 400,
    "no-person": 401,
    "foreign-origin": 403,
    "not-your-seat": 403,
    "not-your-table": 403,
    "wrong-link": 403,
    "no-game": 404,
    "no-language": 404,
    "no-lesson": 404,
    "no-seat": 404,
    "no-table": 404,
    "no-variant": 404,
    "not-found": 404,
    "method-not-allowed": 405,
    "too-slow": 408,
    "too-large": 413,
    "too-long": 414,
    "not-json": 415,
    "unknown-host": 421,
    "only-sockets": 426,
    "too-fast": 429,
    "too-many-requests": 429,
    "too-much-work": 429,
    "too-many-sockets": 429,
    "internal": 500,
    "overloaded": 503,
    "restart": 503,
    "store": 503,
}


class TableError(Exception):
    """Something that can't be done here, whatever the game.

    `code` is for programs; where a code has several sentences, `key` names the one that is shown. `because` fills the
    gap `why`, `wait` says in how many seconds to try again.
    """

    def __init__(
        self, code: str, key: str = "", wait: float = 0, because: list[Reason] | None = None, **gaps: str | int
    ) -> None:
        super().__init__(code)
        self.code = code
        self.key = key or code
        self.status = STATUSES.get(code, CONFLICT)
        self.wait = wait
        self.because = because
        self.gaps = gaps


class TableDeleted(TableError):
    """The table of a room does not exist any more."""


AnyRefusal = Refused | TableError
ALL_REFUSALS: Final = (Refused, TableError)


def bad_option(bad: BadOption) -> TableError:
    return TableError("bad-option", "verbatim", because=[bad.why])


def bad_record(bad: BadFile) -> TableError:
    return TableError("bad-record", because=bad.why, line=bad.line, column=bad.column)


def code_of(refusal: AnyRefusal) -> str:
    """`stale-question` and the like where the table refuses, `illegal` where a rule of the game does."""
    if isinstance(refusal, TableError):
        return refusal.code
    first = refusal.reasons[0] if refusal.reasons else None
    return first.key if first and first.rule == THE_TABLE else BY_GAME_RULE


def detail_of(refusal: AnyRefusal, language: str) -> str:
    """Everything that stands against it, in one text."""
    if isinstance(refusal, Refused):
        return tell_all(refusal.reasons, language)
    why = {"why": tell_all(refusal.because, language)} if refusal.because else {}
    return say(refusal.key, {**refusal.gaps, **why}, language)


def reasons_of(refusal: AnyRefusal, language: str) -> list[RefusalReason]:
    """Rule by rule; the table's own rules count where they refuse what would be possible at another time."""
    if isinstance(refusal, Refused):
        return [RefusalReason(reason.rule, reason.key, sentence(reason, language)) for reason in refusal.reasons]
    if refusal.status != CONFLICT:
        return []
    return [RefusalReason(THE_TABLE, refusal.key, detail_of(refusal, language))]
