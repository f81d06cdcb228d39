"""A .bones file on the page: dropped or chosen, stepped through, played on; errors are shown with their place."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PageAt
from browser.test_replay import BONES, at, badge, kept, moved, press, scrubber
from support.browser.chromium import PHONE
from support.browser.mouse_player import MousePlayer
from support.browser.page_checks import check_fits, check_words, each_language
from support.browser.page_words import Words
from support.browser.stored_games import DIA
from support.server.serving import Server

SAY = Words()
SCENARIOS = Path(__file__).parents[1] / "scenarios"
LANDING = (SCENARIOS / BONES / "09-saboteur-landing.bones").read_text(encoding="utf-8")
FOLLOWING = (SCENARIOS / DIA / "07-following-to-a-festivity.bones").read_text(encoding="utf-8")
MAKE_FILE = """([text, name]) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], name, { type: "text/plain" }));
    return carried;
}"""


def drop(page: Page, text: str, name: str = "game.bones") -> None:
    """Drop a file as if it came from outside the window."""
    carried = page.evaluate_handle(MAKE_FILE, [text, name])
    page.dispatch_event("main", "dragenter", {"dataTransfer": carried})
    expect(page.get_by_text(SAY("study-drop"))).to_be_visible()
    page.dispatch_event("main", "dragover", {"dataTransfer": carried})
    page.dispatch_event("main", "drop", {"dataTransfer": carried})
    expect(page.get_by_text(SAY("study-drop"))).to_have_count(0)


def open_file(page: Page, text: str, name: str = "game.bones") -> None:
    page.goto("/")
    with page.expect_file_chooser() as asked:
        page.get_by_role("button", name=SAY("study-open")).click()
    asked.value.set_files({"name": name, "mimeType": "text/plain", "buffer": text.encode()})
    page.wait_for_url("**/study*")


def lines(page: Page) -> Locator:
    return page.get_by_role("list", name=SAY("study-text")).get_by_role("listitem")


def test_a_dropped_game_is_stepped_through_and_gone_on_from(page_at: PageAt, table_server: Server) -> None:
    page = page_at()
    table = kept(table_server, page, BONES)
    text = page.request.get(f"/api/tables/{table}/record").text()
    page.goto("/")
    expect(page.get_by_role("heading", name=SAY("games-title"))).to_be_visible()
    drop(page, text)
    page.wait_for_url("**/study*")
    expect(scrubber(page)).to_have_value("0")
    expect(badge(page)).to_contain_text(SAY("replay-badge-proved"))
    names = page.get_by_label(SAY("replay-as")).locator("option")
    expect(names).to_have_text([SAY("study-all-eyes"), "Ada", SAY("seat-number", seat=2)])
    expect(page.locator("time")).to_be_visible()
    press(page, "replay-next")
    first = moved(page, 0)
    press(page, "replay-next")
    then = moved(page, first)
    page.reload()
    expect(scrubber(page)).to_have_value(str(then))  # the text is kept, and where one was

    page.get_by_label(SAY("replay-as")).select_option("2")
    expect(page).to_have_url(re.compile("seat=2"))
    press(page, "replay-go-on")
    sheet = page.get_by_role("dialog", name=SAY("go-on-title"))
    sheet.get_by_role("button", name=SAY("go-on-do"), exact=True).click()
    page.wait_for_url("**/t/*")
    hands = MousePlayer(page)
    expect(hands.board).to_be_visible()
    on = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert (on["status"], on.get("commit", "")) == ("running", "")
    assert [seat["kind"] for seat in on["seats"]] == ["bot", "person"]


def test_a_chosen_scenario_is_read_line_by_line(page_at: PageAt) -> None:
    page = page_at(permissions=["clipboard-read", "clipboard-write"])
    open_file(page, LANDING, "landing.bones")
    expect(page.get_by_text("what a landing dragon does with a saboteur")).to_be_visible()
    expect(badge(page)).to_contain_text(SAY("replay-badge-holds"))
    page.get_by_role("button", name="BB-4.4", exact=True).click()
    expect(page.get_by_role("dialog").locator('a[href$="#BB-4.4"]').first).to_be_visible()
    page.keyboard.press("Escape")
    press(page, "study-text")
    expect(lines(page)).to_have_count(LANDING.count("\n"))
    lines(page).get_by_role("button", name="1 flee ^").click()
    expect(scrubber(page)).not_to_have_value("0")
    press(page, "study-text")
    expect(page.get_by_role("dialog").locator("[aria-current=step]")).to_have_text("1 flee ^")
    page.get_by_role("dialog").get_by_role("button", name=SAY("replay-copy")).click()
    assert page.evaluate("() => navigator.clipboard.readText()") == LANDING
    with page.expect_download() as saved:
        page.get_by_role("dialog").get_by_role("button", name=SAY("replay-download")).click()
    assert saved.value.suggested_filename == "landing.bones"


def test_with_all_known_every_hand_is_shown(page_at: PageAt) -> None:
    page = page_at((1440, 900))
    open_file(page, FOLLOWING)
    second = page.get_by_role("region", name=SAY("seat-number", seat=2))
    expect(second.get_by_title("Hold", exact=True)).to_be_visible()
    page.get_by_label(SAY("replay-as")).select_option("1")
    expect(page).to_have_url(re.compile("seat=1"))
    expect(second.get_by_title("Hold", exact=True)).to_have_count(0)
    page.get_by_label(SAY("replay-as")).select_option("0")
    expect(second.get_by_title("Hold", exact=True)).to_be_visible()


def test_a_wrong_line_is_where_it_opens(page_at: PageAt, axe: Callable[[Page], None]) -> None:
    page = page_at(PHONE, "dark")
    open_file(page, LANDING + "2 hero a5\n")
    wrong = page.get_by_role("alert")
    expect(wrong).to_contain_text(SAY("study-place", line=20, column=3))
    expect(wrong).to_contain_text("not one step away")
    press(page, "replay-more")
    press(page, "replay-verify")  # on a phone it is in the menu
    expect(page.get_by_role("dialog")).to_contain_text(SAY("replay-proof-false"))
    press(page, "replay-fine")
    assert str(at(page)) == scrubber(page).get_attribute("max")
    check_fits(page)
    axe(page)
    wrong.get_by_role("button", name=SAY("study-show-line")).click()
    expect(page.get_by_role("dialog").get_by_text("not one step away")).to_be_in_viewport()
    axe(page)


def test_a_failing_expectation_is_told(page_at: PageAt) -> None:
    page = page_at()
    open_file(page, LANDING + "? seat 1 tower 1\n")
    expect(badge(page)).to_contain_text(SAY("replay-badge-false"))
    badge(page).click()
    expect(page.get_by_role("dialog")).to_contain_text(SAY("study-line", line=20))
    expect(page.get_by_role("dialog")).to_contain_text("tower 4")


def test_a_file_that_is_no_game(page_at: PageAt, axe: Callable[[Page], None]) -> None:
    page = page_at(PHONE)
    page.goto("/study")
    for say in each_language(page):
        expect(page.get_by_role("heading", level=1, name=say("study-none"))).to_be_visible()
        check_words(page, say.language)
        check_fits(page)
    with page.expect_file_chooser() as asked:
        page.get_by_role("button", name=SAY("study-open")).click()
    wrong = b"game: bad-bones\nplayers: 2\n---\n"
    asked.value.set_files({"name": "no.bones", "mimeType": "text/plain", "buffer": wrong})
    for say in each_language(page):
        expect(page.get_by_role("heading", level=1, name=say("study-wrong"))).to_be_visible()
        expect(page.get_by_text(say("study-place", line=2, column=1))).to_be_visible()
        check_words(page, say.language)
        check_fits(page)
        axe(page)


@pytest.mark.parametrize("file", [b"\xff\xfe\x00\x01", b"#" * 262_145], ids=["no text", "too large"])
def test_what_is_not_even_a_text_changes_nothing(page_at: PageAt, file: bytes) -> None:
    page = page_at()
    page.goto("/")
    with page.expect_file_chooser() as asked:
        page.get_by_role("button", name=SAY("study-open")).click()
    asked.value.set_files({"name": "photo.bones", "mimeType": "text/plain", "buffer": file})
    told = SAY("study-not-text" if len(file) < 10 else "study-too-large")
    expect(page.get_by_role("region", name=SAY("notices-title")).get_by_text(told)).to_be_visible()
    assert page.url.endswith("/")


def test_by_keyboard(page_at: PageAt, axe: Callable[[Page], None]) -> None:
    page = page_at()
    open_file(page, FOLLOWING)
    expect(scrubber(page)).to_have_value("0")
    page.locator("body").press("ArrowRight")
    moved(page, 0)
    page.keyboard.press("ArrowLeft")
    expect(scrubber(page)).to_have_value("0")
    axe(page)
    page.get_by_role("button", name=SAY("study-text"), exact=True).focus()
    page.keyboard.press("Enter")
    expect(lines(page).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=SAY("study-text"), exact=True)).to_be_focused()
