"""Takes the pictures in docs/screens: a real table, games kept in it at positions worth seeing, a real browser.

    python -m browser.screens             all of them
    python -m browser.screens home trap   those views only
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, Request, sync_playwright
from websockets.sync.client import connect

from browser.staging import NOW, Keeper, Someone
from browser.launching import FLAGS, Complaints, Theme, open_context
from browser.scenes import scene
from ossuary.table.people import COOKIE
from ossuary.table.wire import Plan, SeatPlan
from services import CHROMIUM, program
from table.serving import Server

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
SITE = "http://ossuary.localhost"
PHONE, TABLET, DESKTOP = (360, 740), (768, 1024), (1440, 900)
SIZES = (PHONE, TABLET, DESKTOP)
EDGES = (PHONE, DESKTOP)
THEMES: tuple[Theme, ...] = ("light", "dark")
LANGUAGES = ("fr", "nl", "de")
QUALITY = 80
NAMES = ["Ada", "Mira", "Jonas", "Bruno", "Inés", "Teo"]
QUIET = 300  # milliseconds in which nothing is asked for
MIDDLE = 0.45  # of a flight, where it is stopped
# Whatever moves comes to its end, what moves for ever to its beginning, and who flies stays in the air.
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


class View(NamedTuple):
    """One thing to see, and how to come to it."""

    name: str
    title: str
    stage: Callable[[Stage], Page]
    sizes: tuple[tuple[int, int], ...]
    themes: tuple[Theme, ...]
    spoken: bool  # in every language
    whole: bool  # all there is to scroll to on a phone


VIEWS: dict[str, View] = {}


def view(
    title: str, main: bool = False, spoken: bool = False, whole: bool = False
) -> Callable[[Callable[[Stage], Page]], Callable[[Stage], Page]]:
    """What is to be seen; of the main views there are pictures of every size."""

    def note(stage: Callable[[Stage], Page]) -> Callable[[Stage], Page]:
        name = stage.__name__.replace("_", "-")
        VIEWS[name] = View(name, title, stage, SIZES if main else EDGES, THEMES, spoken, whole)
        return stage

    return note


class Stage:
    """One browser of one person at the table, in one size and language."""

    def __init__(self, browser: Browser, keeper: Keeper, server: Server, size: tuple[int, int], language: str) -> None:
        self.browser = browser
        self.keeper = keeper
        self.server = server
        self.size = size
        self.language = language
        self.complaints = Complaints()
        self.opened = ExitStack()
        self.expected = ""

    @property
    def phone(self) -> bool:
        return self.size == PHONE

    def open(self, path: str, person: Someone | None = None, moving: bool = False, timed: bool = True) -> Page:
        """The page at a path, in the browser of somebody. `moving` keeps its films, `timed` has time stand still."""
        context = self.opened.enter_context(open_context(self.browser, SITE, self.size, "light", self.language, not moving, has_touch=self.phone))
        self.complaints.listen(context, self.expected)
        if person:
            context.add_cookies([{"name": COOKIE, "value": person.token, "url": SITE}])
        page = context.new_page()
        if timed and moving:
            page.clock.install(time=NOW / 1000)
        elif timed:
            page.clock.set_fixed_time(NOW / 1000)
        asking: set[Request] = set()
        page.on("request", lambda request: asking.add(request))
        for end in ("requestfinished", "requestfailed"):
            page.on(end, lambda request: asking.discard(request))  # type: ignore[call-overload]
        page.goto(path)
        page.locator("#content, .table").first.wait_for()
        page.wait_for_timeout(QUIET)
        while asking:
            page.wait_for_timeout(QUIET)
        return page

    def table(self, name: str, moving: bool = False, timed: bool = True, alone: bool = False) -> Page:
        """A kept game as seat 1 sees it, with everybody at the table. `alone`: all seats are of this screen."""
        played = scene(name)
        seats = [seat for seat, pilot in enumerate(played.match.setup.pilots, 1) if pilot == "person"]
        me = self.keeper.introduce(NAMES[0])
        people = [me if seat == 1 or alone else self.keeper.introduce(NAMES[seat - 1]) for seat in seats]
        table = f"{name}-{self.keeper.count}"
        self.keeper.keep(table, played, people)
        if not alone:
            for seat, person in zip(seats[1:], people[1:], strict=True):
                self.join(table, seat, person)
        return self.open(f"/t/{table}", me, moving, timed)

    def join(self, table: str, seat: int, person: Someone) -> None:
        """Somebody else is at the table too."""
        headers = {"Cookie": f"{COOKIE}={person.token}"}
        address = f"ws://{self.server.address}/api/tables/{table}/socket"
        line = self.opened.enter_context(connect(address, additional_headers=headers, ping_interval=None, proxy=None))
        line.send(f'{{"type": "join", "seats": [{seat}]}}')
        line.recv()


# What there is to see.


@view("Home", main=True, spoken=True, whole=True)
def home(at: Stage) -> Page:
    me = at.keeper.introduce(NAMES[0])
    keep_games(at.keeper, me)
    return at.open("/", me)


@view("A new table of Bad Bones", main=True, spoken=True, whole=True)
def new_bad_bones(at: Stage) -> Page:
    page = at.open("/new/bad-bones?friends", at.keeper.introduce(NAMES[0]))
    page.locator(".rules .card, .rules article, .rules section").first.wait_for(state="attached")
    return page


@view("A new table of Día de los Muertos", whole=True)
def new_dia(at: Stage) -> Page:
    return at.open("/new/dia-de-los-muertos", at.keeper.introduce(NAMES[0]))


@view("The lobby: links for those who are not here yet", main=True, whole=True)
def lobby(at: Stage) -> Page:
    me, mira = at.keeper.introduce(NAMES[0]), at.keeper.introduce(NAMES[1])
    plan = Plan("bad-bones", [SeatPlan("person"), SeatPlan("link"), SeatPlan("link"), SeatPlan("bot")])
    table = f"lobby-{me.id}"
    at.keeper.open(table, plan, [me, mira, None, None])
    at.join(table, 2, mira)
    return at.open(f"/t/{table}", me)


@view("Where may the hero go, and what will come of it", main=True)
def hero(at: Stage) -> Page:
    page = at.table("hero")
    page.locator(".ghost").first.wait_for(state="attached")
    return page


@view("A wall in hand, and both ways to lay it", main=True, spoken=True)
def trap(at: Stage) -> Page:
    page = at.table("trap")
    page.locator("[data-item=wall]").click()
    if not at.phone:
        page.locator("[data-space].legal").nth(4).hover()
        page.locator(".laying").wait_for()
    page.wait_for_timeout(600)
    return page


@view("The skeletons walk: a film that can be stopped", main=True)
def film(at: Stage) -> Page:
    page = at.table("film", moving=True)
    page.clock.pause_at(NOW / 1000 + 60)
    page.locator(".dock .go").click()
    page.locator(".bar").wait_for()
    page.clock.run_for(6_200)
    page.wait_for_timeout(900)
    page.locator(".bar button").first.click()
    return page


@view("A dragon: which way does it flee?")
def flee(at: Stage) -> Page:
    page = at.table("flee")
    page.locator("[data-choices]").wait_for()
    return page


@view("Whom to send it to")
def send(at: Stage) -> Page:
    page = at.table("send")
    page.locator("[data-choices]").wait_for()
    return page


@view("What a strong bot would do, and why")
def hint(at: Stage) -> Page:
    page = at.table("trap")
    page.locator(".dock .bare").click()
    page.locator(".hint").wait_for()
    return page


@view("A refusal cites its rule")
def refusal(at: Stage) -> Page:
    page = at.table("hero")
    page.locator("[data-space]:not(.legal)").nth(12).click(force=True)
    page.locator(".notices li").first.wait_for()
    return page


@view("The rule, one click away")
def rule(at: Stage) -> Page:
    page = refusal(at)
    page.locator(".notices .rule").first.click()
    page.locator("dialog[open] [aria-current]").wait_for()
    return page


@view("Everything explains itself")
def card(at: Stage) -> Page:
    page = at.table("trap")
    page.locator("[data-item=wall]").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.locator("[popover]:popover-open").wait_for()
    return page


@view("Another's board, enlarged")
def rival(at: Stage) -> Page:
    page = at.table("trap")
    page.locator('[data-rival="2"]').click()
    page.locator(".stage button.back").wait_for()
    return page


@view("The market before an advanced game", main=True, spoken=True)
def market(at: Stage) -> Page:
    page = at.table("market")
    page.locator("[data-item=bomb]").click()
    page.locator(".counter.reading").wait_for()
    return page


@view("A weapon in use")
def weapon(at: Stage) -> Page:
    page = at.table("weapon")
    page.locator("[data-choices]").wait_for()
    return page


@view("Chiefs among the skeletons")
def chiefs(at: Stage) -> Page:
    return at.table("chiefs")


@view("Together, for the capital", main=True)
def coop(at: Stage) -> Page:
    return at.table("coop")


@view("Alone, and heroic")
def solo(at: Stage) -> Page:
    return at.table("solo")


@view("Six at the table", main=True)
def six(at: Stage) -> Page:
    return at.table("six")


@view("Pass and play: the curtain between two")
def curtain(at: Stage) -> Page:
    page = at.table("two", alone=True)
    page.locator("[data-space].legal").first.click()
    page.locator(".dock .go:enabled").click()
    page.locator("dialog[open]").wait_for()
    return page


@view("The score sheet, as the booklet has it", main=True, spoken=True)
def score(at: Stage) -> Page:
    page = at.table("over")
    page.locator("dialog[open]").wait_for()
    page.wait_for_timeout(500)
    return page


@view("Settings", whole=True)
def settings(at: Stage) -> Page:
    return at.open("/settings", at.keeper.introduce(NAMES[0]))


@view("My games", whole=True)
def games(at: Stage) -> Page:
    me = at.keeper.introduce(NAMES[0])
    keep_games(at.keeper, me)
    return at.open("/games", me)


@view("The rules, in our own words", spoken=True)
def rules(at: Stage) -> Page:
    page = at.open("/rules/bad-bones#BB-5.10")
    page.locator("[aria-current=true]").wait_for()
    return page


@view("The line is lost")
def lost_line(at: Stage) -> Page:
    at.expected = "WebSocket|ERR_"
    page = at.table("hero")
    at.server.kill()
    at.opened.callback(at.server.start)
    page.locator(".banner").wait_for()
    return page


@view("A link that opens nothing")
def wrong_link(at: Stage) -> Page:
    at.expected = "403"
    me = at.keeper.introduce(NAMES[0])
    plan = Plan("bad-bones", [SeatPlan("person"), SeatPlan("link")])
    table = f"link-{me.id}"
    at.keeper.open(table, plan, [me, None])
    return at.open(f"/t/{table}#2.not-the-key", at.keeper.introduce(NAMES[1]))


@view("A place that is not there")
def nowhere(at: Stage) -> Page:
    at.expected = "404"
    return at.open("/nowhere/at/all")


@view("Día de los Muertos", main=True, spoken=True)
def dia(at: Stage) -> Page:
    return at.table("dia_turn")


@view("The end of a race")
def dia_score(at: Stage) -> Page:
    page = at.table("dia_over")
    page.locator("dialog[open]").wait_for()
    return page


def keep_games(keeper: Keeper, me: Someone) -> None:
    """Some games of one person: his turn, another's, gathering, over."""
    mira, jonas, bruno = (keeper.introduce(name) for name in NAMES[1:4])
    hour = 3_600_000
    keeper.keep(f"a-{me.id}", scene("hero"), [me, mira, jonas], NOW - hour // 3)
    keeper.keep(f"b-{me.id}", scene("dia_turn"), [mira, me, jonas], NOW - 5 * hour)
    plan = Plan("bad-bones", [SeatPlan("person"), SeatPlan("link"), SeatPlan("bot")], ["mode=advanced"])
    keeper.open(f"c-{me.id}", plan, [me, None, None], NOW - 8 * hour)
    keeper.keep(f"d-{me.id}", scene("solo"), [me], NOW - 30 * hour)
    keeper.keep(f"e-{me.id}", scene("over"), [me, bruno, jonas], NOW - 54 * hour)


# How pictures are taken.


def take(page: Page, session: CDPSession, whole: bool) -> bytes:
    for _ in range(20):
        if not page.evaluate(STILL, MIDDLE):
            break
        page.wait_for_timeout(60)
    more: dict[str, Any] = {}
    if whole:
        width, height = page.evaluate("() => [innerWidth, Math.max(innerHeight, document.documentElement.scrollHeight)]")
        more = {"clip": {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}, "captureBeyondViewport": True}
    answer = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, **more})
    return base64.b64decode(answer["data"])


def pictures(view: View, stage: Stage, language: str) -> Iterator[tuple[str, bytes]]:
    """A view in one size and language, by day and by night."""
    page = view.stage(stage)
    session = page.context.new_cdp_session(page)
    width = stage.size[0]
    themes = view.themes if language == "en" else (("dark",) if width == PHONE[0] else ("light",))
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        page.locator(f"html.{theme}").wait_for()
        tail = "" if language == "en" else f"-{language}"
        yield f"{view.name}-{width}-{theme}{tail}.webp", take(page, session, view.whole and width < DESKTOP[0])
    if stage.complaints.heard:
        print(f"{view.name} at {width} complains: {stage.complaints.heard}", file=sys.stderr)


@contextmanager
def at_table(folder: Path) -> Iterator[tuple[Browser, Keeper, Server]]:
    keeper = Keeper(folder)
    with Server(folder) as server, sync_playwright() as playwright:
        flags = [*FLAGS, f"--host-resolver-rules=MAP ossuary.localhost:80 {server.address}"]
        with playwright.chromium.launch(executable_path=program(CHROMIUM, folder), args=flags) as browser:
            yield browser, keeper, server
    keeper.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("views", nargs="*", help="all if none is named")
    parser.add_argument("--into", type=Path, default=FOLDER)
    wanted = parser.parse_args()
    chosen = [VIEWS[name] for name in wanted.views or VIEWS]
    wanted.into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, at_table(Path(folder)) as (browser, keeper, server):
        for view in chosen:
            for language in ("en", *(LANGUAGES if view.spoken else ())):
                for size in view.sizes if language == "en" else EDGES:
                    stage = Stage(browser, keeper, server, size, language)
                    try:
                        for name, picture in pictures(view, stage, language):
                            (wanted.into / name).write_bytes(picture)
                            print(f"{name} {len(picture) // 1000} kB", flush=True)
                    except Exception as e:
                        print("FAILED", view.name, size, language, str(e)[:300], flush=True)
                        for c in browser.contexts:
                            for q in c.pages: q.screenshot(path=f"/tmp/sc-shots/failed-{view.name}-{size[0]}.png")
                    finally:
                        stage.opened.close()


if __name__ == "__main__":
    main()
