"""Día's table explains itself and needs few clicks: walks by destination, exchanges, piles, backs and symbols."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Locator, Page, expect

from browser.conftest import PageAt
from ossuary.server.match.match import Match
from ossuary.server.match.seat_view import SeatViews
from support.browser.chromium import DESKTOP
from support.browser.dia_table import asked, come, names_of_cards, press, sit
from support.browser.mouse_player import prefer
from support.browser.stored_games import DIA, Found, begin, kind_asked, play_on, questions_of_dia, store
from support.server.journals import Book
from support.server.serving import Server

BONES = 3


def ends(chains: list[list[str]], verb: str, length: int = 0) -> Counter[str]:
    """How many ways of the skeleton (`step`) or the dog lead to each field."""
    found = [chain for chain in chains if chain[0].startswith(verb) and length in (0, len(chain))]
    return Counter(chain[-1].split(" ")[1] for chain in found)


def dog_is_near(match: Match) -> bool:
    """Whether somebody may go three fields or lead the dog, and both can get to one and the same field."""
    seats = [seat for seat in match.seats if kind_asked(match, seat) == "movement"]
    if not seats or match.state.points != BONES:
        return False
    chains = SeatViews(match).chains(seats[0])
    own, dog = ends(chains, "step"), ends(chains, "dog")
    alone = [field for field, ways in ends(chains, "step", 2).items() if ways == 1 and not dog[field]]
    far = [field for field, ways in ends(chains, "step", 3).items() if ways == 1 and not dog[field]]
    return bool(alone) and bool(far) and bool(set(own) & set(dog))


def near_the_dog() -> Book:
    books = (begin(DIA, 2, seed) for seed in range(1, 200))
    return next(book for book in books if play_on(book, dog_is_near, most=300))


def field(page: Page, number: object) -> Locator:
    return page.locator(f'.field[data-field="{number}"]')


def at(page: Page, table: str, seat: int) -> str:
    return str(asked(page, table, seat)["view"]["seats"][seat - 1]["at"])


def test_a_walk_is_one_click_and_one_undo(page_at: PageAt, table_server: Server) -> None:
    book = near_the_dog()
    seat = next(seat for seat in book.match.seats if book.match.is_asked(seat))
    page = page_at(DESKTOP)
    prefer(page, speed=4)
    ada = come(page, "Ada")
    table = store(table_server, book, [ada if one == seat else None for one in book.match.seats])
    sit(page, table)
    told = asked(page, table, seat)
    chains, start = told["chains"], at(page, table, seat)
    own, dog = ends(chains, "step"), ends(chains, "dog")
    # The whole reach is lit, of the skeleton and the dog, and nothing else.
    next_to = {option["field"] for option in told["options"] if "field" in option}
    expect(page.locator(".field.lit")).to_have_count(len(next_to | set(own) | set(dog)))
    # A field out of reach says so.
    field(page, next(n for n in range(1, 32) if str(n) not in next_to | set(own) | set(dog) | {start})).click()
    expect(page.get_by_text("out of reach").first).to_be_visible()
    # Where ways differ they are asked for, and the one that is pointed at is shown; nothing is answered yet.
    several = next(one for one in own if dog[one])
    field(page, several).click()
    ways = page.locator(".answers button")
    expect(ways).to_have_count(own[several] + dog[several])
    ways.first.hover()
    expect(page.locator(".skull .glow")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator('[data-words="stop"]')).to_be_visible()
    # One click walks two fields, one undo takes them back.
    two = next(one for one, count in ends(chains, "step", 2).items() if count == 1 and not dog[one])
    field(page, two).click()
    expect(field(page, two)).not_to_have_class(re.compile("lit"))
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    assert at(page, table, seat) == two
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".field.lit")).to_have_count(len(next_to | set(own) | set(dog)))
    assert at(page, table, seat) == start
    # By key as well, as far as the bones go: then the turn is over.
    three = next(one for one, count in ends(chains, "step", 3).items() if count == 1 and not dog[one])
    press(field(page, three))
    expect(page.locator(".field.lit")).to_have_count(0)
    lines = page.request.get(f"/api/tables/{table}/seats/{seat}/events").json()["events"]
    assert [str(one["to"]) for one in lines if one["kind"] == "stepped" and one["seat"] == seat][-1] == three


def sit_at(page: Page, server: Server, kind: str) -> tuple[str, Found]:
    """Sit down where this question is asked; returns the table."""
    found = questions_of_dia()[kind]
    ada = come(page, "Ada")
    persons = [ada if seat == found.seat else None for seat in range(1, found.book.setup.seats + 1)]
    table = store(server, found.book, persons, reaction_seconds=110, length=found.length)
    sit(page, table)
    return table, found


def test_an_exchange_shows_both_cards_and_is_confirmed(page_at: PageAt, table_server: Server) -> None:
    page = page_at(DESKTOP)
    table, found = sit_at(page, table_server, "swap")
    hand = page.locator(".hand .card.legal")
    hand.nth(0).click()
    expect(page.get_by_text("Choose a second card.")).to_be_visible()
    hand.nth(0).click()  # not that one
    expect(page.locator(".pair .empty")).to_have_count(3)
    hand.nth(0).click()
    hand.nth(1).click()
    expect(page.locator(".pair .empty")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".pair .empty")).to_have_count(3)
    assert asked(page, table, found.seat)["asked"]["kind"] == "swap", "nothing is exchanged yet"
    hand.nth(0).click()
    hand.nth(1).click()
    page.get_by_role("button", name="Exchange these two").click()
    expect(page.get_by_text("You discard").first).to_be_visible()
    # The last card discarded lies on top, and the pile can be looked through.
    events = page.request.get(f"/api/tables/{table}/seats/{found.seat}/events").json()["events"]
    last = next(event["card"] for event in reversed(events) if event["kind"] == "discarded")
    discards = asked(page, table, found.seat)["view"]["discards"]
    page.get_by_role("button", name=f"Discard pile: {len(discards)} cards").click()
    dialog = page.get_by_role("dialog", name="Discard pile")
    expect(dialog.locator("li")).to_have_count(len(set(discards)))
    expect(dialog.locator(".last")).to_contain_text(names_of_cards()[last])
    page.keyboard.press("Escape")
    page.get_by_role("button", name="How to read a card").click()
    expect(page.get_by_role("dialog", name="How to read a card").locator("dd")).to_have_count(7)


def test_a_back_is_picked_by_its_odds_and_a_card_says_what_it_does(page_at: PageAt, table_server: Server) -> None:
    page = page_at(DESKTOP)
    table, found = sit_at(page, table_server, "back")
    told = asked(page, table, found.seat)
    victim = told["view"]["seats"][int(told["asked"]["about"]["victim"]) - 1]
    expect(page.get_by_text(f"{len(victim['backs'])} card").first).to_be_visible()
    odds = page.locator(".answers .odds")
    expect(odds).to_have_count(found.answers)
    for text in odds.all_inner_texts():
        assert abs(sum(int(part) for part in re.findall(r"(\d+)%", text)) - 100) <= 2, text
    page.locator(".hand .card").first.hover()
    card = page.locator("[popover]:popover-open")
    expect(card).to_contain_text("bone")
    expect(card).to_contain_text(re.compile("Needs"))
    # The bubble leaves the question in sight, and is the only one.
    bubble, prompt = card.bounding_box(), page.locator("section.turn").bounding_box()
    assert bubble
    assert prompt
    apart = bubble["x"] + bubble["width"] <= prompt["x"] or bubble["y"] + bubble["height"] <= prompt["y"]
    assert apart or bubble["y"] >= prompt["y"] + prompt["height"]
    expect(page.locator(".what-if, .graveyard .bubble")).to_have_count(0)


def test_a_long_question_stays_above_the_hand(page_at: PageAt, table_server: Server) -> None:
    page = page_at(DESKTOP, language="de")
    for kind in ("turn", "target"):
        sit_at(page, table_server, kind)
        expect(page.locator("section.turn .answer").first).to_be_visible()
        question, hand = page.locator("section.turn").bounding_box(), page.locator(".hand").bounding_box()
        assert question
        assert hand
        assert question["y"] + question["height"] <= hand["y"] + 10, kind  # its own margin above the cards
