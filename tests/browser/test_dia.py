"""Día de los Muertos in the browser: rounds by keys alone, at two sizes, and in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.conftest import PageAt
from support.browser.chromium import DESKTOP, PHONE, Theme
from support.browser.dia_table import asked, click, come, give, press, reach, sit
from support.browser.stored_games import DIA
from support.setups import counted, mostly_full

ROUNDS_BY_KEY = counted(1, 2)


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


@pytest.mark.parametrize("language", mostly_full(["en", "fr", "nl", "de"], ["fr"]))
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
    """Give the first answer to every question, and never react."""
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
