"""Each language on the narrowest phone: every page speaks it, all of it, and nothing sticks out."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import PageAt
from support.browser.begun import in_the_middle
from support.browser.hands import Hands
from support.browser.launching import PHONE
from support.browser.looking import check_fits, check_words
from support.browser.setting import begin, lay_table
from support.browser.words import Words
from support.server.serving import Server

LANGUAGES = ("en", "fr", "nl", "de")
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_it_and_fits(page_at: PageAt, language: str) -> None:
    page = page_at(PHONE, language=language, expected="404")
    for path in PAGES:
        page.goto(path, wait_until="networkidle")
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        check_words(page, language)
        check_fits(page)
    hands = Hands(page, Words(language))
    lay_table(page, hands.say, "friends", seats=2, mode="advanced", play="coop", chiefs="yes")
    check_fits(page)
    begin(page, hands.say)
    expect(page.get_by_role("button", name=hands.say("share-copy"))).to_be_visible()
    check_words(page, language)
    check_fits(page)


# One round each; the other two take part in the full run.
@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=pytest.mark.full) if one in ("en", "nl") else one for one in LANGUAGES]
)
def test_a_round_is_told_in_it_and_fits(page_at: PageAt, table_server: Server, language: str) -> None:
    page = page_at(PHONE, language=language)
    hands = Hands(page, Words(language))
    page.goto(f"/t/{in_the_middle(table_server, page)}")
    hands.await_turn()
    while hands.wire.newest("view")["round"] == 2 and not hands.rematch.is_visible():
        check_words(page, language)
        check_fits(page)
        hands.answer()
        hands.await_turn()
    for tab in ("tab-log", "tab-cemetery"):
        page.get_by_role("tab", name=hands.say(tab)).click()
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
