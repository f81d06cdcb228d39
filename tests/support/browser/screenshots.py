"""Takes the pictures in docs/screens: a real server with stored games, and a real browser.

python tests/support/browser/screenshots.py             all of them
python tests/support/browser/screenshots.py home trap   those views only
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Error, Page

import support.browser.views_of_dia
import support.browser.views_of_records  # noqa: F401
from support.browser.chromium import Theme
from support.browser.persons_browser import DESKTOP, PHONE, PersonsBrowser, at_table
from support.browser.views import EDGES, SIZES, VIEWS, View

FOLDER = Path(__file__).parents[3] / "docs" / "screens"
THEMES: tuple[Theme, ...] = ("light", "dark")
LANGUAGES = ("fr", "nl", "de")
QUALITY = 80
MIDDLE = 0.45  # of a flight, where it is stopped
PATIENCE = 20  # tries until nothing moves any more
# Animations jump to their end, endless ones to their beginning, and flying skeletons stay in the air.
STILL = """async (middle) => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const all = document.getAnimations().filter(({ playState }) => playState === "running");
    for (const moving of all) {
        const { endTime } = moving.effect.getComputedTiming();
        if (moving.effect.target?.closest(".flyer")) { moving.pause(); moving.currentTime = endTime * middle; }
        else if (endTime === Infinity) moving.cancel();
        else moving.finish();
    }
    return all.length;
}"""
SIZE = "() => [innerWidth, Math.max(innerHeight, document.documentElement.scrollHeight)]"


def take(page: Page, session: CDPSession, whole: bool) -> bytes:
    for _ in range(PATIENCE):
        if not page.evaluate(STILL, MIDDLE):
            break
        page.wait_for_timeout(60)
    more: dict[str, Any] = {}
    if whole:
        width, height = page.evaluate(SIZE)
        more = {"clip": {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}, "captureBeyondViewport": True}
    answer = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, **more})
    return base64.b64decode(answer["data"])


def pictures(view: View, browser_of_person: PersonsBrowser, language: str) -> Iterator[tuple[str, bytes]]:
    """A view in one size and language, by day and by night."""
    page = view.show(browser_of_person)
    session = page.context.new_cdp_session(page)
    width = browser_of_person.size[0]
    for theme in THEMES if language == "en" else THEMES[browser_of_person.phone :][:1]:
        page.emulate_media(color_scheme=theme)
        page.locator(f"html.{theme}").wait_for()
        tail = "" if language == "en" else f"-{language}"
        yield f"{view.name}-{width}-{theme}{tail}.webp", take(page, session, view.whole and width < DESKTOP[0])
    if browser_of_person.complaints.heard:
        print(f"{view.name} at {width} complains: {browser_of_person.complaints.heard}", file=sys.stderr)


def order(picture: Path) -> tuple[int, bool, str]:
    """English before the other languages, light before dark."""
    return len(picture.stem.split("-")), "dark" in picture.stem, picture.stem


def contact_sheet() -> str:
    """A page with all pictures, by view; a click shows one in full."""
    lines = ["# Screens", "", "Taken by `make screens` from a real table; positions are played from fixed seeds.", ""]
    for view in VIEWS.values():
        lines += [f"## {view.title}", ""]
        for size in SIZES:
            found = sorted(FOLDER.glob(f"{view.name}-{size[0]}-*.webp"), key=order)
            height = 300 if size == PHONE else 240
            names = [one.name for one in found]
            lines.append(" ".join(f'<a href="{name}"><img src="{name}" height="{height}"></a>' for name in names))
        lines.append("")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("views", nargs="*", metavar="view", help=f"all if none is named: {', '.join(VIEWS)}")
    parser.add_argument("--into", type=Path, default=FOLDER, help="another folder than docs/screens")
    wanted = parser.parse_args()
    if unknown := set(wanted.views) - VIEWS.keys():
        parser.error(f"there is no view {', '.join(sorted(unknown))}")
    wanted.into.mkdir(parents=True, exist_ok=True)
    failed = False
    with tempfile.TemporaryDirectory() as folder, at_table(Path(folder)) as (browser, database, server):
        for view in [VIEWS[name] for name in wanted.views or VIEWS]:
            for language in ("en", *(LANGUAGES if view.spoken else ())):
                for size in SIZES if language == "en" else EDGES:
                    browser_of_person = PersonsBrowser(browser, database, server, size, language)
                    try:
                        with browser_of_person.opened:
                            for name, picture in pictures(view, browser_of_person, language):
                                (wanted.into / name).write_bytes(picture)
                                print(f"{name} {len(picture) // 1000} kB", flush=True)
                    except Error as error:
                        failed = True
                        print(f"{view.name} at {size[0]} in {language}: {error}", file=sys.stderr, flush=True)
    if wanted.into == FOLDER:
        (FOLDER / "README.md").write_text(contact_sheet(), encoding="utf-8")
    sys.exit(failed)


if __name__ == "__main__":
    main()
