"""What every request passes through, whether or not there is a route for it: access log, security headers, limits."""

from __future__ import annotations

import asyncio
import logging
import math
import re
import time
from collections.abc import Mapping
from typing import Any

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ossuary.server.errors import TableError, detail_of
from ossuary.server.host.metrics import REQUESTS
from ossuary.server.host.networks import network_of
from ossuary.server.host.settings import Settings
from ossuary.server.http.auth import person_of, rooms_of
from ossuary.server.http.errors import PROBLEM_JSON, as_table_error, encode, headers_of, language_of, problem_details
from ossuary.server.token_bucket import TokenBuckets

MINUTE = 60.0
HOUR = 3600.0
LONGEST_PATH = 2048
RESTART_SECONDS = 2.0
BODY_SECONDS = 30.0  # for the whole body of a request to arrive
API = "/api/"
NEW_PEOPLE = "/api/people"
PROBES = ("/health", "/metrics")  # programs ask for them every few seconds: not logged, and limited by themselves
LIFESPAN = "lifespan"  # the type of what is no request: the server starts or ends
POLICY_VIOLATED = 1008
NO_ROUTE = "-"
REASON = re.compile(r"^[\w.]+: .*$", re.MULTILINE)  # the last line of a trace
SOCKET_ERROR = "socket_error"  # where a socket's scope keeps it

SECURITY_HEADERS = {
    "content-security-policy": (
        # a colour or a position in an attribute is not code; whole styles and scripts come from files
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
TLS_HEADERS = {"strict-transport-security": "max-age=31536000"}
API_HEADERS = {"cache-control": "no-store"}

log = logging.getLogger("ossuary.requests")

Headers = list[tuple[bytes, bytes]]


def with_middleware(app: Litestar, settings: Settings) -> ASGIApp:
    """The application as it is served."""
    inner = SecurityHeaders(LastAnswers(RequestLimits(app, settings)), settings)
    return ShortFailure(AccessLog(AllowedMethods(inner, app.routes)))


class ShortFailure:
    """Says why the server can't start in one line, without the trace: mostly the database has just gone."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def shorten(message: Any) -> None:
            if message["type"] == "lifespan.startup.failed":
                message["message"] = (REASON.findall(message["message"]) or ["no reason is known"])[-1]
            await send(message)

        await self.app(scope, receive, shorten if str(scope["type"]) == LIFESPAN else send)


class AccessLog:
    """Logs and counts every request when it has been answered. HEAD is answered like GET; the server drops the body."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        begun, status = time.monotonic(), 0
        request: Any = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope

        async def note_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(request, receive, note_status)
        finally:
            log_request(request, status, time.monotonic() - begun)


def log_request(scope: Scope, status: int, seconds: float) -> None:
    """One line with the path as the route declares it: nobody should read from the log who sat where."""
    path = str(scope.get("path_template", NO_ROUTE))
    method = str(scope.get("method", ""))
    REQUESTS.labels(method if path != NO_ROUTE else NO_ROUTE, path, status).inc()
    level = logging.DEBUG if path in PROBES else logging.INFO
    if log.isEnabledFor(level):
        milliseconds = math.ceil(seconds * 10_000) / 10
        fields = {"method": method, "path": path, "status": status, "ms": milliseconds}
        log.log(level, "%s %s %d %.1f ms", *fields.values(), extra={"fields": fields})


class AllowedMethods:
    """Completes the header Allow. The framework names the methods of one handler only, and never HEAD."""

    def __init__(self, app: ASGIApp, routes: list[Any]) -> None:
        self.app = app
        self.methods = {route.path_format: set(route.methods) for route in routes if isinstance(route, HTTPRoute)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def complete(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    (name, self.allowed(scope, value) if name.lower() == b"allow" else value)
                    for name, value in message["headers"]
                ]
            await send(message)

        await self.app(scope, receive, complete)

    def allowed(self, scope: Scope, named: bytes) -> bytes:
        methods = set(named.decode().split(", ")) | self.methods.get(str(scope.get("path_template")), set())
        return ", ".join(sorted(methods | {"HEAD"} if "GET" in methods else methods)).encode()


class SecurityHeaders:
    """Adds the headers that the application has not set itself."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.headers = encode_headers({**SECURITY_HEADERS, **(TLS_HEADERS if settings.over_tls else {})})
        self.api_headers = [*self.headers, *encode_headers(API_HEADERS)]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def add_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = self.complete(scope["path"], message["headers"])
            await send(message)

        wrapped = SocketDenial(self, scope, send) if scope["type"] == ScopeType.WEBSOCKET else add_headers
        await self.app(scope, receive, wrapped)

    def complete(self, path: str, headers: Any) -> Headers:
        wanted = self.api_headers if path.startswith(API) else self.headers
        present = {name.lower() for name, _ in headers}
        return [*headers, *(header for header in wanted if header[0] not in present)]


class SocketDenial:
    """Answers a socket that is refused with a problem, as any other request; an accepted one is left alone."""

    def __init__(self, security: SecurityHeaders, scope: Scope, send: Send) -> None:
        self.security = security
        self.scope = scope
        self.send = send
        self.decided = False

    async def __call__(self, message: Message) -> None:
        if self.decided:
            try:
                await self.send(message)
            except RuntimeError as error:  # uvicorn has closed it meanwhile because of an invalid frame
                raise ConnectionResetError from error
            return
        self.decided = True
        if message["type"] == "websocket.close":
            await send_problem(as_table_error(self.scope["state"].pop(SOCKET_ERROR)), self.scope, self.deny)
        else:
            await self.send(message)

    async def deny(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = self.security.complete(API, message["headers"])
        send: Any = self.send
        await send({**message, "type": f"websocket.{message['type']}"})


async def keep_socket_error(raised: Exception, scope: Scope) -> None:
    """Keep why a socket is refused, since the application itself passes on no more than a close code."""
    if scope["type"] == ScopeType.WEBSOCKET:
        scope["state"][SOCKET_ERROR] = raised


class LastAnswers:
    """Answers requests that a server which is stopped can't wait for: it cancels them, and they can be repeated."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def note(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, note)
        except asyncio.CancelledError:
            if begun or scope["type"] != ScopeType.HTTP:
                raise
            await send_problem(TableError("restart", wait=RESTART_SECONDS), scope, send)


class RequestLimits:
    """Refuses requests that are too long, too many or too slow."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self.app = app
        most, most_of_address = settings.requests_per_minute, settings.requests_per_minute_per_address
        self.by_person = TokenBuckets(most / MINUTE, most)
        self.by_address = TokenBuckets(most_of_address / MINUTE, most_of_address)
        self.probes = TokenBuckets(most_of_address / MINUTE, most_of_address)  # apart, so that they are always answered
        newcomers = settings.people_per_hour_per_address
        self.newcomers = TokenBuckets(newcomers / HOUR, newcomers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == LIFESPAN:
            await self.app(scope, receive, send)
            return
        begun = time.monotonic()
        refusal = self.refusal(scope, begun)
        if scope["type"] == ScopeType.WEBSOCKET:
            await (self.app(scope, receive, send) if refusal is None else refuse_handshake(refusal, scope, send))
        elif refusal is not None:
            await send_problem(refusal, scope, send)
        else:
            await self.app(scope, BodyDeadline(receive, begun), send)

    def refusal(self, scope: Scope, at: float) -> TableError | None:
        path = scope["path"]
        if len(path) > LONGEST_PATH:
            return TableError("too-long")
        client = scope["client"]
        address = network_of(client[0] if client else "")
        wait = (self.probes if path in PROBES else self.by_address).wait(address, at)
        scope["litestar_app"] = self.app
        if not wait and path not in PROBES:
            person = person_of(ASGIConnection(scope))
            wait = self.by_person.wait(person, at) if person else 0.0
        if not wait and path.rstrip("/") == NEW_PEOPLE and scope.get("method") == "POST":
            wait = self.newcomers.wait(address, at, rooms_of(ASGIConnection(scope)).processes)
        return TableError("too-many-requests", "too-fast", wait=wait) if wait else None


class BodyDeadline:
    """Receives a request, but not for ever: somebody who sends a byte a second must not hold a handler up."""

    def __init__(self, receive: Receive, begun: float) -> None:
        self.receive = receive
        self.until = begun + BODY_SECONDS
        self.complete = False

    async def __call__(self) -> Any:
        if self.complete:
            return await self.receive()
        try:
            async with asyncio.timeout(self.until - time.monotonic()):
                message = await self.receive()
        except TimeoutError:
            raise TableError("too-slow") from None
        if message["type"] == "http.disconnect":
            raise TableError("cut-off")
        self.complete = not message.get("more_body", False)
        return message


async def refuse_handshake(refusal: TableError, scope: Scope, send: Send) -> None:
    """Answer a socket's handshake with a problem; `SocketDenial` sends it."""
    scope.setdefault("state", {})[SOCKET_ERROR] = refusal
    await send({"type": "websocket.close", "code": POLICY_VIOLATED, "reason": refusal.code})


def encode_headers(headers: Mapping[str, str]) -> Headers:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


async def send_problem(problem: TableError, scope: Scope, send: Any) -> None:
    """Answer with a problem, without the application."""
    detail = detail_of(problem, language_of(ASGIConnection(scope)))
    body = encode(problem_details(problem.status, problem.code, detail))
    headers = {"content-type": PROBLEM_JSON, "content-length": str(len(body)), **headers_of(problem)}
    await send({"type": "http.response.start", "status": problem.status, "headers": encode_headers(headers)})
    await send({"type": "http.response.body", "body": body, "more_body": False})
