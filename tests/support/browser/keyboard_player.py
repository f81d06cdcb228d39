"""Plays in a browser without a mouse: Tab, arrows, Enter, and the letters and digits that the page offers."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from support.browser.mouse_player import MousePlayer

MOST_TABS = 120
FOCUSED = "element => element === document.activeElement"
FOCUSED_NAME = "() => document.activeElement?.getAttribute('aria-label') ?? ''"


class KeyboardPlayer(MousePlayer):
    """Does with keys what MousePlayer does with the mouse."""

    def touch(self, what: Locator) -> None:
        name = what.get_attribute("aria-label") or ""
        if re.match("[a-e][1-5]:", name):
            self.walk_to(name[:2])
        else:
            self.tab_to(what)
        self.key("Enter")

    def key(self, key: str) -> None:
        self.page.keyboard.press(key)

    def tab_to(self, what: Locator) -> int:
        """Press Tab until it has the focus; returns how often."""
        for tabs in range(MOST_TABS):
            if what.evaluate(FOCUSED):
                return tabs
            self.key("Tab")
        raise AssertionError(f"{what} is not reached by Tab")

    def tab_to_board(self) -> int:
        """The board is one tab stop; arrow keys move within it."""
        for tabs in range(MOST_TABS):
            if self.space_in_focus():
                return tabs
            self.key("Tab")
        raise AssertionError("the board is not reached by Tab")

    def space_in_focus(self) -> str:
        name: str = self.page.evaluate(FOCUSED_NAME)
        return name[:2] if re.match("[a-e][1-5]:", name) else ""

    def walk_to(self, goal: str) -> None:
        self.tab_to_board()
        start = self.space_in_focus()
        across, up = ord(goal[0]) - ord(start[0]), int(goal[1]) - int(start[1])
        for _ in range(abs(across)):
            self.key("ArrowRight" if across > 0 else "ArrowLeft")
        for _ in range(abs(up)):
            self.key("ArrowUp" if up > 0 else "ArrowDown")
        expect(self.space(goal)).to_be_focused()

    def lay_or_go_on(self) -> None:
        """A digit picks up a piece, and `r` says ready."""
        if self.undo.is_disabled() and self.pieces.count() and self.rng.random() < 0.7:
            self.key(str(self.rng.randint(1, self.pieces.count())))
            if self.lit.count():
                self.press(self.any(self.lit))
                return
        self.key("r")
        self.wire.settle()
