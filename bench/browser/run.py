"""How much the page loads and how soon it can be used, and how smoothly sixty skeletons walk over six boards.

    python bench/browser/run.py [--loads 5] [--films 3]

A real table and a real Chromium on loopback. A load is cold: nobody has been there before, nothing is kept. It is over
when the first button can be pressed. The film is the page's own, at ordinary speed, of a six-seat game with sixty
skeletons on the boards or more; a frame's time is from one drawn frame to the next, by the browser's trace.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import platform
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "tests"))

from support.browser.persons_browser import DESKTOP, SITE, PersonsBrowser, at_table  # noqa: E402
from support.browser.pictured_games import on_boards, scene  # noqa: E402

MOST_KB = 250
MOST_MS = 1000
MOST_FRAME_MS = 20
LONGEST_FILM = 60_000
STALLED = 250  # milliseconds without a frame: nothing had to be drawn
TRACED = ["disabled-by-default-devtools.timeline.frame", "devtools.timeline", "devtools.timeline.frame"]
DRAWN = "DrawFrame"
# Watches from the first moment on for something to press.
WATCH = """() => {
    const look = () => {
        if (globalThis.usable === undefined && document.querySelector("button:enabled")) {
            globalThis.usable = performance.now();
            watcher.disconnect();
        }
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document, { childList: true, subtree: true, attributes: true });
}"""


class Load(NamedTuple):
    """One first visit: what was sent, packed as it was, and the milliseconds until a button could be pressed."""

    files: int
    sent: int
    unpacked: int
    usable: float


class Frames(NamedTuple):
    """The times between drawn frames of one film, in milliseconds, and what it showed."""

    times: list[float]
    skeletons: int
    nodes: int


def load(browser: Browser) -> Load:
    """The home page, in a browser that was never there."""
    with browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]}) as context:
        context.add_init_script(f"({WATCH})()")
        page = context.new_page()
        answers: list[Any] = []
        page.on("response", lambda answer: answers.append(answer))
        page.goto(SITE, wait_until="load")
        page.wait_for_function("() => globalThis.usable !== undefined && document.fonts.status === 'loaded'")
        page.wait_for_timeout(500)
        ours = [answer for answer in answers if "/api/" not in answer.url]
        sent = sum(answer.request.sizes()["responseBodySize"] for answer in ours)
        unpacked = sum(len(answer.body()) for answer in ours)
        return Load(len(ours), sent, unpacked, float(page.evaluate("() => globalThis.usable")))


def film(browser_of_person: PersonsBrowser) -> Frames:
    """Say ready at a table where all others are, and watch what follows."""
    page = browser_of_person.table("sixty", moving=True, timed=False)
    nodes = int(page.evaluate("() => document.querySelectorAll('*').length"))
    page.locator(".dock .go:enabled").wait_for()
    page.wait_for_timeout(1_000)
    browser_of_person.browser.start_tracing(page=page, categories=TRACED)
    page.locator(".dock .go").click()
    page.locator(".bar").wait_for()
    page.locator(".bar").wait_for(state="detached", timeout=LONGEST_FILM)
    events = json.loads(browser_of_person.browser.stop_tracing())["traceEvents"]
    moments = sorted(float(event["ts"]) / 1000 for event in events if event["name"] == DRAWN)
    times = [later - earlier for earlier, later in itertools.pairwise(moments)]
    return Frames([time for time in times if time < STALLED], on_boards(scene("sixty")), nodes)


def part(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def told(what: str, figure: str, limit: str, holds: bool) -> None:
    print(f"{what:<46}{figure:>12}   {limit:<12}{'ok' if holds else 'MISSED'}".rstrip())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--loads", type=int, default=5)
    parser.add_argument("--films", type=int, default=3)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, at_table(Path(folder)) as (browser, database, server):
        loads = [load(browser) for _ in range(wanted.loads)]
        films = []
        for _ in range(wanted.films):
            browser_of_person = PersonsBrowser(browser, database, server, DESKTOP, "en")
            with browser_of_person.opened:
                films.append(film(browser_of_person))
        version = browser.version
    usable = statistics.median(each.usable for each in loads)
    kilobytes = loads[0].sent / 1000
    times = [time for each in films for time in each.times]
    median = statistics.median(times)
    busy = os.getloadavg()[0]
    print(f"the page in Chromium {version} on {platform.machine()}, {os.cpu_count()} cores, load {busy:.1f}")
    told(f"first load, {loads[0].files} files, packed", f"{kilobytes:.0f} kB", f"<= {MOST_KB}", kilobytes <= MOST_KB)
    told("  unpacked", f"{loads[0].unpacked / 1000:.0f} kB", "", True)
    told(f"a button can be pressed, median of {len(loads)}", f"{usable:.0f} ms", f"<= {MOST_MS}", usable <= MOST_MS)
    what = f"frame, {films[0].skeletons} skeletons on six boards, median"
    told(what, f"{median:.1f} ms", f"<= {MOST_FRAME_MS}", median <= MOST_FRAME_MS)
    told(f"  95 % of {len(times)} frames within", f"{part(times, 0.95):.1f} ms", "", True)
    told(f"  the page has {films[0].nodes} elements then", "", "", True)


if __name__ == "__main__":
    main()
