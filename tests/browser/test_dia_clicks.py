"""A whole game of Día against three bots by real clicks: the page asks for half of what it used to."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.conftest import PageAt
from support.browser.chromium import DESKTOP
from support.browser.dia_table import asked, come, sit
from support.browser.stored_games import DIA
from support.sensible_player import Click, SensiblePlayer, Sight, goes_on
from support.setups import FULL

PLAYER = 1
MOST_ROUNDS = 100 if FULL else 4
PATIENCE = 20  # seconds
# Of the clicks that it was before, in any one game: tests/server/test_dia_clicks.py counts many. In the first rounds
# one still refuses exchanges.
MOST = 0.6 if FULL else 0.85


class ClickingPlayer:
    """Plays by real clicks, and counts them; what the page answers by itself is none."""

    def __init__(self, page: Page, table: str) -> None:
        self.page = page
        self.table = table
        self.player = SensiblePlayer(PLAYER, 1)
        self.later: list[str] = []
        self.decisions: Counter[str] = Counter()
        self.clicks = 0

    def play(self) -> dict[str, Any]:
        """To the end, or through some rounds; returns the last thing seen."""
        answered = ""
        since = time.monotonic()
        while True:
            told = asked(self.page, self.table, PLAYER)
            if told["over"] or told["view"]["round"] > MOST_ROUNDS:
                return told
            question = told["asked"] and told["asked"]["question"]
            if question and question != answered:
                since = time.monotonic()
                answered = question
                self.answer(sight(told))
            assert time.monotonic() - since < PATIENCE, f"nothing follows from {told['asked']} {told['waiting']}"
            self.page.wait_for_timeout(20)

    def answer(self, seen: Sight) -> None:
        if seen.kind in ("turn", "movement") and self.later:
            answers, self.later = goes_on(self.later, seen)
            if answers:
                return
        choice = self.player.choose(seen)
        self.decisions[seen.kind] += 1
        if choice.later or seen.kind == "lay":  # the page may have answered sooner than one could look
            self.later = choice.later
        for number, click in enumerate(choice.clicks):
            again = choice.clicks[:number].count(click)
            self.touch(self.page.locator(place_of(click, seen.kind)).nth(again), click)
            self.clicks += 1

    def touch(self, place: Locator, click: Click) -> None:
        if click.what == "deed":  # it shows itself to a pointer
            self.page.locator(f".hand .legal[data-card={click.which}]").first.hover()
        if click.what != "field":
            place.click()
            return
        place.wait_for()  # a figure may stand on it, and takes the click
        box = place.bounding_box()
        assert box
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def sight(told: dict[str, Any]) -> Sight:
    question = told["asked"]
    words = [option["words"] for option in told["options"]]
    return Sight(
        question["kind"], question["about"], words, told.get("chains", []), told.get("premoves", []), told["moment"]
    )


def place_of(click: Click, kind: str) -> str:
    """Where on the page it is."""
    if click.what == "card":
        return f".hand .legal[data-card={click.which}]"
    if click.what == "deed":
        return f".hand [data-deed={click.which}]"
    if click.what == "field":
        return f'.field.lit[data-field="{click.which}"]'
    if click.what == "seat":
        return f"[data-aim='{click.which}']"
    if click.what == "back":
        return f'[data-back="{click.which}"]' if " " in click.which else f'[data-words="back {click.which}"]'
    if kind in ("hold", "dodge"):
        return ".reaction .let" if click.which == "let" else ".reaction .do"
    return f'[data-words="{click.which}"]'


def test_a_game_by_real_clicks(page_at: PageAt) -> None:
    page = page_at(DESKTOP)
    come(page, "Ada")
    bots = [{"kind": "bot", "level": "greedy"}] * 3
    plan = {"game": DIA, "seats": [{"kind": "person"}, *bots], "reaction_seconds": 20, "bot_seconds": 0}
    made = page.request.post("/api/tables", data=plan)
    assert made.ok, made.text()
    table = made.json()["id"]
    assert page.request.post(f"/api/tables/{table}/seats/{PLAYER}/ready", data={"value": "0" * 32}).ok
    sit(page, table)
    player = ClickingPlayer(page, table)
    told = player.play()
    record = page.request.get(f"/api/tables/{table}/record").text()
    lines = [line.partition(" ")[2] for line in record.splitlines() if line.startswith(f"{PLAYER} ")]
    hidden = [] if told["over"] else ["lay"] * told["view"]["round"]  # what the record does not tell yet
    before = len(lines) + len(hidden) + sum(line.startswith("swap ") for line in lines)
    print(
        f"\n{told['view']['round']} rounds: {before} clicks before,"
        f" now {player.decisions.total()} decisions by {player.clicks} clicks: {dict(player.decisions)}"
    )
    assert player.clicks <= before * MOST
    expect(page.get_by_role("alert")).to_have_count(0)
