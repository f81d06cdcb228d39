"""Every answer of Día can be given by mouse and by key; no question gives away which cards are in hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PageAt
from ossuary.server.match.match import Match
from ossuary.server.match.seat_view import SeatViews
from support.browser.chromium import DESKTOP, PHONE
from support.browser.dia_table import asked, click, come, give, press, sit
from support.browser.stored_games import DIA, KINDS, begin, play_on, questions_of_dia, store
from support.server.journals import Book
from support.server.serving import Server
from support.setups import mostly_full

# What the page says as an answer is kept, acknowledged, and goes no further: the question can be answered again.
KEEP_ANSWERS = """() => {
    window.said = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const message = JSON.parse(text);
        if (message.type !== "answer") return send.call(this, text);
        const data = JSON.stringify({ type: "ack", ref: message.ref });
        setTimeout(() => {
            this.dispatchEvent(new MessageEvent("message", { data }));
            window.said.push(message.words);
        }, 0);
    };
}"""
SAID = "() => window.said.at(-1) ?? ''"
FORGET = "() => { window.said = []; }"


def heard(page: Page) -> str:
    """What the page has sent. Its policy forbids Playwright to wait for that inside the page."""
    for _ in range(50):
        if said := str(page.evaluate(SAID)):
            return said
        page.wait_for_timeout(100)
    return ""


def answers_all(page: Page, options: list[dict[str, str]], touch: Callable[[Any], None]) -> set[str]:
    given = set()
    for option in options:
        page.evaluate(FORGET)
        give(page, option, touch)
        given.add(heard(page))
        for _ in range(2):  # no answer yet: the first of the two pieces that make one is still in hand
            page.keyboard.press("Escape")  # and the pointer rests on something that shows its card
    return given


@pytest.mark.parametrize("kind", mostly_full(KINDS, ("lay", "movement", "hold", "dodge", "push", "swap")))
def test_every_answer_can_be_given_by_a_click_and_by_a_key(
    page_at: PageAt, table_server: Server, axe: Callable[[Page], None], kind: str
) -> None:
    found = questions_of_dia().get(kind)
    assert found, f"no {kind} came up"
    number = KINDS.index(kind)
    page = page_at(DESKTOP if number % 2 else PHONE, "dark" if number % 3 else "light")
    page.add_init_script(f"({KEEP_ANSWERS})()")
    ada = come(page, "Ada")
    persons = [ada if seat == found.seat else None for seat in range(1, found.book.setup.seats + 1)]
    table = store(table_server, found.book, persons, reaction_seconds=110, length=found.length)
    sit(page, table)
    told = asked(page, table, found.seat)
    assert told["asked"]["kind"] == kind
    options = told["options"]
    assert len(options) == found.answers
    assert answers_all(page, options, click) == {option["words"] for option in options}
    assert answers_all(page, options, press) == {option["words"] for option in options}
    axe(page)


def test_a_reaction_without_the_card_explains_itself(page_at: PageAt, table_server: Server) -> None:
    """Whoever may have the card is asked. Without it the button is calm, and says why one is asked all the same."""
    books = (begin(DIA, 3, seed) for seed in range(1, 20))
    book, found = next((book, seat) for book in books if (seat := lacking(book)))
    page = page_at()
    ada = come(page, "Ada")
    table = store(table_server, book, [ada if seat == found else None for seat in (1, 2, 3)], reaction_seconds=110)
    sit(page, table)
    assert [option["words"] for option in asked(page, table, found)["options"]] == ["let"]
    expect(page.locator(".reaction .do.calm")).to_be_enabled()
    page.locator(".reaction .do").click()
    expect(page.locator(".reaction .lacks")).to_have_text(re.compile("You have no “(Hold|Dodge)”. Everyone who might"))
    assert asked(page, table, found)["asked"], "nothing was answered"
    page.locator(".reaction input").click()  # and the question goes with it
    expect(page.locator(".orders")).to_be_visible()


def lacking(book: Book) -> int:
    """Play until somebody is asked to react who can't; returns their seat."""

    def asked_in_vain(match: Match) -> bool:
        return bool(match.window) and any(
            match.is_asked(seat) and SeatViews(match).options(seat) == ["let"] for seat in match.seats
        )

    if not play_on(book, asked_in_vain, most=300):
        return 0
    match = book.match
    return next(s for s in match.seats if match.is_asked(s) and SeatViews(match).options(s) == ["let"])


@pytest.mark.parametrize("kind", ["hold", "dodge"])
def test_a_reaction_is_told_to_all_when_it_opens(page_at: PageAt, table_server: Server, kind: str) -> None:
    found = questions_of_dia()[kind]
    seats = found.book.setup.seats
    page, other = page_at(), page_at(PHONE)
    ada, bo = come(page, "Ada"), come(other, "Bo")
    neighbour = found.seat % seats + 1
    persons: list[str | None] = [{found.seat: ada, neighbour: bo}.get(seat) for seat in range(1, seats + 1)]
    table = store(table_server, found.book, persons, reaction_seconds=12, length=found.length)
    sit(page, table)
    sit(other, table)
    expect(other.locator("[role=timer]").first).to_be_visible()
    page.locator(".reaction .do").click()
    expect(other.get_by_text(re.compile("Ada (holds|dodges)")).first).to_be_visible(timeout=30_000)
