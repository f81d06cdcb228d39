"""axe-core finds no serious fault on any screen, in light and in dark."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PageAt
from support.browser.mouse_player import MousePlayer
from support.browser.new_table_page import begin, lay_table, open_house_rules
from support.browser.page_checks import each_look
from support.browser.stored_games import asked, in_the_middle, play_to_the_end, play_until, store_for_page
from support.server.serving import Server

Axe = Callable[[Page], None]
PAGES = (
    "/",
    "/new/bad-bones?friends",
    "/new/dia-de-los-muertos?now",
    "/settings",
    "/games",
    "/nowhere",
    "/t/nowhere",
)


@pytest.fixture
def axe_in_each_look(axe: Axe) -> Axe:
    """In both themes, one of them on a phone; the full run has them crossed."""

    def check(page: Page) -> None:
        for _ in each_look(page):
            axe(page)

    return check


def test_the_pages_around_the_table(page_at: PageAt, axe_in_each_look: Axe) -> None:
    page = page_at(expected="404")
    hands = MousePlayer(page)
    for path in PAGES:
        page.goto(path, wait_until="networkidle")
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        axe_in_each_look(page)
    lay_table(page, hands.say, "friends", seats=3, mode="advanced", play="coop", chiefs="yes")
    open_house_rules(page, hands.say)
    axe_in_each_look(page)
    begin(page, hands.say)
    expect(page.get_by_role("button", name=hands.say("share-copy"))).to_be_visible()
    axe_in_each_look(page)
    page.get_by_role("button", name=hands.say.start("share-qr")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    axe_in_each_look(page)
    page.goto("/games", wait_until="networkidle")
    axe_in_each_look(page)


def test_the_table(page_at: PageAt, table_server: Server, axe: Axe, axe_in_each_look: Axe) -> None:
    page = page_at()
    hands = MousePlayer(page)
    page.goto(f"/t/{in_the_middle(table_server, page, seats=4)}")
    hands.await_turn()
    axe_in_each_look(page)
    hands.button("dock-hint").click()
    expect(page.get_by_role("dialog", name=hands.say("advice-title"))).to_be_visible()
    axe_in_each_look(page)
    page.keyboard.press("Escape")
    hands.press(hands.any(hands.lit))
    hands.press(hands.ready)
    expect(hands.heading).to_have_text(hands.say("prompt-trap"))
    hands.touch(hands.pieces.first)
    axe_in_each_look(page)
    for _ in each_look(page):  # which closes the menu
        page.get_by_role("button", name=hands.say("menu-title")).click()
        axe(page)
    page.get_by_role("button", name=hands.say("menu-leave")).click()
    expect(page.get_by_role("dialog", name=hands.say("menu-leave-title"))).to_be_visible()
    axe_in_each_look(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=hands.say("corner-rules"), exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("searchbox")).to_be_visible()
    axe_in_each_look(page)


def test_market_together_and_score_sheet(page_at: PageAt, table_server: Server, axe_in_each_look: Axe) -> None:
    page = page_at()
    hands = MousePlayer(page)
    market = play_until(lambda book: asked(book, "buy"), 3, ("mode=advanced",))
    page.goto(f"/t/{store_for_page(table_server, page, market)}")
    expect(hands.buying).to_be_visible()
    axe_in_each_look(page)
    together = play_until(lambda book: asked(book, "hero"), 3, ("play=coop",))
    page.goto(f"/t/{store_for_page(table_server, page, together)}")
    hands.await_turn()
    axe_in_each_look(page)
    for play in ((4, ()), (1, ("heroic=yes",))):
        page.goto(f"/t/{store_for_page(table_server, page, play_to_the_end(*play))}")
        expect(hands.rematch).to_be_visible()
        axe_in_each_look(page)


def test_the_curtain(page_at: PageAt, axe_in_each_look: Axe) -> None:
    page = page_at()
    hands = MousePlayer(page)
    lay_table(page, hands.say, "pass")
    begin(page, hands.say)
    hands.await_turn()
    hands.press(hands.any(hands.lit))
    hands.press(hands.ready)
    expect(hands.curtain).to_be_visible()
    axe_in_each_look(page)
