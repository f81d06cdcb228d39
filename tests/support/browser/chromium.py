"""Starting Chromium, opening pages, collecting their errors, and running axe-core."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, WebError

WEB = Path(__file__).parents[3] / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE = "() => axe.run(document, { resultTypes: ['violations'] })"
GRAVE = ("serious", "critical")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--process-per-site",  # pages of one context share a process: see contexts.py
]
# If a film ends wrongly the page goes on and only warns; in tests that is an error.
ASTRAY = "the film missed"
# Chromium reports every refused request: a preview may be asked for just when its question is closed.
NO_MATTER = r"409 .*/(forecast|preview)\b"
PATIENCE = 30_000  # milliseconds: machines that run tests are busy
DESKTOP = (1280, 800)
PHONE = (360, 740)

Theme = Literal["light", "dark"]


def launch(playwright: Playwright, program: Path) -> Browser:
    return playwright.chromium.launch(executable_path=str(program), args=FLAGS)


class Complaints:
    """Errors that pages wrote into their consoles or raised; those that match `expected` are allowed."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def listen(self, context: BrowserContext, expected: str, ignored: Page | None = None) -> Callable[[], None]:
        """Listens to all pages but the ignored one, until the returned function is called."""

        def hear(page: Page | None, words: str) -> None:
            known = any(pattern and re.search(pattern, words) for pattern in (NO_MATTER, expected))
            if not known and (ignored is None or page != ignored):
                self.heard.append(words)

        def on_console(message: ConsoleMessage) -> None:
            if message.type == "error" or ASTRAY in message.text:
                hear(message.page, f"{message.text} ({message.location['url']})")

        def on_error(raised: WebError) -> None:
            hear(raised.page, str(raised.error))

        def stop() -> None:
            context.remove_listener("console", on_console)
            context.remove_listener("weberror", on_error)

        context.on("console", on_console)
        context.on("weberror", on_error)
        return stop


def open_context(
    browser: Browser,
    address: str,
    size: tuple[int, int],
    theme: Theme,
    language: str,
    reduced_motion: bool,
    **more: Any,
) -> BrowserContext:
    """A fresh browser context."""
    context = browser.new_context(
        base_url=address,
        viewport={"width": size[0], "height": size[1]},
        color_scheme=theme,
        locale=language,
        reduced_motion="reduce" if reduced_motion else "no-preference",
        **more,
    )
    context.set_default_timeout(PATIENCE)
    return context


def grave_faults(page: Page) -> list[str]:
    """The serious faults axe-core finds. The debugger injects it, so that the page keeps its policy."""
    assert AXE.is_file(), f"{AXE} is missing: python web_build.py install"
    page.evaluate(f"{AXE.read_text(encoding='utf-8')}; undefined")
    found = page.evaluate(RUN_AXE)["violations"]
    return [
        "\n    ".join([f"{fault['impact']} {fault['id']}: {fault['help']}", *(node["html"] for node in fault["nodes"])])
        for fault in found
        if fault["impact"] in GRAVE
    ]
