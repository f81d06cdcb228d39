"""What there is to see of Día de los Muertos."""

from __future__ import annotations

from playwright.sync_api import Page

from browser.stage import Stage
from browser.views import view
from ossuary.table.store import now


@view("Día de los Muertos: where to go, and with the dog", spoken=True)
def dia(at: Stage) -> Page:
    return at.table("dia_turn")


@view("Día de los Muertos: which card to lay", spoken=True)
def dia_hand(at: Stage) -> Page:
    return at.table("dia_hand")


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
