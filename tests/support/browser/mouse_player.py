"""Plays in a browser with the mouse, by what the page shows and nothing else."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from support.browser.page_words import Words

MOST_ANSWERS = 600  # no game of these tests takes so many
SAID = ("answer", "act", "sign")
SETTLED = ("ack", "refused")


def prefer(page: Page, **settings: Any) -> None:
    """Store settings of this device before the page is opened for the first time."""
    kept = json.dumps(json.dumps(settings))
    page.add_init_script(f"localStorage['ossuary.settings'] ??= {kept}")


class Wire:
    """Watches what goes over a page's sockets, without touching it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.socket: WebSocket | None = None
        self.open: set[int] = set()  # sent, and neither acknowledged nor refused yet
        self.said: list[dict[str, Any]] = []
        self.told: list[dict[str, Any]] = []
        page.on("websocket", self._meet)

    def _meet(self, socket: WebSocket) -> None:
        self.socket = socket
        socket.on("framesent", self._hear_said)
        socket.on("framereceived", self._hear_told)

    def _hear_said(self, frame: str | bytes) -> None:
        for message in messages(frame):
            self.said.append(message)
            if message["type"] in SAID:
                self.open.add(message["ref"])

    def _hear_told(self, frame: str | bytes) -> None:
        for message in messages(frame):
            self.told.append(message)
            if message["type"] in SETTLED:
                self.open.discard(message["ref"])

    def settle(self) -> None:
        """Wait until everything that was sent is acknowledged or refused."""
        while self.open:
            assert self.socket is not None
            self.socket.wait_for_event("framereceived")

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.told if message["type"] == kind]

    def newest(self, name: str, viewer: int = 1) -> Any:
        """A field of the newest update that has it."""
        updates = [update for update in self.of("update") if update["viewer"] == viewer and name in update]
        return updates[-1][name]


def messages(frame: str | bytes) -> list[dict[str, Any]]:
    read = json.loads(frame)
    return read if isinstance(read, list) else [read]


class MousePlayer:
    """The table as it is on the screen, and a mouse."""

    def __init__(self, page: Page, words: Words | None = None, luck: int = 1) -> None:
        self.page = page
        self.say = words or Words()
        self.rng = random.Random(luck)
        self.wire = Wire(page)

    def button(self, *keys: str, within: Locator | None = None) -> Locator:
        """The button whose text begins with one of these messages."""
        return (within or self.page).get_by_role("button", name=self.say.start(*keys))

    @property
    def heading(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    def round(self, number: int) -> Locator:
        """The round as the bar at the top tells it."""
        return self.page.get_by_role("banner").get_by_text(self.say("play-round", round=number), exact=True)

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("play-own-board"), exact=True)

    def space(self, space: str) -> Locator:
        return self.board.get_by_role("button", name=re.compile(rf"^{space}\s?:"))

    @property
    def lit(self) -> Locator:
        return self.board.get_by_role("button", name=self.say.shape("space-label", "space", "there", legal="yes"))

    @property
    def tray(self) -> Locator:
        mine, shared = (self.say(f"thing-{name}") for name in ("supply", "shared-supply"))
        return self.page.get_by_role("group", name=re.compile(f"^({mine}|{shared})$"))

    @property
    def pieces(self) -> Locator:
        """The pieces that can be picked up now."""
        return self.tray.get_by_role("button", disabled=False)

    @property
    def choices(self) -> Locator:
        group = self.page.get_by_role("group", name=self.say("choice-label"), exact=True)
        return group.get_by_role("button", disabled=False)

    @property
    def market(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("thing-market"), exact=True)

    @property
    def ready(self) -> Locator:
        return self.page.get_by_role("button", name=self.say.start("dock-ready", "dock-pass"), disabled=False)

    @property
    def undo(self) -> Locator:
        return self.page.get_by_role("button", name=self.say("dock-undo"), exact=True)

    @property
    def rematch(self) -> Locator:
        again = ("score-rematch", "score-rematch-join", "challenge-again")
        return self.button(*again, within=self.page.get_by_role("dialog"))

    @property
    def picker(self) -> Locator:
        """The buttons that choose one of several skeletons on a space; the close button has no text."""
        dialog = self.page.get_by_role("dialog", name=self.say("picker-title"))
        return dialog.get_by_role("button").filter(has_text=re.compile("."))

    @property
    def curtain(self) -> Locator:
        return self.page.get_by_role("button", name=self.say.start("handover-open"))

    @property
    def buying(self) -> Locator:
        return self.market.get_by_role("button", name=self.say("market-done"), exact=True, disabled=False)

    @property
    def notices(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("notices-title"))

    @property
    def asked(self) -> Locator:
        """Everything with which this person can answer now."""
        ways = [self.rematch, self.curtain, self.picker, self.choices, self.lit, self.ready, self.buying]
        any_of = ways[0]
        for way in ways[1:]:
            any_of = any_of.or_(way)
        return any_of.first

    def await_turn(self) -> None:
        self.asked.wait_for()

    def touch(self, what: Locator) -> None:
        """Click on something."""
        what.click()

    def press(self, what: Locator) -> None:
        """Click, and wait until the server has accepted or refused it."""
        self.touch(what)
        self.wire.settle()

    def any(self, some: Locator) -> Locator:
        return some.nth(self.rng.randrange(some.count()))

    def answer(self) -> bool:
        """Give any answer to whatever is asked; False when the game is over."""
        self.await_turn()
        if self.rematch.is_visible():
            return False
        if self.curtain.is_visible():
            self.touch(self.curtain)
        elif self.picker.first.is_visible():
            self.press(self.any(self.picker))
        elif self.choices.first.is_visible():
            self.press(self.any(self.choices))
        elif self.lit.first.is_visible():
            self.press(self.any(self.lit))
        elif self.buying.is_visible():
            self.stop_buying()
        else:
            self.lay_or_go_on()
        return True

    def lay_or_go_on(self) -> None:
        """In the trap phase now and then place a trap; else say ready."""
        if self.undo.is_disabled() and self.pieces.count() and self.rng.random() < 0.7:
            self.touch(self.any(self.pieces))
            if self.lit.count():
                self.press(self.any(self.lit))
                return
        self.press(self.ready)

    def stop_buying(self) -> None:
        self.press(self.buying)
        if (sure := self.button("market-done-anyway")).is_visible():
            self.press(sure)

    def play_on(self, until: Callable[[], bool] | None = None) -> int:
        """Answer until the score sheet is there, or `until` holds; returns how many answers it took."""
        for answers in range(MOST_ANSWERS):
            self.await_turn()
            if (until and until()) or not self.answer():
                return answers
        raise AssertionError("this game does not end")


def play_now(page: Page, hands: MousePlayer, game: str = "bad-bones") -> str:
    """Start a game against bots by one click on the home page; returns the table's id."""
    page.goto("/")
    poster = page.get_by_role("article", name=hands.say(f"game-{game}"))
    poster.get_by_role("button", name=hands.say.start("home-now")).click()
    page.wait_for_url("**/t/*")
    expect(hands.board.or_(hands.market).or_(page.locator(".graveyard"))).to_be_visible()
    return page.url.rpartition("/")[2]
