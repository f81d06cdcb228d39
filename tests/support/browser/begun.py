"""Games that were begun before anybody opened a page: played here by the engine, kept in the server's database."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import msgspec
from playwright.sync_api import Page

from ossuary.server.match.journal import READY, Row
from ossuary.server.match.match import Match
from ossuary.server.match.pilots import PERSON
from ossuary.server.match.seat_view import SeatViews
from ossuary.server.messages import Plan, SeatPlan
from ossuary.server.rooms.rooms import new_table
from ossuary.server.storage.database import open_engine
from ossuary.server.storage.schema import rows
from ossuary.server.storage.store import insert_table
from support.server.journals import Book
from support.server.serving import Server
from support.setups import the_game

GAME = "bad-bones"
BOT: Final = "random"
MOST_GAMES = 2_000
MOST_ANSWERS = 2_000

# Whether this is the moment that is looked for; asked whenever seat 1 is.
Moment = Callable[[Book], bool]
# What a seat answers, of what it may; None: anything.
Manner = Callable[[Book, int, list[str]], str | None]


def play_until(moment: Moment, seats: int, words: tuple[str, ...] = (), manner: Manner | None = None) -> Book:
    """A game that has come to such a moment, the first of many that are played; seat 1 is a person, the others bots."""
    for seed in range(MOST_GAMES):
        book = Book(the_game(GAME), seats, words, [PERSON, *[BOT] * (seats - 1)], seed=seed)
        if comes_to(moment, book, random.Random(seed), manner):
            return book
    raise AssertionError("no game came to this moment")


def comes_to(moment: Moment, book: Book, rng: random.Random, manner: Manner | None) -> bool:
    match = book.match
    for _ in range(MOST_ANSWERS):
        if match.over:
            return False
        if match.may_close(1):
            book.say(1, READY)
            continue
        seat = 1 if match.is_asked(1) else match.bots_due()[0]
        if seat == 1 and moment(book):
            return True
        offered = book.options(seat)
        book.say(seat, (manner and manner(book, seat, offered)) or rng.choice(offered))
    return False


def play_to_the_end(seats: int, words: tuple[str, ...] = ()) -> Book:
    """A game that is over."""
    book = Book(the_game(GAME), seats, words, [PERSON, *[BOT] * (seats - 1)])
    comes_to(lambda book: False, book, random.Random(1), None)
    assert book.match.over
    return book


def keep(server: Server, page: Page, book: Book) -> str:
    """Keep the game as one that this page's person has begun; the table's id."""
    person = page.request.post("/api/people", data={"name": "Ada"}).json()["id"]
    pilots = book.setup.pilots
    seats = [SeatPlan() if pilot == PERSON else SeatPlan("bot", BOT) for pilot in pilots]
    plan = Plan(GAME, seats, book.setup.options, bot_seconds=0)
    table = new_table(person, plan, [person if pilot == PERSON else None for pilot in pilots])
    table.seed = book.seed
    engine = open_engine(server.settings["db"])
    with engine.begin() as connection:
        insert_table(connection, table)
        connection.execute(rows.insert(), [{"table_id": table.id, **msgspec.structs.asdict(row)} for row in book.rows])
    engine.dispose()
    return table.id


def in_the_middle(server: Server, page: Page, seats: int = 2, words: tuple[str, ...] = ()) -> str:
    """The table of a game in its second round, where the hero is to be moved."""
    return keep(server, page, play_until(lambda book: book.match.round == 2 and asked(book, "hero"), seats, words))


# What is looked at to tell whether a moment has come.


def asked(book: Book, verb: str) -> bool:
    return any(words.split(" ")[0] == verb for words in book.options(1))


def facts(book: Book) -> dict[str, Any]:
    told: dict[str, Any] = the_game(GAME).facts(book.match.state)
    return told


def board(book: Book) -> dict[str, Any]:
    """Seat 1's."""
    mine: dict[str, Any] = facts(book)["seats"][0]
    return mine


def crowds(book: Book) -> Counter[str]:
    """How many skeletons stand on each space of seat 1."""
    return Counter(space for _, space, _, _ in board(book)["skeletons"])


def after(book: Book, *said: str) -> Match:
    """The match as it would be if seat 1 said this."""
    ahead = book.load(len(book.rows))
    for words in said:
        ahead.apply(Row(ahead.length, 1, words, book.now))
    return ahead


def offered_after(book: Book, *said: str) -> list[str]:
    return SeatViews(after(book, *said)).options(1)
