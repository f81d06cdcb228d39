"""Logs: lines for people, or one JSON object a line for machines. Never a token, never a key."""

from __future__ import annotations

import logging
import re
import sys
from typing import Any

import msgspec

# A header, a cookie, a link's key, or anything of a token's shape: what a person is, a point, the signature.
SECRET = re.compile(r"(?i)(bearer\s+|ossuary=|#\d\.|key[\"']?[=:]\s*[\"']?)[^\s;'\"]+|[\w-]{16}\.[\w-]{43}")
FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"
QUIET = ("asyncio", "httpcore", "httpx", "uvicorn", "uvicorn.error", "websockets")  # they tell what we tell already


def discreet(text: str) -> str:
    """Whatever looks like a secret is blotted out, even in what we did not write."""
    return SECRET.sub(lambda found: f"{found[1] or ''}…", text)


def worth_telling(record: logging.LogRecord) -> bool:
    """Not that a client can't spell: uvicorn shows a trace for each such message."""
    return "Invalid UTF-8" not in str(record.msg)


class Lines(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        return discreet(super().format(record))


class JsonLines(logging.Formatter):
    """For machines: what is known by name stands beside the message."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": discreet(record.getMessage()),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = discreet(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


def configure(level: str, form: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else Lines(FORM, "%H:%M:%S"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for noisy in QUIET:
        logging.getLogger(noisy).setLevel("WARNING")
    logging.getLogger("uvicorn.error").addFilter(worth_telling)
