"""The page opens soon and within its policy; and what these tests rely on works."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Response, expect

from browser.conftest import PageAt
from support.browser.page_checks import CROSSED, LOOKS, each_look
from support.server.serving import Server

MOST_BYTES = 250_000
# A policy that forbids the socket says so; the table lets it in or refuses it.
TRY_SOCKET = """() => new Promise((tell) => {
    document.addEventListener("securitypolicyviolation", (told) => tell(told.violatedDirective));
    const socket = new WebSocket(`ws://${location.host}/api/tables/none/socket`);
    for (const end of ["open", "error"]) socket.addEventListener(end, () => setTimeout(() => tell("tried"), 100));
})"""

TINY_PAGE = """() => {
    document.documentElement.lang = "en";
    document.title = "A page";
    document.body.innerHTML = "<main><h1>A page</h1></main>";
}"""


def test_home_opens_for_everyone(page_at: PageAt, axe: Callable[[Page], None]) -> None:
    page = page_at()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for _ in each_look(page, [*LOOKS, *CROSSED]):
        axe(page)


def test_the_first_load_is_small_and_packed(page_at: PageAt) -> None:
    page = page_at(unused=True)
    loaded: list[Response] = []
    page.on("response", lambda answer: loaded.append(answer))
    answer = page.goto("/", wait_until="networkidle")
    assert answer is not None
    assert answer.headers["content-encoding"] == "br"
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in loaded if "/api/" not in answer.url}
    assert sum(sizes.values()) < MOST_BYTES, sizes


def test_a_place_that_is_not_there_is_told_by_the_page(page_at: PageAt) -> None:
    page = page_at(expected="404")
    answer = page.goto("/nowhere/at/all")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_the_policy_lets_the_socket_through(page_at: PageAt) -> None:
    page = page_at(expected="WebSocket")
    page.goto("/")
    assert page.evaluate(TRY_SOCKET) == "tried"


def test_a_table_that_is_killed_comes_back_where_it_was(page_at: PageAt, table_server: Server) -> None:
    # fonts may be requested while the server is down
    page = page_at(expected="ERR_CONNECTION|ERR_EMPTY_RESPONSE", unused=True)
    page.goto("/", wait_until="networkidle")
    table_server.kill()
    table_server.start()
    page.reload(wait_until="networkidle")  # fonts come last, and the server has to be there for them
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_axe_looks_within_the_policy_and_finds_who_is_kept_out(page_at: PageAt, axe: Callable[[Page], None]) -> None:
    page = page_at(expected="favicon")
    page.goto("/handbook.css")  # under the same policy as everything else, and small
    page.evaluate(TINY_PAGE)
    axe(page)
    page.evaluate("() => document.body.append(document.createElement('button'))")
    with pytest.raises(AssertionError, match="button-name"):
        axe(page)


def test_the_browser_leaves_the_loop_to_others(in_its_loop: None) -> None:
    """Playwright's loop counts as running; conftest lays it aside so that asyncio.run works."""
    assert asyncio.get_running_loop().is_running()
