"""Lessons: a guide says one thing at a time, the game follows, and nothing one may click leads astray."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PageAt
from ossuary.games import descriptor_of
from support.browser.chromium import DESKTOP, PHONE
from support.browser.dia_table import click, give, reach
from support.browser.mouse_player import MousePlayer, prefer
from support.browser.page_checks import SMALLEST
from support.browser.page_words import Words
from support.setups import counted

Axe = Callable[[Page], None]
Size = tuple[int, int]
BONES, DIA = "bad-bones", "dia-de-los-muertos"
SLASHES = "/\\"  # a wall lies one way or the other
CLICKABLE = "button:visible:enabled, a[href]:visible, [role=button]:visible, summary:visible, input:visible"


FIRST = "first-game"
MORE = ("market", "chiefs", "cooperative")  # of Bad Bones


def script(game: str, lesson: str = FIRST) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = tomllib.loads(descriptor_of(game).text("lessons", f"{lesson}.toml"))["steps"]
    return steps


def guide_of(page: Page, hands: MousePlayer) -> Locator:
    return page.get_by_role("complementary", name=hands.say("learn-guide"))


def do_in_the_clearing(hands: MousePlayer, words: str) -> None:
    match words.split():
        case ["ready"]:
            hands.press(hands.ready)
        case ["buy", item]:
            expect(hands.market.locator(f"[data-item={item}].can")).to_be_in_viewport()  # without scrolling
            hands.touch(hands.market.locator(f"[data-item={item}].can"))
            hands.press(hands.button("market-buy", within=hands.market))
        case ["place", thing, space]:
            hands.touch(hands.tray.get_by_role("button", name=hands.say.start(f"thing-{thing.rstrip(SLASHES)}")))
            hands.press(hands.space(space))
        case ["flee" | "advance", *_]:
            expect(hands.choices).to_have_count(1)
            hands.press(hands.choices)
        case [*_, space]:
            expect(hands.lit).to_have_count(1)  # and no film is shown any more
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


def follow(hands: MousePlayer, game: str, lesson: str = FIRST, first: int = 0, end: int | None = None) -> None:
    """Do what the guide asks for, from one step to the one before `end`, or up to the last."""
    guide = guide_of(hands.page, hands)
    steps = script(game, lesson)
    for step in steps[first:end]:
        expect(guide).to_contain_text(hands.say(step["say"]))
        check_clear_of(guide)
        if step is steps[-1]:
            return
        if not step.get("expects"):
            guide.get_by_role("button", name=hands.say("learn-next"), exact=True).click()
        elif game == DIA:
            do_in_the_graveyard(hands, step["expects"])
        else:
            do_in_the_clearing(hands, step["expects"])


def check_clear_of(guide: Locator) -> None:
    """The guide's bubble covers no question and no space; where it speaks from above, nothing of a graveyard either."""
    box = guide.locator(".bubble").bounding_box()
    assert box is not None
    places = "[data-space], .prompt, section.turn, .dock"
    if "above" in (guide.get_attribute("class") or ""):
        places += ", .graveyard"
    for place in guide.page.locator(places).all():
        other = place.bounding_box() if place.is_visible() else None
        if other:
            beside = other["x"] >= box["x"] + box["width"] or other["x"] + other["width"] <= box["x"]
            assert beside or other["y"] >= box["y"] + box["height"] or other["y"] + other["height"] <= box["y"]


# Each game once; the full run has every lesson on both screens.
@pytest.mark.parametrize(
    ("game", "lesson", "size", "language"),
    [
        (BONES, FIRST, DESKTOP, "en"),
        (DIA, FIRST, SMALLEST, "de"),
        pytest.param(BONES, FIRST, SMALLEST, "fr", marks=pytest.mark.full),
        (BONES, "market", PHONE, "fr"),
        pytest.param(BONES, FIRST, PHONE, "de", marks=pytest.mark.full),
        pytest.param(DIA, FIRST, DESKTOP, "en", marks=pytest.mark.full),
        pytest.param(BONES, "market", DESKTOP, "nl", marks=pytest.mark.full),
        pytest.param(BONES, "chiefs", PHONE, "nl", marks=pytest.mark.full),
        pytest.param(BONES, "chiefs", DESKTOP, "de", marks=pytest.mark.full),
        pytest.param(BONES, "cooperative", PHONE, "fr", marks=pytest.mark.full),
        pytest.param(BONES, "cooperative", DESKTOP, "en", marks=pytest.mark.full),
    ],
)
def test_a_lesson_from_its_first_word_to_its_last(
    page_at: PageAt, axe: Axe, game: str, lesson: str, size: Size, language: str
) -> None:
    page = page_at(size, language=language)
    hands = MousePlayer(page, Words(language))
    page.goto(f"/learn/{game}/{lesson}")
    guide = guide_of(page, hands)
    expect(guide).to_be_visible()
    axe(page)
    follow(hands, game, lesson)
    hands.button("learn-play-on", within=guide).click()
    expect(guide).to_have_count(0)
    if game == DIA:
        do_in_the_graveyard(hands, "done")
    else:
        assert hands.answer(), "one may play on"
    assert not hands.wire.of("refused")


def test_what_is_not_asked_for_is_not_lit_and_not_taken(page_at: PageAt) -> None:
    page = page_at()
    hands = MousePlayer(page)
    page.goto("/learn/bad-bones")
    guide = guide_of(page, hands)
    expect(hands.heading).to_have_text(hands.say("prompt-hero"))
    expect(hands.lit).to_have_count(0)  # first, something is to be read
    expect(hands.ready).to_have_count(0)
    hands.touch(hands.space("b4"))
    expect(guide).to_contain_text(hands.say("learn-other"))
    hands.button("learn-next", within=guide).click()
    expect(hands.lit).to_have_count(1)
    expect(page.locator(".spaces.guided")).to_be_visible()  # all but the target are dim
    hands.touch(hands.space("d3"))
    expect(guide).to_contain_text(hands.say("learn-other"))
    assert not [message for message in hands.wire.said if message["type"] == "answer"]


def test_the_guide_can_be_left_and_the_lesson_taken_up_again(page_at: PageAt) -> None:
    page = page_at()
    hands = MousePlayer(page)
    page.goto("/learn/bad-bones")
    guide = guide_of(page, hands)
    hands.button("learn-next", within=guide).click()
    hands.button("learn-end", within=guide).click()
    expect(guide).not_to_contain_text(hands.say("lesson-bad-bones-hero"))
    hands.press(hands.space("d3"))
    assert not hands.wire.of("refused")
    hands.button("learn-resume", within=guide).click()
    follow(hands, BONES, first=1)


ONES_TO_GO_BACK = [
    (BONES, FIRST),
    (DIA, FIRST),
    (BONES, "cooperative"),
    pytest.param(BONES, "market", marks=pytest.mark.full),
    pytest.param(BONES, "chiefs", marks=pytest.mark.full),
]


@pytest.mark.parametrize(("game", "lesson"), ONES_TO_GO_BACK)
def test_every_step_can_be_gone_back(page_at: PageAt, game: str, lesson: str) -> None:
    page = page_at()
    hands = MousePlayer(page)
    page.goto(f"/learn/{game}/{lesson}")
    guide = guide_of(page, hands)
    steps = script(game, lesson)
    answered = [number for number, step in enumerate(steps) if step.get("expects")]
    for number in (answered[0] + 1, answered[2] + 1):
        follow(hands, game, lesson, 0, number)
        expect(guide).to_contain_text(hands.say(steps[number]["say"]))
        for earlier in range(number - 1, -1, -1):
            hands.button("learn-back", within=guide).click()
            expect(guide).to_contain_text(hands.say(steps[earlier]["say"]))
    expect(guide.get_by_role("button", name=hands.say("learn-back"))).to_have_count(0)
    follow(hands, game, lesson)


@pytest.mark.parametrize(
    ("game", "lesson"),
    [
        (BONES, FIRST),
        (DIA, FIRST),
        (BONES, "chiefs"),
        pytest.param(BONES, "market", marks=pytest.mark.full),
        pytest.param(BONES, "cooperative", marks=pytest.mark.full),
    ],
)
def test_undo_goes_back_to_what_was_done_last_and_a_reload_stays_at_its_step(
    page_at: PageAt, game: str, lesson: str
) -> None:
    page = page_at()
    hands = MousePlayer(page)
    page.goto(f"/learn/{game}/{lesson}")
    guide = guide_of(page, hands)
    steps = script(game, lesson)
    [_, _, third, *_] = [number for number, step in enumerate(steps) if step.get("expects")]
    follow(hands, game, lesson, 0, third + 1)
    expect(guide).to_contain_text(hands.say(steps[third + 1]["say"]))
    hands.undo.click()
    expect(guide).to_contain_text(hands.say(steps[third]["say"]))
    follow(hands, game, lesson, third, third + 1)
    expect(guide).to_contain_text(hands.say(steps[third + 1]["say"]))
    page.reload()
    expect(guide).to_contain_text(hands.say(steps[third + 1]["say"]))
    follow(hands, game, lesson, third + 1)


@pytest.mark.parametrize(
    "lesson", ["cooperative", *(pytest.param(one, marks=pytest.mark.full) for one in (FIRST, *MORE[:2]))]
)
def test_being_ready_automatically_changes_nothing(page_at: PageAt, lesson: str) -> None:
    page = page_at()
    hands = MousePlayer(page)
    page.goto("/settings")
    page.get_by_label(hands.say("settings-autoReady")).check()
    page.goto(f"/learn/bad-bones/{lesson}")
    follow(hands, BONES, lesson)


def test_the_hint_is_what_the_guide_asks_for(page_at: PageAt) -> None:
    page = page_at()
    prefer(page, coordinates=False)
    hands = MousePlayer(page)
    page.goto("/learn/bad-bones")
    hands.button("learn-next", within=guide_of(page, hands)).click()
    hands.await_turn()
    expect(page.locator(".coordinate")).to_have_text(list("abcde12345"))  # its words use them
    hands.button("dock-hint").click()
    expect(page.get_by_role("dialog", name=hands.say("advice-title"))).to_contain_text("b4")


def test_the_hint_of_the_market_is_what_the_guide_asks_to_buy(page_at: PageAt) -> None:
    page = page_at()
    hands = MousePlayer(page)
    page.goto("/learn/bad-bones/market")
    follow(hands, BONES, "market", 0, 1)
    hands.button("dock-hint", within=hands.market).click()
    advice = page.get_by_role("dialog", name=hands.say("advice-title"))
    expect(advice).to_contain_text(hands.say("thing-bomb"))


def test_the_poster_lists_the_lessons_and_ticks_those_that_are_done(page_at: PageAt, axe: Axe) -> None:
    page = page_at()
    hands = MousePlayer(page)
    page.goto("/")
    lessons = page.get_by_role("list", name=hands.say("home-lessons"))
    expect(lessons).to_have_count(0)
    learn = page.get_by_role("button", name=hands.say("home-learn"), exact=True)
    learn.click()
    titles = [hands.say(f"lesson-bad-bones-{name}") for name in (FIRST, *MORE)]
    expect(lessons.get_by_role("link")).to_have_text(titles)
    axe(page)
    lessons.get_by_role("link", name=hands.say("lesson-bad-bones-chiefs")).click()
    expect(guide_of(page, hands)).to_contain_text(hands.say("lesson-bad-bones-chiefs-welcome"))
    page.evaluate(f"sessionStorage.setItem('ossuary.lesson.bad-bones.chiefs', '{len(script(BONES, 'chiefs')) - 1}')")
    page.reload()
    hands.button("learn-play", within=guide_of(page, hands)).last.click()
    page.wait_for_url("**/t/*")
    hands.await_turn()
    table = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
    assert table["options"]["chiefs"] == "yes", "what was learnt is played"
    page.goto("/")
    learn.click()
    expect(lessons.get_by_role("img", name=hands.say("home-lesson-done"))).to_have_count(1)
    third = lessons.get_by_role("listitem").nth(2)
    expect(third.get_by_role("img", name=hands.say("home-lesson-done"))).to_be_visible()


def test_there_is_no_such_lesson(page_at: PageAt) -> None:
    page = page_at(expected="404")
    page.goto("/learn/bad-bones/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text(Words()("trouble-lost"))


@pytest.mark.parametrize(
    ("game", "lesson", "size", "clicks"),
    [
        (BONES, FIRST, DESKTOP, 40),
        (DIA, FIRST, PHONE, 40),
        (BONES, "market", DESKTOP, 20),
        (BONES, "chiefs", PHONE, 20),
        (BONES, "cooperative", DESKTOP, 20),
    ],
)
def test_a_lesson_survives_whatever_is_clicked(
    page_at: PageAt, game: str, lesson: str, size: Size, clicks: int
) -> None:
    """Anything that can be clicked is clicked, wherever it leads; then the lesson can still be finished."""
    page = page_at(size, expected="40[49]")
    hands = MousePlayer(page)
    rng = random.Random(f"clicks in {game} {lesson}")
    address = f"/learn/{game}/{lesson}"
    page.goto(address)
    expect(guide_of(page, hands)).to_be_visible()
    for _ in range(counted(clicks, 200)):
        page.wait_for_timeout(30)
        clickable = page.locator(CLICKABLE).all()
        if clickable:
            with suppress(PlaywrightError):  # it has moved away, or something lies over it
                rng.choice(clickable).click(timeout=400)
        if rng.random() < 0.2:
            page.keyboard.press("Escape")  # out of a dialog, where there is much to click that changes nothing
        for other in page.context.pages[1:]:
            if other != page:
                other.close()
        if urlsplit(page.url).path != address:
            page.goto(address)
    page.evaluate("localStorage.clear()")  # another language or size of letters may have been chosen
    page.goto(address)
    page.reload()
    guide = guide_of(page, hands)
    expect(guide).to_be_visible()
    page.keyboard.press("Escape")  # a rule that was opened stays open
    expect(guide.locator(".bubble small")).to_be_visible()
    shown = int(re.findall(r"\d+", guide.locator(".bubble small").inner_text())[0])
    follow(hands, game, lesson, shown - 1)


def test_in_the_cooperative_game_the_forecast_speaks_of_the_capital(page_at: PageAt) -> None:
    page = page_at()
    hands = MousePlayer(page)
    page.goto("/learn/bad-bones/cooperative")
    follow(hands, BONES, "cooperative", 0, 2)
    expect(page.locator(".forecast")).to_contain_text(hands.say("forecast-capital", change="−1"))
