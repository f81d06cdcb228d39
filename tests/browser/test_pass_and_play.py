"""Pass and play: two people share a screen, and a curtain hides everything while it is handed over."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import PageAt
from ossuary.server.messages import Plan, SeatPlan
from ossuary.server.storage.store import now
from support.browser.dia_table import asked, come
from support.browser.mouse_player import MousePlayer, prefer
from support.browser.new_table_page import begin, lay_table
from support.browser.stored_games import DIA, store, store_table
from support.browser.stored_games import begin as begin_stored
from support.server.serving import Server

ADA, BO = "Ada", "Bo"


def two_at_one_screen(page: Page, hands: MousePlayer) -> None:
    lay_table(page, hands.say, "pass")
    for seat, name in ((1, ADA), (2, BO)):
        field = page.get_by_role("textbox", name=hands.say("new-name", seat=seat))
        field.fill(name)
        field.blur()
    begin(page, hands.say)
    expect(hands.board.or_(hands.curtain)).to_be_visible()
    if hands.curtain.is_visible():
        hands.curtain.click()


def seat_in_the_middle(hands: MousePlayer) -> int:
    view = hands.page.locator("[data-seat]").filter(has=hands.board)
    return int(view.get_attribute("data-seat") or 0)


def test_behind_the_curtain_nothing_of_a_draft_is_in_the_page(page_at: PageAt) -> None:
    page = page_at()
    hands = MousePlayer(page)
    two_at_one_screen(page, hands)
    for round in (1, 2):
        drafts: list[str] = []
        for seat, name, other in ((1, ADA, BO), (2, BO, ADA)):
            assert seat_in_the_middle(hands) == seat
            if seat == 2:  # nothing has told Bo where Ada's hero goes
                expect(page.get_by_role("log", name=hands.say("log-label"))).not_to_contain_text(drafts[0])
            hands.press(hands.any(hands.lit))
            hero = hands.wire.newest("view", seat)["seats"][seat - 1]["hero"]
            drafts.append(hands.say("event-hero-moved", mine="no", seat=name, space=hero))
            hands.press(hands.ready)
            if seat == 1:
                curtain_falls(page, hands, other)
                for shown in (hero, hands.say("thing-hero")):
                    assert not re.search(rf"\b{shown}\b", page.locator("body").inner_text())
                assert page.locator("[data-space], [data-seat]").count() == 0
                hands.curtain.click()
        # Both are ready: what was hidden is shown to whoever looks.
        if hands.curtain.is_visible():
            hands.curtain.click()
        log = page.get_by_role("log", name=hands.say("log-label"))
        expect(log.filter(has_text=drafts[0]).or_(log.filter(has_text=drafts[1])).first).to_be_visible()
        hands.play_on(lambda: hands.wire.newest("view")["round"] > round)  # noqa: B023
        to_seat_one(hands)


def curtain_falls(page: Page, hands: MousePlayer, name: str) -> None:
    expect(page.get_by_role("dialog", name=hands.say("handover-title", name=name))).to_be_visible()


def to_seat_one(hands: MousePlayer) -> None:
    hands.await_turn()
    if hands.curtain.is_visible():
        hands.curtain.click()
        hands.await_turn()
    if seat_in_the_middle(hands) == 2:
        raise AssertionError("a new round begins with who sits first")


def test_the_curtain_can_be_turned_off(page_at: PageAt) -> None:
    page = page_at()
    prefer(page, curtain=False)
    hands = MousePlayer(page)
    two_at_one_screen(page, hands)
    assert seat_in_the_middle(hands) == 1
    hands.press(hands.any(hands.lit))
    hands.press(hands.ready)
    expect(page.locator("[data-seat='2']").filter(has=hands.board)).to_be_visible()
    assert not hands.curtain.is_visible()


def test_colours_and_headline_belong_to_the_seat_and_the_way_back_ends_at_the_curtain(page_at: PageAt) -> None:
    page = page_at((1440, 900))
    hands = MousePlayer(page)
    two_at_one_screen(page, hands)
    expect(hands.heading).to_contain_text(ADA)
    ada = colour(page, ".you .crest .field")
    assert ada != colour(page, "[data-rival='2'] .crest .field")
    hands.press(hands.any(hands.lit))
    hands.press(hands.ready)
    hands.curtain.click()
    expect(hands.heading).to_contain_text(BO)
    assert colour(page, "[data-rival='1'] .crest .field") == ada

    page.get_by_role("link", name=hands.say("play-home")).click()
    expect(hands.board).to_have_count(0)
    page.go_back()
    expect(hands.curtain).to_be_visible()
    expect(hands.board).to_have_count(0)


def colour(page: Page, place: str) -> str:
    return str(page.locator(place).first.evaluate("field => getComputedStyle(field).fill"))


def test_what_was_decided_when_laying_needs_no_second_curtain(page_at: PageAt, table_server: Server) -> None:
    """Seat 1 lays a card to walk with it. When its turn comes, the page walks, and seat 2 keeps the screen."""
    books = (begin_stored(DIA, 2, seed) for seed in range(1, 40))
    book = next(book for book in books if book.match.is_asked(1))
    page = page_at((1440, 900))
    prefer(page, speed=4)
    ada = come(page, ADA)
    table = store(table_server, book, [ada, ada], reaction_seconds=1)
    page.goto(f"/t/{table}")
    curtain = page.locator("dialog[aria-labelledby=hand-over-title]")
    curtain.get_by_role("button").click()
    farthest = max(asked(page, table, 1)["premoves"], key=len)  # as far as its bones go: nothing is left to decide
    card, field = farthest[0].split(" ")[1], farthest[-1].split(" ")[1]
    page.locator(f'.field.lit[data-field="{field}"]').click()
    if page.get_by_text("Which card").is_visible():
        page.locator(f".card.legal[data-card={card}]").first.click()
    curtain.get_by_role("button").click()
    page.locator(".card.legal").first.click()
    # It may be asked whether it holds the other; then its own turn comes.
    let = page.locator(".reaction .let")
    turn = page.locator('[data-words="move"], [data-words="act"], [data-words="stop"]')
    expect(let.or_(turn.first)).to_be_visible()
    if let.is_visible():
        let.click()
    expect(turn.first).to_be_visible()
    expect(curtain).to_have_count(0)
    assert asked(page, table, 2)["view"]["seats"][0]["at"] == int(field)


def test_a_closed_curtain_keeps_its_name_and_no_reaction_is_lost_behind_it(
    page_at: PageAt, table_server: Server
) -> None:
    """The answers come by another tab of theirs; the screen waits for whom it has called."""
    book = begin_stored(DIA, 2, 1)
    page = page_at()
    ada = come(page, ADA)
    plan = Plan(DIA, [SeatPlan("person"), SeatPlan("person")], reaction_seconds=0.5, reactions_wait=True)
    table = store_table(table_server, plan, [ada, ada], book, book.rows, shift=now() - book.rows[-1].at)
    page.goto(f"/t/{table}")
    title = page.locator("#hand-over-title")
    called = title.inner_text()

    def answer(seat: int, wanted: str = "") -> None:
        told = asked(page, table, seat)
        words = next(one["words"] for one in told["options"] if one["words"].startswith(wanted))
        said = {"question": told["asked"]["question"], "words": words}
        assert page.request.post(f"/api/tables/{table}/seats/{seat}/answers", data=said).ok

    first = 1 if asked(page, table, 1)["asked"] else 2
    answer(first)
    answer(3 - first)
    mover = 1 if asked(page, table, 1)["asked"] else 2
    answer(mover, "move")
    page.wait_for_timeout(900)  # longer than the table waits where people have screens of their own
    assert asked(page, table, 3 - mover)["asked"]["kind"] == "hold"
    expect(title).to_have_text(called)
