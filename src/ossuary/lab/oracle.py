"""What could be won by somebody who sees the coming draws: a bound for what bots that don't can reach.

A beam search over the real game: the best lines so far answer one question after the other, and chance answers as it
will. It is for games that all seats win or lose together, and knows no game: lines are judged by the game's evaluator.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from ossuary.bots.evaluate.evaluator import Evaluator
from ossuary.bots.evaluate.playouts import Playouts
from ossuary.core.chance import Dice
from ossuary.core.game import Game, Outcome
from ossuary.core.state import CHANCE, NOBODY

LONGEST = 2_000  # answers


class NotTogether(Exception):
    """A game in which some win and others lose: foresight of one means nothing for it."""


@dataclass
class Foreseen:
    """The best game that was found."""

    outcome: Outcome
    rounds: int
    answers: list[tuple[int, str]]


class BeamLine:
    """A position with the dice of its chance, what each seat thinks of it, and how it came about."""

    __slots__ = ("state", "dice", "worths", "before", "seat", "action")

    def __init__(
        self, state: Any, dice: Dice, worths: list[int], before: BeamLine | None, seat: int, action: int
    ) -> None:
        self.state = state
        self.dice = dice
        self.worths = worths
        self.before = before
        self.seat = seat
        self.action = action

    @property
    def worth(self) -> int:
        return sum(self.worths)


def copy_of(dice: Dice) -> Dice:
    copy = Dice(0)
    copy.low, copy.high = dice.low, dice.high
    return copy


def foresee(
    game: Game[Any],
    evaluator: Evaluator | None,
    seats: int,
    options: dict[str, str],
    seed: int,
    width: int,
    stopped: Callable[[], bool] = lambda: False,
) -> Foreseen | None:
    """A game that is won if one was found, and else the one that lasted longest; None if it was stopped."""
    judge = evaluator if evaluator is not None else Playouts()
    dice = Dice(seed, CHANCE)
    state = game.begin(seats, options)
    game.roll(state, dice)
    lines = [BeamLine(state, dice, [0] * seats, None, CHANCE, 0)]
    later: list[BeamLine] = []  # those that are in the next round already
    ended = lines[0]
    for _ in range(LONGEST):
        if stopped():
            return None
        if not lines:
            if not later:
                break
            lines, later = best(later, width), []
        round_now = min(int(game.round_of(line.state)) for line in lines)
        onwards: list[BeamLine] = []
        for line in successors(game, judge, lines, width, seed):
            if game.next_seat(line.state) == NOBODY:
                winners = game.outcome(line.state).winners
                if 0 < len(winners) < seats:
                    raise NotTogether
                if winners:
                    return foreseen(game, line, seats, options, seed)
                if game.round_of(line.state) >= game.round_of(ended.state):
                    ended = line
            elif game.round_of(line.state) > round_now:
                later.append(line)
            else:
                onwards.append(line)
        lines = onwards
    return foreseen(game, ended, seats, options, seed)


def best(lines: Iterable[BeamLine], width: int) -> list[BeamLine]:
    return sorted(lines, key=lambda line: line.worth, reverse=True)[:width]


def successors(game: Game[Any], judge: Evaluator, lines: list[BeamLine], width: int, seed: int) -> list[BeamLine]:
    """What the best answers to all lines lead to; positions that several lead to are kept once."""
    answers: list[tuple[int, int, int, list[int]]] = []  # worth, line, action, worths of all seats
    for number, line in enumerate(lines):
        seat = int(game.next_seat(line.state))
        actions = game.legal(line.state, seat)
        judged = [line.worths[seat - 1]]
        if len(actions) > 1:
            judged = [int(worth) for worth in judge.weigh(game, game.clone(line.state), seat, actions, Dice(seed))]
        for action, worth in zip(actions, judged, strict=True):
            worths = [*line.worths[: seat - 1], worth, *line.worths[seat:]]
            answers.append((sum(worths), number, int(action), worths))
    answers.sort(key=lambda answer: -answer[0])
    found: list[BeamLine] = []
    met: set[tuple[int, ...]] = set()
    for _, number, action, worths in answers:
        line = lines[number]
        seat = int(game.next_seat(line.state))
        state, dice = game.clone(line.state), copy_of(line.dice)
        game.play(state, seat, action)
        game.roll(state, dice)
        position = (*state.dump(), dice.low)
        if position not in met:
            met.add(position)
            found.append(BeamLine(state, dice, worths, line, seat, action))
        if len(found) == width:
            break
    return found


def foreseen(game: Game[Any], line: BeamLine, seats: int, options: dict[str, str], seed: int) -> Foreseen:
    """A line in words, played once more from the start."""
    actions: list[tuple[int, int]] = []
    at: BeamLine | None = line
    while at is not None and at.before is not None:
        actions.append((at.seat, at.action))
        at = at.before
    dice = Dice(seed, CHANCE)
    state = game.begin(seats, options)
    answers: list[tuple[int, str]] = []
    for seat, action in reversed(actions):
        game.roll(state, dice)
        answers.append((seat, game.words(state, seat, action)))
        game.submit(state, seat, action)
    game.roll(state, dice)
    return Foreseen(game.outcome(state), int(game.round_of(state)), answers)
