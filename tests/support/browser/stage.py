"""A table with games kept in it, and browsers of people who sit there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, Request, sync_playwright
from websockets.sync.client import connect

from ossuary.server.host.identity import COOKIE
from support.browser.launching import FLAGS, Complaints, open_context
from support.browser.scenes import scene
from support.browser.staging import NOW, Keeper, Someone
from support.server.serving import Server
from support.services import CHROMIUM, program

SITE = "http://ossuary.localhost"
PHONE, TABLET, DESKTOP = (360, 740), (768, 1024), (1440, 900)
NAMES = ["Ada", "Mira", "Jonas", "Bruno", "Inés", "Teo"]
QUIET = 300  # milliseconds in which nothing is asked for


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
        made = open_context(self.browser, SITE, self.size, "light", self.language, not moving, has_touch=self.phone)
        context = self.opened.enter_context(made)
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
        page.on("requestfinished", lambda request: asking.discard(request))
        page.on("requestfailed", lambda request: asking.discard(request))
        page.goto(path)
        page.locator("#content, .table").first.wait_for()
        page.wait_for_timeout(QUIET)
        while asking:
            page.wait_for_timeout(QUIET)
        return page

    def table(self, name: str, moving: bool = False, timed: bool = True, alone: bool = False, at: int = NOW) -> Page:
        """A kept game as seat 1 sees it, with everybody at the table. `alone`: all seats are of this screen."""
        played = scene(name)
        seats = [seat for seat, pilot in enumerate(played.match.setup.pilots, 1) if pilot == "person"]
        me = self.keeper.introduce(NAMES[0])
        people = [me if seat == 1 or alone else self.keeper.introduce(NAMES[seat - 1]) for seat in seats]
        table = f"{name}-{self.keeper.count}"
        self.keeper.keep(table, played, people, at)
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


@contextmanager
def at_table(folder: Path) -> Iterator[tuple[Browser, Keeper, Server]]:
    keeper = Keeper(folder)
    with Server(folder) as server, sync_playwright() as playwright:
        flags = [*FLAGS, f"--host-resolver-rules=MAP ossuary.localhost:80 {server.address}"]
        with playwright.chromium.launch(executable_path=program(CHROMIUM, folder), args=flags) as browser:
            yield browser, keeper, server
    keeper.close()
