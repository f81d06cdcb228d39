"""A whole game without a mouse, from the home page to the score sheet, and every key that the page offers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PageAt
from support.browser.dia_table import come, sit
from support.browser.keyboard_player import KeyboardPlayer
from support.browser.new_table_page import beginning
from support.browser.stored_games import in_the_middle
from support.server.serving import Server

FEW_TABS = 40  # to the board, from where a page begins


@pytest.fixture(autouse=True)
def no_mouse(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fails a test that uses the mouse."""

    def point(*_: object, **__: object) -> None:
        raise AssertionError("there is no mouse here")

    from playwright.sync_api import Locator, Mouse

    for way in ("click", "dblclick", "hover", "drag_to", "tap", "check"):
        monkeypatch.setattr(Locator, way, point)
    for way in ("click", "move", "down", "up"):
        monkeypatch.setattr(Mouse, way, point)


def test_a_solo_game_from_the_home_page_to_the_score_sheet(page_at: PageAt) -> None:
    page = page_at()
    keys = KeyboardPlayer(page)
    page.goto("/")
    poster = page.get_by_role("article", name=keys.say("game-bad-bones"))
    keys.touch(poster.get_by_role("link", name=keys.say("home-solo")))
    expect(beginning(page, keys.say)).to_be_enabled()
    rounds = page.get_by_role("spinbutton", name=keys.say("thing-option-rounds"))
    keys.tab_to(rounds)
    page.keyboard.press("Control+A")
    page.keyboard.type("2")
    keys.touch(beginning(page, keys.say))
    expect(keys.board).to_be_visible()
    assert keys.tab_to_board() < FEW_TABS
    keys.play_on()
    assert not keys.wire.of("refused")
    keys.touch(keys.rematch)
    expect(keys.round(1)).to_be_visible()
    assert keys.answer()


@pytest.mark.full
def test_a_game_against_bots_from_the_home_page_to_the_score_sheet(page_at: PageAt) -> None:
    page = page_at()
    keys = KeyboardPlayer(page)
    page.goto("/")
    poster = page.get_by_role("article", name=keys.say("game-bad-bones"))
    keys.touch(poster.get_by_role("button", name=keys.say.start("home-now")))
    expect(keys.board).to_be_visible()
    assert keys.tab_to_board() < FEW_TABS
    keys.play_on()
    assert not keys.wire.of("refused")


def test_the_focus_stays_near_the_question(page_at: PageAt, table_server: Server) -> None:
    """Ready is disabled once it is pressed, and what has the focus then is the next question."""
    page = page_at()
    keys = KeyboardPlayer(page)
    page.goto(f"/t/{in_the_middle(table_server, page)}")
    keys.await_turn()
    keys.press(keys.lit.first)
    keys.press(keys.ready)
    expect(keys.heading).to_have_text(keys.say("prompt-trap"))
    expect(page.locator("[data-question]")).to_be_focused()


def test_letters_and_digits_do_what_they_say(page_at: PageAt, table_server: Server) -> None:
    page = page_at()
    keys = KeyboardPlayer(page)
    page.goto(f"/t/{in_the_middle(table_server, page)}")
    keys.await_turn()
    keys.key("h")
    hint = page.get_by_role("dialog", name=keys.say("advice-title"))
    expect(hint).to_be_focused()
    keys.key("Escape")
    expect(hint).to_have_count(0)

    keys.press(keys.lit.first)
    expect(keys.heading).to_have_text(keys.say("prompt-ready"))
    keys.key("u")
    expect(keys.heading).to_have_text(keys.say("prompt-hero"))
    keys.press(keys.lit.first)
    expect(keys.heading).to_have_text(keys.say("prompt-ready"))
    keys.key("r")
    expect(keys.heading).to_have_text(keys.say("prompt-trap"))

    page.evaluate("() => document.activeElement.blur()")
    keys.key("?")
    sheet = page.get_by_role("dialog", name=keys.say("keys-title"))
    expect(sheet.get_by_text(keys.say("keys-turn"))).to_be_visible()
    keys.key("Escape")
    expect(sheet).to_be_hidden()

    log = page.get_by_role("log", name=keys.say("log-label"))
    lines = log.locator("button")
    expect(log.locator("button[tabindex='0']")).to_have_count(1)
    lines.first.focus()
    keys.key("ArrowDown")
    expect(lines.nth(1)).to_be_focused()
    expect(lines.nth(1)).to_have_attribute("tabindex", "0")
    expect(lines.first).to_have_attribute("tabindex", "-1")

    wall = keys.tray.get_by_role("button", name=keys.say.start("thing-wall"))
    number = next(n for n in range(1, 9) if takes(page, keys, n, "wall"))
    expect(wall).to_have_attribute("aria-pressed", "true")
    faces = page.get_by_role("group", name=keys.say("dock-faces")).get_by_role("button")
    expect(faces.nth(0)).to_have_attribute("aria-pressed", "true")
    keys.key("t")
    expect(faces.nth(1)).to_have_attribute("aria-pressed", "true")
    keys.key(str(number))
    expect(wall).to_have_attribute("aria-pressed", "false")
    expect(keys.lit).to_have_count(0)


def test_digits_choose_among_cards_and_answers(page_at: PageAt) -> None:
    page = page_at()
    come(page, "Ada")
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    made = page.request.post("/api/tables", data={"game": "dia-de-los-muertos", "seats": seats})
    assert made.ok, made.text()
    sit(page, made.json()["id"])
    cards = page.locator("[data-card]")
    expect(page.locator("[data-card].legal").first).to_be_visible()
    before = cards.count()
    page.keyboard.press("1")
    expect(cards).to_have_count(before - 1)


def takes(page: Page, keys: KeyboardPlayer, number: int, item: str) -> bool:
    """Whether this digit picks up such a piece."""
    keys.key(str(number))
    name = keys.say.start(f"thing-{item}")
    pressed = keys.tray.get_by_role("button", pressed=True)
    return bool(pressed.count()) and re.match(name, pressed.first.inner_text()) is not None


def test_going_back_while_a_card_is_open(page_at: PageAt, table_server: Server) -> None:
    """The focused element is removed while its card is open: the browser reports both while the page changes."""
    page = page_at()
    keys = KeyboardPlayer(page)
    table = in_the_middle(table_server, page)
    page.goto("/")
    keys.touch(page.locator(f"a[href='/t/{table}']").first)
    keys.await_turn()
    keys.walk_to("c3")  # the tower
    expect(page.locator(".card:popover-open")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("article", name=keys.say("game-bad-bones"))).to_be_visible()
