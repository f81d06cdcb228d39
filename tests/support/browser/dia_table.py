"""Día's table in a browser: sitting down, and giving answers by mouse or by key."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from ossuary.games import descriptor_of
from ossuary.games.dia_de_los_muertos.cards import CARDS
from support.server.true_positions import Message


def come(page: Page, name: str) -> str:
    """A new person at this browser; returns their id."""
    answer = page.request.post("/api/people", data={"name": name})
    assert answer.ok
    return str(answer.json()["id"])


def sit(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    expect(page.locator(".graveyard")).to_be_visible()


def asked(page: Page, table: str, seat: int) -> Message:
    answer = page.request.get(f"/api/tables/{table}/seats/{seat}")
    assert answer.ok, answer.text()
    told: Message = answer.json()
    return told


def give(page: Page, option: dict[str, str], touch: Callable[[Any], None]) -> None:
    """Give an answer: what it names is clicked on the board, everything else has a button."""
    words = page.locator(f'[data-words="{option["words"]}"]')
    if option["verb"] in ("hold", "dodge", "let"):
        touch(page.locator(reach(option["words"])))
    elif "card" in option:
        cards = [option["card"], option["card2"]] if "card2" in option else [option["card"]]
        for number, card in enumerate(cards):
            touch(page.locator(f'.hand [data-card="{card}"]').nth(1 if number and card == cards[0] else 0))
        if len(cards) > 1:  # an exchange is confirmed
            touch(words)
    elif "field" in option:
        touch(page.locator(f'[data-field="{option["field"]}"]'))
        if "field2" in option:
            touch(page.locator(f'[data-field="{option["field2"]}"]'))
        elif words.count():  # the skeleton's step or the dog's: the page asks which
            touch(words)
    else:
        touch(words)


def press(element: Any) -> None:
    expect(element).to_be_enabled()  # the answer before is acknowledged
    element.focus()
    element.press("Enter")


def click(element: Any) -> None:
    element.click()


def reach(words: str) -> str:
    """What the page shows when this can be answered."""
    verb, _, rest = words.partition(" ")
    first = rest.split(" ")[0]
    if verb in ("hold", "dodge", "let"):
        return ".reaction .let" if verb == "let" else ".reaction .do"
    if verb in ("lay", "discard") or (verb == "swap" and rest):
        return f".card.legal[data-card={first}]"
    if first.isdigit() and verb not in ("target", "bite", "back"):
        return f'.field.lit[data-field="{first}"]'
    return f'[data-words="{words}"]'


def names_of_cards() -> dict[str, str]:
    text = descriptor_of("dia-de-los-muertos").text("locales", "en", "things.ftl")
    named = {card: re.search(rf"^thing-{card} = (.+)$", text, re.MULTILINE) for card in CARDS}
    return {card: found[1] for card, found in named.items() if found}
