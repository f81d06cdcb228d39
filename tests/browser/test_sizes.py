"""Phones upright and on their side, large screens, both themes, doubled letters: all fits and can be touched."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PageAt
from support.browser.chromium import DESKTOP, PHONE, Theme
from support.browser.mouse_player import MousePlayer, play_now
from support.browser.page_checks import SMALLEST, Size, check_fits, each_look, each_size, small_targets
from support.browser.page_words import Words
from support.browser.seated_people import seat_people, sent
from support.browser.stored_games import in_the_middle
from support.server.serving import Server

LARGE = (1440, 900)
ZOOMED = (640, 400)  # a screen of 1280 × 800 at 200 %
SIDEWAYS = (844, 390)
FINGER = 40  # pixels
LOOKS: list[tuple[Size, Theme]] = [
    (PHONE, "dark"),
    (LARGE, "light"),
    (SIDEWAYS, "light"),
    (ZOOMED, "dark"),
    (PHONE, "light"),
    (SMALLEST, "light"),
    (LARGE, "dark"),
]
AROUND = (
    "/",
    "/new/bad-bones?now",
    "/new/dia-de-los-muertos?friends",
    "/settings",
    "/games",
    "/study",
    "/editor/bad-bones",
)
READ = (
    "/rules/bad-bones",
    "/rules/dia-de-los-muertos",
    "/aid/bad-bones",
    "/aid/dia-de-los-muertos",
    "/learn/bad-bones",
)


def is_on_the_screen(page: Page, what: Locator) -> bool:
    """Whether all of it is visible without scrolling."""
    box, size = what.bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    return (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= size["width"]
        and box["y"] + box["height"] <= size["height"]
    )


def test_what_one_needs_is_on_the_screen(page_at: PageAt, table_server: Server) -> None:
    page = page_at()
    hands = MousePlayer(page)
    page.goto(f"/t/{in_the_middle(table_server, page, seats=4)}")
    hands.await_turn()
    expect(hands.heading).to_have_text(hands.say("prompt-hero"))
    check_screen(page, hands)
    hands.press(hands.any(hands.lit))
    expect(hands.ready).to_be_visible()
    for _ in each_look(page, LOOKS):
        assert is_on_the_screen(page, hands.ready)
    hands.press(hands.ready)
    expect(hands.heading).to_have_text(hands.say("prompt-trap"))
    check_screen(page, hands)


def check_screen(page: Page, hands: MousePlayer) -> None:
    shown = [hands.button("dock-ready"), hands.undo, hands.space("a5"), hands.space("e1"), hands.heading]
    for size in each_look(page, LOOKS):
        for what in shown:
            assert is_on_the_screen(page, what), (size, what)
        check_fits(page)
        if size == PHONE:
            assert small_targets(page, FINGER) == []


def test_graveyard_and_hand_are_on_the_screen(page_at: PageAt) -> None:
    page = page_at()
    play_now(page, MousePlayer(page), "dia-de-los-muertos")
    graveyard, cards = page.locator(".graveyard"), page.locator(".card.legal[data-card]")
    expect(cards.first).to_be_visible(timeout=20_000)
    for size in each_size(page, [PHONE, SIDEWAYS, ZOOMED, SMALLEST]):
        assert is_on_the_screen(page, graveyard), size
        box = graveyard.bounding_box()
        assert box is not None
        assert box["height"] > (0.35 if size != SMALLEST else 0.25) * size[1]
        for card in cards.all():
            assert is_on_the_screen(page, card), size
        check_fits(page)


def test_fingers_hit_what_the_pages_around_the_table_offer(page_at: PageAt) -> None:
    page = page_at(PHONE)
    for path in ("/", "/new/bad-bones?now", "/new/bad-bones?pass", "/settings", "/games"):
        page.goto(path, wait_until="networkidle")
        assert small_targets(page, FINGER) == [], path


def test_twice_as_large_nothing_has_to_be_scrolled_sideways(page_at: PageAt, table_server: Server) -> None:
    page = page_at(ZOOMED, device_scale_factor=2)
    hands = MousePlayer(page)
    for path in ("/", "/new/bad-bones?now", "/settings", "/rules/bad-bones"):
        page.goto(path, wait_until="networkidle")
        check_fits(page)
    page.goto(f"/t/{in_the_middle(table_server, page)}")
    hands.await_turn()
    check_fits(page)
    hands.press(hands.any(hands.lit))
    hands.press(hands.ready)
    expect(hands.heading).to_have_text(hands.say("prompt-trap"))
    check_fits(page)


@pytest.mark.parametrize("language", ["fr", "de"])
def test_on_the_smallest_phone_the_menu_of_a_table_is_on_the_screen(page_at: PageAt, language: str) -> None:
    """In the lobby, which has the most buttons above it, and at Día's table, which has the longest words."""
    page, friend = page_at(SMALLEST, language=language), page_at()
    page.goto("/")
    game = "dia-de-los-muertos"
    running = seat_people(game, {"Ada": page, "Bo": friend})
    lobby = sent(page, "/api/tables", {"game": game, "seats": [{"kind": "person"}, {"kind": "link"}]})["id"]
    for table in (running, lobby):
        page.goto(f"/t/{table}")
        menu = page.get_by_role("button", name=Words(language)("menu-title"))
        expect(menu).to_be_visible()
        assert is_on_the_screen(page, menu)
        check_fits(page)


@pytest.mark.parametrize("paths", [AROUND, READ], ids=["around", "read"])
def test_the_smallest_phone_is_wide_enough(page_at: PageAt, paths: tuple[str, ...]) -> None:
    page = page_at(SMALLEST, language="de")
    for path in paths:
        page.goto(path, wait_until="networkidle")
        check_fits(page)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_board_keeps_its_size_from_prompt_to_prompt(page_at: PageAt, table_server: Server, language: str) -> None:
    page = page_at(language=language)
    hands = MousePlayer(page, Words(language))
    page.goto(f"/t/{in_the_middle(table_server, page, seats=4)}")
    hands.await_turn()
    boards: dict[Size, list[tuple[float, float]]] = {}

    def measure() -> None:
        for size in each_size(page, [SMALLEST, PHONE, LARGE]):
            box = hands.board.bounding_box()
            assert box is not None
            boards.setdefault(size, []).append((box["width"], box["height"]))

    measure()
    hands.press(hands.any(hands.lit))
    expect(hands.ready).to_be_visible()
    measure()
    hands.press(hands.ready)
    expect(hands.heading).to_have_text(hands.say("prompt-trap"))
    measure()
    hands.press(hands.any(hands.pieces))
    measure()
    for size, found in boards.items():
        assert len(set(found)) == 1, (size, found)


def test_ready_is_whole_while_a_wall_is_turned(page_at: PageAt, table_server: Server) -> None:
    """Both ways to lay it stand beside the buttons, whose German words are long."""
    page = page_at(language="de")
    hands = MousePlayer(page, Words("de"))
    page.goto(f"/t/{in_the_middle(table_server, page, seats=4)}")
    hands.await_turn()
    hands.press(hands.any(hands.lit))
    hands.press(hands.ready)
    expect(hands.heading).to_have_text(hands.say("prompt-trap"))
    hands.touch(hands.tray.get_by_role("button", name=hands.say.start("thing-wall")))
    for size in each_size(page, [SMALLEST, PHONE, DESKTOP, LARGE]):
        dock, ready = page.locator(".dock").bounding_box(), hands.button("dock-ready").bounding_box()
        assert dock is not None
        assert ready is not None
        assert ready["x"] + ready["width"] <= dock["x"] + dock["width"], size
