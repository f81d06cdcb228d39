"""Checks for every page: all texts translated, nothing sticks out, targets large enough; in every size and language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from playwright.sync_api import Page, expect

from support.browser.chromium import DESKTOP, PHONE, Theme
from support.browser.page_words import Words
from support.setups import FULL

Size = tuple[int, int]
LANGUAGES = ("fr", "nl", "de", "en")
SMALLEST: Size = (320, 568)  # the smallest phone that everything fits
LOOKS: list[tuple[Size, Theme]] = [(DESKTOP, "light"), (PHONE, "dark")]
CROSSED: list[tuple[Size, Theme]] = [(DESKTOP, "dark"), (PHONE, "light")]
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
# Keys of messages look like this, and no text does.
KEY = "^[a-z]+(-[a-z0-9]+)+$"
FIND_KEYS = """(pattern) => {
    const key = new RegExp(pattern);
    const found = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode.textContent.trim();
        if (key.test(text) && !texts.currentNode.parentElement.closest("script, style, code, kbd")) found.push(text);
    }
    for (const name of ["aria-label", "aria-description", "title", "placeholder", "alt"])
        for (const one of document.querySelectorAll(`[${name}]`))
            if (key.test(one.getAttribute(name))) found.push(one.outerHTML);
    return found;
}"""
FIND_OVERFLOW = """() => {
    const wide = document.scrollingElement.scrollWidth;
    if (wide <= innerWidth) return [];
    const outside = (one) => one.getBoundingClientRect().right > innerWidth + 1;
    const guilty = [...document.body.querySelectorAll("*")].filter(outside).slice(0, 5);
    return [`${wide} wide on a screen of ${innerWidth}`, ...guilty.map((one) => one.outerHTML.slice(0, 200))];
}"""
# A finger touches around the middle of its target, and nothing else.
FIND_SMALL = """(least) => {
    const reach = least / 2 - 1;
    const misses = (one) => {
        one.scrollIntoView({ block: "center", inline: "center" });
        const { x, y, width, height } = one.getBoundingClientRect();
        const touched = [[-reach, 0], [reach, 0], [0, -reach], [0, reach]].map(([dx, dy]) =>
            document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy));
        return touched.some((what) => !one.contains(what) && what?.closest("label")?.control !== one);
    };
    const size = ({ width, height }) => `${width.toFixed()} × ${height.toFixed()}`;
    return [...document.querySelectorAll("button, a[href], input, select")]
        .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((one) => one.getBoundingClientRect().width > 2 && !one.closest("p, td") && misses(one))
        .map((one) => `${size(one.getBoundingClientRect())}: ${one.outerHTML.slice(0, 160)}`);
}"""


def each_look(page: Page, looks: Iterable[tuple[Size, Theme]] | None = None) -> Iterator[Size]:
    """The page in one size and theme after another; every pair of them in the full run."""
    for size, theme in looks or [*LOOKS, *(CROSSED if FULL else [])]:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_class(re.compile(rf"\b{theme}\b"))
        resize(page, size)
        yield size


def each_size(page: Page, sizes: Iterable[Size]) -> Iterator[Size]:
    for size in sizes:
        resize(page, size)
        yield size


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)


def each_language(page: Page) -> Iterator[Words]:
    """The page in one language after another, chosen in its corner; English is the last."""
    for language in LANGUAGES:
        choose_language(page, language)
        yield Words(language)


def choose_language(page: Page, language: str) -> None:
    """Choose a language in the corner of any page, by keys: on narrow screens a lesson's guide may cover it."""
    now = page.evaluate("() => document.documentElement.lang")
    choice = page.locator(f"button[lang={language}]").filter(visible=True)
    if not choice.count():
        label = re.escape(Words(now)("corner-language"))
        page.get_by_role("button", name=re.compile(f", {label}$")).press("Enter")
    choice.press("Enter")
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.evaluate(DRAWN)


def check_words(page: Page, language: str) -> None:
    assert page.evaluate("() => document.documentElement.lang") == language
    assert page.evaluate(FIND_KEYS, KEY) == []


def check_fits(page: Page) -> None:
    """Asserts that the page does not scroll sideways."""
    assert page.evaluate(FIND_OVERFLOW) == []


def small_targets(page: Page, least: int) -> list[str]:
    """Targets that a finger would miss; within sentences and tables a link may be as high as its line."""
    found: list[str] = page.evaluate(FIND_SMALL, least)
    return found
