"""A game on the terminal: one seat is yours, the others answer by themselves, and all of it is kept as a record."""

from __future__ import annotations

from typing import Any

from ossuary.bots import LEVELS
from ossuary.bots.bot import Budget
from ossuary.core.chance import Dice
from ossuary.core.events import Event
from ossuary.core.game import Facts, Game
from ossuary.core.play import TABLE_WORDS, Play
from ossuary.core.refusal import Refused, fault
from ossuary.core.state import CHANCE, NOBODY
from ossuary.games.bots import make_bot
from ossuary.lab.recording import headers, line_of, script_of

SEEDS = 1 << 30  # how many there are for one choice of a bot


class TerminalGame:
    """A game in progress. It waits only where you are asked, or when it is over."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: dict[str, str],
        seed: int,
        you: int = 1,
        level: str = LEVELS[0],
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.you = you
        self.bot = make_bot(level, game)
        self.head = headers(game, seats, options, str(seed))
        self.events: list[Event] = []
        self.play = self.replay([])
        self.go_on()

    def replay(self, history: list[tuple[int, list[str]]]) -> Play:
        """The game after these lines. It records events from the start: those of a sealed phase come when it closes."""
        play = Play(self.game, script_of(self.head))
        self.events = play.state.record_events()
        for seat, words in history:
            if seat == CHANCE:
                play.answer_chance(words)
            else:
                play.answer(seat, words)
        return play

    @property
    def over(self) -> bool:
        return bool(self.game.next_seat(self.play.state) == NOBODY)

    def view(self) -> Facts:
        return self.game.view(self.play.state, self.you)

    def answers(self) -> list[str]:
        """Every legal answer of yours, in words."""
        state = self.play.state
        return [self.game.words(state, self.you, action) for action in self.game.legal(state, self.you)]

    def answer(self, words: str) -> None:
        """Give your answer and let the others give theirs; Refused if it is not legal."""
        if words.split()[0] in TABLE_WORDS:  # commands to a table, and there is none here
            raise Refused([fault("unknown-words", words=words)])
        self.play.answer(self.you, words.split())
        self.play.settle_chance()
        for seat in self.game.waiting(self.play.state):
            if seat != self.you:
                self.answer_for(seat)
        self.go_on()

    def go_on(self) -> None:
        """Chance and the other seats answer until you are asked."""
        self.play.settle_chance()
        while not self.over and self.you not in self.game.waiting(self.play.state):
            self.answer_for(int(self.game.next_seat(self.play.state)))

    def answer_for(self, seat: int) -> None:
        """A bot answers for another seat, always alike after the same lines."""
        state = self.play.state
        if len(self.game.legal(state, seat)) == 0:
            return  # an answer just before has closed the phase it was asked in
        seed = int(Dice(self.seed, len(self.play.history)).below(SEEDS))
        self.play.answer(seat, self.bot.choose(self.game.moment(state, seat), seat, Budget(), seed).split(" "))
        self.play.settle_chance()

    def take_back(self) -> None:
        """Take back your last answer and all that followed it; Refused if you gave none."""
        history = self.play.history
        last = max((i for i, (seat, _) in enumerate(history) if seat == self.you), default=NOBODY)
        if last == NOBODY:
            raise Refused([fault("nothing-to-undo")])
        self.play = self.replay(history[:last])
        self.events.clear()

    def news(self) -> list[Event]:
        """The events since the last call that you may know."""
        events = [event for event in self.events if event.reaches(self.you)]
        self.events.clear()
        return events

    def record(self) -> str:
        """The game so far, as the text of a record."""
        lines = [line_of(seat, words) for seat, words in self.play.history]
        return "\n".join([*self.head, *lines, f"= {self.game.digest(self.play.state)}"]) + "\n"
