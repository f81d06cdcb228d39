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

from ossuary.core.refusal import Refused
from ossuary.locales import ENGLISH, languages
from ossuary.server.errors import CONFLICT, AnyRefusal, TableError, code_of, detail_of, reasons_of
from ossuary.server.host.metrics import REFUSALS
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


def told(status: int, code: str, detail: str, reasons: list[RefusalReason] | None = None) -> ProblemDetails:
    return ProblemDetails("about:blank", HTTPStatus(status).phrase, status, code, detail, reasons or [])


def answer(
    request: AnyRequest, refusal: AnyRefusal, status: int, headers: dict[str, str] | None = None
) -> Response[bytes]:
    language, code = language_of(request), code_of(refusal)
    if status == CONFLICT:
        REFUSALS.labels(code).inc()
    problem = told(status, code, detail_of(refusal, language), reasons_of(refusal, language))
    return Response(problem_json(problem), status_code=status, media_type=PROBLEM_JSON, headers=headers)


def problem_json(problem: ProblemDetails) -> bytes:
    return msgspec.json.encode(problem)


class FrameworkError(TableError):
    """What the framework refuses before a handler is asked, with its own status and headers."""

    def __init__(self, raised: HTTPException, key: str = "", why: str = "") -> None:
        status = raised.status_code
        super().__init__(CODES.get(status, HTTPStatus(status).phrase.lower().replace(" ", "-")), key, why=why)
        self.status = status
        self.headers = dict(raised.headers or {})


def as_problem(raised: Exception) -> TableError:
    """Whatever was raised, as what a client is told; what nobody foresaw is written down."""
    if isinstance(raised, TableError):
        return raised
    if isinstance(raised, HTTPException) and raised.status_code < HTTPStatus.INTERNAL_SERVER_ERROR:
        return from_framework(raised)
    if is_too_deep(raised):
        return TableError("bad-request", "too-deep")
    if isinstance(raised, SQLAlchemyError):
        log.error("the store does not answer: %s", raised)
        return TableError("store", wait=1)
    log.error("a request failed", exc_info=raised)
    return TableError("internal")


def headers_of(problem: TableError) -> dict[str, str]:
    if isinstance(problem, FrameworkError):
        return problem.headers
    return {"Retry-After": str(math.ceil(problem.wait))} if problem.wait else {}


def is_too_deep(raised: Exception) -> bool:
    """Whether the decoder gave up on lists within lists; anywhere else it would be our own mistake."""
    trace = raised.__traceback__ if isinstance(raised, RecursionError) else None
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return trace is not None and trace.tb_frame.f_code is decode_json.__code__


def from_framework(raised: HTTPException) -> FrameworkError:
    if isinstance(raised, ValidationException) and isinstance(raised.extra, list):
        places = [each for each in raised.extra if isinstance(each, dict)]
        said = [f"{each.get('key', '')}: {each.get('message', '')}" for each in places]
        absent = said == ["data: 'data'"]
        return FrameworkError(raised, "no-body") if absent else FrameworkError(raised, why="; ".join(said))
    if raised.status_code in TOLD:
        return FrameworkError(raised)
    return FrameworkError(raised, "verbatim", why=str(raised.detail))


def on_anything(request: AnyRequest, raised: Exception) -> Response[bytes]:
    problem = as_problem(raised)
    return answer(request, problem, problem.status, headers_of(problem))


def on_refusal(request: AnyRequest, refused: Refused) -> Response[bytes]:
    """Refused by a rule of the game: well-formed, but impossible as things stand."""
    return answer(request, refused, CONFLICT)


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
