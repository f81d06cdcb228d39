"""Play now: one click on the home page, clicks and drags at the table, the score sheet, another game."""

from __future__ import annotations

import re

from playwright.sync_api import FloatRect, Locator, Page, expect

from browser.conftest import PageAt
from support.browser.chromium import DESKTOP, PHONE
from support.browser.mouse_player import MousePlayer, play_now, prefer
from support.browser.page_checks import resize

FAR = "c1"  # where nobody is in the first round
BOTS = ("bot-name-2", "bot-name-3", "bot-name-4")


def row_of(page: Page, hands: MousePlayer, name: str) -> Locator:
    button = page.get_by_role("button", name=hands.say("score-show", name=name))
    return page.get_by_role("dialog").get_by_role("row").filter(has=button)


def test_a_game_from_one_click_to_the_score_sheet_and_to_the_next(page_at: PageAt) -> None:
    page = page_at()
    hands = MousePlayer(page)
    first = play_now(page, hands)
    hands.play_on()
    assert not hands.wire.of("refused")

    scores = hands.wire.newest("result")["scores"]
    mine = hands.wire.of("welcome")[-1]["table"]["seats"][0]["name"]
    assert mine in hands.say("guest-names").split(", "), "somebody without a name is called after an animal or a flower"
    for name, score in zip((mine, *(hands.say(key) for key in BOTS)), scores, strict=True):
        told = row_of(page, hands, name).get_by_role("cell").all_inner_texts()
        assert int(told[-1]) == score
        if score:  # each part, and then the sum
            assert sum(int(part.split()[0]) for part in told[:-1]) == score

    offer = page.get_by_role("group", name=hands.say("settings-autoReady"))
    hands.button("auto-ready-yes", within=offer).click()
    expect(offer.get_by_role("status")).to_have_text(hands.say("auto-ready-on"))
    hands.button("score-verify").click()
    expect(page.get_by_role("status").filter(has_text=hands.say("score-verified"))).to_be_visible()
    hands.rematch.click()
    page.wait_for_url(lambda url: first not in url)
    expect(hands.round(1)).to_be_visible()
    hands.await_turn()
    hands.press(hands.any(hands.lit))
    expect(hands.heading).to_have_text(hands.say("prompt-trap"))  # ready without a word


def test_hero_and_traps_are_dragged(page_at: PageAt) -> None:
    page = page_at()
    hands = MousePlayer(page)
    play_now(page, hands)
    hands.await_turn()
    goal = hands.any(hands.lit)
    space = name_of(goal)
    hands.space("c3").drag_to(goal)
    expect(hands.ready).to_be_visible()
    hands.wire.settle()
    assert said(hands) == [f"hero {space}"]
    expect(hands.space(space)).to_have_accessible_name(re.compile(hands.say("thing-hero")))

    hands.press(hands.ready)
    expect(hands.pieces.first).to_be_visible()
    empty = hands.board.get_by_role("button", name=re.compile(f": {hands.say('space-empty')}$")).first
    space = name_of(empty)
    hands.tray.get_by_role("button", name=hands.say.start("thing-catapult")).drag_to(empty)
    expect(hands.space(space)).to_have_accessible_name(re.compile(hands.say("thing-catapult")))
    hands.wire.settle()
    assert said(hands)[-1] == f"place catapult {space}"
    assert not hands.wire.of("refused")


def test_hero_and_trap_are_confirmed_together(page_at: PageAt) -> None:
    page = page_at()
    hands = MousePlayer(page)
    play_now(page, hands)
    hands.await_turn()
    hands.press(hands.any(hands.lit))
    catapult = hands.tray.get_by_role("button", name=hands.say.start("thing-catapult"))
    for turn in ("undone", "kept"):
        expect(catapult).to_be_enabled()
        catapult.click()
        hands.space(FAR).click()
        expect(catapult).to_be_disabled()
        if turn == "undone":
            hands.undo.click()
    hero, *more = said(hands)
    assert hero.startswith("hero")
    assert not more  # nothing of it is known to the server, which would not take it yet
    hands.press(hands.ready)
    expect(hands.space(FAR)).to_have_accessible_name(re.compile(hands.say("thing-catapult")))
    assert said(hands) == [hero, f"place catapult {FAR}"]
    assert [message["do"] for message in hands.wire.said if message["type"] == "act"] == ["ready"]
    assert not hands.wire.of("refused")


def test_a_double_click_on_ready_is_one_click(page_at: PageAt) -> None:
    page = page_at()
    hands = MousePlayer(page)
    play_now(page, hands)
    hands.await_turn()
    hands.any(hands.lit).dblclick()
    hands.wire.settle()
    ready, nothing = hands.button("dock-ready"), hands.button("dock-pass")
    boxes = []
    for size in (DESKTOP, PHONE):
        resize(page, size)
        boxes.append(ready.bounding_box())
    ready.dblclick()
    expect(hands.heading).to_have_text(hands.say("prompt-trap"))
    hands.wire.settle()
    assert [words.partition(" ")[0] for words in said(hands)] == ["hero"]
    for size, before in zip((PHONE, DESKTOP), reversed(boxes), strict=True):
        resize(page, size)
        assert ready.bounding_box() == before
        assert not overlaps(nothing.bounding_box(), before), size
    expect(ready).to_be_disabled()
    hands.press(nothing)
    assert said(hands)[1:] == ["pass"]


def overlaps(one: FloatRect | None, other: FloatRect | None) -> bool:
    assert one is not None
    assert other is not None
    beside = one["x"] >= other["x"] + other["width"] or other["x"] >= one["x"] + one["width"]
    below = one["y"] >= other["y"] + other["height"] or other["y"] >= one["y"] + one["height"]
    return not beside and not below


def test_the_film_shows_the_phase_and_can_be_held_and_skipped_and_looked_up_again(page_at: PageAt) -> None:
    page = page_at(reduced_motion=False)
    prefer(page, speed=0.5)
    hands = MousePlayer(page)
    play_now(page, hands)
    film = page.get_by_role("group", name=hands.say("film-label"))
    hands.press(hands.any(hands.lit))
    hands.press(hands.ready)
    expect(hands.heading).to_have_text(hands.say("prompt-trap"))
    hands.press(hands.ready)
    expect(film).to_be_visible()
    film.get_by_role("button", name=hands.say("film-pause")).click()
    expect(hands.heading).to_have_text(hands.say("play-film"))
    expect(hands.lit).to_have_count(0)
    film.get_by_role("button", name="4×", exact=True).click()
    expect(film.get_by_role("button", name="4×", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(film.get_by_role("button", name=hands.say("film-play"))).to_be_visible()
    film.get_by_role("button", name=hands.say("film-skip")).click()
    hands.play_on(lambda: hands.wire.newest("view")["round"] == 2)
    hands.await_turn()

    line = page.get_by_role("log", name=hands.say("log-label")).get_by_role("button").last
    line.click()
    expect(hands.heading).to_have_text(hands.say("play-past"))
    expect(hands.lit).to_have_count(0)
    hands.button("film-now").click()
    hands.await_turn()
    expect(hands.heading).not_to_have_text(hands.say("play-past"))


def name_of(space: Locator) -> str:
    """`b4` of "b4: empty. Can be chosen."."""
    return (space.get_attribute("aria-label") or "").partition(":")[0]


def said(hands: MousePlayer) -> list[str]:
    return [message["words"] for message in hands.wire.said if message["type"] == "answer"]
