"""Before the game: names that others read at once, one's own seat, and links that lead nowhere else."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import PageAt
from support.browser.chromium import PHONE
from support.browser.mouse_player import MousePlayer
from support.browser.new_table_page import begin, lay_table, link_of_free_seat, say_ready
from support.browser.page_words import Words
from support.browser.seated_people import sent
from support.browser.stored_games import in_the_middle
from support.server.serving import Server

SAY = Words()


def test_a_name_is_read_by_the_others_as_soon_as_it_is_written(page_at: PageAt) -> None:
    owner, friend = page_at(), page_at()
    lay_table(owner, SAY, "friends", seats=2)
    begin(owner, SAY)
    expect(owner.get_by_text(SAY("lobby-local"))).to_be_visible()
    seats = friend.locator(".seat-card")
    friend.goto(link_of_free_seat(owner, SAY))
    expect(seats.filter(has_text=SAY("lobby-you"))).to_have_count(1)
    expect(friend.get_by_text(SAY("lobby-local"))).to_have_count(0)  # there is no link to give away
    field = owner.get_by_role("textbox", name=SAY("lobby-name"))
    field.fill("🦴🎺 Ada")
    field.press("Tab")
    expect(seats.first).to_contain_text("🦴🎺 Ada")
    expect(seats.first.locator("svg text")).to_have_text("🦴")
    say_ready(friend, SAY, "Bo")
    expect(owner.locator(".seat-card").nth(1)).to_contain_text("Bo")


def test_whoever_is_ready_reads_who_is_waited_for_besides_free_seats(page_at: PageAt) -> None:
    owner, friend = page_at(), page_at()
    for page, name in ((owner, "Ada"), (friend, "Bo")):
        page.goto("/")
        sent(page, "/api/people", {"name": name})
    seats = [{"kind": "person"}, {"kind": "link"}, {"kind": "link"}]
    table = sent(owner, "/api/tables", {"game": "bad-bones", "seats": seats})
    friend.goto(table["links"]["2"])
    owner.goto(f"/t/{table['id']}")
    say_ready(owner, SAY)
    waited = owner.get_by_role("status")
    expect(waited.filter(has_text=SAY("lobby-free", count=1))).to_contain_text(SAY("lobby-waiting", names="Bo"))
    say_ready(friend, SAY)
    expect(waited.filter(has_text=SAY("lobby-waiting", names="Bo"))).to_have_count(0)


def test_how_long_somebody_may_be_gone_is_chosen_where_friends_play_and_remembered(page_at: PageAt) -> None:
    page = page_at()
    lay_table(page, SAY, "now")
    choices = page.get_by_role("radiogroup", name=SAY("new-away"))
    expect(choices).to_have_count(0)
    lay_table(page, SAY, "friends")
    usual, chosen = (choices.get_by_role("radio", name=SAY("new-minutes", count=count), exact=True) for count in (2, 5))
    expect(usual).to_be_checked()
    choices.get_by_text(SAY("new-minutes", count=5), exact=True).click()
    table = begin(page, SAY)
    assert page.request.get(f"/api/tables/{table}").json()["away_seconds"] == 300
    lay_table(page, SAY, "friends")
    expect(chosen).to_be_checked()
    choices.get_by_text(SAY("new-away-never"), exact=True).click()
    assert page.request.get(f"/api/tables/{begin(page, SAY)}").json()["away_seconds"] == 0


def test_on_a_phone_the_game_that_waits_is_above_the_posters(page_at: PageAt, table_server: Server) -> None:
    page = page_at(size=PHONE)
    table = in_the_middle(table_server, page)
    page.goto("/")
    resume = page.locator(f"a[href='/t/{table}']")
    expect(resume).to_have_count(1)
    expect(resume).to_be_in_viewport()
    poster = page.get_by_role("article", name=SAY("game-bad-bones"))
    assert resume.bounding_box()["y"] < poster.bounding_box()["y"]  # type: ignore[index]
    resume.click()
    MousePlayer(page).await_turn()
