"""The page for new tables and the lobby: seats, options, links, ready."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from support.browser.page_words import Words

CHAIRS = {"now": 4, "friends": 4, "pass": 2, "solo": 1}  # how many seats each way to play begins with


def lay_table(page: Page, say: Words, way: str, seats: int = 0, game: str = "bad-bones", **options: str) -> None:
    """Choose seats and options on the page for new tables; the ways to play are now, friends, pass and solo."""
    page.goto(f"/new/{game}?{way}")
    expect(beginning(page, say)).to_be_enabled()
    for seat in range(CHAIRS[way], seats or CHAIRS[way], -1):
        page.get_by_role("button", name=say("new-remove", seat=seat)).click()
    for name, value in options.items():
        choose(page, say, name, value)


def choose(page: Page, say: Words, name: str, value: str) -> None:
    """Choose one option of the game."""
    if name == "rounds":
        field = page.get_by_role("spinbutton", name=say("thing-option-rounds"))
        field.fill(value)
        field.blur()
        return
    group = page.get_by_role("radiogroup", name=say(f"thing-option-{name}"))
    called = say(f"thing-{name}-{value}" if name in ("mode", "play") else f"thing-{value}")
    radio = page.get_by_role("radio", name=re.compile(f"^{re.escape(called)}"))
    label = group.locator("label").filter(has=radio)
    label.click()
    expect(label.get_by_role("radio")).to_be_checked()


def open_house_rules(page: Page, say: Words) -> Locator:
    """Unfold the house rules; returns their heading, which counts those that are not as usual."""
    heading = page.get_by_role("button", name=say.start("house-title"))
    heading.click()
    expect(heading).to_have_attribute("aria-expanded", "true")
    return heading


def house_rule(page: Page, say: Words, ruling: dict[str, Any], value: str) -> Locator:
    """A choice of a house rule, as the game's document describes it, among its other choices."""
    words = ruling["words"][say.language]
    group = page.get_by_role("radiogroup", name=words["question"])
    return group.get_by_role("radio", name=re.compile(f"^{re.escape(words['choices'][value])}"))


def beginning(page: Page, say: Words) -> Locator:
    return page.get_by_role("button", name=say.start("new-begin", "new-open"))


def begin(page: Page, say: Words) -> str:
    """Create the table, and come to the game or the lobby; returns the table's id."""
    beginning(page, say).click()
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


def link_of_free_seat(page: Page, say: Words) -> str:
    """The link that the lobby copies for a friend."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name=say("share-copy")).first.click()
    expect(page.get_by_role("region", name=say("notices-title"))).to_contain_text(say("share-copied"))
    link: str = page.evaluate("() => navigator.clipboard.readText()")
    return link


def say_ready(page: Page, say: Words, name: str = "") -> None:
    """Say ready in the lobby, under this name."""
    if name:
        page.get_by_role("textbox", name=say("lobby-name")).fill(name)
    page.get_by_role("button", name=say("lobby-ready"), exact=True).click()
