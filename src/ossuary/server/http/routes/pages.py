"""The page to play at: what web/ was built into, read once, packed already, sent as each browser likes it."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from litestar import Response, Router, get
from litestar.exceptions import NotFoundException

from ossuary.server.http.api_docs import STYLE
from ossuary.server.http.errors import AnyRequest, on_anything
from ossuary.server.http.middleware import API

# Wherever the page's own router leads (web/src/state/route.svelte.ts); it is the same page everywhere.
PLACES = [
    "/",
    "/challenge",
    "/editor",
    "/editor/{game:str}",
    "/games",
    "/learn/{game:str}",
    "/new/{game:str}",
    "/replay/{table:str}",
    "/rules",
    "/rules/{game:str}",
    "/settings",
    "/study",
    "/t/{table:str}",
]
SERVER = Path(__file__).parents[2]
IN_WHEEL = SERVER / "static"
SOURCES = SERVER.parents[1]  # src/, or the folder that everything is installed in
IN_TREE = SOURCES.parent / "web" / "dist"
STYLE_FILE = SERVER / "http" / "api_docs.css"
PAGE = "/index.html"
ASSETS = "/assets/"
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED = {"br": ".br", "gzip": ".gz"}  # the smaller one first
PACKED_ALREADY = "packed_already"
PLAIN = "identity"
NEVER = re.compile(r"q=0(\.0*)?")
FOR_EVER = "public, max-age=31536000, immutable"  # its name changes with what it says
ASK_AGAIN = "no-cache"
NOT_BUILT = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ossuary</title></head>
<body><h1>The table is open, but has no page</h1>
<p>{why}</p>
<p>Programs play all the same, as <a href="/api/docs">the API's documents</a> tell, and people at the terminal:
<code>ossuary terminal</code>.</p></body>
</html>
"""
WITHOUT = "This server was built without the browser table (<code>OSSUARY_WEB=0</code>). Install it again without that."
NOT_YET = "The browser table is not built in this source tree. Run <code>make web-build</code>, then start again."


class File:
    """What a file says, also packed if that was done, and a tag for each way to say it."""

    def __init__(self, path: Path, place: str) -> None:
        self.type = TYPES[path.suffix]
        self.cached = FOR_EVER if place.startswith(ASSETS) else ASK_AGAIN
        ways = {how: path.with_name(path.name + ending) for how, ending in PACKED.items()}
        self.ways = {how: each.read_bytes() for how, each in {**ways, PLAIN: path}.items() if each.is_file()}
        digest = hashlib.sha256(self.ways[PLAIN]).hexdigest()[:24]
        self.tags = {how: f'"{digest}-{how}"' for how in self.ways}

    def answer(self, request: AnyRequest, status: int = 200) -> Response[bytes]:
        """All of it, or that the browser has it already."""
        refused = not_taken(request.headers.get("accept-encoding", ""))
        how = next(how for how in self.ways if how not in refused)
        headers = {"etag": self.tags[how], "cache-control": self.cached}
        if len(self.ways) > 1:
            headers["vary"] = "accept-encoding"
        if status == 200 and self.tags[how] in request.headers.get("if-none-match", "").replace("W/", "").split(", "):
            return Response(b"", status_code=304, headers=headers, media_type=self.type)
        if how != PLAIN:
            headers["content-encoding"] = how
        return Response(self.ways[how], status_code=status, headers=headers, media_type=self.type)


def not_taken(wishes: str) -> set[str]:
    """What the browser can't unpack; plain is always good."""
    asked = {name.strip(): weight.strip() for name, _, weight in (wish.partition(";") for wish in wishes.split(","))}
    return {how for how in PACKED if NEVER.fullmatch(asked.get(how, asked.get("*", "q=0")))}


def files_in(folder: Path) -> dict[str, File]:
    """What was built there, by its address; what is packed lies behind what it was."""
    found = {f"/{path.relative_to(folder).as_posix()}": path for path in sorted(folder.rglob("*"))}
    return {place: File(path, place) for place, path in found.items() if path.suffix in TYPES}


def built_in() -> Path:
    """The wheel's own folder, or for a server that runs from its sources the one that `make web-build` writes."""
    return IN_TREE if SOURCES.name == "src" else IN_WHEEL


FOLDER = built_in()
FILES = {**files_in(FOLDER), STYLE: File(STYLE_FILE, STYLE)}


def send_page(request: AnyRequest, status: int = 200) -> Response[bytes]:
    if PAGE in FILES:
        return FILES[PAGE].answer(request, status)
    words = NOT_BUILT.format(why=NOT_YET if FOLDER == IN_TREE else WITHOUT)
    return Response(words.encode(), status_code=501, headers={"cache-control": ASK_AGAIN}, media_type="text/html")


@get(PLACES)
async def page(request: AnyRequest) -> Response[bytes]:
    """It looks at its own address."""
    return send_page(request)


@get([f"{ASSETS}{{name:path}}", *(place for place in FILES if place != PAGE and not place.startswith(ASSETS))])
async def file(request: AnyRequest) -> Response[bytes]:
    if request.url.path not in FILES:
        raise NotFoundException
    return FILES[request.url.path].answer(request)


def on_nowhere(request: AnyRequest, raised: NotFoundException) -> Response[bytes]:
    """The page knows how to say that there is nothing here; programs are told their way."""
    if request.method == "GET" and not request.url.path.startswith((API, ASSETS)):
        return send_page(request, 404)
    return on_anything(request, raised)


router = Router("/", route_handlers=[page, file], include_in_schema=False, opt={PACKED_ALREADY: True})
