"""Standing orders on the page: given beside the question or in the table's menu, kept for later games, taken back."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import PageAt
from browser.test_dia_answers import KEEP_ANSWERS
from support.browser.chromium import PHONE
from support.browser.dia_table import asked, come, sit
from support.browser.stored_games import questions_of_dia, store
from support.server.serving import Server


def at_question(page: Page, server: Server, kind: str) -> str:
    found = questions_of_dia()[kind]
    ada = come(page, "Ada")
    persons = [ada if seat == found.seat else None for seat in range(1, found.book.setup.seats + 1)]
    table = store(server, found.book, persons, reaction_seconds=110, length=found.length)
    sit(page, table)
    assert asked(page, table, found.seat)["asked"]["kind"] == kind
    return table


def choose_in_menu(page: Page, order: str, choice: str) -> None:
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Standing orders").click()
    page.get_by_role("dialog").get_by_label(order).select_option(label=choice)


def test_whoever_refuses_two_exchanges_is_asked_no_more(page_at: PageAt, table_server: Server) -> None:
    """The page keeps the refusals to itself here, so that the same exchange is asked about until the table answers."""
    page = page_at()
    page.add_init_script(f"({KEEP_ANSWERS})()")
    at_question(page, table_server, "swap")
    refuse = page.get_by_role("button", name="No exchange")
    refuse.click()
    expect(page.get_by_label("Exchange cards")).to_have_value("ask")
    refuse.click()
    notices = page.get_by_role("region", name="Notices")
    expect(notices.get_by_text("You won’t be asked about exchanges any more")).to_be_visible()
    expect(refuse).to_have_count(0)
    expect(page.get_by_label("Exchange cards")).to_have_value("done always")
    choose_in_menu(page, "Exchange cards", "Ask me")
    page.get_by_role("dialog").get_by_role("button", name="Close").last.click()
    expect(page.get_by_label("Exchange cards")).to_have_count(0)
    assert page.evaluate("() => JSON.parse(localStorage['ossuary.settings']).orders") == {
        "dia-de-los-muertos swap": "ask"
    }


def test_an_order_takes_the_question_away_until_it_is_taken_back(page_at: PageAt, table_server: Server) -> None:
    page = page_at(PHONE)
    at_question(page, table_server, "dodge")
    reaction = page.locator(".reaction")
    reaction.get_by_label("Dodge").select_option(label="Whenever I can, this round")
    expect(reaction).to_have_count(0)
    choose_in_menu(page, "Dodge", "Ask me")
    page.get_by_role("dialog").get_by_role("button", name="Close").last.click()
    expect(reaction).to_be_visible()
