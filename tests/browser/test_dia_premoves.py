"""Deciding in Día before one is asked: for a field, a player or an action; dropped again; and when it can't be done."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from browser.conftest import PageAt
from ossuary.server.match.seat_view import SeatViews
from support.browser.dia_table import asked, come, names_of_cards, sit
from support.browser.mouse_player import prefer
from support.browser.seated_people import sent
from support.browser.stored_games import DIA, begin, store
from support.server.journals import Book
from support.server.serving import Server

BO, ADA = 1, 2
FAR = 3  # fields: nobody can kick so far


class Layout(NamedTuple):
    """Bo has laid a card, and Ada is asked for hers."""

    book: Book
    walk: list[str]  # what Bo can do: away from Ada
    kick: str  # a card that Ada can play on Bo where they stand now
    field: str  # where several of her cards can take her


def lay_out() -> Layout:
    for seed in range(1, 60):
        book = begin(DIA, 2, seed)
        views = SeatViews(book.match)
        if not book.match.is_asked(BO):
            continue
        laid, *walk = max((one for one in views.premoves(BO) if one[-1].startswith("step ")), key=len)
        book.say(BO, laid)
        offered = views.premoves(ADA)
        aims = [one[0] for one in offered if one[-1] == f"target {BO}"]
        near = [one for one in offered if one[1:] == ["move", "step 1"]]
        if len(aims) == 1 and len(near) > 1 and len(walk) > FAR:
            return Layout(book, walk, aims[0].split(" ")[1], "1")
    raise AssertionError("no game begins like this")


class Table:
    """Ada looks at the page; Bo plays by what a program sends."""

    def __init__(self, page_at: PageAt, server: Server) -> None:
        self.layout = lay_out()
        self.page, self.bo = page_at(), page_at()
        prefer(self.page, speed=4)
        people: list[str | None] = [come(self.bo, "Bo"), come(self.page, "Ada")]
        self.id = store(server, self.layout.book, people, reaction_seconds=0)
        sit(self.page, self.id)

    def bo_walks(self) -> None:
        for words in self.layout.walk:
            told = asked(self.bo, self.id, BO)
            while not told["asked"]:  # whether Ada holds him is waited for in between
                self.bo.wait_for_timeout(20)
                told = asked(self.bo, self.id, BO)
            said = {"question": told["asked"]["question"], "words": words}
            sent(self.bo, f"/api/tables/{self.id}/seats/{BO}/answers", said)


def plan(page: Page) -> Locator:
    return page.locator("section.turn .planned")


def is_asked_again(table: Table) -> None:
    """The page has answered nothing, and waits."""
    page = table.page
    expect(page.locator('[data-words="act"]')).to_be_visible()
    told = asked(page, table.id, ADA)
    assert told["asked"]["kind"] == "turn"
    assert told["view"]["seats"][ADA - 1]["at"] == 0


def test_a_card_is_chosen_for_a_field_and_the_plan_is_dropped(page_at: PageAt, table_server: Server) -> None:
    table = Table(page_at, table_server)
    page, field = table.page, table.layout.field
    premoves = asked(page, table.id, ADA)["premoves"]
    serving = {one[0].split(" ")[1] for one in premoves if one[-1] == f"step {field}"}
    lit = page.locator(f'.field.lit[data-field="{field}"]')
    lit.click()
    question = page.get_by_text(f"Which card do you lay to go to field {field}?")
    expect(question).to_be_visible()
    legal = page.locator(".hand .card.legal")
    assert {card.get_attribute("data-card") for card in legal.all()} == serving
    page.get_by_role("button", name="Undo").click()
    expect(question).to_have_count(0)
    assert asked(page, table.id, ADA)["asked"]["kind"] == "lay", "nothing is laid yet"
    lit.click()
    legal.first.click()
    expect(plan(page)).to_contain_text(f"On your turn: go to field {field}.")
    page.get_by_role("button", name="Decide later").click()
    expect(plan(page)).to_have_count(0)
    table.bo_walks()
    is_asked_again(table)


def test_a_plan_that_cannot_be_carried_out_any_more_is_told_and_asked_for(
    page_at: PageAt, table_server: Server
) -> None:
    table = Table(page_at, table_server)
    page = table.page
    page.locator(f"[data-aim='{BO}']").click()
    kick = names_of_cards()[table.layout.kick]
    expect(plan(page)).to_contain_text(f"On your turn: play “{kick}” on Bo.")
    table.bo_walks()
    expect(page.get_by_text("What you had planned is no longer possible.").first).to_be_visible()
    is_asked_again(table)


def test_a_card_is_laid_for_its_action(page_at: PageAt, table_server: Server) -> None:
    table = Table(page_at, table_server)
    page, card = table.page, table.layout.kick
    page.locator(f".hand .card.legal[data-card={card}]").first.hover()
    page.locator(f".hand [data-deed={card}]").first.click()
    name = names_of_cards()[card]
    expect(plan(page)).to_contain_text(f"On your turn: play “{name}”.")
    table.bo_walks()
    # It is played though nobody stands near any more, and the log says why that did nothing.
    expect(page.get_by_role("log").get_by_text(f"“{name}” does nothing: nobody is in range")).to_be_visible()
