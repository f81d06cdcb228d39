"""Writes records in the notation, of random games for instance."""

from __future__ import annotations

import hashlib
from typing import Any

from ossuary.core.chance import Dice, commitment
from ossuary.core.game import Game
from ossuary.core.notation import Script, read_script
from ossuary.core.play import Play
from ossuary.core.state import CHANCE, NOBODY
from ossuary.lab.simulation import LONGEST

SEED_BYTES = 32


def headers(game: Game[Any], seats: int, options: dict[str, str], seed: str, commit: str = "") -> list[str]:
    """The headers of a record, with every option."""
    lines = [
        f"game: {game.name}",
        f"rules: {game.rules_version}",
        f"seats: {seats}",
    ]
    if options:
        lines.append("options: " + " ".join(f"{name}={value}" for name, value in options.items()))
    if commit:
        lines.append(f"commit: {commit}")
    return [*lines, f"seed: {seed}", "---"]


def script_of(head: list[str]) -> Script:
    """The script of a record that has no lines yet."""
    return read_script("\n".join(head).encode())


def line_of(seat: int, words: list[str]) -> str:
    """A line of a game's history as a record has it."""
    return " ".join(["*" if seat == CHANCE else str(seat), *words])


def secret_of(seed: int) -> bytes:
    """Thirty-two bytes to commit to, always the same for a seed."""
    return hashlib.sha256(f"ossuary record {seed}".encode()).digest()


def record_random_game(
    game: Game[Any], seats: int, options: dict[str, str], seed: int, secret: bytes | None = None, longest: int = LONGEST
) -> list[str]:
    """The lines of a random game's record. Chance answers from the seed, or from the secret if there is one.

    There is a digest after each round and at the end: of the game, or after `longest` answers.
    """
    if secret is None:
        head = headers(game, seats, options, str(seed))
    else:
        head = headers(game, seats, options, secret.hex(), commitment(secret))
    play = Play(game, script_of(head))
    dice = Dice(seed)
    lines = head[:]
    round_before = int(game.round_of(play.state))
    answers = 0
    play.settle_chance()
    while True:
        lines += [line_of(seat, words) for seat, words in play.history]
        play.history.clear()
        seat = int(game.next_seat(play.state))
        ends = seat == NOBODY or answers == longest
        if ends or game.round_of(play.state) != round_before:
            round_before = int(game.round_of(play.state))
            lines.append(f"= {game.digest(play.state)}")
        if ends:
            return lines
        actions = game.legal(play.state, seat)
        action = actions[dice.below(len(actions))]
        play.answer(seat, game.words(play.state, seat, action).split(" "))
        play.settle_chance()
        answers += 1
