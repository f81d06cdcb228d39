"""`record`: the record of a random game."""

from __future__ import annotations

import secrets
from typing import Annotated

import typer

from ossuary.cli.game_arguments import (
    Data,
    GameName,
    Longest,
    MoreOptions,
    Options,
    Seats,
    random_seed,
    set_up,
    words_of,
)
from ossuary.cli.output import err, fail, write_text
from ossuary.lab.recording import SEED_BYTES, record_random_game, secret_of
from ossuary.lab.simulation import LONGEST

Seed = Annotated[int | None, typer.Option(min=0, help="The game's seed.", show_default="random")]


def record(
    game: GameName,
    more: MoreOptions = None,
    seats: Seats = None,
    options: Options = None,
    seed: Seed = None,
    out_file: Annotated[
        str | None, typer.Option("--out", metavar="FILE", help="Where to.", show_default="stdout")
    ] = None,
    fair: Annotated[bool, typer.Option("--fair", help="Commit to a seed, so that chance can be proved.")] = False,
    longest: Longest = LONGEST,
    data: Data = None,
) -> None:
    """Play a random game to its end and write its record."""
    setup = set_up(game, seats, words_of(options, more), data)
    secret = None
    if fair:
        secret = secret_of(seed) if seed is not None else secrets.token_bytes(SEED_BYTES)
    number = seed if seed is not None else random_seed()
    lines = record_random_game(setup.game, setup.seats, setup.options, number, secret, longest)
    answers = sum(line[0].isdigit() for line in lines)
    if answers == longest:
        err.print(f"broken off after {answers} answers: played at random, this game goes on and on", soft_wrap=True)
    text = "\n".join(lines) + "\n"
    if out_file is None:
        typer.echo(text, nl=False)
        return
    why = write_text(out_file, text)
    if why:
        fail(why)
    err.print(f"{out_file}: {setup.game.title}, {setup.seats} seats, {answers} answers", soft_wrap=True)
