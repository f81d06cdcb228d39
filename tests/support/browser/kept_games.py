"""Games that lie in a table's database as if they had been played there, up to a question that is rare."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import msgspec

from ossuary.bots.bot import Bot, Budget
from ossuary.games.bots import make_bot
from ossuary.server.match.match import Match
from ossuary.server.match.seat_view import SeatViews
from ossuary.server.messages import Plan, SeatPlan
from ossuary.server.rooms.rooms import new_table
from ossuary.server.storage.database import open_engine
from ossuary.server.storage.schema import rows, tables
from ossuary.server.storage.store import insert_table, now
from support.server.journals import Book
from support.server.serving import Server
from support.setups import the_game

DIA = "dia-de-los-muertos"
MOST_ANSWERS = 6_000
MOST_GAMES = 60
CROSSING = 17
KINDS = (
    *("lay", "turn", "movement", "hold", "dodge", "target", "back", "lose", "take", "find", "jump", "push", "den"),
    *("discard", "swap", "cartwheel", "bite", "block", "leave"),
)

Wanted = Callable[[Match], bool]
Choose = Callable[[random.Random, Match, int], str]


def begin(game: str, seats: int, seed: int, words: tuple[str, ...] = ()) -> Book:
    return Book(the_game(game), seats, words, seed=seed)


def anything(rng: random.Random, match: Match, seat: int) -> str:
    return rng.choice(SeatViews(match).options(seat))


def hoards(rng: random.Random, match: Match, seat: int) -> str:
    """Acts rather than moves, so that hands grow."""
    options = SeatViews(match).options(seat)
    return next((words for words in ("act", "done", "stop", "none", "let") if words in options), rng.choice(options))


def feasts(rng: random.Random, match: Match, seat: int) -> str:
    """Goes about as a bot does that wants to win: to the festivities, and home."""
    bot = greedy_bot(match.game.name)
    return bot.choose(SeatViews(match).moment(seat), seat, Budget(), rng.randrange(2**31))


@cache
def greedy_bot(game: str) -> Bot:
    return make_bot("greedy", the_game(game))


def crowds(rng: random.Random, match: Match, seat: int) -> str:
    """Feasts, and then stands about where the gravedigger will come by."""
    options = SeatViews(match).options(seat)
    wanted = "stop" if match.state.skeleton(seat).at == CROSSING else f"step {CROSSING}"
    return wanted if wanted in options else feasts(rng, match, seat)


def play_on(book: Book, wanted: Wanted, choose: Choose = anything, most: int = MOST_ANSWERS) -> bool:
    """Everybody answers, until it is what is wanted; whether it ever was."""
    rng = random.Random(book.seed)
    for _ in range(most):
        match = book.match
        if wanted(match):
            return True
        if match.over:
            return False
        asked = [seat for seat in match.seats if match.is_asked(seat)]
        if not asked:
            waited = [seat for seat in match.seats if match.may_close(seat)]
            if waited:
                book.say(waited[0], "ready")
            else:
                book.open()
            continue
        seat = rng.choice(asked)
        book.say(seat, choose(rng, match, seat))
    return False


def kind_asked(match: Match, seat: int) -> str:
    """What a seat is asked, if it is."""
    if match.over or not match.is_asked(seat):
        return ""
    asked = SeatViews(match).question(seat)
    return asked.kind if asked else ""


def keep(server: Server, book: Book, persons: list[str | None], reaction_seconds: float = 8, length: int = 0) -> str:
    """Lays it, or its first rows, into the database; seats without a person wait for one with a link."""
    written = book.rows[: length or None]
    since = now() - written[-1].at  # a table opens reactions by the clock: the last thing has just been said
    game, words = book.setup.game, book.setup.options
    places = [SeatPlan("person" if person else "link") for person in persons]
    owner = next(person for person in persons if person)
    plan = Plan(game.name, places, list(words), reaction_seconds=reaction_seconds, bot_seconds=0)
    kept = new_table(owner, plan, persons)
    kept.seed = book.seed
    engine = open_engine(server.settings["db"])
    try:
        with engine.begin() as connection:
            insert_table(connection, kept)
            said = [{"table_id": kept.id, **msgspec.structs.asdict(row), "at": row.at + since} for row in written]
            connection.execute(rows.insert(), said)
            if book.match.over and not length:
                connection.execute(tables.update().where(tables.c.id == kept.id).values(over=True))
    finally:
        engine.dispose()
    return kept.id


class Found(NamedTuple):
    """A question in a game: the rows up to it, whose it is, and how many answers it has."""

    book: Book
    length: int
    seat: int
    answers: int


@cache
def questions_of_dia() -> dict[str, Found]:
    """Each kind of question where it has the most answers that came up; `hold` and `dodge` with the card."""
    found: dict[str, Found] = {}
    for seed in range(1, MOST_GAMES):
        choose = crowds if seed == 1 else hoards if seed % 5 == 0 else anything
        book = begin(DIA, 6 if seed == 1 else 2 + seed % 4, seed)

        def look(match: Match, book: Book = book) -> bool:
            for seat in match.seats:
                kind = kind_asked(match, seat)
                if not kind:
                    continue
                answers = len(SeatViews(match).options(seat))
                if kind not in found or answers > found[kind].answers:
                    found[kind] = Found(book, len(book.rows), seat, answers)
            return False

        play_on(book, look, choose, 900)
        if found.keys() >= set(KINDS) and found["hold"].answers == found["dodge"].answers == 2:
            break
    return found


@cache
def finished(game: str, seats: int = 3, seed: int = 1, words: tuple[str, ...] = ()) -> Book:
    """A game that was played to its end by who wants to win."""
    book = begin(game, seats, seed, words)
    assert not play_on(book, lambda _: False, feasts)
    assert book.match.over
    return book
