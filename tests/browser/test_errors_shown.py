"""Whatever goes wrong, the page says it in words and offers a way on."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import PageAt
from support.browser.mouse_player import MousePlayer
from support.browser.new_table_page import begin, lay_table, link_of_free_seat, say_ready
from support.browser.page_words import Words
from support.browser.stored_games import in_the_middle
from support.server.serving import Server

SAY = Words()
BROKEN_LINE = "WebSocket|ERR_|Failed to fetch|Failed to load|dynamically imported"


def told(page: Page, kind: str) -> None:
    """Asserts that a page says what is wrong, and that the home page is one click away."""
    expect(page.get_by_role("heading", level=1, name=SAY(f"trouble-{kind}"))).to_be_visible()
    expect(page.get_by_text(SAY(f"trouble-{kind}.text"))).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link", name=SAY("back-home"))).to_be_visible()


def lay_for_a_friend(page: Page) -> str:
    """Create a table with a free seat; returns the seat's link."""
    lay_table(page, SAY, "friends", seats=2)
    begin(page, SAY)
    return link_of_free_seat(page, SAY)


def test_a_wrong_link_and_a_taken_seat_let_one_watch(page_at: PageAt) -> None:
    owner, friend, stranger = page_at(), page_at(), page_at(expected="40[349] ")
    link = lay_for_a_friend(owner)
    for wrong in (link[:-4] + "AAAA", link.replace("#2.", "#6.")):
        stranger.goto("/")
        stranger.goto(wrong)
        told(stranger, "wrong-link")
    friend.goto(link)
    say_ready(friend, SAY, "Bo")
    stranger.goto("/")
    stranger.goto(link)
    expect(stranger.get_by_role("heading", level=1, name=SAY("transfer-taken", name="Bo"))).to_be_visible()
    stranger.get_by_role("button", name=SAY("trouble-watch")).click()
    expect(stranger.get_by_text(SAY("lobby-watching"))).to_be_visible()
    say_ready(owner, SAY)
    expect(stranger.get_by_role("heading", level=1, name=SAY.shape("play-waiting-for", "names"))).to_be_visible()


def test_a_deleted_table_is_cleared_away_for_everyone(page_at: PageAt) -> None:
    owner, friend = page_at(), page_at(expected="404")
    link = lay_for_a_friend(owner)
    friend.goto(link)
    expect(friend.get_by_role("button", name=SAY("lobby-ready"), exact=True)).to_be_visible()
    address = friend.url
    owner.get_by_role("button", name=SAY("menu-title")).click()
    owner.get_by_role("button", name=SAY("menu-delete")).click()
    dialog = owner.get_by_role("dialog", name=SAY("menu-delete-title"))
    dialog.get_by_role("button", name=SAY("menu-delete-do"), exact=True).click()
    told(friend, "deleted")
    expect(owner.get_by_role("heading", name=SAY("games-title"))).to_be_visible()
    friend.goto("/")
    friend.goto(address)
    told(friend, "no-table")
    friend.get_by_role("main").get_by_role("link", name=SAY("back-home")).click()
    expect(friend.get_by_role("heading", name=SAY("games-title"))).to_be_visible()


def test_an_address_that_leads_nowhere_leads_home(page_at: PageAt) -> None:
    page = page_at(expected="404")
    answer = page.goto("/no/such/place")
    assert answer is not None
    assert answer.status == 404
    told(page, "lost")
    page.get_by_role("main").get_by_role("link", name=SAY("back-home")).click()
    expect(page.get_by_role("heading", name=SAY("games-title"))).to_be_visible()


def test_a_name_that_cannot_be_used_is_refused_in_plain_words(page_at: PageAt) -> None:
    page = page_at(expected="400")
    page.goto("/settings")
    page.get_by_role("textbox", name=SAY("settings-name")).fill("Ada\u202eadA")
    page.get_by_role("button", name=SAY("settings-keep"), exact=True).click()
    expect(page.get_by_role("region", name=SAY("notices-title"))).to_contain_text(SAY("bad-name"))


def test_a_text_that_is_too_long_is_refused_in_plain_words(page_at: PageAt) -> None:
    page = page_at(expected="400")
    page.goto("/editor/bad-bones")
    text, play = page.get_by_label(SAY("editor-text-label")), page.get_by_role("button", name=SAY("editor-bots"))
    expect(page.get_by_text(SAY("editor-readable"))).to_be_visible()
    expect(play).to_be_enabled()
    short = text.input_value()
    text.fill(short + "#" * 300_000)
    expect(page.get_by_role("status").get_by_text(SAY("long-text", most=256))).to_be_visible()
    expect(page.get_by_text("Expected `str`")).to_have_count(0)
    expect(page.get_by_text(SAY("editor-readable"))).to_have_count(0)
    expect(play).to_be_disabled()
    text.fill(short)
    expect(page.get_by_text(SAY("editor-readable"))).to_be_visible()


def test_a_lost_line_is_said_and_comes_back_by_itself(page_at: PageAt, table_server: Server) -> None:
    page = page_at(expected=BROKEN_LINE, unused=True)
    hands = MousePlayer(page)
    page.goto(f"/t/{in_the_middle(table_server, page)}")
    hands.await_turn()
    banner = page.get_by_text(SAY("line-cut"), exact=True).and_(page.locator(":not([role=log] *)"))
    page.context.set_offline(True)
    hands.touch(hands.any(hands.lit))
    expect(banner).to_be_visible(timeout=60_000)  # the page pings a connection that is silent
    page.context.set_offline(False)
    expect(banner).to_have_count(0)
    expect(hands.ready).to_be_visible()


def test_a_server_that_is_not_there_is_said_wherever_one_goes(page_at: PageAt, table_server: Server) -> None:
    page = page_at(expected=BROKEN_LINE, unused=True)
    hands = MousePlayer(page)
    table = in_the_middle(table_server, page)
    page.goto("/")
    game = page.get_by_role("link", name=SAY.start("line-resume"))
    expect(game).to_be_visible()
    table_server.kill()
    page.get_by_role("article", name=SAY("game-bad-bones")).get_by_role("button", name=SAY.start("home-now")).click()
    expect(hands.notices).to_contain_text(SAY("error-offline"))
    game.click()  # its page was never loaded
    expect(page.get_by_role("heading", level=1, name=SAY("trouble-offline"))).to_be_visible()
    table_server.start()
    page.get_by_role("button", name=SAY.start("trouble-reload", "again")).click()
    hands.await_turn()
    assert table in page.url
