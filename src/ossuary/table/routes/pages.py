"""The plain page to play at: few files, read once; browsers keep them and ask whether they are still good."""
from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from litestar import Request, Response, Router, get
from litestar.params import FromPath

from ossuary.table.problems import Problem

FOLDER = Path(__file__).parents[1] / "static"
PAGE = "index.html"
TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css"}

AnyRequest = Request[Any, Any, Any]


class File:
    """What a file says, and a tag that changes with it."""

    def __init__(self, path: Path) -> None:
        self.type = TYPES[path.suffix]
        self.content = path.read_bytes()
        self.tag = f'"{hashlib.sha256(self.content).hexdigest()[:24]}"'


FILES = {path.name: File(path) for path in sorted(FOLDER.iterdir()) if path.suffix in TYPES}


def send(name: str, request: AnyRequest) -> Response[bytes]:
    if name not in FILES:
        raise Problem("no-page", 404)
    file = FILES[name]
    headers = {"etag": file.tag, "cache-control": "no-cache"}
    known = request.headers.get("if-none-match", "")
    if file.tag in known.replace("W/", "").split(", "):  # a proxy that compresses weakens a tag
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    return Response(file.content, headers=headers, media_type=file.type)


@get(["/", "/t/{table:str}"])
async def page(request: AnyRequest) -> Response[bytes]:
    """The same for home and for every table: the page looks at its own address."""
    return send(PAGE, request)


@get("/static/{name:str}")
async def file(name: FromPath[str], request: AnyRequest) -> Response[bytes]:
    return send(name, request)


router = Router("/", route_handlers=[page, file], include_in_schema=False)
