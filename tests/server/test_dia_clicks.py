"""How many clicks a game of Día takes a sensible player against three bots. `pytest -s` prints it."""

from __future__ import annotations

import random
from collections import Counter

from ossuary.server.match.pilots import PERSON
from ossuary.server.rooms.commands import GiveAnswer
from support.browser.stored_games import greedy_answer
from support.sensible_player import SensiblePlayer, goes_on, look
from support.server.journals import Book
from support.setups import counted, the_game

PLAYER = 1
REFUSALS = 2  # of an exchange, until the page does not ask any more
GAMES = counted(8, 40)


class Counts:
    """Of one game: the answers of the record, the clicks they were before, and the clicks they are."""

    def __init__(self, seed: int) -> None:
        self.book = Book(the_game("dia-de-los-muertos"), 4, (), [PERSON, *["greedy"] * 3], seed=seed, gives=True)
        self.player = SensiblePlayer(PLAYER, seed)
        self.rng = random.Random(seed)
        self.later: list[str] = []
        self.decisions: Counter[str] = Counter()
        self.clicks = 0
        self.refused = 0
        self.play()
        self.lines = [line.partition(" ")[2] for line in self.book.match.lines if line.startswith(f"{PLAYER} ")]
        self.before = len(self.lines) + sum(line.startswith("swap ") for line in self.lines)

    def play(self) -> None:
        match = self.book.match
        while not match.over:
            asked = [seat for seat in match.seats if match.is_asked(seat)]
            if not asked:
                self.book.open()
            elif asked[0] == PLAYER:
                self.answer()
            else:
                self.book.say(asked[0], greedy_answer(self.rng, match, asked[0]))

    def answer(self) -> None:
        sight = look(self.book.match, PLAYER)
        if sight.kind in ("turn", "movement") and self.later:
            answers, self.later = goes_on(self.later, sight)
            if answers:
                self.give(answers)
                return
        choice = self.player.choose(sight)
        self.decisions[sight.kind] += 1
        self.clicks += len(choice.clicks)
        if choice.later or sight.kind == "lay":
            self.later = choice.later
        self.give(choice.answers)
        if choice.answers == ["done"]:
            self.refused += 1
            if self.refused == REFUSALS:  # the page orders it by itself
                self.book.say(PLAYER, "order swap done game")

    def give(self, answers: list[str]) -> None:
        question = self.book.match.question_id(PLAYER)
        self.book.perform(GiveAnswer(PLAYER, question, answers[0], False, answers[1:]))


def test_a_game_takes_half_the_clicks() -> None:
    """Before, every answer of the record was a click, and an exchange two."""
    games = [Counts(seed) for seed in range(1, GAMES + 1)]
    for game in games:
        print(
            f"\n{game.book.match.round} rounds: {len(game.lines)} answers by {game.before} clicks before,"
            f" now {game.decisions.total()} decisions by {game.clicks} clicks"
            f" ({game.clicks / game.before:.0%}): {dict(game.decisions)}"
        )
    before, now = sum(game.before for game in games), sum(game.clicks for game in games)
    print(f"\nall {len(games)} games: {before} clicks before, now {now} ({now / before:.1%})")
    assert now <= before / 2
