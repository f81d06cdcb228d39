"""The advanced game: buying at the market, and weapons, from games in which the hero can kill three at once."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import PageAt
from support.browser.mouse_player import MousePlayer
from support.browser.new_table_page import begin, lay_table
from support.browser.page_checks import each_language
from support.browser.stored_games import Manner, Moment, asked, board, crowds, offered_after, play_until, store_for_page
from support.server.journals import Book
from support.server.serving import Server

# Wares whose price is cut off by the next shelf, or whose name is broken within a word.
FIND_CUT = """() => [...document.querySelectorAll("[data-item]")].filter((ware) => {
    const [name, tag] = [ware.querySelector(".name"), ware.querySelector(".tag")];
    const lines = document.createRange();
    lines.selectNodeContents(name);
    return tag.getBoundingClientRect().bottom > ware.getBoundingClientRect().bottom
        || lines.getClientRects().length > name.textContent.split(/[ \u00a0-]/).length;
}).map((ware) => ware.dataset.item)"""
ENOUGH = 3  # BB-8.10
COINS = 20
WALL, CROSSBOW = 3, 3  # what they cost


def test_buying_by_clicks_changes_basket_and_purse(page_at: PageAt) -> None:
    page = page_at(expected="409 .*/preview")  # the page asks for a preview; its refusal says why not
    hands = MousePlayer(page)
    lay_table(page, hands.say, "now", seats=2, mode="advanced")
    begin(page, hands.say)
    basket = hands.market.get_by_role("list", name=hands.say("market-basket"))
    expect(hands.market).to_be_visible()
    for item, left in (("wall", COINS - WALL), ("crossbow", COINS - WALL - CROSSBOW)):
        expect(hands.buying).to_be_visible()
        ware(hands, item).click()
        ware(hands, item).click()  # a second click buys nothing and keeps it in hand
        name = hands.say("market-buy-label", thing=hands.say(f"thing-{item}"), cost=3)
        hands.press(hands.market.get_by_role("button", name=name))
        expect(basket.get_by_role("listitem").filter(has_text=hands.say(f"thing-{item}"))).to_be_attached()
        expect(purse(hands)).to_have_text(f"{left}{hands.say('thing-coins')}")
        assert hands.wire.newest("view")["seats"][0]["coins"] == left
    assert hands.wire.newest("view")["seats"][0]["weapon"] == "crossbow"

    assert [m["words"] for m in hands.wire.said if m["type"] == "answer"] == ["buy wall", "buy crossbow"]

    expect(hands.buying).to_be_visible()
    hands.button("dock-hint", within=hands.market).click()
    advice = page.get_by_role("dialog", name=hands.say("advice-title"))
    expect(advice.get_by_role("button", name=hands.say("advice-do"))).to_be_enabled()
    hands.button("close", within=advice).click()
    ware(hands, "rapier").click()  # one weapon at most: the rule says why not
    expect(hands.notices.get_by_role("button", name=hands.say.shape("rule-id", "rule"))).to_be_visible()
    hands.button("market-put-back", within=hands.market).click()
    hands.buying.click()
    expect(page.get_by_role("alert")).to_contain_text(str(COINS - WALL - CROSSBOW))
    hands.button("market-stay").click()
    hands.stop_buying()
    hands.await_turn()
    expect(hands.board).to_be_visible()
    expect(hands.tray.get_by_role("button", name=hands.say.start("thing-crossbow"))).to_be_visible()


def test_names_and_prices_of_wares_fit_in_every_language(page_at: PageAt) -> None:
    page = page_at((1440, 900))
    hands = MousePlayer(page)
    lay_table(page, hands.say, "now", seats=2, mode="advanced")
    begin(page, hands.say)
    expect(hands.market).to_be_visible()
    for say in each_language(page):
        expect(page.locator("[data-item=rapier] .name")).to_have_text(say("thing-rapier"))
        assert page.evaluate(FIND_CUT) == [], say.language


def ware(hands: MousePlayer, item: str) -> Locator:
    return hands.market.get_by_role("button", name=re.compile(f"^{hands.say(f'thing-{item}')}: "))


def purse(hands: MousePlayer) -> Locator:
    return hands.market.get_by_text(hands.say("thing-coins"), exact=True).last.locator("..")


# Weapons: seat 1 has let skeletons gather, and its hero can now reach three of them at once.


def armed(weapon: str) -> Moment:
    return lambda book: asked(book, "hero") and board(book)["weapon"] == weapon and bool(killing(book))


def killing(book: Book) -> str:
    """The space with enough skeletons to kill that the weapon may be used, or nothing."""
    for space, count in crowds(book).items():
        move = f"hero {space}"
        if count >= ENOUGH and move in book.options(1) and any(w.startswith("use ") for w in offered_after(book, move)):
            return space
    return ""


def letting_them_gather(weapon: str) -> Manner:
    def manner(book: Book, seat: int, offered: list[str]) -> str | None:
        if seat != 1:
            return next((words for words in offered if words not in ("done", f"buy {weapon}")), None)
        if f"buy {weapon}" in offered:
            return f"buy {weapon}"
        if "pass" in offered:
            return "pass"
        if asked(book, "hero"):
            there = crowds(book)
            return min(offered, key=lambda words: there[words.split(" ")[1]])
        return None

    return manner


def with_weapon(server: Server, page_at: PageAt, weapon: str) -> MousePlayer:
    """The table, at the question whether to use the weapon."""
    page = page_at()
    hands = MousePlayer(page)
    book = play_until(armed(weapon), 2, ("mode=advanced",), letting_them_gather(weapon))
    page.goto(f"/t/{store_for_page(server, page, book)}")
    hands.press(hands.space(killing(book)))
    expect(hands.heading).to_have_text(hands.say("prompt-weapon"))
    return hands


def take_weapon(hands: MousePlayer, weapon: str) -> None:
    hands.tray.get_by_role("button", name=hands.say.start(f"thing-{weapon}")).click()


def standing(hands: MousePlayer) -> Counter[tuple[str, str, str]]:
    """Where every skeleton stands, and its facing."""
    view = hands.wire.newest("view")["seats"][0]
    return Counter((model, space, facing) for model, space, facing, _ in view["skeletons"])


def on(hands: MousePlayer, space: str) -> Counter[tuple[str, str]]:
    return Counter((one[0], one[2]) for one in standing(hands).elements() if one[1] == space)


def space_of(locator: Locator) -> str:
    return (locator.get_attribute("aria-label") or "")[:2]


def goes_on(hands: MousePlayer) -> None:
    hands.play_on(lambda: hands.heading.inner_text() == hands.say("prompt-trap"))
    assert not hands.wire.of("refused")


def test_the_crossbow_shoots_one_skeleton(page_at: PageAt, table_server: Server) -> None:
    hands = with_weapon(table_server, page_at, "crossbow")
    before = standing(hands).total()
    take_weapon(hands, "crossbow")
    hands.press(hands.any(hands.lit))
    if hands.picker.first.is_visible():
        hands.press(hands.picker.first)
    assert standing(hands).total() == before - 1
    goes_on(hands)


def test_the_morning_star_moves_all_from_one_space_to_another(page_at: PageAt, table_server: Server) -> None:
    hands = with_weapon(table_server, page_at, "morning-star")
    take_weapon(hands, "morning-star")
    start = space_of(hands.lit.first)
    moved = on(hands, start)
    assert moved
    hands.space(start).click()
    goal = space_of(hands.lit.last)
    expected = moved + on(hands, goal)
    hands.press(hands.space(goal))
    assert not on(hands, start)
    assert on(hands, goal) == expected
    goes_on(hands)


def test_the_rapier_turns_each_as_its_player_likes(page_at: PageAt, table_server: Server) -> None:
    hands = with_weapon(table_server, page_at, "rapier")
    take_weapon(hands, "rapier")
    space = space_of(hands.lit.first)
    count = on(hands, space).total()
    hands.press(hands.space(space))
    up = hands.choices.filter(has_text=re.compile(hands.say("way-up")))
    for _ in range(count):
        expect(up).to_be_visible()
        hands.press(up)
    assert {facing for _, facing in on(hands, space)} == {"^"}
    goes_on(hands)


@pytest.mark.full
@pytest.mark.parametrize("weapon", ["ice-wand", "death-wand", "teleportation-wand", "two-handed-sword", "battleaxe"])
def test_every_other_weapon_is_used(page_at: PageAt, table_server: Server, weapon: str) -> None:
    hands = with_weapon(table_server, page_at, weapon)
    keep_it = hands.say("answer-keep")
    use = hands.choices.filter(has_not_text=keep_it)
    if use.count():
        hands.press(use.first)
    else:
        take_weapon(hands, weapon)
        hands.press(hands.any(hands.lit))
    assert any(words.startswith(f"use {weapon}") for words in (m.get("words", "") for m in hands.wire.said))
    goes_on(hands)


def test_a_weapon_may_be_kept(page_at: PageAt, table_server: Server) -> None:
    hands = with_weapon(table_server, page_at, "crossbow")
    hands.press(hands.choices.filter(has_text=hands.say("answer-keep")))
    assert hands.wire.newest("view")["seats"][0]["weapon"] == "crossbow"
    goes_on(hands)


AMID = """game: bad-bones
rules: 2
seats: 2
options: mode=advanced
position:
  phase skeletons
  seat 1
    hero b4
    weapon crossbow
    skeleton blue-left a4 > x3
    skeleton yellow-right e4 <
    skeleton green-top e2 v
  seat 2
    hero c3
---
"""


def test_while_skeletons_walk_the_next_is_chosen_unless_the_weapon_is_taken(page_at: PageAt) -> None:
    page = page_at()
    hands = MousePlayer(page)
    page.goto("/")
    page.request.post("/api/people", data={"name": "Ana"})
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    plan = {"game": "bad-bones", "seats": seats, "start": AMID, "bot_seconds": 0}
    table = page.request.post("/api/tables", data=plan).json()
    page.request.post(f"/api/tables/{table['id']}/seats/1/ready", data={"value": "0" * 32})
    page.goto(f"/t/{table['id']}")
    for _ in range(ENOUGH):
        hands.press(hands.space("a4"))
    expect(hands.lit).to_have_count(2)
    hands.press(hands.space("e2"))
    assert "green-top" in str(standing(hands))
    take_weapon(hands, "crossbow")
    hands.press(hands.space("e4"))
    assert "yellow-right" not in str(standing(hands))
    assert not hands.wire.of("refused")
