"""What there is to see of Día de los Muertos."""

from __future__ import annotations

from playwright.sync_api import Page

from ossuary.server.storage.store import now
from support.browser.stage import NAMES, Stage
from support.browser.views import view


@view("Día de los Muertos: where to go, and with the dog", spoken=True)
def dia(at: Stage) -> Page:
    return at.table("dia_turn")


@view("Día de los Muertos: which card to lay", spoken=True)
def dia_hand(at: Stage) -> Page:
    return at.table("dia_hand")


@view("Learn, in the graveyard")
def dia_learn(at: Stage) -> Page:
    page = at.open("/learn/dia-de-los-muertos", at.keeper.introduce(NAMES[0]))
    for _ in range(2):  # what is only read
        page.locator("aside footer .button").click()
    page.locator(".card.legal[data-card=kick]").click()
    page.locator("[data-words=move]").click()
    for field in (19, 16, 22):
        page.locator(f'.field.lit[data-field="{field}"]').click()
    page.locator(".reaction").wait_for()
    page.mouse.move(2, 2)
    page.wait_for_timeout(600)
    return page


@view("Whom to attack")
def dia_target(at: Stage) -> Page:
    return at.table("dia_target")


@view("A reaction: a calm question, with its time")
def dia_dodge(at: Stage) -> Page:
    page = at.table("dia_dodge", timed=False, at=now())
    page.locator(".reaction").wait_for()
    return page


@view("The exchange of cards")
def dia_swap(at: Stage) -> Page:
    return at.table("dia_swap")


@view("Día de los Muertos on one screen: the curtain hides hands")
def dia_curtain(at: Stage) -> Page:
    page = at.table("dia_two", alone=True)
    page.locator("dialog[open]").wait_for()
    return page


@view("The end of a race")
def dia_score(at: Stage) -> Page:
    page = at.table("dia_over")
    page.locator("dialog[open]").wait_for()
    return page
