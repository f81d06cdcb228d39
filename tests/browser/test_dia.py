"""Día de los Muertos in the browser: rounds by keys alone, at two sizes, and in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PageAt
from browser.kept_games import DIA
from browser.launching import DESKTOP, PHONE, Theme
from table.truth import Message

ROUNDS_BY_KEY = 2


def come(page: Page, name: str) -> str:
    """Somebody new at this browser; who it is."""
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
    """An answer as one gives it: what it names is pointed at, and what it does not name has a button."""
    words = page.locator(f'[data-words="{option["words"]}"]')
    if option["verb"] in ("hold", "dodge", "let"):
        touch(page.locator(".reaction .let" if option["verb"] == "let" else ".reaction .do"))
    elif "card" in option:
        cards = [option["card"], option["card2"]] if "card2" in option else [option["card"]]
        for number, card in enumerate(cards):
            touch(page.locator(f'[data-card="{card}"]').nth(1 if number and card == cards[0] else 0))
    elif "field" in option:
        touch(page.locator(f'[data-field="{option["field"]}"]'))
        if "field2" in option:
            touch(page.locator(f'[data-field="{option["field2"]}"]'))
        elif words.count():  # one's own way, or the dog's: asked again in words
            touch(words)
    else:
        touch(words)


def press(element: Any) -> None:
    element.focus()
    element.press("Enter")


def click(element: Any) -> None:
    element.click()


def reach(words: str) -> str:
    """What is there on the page when this can be answered."""
    verb, _, rest = words.partition(" ")
    first = rest.split(" ")[0]
    if verb in ("hold", "dodge"):
        return ".reaction .do"
    if verb in ("lay", "discard") or (verb == "swap" and rest):
        return f".card.legal[data-card={first}]"
    if first.isdigit() and verb not in ("target", "bite", "back"):
        return f'.field.lit[data-field="{first}"]'
    return f'[data-words="{words}"]'


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_rounds_are_played_by_keys_alone(
    page_at: PageAt, axe: Callable[[Page], None], size: tuple[int, int], theme: Theme
) -> None:
    page = page_at(size, theme)
    come(page, "Ada")
    table = against_bots(page)
    sit(page, table)
    axe(page)
    play_rounds(page, table, ROUNDS_BY_KEY, press)
    axe(page)


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_a_round_in_every_language(page_at: PageAt, language: str) -> None:
    page = page_at((768, 1024), language=language)
    come(page, "Ada")
    table = against_bots(page)
    sit(page, table)
    play_rounds(page, table, 1, click)
    text = page.locator("body").inner_text()
    labels = page.evaluate("() => [...document.querySelectorAll('[aria-label]')].map((e) => e.ariaLabel).join('\\n')")
    assert not re.search(r"\b(?:dia|thing|event|prompt|play|dock|replay)-[a-z]+", f"{text}\n{labels}")
    assert page.locator("html").get_attribute("lang") == language


def against_bots(page: Page) -> str:
    plan = {
        "game": DIA,
        "seats": [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}],
        "reaction_seconds": 1,
        "bot_seconds": 0,
    }
    made = page.request.post("/api/tables", data=plan)
    assert made.ok, made.text()
    table = str(made.json()["id"])
    ready = page.request.post(f"/api/tables/{table}/seats/1/ready", data={"value": "0123456789abcdef" * 2})
    assert ready.ok, ready.text()
    return table


def play_rounds(page: Page, table: str, rounds: int, touch: Callable[[Any], None]) -> None:
    """The first answer to whatever is asked; reactions are let pass."""
    answered = ""
    while True:
        told = asked(page, table, 1)
        if told["view"]["round"] > rounds or told["over"]:
            return
        question = told["asked"]
        if not question or question["kind"] in ("hold", "dodge") or question["question"] == answered:
            page.wait_for_timeout(100)
            continue
        option = told["options"][-1] if question["kind"] in ("swap", "movement") else told["options"][0]
        words = "done" if question["kind"] == "swap" else option["words"]
        option = next(one for one in told["options"] if one["words"] == words)
        page.locator(reach(words)).first.wait_for(state="attached")
        give(page, option, touch)
        answered = question["question"]
