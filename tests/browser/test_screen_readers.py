"""For people who listen and for people who want no motion: events in words, refusals with their rules."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import PageAt
from support.browser.mouse_player import MousePlayer, prefer
from support.browser.stored_games import in_the_middle
from support.locales.message_arguments import Passing
from support.server.serving import Server

# Not read out: events that say little, and a person's own answers.
SAID = ("hero-moved", "killed", "walked", "razed", "burnt", "sent", "held", "worn", "arrived")
LONG = 4.0  # seconds; at half speed the film of a skeleton phase lasts longer
GATHER = """() => {
    window.heard = [];
    const hear = ({ textContent }) => { if (textContent) window.heard.push(textContent); };
    const region = document.querySelector("[role=log][aria-live=polite]");
    new MutationObserver((changes) => { for (const { addedNodes } of changes) addedNodes.forEach(hear); })
        .observe(region, { childList: true });
}"""


def to_the_trap_phase(page: Page, hands: MousePlayer, server: Server) -> None:
    page.goto(f"/t/{in_the_middle(server, page)}")
    hands.await_turn()
    page.evaluate(GATHER)
    hands.press(hands.any(hands.lit))
    hands.press(hands.ready)
    expect(hands.heading).to_have_text(hands.say("prompt-trap"))


def test_every_event_of_ones_own_board_is_read_out(page_at: PageAt, table_server: Server) -> None:
    page = page_at()
    hands = MousePlayer(page)
    to_the_trap_phase(page, hands, table_server)
    hands.press(hands.ready)
    hands.play_on(lambda: hands.wire.newest("view")["round"] == 3)
    names = ["", "Ada", hands.say("bot-name-2")]
    passing = Passing("bad-bones", names, 1, "versus")
    events: list[dict[str, Any]] = [event for update in hands.wire.of("update") for event in update["events"]]
    own = [event for event in events if event["seat"] == 1 and event["kind"] in SAID]
    assert any(event["kind"] == "walked" for event in own)
    for event in own:
        sentence = hands.say(f"event-{event['kind']}", **passing.event(event))
        page.wait_for_function("(sentence) => window.heard.includes(sentence)", arg=sentence)


def test_a_question_is_read_out_and_a_board_has_words_for_all_it_shows(page_at: PageAt, table_server: Server) -> None:
    """The question; skeletons that wait in the forests, printed arrows, and where skeletons will stand."""
    page = page_at()
    hands = MousePlayer(page)
    to_the_trap_phase(page, hands, table_server)
    page.wait_for_function("(words) => window.heard.some((one) => one.startsWith(words))", arg=hands.say("prompt-trap"))
    facts = hands.wire.newest("view")["seats"][0]
    waiting = page.get_by_role("list", name=hands.say("board-waiting")).get_by_role("listitem")
    expect(waiting).to_have_count(len(facts["forest"]))
    labels = hands.board.get_by_role("button").evaluate_all("all => all.map((one) => one.ariaLabel)")
    down = hands.say("space-arrow", facing="down")
    assert any(down in label for label in labels)
    coming = hands.say("space-coming", skeleton="")
    assert any(coming in label for label in labels)


def test_without_motion_the_film_is_over_in_a_moment(page_at: PageAt, table_server: Server) -> None:
    page = page_at(reduced_motion=True)
    prefer(page, speed=0.5)
    hands = MousePlayer(page)
    to_the_trap_phase(page, hands, table_server)
    hands.press(hands.ready)
    page.wait_for_function("() => window.heard.length > 3")  # the phase is told
    begun = time.monotonic()
    hands.await_turn()
    assert time.monotonic() - begun < LONG


def test_a_refusal_cites_its_rule_and_gives_the_focus_back(page_at: PageAt, table_server: Server) -> None:
    page = page_at()
    hands = MousePlayer(page)
    page.goto(f"/t/{in_the_middle(table_server, page)}")
    hands.await_turn()
    dark = hands.board.get_by_role("button").filter(has_not=page.locator(".legal"))
    names = [name for name in dark.evaluate_all("all => all.map((one) => one.ariaLabel)") if name]
    lit = set(hands.lit.evaluate_all("all => all.map((one) => one.ariaLabel)"))
    hands.press(hands.space(next(name for name in names if name not in lit)[:2]))
    refused = hands.wire.of("refused")
    assert [reason["rule"] for reason in refused[0]["reasons"]] == ["BB-3.1"]
    rule = hands.notices.get_by_role("button", name=hands.say("rule-id", rule="3.1"))
    expect(rule).to_be_visible()

    rule.click()
    sheet = page.get_by_role("dialog", name=hands.say("rules-title", game=hands.say("game-bad-bones")))
    expect(sheet).to_be_visible()
    expect(sheet.locator("[aria-current=true]")).to_contain_text("3.1")
    expect(sheet.locator("[aria-current=true]")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(rule).to_be_focused()
    page.keyboard.press("Escape")  # the notice is put away, too
    expect(rule).to_have_count(0)
