"""Errors a client meets, as problem+json: a code to act on, a sentence to show. Never a trace."""
from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, TooManyRequestsException, ValidationException
from sqlalchemy.exc import SQLAlchemyError

from ossuary.core.refusal import Refused
from ossuary.locales import ENGLISH, languages
from ossuary.table.metrics import REFUSALS
from ossuary.table.telling import reasons_told
from ossuary.table.wire import ReasonTold

PROBLEM_JSON = "application/problem+json"

log = logging.getLogger("ossuary.problems")


class Problem(Exception):
    """Something that can't be done, with a code, a sentence and an HTTP status."""

    def __init__(self, code: str, detail: str, status: int) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.status = status


class ProblemTold(msgspec.Struct, omit_defaults=True):
    """RFC 9457; `reasons` cites the rules that stand against an answer."""

    type: str
    title: str
    status: int
    code: str
    detail: str
    reasons: list[ReasonTold] = []


def code_of(refused: Refused) -> str:
    """`stale-question` and the like where the table refuses, `illegal` where a rule of the game does."""
    first = refused.reasons[0] if refused.reasons else None
    return first.key if first and first.rule == "table" else "illegal"


def told(status: int, code: str, detail: str, reasons: list[ReasonTold] | None = None) -> ProblemTold:
    return ProblemTold("about:blank", HTTPStatus(status).phrase, status, code, detail, reasons or [])


def answer(problem: ProblemTold, headers: dict[str, str] | None = None) -> Response[bytes]:
    return Response(msgspec.json.encode(problem), status_code=problem.status, media_type=PROBLEM_JSON, headers=headers)


def on_problem(_: Request[Any, Any, Any], problem: Problem) -> Response[bytes]:
    return answer(told(problem.status, problem.code, problem.detail))


def on_refusal(request: Request[Any, Any, Any], refused: Refused) -> Response[bytes]:
    """Refused by a rule, or by the table: 409, since the request was well-formed but does not fit the game."""
    reasons = reasons_told(refused, language_of(request))
    code = code_of(refused)
    REFUSALS.labels(code).inc()
    return answer(told(409, code, " ".join(reason.text for reason in reasons), reasons))


def on_http(_: Request[Any, Any, Any], problem: HTTPException) -> Response[bytes]:
    detail = str(problem.detail)
    if isinstance(problem, ValidationException) and isinstance(problem.extra, list):
        places = [each for each in problem.extra if isinstance(each, dict)]
        detail += "".join(f" {each.get('key', '')}: {each.get('message', '')}." for each in places)
    if isinstance(problem, TooManyRequestsException):
        detail = "Too many requests; wait a moment, then go on."
    code = HTTPStatus(problem.status_code).phrase.lower().replace(" ", "-")
    return answer(told(problem.status_code, code, detail), dict(problem.headers or {}))


def on_database(_: Request[Any, Any, Any], problem: SQLAlchemyError) -> Response[bytes]:
    log.error("the store does not answer: %s", problem)
    return answer(told(503, "store", "The table can't be read or written just now; nothing was lost. Try again."))


def on_anything(_: Request[Any, Any, Any], problem: Exception) -> Response[bytes]:
    log.exception("a request failed", exc_info=problem)
    return answer(told(500, "internal", "Something went wrong here, and has been written down. Nothing was changed."))


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The first of the browser's languages that is spoken here."""
    spoken = languages()
    for wish in connection.headers.get("accept-language", "").split(","):
        language = wish.split(";")[0].strip().split("-")[0].lower()
        if language in spoken:
            return language
    return ENGLISH


HANDLERS: dict[int | type[Exception], Any] = {
    Problem: on_problem,
    Refused: on_refusal,
    HTTPException: on_http,
    SQLAlchemyError: on_database,
    Exception: on_anything,
}
