"""How often two people at one screen hand it over in a round of Día. `pytest -s` prints it."""

from __future__ import annotations

from ossuary.server.rooms.commands import GiveAnswer
from support.sensible_player import SensiblePlayer, goes_on, look
from support.server.journals import Book
from support.setups import counted, the_game

REFUSALS = 2  # of an exchange, until the page does not ask any more
GAMES = counted(4, 20)
MOST = 3.5  # curtains in a round, on average


class Table:
    """Two people at one screen; whoever is asked something takes it, unless the page answers by itself.

    `before`: as it was when every answer was a question of its own, and exchanges were always asked for.
    """

    def __init__(self, seed: int, before: bool) -> None:
        self.book = Book(the_game("dia-de-los-muertos"), 2, (), seed=seed, gives=not before)
        self.before = before
        self.players = {seat: SensiblePlayer(seat, seed * 10 + seat, plans=not before) for seat in (1, 2)}
        self.later: dict[int, list[str]] = {1: [], 2: []}
        self.refused = {1: 0, 2: 0}
        self.viewer = 0
        self.curtains = 0
        match = self.book.match
        while not match.over:
            asked = [seat for seat in match.seats if match.is_asked(seat)]
            if not asked:
                self.book.open()
            elif not any(self.goes_on(seat) for seat in asked):
                self.ask(self.viewer if self.viewer in asked else asked[0])
        self.rounds = match.round

    def goes_on(self, seat: int) -> bool:
        """Whether the page answers what the seat has decided on before."""
        sight = look(self.book.match, seat)
        if not self.later[seat] or sight.kind not in ("turn", "movement"):
            return False
        answers, self.later[seat] = goes_on(self.later[seat], sight)
        if answers:
            self.give(seat, answers)
        return bool(answers)

    def ask(self, seat: int) -> None:
        self.curtains += seat != self.viewer
        self.viewer = seat
        sight = look(self.book.match, seat)
        choice = self.players[seat].choose(sight)
        if self.before:
            self.give(seat, choice.answers[:1])
            return
        if choice.later or sight.kind == "lay":
            self.later[seat] = choice.later
        self.give(seat, choice.answers)
        if choice.answers == ["done"]:
            self.refused[seat] += 1
            if self.refused[seat] == REFUSALS:
                self.book.say(seat, "order swap done game")

    def give(self, seat: int, answers: list[str]) -> None:
        question = self.book.match.question_id(seat)
        self.book.perform(GiveAnswer(seat, question, answers[0], False, answers[1:]))


def test_two_people_hand_a_screen_over_half_as_often() -> None:
    was, now = ([Table(seed, before) for seed in range(1, GAMES + 1)] for before in (True, False))
    before, after = (sum(t.curtains for t in tables) / sum(t.rounds for t in tables) for tables in (was, now))
    for name, tables in (("before", was), ("now", now)):
        print(f"\n{name}:", ", ".join(f"{t.curtains} curtains in {t.rounds} rounds" for t in tables))
    print(f"a round: {before:.1f} before, {after:.1f} now")
    assert after <= MOST
    assert after <= before / 2
