"""Errors as clients receive them, problem+json: a code for programs, a sentence for people, never a trace."""

from __future__ import annotations

import logging
import math
import re
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

# The code of what the framework refuses before a handler is called.
FRAMEWORK_CODES = {
    400: "bad-request",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    414: "too-long",
    415: "not-json",
    429: "too-many-requests",
}
OWN_SENTENCES = (404, 405, 413)  # where we have a sentence of our own for it
# For the API's documentation: one code of each status, and when the status occurs.
DOCUMENTED = {
    400: ("bad-request", "The request does not fit the description; the sentence says where."),
    401: ("no-person", "The request came without a token, or with one that this server did not sign."),
    403: (
        "not-your-seat",
        "The seat or the table belongs to somebody else, the link is wrong, or the page is another site's.",
    ),
    404: ("no-table", "There is no such table, seat, game or language."),
    409: ("stale-question", "Well-formed, but against a rule of the table or the game as things stand: see `reasons`."),
    413: ("too-large", "The body is too large."),
    415: ("not-json", "The body is not declared as JSON."),
    429: ("too-many-requests", "Too many requests; the header Retry-After says how many seconds to wait."),
    503: ("overloaded", "Too much waits to be computed, or the database does not answer; see Retry-After."),
}
ONLY_SOCKETS = {"allow": "websocket"}  # what the framework says of an address that has a socket and nothing else
# What the validator complains of where a person, not a program, has typed too much.
TOO_LONG = re.compile(r"of length <= (\d+)")
TYPED_TEXTS = ("text", "start")
EVERY_ROUTE = (400, 429)
EVERY_BODY = (403, 413, 415)

AnyRequest = Request[Any, Any, Any]

log = logging.getLogger("ossuary.problems")
encode = msgspec.json.Encoder().encode


def problem_details(status: int, code: str, detail: str, reasons: list[RefusalReason] | None = None) -> ProblemDetails:
    return ProblemDetails("about:blank", HTTPStatus(status).phrase, status, code, detail, reasons or [])


def problem_response(
    request: AnyRequest, refusal: AnyRefusal, status: int, headers: dict[str, str] | None = None
) -> Response[bytes]:
    language, code = language_of(request), code_of(refusal)
    if status == CONFLICT:
        REFUSALS.labels(code).inc()
    problem = problem_details(status, code, detail_of(refusal, language), reasons_of(refusal, language))
    return Response(encode(problem), status_code=status, media_type=PROBLEM_JSON, headers=headers)


class FrameworkError(TableError):
    """What the framework refuses before a handler is called, with its own status and headers."""

    def __init__(self, raised: HTTPException, key: str = "", why: str = "") -> None:
        status = raised.status_code
        super().__init__(FRAMEWORK_CODES.get(status, HTTPStatus(status).phrase.lower().replace(" ", "-")), key, why=why)
        self.status = status
        self.headers = dict(raised.headers or {})


def as_table_error(raised: Exception) -> TableError:
    """Any exception as what a client is told; an unexpected one is logged."""
    if isinstance(raised, TableError):
        return raised
    if isinstance(raised, HTTPException) and raised.status_code < HTTPStatus.INTERNAL_SERVER_ERROR:
        return TableError("only-sockets") if raised.headers == ONLY_SOCKETS else from_framework(raised)
    if is_too_deep(raised):
        return TableError("bad-request", "too-deep")
    if isinstance(raised, UnicodeDecodeError) and is_raised_in_decoder(raised):
        return TableError("bad-request", "not-utf-8")
    if isinstance(raised, SQLAlchemyError):
        log.error("the store does not answer: %s", raised)
        return TableError("store", wait=1)
    log.error("a request failed", exc_info=raised)
    return TableError("internal")


def headers_of(problem: TableError) -> dict[str, str]:
    if isinstance(problem, FrameworkError):
        return problem.headers
    if problem.code == "only-sockets":
        return {"Upgrade": "websocket"}
    return {"Retry-After": str(math.ceil(problem.wait))} if problem.wait else {}


def is_too_deep(raised: Exception) -> bool:
    """Whether the decoder gave up on deeply nested lists; a RecursionError anywhere else is a mistake of ours."""
    return isinstance(raised, RecursionError) and is_raised_in_decoder(raised)


def is_raised_in_decoder(raised: Exception) -> bool:
    trace = raised.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return trace is not None and trace.tb_frame.f_code is decode_json.__code__


def from_framework(raised: HTTPException) -> TableError:
    if isinstance(raised, ValidationException) and isinstance(raised.extra, list):
        places = [each for each in raised.extra if isinstance(each, dict)]
        return from_validator(raised, [(str(each.get("key", "")), str(each.get("message", ""))) for each in places])
    if raised.status_code in OWN_SENTENCES:
        return FrameworkError(raised)
    return FrameworkError(raised, "verbatim", why=str(raised.detail))


def from_validator(raised: HTTPException, complaints: list[tuple[str, str]]) -> TableError:
    """Where a person has typed it, a sentence of our own; elsewhere the validator's words, for authors of programs."""
    if complaints == [("data", "'data'")]:
        return FrameworkError(raised, "no-body")
    for key, message in complaints:
        too_long = TOO_LONG.search(message)
        if key == "name":
            return TableError("bad-name")
        if key in TYPED_TEXTS and too_long:
            return TableError("long-study", "long-text", most=int(too_long[1]) // 1024)
    return FrameworkError(raised, why="; ".join(f"{key}: {message}" for key, message in complaints))


def handle_error(request: AnyRequest, raised: Exception) -> Response[bytes]:
    problem = as_table_error(raised)
    return problem_response(request, problem, problem.status, headers_of(problem))


def handle_refusal(request: AnyRequest, refused: Refused) -> Response[bytes]:
    """Refused by a rule of the game: well-formed, but impossible as things stand."""
    return problem_response(request, refused, CONFLICT)


def problem_responses(*statuses: int, body: bool = False) -> dict[int, ResponseSpec]:
    """A route's problems, for the documentation: these, those of every route, and those of every route with a body."""
    documented = sorted({*statuses, *EVERY_ROUTE, *(EVERY_BODY if body else ())})
    return {status: response_spec(status) for status in documented}


def response_spec(status: int) -> ResponseSpec:
    code, description = DOCUMENTED[status]
    example = msgspec.to_builtins(problem_details(status, code, "A sentence to show."))
    return ResponseSpec(
        ProblemDetails,
        generate_examples=False,
        description=description,
        media_type=PROBLEM_JSON,
        examples=[Example(summary=code, value=example)],
    )


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The first of the request's languages that we have, or English."""
    return first_spoken(connection.headers.get("accept-language", "")) or ENGLISH


def first_spoken(accepted: str) -> str:
    """The first language of a list like `de-AT, fr;q=0.8` that we have; empty if we have none of them."""
    known = languages()
    for each in accepted.split(","):
        language = each.split(";")[0].strip().split("-")[0].lower()
        if language in known:
            return language
    return ""


HANDLERS: dict[int | type[Exception], Any] = {
    Refused: handle_refusal,
    HTTPException: handle_error,
    Exception: handle_error,
}
