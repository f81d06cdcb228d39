"""What the browser can show, and how to come to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page

from ossuary.server.messages import Plan, SeatPlan
from support.browser.persons_browser import DESKTOP, NAMES, PHONE, TABLET, PersonsBrowser
from support.browser.pictured_games import scene
from support.browser.stored_games import HOUR, NOW, DatabaseWriter, StoredPerson

SIZES = (PHONE, TABLET, DESKTOP)
EDGES = (PHONE, DESKTOP)


Show = Callable[[PersonsBrowser], Page]


class View(NamedTuple):
    """One thing to see, and how to come to it."""

    name: str
    title: str
    show: Show
    spoken: bool  # in every language
    whole: bool  # all there is to scroll to on a phone


VIEWS: dict[str, View] = {}


def view(title: str, spoken: bool = False, whole: bool = False) -> Callable[[Show], Show]:
    """Add a function to VIEWS, under its own name."""

    def add(show: Show) -> Show:
        name = show.__name__.replace("_", "-")
        VIEWS[name] = View(name, title, show, spoken, whole)
        return show

    return add


@view("Home", spoken=True, whole=True)
def home(at: PersonsBrowser) -> Page:
    me = at.database.add_person(NAMES[0])
    store_games(at.database, me)
    return at.open("/", me)


@view("A new table of Bad Bones", spoken=True, whole=True)
def new_bad_bones(at: PersonsBrowser) -> Page:
    page = at.open_as_new_person("/new/bad-bones?friends")
    page.locator(".rules .card, .rules article, .rules section").first.wait_for(state="attached")
    return page


@view("A new table of Día de los Muertos", whole=True)
def new_dia(at: PersonsBrowser) -> Page:
    return at.open_as_new_person("/new/dia-de-los-muertos")


@view("The lobby: links for those who are not here yet", whole=True)
def lobby(at: PersonsBrowser) -> Page:
    me, mira = at.database.add_person(NAMES[0]), at.database.add_person(NAMES[1])
    plan = Plan("bad-bones", [SeatPlan("person"), SeatPlan("link"), SeatPlan("link"), SeatPlan("bot")])
    table = f"lobby-{me.id}"
    at.database.add_lobby(table, plan, [me, mira, None, None])
    at.join(table, 2, mira)
    return at.open(f"/t/{table}", me)


@view("Where may the hero go, and what will come of it")
def hero(at: PersonsBrowser) -> Page:
    page = at.table("hero")
    page.locator(".ghost").first.wait_for(state="attached")
    return page


@view("A wall in hand, and both ways to lay it", spoken=True)
def trap(at: PersonsBrowser) -> Page:
    page = at.table("trap")
    page.locator("[data-item=wall]").click()
    if not at.phone:
        page.locator("[data-space].legal").nth(4).hover()
        page.locator(".laying").wait_for()
    page.wait_for_timeout(600)
    return page


@view("The skeletons walk: a film that can be stopped")
def film(at: PersonsBrowser) -> Page:
    page = at.table("film", moving=True)
    page.clock.pause_at(NOW / 1000 + 60)
    page.locator(".dock .go").click()
    page.locator(".bar").wait_for()
    page.clock.run_for(6_200)
    page.wait_for_timeout(900)
    page.locator(".bar button").first.click()
    page.clock.resume()  # frames are drawn again; the film is held
    return page


@view("A dragon: which way does it flee?")
def flee(at: PersonsBrowser) -> Page:
    return at.table("flee", "[data-choices]")


@view("Whom to send it to")
def send(at: PersonsBrowser) -> Page:
    return at.table("send", "[data-choices]")


@view("What a strong bot would do, and why")
def hint(at: PersonsBrowser) -> Page:
    page = at.table("trap")
    page.locator(".dock .bare").click()
    page.locator(".hint").wait_for()
    return page


@view("A refusal cites its rule")
def refusal(at: PersonsBrowser) -> Page:
    page = at.table("hero")
    page.locator("[data-space]:not(.legal)").nth(12).click(force=True)
    page.locator(".notices li").first.wait_for()
    return page


@view("The rule, one click away")
def rule(at: PersonsBrowser) -> Page:
    page = refusal(at)
    page.locator(".notices .rule").first.click()
    page.locator("dialog[open] [aria-current]").wait_for()
    return page


@view("Learn: a guide beside the table", spoken=True)
def learn(at: PersonsBrowser) -> Page:
    page = at.open_as_new_person("/learn/bad-bones")
    page.locator("aside footer .button").click()
    page.locator("[data-space=b4].legal").click()
    page.locator("[data-item=wall]").click()
    page.wait_for_timeout(600)
    return page


@view("Everything explains itself")
def card(at: PersonsBrowser) -> Page:
    page = at.table("trap")
    page.locator("[data-item=wall]").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.locator("[popover]:popover-open").wait_for()
    return page


@view("Another's board, enlarged")
def rival(at: PersonsBrowser) -> Page:
    page = at.table("trap")
    page.locator('[data-rival="2"]').click()
    page.locator(".stage button.back").wait_for()
    return page


@view("The market before an advanced game", spoken=True)
def market(at: PersonsBrowser) -> Page:
    page = at.table("market")
    page.locator("[data-item=bomb]").click()
    page.locator(".counter.reading").wait_for()
    return page


@view("A weapon in use")
def weapon(at: PersonsBrowser) -> Page:
    return at.table("weapon", "[data-choices]")


@view("Chiefs among the skeletons")
def chiefs(at: PersonsBrowser) -> Page:
    return at.table("chiefs")


@view("Together, for the capital")
def coop(at: PersonsBrowser) -> Page:
    return at.table("coop")


@view("Alone, and heroic")
def solo(at: PersonsBrowser) -> Page:
    return at.table("solo")


@view("Six at the table")
def six(at: PersonsBrowser) -> Page:
    return at.table("six")


@view("Pass and play: the curtain between two")
def curtain(at: PersonsBrowser) -> Page:
    page = at.table("two", alone=True)
    page.locator("[data-space].legal").first.click()
    page.locator(".dock .go:enabled").click()
    page.locator("dialog[open]").wait_for()
    return page


@view("The score sheet, as the booklet has it", spoken=True)
def score(at: PersonsBrowser) -> Page:
    page = at.table("over")
    page.locator("dialog[open]").wait_for()
    page.wait_for_timeout(500)
    return page


@view("Settings", whole=True)
def settings(at: PersonsBrowser) -> Page:
    return at.open_as_new_person("/settings")


@view("My games", whole=True)
def games(at: PersonsBrowser) -> Page:
    me = at.database.add_person(NAMES[0])
    store_games(at.database, me)
    return at.open("/games", me)


@view("The rules, in our own words", spoken=True)
def rules(at: PersonsBrowser) -> Page:
    page = at.open("/rules/bad-bones#BB-5.10")
    page.locator("[aria-current=true]").wait_for()
    return page


@view("The connection is lost")
def lost_line(at: PersonsBrowser) -> Page:
    at.expected = "WebSocket|ERR_"
    page = at.table("hero")
    at.server.kill()
    at.opened.callback(at.server.start)
    page.locator(".banner").wait_for()
    return page


@view("A link that opens nothing")
def wrong_link(at: PersonsBrowser) -> Page:
    at.expected = "403"
    me = at.database.add_person(NAMES[0])
    plan = Plan("bad-bones", [SeatPlan("person"), SeatPlan("link")])
    table = f"link-{me.id}"
    at.database.add_lobby(table, plan, [me, None])
    return at.open(f"/t/{table}#2.not-the-key", at.database.add_person(NAMES[1]))


@view("A place that is not there")
def nowhere(at: PersonsBrowser) -> Page:
    at.expected = "404"
    return at.open("/nowhere/at/all")


def store_games(database: DatabaseWriter, me: StoredPerson) -> None:
    """Some games of one person: their turn, another's, a lobby, a solo game, one that is over."""
    mira, jonas, bruno = (database.add_person(name) for name in NAMES[1:4])
    database.add_game(f"a-{me.id}", scene("hero"), [me, mira, jonas], NOW - HOUR // 3)
    database.add_game(f"b-{me.id}", scene("dia_turn"), [mira, me, jonas], NOW - 5 * HOUR)
    plan = Plan("bad-bones", [SeatPlan("person"), SeatPlan("link"), SeatPlan("bot")], ["mode=advanced"])
    database.add_lobby(f"c-{me.id}", plan, [me, None, None], NOW - 8 * HOUR)
    database.add_game(f"d-{me.id}", scene("solo"), [me], NOW - 30 * HOUR)
    database.add_game(f"e-{me.id}", scene("over"), [me, bruno, jonas], NOW - 54 * HOUR)
