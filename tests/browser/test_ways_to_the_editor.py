"""Every shown position can be opened in the editor, and played on against bots from there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PageAt
from support.browser.page_words import Words
from support.browser.stored_games import DIA, finished, store
from support.server.serving import Server

BONES = "bad-bones"
SAY = Words()
SCENARIO = """game: bad-bones
rules: 1
seats: 2
position:
  phase trap
  seat 1
    skeleton red-left a3 >
---
1 pass
2 pass
"""


def text_of(page: Page) -> str:
    page.wait_for_url("**/editor/*")
    expect(page.locator(".state[aria-busy=false] .good")).to_be_visible()
    return page.get_by_role("textbox", name=SAY("editor-text-label")).input_value()


def open_file(page: Page, text: str) -> None:
    page.goto("/")
    file = {"name": "game.bones", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator('input[type="file"]').first.set_input_files(file)  # type: ignore[arg-type]
    page.wait_for_url("**/study*")


def edit_from_the_menu(page: Page) -> None:
    page.get_by_role("button", name=SAY("replay-more"), exact=True).click()
    page.get_by_role("button", name=SAY("editor-edit"), exact=True).click()


def test_from_the_home_page(page_at: PageAt) -> None:
    page = page_at()
    page.goto("/")
    page.get_by_role("link", name=SAY("editor-home")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(SAY("editor-title"))


@pytest.mark.parametrize("game", [BONES, DIA])
def test_from_a_moment_of_a_finished_game(page_at: PageAt, table_server: Server, game: str) -> None:
    page = page_at()
    ada = str(page.request.post("/api/people", data={"name": "Ada"}).json()["id"])
    book = finished(game, 2, 1, ("rounds=4",) if game == BONES else ())
    table = store(table_server, book, [ada, None])
    page.goto(f"/replay/{table}?seat=1&event=60")
    edit_from_the_menu(page)
    text = text_of(page)
    assert "position:" not in text
    assert 5 < len(text.splitlines()) < len(book.rows)
    # The board shows the position of that moment; a touch makes it the edited position.
    piece, where = ("hero", '[data-space="e5"]') if game == BONES else ("figure-1", '[data-field="7"]')
    page.locator(f'[data-piece="{piece}"]').click()
    page.locator(f".top {where}").click()
    expect(page.locator(".state[aria-busy=false]")).to_be_visible()
    field = page.get_by_role("textbox", name=SAY("editor-text-label"))
    expect(field).to_have_value(re.compile(r"^position:\n  round \d+$", re.MULTILINE))
    expect(field).not_to_have_value(re.compile("^commit:", re.MULTILINE))
    page.get_by_role("button", name=SAY("editor-undo"), exact=True).click()
    expect(field).to_have_value(text)


def test_from_an_opened_file_at_the_line_that_is_shown(page_at: PageAt) -> None:
    page = page_at()
    open_file(page, SCENARIO)
    edit_from_the_menu(page)
    assert text_of(page) == SCENARIO.replace("1 pass\n2 pass\n", "")


def test_a_file_that_can_not_be_read_is_mended(page_at: PageAt) -> None:
    page = page_at()
    open_file(page, SCENARIO.replace("seats: 2", "seats: two"))
    page.get_by_role("button", name=SAY("editor-mend"), exact=True).click()
    page.wait_for_url("**/editor/bad-bones")
    expect(page.locator(".state .bad")).to_contain_text(SAY("editor-trouble", line=3, column=8))


def test_from_a_worked_example(page_at: PageAt) -> None:
    page = page_at()
    page.goto("/rules/bad-bones")
    edit = page.locator("[data-diagram]").get_by_role("button", name=SAY("editor-edit"), exact=True).first
    edit.scroll_into_view_if_needed()
    edit.click()
    assert "game: bad-bones\n" in text_of(page)


def test_on_against_bots(page_at: PageAt) -> None:
    page = page_at()
    page.goto("/editor/bad-bones")
    page.get_by_role("textbox", name=SAY("editor-text-label")).fill(SCENARIO)
    expect(page.locator(".state[aria-busy=false] .good")).to_be_visible()
    page.get_by_role("button", name=SAY("editor-bots"), exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=SAY("go-on-do"), exact=True).click()
    page.wait_for_url("**/t/*")
    board = page.get_by_role("group", name=SAY("play-own-board"), exact=True)
    expect(board.get_by_role("button", name=re.compile("^b3: .*facing right"))).to_be_visible()


def test_and_back_as_a_study(page_at: PageAt) -> None:
    page = page_at()
    page.goto("/editor/bad-bones")
    page.get_by_role("textbox", name=SAY("editor-text-label")).fill(SCENARIO)
    expect(page.locator(".state[aria-busy=false] .good")).to_be_visible()
    page.get_by_role("button", name=SAY("editor-study"), exact=True).click()
    page.wait_for_url("**/study*")
    expect(page.get_by_role("slider", name=SAY("replay-scrub"))).to_be_visible()
