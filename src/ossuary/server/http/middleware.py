"""The gate that every request passes, whether or not anything stands behind it: counted, clothed, written down."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Mapping
from typing import Any

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from ossuary.server.errors import TableError, detail_of
from ossuary.server.host.metrics import REQUESTS
from ossuary.server.host.settings import Settings
from ossuary.server.http.auth import person_of
from ossuary.server.http.errors import PROBLEM_JSON, as_problem, headers_of, language_of, problem_json, told
from ossuary.server.token_bucket import TokenBuckets

MINUTE = 60.0
LONGEST_PATH = 2048
BODY_SECONDS = 30.0  # for a request to arrive whole
API = "/api/"
PROBES = ("/health", "/metrics")  # asked every few seconds by machines: neither counted nor written down
NOWHERE = "-"
RAISED = "raised"

SECURITY = {
    "content-security-policy": (
        # a colour or a place in an attribute is no code; whole styles and scripts come from files
        "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "font-src 'self'; img-src 'self'; connect-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
OVER_TLS = {"strict-transport-security": "max-age=31536000"}

log = logging.getLogger("ossuary.requests")

Headers = list[tuple[bytes, bytes]]


class Gate:
    """Stands before the application."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self.app = app
        self.limits = TokenBuckets(settings.requests_per_minute / MINUTE, settings.requests_per_minute)
        over_tls = OVER_TLS if settings.origin.startswith("https:") else {}
        self.clothes = encoded({**SECURITY, **over_tls})
        self.private = encoded({"cache-control": "no-store"})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            asked: Any = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope  # the body is dropped
            await self.request(asked, receive, send)
        else:
            await self.app(scope, receive, Threshold(self, scope, send))

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.monotonic()
        status = 0

        async def clothed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = self.dressed(scope["path"], message["headers"])
            await send(message)

        try:
            problem = self.stopped(scope, begun)
            if problem is not None:
                await turn_away(problem, scope, clothed)
            else:
                await self.app(scope, Hurried(receive, begun), clothed)
        finally:
            write_down(scope, status, time.monotonic() - begun)

    def dressed(self, path: str, headers: Any) -> Headers:
        """What the application did not say itself."""
        wanted = [*self.clothes, *self.private] if path.startswith(API) else self.clothes
        present = {name.lower() for name, _ in headers}
        return [*headers, *(header for header in wanted if header[0] not in present)]

    def stopped(self, scope: Scope, at: float) -> TableError | None:
        """Why a request gets no further."""
        path = scope["path"]
        if len(path) > LONGEST_PATH:
            return TableError("too-long")
        if path in PROBES:
            return None
        scope["litestar_app"] = self.app
        wait = self.limits.wait(caller(scope), at)
        if wait:
            return TableError("too-many-requests", "too-fast", wait=wait)
        return None


class Threshold:
    """A socket that is not let in gets its reason as a page would; from then on this only passes on."""

    def __init__(self, gate: Gate, scope: Scope, send: Send) -> None:
        self.gate = gate
        self.scope = scope
        self.send = send
        self.passed = False

    async def __call__(self, message: Message) -> None:
        if self.passed:
            try:
                await self.send(message)
            except RuntimeError as error:  # uvicorn has closed it meanwhile, for a frame that can't be
                raise ConnectionResetError from error
            return
        self.passed = True
        if message["type"] == "websocket.close":
            await turn_away(as_problem(self.scope["state"].pop(RAISED)), self.scope, self.denied)
        else:
            await self.send(message)

    async def denied(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = self.gate.dressed(API, message["headers"])
        send: Any = self.send
        await send({**message, "type": f"websocket.{message['type']}"})


async def remember(raised: Exception, scope: Scope) -> None:
    """Why a socket is refused: all that the application says of it is a code."""
    if scope["type"] == ScopeType.WEBSOCKET:
        scope["state"][RAISED] = raised


class Hurried:
    """Takes a request in, but not for ever: who sends a byte a second holds up nothing."""

    def __init__(self, receive: Receive, begun: float) -> None:
        self.receive = receive
        self.until = begun + BODY_SECONDS
        self.whole = False

    async def __call__(self) -> Any:
        if self.whole:
            return await self.receive()
        try:
            async with asyncio.timeout(self.until - time.monotonic()):
                message = await self.receive()
        except TimeoutError:
            raise TableError("too-slow") from None
        if message["type"] == "http.disconnect":
            raise TableError("cut-off")
        self.whole = not message.get("more_body", False)
        return message


def caller(scope: Scope) -> str:
    """Whose requests are counted together."""
    client = scope["client"]
    return person_of(ASGIConnection(scope)) or (client[0] if client else "")


def encoded(headers: Mapping[str, str]) -> Headers:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


async def turn_away(problem: TableError, scope: Scope, send: Any) -> None:
    """A problem, told without the application."""
    detail = detail_of(problem, language_of(ASGIConnection(scope)))
    body = problem_json(told(problem.status, problem.code, detail))
    headers = {"content-type": PROBLEM_JSON, "content-length": str(len(body)), **headers_of(problem)}
    await send({"type": "http.response.start", "status": problem.status, "headers": encoded(headers)})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def write_down(scope: Scope, status: int, seconds: float) -> None:
    """One line, with the path as the route states it: who sat where is nobody's business."""
    place = str(scope.get("path_template", NOWHERE))
    method = str(scope.get("method", ""))
    REQUESTS.labels(method if place != NOWHERE else NOWHERE, place, status).inc()
    level = logging.DEBUG if place in PROBES else logging.INFO
    if log.isEnabledFor(level):
        milliseconds = math.ceil(seconds * 10_000) / 10
        fields = {"method": method, "path": place, "status": status, "ms": milliseconds}
        log.log(level, "%s %s %d %.1f ms", *fields.values(), extra={"fields": fields})
