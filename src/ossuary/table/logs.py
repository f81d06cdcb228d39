"""Logs: lines for people, or one JSON object a line for machines. Never a token, never a key."""
from __future__ import annotations

import logging
import re
import sys

import msgspec

SECRET = re.compile(r"(?i)(bearer |ossuary=|#\d\.)[^\s;'\"]+")


class Discreet(logging.Filter):
    """Whatever looks like a token is blotted out, even in a message we did not write."""

    def filter(self, record: logging.LogRecord) -> bool:
        message = record.getMessage()
        if SECRET.search(message):
            record.msg, record.args = SECRET.sub(r"\1…", message), ()
        return True


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "logger": record.name,
                "message": record.getMessage()}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def configure(level: str, form: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(Discreet())
    handler.setFormatter(JsonLines() if form == "json" else
                         logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s", "%H:%M:%S"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for noisy in ("uvicorn", "uvicorn.error", "websockets"):
        logging.getLogger(noisy).setLevel("WARNING")
