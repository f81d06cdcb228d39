"""Each language on the narrowest phone: every page is translated, and nothing sticks out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PageAt
from support.browser.chromium import PHONE
from support.browser.mouse_player import MousePlayer
from support.browser.new_table_page import begin, lay_table, open_house_rules
from support.browser.page_checks import check_fits, check_words, each_language
from support.browser.page_words import Words
from support.browser.stored_games import in_the_middle
from support.server.serving import Server
from support.setups import mostly_full

PAGES = (
    "/",
    "/new/bad-bones?now",
    "/new/bad-bones?friends",
    "/new/bad-bones?pass",
    "/new/bad-bones?solo",
    "/new/dia-de-los-muertos?now",
    "/games",
    "/settings",
    "/rules/bad-bones",
    "/rules/dia-de-los-muertos",
    "/learn/bad-bones",
    "/nowhere",
)


def test_every_page_speaks_it_and_fits(page_at: PageAt) -> None:
    page = page_at(PHONE, expected="404")
    for path in PAGES:
        page.goto(path, wait_until="networkidle")
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        if path.startswith("/learn"):
            page.locator("aside .face").click()  # while a lesson's guide speaks, it has the place of the top bar
        check_in_each_language(page)
    say = Words()
    lay_table(page, say, "friends", seats=2, mode="advanced", play="coop", chiefs="yes")
    open_house_rules(page, say)
    check_in_each_language(page)
    begin(page, say)
    expect(page.get_by_role("button", name=say("share-copy"))).to_be_visible()
    check_in_each_language(page)


def check_in_each_language(page: Page) -> None:
    for say in each_language(page):
        check_words(page, say.language)
        check_fits(page)


def test_a_round_is_told_in_it_and_fits(page_at: PageAt, table_server: Server) -> None:
    page = page_at(PHONE)
    hands = MousePlayer(page)
    page.goto(f"/t/{in_the_middle(table_server, page)}")
    hands.await_turn()
    while hands.wire.newest("view")["round"] == 2 and not hands.rematch.is_visible():
        check_in_each_language(page)
        hands.answer()
        hands.await_turn()
    for tab in ("tab-log", "tab-cemetery"):
        page.get_by_role("tab", name=hands.say(tab)).click()
        check_in_each_language(page)


# Whole rounds by what buttons are called: of the others in the full run.
@pytest.mark.parametrize("language", mostly_full(["en", "fr", "nl", "de"], ["de"]))
def test_a_round_is_played_in_it(page_at: PageAt, table_server: Server, language: str) -> None:
    page = page_at(PHONE, language=language)
    hands = MousePlayer(page, Words(language))
    page.goto(f"/t/{in_the_middle(table_server, page)}")
    hands.play_on(lambda: hands.wire.newest("view")["round"] > 2)
    check_words(page, language)
    check_fits(page)


def test_the_language_is_chosen_and_kept(page_at: PageAt) -> None:
    page = page_at(language="pt")
    page.goto("/")
    check_words(page, "en")
    page.get_by_role("button", name="Nederlands").click()
    expect(page.get_by_role("heading", name=Words("nl")("games-title"))).to_be_visible()
    check_words(page, "nl")
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1, name=Words("nl")("settings-title"))).to_be_visible()
    check_words(page, "nl")
