"""Día is played to its end by three people in three browsers and by two at one screen: nobody sees another's cards."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from browser.conftest import PageAt
from ossuary.server.match.journal import Row
from ossuary.server.match.orders import given_answer
from support.browser.chromium import PHONE
from support.browser.dia_table import asked, click, come, give, names_of_cards, reach, sit
from support.browser.mouse_player import prefer
from support.browser.stored_games import DIA, begin, finished, questions_of_dia, store
from support.server.journals import Book
from support.server.leak_checks import Reader
from support.server.recording_clients import Collection
from support.server.serving import Server
from support.server.true_positions import Message, Truth

A_GAME = 2  # a seed whose game ends soon after somebody has held on, and somebody has dodged
# Every card that the page ever has: kept from the first moment on, as pages draw faster than tests look.
WATCH = """() => {
    window.fronts = [];
    const look = () => {
        for (const card of document.querySelectorAll("[data-card]")) window.fronts.push(card.dataset.card);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
}"""


class Witness:
    """Collects all that a browser's sockets receive."""

    def __init__(self, page: Page, viewer: int) -> None:
        self.collected = Collection(viewer)
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        self.collected.messages += told if isinstance(told, list) else [told]


class BrowserReader(Reader):
    """Reads messages as a browser does: without moments, and perhaps from the middle of a game on."""

    def __init__(self, truth: Truth, kept: Collection, before: list[Message]) -> None:
        super().__init__(truth, kept)
        for event in before:
            self.known.append(self.known[-1] + self.check_event(event, self.known[-1]))

    def fits_position(self, sent: Message, position: Any) -> bool:
        asking = position
        if self.game.reacting(position) and self.viewer in self.game.reactors(position):
            asking = self.game.with_reactor(position, self.viewer)
        return super().fits_position({**sent, "moment": self.game.known_to(asking, self.viewer).dump()}, position)


def check_told(record: str, witness: Witness, events: list[Message]) -> int:
    """Check that this browser was told nothing that its seat may not know; returns the number of messages."""
    updates = [message for message in witness.collected.messages if message["type"] == "update"]
    BrowserReader(Truth(record), witness.collected, events[: updates[0]["first"]]).check()
    return len(witness.collected.messages)


def rows_before(book: Book) -> int:
    """How many rows a game has before the turn with the last hold and the last dodge."""
    words = [row.words for row in book.rows]
    last = [max(n for n, said in enumerate(words) if said == reaction) for reaction in ("hold", "dodge")]
    return max(n for n, said in enumerate(words[: min(last)]) if said in ("move", "act"))


def test_three_browsers_play_to_the_end_and_none_is_told_too_much(page_at: PageAt, table_server: Server) -> None:
    book = finished(DIA, 3, A_GAME)
    pages = [page_at() for _ in range(3)]
    for page in pages:
        prefer(page, speed=4, orders={"dia-de-los-muertos swap": "ask"})
    persons = [come(page, name) for page, name in zip(pages, ("Ada", "Bo", "Cy"), strict=True)]
    witnesses = [Witness(page, seat) for seat, page in enumerate(pages, 1)]
    length = rows_before(book)
    table = store(table_server, book, list(persons), reaction_seconds=6, length=length)
    for page in pages:
        sit(page, table)
    said = asked_for(book, length)
    assert {"hold", "dodge"} <= {row.words for row in said}
    for row in said:
        page = pages[row.seat - 1]
        option = offered(page, table, row)
        page.locator(reach(row.words)).first.wait_for(state="attached")
        give(page, option, click)
    for page in pages:
        expect(page.locator("dialog table")).to_be_visible()
    assert pages[0].locator("dialog td b").all_inner_texts() == sorted_scores(pages[0], table)
    record = pages[0].request.get(f"/api/tables/{table}/record").text()
    for seat, (page, witness) in enumerate(zip(pages, witnesses, strict=True), 1):
        events = page.request.get(f"/api/tables/{table}/seats/{seat}/events").json()["events"]
        assert check_told(record, witness, events) > len(said) / 4


def offered(page: Page, table: str, row: Row) -> dict[str, str]:
    """Wait until this can be answered: a field is lit already when the card is laid that leads there."""
    for _ in range(200):
        for option in asked(page, table, row.seat)["options"]:
            if option["words"] == row.words:
                return dict(option)
        page.wait_for_timeout(50)
    raise AssertionError(f"{row} is not asked for")


def asked_for(book: Book, length: int) -> list[Row]:
    """The answers from this row on that persons have to give: not those of the table, and no answer is "let"."""
    match = book.load(length)
    said = []
    for row in book.rows[length:]:
        given = given_answer(match)
        if row.seat and row.words != "let" and (given is None or given.seat != row.seat):
            said.append(row)
        match.load(row)
    return said


def sorted_scores(page: Page, table: str) -> list[str]:
    result = page.request.get(f"/api/tables/{table}").json()["result"]
    return [str(score) for score in sorted(result["scores"], reverse=True)]


def shown_fronts(page: Page) -> set[str]:
    """Every card whose name or front is anywhere in the page's source, or was there before."""
    source = page.content()
    names = names_of_cards()
    assert len(names) > 10
    named = {card for card, name in names.items() if re.search(rf"\b{name}\b", source)}
    return named | set(page.evaluate("() => window.fronts"))


def curtain_of(page: Page) -> Locator:
    return page.locator("dialog[aria-labelledby=hand-over-title]")


@pytest.mark.parametrize("first", [1, 2])
def test_at_one_screen_nobody_sees_the_others_hand(page_at: PageAt, table_server: Server, first: int) -> None:
    """Even if the second seat is asked first: no hand is shown until somebody has taken the screen."""
    book = next(book for seed in range(1, 40) if (book := begin(DIA, 2, seed)).match.is_asked(first))
    page = page_at(PHONE)
    page.add_init_script(f"({WATCH})()")
    ada = come(page, "Ada")
    table = store(table_server, book, [ada, ada])
    hands = {seat: set(asked(page, table, seat)["view"]["seats"][seat - 1]["hand"]) for seat in (1, 2)}
    assert hands[1] != hands[2]
    page.goto(f"/t/{table}")
    for seat in (first, 3 - first):
        expect(curtain_of(page)).to_be_visible()
        page.wait_for_timeout(300)
        assert not shown_fronts(page)
        curtain_of(page).get_by_role("button").click()
        expect(page.locator(".card.legal").first).to_be_visible()
        assert shown_fronts(page) <= hands[seat]
        page.evaluate("() => { window.fronts = []; }")
        page.locator(".card.legal").first.click()
        page.locator(".card.legal").first.wait_for(state="detached")
        page.evaluate("() => { window.fronts = []; }")
    expect(curtain_of(page).or_(page.locator(".answers button").first)).to_be_visible()


def test_a_reaction_leaves_the_hand_in_sight_on_a_phone(page_at: PageAt, table_server: Server) -> None:
    found = questions_of_dia()["dodge"]
    page = page_at(PHONE)
    ada = come(page, "Ada")
    persons = [ada if seat == found.seat else None for seat in range(1, found.book.setup.seats + 1)]
    table = store(table_server, found.book, persons, reaction_seconds=110, length=found.length)
    sit(page, table)
    question = page.locator(".reaction").bounding_box()
    hand = page.locator(".hand").bounding_box()
    assert question
    assert hand
    assert question["y"] + question["height"] <= hand["y"]
    assert hand["y"] + hand["height"] <= PHONE[1]
    for button in page.locator(".reaction .acts button").all():
        box = button.bounding_box()
        assert box
        assert box["height"] >= 40
