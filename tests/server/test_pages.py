"""The page over real HTTP: at every path it knows, compressed as accepted, cached, small, nothing inline."""

from __future__ import annotations

import gzip
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets.sync.client

from ossuary.locales import SHARED_FILES, languages
from ossuary.server.http.routes.pages import FILES, PAGE, PAGE_PATHS
from support.built_page import why_not_built
from support.locales.fluent_files import FILES as FILES_OF_WORDS
from support.locales.fluent_files import said
from support.server.serving import Server
from support.server.visitors import good, problem

ROOT = Path(__file__).parents[2]
HTML = "text/html; charset=utf-8"
UNPACKED = {"accept-encoding": "identity"}
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
MOST_BYTES = 250_000
ONLY_THE_SERVERS = [
    *SHARED_FILES,
    *(file for file in FILES_OF_WORDS if Path(file).name in ("refusals", "positions", "diagrams")),
]
KEY = re.compile(r"^([a-z][\w-]*) =", re.M)
HOME = ("Home", "en")  # what the entry loads on the home page, by the names of the chunks
IMPORTED = re.compile(r'(?:from|import)\s*"\./([^"]+\.js)"')
FACE = re.compile(r"@font-face\s*{([^}]*)}")
LATIN = "u+0000"

if why := why_not_built():
    pytest.skip(why, allow_module_level=True)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("pages")
    with Server(folder) as server, httpx.Client(base_url=f"http://{server.address}", headers=UNPACKED) as client:
        yield client


def packed(host: httpx.Client, path: str, how: str) -> tuple[httpx.Response, bytes]:
    """The response, and its body as it was sent."""
    with host.stream("GET", path, headers={"accept-encoding": how}) as answer:
        return answer, b"".join(answer.iter_raw())


@pytest.mark.parametrize("place", PAGE_PATHS)
def test_the_page_is_at_every_path_it_knows(host: httpx.Client, place: str) -> None:
    answer = host.get(re.sub(r"{\w+:str}", "some-thing", place))
    assert answer.status_code == 200
    assert answer.headers["content-type"] == HTML
    assert answer.content == FILES[PAGE].contents["identity"]


def test_the_page_knows_no_path_that_the_server_does_not() -> None:
    router = (ROOT / "web" / "src" / "state" / "route.svelte.ts").read_text(encoding="utf-8")
    leads = re.findall(r"\[/\^(.*?)\$/,", router)
    assert leads
    known = {re.sub(r"{\w+:str}", "*", place) for place in PAGE_PATHS}
    assert {re.sub(r"\([^)]*\)", "*", lead.replace("\\/", "/")) for lead in leads} <= known


def test_the_page_is_revalidated_and_sent_once(host: httpx.Client) -> None:
    first = host.get("/")
    assert first.headers["cache-control"] == "no-cache"
    tag = first.headers["etag"]
    for known in (tag, f'W/{tag}, "other"'):
        again = host.get("/", headers={"if-none-match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert again.headers["vary"] == "accept-encoding"
    for unknown in ('"other"', tag.replace("identity", "br")):
        assert host.get("/", headers={"if-none-match": unknown}).content == first.content


@pytest.mark.parametrize(
    ("asked", "got"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("*", "br"),
        ("*;q=0, gzip", "gzip"),
        ("br;q=0.0, *;q=0", None),
        ("identity", None),
        ("", None),
        ("brotli", None),
    ],
)
def test_the_page_is_compressed_as_accepted(host: httpx.Client, asked: str, got: str | None) -> None:
    answer, body = packed(host, "/", asked)
    assert answer.headers.get("content-encoding") == got
    assert answer.headers["vary"] == "accept-encoding"
    assert int(answer.headers["content-length"]) == len(body)
    plain = FILES[PAGE].contents["identity"]
    assert body == FILES[PAGE].contents[got or "identity"]
    assert got != "gzip" or gzip.decompress(body) == plain
    assert (len(body) < len(plain)) == (got is not None)


def test_every_file_has_its_type_and_is_cached_forever(host: httpx.Client) -> None:
    assets = [place for place in FILES if place.startswith("/assets/")]
    assert {Path(place).suffix for place in assets} == TYPES.keys()
    for place in assets:
        answer = host.get(place)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == TYPES[Path(place).suffix]
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.content == FILES[place].contents["identity"]


@pytest.mark.parametrize("language", languages())
def test_the_browser_loads_no_words_that_only_the_server_says(language: str) -> None:
    [place] = [place for place in FILES if re.fullmatch(rf"/assets/{language}-[\w-]+\.js", place)]
    loaded = set(KEY.findall(FILES[place].contents["identity"].decode().replace("\\n", "\n")))
    assert "home-solo" in loaded
    for file in ONLY_THE_SERVERS:
        assert loaded.isdisjoint(said(language, file)), file


@pytest.mark.parametrize("path", ["/nothing", "/t/", "/t/a/b", "/new", "/index.html", "/..%2Fapp.py"])
def test_at_unknown_paths_the_page_is_sent_with_status_404(host: httpx.Client, path: str) -> None:
    answer = host.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (404, HTML)
    assert answer.content == FILES[PAGE].contents["identity"]
    assert answer.headers["cache-control"] == "no-cache"
    assert host.get(path, headers={"if-none-match": answer.headers["etag"]}).status_code == 404


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/none.js", "/assets/..%2Findex.html", "/assets/"])
def test_unknown_files_and_api_paths_are_problems(host: httpx.Client, path: str) -> None:
    problem(host.get(path), 404, "not-found")


@pytest.mark.parametrize("path", ["/nothing", "/api/nothing"])
def test_other_methods_at_unknown_paths_are_problems(host: httpx.Client, path: str) -> None:
    problem(host.post(path, json={}), 404, "not-found")


def test_the_policy_allows_nothing_inline_but_attributes(host: httpx.Client) -> None:
    policy = dict(rule.strip().split(" ", 1) for rule in host.get("/").headers["content-security-policy"].split(";"))
    assert policy.pop("style-src-attr") == "'unsafe-inline'"
    assert {"script-src", "style-src", "font-src", "img-src", "connect-src", "default-src"} <= policy.keys()
    assert set(policy.values()) == {"'self'", "'none'"}


def test_the_page_has_nothing_inline_and_asks_only_for_what_is_there() -> None:
    page = FILES[PAGE].contents["identity"].decode()
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)", page)
    wanted = set(re.findall(r'(?:href|src)="([^"]*)"', page))
    assert wanted
    assert wanted <= FILES.keys()


def test_the_api_documentation_has_its_style(host: httpx.Client) -> None:
    page = host.get("/api/docs")
    [style] = re.findall(r'rel="stylesheet" href="([^"]+)"', page.text)
    answer = host.get(style)
    assert (answer.status_code, answer.headers["content-type"]) == (200, TYPES[".css"])


def test_long_responses_of_the_api_are_compressed_and_short_ones_are_not(host: httpx.Client) -> None:
    answer, body = packed(host, "/api/schema/openapi.json", "gzip, br")
    assert answer.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in answer.headers["vary"].lower()
    assert gzip.decompress(body) == host.get("/api/schema/openapi.json").content
    assert len(body) < len(gzip.decompress(body)) / 4
    for path in ("/api/games", "/health", "/api/nothing"):
        assert "content-encoding" not in packed(host, path, "gzip, br")[0].headers


def test_sockets_are_not_compressed(host: httpx.Client) -> None:
    host.post("/api/people", json={"name": "Ana"}).raise_for_status()
    wanted = {"game": "bad-bones", "seats": [{"kind": "person"}, {"kind": "bot"}]}
    table = good(host.post("/api/tables", json=wanted), 201)
    address = f"ws://{host.base_url.netloc.decode()}/api/tables/{table['id']}/socket"
    cookie = f"ossuary={host.cookies['ossuary']}"
    with websockets.sync.client.connect(
        address, additional_headers={"Cookie": cookie, "Accept-Encoding": "gzip, br"}, compression=None
    ) as socket:
        assert socket.response is not None
        assert socket.response.status_code == 101
        assert "content-encoding" not in socket.response.headers


def smallest(place: str) -> int:
    return min(map(len, FILES[place].contents.values()))


def first_load() -> dict[str, int]:
    """The bytes sent for each file of the home page, without what it requests from the API."""
    page = FILES[PAGE].contents["identity"].decode()
    wanted = [PAGE, *re.findall(r'(?:href|src)="(/[^"]*)"', page)]
    stems = {place: Path(place).name.rpartition("-")[0] for place in FILES}
    wanted += [place for place, stem in stems.items() if re.sub(r"-.{8}$", "", stem) in HOME]
    seen: dict[str, int] = {}
    while wanted:
        place = wanted.pop()
        if place in seen:
            continue
        seen[place] = smallest(place)
        text = FILES[place].contents["identity"].decode() if place.endswith((".js", ".css")) else ""
        wanted += [f"/assets/{name}" for name in IMPORTED.findall(text)] if place.endswith(".js") else faces(text)
    return seen


def faces(style: str) -> list[str]:
    """The fonts that a page in English loads."""
    found = [face for face in FACE.findall(style) if "unicode-range" not in face or LATIN in face.lower()]
    return [place for face in found for place in re.findall(r"url\(\"?(/[^)\"]+\.woff2)", face)]


def test_the_first_load_is_small() -> None:
    load = first_load()
    assert {Path(place).suffix for place in load} >= {".html", ".js", ".css", ".woff2"}
    assert sum(load.values()) < MOST_BYTES, load


@pytest.mark.slow
def test_from_its_sources_the_server_says_what_to_do_and_serves_what_was_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "src"))
    with Server(tmp_path / "before") as server:
        answer = httpx.get(f"http://{server.address}/t/some-table")
        assert (answer.status_code, answer.headers["content-type"]) == (501, HTML)
        assert "make web-build" in answer.text
        assert httpx.get(f"http://{server.address}/api/docs").status_code == 200
    built = tmp_path / "web" / "dist"
    built.mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Built</title>")
    with Server(tmp_path / "after") as server:
        answer = httpx.get(f"http://{server.address}/t/some-table")
        assert (answer.status_code, answer.text) == (200, "<!doctype html><title>Built</title>")
