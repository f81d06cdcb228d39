"""Games played in advance and kept in a table's database, so that a page opens where there is something to see."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy.engine import Connection

from ossuary.bots.bot import Budget
from ossuary.core.chance import Dice
from ossuary.games.bots import make_bot
from ossuary.server.host.identity import TokenSigner
from ossuary.server.match import journal
from ossuary.server.match.pilots import PERSON
from ossuary.server.match.seat_view import SeatViews
from ossuary.server.messages import Plan, SeatPlan
from ossuary.server.storage import schema
from ossuary.server.storage.database import open_engine
from ossuary.server.storage.migrations import prepare_schema
from ossuary.server.storage.store import SECRET as SECRET_ROW
from ossuary.server.storage.store import StoredSeat, StoredTable, insert_table
from support.server.journals import Book
from support.setups import the_game

LEVEL = "greedy"
MOST_SEEDS = 2000
SEEDS = 1 << 30  # of one choice
SECRET = b"known to everybody: only for pictures"
ANSWER = 6_000  # milliseconds that each of them takes
HOUR = 3_600_000
NOW = 1_777_700_000_000  # when it is all looked at


class Played:
    """A game of greedy players, as careless as people. Where all answer at once, `last` do so last, and seat 1 then."""

    def __init__(self, book: Book, last: tuple[int, ...], careless: int) -> None:
        self.book = book
        self.careless = careless
        self.seen: tuple[int, dict[str, Any]] = (-1, {})
        self.match = book.match
        self.greedy, self.random = make_bot(LEVEL, book.setup.game), make_bot("random", book.setup.game)
        self.teller = SeatViews(book.match)
        self.order = sorted(self.match.seats, key=lambda seat: (seat == 1, seat in last))

    @property
    def facts(self) -> dict[str, Any]:
        """What seat 1 sees."""
        if self.seen[0] != self.match.length:
            self.seen = self.match.length, dict(self.teller.view(1))
        return self.seen[1]

    @property
    def mine(self) -> dict[str, Any]:
        return dict(self.facts["seats"][0])

    def asked(self, seat: int = 1) -> str:
        asked = self.teller.question(seat)
        return asked.kind if asked else ""

    def options(self, seat: int = 1) -> list[str]:
        return self.book.options(seat)

    def foreseen(self) -> dict[str, Any]:
        """What seat 1's own board will be after the coming phase if nothing else is done, and whether that is sure."""
        game = self.book.setup.game
        foreseen = game.forecast(self.teller.moment(1), 1, [])
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
            words = bot.choose(self.teller.moment(seat), seat, Budget(), int(dice.below(SEEDS)))
            self.book.say(seat, words, after=ANSWER)
        else:
            self.book.say(seat, journal.READY)


def play_until(
    stop: Callable[[Played], bool],
    seats: int,
    *options: str,
    game: str = "bad-bones",
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


REACTION = 20  # seconds: long enough for a picture


class Someone(NamedTuple):
    """A person the database knows, with the token of his device."""

    id: str
    name: str
    token: str


class Keeper:
    """Writes people and games past the server, before it starts or while it runs."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.engine = open_engine(f"sqlite:///{folder / 'table.db'}", sync=False)
        prepare_schema(self.engine)
        self.signer = TokenSigner(SECRET)
        self.count = 0
        with self.engine.begin() as connection:
            connection.execute(schema.hosts.insert().values(name=SECRET_ROW, secret=SECRET))

    def close(self) -> None:
        self.engine.dispose()

    def introduce(self, name: str) -> Someone:
        """Somebody of that name who has never been here."""
        self.count += 1
        someone = Someone(f"person-{self.count}", name, self.signer.sign_person(f"person-{self.count}"))
        with self.engine.begin() as connection:
            connection.execute(schema.people.insert().values(id=someone.id, name=name, since=NOW))
        return someone

    def keep(self, table: str, played: Played, seated: list[Someone], at: int = NOW) -> None:
        """The game as a table of its own; who is seated first owns it, and bots' seats are nobody's."""
        setup = played.match.setup
        kinds = ["bot" if pilot != PERSON else "person" for pilot in setup.pilots]
        seats = [SeatPlan(kind) for kind in kinds]  # type: ignore[arg-type]
        plan = Plan(setup.game.name, seats, list(setup.options), reaction_seconds=REACTION)
        people = iter(seated)
        persons = [next(people) if kind == "person" else None for kind in kinds]
        with self.engine.begin() as connection:
            self._insert(connection, table, plan, persons, played.book.seed, at)
            shift = at - played.book.now
            said = [{"table_id": table, **msgspec.structs.asdict(row)} for row in played.book.rows]
            connection.execute(schema.rows.insert(), [{**row, "at": row["at"] + shift} for row in said])
            if played.match.over:
                connection.execute(schema.tables.update().where(schema.tables.c.id == table).values(over=True))

    def open(self, table: str, plan: Plan, seated: list[Someone | None], at: int = NOW) -> None:
        """A table that people gather at."""
        with self.engine.begin() as connection:
            self._insert(connection, table, plan, seated, table.encode(), at)

    def _insert(
        self, c: Connection, table: str, plan: Plan, persons: list[Someone | None], seed: bytes, at: int
    ) -> None:
        places = [
            StoredSeat(number, seat.kind, seat.level, person.id if person else None, 0)
            for number, (seat, person) in enumerate(zip(plan.seats, persons, strict=True), 1)
        ]
        owner = next(person.id for person in persons if person)
        since = at - HOUR
        written = msgspec.json.encode(plan)
        insert_table(c, StoredTable(table, owner, since, written, seed, False, None, "", False, None, places, {}))
