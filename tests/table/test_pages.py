"""The plain page: whole, of the right types, kept by browsers but never stale, and without anything inline."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest

from ossuary.games import NAMES, make_game
from ossuary.table.routes.pages import FILES, FOLDER, PAGE
from table.serving import Server

SCRIPT = "text/javascript; charset=utf-8"
TYPES = {
    "/": "text/html; charset=utf-8",
    "/t/some-table": "text/html; charset=utf-8",
    "/static/table.js": SCRIPT,
    "/static/draw.js": SCRIPT,
    "/static/words.js": SCRIPT,
    "/static/table.css": "text/css; charset=utf-8",
}
MOST_LINES = 560  # a stop-gap that grows is none


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("pages")
    with Server(folder) as server, httpx.Client(base_url=f"http://{server.address}") as client:
        yield client


@pytest.mark.parametrize("path", TYPES)
def test_a_page_has_its_type_and_is_asked_for_again(host: httpx.Client, path: str) -> None:
    first = host.get(path)
    assert first.status_code == 200
    assert first.headers["content-type"] == TYPES[path]
    assert first.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in first.headers["content-security-policy"]
    assert first.headers["x-content-type-options"] == "nosniff"
    for known in (first.headers["etag"], f'W/{first.headers["etag"]}, "other"'):
        again = host.get(path, headers={"If-None-Match": known})
        assert again.status_code == 304
        assert not again.content
        assert again.headers["etag"] == first.headers["etag"]
    assert host.get(path, headers={"If-None-Match": '"other"'}).content == first.content


@pytest.mark.parametrize("path", ["/static/", "/static/app.py", "/static/..%2Fapp.py", "/t/", "/nothing"])
def test_other_pages_are_not_there(host: httpx.Client, path: str) -> None:
    answer = host.get(path)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"


def test_the_page_asks_only_for_what_is_there() -> None:
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    wanted = re.findall(r'(?:href|src)="(/[^"]*)"', page)
    scripts = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.js"))
    wanted += [f"/static/{name}" for name in re.findall(r'from "\./([^"]+)"', scripts)]
    assert {place for place in wanted if place != "/"} == {place for place in TYPES if place.startswith("/static/")}
    assert set(re.findall(r'data-game="([^"]+)"', page)) == set(NAMES)


def test_nothing_is_inline_that_the_policy_forbids() -> None:
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)", page)


@pytest.mark.parametrize("name", NAMES)
def test_the_page_has_words_for_every_question_and_verb(name: str) -> None:
    words = (FOLDER / "words.js").read_text(encoding="utf-8")
    game = make_game(name)
    document = game.document()
    known = set(re.findall(r'[{\s]"?([a-z][a-z-]*)"?: "', words))
    verbs = {form.split(" ")[0] for form in document["forms"]} - {"draw", "first", "reveal"}  # chance's own
    assert verbs - {"move"} <= known
    assert set(document["questions"]) - {"draw", "first", "reveal", "turn"} <= known
    untold = {"phase-closes"} | ({"drew"} if name == "bad-bones" else set())
    assert set(document["happenings"]) - untold <= known


def test_the_page_stays_small() -> None:
    pages = {PAGE, *(place.rpartition("/")[2] for place in TYPES if place.startswith("/static/"))}
    assert sum(FILES[name].content.count(b"\n") for name in pages) < MOST_LINES
