"""Reads the rules in a browser: on their page, or in the sheet beside a table."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from ossuary.diagrams import Diagram, read_diagrams
from support.browser.page_words import Words


class Reader:
    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.say = Words(language)

    def open(self, game: str, rule: str = "") -> None:
        self.page.goto(f"/rules/{game}" + (f"#{rule}" if rule else ""))
        expect(self.rule(f"{'BB' if game == 'bad-bones' else 'DM'}-1.1")).to_be_attached()

    @property
    def search(self) -> Locator:
        return self.page.get_by_role("searchbox", name=self.say("rules-search"))

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def rules(self) -> Locator:
        return self.page.locator("[data-rule]")

    def rule(self, id: str) -> Locator:
        return self.page.locator(f'[data-rule="{id}"]')

    @property
    def contents(self) -> Locator:
        return self.page.get_by_role("navigation", name=self.say("rules-contents"))

    def diagram(self, name: str) -> Locator:
        return self.page.locator(f'[data-diagram="{name}"]')

    def bring(self, name: str) -> Locator:
        """Scroll to a diagram and wait until it is drawn."""
        diagram = self.diagram(name)
        diagram.evaluate("one => one.scrollIntoView({ block: 'nearest' })")  # others may be playing above it
        expect(diagram).not_to_have_attribute("data-doing", "loading")
        expect(diagram.get_by_role("img").first).to_be_visible()
        return diagram

    def button(self, diagram: Locator, key: str) -> Locator:
        return diagram.get_by_role("button", name=self.say.start(key))

    def play(self, name: str) -> Locator:
        """Play a diagram from its beginning to its end."""
        diagram = self.bring(name)
        self.button(diagram, "picture-play").click()
        expect(diagram).to_have_attribute("data-doing", "again")
        return diagram

    def told(self, diagram: Locator) -> list[str]:
        """The events of a diagram, in words."""
        return diagram.get_by_role("list", name=self.say("picture-told")).get_by_role("listitem").all_inner_texts()


def diagrams_of(game: str) -> list[Diagram]:
    return read_diagrams(game)
