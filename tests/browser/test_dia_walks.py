"""Día's skeletons and its dog walk by destination: the reach is lit, and one click goes there."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Locator, Page, expect

from browser.conftest import PageAt
from ossuary.server.match.match import Match
from ossuary.server.match.seat_view import SeatViews
from support.browser.chromium import DESKTOP
from support.browser.dia_table import asked, come, press, sit
from support.browser.mouse_player import prefer
from support.browser.stored_games import DIA, begin, kind_asked, play_on, store
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
