"""Two browsers at one cooperative table: who is there, who is ready, what is shared, and what somebody points at."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from browser.conftest import PageAt
from support.browser.mouse_player import MousePlayer
from support.browser.new_table_page import begin, lay_table, link_of_free_seat, say_ready
from support.browser.page_words import Words


def sit_down(page_at: PageAt) -> tuple[MousePlayer, MousePlayer]:
    """Ada creates a cooperative table for two, and Bo comes by the link."""
    page, other = page_at(), page_at()
    ada, bo = MousePlayer(page, luck=1), MousePlayer(other, luck=2)
    lay_table(page, ada.say, "friends", seats=2, play="coop")
    begin(page, ada.say)
    other.goto(link_of_free_seat(page, ada.say))
    say_ready(other, bo.say, "Bo")
    expect(seat_card(page, "Bo")).to_contain_text(ada.say("lobby-state-ready"))
    assert "#" not in other.url  # the key is used and no longer in the address
    say_ready(page, ada.say, "Ada")
    for hands in (ada, bo):
        expect(hands.board).to_be_visible()
    return ada, bo


def seat_card(page: Page, name: str) -> Locator:
    return page.get_by_role("listitem").filter(has_text=name)


def rival(hands: MousePlayer, name: str) -> Locator:
    return hands.page.get_by_role("button", name=re.compile(re.escape(hands.say("rival-open", name=name))))


def supply(hands: MousePlayer, item: str) -> Locator:
    return hands.tray.get_by_role("button", name=hands.say.start(f"thing-{item}"))


def both_until(ada: MousePlayer, bo: MousePlayer, asked: str) -> None:
    """Both answer everything until both are asked this."""
    wanted = ada.say(f"prompt-{asked}")
    for _ in range(60):
        late = [hands for hands in (ada, bo) if hands.heading.inner_text() != wanted]
        if not late:
            return
        for hands in late:
            waiting = hands.page.get_by_role("heading", level=1, name=hands.say.shape("play-waiting-for", "names"))
            expect(hands.asked.or_(waiting).first).to_be_visible()
            if not waiting.is_visible() and hands.heading.inner_text() != wanted:
                hands.answer()
    raise AssertionError(f"nobody asks {asked}")


def test_two_browsers_play_together(page_at: PageAt) -> None:
    ada, bo = sit_down(page_at)
    both_until(ada, bo, "hero")
    expect(rival(ada, "Bo")).to_contain_text(ada.say("seat-is-thinking"))
    ada.press(ada.any(ada.lit))
    ada.press(ada.ready)
    expect(rival(bo, "Ada")).to_contain_text(bo.say("seat-is-ready"))

    both_until(ada, bo, "trap")
    for hands in (ada, bo):
        expect(supply(hands, "catapult")).to_contain_text("×2")
    supply(ada, "catapult").click()
    ada.press(ada.any(ada.lit))
    for hands in (ada, bo):
        expect(supply(hands, "catapult")).to_contain_text("×1")
    ada.press(ada.undo)
    expect(supply(bo, "catapult")).to_contain_text("×2")

    bo.page.close()
    expect(rival(ada, "Bo")).to_contain_text(ada.say("seat-is-away"))
    again = bo.page.context.new_page()
    again.goto(ada.page.url)
    bo = MousePlayer(again, luck=3)
    expect(rival(ada, "Bo")).not_to_contain_text(ada.say("seat-is-away"))

    for round in (2, 3):
        both_until(ada, bo, "trap")
        both_until(ada, bo, "hero")
        for hands in (ada, bo):
            expect(hands.round(round)).to_be_visible()
    views = [hands.wire.newest("view", viewer) for hands, viewer in ((ada, 1), (bo, 2))]
    assert views[0]["capital"] == views[1]["capital"]
    assert not ada.wire.of("refused") + bo.wire.of("refused")


def test_a_space_one_points_at_is_seen_by_the_other(page_at: PageAt) -> None:
    ada, bo = sit_down(page_at)
    both_until(ada, bo, "hero")
    rival(ada, "Bo").click()
    large = ada.page.get_by_role("group", name=ada.say("rival-board", name="Bo"))
    expect(large).to_be_visible()
    large.get_by_role("button", name=re.compile("^c3:")).click()
    ada.wire.settle()
    assert not ada.wire.of("refused")
    expect(bo.space("c3")).to_have_class(re.compile(r"\bmarked\b"))
    expect(bo.space("b4")).not_to_have_class(re.compile(r"\bmarked\b"))


def test_emotes_are_seen_and_read_out(page_at: PageAt) -> None:
    ada, bo = sit_down(page_at)
    ada.page.get_by_role("button", name=ada.say("signs-title")).click()
    ada.page.get_by_role("button", name=ada.say("sign-clap")).click()
    heard = Words()("sign-told", name="Ada", sign=bo.say("sign-clap"))
    expect(bo.page.get_by_role("log").get_by_text(heard)).to_be_attached()


def test_where_nobody_comes_a_bot_sits_down(page_at: PageAt) -> None:
    page = page_at()
    ada = MousePlayer(page)
    lay_table(page, ada.say, "friends", seats=2)
    begin(page, ada.say)
    say_ready(page, ada.say, "Ada")
    ada.button("lobby-bot").click()
    page.get_by_role("dialog").get_by_role("button", name=ada.say("level-talus")).click()
    ada.await_turn()
    assert ada.answer()
