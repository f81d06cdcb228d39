"""Views of Día de los Muertos."""

from __future__ import annotations

from playwright.sync_api import Page

from ossuary.server.storage.store import now
from support.browser.persons_browser import PersonsBrowser
from support.browser.views import view


@view("Día de los Muertos: where to go, and with the dog", spoken=True)
def dia(at: PersonsBrowser) -> Page:
    return at.table("dia_turn")


@view("Día de los Muertos: which card to lay", spoken=True)
def dia_hand(at: PersonsBrowser) -> Page:
    return at.table("dia_hand")


@view("Learn, in the graveyard")
def dia_learn(at: PersonsBrowser) -> Page:
    page = at.open_as_new_person("/learn/dia-de-los-muertos")
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
def dia_target(at: PersonsBrowser) -> Page:
    return at.table("dia_target")


@view("A reaction: a calm question, with its time")
def dia_dodge(at: PersonsBrowser) -> Page:
    return at.table("dia_dodge", ".reaction", timed=False, at=now())


@view("The exchange of cards")
def dia_swap(at: PersonsBrowser) -> Page:
    return at.table("dia_swap")


@view("Día de los Muertos on one screen: the curtain hides hands")
def dia_curtain(at: PersonsBrowser) -> Page:
    return at.table("dia_two", "dialog[open]", alone=True)


@view("The end of a race")
def dia_score(at: PersonsBrowser) -> Page:
    return at.table("dia_over", "dialog[open]")
