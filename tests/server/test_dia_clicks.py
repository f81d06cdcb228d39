"""How many clicks a game of Día takes a sensible player against three bots. `pytest -s` prints it."""

from __future__ import annotations

import random

from ossuary.server.match.pilots import PERSON
from ossuary.server.match.seat_view import SeatViews
from support.browser.stored_games import greedy_answer
from support.server.journals import Book
from support.setups import the_game

PLAYER = 1
REFUSALS = 2  # of an exchange, until the player does not want to be asked any more
CLICKS_OF_AN_EXCHANGE = 3  # two cards, and the button


class Clicks:
    """Counts what the player decides, and the clicks it takes; a walk goes on with the click that began it."""

    def __init__(self) -> None:
        self.decisions = 0
        self.clicks = 0
        self.walk: list[str] = []
        self.chains: list[list[str]] = []

    def count(self, words: str, chains: list[list[str]]) -> None:
        if [*self.walk, words] in self.chains:
            self.walk.append(words)
            return
        self.walk, self.chains = [words], chains
        self.decisions += 1
        self.clicks += CLICKS_OF_AN_EXCHANGE if words.startswith("swap ") else 1


def test_a_game_takes_far_fewer_clicks_than_answers() -> None:
    """Before, every answer of the record was a click, and an exchange two."""
    book = Book(the_game("dia-de-los-muertos"), 4, (), [PERSON, *["greedy"] * 3], seed=3, gives=True)
    rng, taken, refused = random.Random(3), Clicks(), 0
    while not book.match.over:
        match = book.match
        asked = [seat for seat in match.seats if match.is_asked(seat)]
        if not asked:
            book.open()
            continue
        words = greedy_answer(rng, match, asked[0])
        if asked[0] == PLAYER:
            taken.count(words, SeatViews(match).chains(PLAYER))
        book.say(asked[0], words)
        if asked[0] == PLAYER and words == "done":
            refused += 1
            if refused == REFUSALS:
                book.say(PLAYER, "order swap done game")
                taken.clicks += 1
    lines = [line.partition(" ")[2] for line in book.match.lines if line.startswith(f"{PLAYER} ")]
    before = len(lines) + sum(line.startswith("swap ") for line in lines)
    print(
        f"\n{book.match.round} rounds: {len(lines)} answers by {before} clicks before,"
        f" now {taken.decisions} decisions by {taken.clicks} clicks"
    )
    assert taken.clicks <= before * 2 / 3
