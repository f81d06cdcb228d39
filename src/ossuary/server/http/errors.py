"""Errors a client meets, as problem+json: a code to act on, a sentence to show. Never a trace."""

from __future__ import annotations

import logging
import math
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example
from litestar.serialization import decode_json
from sqlalchemy.exc import SQLAlchemyError

from ossuary.core.notation import BadFile
from ossuary.core.options import BadOption
from ossuary.core.refusal import THE_TABLE, Reason, Refused
from ossuary.locales import ENGLISH, languages, say, tell_all
from ossuary.server.host.metrics import REFUSALS
from ossuary.server.match.seat_view import reasons_told
from ossuary.server.messages import ProblemDetails, RefusalReason

PROBLEM_JSON = "application/problem+json"

# What the framework refuses before a handler is asked, in our words.
CODES = {
    400: "bad-request",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    414: "too-long",
    415: "not-json",
    429: "too-many-requests",
}
TOLD = (404, 405, 413)  # with a sentence of our own
# When each happens, for the documents; the example's code is one of those that occur.
OCCASIONS = {
    400: ("bad-request", "What was sent does not fit the description; the sentence says where."),
    401: ("no-person", "Nobody's token came with the request, or one that this table did not sign."),
    403: ("not-your-seat", "The seat or the table is somebody else's, the link is wrong, or the page is foreign."),
    404: ("no-table", "There is no such table, seat, game or language."),
    409: ("stale-question", "Well-formed, but against a rule of the table or the game as things stand: see `reasons`."),
    413: ("too-large", "The body is too large."),
    415: ("not-json", "The body is not declared to be JSON."),
    429: ("too-many-requests", "Too many requests; the header Retry-After says how many seconds to wait."),
    503: ("store", "The database does not answer."),
}
ALWAYS = (400, 429)
WITH_BODY = (403, 413, 415)

AnyRequest = Request[Any, Any, Any]

log = logging.getLogger("ossuary.problems")


class Problem(Exception):
    """Something that can't be done, with a code and an HTTP status; with `wait`, not for some seconds.

    Its sentence is the message `problem-CODE`, or the one with another `name` where a code has several; `because` is
    told within it.
    """

    def __init__(
        self,
        code: str,
        status: int,
        name: str = "",
        wait: float = 0,
        because: list[Reason] | None = None,
        **told: str | int,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.key = f"problem-{name or code}"
        self.told = told
        self.because = because
        self.headers = {"Retry-After": str(math.ceil(wait))} if wait else {}

    def detail(self, language: str) -> str:
        why = {"why": tell_all(self.because, language)} if self.because else {}
        return say(self.key, {**self.told, **why}, language)


def bad_option(bad: BadOption) -> Problem:
    return Problem("bad-option", 400, because=[bad.why])


def bad_record(bad: BadFile) -> Problem:
    return Problem("bad-record", 400, because=bad.why, line=bad.line, column=bad.column)


def code_of(refused: Refused) -> str:
    """`stale-question` and the like where the table refuses, `illegal` where a rule of the game does."""
    first = refused.reasons[0] if refused.reasons else None
    return first.key if first and first.rule == THE_TABLE else "illegal"


def told(status: int, code: str, detail: str, reasons: list[RefusalReason] | None = None) -> ProblemDetails:
    return ProblemDetails("about:blank", HTTPStatus(status).phrase, status, code, detail, reasons or [])


def answer(problem: ProblemDetails, headers: dict[str, str] | None = None) -> Response[bytes]:
    return Response(problem_json(problem), status_code=problem.status, media_type=PROBLEM_JSON, headers=headers)


def problem_json(problem: ProblemDetails) -> bytes:
    return msgspec.json.encode(problem)


def as_problem(raised: Exception) -> Problem:
    """Whatever was raised, as what a client is told; what nobody foresaw is written down."""
    if isinstance(raised, Problem):
        return raised
    if isinstance(raised, HTTPException) and raised.status_code < HTTPStatus.INTERNAL_SERVER_ERROR:
        return from_framework(raised)
    if is_too_deep(raised):
        return Problem("bad-request", 400, "too-deep")
    if isinstance(raised, SQLAlchemyError):
        log.error("the store does not answer: %s", raised)
        return Problem("store", 503, wait=1)
    log.error("a request failed", exc_info=raised)
    return Problem("internal", 500)


def is_too_deep(raised: Exception) -> bool:
    """Whether the decoder gave up on lists within lists; anywhere else it would be our own mistake."""
    trace = raised.__traceback__ if isinstance(raised, RecursionError) else None
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return trace is not None and trace.tb_frame.f_code is decode_json.__code__


def from_framework(raised: HTTPException) -> Problem:
    status = raised.status_code
    code = CODES.get(status, HTTPStatus(status).phrase.lower().replace(" ", "-"))
    problem = Problem(code, status) if status in TOLD else Problem(code, status, "other", why=str(raised.detail))
    if isinstance(raised, ValidationException) and isinstance(raised.extra, list):
        places = [each for each in raised.extra if isinstance(each, dict)]
        said = [f"{each.get('key', '')}: {each.get('message', '')}" for each in places]
        absent = said == ["data: 'data'"]
        problem = Problem(code, status, "no-body") if absent else Problem(code, status, why="; ".join(said))
    problem.headers = dict(raised.headers or {})
    return problem


def on_anything(request: AnyRequest, raised: Exception) -> Response[bytes]:
    problem = as_problem(raised)
    return answer(told(problem.status, problem.code, problem.detail(language_of(request))), problem.headers)


def on_refusal(request: AnyRequest, refused: Refused) -> Response[bytes]:
    """Refused by a rule, or by the table: 409, since the request was well-formed but does not fit the game."""
    reasons = reasons_told(refused, language_of(request))
    code = code_of(refused)
    REFUSALS.labels(code).inc()
    return answer(told(409, code, tell_all(refused.reasons, language_of(request)), reasons))


def may_fail(*statuses: int, body: bool = False) -> dict[int, ResponseSpec]:
    """A route's problems, for the documents: these, and those of any route, or of any with a body."""
    known = sorted({*statuses, *ALWAYS, *(WITH_BODY if body else ())})
    return {status: spec(status) for status in known}


def spec(status: int) -> ResponseSpec:
    code, occasion = OCCASIONS[status]
    example = msgspec.to_builtins(told(status, code, "A sentence to show."))
    return ResponseSpec(
        ProblemDetails,
        generate_examples=False,
        description=occasion,
        media_type=PROBLEM_JSON,
        examples=[Example(summary=code, value=example)],
    )


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The first of the browser's languages that is spoken here."""
    return spoken_here(connection.headers.get("accept-language", "")) or ENGLISH


def spoken_here(wishes: str) -> str:
    """The first of these languages that is, if any: `de-AT, fr;q=0.8` wishes for two."""
    spoken = languages()
    for wish in wishes.split(","):
        language = wish.split(";")[0].strip().split("-")[0].lower()
        if language in spoken:
            return language
    return ""


HANDLERS: dict[int | type[Exception], Any] = {Refused: on_refusal, HTTPException: on_anything, Exception: on_anything}
