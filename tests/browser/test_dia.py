"""Día de los Muertos in the browser: every answer can be given, by hand and by key, and nobody is shown another's cards."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from browser.conftest import PageAt
from browser.kept_games import DIA, KINDS, begin, finished, keep, play_on, questions_of_dia
from browser.launching import DESKTOP, PHONE, Theme
from ossuary.games.muertos.cards import CARDS
from ossuary.table.match import Match
from ossuary.table.telling import Teller
from table.journals import Book
from table.secrecy import Reader
from table.serving import Server
from table.spies import Collection
from table.truth import Message, Truth

LOCALES = Path(__file__).parents[2] / "src" / "ossuary" / "locales"
LAST_ROWS = 40  # of a game that three browsers play to its end
ROUNDS_BY_KEY = 2
# What the page says as an answer is kept and acknowledged, and goes no further: the same question can be answered again.
KEEP_ANSWERS = """() => {
    window.said = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const message = JSON.parse(text);
        if (message.type !== "answer") return send.call(this, text);
        window.said.push(message.words);
        const data = JSON.stringify({ type: "ack", ref: message.ref });
        setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data })), 0);
    };
}"""
SAID = "() => window.said.at(-1) ?? ''"
FORGET = "() => { window.said = []; }"


def come(page: Page, name: str) -> str:
    """Somebody new at this browser; who it is."""
    answer = page.request.post("/api/people", data={"name": name})
    assert answer.ok
    return str(answer.json()["id"])


def sit(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    expect(page.locator(".graveyard")).to_be_visible()


def asked(page: Page, table: str, seat: int) -> Message:
    answer = page.request.get(f"/api/tables/{table}/seats/{seat}")
    assert answer.ok, answer.text()
    told: Message = answer.json()
    return told


def give(page: Page, option: dict[str, str], touch: Callable[[Any], None]) -> None:
    """An answer as one gives it: what it names is pointed at, and what it does not name has a button."""
    words = page.locator(f'[data-words="{option["words"]}"]')
    if option["verb"] in ("hold", "dodge", "let"):
        touch(page.locator(".reaction .let" if option["verb"] == "let" else ".reaction .do"))
    elif "card" in option:
        cards = [option["card"], option["card2"]] if "card2" in option else [option["card"]]
        for number, card in enumerate(cards):
            touch(page.locator(f'[data-card="{card}"]').nth(1 if number and card == cards[0] else 0))
    elif "field" in option:
        touch(page.locator(f'[data-field="{option["field"]}"]'))
        if "field2" in option:
            touch(page.locator(f'[data-field="{option["field2"]}"]'))
        elif words.count():  # one's own way, or the dog's: asked again in words
            touch(words)
    else:
        touch(words)


def press(element: Any) -> None:
    element.focus()
    element.press("Enter")


def click(element: Any) -> None:
    element.click()


def answers_all(page: Page, options: list[dict[str, str]], touch: Callable[[Any], None]) -> set[str]:
    given = set()
    for option in options:
        page.evaluate(FORGET)
        give(page, option, touch)
        page.wait_for_function("() => window.said.length > 0", timeout=5_000)
        given.add(page.evaluate(SAID))
    return given


@pytest.mark.parametrize("kind", KINDS)
def test_every_answer_can_be_given_by_a_click_and_by_a_key(
    page_at: PageAt, table_server: Server, axe: Callable[[Page], None], kind: str
) -> None:
    found = questions_of_dia().get(kind)
    assert found, f"no {kind} came up"
    number = KINDS.index(kind)
    page = page_at(DESKTOP if number % 2 else PHONE, "dark" if number % 3 else "light")
    page.add_init_script(f"({KEEP_ANSWERS})()")
    ada = come(page, "Ada")
    persons = [ada if seat == found.seat else None for seat in range(1, found.book.setup.seats + 1)]
    table = keep(table_server, found.book, persons, reaction_seconds=110, length=found.length)
    sit(page, table)
    told = asked(page, table, found.seat)
    assert told["asked"]["kind"] == kind
    options = told["options"]
    assert len(options) == found.answers
    assert answers_all(page, options, click) == {option["words"] for option in options}
    assert answers_all(page, options, press) == {option["words"] for option in options}
    axe(page)


def test_who_lacks_the_card_is_refused_in_words(page_at: PageAt, table_server: Server) -> None:
    """The question looks the same without the card; only who presses learns that it is not there."""
    book, found = next((book, seat) for book in (begin(DIA, 3, seed) for seed in range(1, 20)) if (seat := lacking(book)))
    page = page_at(expected="refused|illegal")
    ada = come(page, "Ada")
    table = keep(table_server, book, [ada if seat == found else None for seat in (1, 2, 3)], reaction_seconds=110)
    sit(page, table)
    assert [option["words"] for option in asked(page, table, found)["options"]] == ["let"]
    expect(page.locator(".reaction .do")).to_be_enabled()
    page.locator(".reaction .do").click()
    expect(page.get_by_text(re.compile("no .*Hold.* in your hand|no .*Dodge.* in your hand")).first).to_be_visible()
    page.locator(".reaction input").check()
    expect(page.locator(".orders")).to_be_visible()


def lacking(book: Book) -> int:
    """Plays until somebody is asked to react who can't; his seat."""
    def asked_in_vain(match: Match) -> bool:
        return bool(match.window) and any(
            match.is_asked(seat) and Teller(match).options(seat) == ["let"] for seat in match.seats
        )

    if not play_on(book, asked_in_vain, most=300):
        return 0
    match = book.match
    return next(s for s in match.seats if match.is_asked(s) and Teller(match).options(s) == ["let"])


class Witness:
    """Keeps all that a browser's sockets receive."""

    def __init__(self, page: Page, viewer: int) -> None:
        self.page = page
        self.kept = Collection(viewer)
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        self.kept.messages += told if isinstance(told, list) else [told]


class BrowserReader(Reader):
    """Browsers do not ask for positions as numbers, and may have come in the middle of a game."""

    def __init__(self, truth: Truth, kept: Collection, before: list[Message]) -> None:
        super().__init__(truth, kept)
        for event in before:
            self.known.append(self.known[-1] + self.check_event(event, self.known[-1]))

    def fits_position(self, sent: Message, position: Any) -> bool:
        asking = position
        if self.game.reacting(position) and self.viewer in self.game.reactors(position):
            asking = self.game.asking(position, self.viewer)
        return super().fits_position({**sent, "moment": self.game.known(asking, self.viewer).dump()}, position)


def check_told(record: str, witness: Witness, events: list[Message]) -> int:
    """Nothing was told to this browser that its seat may not know; how many messages there were."""
    updates = [message for message in witness.kept.messages if message["type"] == "update"]
    BrowserReader(Truth(record), witness.kept, events[: updates[0]["first"]]).check()
    return len(witness.kept.messages)


def test_three_browsers_play_to_the_end_and_none_is_told_too_much(page_at: PageAt, table_server: Server) -> None:
    book = finished(DIA)
    pages = [page_at() for _ in range(3)]
    persons = [come(page, name) for page, name in zip(pages, ("Ada", "Bo", "Cy"), strict=True)]
    witnesses = [Witness(page, seat) for seat, page in enumerate(pages, 1)]
    length = len(book.rows) - LAST_ROWS
    table = keep(table_server, book, list(persons), reaction_seconds=1.5, length=length)
    for page in pages:
        sit(page, table)
    for row in book.rows[length:]:
        if row.seat == 0 or row.words == "let":
            continue  # chance, the opening of reactions; and no answer is "let"
        page = pages[row.seat - 1]
        wanted = f"() => document.querySelector('{reach(row.words)}')"
        page.wait_for_function(wanted)
        told = asked(page, table, row.seat)
        option = next(option for option in told["options"] if option["words"] == row.words)
        give(page, option, click)
    for page in pages:
        expect(page.locator("dialog table")).to_be_visible()
    assert pages[0].locator("dialog td b").all_inner_texts() == sorted_scores(pages[0], table)
    record = pages[0].request.get(f"/api/tables/{table}/record").text()
    for seat, (page, witness) in enumerate(zip(pages, witnesses, strict=True), 1):
        events = page.request.get(f"/api/tables/{table}/seats/{seat}/events").json()["events"]
        assert check_told(record, witness, events) > LAST_ROWS / 4


def reach(words: str) -> str:
    """What is there on the page when this can be answered."""
    verb, _, rest = words.partition(" ")
    first = rest.split(" ")[0]
    if verb in ("hold", "dodge"):
        return ".reaction .do"
    if verb in ("lay", "discard") or (verb == "swap" and rest):
        return f".card.legal[data-card={first}]"
    if first.isdigit() and verb not in ("target", "bite", "back"):
        return f'.field.lit[data-field="{first}"]'
    return f'[data-words="{words}"]'


def sorted_scores(page: Page, table: str) -> list[str]:
    result = page.request.get(f"/api/tables/{table}").json()["result"]
    return [str(score) for score in sorted(result["scores"], reverse=True)]


@pytest.mark.parametrize("kind", ["hold", "dodge"])
def test_a_reaction_is_told_to_all_when_it_opens(page_at: PageAt, table_server: Server, kind: str) -> None:
    found = questions_of_dia()[kind]
    seats = found.book.setup.seats
    page, other = page_at(), page_at(PHONE)
    ada, bo = come(page, "Ada"), come(other, "Bo")
    neighbour = found.seat % seats + 1
    persons: list[str | None] = [{found.seat: ada, neighbour: bo}.get(seat) for seat in range(1, seats + 1)]
    table = keep(table_server, found.book, persons, reaction_seconds=12, length=found.length)
    sit(page, table)
    sit(other, table)
    expect(other.locator("[role=timer]").first).to_be_visible()
    page.locator(".reaction .do").click()
    expect(other.get_by_text(re.compile("Ada (holds|dodges)")).first).to_be_visible(timeout=30_000)


def names_of_cards() -> dict[str, str]:
    text = (LOCALES / "en" / "things-muertos.ftl").read_text(encoding="utf-8")
    named = {card: re.search(rf"^thing-{card} = (.+)$", text, re.MULTILINE) for card in CARDS}
    return {card: found[1] for card, found in named.items() if found}


def shown_fronts(page: Page) -> set[str]:
    """Every card whose name or front is anywhere in the page's source."""
    source = page.content()
    names = names_of_cards()
    assert len(names) > 10
    return {card for card, name in names.items() if f'data-card="{card}"' in source or re.search(rf"\b{name}\b", source)}


def test_at_one_screen_nobody_sees_the_others_hand(page_at: PageAt, table_server: Server) -> None:
    book = begin(DIA, 2, 3)
    page = page_at(PHONE)
    ada = come(page, "Ada")
    table = keep(table_server, book, [ada, ada])
    page.goto(f"/t/{table}")
    hands = {}
    for seat in (1, 2):
        view = asked(page, table, seat)["view"]
        hands[seat] = set(view["seats"][seat - 1]["hand"])
    first = next(seat for seat in (1, 2) if asked(page, table, seat)["asked"])
    for seat in (first, 3 - first):
        curtain = page.locator("dialog[aria-labelledby=hand-over-title]")
        graveyard = page.locator(".graveyard")
        expect(curtain.or_(graveyard).first).to_be_visible()
        if curtain.count():
            assert not shown_fronts(page)
            curtain.get_by_role("button").click()
        expect(graveyard).to_be_visible()
        expect(page.locator(".card.legal").first).to_be_visible()
        assert shown_fronts(page) <= hands[seat]
        page.locator(".card.legal").first.click()
    expect(page.locator("dialog[aria-labelledby=hand-over-title]").or_(page.locator(".answers button").first)).to_be_visible()


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_rounds_are_played_by_keys_alone(
    page_at: PageAt, axe: Callable[[Page], None], size: tuple[int, int], theme: Theme
) -> None:
    page = page_at(size, theme)
    come(page, "Ada")
    table = against_bots(page)
    sit(page, table)
    axe(page)
    play_rounds(page, table, ROUNDS_BY_KEY, press)
    axe(page)


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_a_round_in_every_language(page_at: PageAt, language: str) -> None:
    page = page_at((768, 1024), language=language)
    come(page, "Ada")
    table = against_bots(page)
    sit(page, table)
    play_rounds(page, table, 1, click)
    text = page.locator("body").inner_text()
    labels = page.evaluate("() => [...document.querySelectorAll('[aria-label]')].map((e) => e.ariaLabel).join('\\n')")
    assert not re.search(r"\b(?:dia|thing|event|prompt|play|dock|replay)-[a-z]+", f"{text}\n{labels}")
    assert page.locator("html").get_attribute("lang") == language


def against_bots(page: Page) -> str:
    plan = {
        "game": DIA,
        "seats": [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}],
        "reaction_seconds": 1,
        "bot_seconds": 0,
    }
    made = page.request.post("/api/tables", data=plan)
    assert made.ok, made.text()
    table = str(made.json()["id"])
    ready = page.request.post(f"/api/tables/{table}/seats/1/ready", data={"value": "0123456789abcdef" * 2})
    assert ready.ok, ready.text()
    return table


def play_rounds(page: Page, table: str, rounds: int, touch: Callable[[Any], None]) -> None:
    """The first answer to whatever is asked; reactions are let pass."""
    answered = ""
    while True:
        told = asked(page, table, 1)
        if told["view"]["round"] > rounds or told["over"]:
            return
        question = told["asked"]
        if not question or question["kind"] in ("hold", "dodge") or question["question"] == answered:
            page.wait_for_timeout(100)
            continue
        option = told["options"][-1] if question["kind"] in ("swap", "movement") else told["options"][0]
        words = "done" if question["kind"] == "swap" else option["words"]
        option = next(one for one in told["options"] if one["words"] == words)
        page.wait_for_function(f"() => document.querySelector('{reach(words)}')")
        give(page, option, touch)
        answered = question["question"]
