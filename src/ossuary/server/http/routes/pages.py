"""The page to play at: the built files of web/, read once, and sent compressed as each browser accepts it."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from litestar import Response, Router, get
from litestar.exceptions import NotFoundException

from ossuary.server.http.api_docs import STYLE_PATH
from ossuary.server.http.caching import REVALIDATE, is_known
from ossuary.server.http.errors import AnyRequest, handle_error
from ossuary.server.http.middleware import API

# Every address that the page's own router knows (web/src/state/route.svelte.ts); all of them are the same page.
PAGE_PATHS = [
    "/",
    "/aid/{game:str}",
    "/challenge",
    "/editor",
    "/editor/{game:str}",
    "/games",
    "/learn/{game:str}",
    "/learn/{game:str}/{lesson:str}",
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
API_DOCS_STYLE = SERVER / "http" / "api_docs.css"
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
SUFFIXES = {"br": ".br", "gzip": ".gz"}  # of compressed files by encoding, the smallest first
COMPRESSED_ALREADY = "compressed_already"
UNCOMPRESSED = "identity"
REFUSED = re.compile(r"q=0(\.0*)?")
CACHE_FOREVER = "public, max-age=31536000, immutable"  # for files whose name changes with their content
NO_PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ossuary</title></head>
<body><h1>The server is running, but it has no page</h1>
<p>{why}</p>
<p>Programs can play all the same, see <a href="/api/docs">the API's documentation</a>, and people can play at the
terminal: <code>ossuary terminal</code>.</p></body>
</html>
"""
BUILT_WITHOUT = (
    "This server was built without the browser table (<code>OSSUARY_WEB=0</code>). Install it again without that."
)
NOT_BUILT = "The browser table is not built in this source tree. Run <code>make web-build</code>, then start again."


class StaticFile:
    """A file in each encoding it was built in, with an ETag for each."""

    def __init__(self, file: Path, path: str) -> None:
        self.type = TYPES[file.suffix]
        self.cache_control = CACHE_FOREVER if path.startswith(ASSETS) else REVALIDATE
        encoded = {encoding: file.with_name(file.name + suffix) for encoding, suffix in SUFFIXES.items()}
        files = {**encoded, UNCOMPRESSED: file}
        self.contents = {encoding: each.read_bytes() for encoding, each in files.items() if each.is_file()}
        digest = hashlib.sha256(self.contents[UNCOMPRESSED]).hexdigest()[:24]
        self.etags = {encoding: f'"{digest}-{encoding}"' for encoding in self.contents}

    def response(self, request: AnyRequest, status: int = 200) -> Response[bytes]:
        """The file, or that the browser has it already."""
        refused = refused_encodings(request.headers.get("accept-encoding", ""))
        encoding = next(each for each in self.contents if each not in refused)
        etag = self.etags[encoding]
        headers = {"etag": etag, "cache-control": self.cache_control}
        if len(self.contents) > 1:
            headers["vary"] = "accept-encoding"
        if status == 200 and is_known(etag, request.headers.get("if-none-match", "")):
            return Response(b"", status_code=304, headers=headers, media_type=self.type)
        if encoding != UNCOMPRESSED:
            headers["content-encoding"] = encoding
        return Response(self.contents[encoding], status_code=status, headers=headers, media_type=self.type)


def refused_encodings(accepted: str) -> set[str]:
    """The encodings that a browser does not accept; uncompressed is always accepted."""
    weights = {name.strip(): weight.strip() for name, _, weight in (one.partition(";") for one in accepted.split(","))}
    return {encoding for encoding in SUFFIXES if REFUSED.fullmatch(weights.get(encoding, weights.get("*", "q=0")))}


def files_in(folder: Path) -> dict[str, StaticFile]:
    """The built files by path; a compressed file belongs to the one it was made from."""
    found = {f"/{file.relative_to(folder).as_posix()}": file for file in sorted(folder.rglob("*"))}
    return {path: StaticFile(file, path) for path, file in found.items() if file.suffix in TYPES}


def built_in() -> Path:
    """The wheel's own folder or, for a server that runs from its sources, the one that `make web-build` writes."""
    return IN_TREE if SOURCES.name == "src" else IN_WHEEL


FOLDER = built_in()
FILES = {**files_in(FOLDER), STYLE_PATH: StaticFile(API_DOCS_STYLE, STYLE_PATH)}


def page_response(request: AnyRequest, status: int = 200) -> Response[bytes]:
    if PAGE in FILES:
        return FILES[PAGE].response(request, status)
    text = NO_PAGE.format(why=NOT_BUILT if FOLDER == IN_TREE else BUILT_WITHOUT)
    return Response(text.encode(), status_code=501, headers={"cache-control": REVALIDATE}, media_type="text/html")


@get(PAGE_PATHS)
async def page(request: AnyRequest) -> Response[bytes]:
    """The page, which looks at its own address."""
    return page_response(request)


@get([f"{ASSETS}{{name:path}}", *(path for path in FILES if path != PAGE and not path.startswith(ASSETS))])
async def file(request: AnyRequest) -> Response[bytes]:
    if request.url.path not in FILES:
        raise NotFoundException
    return FILES[request.url.path].response(request)


def handle_not_found(request: AnyRequest, raised: NotFoundException) -> Response[bytes]:
    """The page itself says that there is nothing at an address; programs get a problem."""
    if request.method == "GET" and not request.url.path.startswith((API, ASSETS)):
        return page_response(request, 404)
    return handle_error(request, raised)


router = Router("/", route_handlers=[page, file], include_in_schema=False, opt={COMPRESSED_ALREADY: True})
