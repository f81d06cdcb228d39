"""Browser contexts that tests use one after another: a new one takes longer than most tests."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Browser

from support.browser.chromium import Theme, open_context

MOST_KEPT = 8  # each keeps a process of the browser
ANCHOR = "/health"  # small, and of the same site as the page


class Look(NamedTuple):
    """What a context is made for."""

    size: tuple[int, int]
    theme: Theme
    language: str
    reduced_motion: bool
    more: tuple[tuple[str, Any], ...]  # for Playwright


class Anchored:
    """A context with a page that stays open, so that the browser keeps its process and compiled code."""

    def __init__(self, browser: Browser, address: str, look: Look) -> None:
        self.look = look
        self.context = open_context(
            browser, address, look.size, look.theme, look.language, look.reduced_motion, **dict(look.more)
        )
        self.anchor = self.context.new_page()
        self.anchor.goto(ANCHOR)

    def clear(self) -> bool:
        """Clear all traces of a test; returns whether the context can be used again."""
        if self.anchor.is_closed():
            return False
        for page in self.context.pages:
            if page != self.anchor:
                page.close()
        self.context.set_offline(False)
        self.context.clear_permissions()
        self.context.clear_cookies()
        self.anchor.evaluate("() => localStorage.clear()")
        return True


class Contexts:
    """The contexts of one browser: each is lent to one test at a time, and is as new."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.free: list[Anchored] = []  # the one used last is at the end

    def take(self, look: Look) -> Anchored:
        for anchored in reversed(self.free):
            if anchored.look == look:
                self.free.remove(anchored)
                return anchored
        return self.new(look)

    def new(self, look: Look) -> Anchored:
        return Anchored(self.browser, self.address, look)

    def give_back(self, anchored: Anchored) -> None:
        if anchored.clear():
            self.free.append(anchored)
        for old in self.free[:-MOST_KEPT]:
            old.context.close()
        del self.free[:-MOST_KEPT]
