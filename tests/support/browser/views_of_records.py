"""Views of replays, texts, positions and rules."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from support.browser.persons_browser import NAMES, PersonsBrowser
from support.browser.pictured_games import scene
from support.browser.views import view

SCENARIOS = Path(__file__).parents[2] / "scenarios"


def replayed(at: PersonsBrowser, name: str, event: int) -> Page:
    """The replay of a finished game, at one of its events."""
    me, *others = (at.database.add_person(each) for each in NAMES[:3])
    table = f"{name}-{me.id}"
    at.database.add_game(table, scene(name), [me, *others])
    page = at.open(f"/replay/{table}?seat=1&event={event}", me)
    page.locator(".above-bar .table").wait_for()
    page.wait_for_timeout(800)
    return page


@view("Replay: any moment of a finished game", spoken=True)
def replay(at: PersonsBrowser) -> Page:
    return replayed(at, "over", 140)


@view("Replay of a race")
def dia_replay(at: PersonsBrowser) -> Page:
    return replayed(at, "dia_over", 160)


@view("Go on from here, against bots")
def go_on(at: PersonsBrowser) -> Page:
    page = replay(at)
    if at.phone:
        page.locator(".deeds .drop").click()
        page.locator("[popover] button", has=page.locator("use[href='#i-play']")).click()
    else:
        page.locator(".marigold:enabled").first.click()
    page.locator("dialog[open]").wait_for()
    return page


def opened(at: PersonsBrowser, text: str, name: str) -> Page:
    """The study of a file that is chosen on the home page."""
    page = at.open_as_new_person("/")
    page.locator("input[type=file]").first.set_input_files(
        {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    )
    page.wait_for_url("**/study*")
    page.wait_for_timeout(1200)
    return page


@view("A file, opened")
def study(at: PersonsBrowser) -> Page:
    text = (SCENARIOS / "bad-bones" / "09-saboteur-landing.bones").read_text(encoding="utf-8")
    return opened(at, text, "landing.bones")


@view("A file that is wrong says where")
def study_wrong(at: PersonsBrowser) -> Page:
    return opened(at, "game: bad-bones\nseats: 2\nposition:\n  seat 1\n    trap wal/ b3\n---\n", "wrong.bones")


def edited(at: PersonsBrowser, game: str, start: str) -> Page:
    page = at.open(f"/editor/{game}")
    page.locator(".start select").select_option(start)
    page.locator(".state[aria-busy=false] .good").wait_for()
    return page


@view("The position editor", spoken=True, whole=True)
def editor(at: PersonsBrowser) -> Page:
    return edited(at, "bad-bones", "siege")


@view("The position editor for a race", whole=True)
def editor_dia(at: PersonsBrowser) -> Page:
    return edited(at, "dia-de-los-muertos", "attack")


@view("The rules of Día de los Muertos")
def dia_rules(at: PersonsBrowser) -> Page:
    page = at.open("/rules/dia-de-los-muertos#DM-6.1")
    page.wait_for_timeout(1500)
    return page
