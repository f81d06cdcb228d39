"""Perft: how many ways a game can go. Any change of what is legal changes the numbers, so they guard the rules."""

from __future__ import annotations

from typing import Any

from ossuary.core.chance import FairChance
from ossuary.core.game import Game
from ossuary.core.state import CHANCE, NOBODY


def perft(game: Game[Any], seats: int, options: dict[str, str], depth: int, seed: int = 0) -> list[int]:
    """The number of different sequences of one answer, two answers … `depth` answers from set-up.

    Seats that are asked at the same time answer in seat order. Chance answers from the seed as in a record, counted
    along each sequence.
    """
    text = " ".join(f"{name}={value}" for name, value in options.items())
    count = _Count(game, FairChance(str(seed).encode(), game.name, text, []), depth)
    state = game.begin(seats, options)
    count.follow(state, count.settle_chance(state, 0), 0)
    return count.sequences


class _Count:
    def __init__(self, game: Game[Any], chance: FairChance, depth: int) -> None:
        self.game = game
        self.chance = chance
        self.depth = depth
        self.sequences = [0] * depth

    def follow(self, state: Any, drawn: int, played: int) -> None:
        """Count what can follow a position that `played` answers and `drawn` answers of chance have led to."""
        seat = self.game.next_seat(state)
        if played == self.depth or seat == NOBODY:
            return
        actions = self.game.legal(state, seat)
        self.sequences[played] += len(actions)
        if played + 1 == self.depth:
            return
        for action in actions:
            after = self.game.clone(state)
            self.game.play(after, seat, action)
            self.follow(after, self.settle_chance(after, drawn), played + 1)

    def settle_chance(self, state: Any, drawn: int) -> int:
        """Let chance answer from the seed until a seat is asked; returns how often chance has answered in all."""
        self.chance.number = drawn
        while self.game.next_seat(state) == CHANCE:
            r = self.chance.below(int(self.game.chance_total(state)))
            self.game.play(state, CHANCE, self.game.chance_pick(state, r))
        return self.chance.number
