"""Responses that a browser may keep: it asks each time whether they have changed, and is told in a line if not."""

from __future__ import annotations

import hashlib
from typing import Any

from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Message, Receive, Scope, Send

REVALIDATE = "no-cache"
CACHE_HEADERS = (b"cache-control", b"etag", b"vary")
BODY_HEADERS = (b"content-disposition", b"content-encoding", b"content-length", b"content-type")
GZIP_HEAD = 10  # bytes, with the time of compression among them
TAG_DIGITS = 24


def revalidated(app: ASGIApp) -> ASGIApp:
    """Middleware for routes whose responses depend on the address and the language alone, and not on the person."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        await app(scope, receive, KeepableResponse(scope, send))

    return answer


class KeepableResponse:
    """Adds an ETag to a response; sends nothing but the ETag if the browser has the same response already."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.known = ASGIConnection[Any, Any, Any, Any](scope).headers.get("if-none-match", "")
        self.send = send
        self.start: Any = None
        self.body = b""

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start" and message["status"] == 200:
            self.start = message
            return
        if self.start is None or message["type"] != "http.response.body":
            await self.send(message)
            return
        self.body += message["body"]
        if not message["more_body"]:
            await self.finish()

    async def finish(self) -> None:
        headers = [(name.lower(), value) for name, value in self.start["headers"] if name.lower() not in CACHE_HEADERS]
        packed = (b"content-encoding", b"gzip") in headers
        content = self.body[GZIP_HEAD:] if packed else self.body
        tag = f'W/"{hashlib.sha256(content).hexdigest()[:TAG_DIGITS]}"'
        added = {"etag": tag, "cache-control": REVALIDATE, "vary": "accept-encoding, accept-language"}
        self.start["headers"] = [*headers, *((name.encode(), value.encode()) for name, value in added.items())]
        if is_known(tag, self.known):
            self.start["headers"] = [header for header in self.start["headers"] if header[0] not in BODY_HEADERS]
            self.start["status"], self.body = 304, b""
        await self.send(self.start)
        last: Any = {"type": "http.response.body", "body": self.body, "more_body": False}
        await self.send(last)


def is_known(tag: str, known: str) -> bool:
    """Whether a browser that sent this `If-None-Match` has the content with this tag."""
    bare = {each.strip().removeprefix("W/") for each in known.split(",")}
    return "*" in bare or tag.removeprefix("W/") in bare
