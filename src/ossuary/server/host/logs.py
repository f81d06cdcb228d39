"""Logs: lines for people, or one JSON object a line for programs. They never contain a token or a key."""

from __future__ import annotations

import logging
import re
import sys
from typing import Any

import msgspec

# A header, a cookie, a link's key, or anything shaped like a token: a person's id, a dot, the signature.
SECRET = re.compile(r"(?i)(bearer\s+|ossuary=|#\d\.|key[\"']?[=:]\s*[\"']?)[^\s;'\"]+|[\w-]{16}\.[\w-]{43}")
TEXT_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
TIME_FORMAT = "%H:%M:%S"
# They log what we log already.
NOISY_LOGGERS = ("asyncio", "httpcore", "httpx", "uvicorn", "uvicorn.error", "websockets")


def redact(text: str) -> str:
    """Without anything that looks like a secret, even in what others have written."""
    return SECRET.sub(lambda found: f"{found[1] or ''}…", text)


def is_worth_logging(record: logging.LogRecord) -> bool:
    """Not a client's broken UTF-8: uvicorn logs a trace for each such message."""
    return "Invalid UTF-8" not in str(record.msg)


class TextFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return redact(super().format(record))


class JsonFormatter(logging.Formatter):
    """Adds the record's `fields` to the object by their names."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redact(record.getMessage()),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = redact(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


def configure_logging(level: str, log_format: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if log_format == "json" else TextFormatter(TEXT_FORMAT, TIME_FORMAT))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in NOISY_LOGGERS:
        logging.getLogger(name).setLevel("WARNING")
    logging.getLogger("uvicorn.error").addFilter(is_worth_logging)
