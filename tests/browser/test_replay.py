"""A game looked at again: any moment, through any eyes one may borrow, by an address that says which."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

from browser.conftest import PageAt
from browser.kept_games import DIA, begin, feasts, finished, keep, play_on
from browser.launching import DESKTOP, PHONE
from table.serving import Server

BONES = "bad-bones"
GAMES = {DIA: finished, BONES: lambda game: finished(game, 2, 1, ("rounds=4",))}
EVENT = re.compile(r"event=(\d+)")
FILMED = "the film missed"


def come(page: Page) -> str:
    return str(page.request.post("/api/people", data={"name": "Ada"}).json()["id"])


def listen(page: Page) -> list[str]:
    """What a film complains about: where it came out differs from what was seen."""
    missed: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if FILMED in message.text:
            missed.append(message.text)

    page.on("console", hear)
    return missed


def bar(page: Page) -> int:
    return int(page.locator(".bar input[type=range]").input_value())


def reached(page: Page, event: int) -> None:
    expect(page.locator(".bar input[type=range]")).not_to_have_value(str(event))


@pytest.mark.parametrize("game", list(GAMES))
def test_a_finished_game_is_looked_at_again(page_at: PageAt, table_server: Server, game: str) -> None:
    book = GAMES[game](game)
    page = page_at(DESKTOP)
    missed = listen(page)
    ada = come(page)
    table = keep(table_server, book, [ada, *[None] * (book.setup.seats - 1)])
    page.goto("/games")
    page.locator(f'a[href*="/replay/{table}"]').first.click()
    expect(page.locator(".bar input[type=range]")).to_be_visible()
    last = int(page.locator(".bar input[type=range]").get_attribute("max") or 0)
    assert last > 50

    page.get_by_role("button", name="Next phase").click()
    reached(page, 0)
    first = bar(page)
    expect(page).to_have_url(EVENT)
    page.get_by_role("button", name="Next phase").click()
    reached(page, first)
    second = bar(page)
    page.get_by_role("button", name="Phase before").click()
    reached(page, second)

    page.get_by_role("button", name="Play", exact=True).click()
    before = bar(page)
    page.wait_for_function(f"() => Number(document.querySelector('.bar input').value) > {before}")
    page.get_by_role("button", name="Pause").click()

    page.locator(".mark").nth(1).click()
    at = book_round(page)
    assert at == 2
    scrub = page.locator(".bar input[type=range]")
    scrub.fill(str(last))
    scrub.dispatch_event("change")
    expect(scrub).to_have_value(str(last))

    page.locator(".bar select").select_option("2")
    expect(page.locator(".bar select")).to_have_value("2")
    expect(page).to_have_url(re.compile("seat=2"))

    page.get_by_role("button", name="Is this game honest?").click()
    expect(page.get_by_role("dialog")).to_contain_text("every draw comes from a seed")
    assert not missed


def book_round(page: Page) -> int:
    """The round that the table shows."""
    expect(page.get_by_text("Round 2", exact=True).first).to_be_visible()
    return 2


@pytest.mark.parametrize("game", list(GAMES))
def test_an_address_opens_at_its_moment(page_at: PageAt, table_server: Server, game: str) -> None:
    book = GAMES[game](game)
    maker = page_at()
    table = keep(table_server, book, [come(maker), *[None] * (book.setup.seats - 1)])
    stranger = page_at(PHONE)
    told = stranger.request.get(f"/api/tables/{table}/replay?seat=2&event=60").json()
    stranger.goto(f"/replay/{table}?seat=2&event=60")
    expect(stranger.locator(".bar input[type=range]")).to_have_value(str(told["event"]))
    expect(stranger.locator(".bar select")).to_have_value("2")


def test_a_running_game_is_looked_at_through_ones_own_eyes_only(page_at: PageAt, table_server: Server) -> None:
    book = begin(DIA, 3, 5)
    play_on(book, lambda match: match.round > 2, feasts)
    page = page_at(expected="40[0-9]")
    table = keep(table_server, book, [come(page), None, None])
    page.goto(f"/replay/{table}?seat=1&event=40")
    expect(page.locator(".bar select option")).to_have_text(["Ada", re.compile(".+")])
    expect(page.get_by_role("button", name="Is this game honest?")).to_have_count(0)
    assert page.request.get(f"/api/tables/{table}/replay?seat=2&event=40").status in (403, 404, 409)
    page.goto(f"/replay/{table}?seat=2&event=40")
    expect(page.locator(".bar")).to_have_count(0)
