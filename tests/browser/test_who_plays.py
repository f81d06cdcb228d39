"""Who plays each seat now is on every screen at once: left to a bot, taken back, handed over, resigned."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PageAt
from ossuary.server.match.journal import RESIGN
from support.browser.page_checks import check_fits
from support.browser.page_words import Words
from support.browser.seated_people import seat_people, sent
from support.browser.stored_games import BAD_BONES, DIA, begin, play_on, store
from support.server.journals import Book
from support.server.serving import Server

SMALL = (320, 568)
say = Words()


def open_table(page_at: PageAt, game: str) -> tuple[Page, Page, Page]:
    """Ada and Bo play, and somebody looks on."""
    ada, bo, watching = page_at(), page_at(), page_at()
    table = seat_people(game, {"Ada": ada, "Bo": bo}, reaction_seconds=0, bot_seconds=0)
    for page in (ada, bo, watching):
        page.goto(f"/t/{table}")
        expect(heading(page)).to_be_visible()
    return ada, bo, watching


def heading(page: Page) -> Locator:
    return page.get_by_role("heading", level=1)


def strip(page: Page) -> Locator:
    return page.get_by_role("region", name=say("strip-label"))


def seat(page: Page, name: str) -> Locator:
    """Another player's board or panel."""
    board = page.get_by_role("button", name=say.shape("rival-open", name=name)).or_(
        page.get_by_role("button").filter(has_text=say("rival-open", name=name))
    )
    return board.or_(page.get_by_role("region", name=name, exact=True)).first


def pick(page: Page, step: str) -> None:
    """Do something from the table's menu, and be sure about it."""
    page.get_by_role("button", name=say("menu-title")).click()
    page.get_by_text(say(f"menu-{step}"), exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=say(f"menu-{step}-do")).click()


@pytest.mark.parametrize("game", [BAD_BONES, DIA])
def test_a_bot_that_plays_on_is_seen_by_all_until_the_person_is_back(page_at: PageAt, game: str) -> None:
    ada, bo, watching = open_table(page_at, game)
    pick(bo, "leave")
    expect(strip(bo)).to_contain_text(say("strip-bot"))
    expect(heading(bo)).to_have_text(say("play-bot-for-you"))
    assert say("line-turn") not in bo.title()
    for other in (ada, watching):
        expect(seat(other, "Bo")).to_contain_text(say("seat-is-bot"))

    strip(bo).get_by_role("button", name=say("menu-return")).click()
    expect(strip(bo)).to_have_count(0)
    expect(heading(bo)).not_to_have_text(say("play-bot-for-you"))
    for other in (ada, watching):
        expect(seat(other, "Bo")).not_to_contain_text(say("seat-is-bot"))

    pick(ada, "leave")
    shown = watching.locator(".plate") if game == BAD_BONES else seat(watching, "Ada")  # in the middle of the table
    expect(shown).to_contain_text(say("seat-is-bot"))
    strip(ada).get_by_role("button", name=say("menu-return")).click()
    expect(shown).not_to_contain_text(say("seat-is-bot"))

    pick(bo, "resign")
    expect(strip(bo)).to_contain_text(say("strip-resigned"))
    expect(strip(bo).get_by_role("button")).to_have_count(0)
    for other in (ada, watching):
        expect(seat(other, "Bo")).to_contain_text(say("seat-is-resigned"))


def test_a_seat_that_was_handed_over_can_be_kept_until_somebody_comes(page_at: PageAt) -> None:
    ada, bo, _ = open_table(page_at, BAD_BONES)
    pick(bo, "hand-over")
    dialog = bo.get_by_role("dialog", name=say("menu-hand-over-link"))
    dialog.get_by_role("button", name=say("close")).click()
    expect(strip(bo)).to_contain_text(say("strip-handed-over"))
    expect(strip(bo).get_by_role("button", name=say("share-copy"))).to_be_visible()
    bo.reload()
    strip(bo).get_by_role("button", name=say("strip-keep")).click()
    expect(strip(bo)).to_have_count(0)
    expect(heading(bo)).to_have_text(say("prompt-hero"))
    expect(seat(ada, "Bo")).to_contain_text(say("seat-is-thinking"))


def test_guests_get_names_that_tell_them_apart(page_at: PageAt) -> None:
    """Also where chance gives both the same; and a link that is cut off is told as such."""
    ada, guest, other = page_at(), page_at(), page_at(expected="40[03]")
    ada.goto("/")
    sent(ada, "/api/people", {"name": "Ada"})
    seats = [{"kind": "person"}, {"kind": "link"}, {"kind": "link"}]
    table = sent(ada, "/api/tables", {"game": BAD_BONES, "seats": seats})
    for page, seat_number in ((guest, "2"), (other, "3")):
        page.add_init_script("Math.random = () => 0")
        page.goto(table["links"][seat_number])
        expect(page.get_by_role("textbox", name=say("lobby-name"))).to_have_value(re.compile(r"\w"))
    names = [one.get("name") for one in ada.request.get(f"/api/tables/{table['id']}").json()["seats"]]
    assert names == ["Ada", *say("guest-names").split(", ")[:2]]

    other.goto(f"/t/{table['id']}#2.cut")
    expect(heading(other)).to_have_text(say("trouble-wrong-link"))


def test_when_somebody_is_gone_the_others_are_offered_a_bot_until_they_are_back(page_at: PageAt) -> None:
    ada, bo = page_at(), page_at()
    table = seat_people(BAD_BONES, {"Ada": ada, "Bo": bo}, away_seconds=1, bot_seconds=0)
    for page in (ada, bo):
        page.goto(f"/t/{table}")
        expect(heading(page)).to_be_visible()
    expect(strip(ada)).to_have_count(0)
    bo.goto("/")
    expect(strip(ada)).to_contain_text(say("strip-gone", name="Bo"))
    ada.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    expect(ada.get_by_role("button", name=say.start("dock-ready"))).to_be_in_viewport(ratio=1)  # without scrolling
    strip(ada).get_by_role("button", name=say("strip-bot-for")).click()
    expect(seat(ada, "Bo")).to_contain_text(say("seat-is-bot"))
    bo.goto(f"/t/{table}")
    strip(bo).get_by_role("button", name=say("menu-return")).click()
    expect(seat(ada, "Bo")).to_contain_text(say("seat-is-thinking"))


def test_a_seat_that_was_handed_over_and_that_nobody_takes_is_left_to_a_bot(page_at: PageAt) -> None:
    """Nobody waits for a "Free seat"; and what one of them wants the others read."""
    ada, bo, cara, watching = page_at(), page_at(), page_at(), page_at()
    table = seat_people(BAD_BONES, {"Ada": ada, "Bo": bo, "Cara": cara}, away_seconds=1, bot_seconds=0)
    sent(cara, f"/api/tables/{table}/seats/3/hand-over", None)
    for page in (ada, bo, watching):
        page.goto(f"/t/{table}")
    third = say("seat-number", seat=3)
    expect(heading(watching)).to_have_text(say("play-waiting-for", names=f"Ada, Bo, {third}"))
    for page in (ada, bo):
        expect(strip(page)).to_contain_text(say("strip-free", name=third))
    strip(bo).get_by_role("button", name=say("strip-bot-for")).click()
    expect(strip(bo)).to_contain_text(say("strip-bot-wanted", name=third))
    expect(strip(ada)).to_contain_text(say("strip-bot-wanted-by", name=third, others="Bo", count=1))
    strip(ada).get_by_role("button", name=say("strip-bot-for")).click()
    for page in (ada, bo):
        expect(seat(page, third)).to_contain_text(say("seat-is-bot"))
        expect(strip(page)).to_have_count(0)
    cara.goto("/games")
    expect(cara.locator(f"a[href='/t/{table}']")).to_be_visible()  # where the link of the seat is


@pytest.mark.parametrize("game", [BAD_BONES, DIA])
def test_a_clock_runs_on_every_seat_and_its_end_is_told(page_at: PageAt, game: str) -> None:
    ada, bo, watching = page_at(), page_at(), page_at()
    table = seat_people(game, {"Ada": ada, "Bo": bo}, clock={"choice": 6}, reaction_seconds=0, bot_seconds=0)
    for page in (ada, bo, watching):
        page.goto(f"/t/{table}")
        expect(page.get_by_role("timer")).to_have_count(1 if game == BAD_BONES else 2)
        expect(page.locator(".clock")).to_have_count(2)
    expect(ada.locator(".clock.running").first).to_be_visible()
    expect(ada.locator(".clock.short").first).to_be_visible()
    over = say("event-out-of-time", mine="yes", seat="")
    notices = [page.get_by_role("region", name=say("notices-title")) for page in (ada, bo)]
    for notice in notices:  # nobody answers, so that in the end both are told
        expect(notice.get_by_text(over)).to_be_visible()


def test_podium_and_table_agree_that_whoever_resigned_is_last(page_at: PageAt, table_server: Server) -> None:
    page = page_at()
    person = str(page.request.post("/api/people", data={"name": "Ada"}).json()["id"])
    page.goto(f"/t/{store(table_server, resigned_with_a_stronghold(), [person, None, None])}")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("table")).to_be_visible()
    shields = sheet.locator(".podium .shield")
    expect(shields.first).to_be_visible()
    assert shields.count() == 1  # the third has lost, and the second resigned


def resigned_with_a_stronghold() -> Book:
    """A game that seat 1 wins and seat 3 loses, while seat 2 has the most points but has resigned."""
    book = begin(BAD_BONES, 3, 4)
    book.say(2, RESIGN)
    play_on(book, lambda _: False)
    outcome = book.match.game.outcome(book.match.state)
    assert (list(outcome.winners), list(outcome.lost)) == ([1], [3])
    return book


def test_a_seat_goes_to_another_device_if_it_is_not_refused_there(page_at: PageAt, axe: Callable[[Page], None]) -> None:
    """By the link from the table's menu; the old device decides, and everybody is told."""
    ada, bo = page_at(), page_at()
    phone, stranger = page_at(SMALL, expected="409"), page_at(expected="40[39]")
    table = seat_people(BAD_BONES, {"Ada": ada, "Bo": bo})
    for page in (ada, bo):
        page.goto(f"/t/{table}")
        expect(heading(page)).to_have_text(say("prompt-hero"))
    bo.get_by_role("button", name=say("menu-title")).click()
    bo.get_by_text(say("menu-elsewhere"), exact=True).click()
    link = bo.get_by_role("dialog").get_by_role("link").get_attribute("href") or ""
    axe(bo)
    bo.get_by_role("dialog").get_by_role("button", name=say("close")).click()

    phone.goto(link)
    expect(heading(phone)).to_have_text(say("transfer-taken", name="Bo"))
    expect(strip(bo)).to_have_count(0)  # so far nobody has asked
    axe(phone)
    phone.get_by_role("button", name=say("transfer-ask")).click()
    expect(strip(bo)).to_be_visible()
    axe(bo)
    check_fits(phone)
    strip(bo).get_by_role("button", name=say("strip-transfer-agree")).click()
    expect(heading(phone)).to_have_text(say("prompt-hero"))
    expect(heading(bo)).to_have_text(say("trouble-transferred"))
    moved = say("event-transferred", mine="no", seat="Bo")
    expect(ada.get_by_role("region", name=say("notices-title")).get_by_text(moved)).to_be_visible()
    expect(seat(ada, "Bo")).to_contain_text(say("seat-is-thinking"))  # by the same name as before

    stranger.goto(link)
    stranger.get_by_role("button", name=say("transfer-ask")).click()
    expect(strip(phone).get_by_role("button", name=say("strip-transfer-agree"))).to_be_visible()
    check_fits(phone)
    strip(phone).get_by_role("button", name=say("strip-transfer-refuse")).click()
    expect(heading(stranger)).to_have_text(say("transfer-refused"))
    expect(strip(phone)).to_have_count(0)
    expect(heading(phone)).to_have_text(say("prompt-hero"))


def test_a_seat_that_went_to_another_device_without_a_word_is_taken_back(page_at: PageAt) -> None:
    ada, bo, other = page_at(), page_at(), page_at(expected="409")
    table = seat_people(BAD_BONES, {"Ada": ada, "Bo": bo})
    link = bo.request.get(f"/api/tables/{table}/seats/2/link").json()["path"]
    other.goto(link)
    other.get_by_role("button", name=say("transfer-ask")).click()
    expect(heading(other)).to_have_text(say("prompt-hero"))  # Bo is not connected, so that it does not take long
    bo.goto(f"/t/{table}")
    strip(bo).get_by_role("button", name=say("strip-take-back")).click()
    expect(heading(bo)).to_have_text(say("prompt-hero"))
    expect(heading(other)).to_have_text(say("trouble-handed-over"))


def test_one_of_two_seats_at_a_screen_goes_to_a_phone(page_at: PageAt) -> None:
    """The screen keeps the other seat, and the two are told apart."""
    screen, phone = page_at(), page_at(SMALL, expected="409")
    screen.goto("/")
    sent(screen, "/api/people", {"name": "Ada"})
    table = sent(screen, "/api/tables", {"game": BAD_BONES, "seats": [{"kind": "person"}, {"kind": "person"}]})["id"]
    screen.goto(f"/t/{table}")
    whose = say("play-whose", name=say("seat-number", seat=1), text=say("prompt-hero"))
    expect(heading(screen)).to_have_text(whose)
    phone.goto(screen.request.get(f"/api/tables/{table}/seats/2/link").json()["path"])
    phone.get_by_role("button", name=say("transfer-ask")).click()
    strip(screen).get_by_role("button", name=say("strip-transfer-agree")).click()
    for page in (screen, phone):
        expect(heading(page)).to_have_text(say("prompt-hero"))
    first, second = (one["name"] for one in screen.request.get(f"/api/tables/{table}").json()["seats"])
    assert first == "Ada" != second
    expect(seat(screen, second)).to_contain_text(say("seat-is-thinking"))
