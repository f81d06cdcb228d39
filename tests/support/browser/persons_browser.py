"""A server with stored games, and the browser of one person who plays in them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, Request, sync_playwright
from websockets.sync.client import connect

from ossuary.server.host.identity import COOKIE
from support.browser.chromium import FLAGS, Complaints, open_context
from support.browser.pictured_games import scene
from support.browser.stored_games import NOW, DatabaseWriter, StoredPerson
from support.server.serving import Server
from support.services import CHROMIUM, program

SITE = "http://ossuary.localhost"
PHONE, TABLET, DESKTOP = (360, 740), (768, 1024), (1440, 900)
NAMES = ["Ada", "Mira", "Jonas", "Bruno", "Inés", "Teo"]
QUIET = 300  # milliseconds without a request


class PersonsBrowser:
    """One browser of one person at the table, in one size and language."""

    def __init__(
        self, browser: Browser, database: DatabaseWriter, server: Server, size: tuple[int, int], language: str
    ) -> None:
        self.browser = browser
        self.database = database
        self.server = server
        self.size = size
        self.language = language
        self.complaints = Complaints()
        self.opened = ExitStack()
        self.expected = ""

    @property
    def phone(self) -> bool:
        return self.size == PHONE

    def open(self, path: str, person: StoredPerson | None = None, moving: bool = False, timed: bool = True) -> Page:
        """The page at a path, in the browser of somebody. `moving` keeps its films, `timed` makes time stand still."""
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

    def open_as_new_person(self, path: str) -> Page:
        """The page at a path, in the browser of somebody who has no table yet."""
        return self.open(path, self.database.add_person(NAMES[0]))

    def table(
        self,
        name: str,
        until: str = "",
        moving: bool = False,
        timed: bool = True,
        alone: bool = False,
        at: int = NOW,
    ) -> Page:
        """A stored game as seat 1 sees it, with everybody at the table, once `until` is on the page.

        `alone`: all seats play on this screen.
        """
        played = scene(name)
        seats = [seat for seat, pilot in enumerate(played.match.setup.pilots, 1) if pilot == "person"]
        me = self.database.add_person(NAMES[0])
        people = [me if seat == 1 or alone else self.database.add_person(NAMES[seat - 1]) for seat in seats]
        table = f"{name}-{self.database.count}"
        self.database.add_game(table, played, people, at)
        if not alone:
            for seat, person in zip(seats[1:], people[1:], strict=True):
                self.join(table, seat, person)
        page = self.open(f"/t/{table}", me, moving, timed)
        if until:
            page.locator(until).wait_for()
        return page

    def join(self, table: str, seat: int, person: StoredPerson) -> None:
        """Connect somebody else to the table too."""
        headers = {"Cookie": f"{COOKIE}={person.token}"}
        address = f"ws://{self.server.address}/api/tables/{table}/socket"
        line = self.opened.enter_context(connect(address, additional_headers=headers, ping_interval=None, proxy=None))
        line.send(f'{{"type": "join", "seats": [{seat}]}}')
        line.recv()


@contextmanager
def at_table(folder: Path) -> Iterator[tuple[Browser, DatabaseWriter, Server]]:
    database = DatabaseWriter(folder)
    with Server(folder) as server, sync_playwright() as playwright:
        flags = [*FLAGS, f"--host-resolver-rules=MAP ossuary.localhost:80 {server.address}"]
        with playwright.chromium.launch(executable_path=program(CHROMIUM, folder), args=flags) as browser:
            yield browser, database, server
    database.close()
