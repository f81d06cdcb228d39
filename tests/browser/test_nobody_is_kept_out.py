"""Every screen as axe-core sees it, in light and in dark: nothing grave stands in anybody's way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PageAt
from support.browser.begun import asked, in_the_middle, keep, play_to_the_end, play_until
from support.browser.hands import Hands
from support.browser.launching import DESKTOP, PHONE, Theme
from support.browser.setting import begin, lay_table
from support.server.serving import Server

Axe = Callable[[Page], None]
PAGES = (
    "/",
    "/new/bad-bones?friends",
    "/new/dia-de-los-muertos?now",
    "/settings",
    "/games",
    "/rules/bad-bones",
    "/nowhere",
    "/t/nowhere",
)
# Both themes, one on a phone; the full run has them crossed.
LOOKS = [
    (DESKTOP, "light"),
    (PHONE, "dark"),
    pytest.param(DESKTOP, "dark", marks=pytest.mark.full),
    pytest.param(PHONE, "light", marks=pytest.mark.full),
]


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_the_pages_around_the_table(page_at: PageAt, axe: Axe, size: tuple[int, int], theme: Theme) -> None:
    page = page_at(size, theme, expected="404")
    hands = Hands(page)
    for path in PAGES:
        page.goto(path, wait_until="networkidle")
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        axe(page)
    lay_table(page, hands.say, "friends", seats=3)
    begin(page, hands.say)
    expect(page.get_by_role("button", name=hands.say("share-copy"))).to_be_visible()
    axe(page)
    page.get_by_role("button", name=hands.say.start("share-qr")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    axe(page)
    page.goto("/games", wait_until="networkidle")
    axe(page)


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_the_table(page_at: PageAt, table_server: Server, axe: Axe, size: tuple[int, int], theme: Theme) -> None:
    page = page_at(size, theme)
    hands = Hands(page)
    page.goto(f"/t/{in_the_middle(table_server, page, seats=4)}")
    hands.await_turn()
    axe(page)
    hands.button("dock-hint").click()
    expect(page.get_by_role("dialog", name=hands.say("advice-title"))).to_be_visible()
    axe(page)
    page.keyboard.press("Escape")
    hands.press(hands.any(hands.lit))
    hands.press(hands.ready)
    expect(hands.heading).to_have_text(hands.say("prompt-trap"))
    hands.touch(hands.pieces.first)
    axe(page)
    page.get_by_role("button", name=hands.say("menu-title")).click()
    axe(page)
    page.get_by_role("button", name=hands.say("menu-leave")).click()
    expect(page.get_by_role("dialog", name=hands.say("menu-leave-title"))).to_be_visible()
    axe(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=hands.say("corner-rules"), exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("searchbox")).to_be_visible()
    axe(page)


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_market_together_and_score_sheet(
    page_at: PageAt, table_server: Server, axe: Axe, size: tuple[int, int], theme: Theme
) -> None:
    page = page_at(size, theme)
    hands = Hands(page)
    market = play_until(lambda book: asked(book, "buy"), 3, ("mode=advanced",))
    page.goto(f"/t/{keep(table_server, page, market)}")
    expect(hands.buying).to_be_visible()
    axe(page)
    together = play_until(lambda book: asked(book, "hero"), 3, ("play=coop",))
    page.goto(f"/t/{keep(table_server, page, together)}")
    hands.await_turn()
    axe(page)
    for play in ((4, ()), (1, ("heroic=yes",))):
        page.goto(f"/t/{keep(table_server, page, play_to_the_end(*play))}")
        expect(hands.rematch).to_be_visible()
        axe(page)


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.full)])
def test_the_curtain(page_at: PageAt, axe: Axe, theme: Theme) -> None:
    page = page_at(DESKTOP, theme)
    hands = Hands(page)
    lay_table(page, hands.say, "pass")
    begin(page, hands.say)
    hands.await_turn()
    hands.press(hands.any(hands.lit))
    hands.press(hands.ready)
    expect(hands.curtain).to_be_visible()
    axe(page)
