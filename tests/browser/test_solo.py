"""The solo game: the counter of rounds, the heroic end, and the cards of chiefs."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from browser.conftest import PageAt
from support.browser.mouse_player import MousePlayer
from support.browser.new_table_page import begin, lay_table
from support.browser.stored_games import asked, board, facts, play_until, store_for_page
from support.server.journals import Book
from support.server.serving import Server

ROUNDS = 3
SKELETONS, CHIEFS = 180, 19  # BB-1.1, BB-9.1
FIRST = 4  # BB-1.3


def counter(page: Page, hands: MousePlayer, round: int) -> Locator:
    """The paragraph that counts rounds; the log and screen readers' text mention rounds too."""
    beginning = re.compile(f"^{re.escape(hands.say('panel-round', round=round))}(?!:)")
    return page.get_by_role("paragraph").filter(has_text=beginning)


def follow_hint(hands: MousePlayer) -> None:
    """Ask for a hint and take it by its button."""
    hands.button("dock-hint").click()
    panel = hands.page.get_by_role("dialog", name=hands.say("advice-title"))
    expect(panel).to_be_visible()
    hands.press(panel.get_by_role("button", name=hands.say("advice-do")))


def test_a_heroic_game_counts_its_rounds_to_the_end(page_at: PageAt) -> None:
    page = page_at()
    hands = MousePlayer(page)
    lay_table(page, hands.say, "solo", heroic="yes", rounds=str(ROUNDS))
    begin(page, hands.say)
    expect(hands.board).to_be_visible()
    seen = set()
    for _ in range(200):
        hands.await_turn()
        if hands.rematch.is_visible():
            break
        round = hands.wire.newest("view")["round"]
        expect(counter(page, hands, round)).to_contain_text(hands.say("panel-heroic"))
        if round <= ROUNDS:
            expect(counter(page, hands, round)).to_contain_text(hands.say("panel-of", rounds=ROUNDS))
        else:
            expect(page.get_by_text(hands.say("panel-heroic-now"))).to_be_visible()
        seen.add(round)
        if round > ROUNDS + 1:
            break
        if hands.button("dock-hint").is_enabled() and not hands.ready.is_visible():
            follow_hint(hands)
        else:
            hands.answer()
    assert seen
    if hands.rematch.is_visible():
        told = hands.wire.newest("result")
        title = "heroic" if told["cause"] == "heroic" else "solo-won" if told["winners"] else "solo-lost"
        expect(page.get_by_role("dialog", name=hands.say(f"score-{title}"))).to_be_visible()
    assert not hands.wire.of("refused")


def a_chief_on_the_board(book: Book) -> bool:
    return asked(book, "hero") and bool(chief_of(book)[0])


def a_chief_in_the_forest(book: Book) -> bool:
    return asked(book, "hero") and any(":" in model for model, *_ in board(book)["forest"])


def chief_of(book: Book) -> tuple[str, str]:
    """A chief that stands alone on its space, not with the hero, and where."""
    there = board(book)["skeletons"]
    spaces = [space for _, space, _, _ in there]
    for model, space, _, _ in there:
        if ":" in model and spaces.count(space) == 1 and space != board(book)["hero"]:
            return model.partition(":")[2], space
    return "", ""


def test_a_chief_explains_itself_to_who_points_and_to_who_goes_by_keys(page_at: PageAt, table_server: Server) -> None:
    page = page_at()
    hands = MousePlayer(page)
    book = play_until(a_chief_on_the_board, 1, ("chiefs=yes",))
    chief, space = chief_of(book)
    page.goto(f"/t/{store_for_page(table_server, page, book)}")
    text = hands.say(f"thing-{chief}.text")

    hands.space(space).hover()
    card = page.get_by_text(text, exact=True)
    expect(card).to_be_visible()
    expect(page.get_by_text(hands.say(f"thing-{chief}"), exact=True).first).to_be_visible()
    page.mouse.move(2, 2)
    expect(card).to_be_hidden()

    hands.space("c3").focus()
    walk(page, "c3", space)
    expect(hands.space(space)).to_be_focused()
    expect(card).to_be_visible()
    expect(hands.space(space)).to_have_accessible_description(re.compile(re.escape(text)))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=hands.say("rules-title", game=hands.say("game-bad-bones")))).to_be_visible()


def walk(page: Page, start: str, goal: str) -> None:
    """From one space to another with the arrow keys."""
    across, up = ord(goal[0]) - ord(start[0]), int(goal[1]) - int(start[1])
    for _ in range(abs(across)):
        page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(up)):
        page.keyboard.press("ArrowUp" if up > 0 else "ArrowDown")


def test_chiefs_are_in_the_bag_and_are_drawn(page_at: PageAt, table_server: Server) -> None:
    page = page_at()
    hands = MousePlayer(page)
    lay_table(page, hands.say, "solo", chiefs="yes")
    begin(page, hands.say)
    expect(page.get_by_role("heading", level=1)).to_have_text(hands.say("prompt-hero"))
    drawn = [name for name, *_ in hands.wire.newest("view")["seats"][0]["forest"]]
    assert len(drawn) == FIRST + 3 * sum("necromancer" in name for name in drawn)  # BB-9.1
    expect(page.get_by_text(hands.say("panel-bag-label", count=SKELETONS + CHIEFS - len(drawn)))).to_be_attached()

    book = play_until(a_chief_in_the_forest, 1, ("chiefs=yes",))
    page.goto(f"/t/{store_for_page(table_server, page, book)}")
    left = sum(facts(book)["bag"].values())
    expect(page.get_by_text(hands.say("panel-bag-label", count=left))).to_be_attached()
    hands.play_on(lambda: hands.wire.newest("view")["round"] > book.match.round)
    assert not hands.wire.of("refused")
