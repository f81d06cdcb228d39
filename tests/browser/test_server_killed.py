"""The server is killed in the middle of a game: the page says so, nothing acknowledged is lost, and play goes on."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from browser.conftest import PageAt
from support.browser.mouse_player import MousePlayer
from support.browser.stored_games import in_the_middle
from support.server.serving import Server
from support.server.stored_rows import answer_in, journal

BROKEN_LINE = "WebSocket|ERR_CONNECTION|Failed to fetch|Failed to load"


def acknowledged(hands: MousePlayer) -> list[str]:
    done = {message["ref"] for message in hands.wire.of("ack")}
    return [message["words"] for message in hands.wire.said if message["type"] == "answer" and message["ref"] in done]


def answers(server: Server, table: str) -> list[str]:
    """The answers of seat 1 in the database."""
    return [answer_in(row.words) for row in journal(server, table) if row.seat == 1 and answer_in(row.words)]


def banner(page: Page, hands: MousePlayer, key: str) -> Locator:
    """The banner at the edge of the table; screen readers get the same text elsewhere."""
    return page.get_by_text(hands.say(key), exact=True).and_(page.locator(":not([role=log] *)"))


def test_a_killed_server_is_missed_in_words_and_nothing_is_lost(page_at: PageAt, table_server: Server) -> None:
    page = page_at(expected=BROKEN_LINE, unused=True)
    hands = MousePlayer(page)
    table = in_the_middle(table_server, page)
    page.goto(f"/t/{table}")
    hands.play_on(lambda: hands.wire.newest("view")["round"] == 3 and hands.lit.first.is_visible())
    before = answers(table_server, table)
    assert before[-len(acknowledged(hands)) :] == acknowledged(hands)

    table_server.kill()
    expect(banner(page, hands, "line-cut")).to_be_visible()
    choice = hands.any(hands.lit)
    space = (choice.get_attribute("aria-label") or "")[:2]
    choice.click()  # given while the server is down
    assert hands.wire.open or hands.wire.said[-1]["type"] != "answer"

    table_server.start()
    expect(hands.ready).to_be_visible()
    expect(banner(page, hands, "line-cut")).to_have_count(0)
    expect(banner(page, hands, "line-back")).to_have_count(0)
    hands.wire.settle()
    assert answers(table_server, table) == [*before, f"hero {space}"]
    expect(hands.space(space)).to_have_accessible_name(hands.say.shape("space-label", "there", space=space, legal="no"))
    expect(hands.heading).to_have_text(hands.say("prompt-ready"))
    hands.play_on(lambda: hands.wire.newest("view")["round"] == 4)
    assert not hands.wire.of("refused")
