"""Games that the engine plays up to a certain moment and that are written into a server's database.

A page then opens where there is something to see, and nobody has to click through a game first.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from playwright.sync_api import Page
from sqlalchemy.engine import Connection

from ossuary.bots.bot import Bot, Budget
from ossuary.core.chance import Dice
from ossuary.games.bots import make_bot
from ossuary.games.editions import fingerprint
from ossuary.server.host.identity import Secret, TokenSigner
from ossuary.server.match.journal import READY, Row
from ossuary.server.match.match import Match
from ossuary.server.match.pilots import PERSON
from ossuary.server.match.seat_view import SeatViews
from ossuary.server.messages import Plan, SeatPlan
from ossuary.server.rooms.rooms import new_table
from ossuary.server.storage import schema
from ossuary.server.storage.database import open_engine
from ossuary.server.storage.migrations import prepare_schema
from ossuary.server.storage.signing_secrets import CURRENT as SECRET_ROW
from ossuary.server.storage.store import StoredSeat, StoredTable, insert_table, now
from support.server.journals import Book
from support.server.serving import Server
from support.setups import the_game

BAD_BONES = "bad-bones"
DIA = "dia-de-los-muertos"


def write_game(connection: Connection, table: StoredTable, rows: list[Row], over: bool, shift: int = 0) -> None:
    """Write a table and its journal; `shift` is added to the time of each row."""
    insert_table(connection, table)
    written = [{"table_id": table.id, **msgspec.structs.asdict(row), "at": row.at + shift} for row in rows]
    connection.execute(schema.rows.insert(), written)
    if over:
        connection.execute(schema.tables.update().where(schema.tables.c.id == table.id).values(over=True))


# Bad Bones: a person at seat 1 among random bots.

BOT: Final = "random"
MOST_GAMES_OF_BAD_BONES = 2_000
MOST_ANSWERS_OF_BAD_BONES = 2_000

# Whether this is the moment that is looked for; asked whenever seat 1 is.
Moment = Callable[[Book], bool]
# What a seat answers, of what it may; None: anything.
Manner = Callable[[Book, int, list[str]], str | None]


def play_until(moment: Moment, seats: int, words: tuple[str, ...] = (), manner: Manner | None = None) -> Book:
    """The first game of many that comes to such a moment."""
    for seed in range(MOST_GAMES_OF_BAD_BONES):
        book = game_with_bots(seats, words, seed)
        if comes_to(moment, book, random.Random(seed), manner):
            return book
    raise AssertionError("no game came to this moment")


def game_with_bots(seats: int, words: tuple[str, ...], seed: int) -> Book:
    return Book(the_game(BAD_BONES), seats, words, [PERSON, *[BOT] * (seats - 1)], seed=seed)


def comes_to(moment: Moment, book: Book, rng: random.Random, manner: Manner | None) -> bool:
    match = book.match
    for _ in range(MOST_ANSWERS_OF_BAD_BONES):
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
    book = game_with_bots(seats, words, seed=7)
    comes_to(lambda book: False, book, random.Random(1), None)
    assert book.match.over
    return book


def store_for_page(server: Server, page: Page, book: Book) -> str:
    """Store the game as one that this page's person has begun; returns the table's id."""
    person = page.request.post("/api/people", data={"name": "Ada"}).json()["id"]
    pilots = book.setup.pilots
    seats = [SeatPlan() if pilot == PERSON else SeatPlan("bot", BOT) for pilot in pilots]
    plan = Plan(BAD_BONES, seats, book.setup.options, bot_seconds=0)
    return store_table(server, plan, [person if pilot == PERSON else None for pilot in pilots], book, book.rows)


def store_table(
    server: Server,
    plan: Plan,
    persons: list[str | None],
    book: Book,
    rows: list[Row],
    over: bool = False,
    shift: int = 0,
) -> str:
    """Store a game at a new table of the first of these persons; returns the table's id."""
    table = new_table(next(person for person in persons if person), plan, persons)
    table.seed = book.seed
    table.edition = fingerprint(book.setup.game, None)
    engine = open_engine(server.settings["db"])
    try:
        with engine.begin() as connection:
            write_game(connection, table, rows, over, shift)
    finally:
        engine.dispose()
    return table.id


def in_the_middle(server: Server, page: Page, seats: int = 2, words: tuple[str, ...] = ()) -> str:
    """The table of a game in its second round, where the hero is to be moved."""
    in_second_round = play_until(lambda book: book.match.round == 2 and asked(book, "hero"), seats, words)
    return store_for_page(server, page, in_second_round)


def asked(book: Book, verb: str) -> bool:
    """Whether seat 1 may answer with this verb."""
    return any(words.split(" ")[0] == verb for words in book.options(1))


def facts(book: Book) -> dict[str, Any]:
    told: dict[str, Any] = the_game(BAD_BONES).facts(book.match.state)
    return told


def board(book: Book) -> dict[str, Any]:
    """Seat 1's."""
    mine: dict[str, Any] = facts(book)["seats"][0]
    return mine


def crowds(book: Book) -> Counter[str]:
    """How many skeletons stand on each space of seat 1."""
    return Counter(space for _, space, _, _ in board(book)["skeletons"])


def offered_after(book: Book, *said: str) -> list[str]:
    """The options of seat 1 if it said this first."""
    ahead = book.load(len(book.rows))
    for words in said:
        ahead.apply(Row(ahead.length, 1, words, book.now))
    return SeatViews(ahead).options(1)


# Any game: a person at every seat, up to a question that is rare.

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


def any_answer(rng: random.Random, match: Match, seat: int) -> str:
    return rng.choice(SeatViews(match).options(seat))


def action_first(rng: random.Random, match: Match, seat: int) -> str:
    """Acts rather than moves, so that hands grow."""
    options = SeatViews(match).options(seat)
    return next((words for words in ("act", "done", "stop", "none", "let") if words in options), rng.choice(options))


def greedy_answer(rng: random.Random, match: Match, seat: int) -> str:
    """The answer of a bot that wants to win: in Día it goes to the festivities, and home."""
    bot = greedy_bot(match.game.name)
    return bot.choose(SeatViews(match).moment(seat), seat, Budget(), rng.randrange(2**31))


@cache
def greedy_bot(game: str) -> Bot:
    return make_bot("greedy", the_game(game))


def wait_at_crossing(rng: random.Random, match: Match, seat: int) -> str:
    """Plays greedily, but stops where the gravedigger will come by."""
    options = SeatViews(match).options(seat)
    wanted = "stop" if match.state.skeleton(seat).at == CROSSING else f"step {CROSSING}"
    return wanted if wanted in options else greedy_answer(rng, match, seat)


def play_on(book: Book, wanted: Wanted, choose: Choose = any_answer, most: int = MOST_ANSWERS) -> bool:
    """Let everybody answer until the match is as wanted; whether it ever was."""
    rng = random.Random(book.seed)
    for _ in range(most):
        match = book.match
        if wanted(match):
            return True
        if match.over:
            return False
        asked_seats = [seat for seat in match.seats if match.is_asked(seat)]
        if not asked_seats:
            waited = [seat for seat in match.seats if match.may_close(seat)]
            if waited:
                book.say(waited[0], READY)
            else:
                book.open()
            continue
        seat = rng.choice(asked_seats)
        book.say(seat, choose(rng, match, seat))
    return False


def kind_asked(match: Match, seat: int) -> str:
    """The kind of question that a seat is asked, or nothing."""
    if match.over or not match.is_asked(seat):
        return ""
    question = SeatViews(match).question(seat)
    return question.kind if question else ""


def store(server: Server, book: Book, persons: list[str | None], reaction_seconds: float = 8, length: int = 0) -> str:
    """Store the game, or its first rows; a seat without a person waits for one with a link. Returns the table's id."""
    rows = book.rows[: length or None]
    places = [SeatPlan("person" if person else "link") for person in persons]
    options = list(book.setup.options)
    plan = Plan(book.setup.game.name, places, options, reaction_seconds=reaction_seconds, bot_seconds=0)
    # The last row has just been written: a table opens reactions by the clock.
    return store_table(server, plan, persons, book, rows, book.match.over and not length, now() - rows[-1].at)


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
        choose = wait_at_crossing if seed == 1 else action_first if seed % 5 == 0 else any_answer
        book = begin(DIA, 6 if seed == 1 else 2 + seed % 4, seed)

        def note_questions(match: Match, book: Book = book) -> bool:
            for seat in match.seats:
                kind = kind_asked(match, seat)
                if not kind:
                    continue
                answers = len(SeatViews(match).options(seat))
                if kind not in found or answers > found[kind].answers:
                    found[kind] = Found(book, len(book.rows), seat, answers)
            return False

        play_on(book, note_questions, choose, 900)
        if found.keys() >= set(KINDS) and found["hold"].answers == found["dodge"].answers == 2:
            break
    return found


@cache
def finished(game: str, seats: int = 3, seed: int = 1, words: tuple[str, ...] = ()) -> Book:
    """A game that greedy players have played to its end."""
    book = begin(game, seats, seed, words)
    assert not play_on(book, lambda _: False, greedy_answer)
    assert book.match.over
    return book


# Games for pictures: greedy players who are as careless as people.

LEVEL = "greedy"
MOST_SEEDS = 2000
SEEDS = 1 << 30  # of one choice
SECRET = b"known to everybody: only for pictures"
ANSWER = 6_000  # milliseconds that each of them takes
HOUR = 3_600_000
NOW = 1_777_700_000_000  # the time at which all pictures are taken
REACTION = 20  # seconds: long enough for a picture


class Played:
    """A game in progress. Where all answer at once, the seats in `last` answer late, and seat 1 last of all."""

    def __init__(self, book: Book, last: tuple[int, ...], careless: int) -> None:
        self.book = book
        self.careless = careless
        self.seen: tuple[int, dict[str, Any]] = (-1, {})
        self.match = book.match
        self.greedy, self.random = make_bot(LEVEL, book.setup.game), make_bot("random", book.setup.game)
        self.views = SeatViews(book.match)
        self.order = sorted(self.match.seats, key=lambda seat: (seat == 1, seat in last))

    @property
    def facts(self) -> dict[str, Any]:
        """What seat 1 sees."""
        if self.seen[0] != self.match.length:
            self.seen = self.match.length, dict(self.views.view(1))
        return self.seen[1]

    @property
    def mine(self) -> dict[str, Any]:
        return dict(self.facts["seats"][0])

    def asked(self, seat: int = 1) -> str:
        question = self.views.question(seat)
        return question.kind if question else ""

    def options(self, seat: int = 1) -> list[str]:
        return self.book.options(seat)

    def foreseen(self) -> dict[str, Any]:
        """What seat 1's own board will be after the coming phase if nothing else is done, and whether that is sure."""
        game = self.book.setup.game
        foreseen = game.forecast(self.views.moment(1), 1, [])
        assert foreseen is not None
        return {**game.facts(foreseen.state)["seats"][0], "sure": not foreseen.unsure}

    def moves(self, dice: Dice) -> Iterator[None]:
        """Answer by answer, to the end of the game."""
        while not self.match.over:
            yield
            if self.match.window:
                self.book.open()
            else:
                self.answer(next(filter(self.due, self.order)), dice)
        yield

    def due(self, seat: int) -> bool:
        match = self.match
        if match.pilots[seat] == PERSON:
            return match.is_asked(seat) or match.may_close(seat)
        return seat in match.bots_due()

    def answer(self, seat: int, dice: Dice) -> None:
        if self.match.is_asked(seat):
            bot = self.random if dice.below(100) < self.careless else self.greedy
            words = bot.choose(self.views.moment(seat), seat, Budget(), int(dice.below(SEEDS)))
            self.book.say(seat, words, after=ANSWER)
        else:
            self.book.say(seat, READY)


def play_greedily_until(
    stop: Callable[[Played], bool],
    seats: int,
    *options: str,
    game: str = BAD_BONES,
    bots: tuple[int, ...] = (),
    last: tuple[int, ...] = (),
    careless: int = 0,
    seed: int = 1,
) -> Played:
    """The first game, counting seeds from one on, that comes to such a position; it is left there."""
    pilots = [LEVEL if seat in bots else PERSON for seat in range(1, seats + 1)]
    for number in itertools.islice(itertools.count(seed), MOST_SEEDS):
        played = Played(Book(the_game(game), seats, options, pilots, seed=number), last, careless)
        for _ in played.moves(Dice(number)):
            if stop(played):
                return played
    raise LookupError("no game comes to such a position")


class StoredPerson(NamedTuple):
    """A person the database knows, with the token of their device."""

    id: str
    name: str
    token: str


class DatabaseWriter:
    """Writes people and games into a server's database, before the server starts or while it runs."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.engine = open_engine(f"sqlite:///{folder / 'table.db'}", sync=False)
        prepare_schema(self.engine)
        self.signer = TokenSigner([Secret(SECRET, 0, None)])
        self.count = 0
        with self.engine.begin() as connection:
            connection.execute(schema.hosts.insert().values(name=SECRET_ROW, secret=SECRET))

    def close(self) -> None:
        self.engine.dispose()

    def add_person(self, name: str) -> StoredPerson:
        """A new person of that name."""
        self.count += 1
        person = StoredPerson(f"person-{self.count}", name, self.signer.sign_person(f"person-{self.count}", NOW))
        with self.engine.begin() as connection:
            connection.execute(schema.people.insert().values(id=person.id, name=name, since=NOW))
        return person

    def add_game(self, table: str, played: Played, seated: list[StoredPerson], at: int = NOW) -> None:
        """Store the game as a table of its own. The first person owns it; a bot's seat has no person."""
        setup = played.match.setup
        kinds = ["bot" if pilot != PERSON else "person" for pilot in setup.pilots]
        seats = [SeatPlan(kind) for kind in kinds]  # type: ignore[arg-type]
        plan = Plan(setup.game.name, seats, list(setup.options), reaction_seconds=REACTION)
        people = iter(seated)
        persons = [next(people) if kind == "person" else None for kind in kinds]
        book = played.book
        with self.engine.begin() as connection:
            stored = stored_table(table, plan, persons, book.seed, at)
            stored.edition = fingerprint(setup.game, None)
            write_game(connection, stored, book.rows, played.match.over, at - book.now)

    def add_lobby(self, table: str, plan: Plan, seated: list[StoredPerson | None], at: int = NOW) -> None:
        """A table whose game has not begun."""
        with self.engine.begin() as connection:
            insert_table(connection, stored_table(table, plan, seated, table.encode(), at))


def stored_table(table: str, plan: Plan, persons: list[StoredPerson | None], seed: bytes, at: int) -> StoredTable:
    """The row of a table that was created an hour before."""
    seats = [
        StoredSeat(number, seat.kind, seat.level, person.id if person else None, 0)
        for number, (seat, person) in enumerate(zip(plan.seats, persons, strict=True), 1)
    ]
    owner = next(person.id for person in persons if person)
    written = msgspec.json.encode(plan)
    return StoredTable(table, owner, at - HOUR, written, seed, False, None, "", False, None, seats, {})
