"""A person who reloads in the middle of a phase, or has a seat in two tabs, loses nothing."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from browser.conftest import PageAt
from support.browser.chromium import DESKTOP, open_context
from support.browser.mouse_player import MousePlayer
from support.browser.stored_games import in_the_middle
from support.server.serving import Server


def log_lines(hands: MousePlayer) -> list[str]:
    return hands.page.get_by_role("log", name=hands.say("log-label")).get_by_role("button").all_inner_texts()


def where_the_hero_is(hands: MousePlayer) -> str:
    hero = hands.board.get_by_role("button", name=re.compile(rf"^..: (.*, )?{re.escape(hands.say('thing-hero'))}\b"))
    return (hero.get_attribute("aria-label") or "")[:2]


def test_drafts_undo_and_log_outlive_a_reload(page_at: PageAt, table_server: Server) -> None:
    page = page_at()
    hands = MousePlayer(page)
    page.goto(f"/t/{in_the_middle(table_server, page)}")
    hands.await_turn()
    start = where_the_hero_is(hands)
    hands.press(hands.any(hands.lit))
    expect(hands.ready).to_be_visible()
    drafted, lines = where_the_hero_is(hands), log_lines(hands)
    assert drafted != start

    page.reload()
    expect(hands.ready).to_be_visible()
    expect(hands.heading).to_have_text(hands.say("prompt-ready"))
    assert where_the_hero_is(hands) == drafted
    expect(page.get_by_role("log", name=hands.say("log-label")).get_by_role("button")).to_have_count(len(lines))
    assert log_lines(hands) == lines

    hands.press(hands.undo)
    expect(hands.heading).to_have_text(hands.say("prompt-hero"))
    assert where_the_hero_is(hands) == start
    assert hands.answer()


def test_two_tabs_of_one_seat_show_the_same(page_at: PageAt, table_server: Server) -> None:
    page = page_at()
    hands = MousePlayer(page)
    page.goto(f"/t/{in_the_middle(table_server, page)}")
    hands.await_turn()
    second = page.context.new_page()
    other = MousePlayer(second)
    second.goto(page.url)
    other.await_turn()
    hands.press(hands.any(hands.lit))
    expect(other.heading).to_have_text(other.say("prompt-ready"))
    assert where_the_hero_is(other) == where_the_hero_is(hands)
    other.press(other.ready)
    for tab in (hands, other):
        expect(tab.heading).to_have_text(tab.say("prompt-trap"))


def test_an_answer_to_an_old_question_is_refused_in_words(
    page_at: PageAt, chromium: Browser, table_server: Server
) -> None:
    page = page_at()
    hands = MousePlayer(page)
    page.goto(f"/t/{in_the_middle(table_server, page)}")
    hands.await_turn()
    stale = same_person_elsewhere(page, chromium, table_server)
    other = MousePlayer(stale)
    stale.goto(page.url)
    other.await_turn()
    stale.context.set_offline(True)
    first, second = hands.lit.nth(0), other.lit.nth(1)
    hands.press(first)
    drafted = where_the_hero_is(hands)
    second.click()
    stale.context.set_offline(False)
    expect(other.notices).to_contain_text(other.say("stale-question"))
    expect(other.heading).to_have_text(other.say("prompt-ready"))
    assert where_the_hero_is(other) == drafted
    stale.context.close()


def same_person_elsewhere(page: Page, chromium: Browser, server: Server) -> Page:
    """Another browser that is known as the same person."""
    address = f"http://{server.address}"
    known = page.context.storage_state()
    context = open_context(chromium, address, DESKTOP, "light", "en", True, storage_state=known)
    return context.new_page()
