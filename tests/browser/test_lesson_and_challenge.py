"""The lesson: a guide says one thing at a time, and the game follows. Today's challenge is the same for everybody."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PageAt
from ossuary.games import descriptor_of
from support.browser.chromium import DESKTOP, PHONE
from support.browser.dia_table import click, give, reach
from support.browser.mouse_player import MousePlayer
from support.browser.page_words import Words

Axe = Callable[[Page], None]
Size = tuple[int, int]
BONES, DIA = "bad-bones", "dia-de-los-muertos"
SLASHES = "/\\"  # a wall lies one way or the other


def script(game: str) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = tomllib.loads(descriptor_of(game).text("lesson.toml"))["steps"]
    return steps


def guide_of(page: Page, hands: MousePlayer) -> Locator:
    return page.get_by_role("complementary", name=hands.say("learn-guide"))


def do_in_the_clearing(hands: MousePlayer, words: str) -> None:
    hands.await_turn()
    match words.split():
        case ["ready"]:
            hands.press(hands.ready)
        case ["place", thing, space]:
            hands.touch(hands.tray.get_by_role("button", name=hands.say.start(f"thing-{thing.rstrip(SLASHES)}")))
            if thing[-1] in SLASHES:
                way = hands.say("face-slash" if thing.endswith("/") else "face-backslash")
                hands.touch(hands.page.get_by_role("button", name=way, exact=True))
            hands.press(hands.space(space))
        case [_, space]:
            hands.press(hands.space(space))
        case _:
            raise AssertionError(words)


def do_in_the_graveyard(hands: MousePlayer, words: str) -> None:
    expect(hands.page.locator(reach(words)).first).to_be_visible(timeout=20_000)
    if words == "dodge":
        expect(hands.page.get_by_role("timer")).to_have_count(0)  # nobody is hurried
    give(hands.page, option_of(words), click)


def option_of(words: str) -> dict[str, str]:
    """The fields and cards that an answer of Día names."""
    verb, _, rest = words.partition(" ")
    named = {"card": rest} if verb == "lay" else {"field": rest} if verb in ("step", "block", "dog") else {}
    return {"words": words, "verb": verb, **named}


# Each game once; the full run has them crossed.
@pytest.mark.parametrize(
    ("game", "size", "language"),
    [
        (BONES, DESKTOP, "en"),
        (DIA, PHONE, "de"),
        pytest.param(BONES, PHONE, "de", marks=pytest.mark.full),
        pytest.param(DIA, DESKTOP, "en", marks=pytest.mark.full),
    ],
)
def test_a_lesson_from_its_first_word_to_its_last(
    page_at: PageAt, axe: Axe, game: str, size: Size, language: str
) -> None:
    page = page_at(size, language=language)
    hands = MousePlayer(page, Words(language))
    page.goto(f"/learn/{game}")
    guide = guide_of(page, hands)
    for number, step in enumerate(script(game), 1):
        expect(guide).to_contain_text(hands.say(step["say"]))
        if number == 1:
            axe(page)
        if not step.get("expects"):
            hands.button("learn-next", within=guide).click()
        elif game == DIA:
            do_in_the_graveyard(hands, step["expects"])
        else:
            do_in_the_clearing(hands, step["expects"])
    expect(guide).to_have_count(0)
    if game == DIA:
        do_in_the_graveyard(hands, "done")
    else:
        assert hands.answer(), "one may play on"
    assert not hands.wire.of("refused")


def test_the_guide_waits_for_what_it_asked_for(page_at: PageAt) -> None:
    page = page_at()
    hands = MousePlayer(page)
    page.goto("/learn/bad-bones")
    guide = guide_of(page, hands)
    hands.button("learn-next", within=guide).click()
    hands.await_turn()
    hands.touch(hands.space("d3"))
    expect(guide).to_contain_text(hands.say("learn-other"))
    assert not [message for message in hands.wire.said if message["type"] == "answer"]
    hands.button("learn-end", within=guide).click()
    expect(guide).to_have_count(0)
    hands.press(hands.space("d3"))
    assert not hands.wire.of("refused")


def test_todays_challenge_is_taken_up_and_found_again(page_at: PageAt) -> None:
    page = page_at()
    hands = MousePlayer(page)
    page.goto("/")
    card = page.get_by_role("region", name=hands.say("challenge-title"))
    expect(card).to_contain_text(hands.say("challenge-first"))
    hands.button("challenge-take", within=card).click()
    page.wait_for_url("**/t/*")
    table = page.url
    assert hands.answer()
    page.goto("/")
    hands.button("challenge-back", within=card).click()
    page.wait_for_url(table)
    hands.await_turn()

    other = page_at()
    theirs = MousePlayer(other)
    other.goto("/")
    card = other.get_by_role("region", name=theirs.say("challenge-title"))
    expect(card).to_contain_text(theirs.say("challenge-made", made=0, tried=1))
    theirs.button("challenge-take", within=card).click()
    other.wait_for_url("**/t/*")
    theirs.await_turn()
    first, second = (each.wire.of("update")[0]["view"] for each in (hands, theirs))
    assert first["seats"][0]["forest"] == second["seats"][0]["forest"]
