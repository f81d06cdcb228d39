"""`perft`: how many ways a game can go."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated

import typer
from rich.table import Table

from ossuary.cli.game_arguments import Data, GameName, Json, MoreOptions, Options, Seats, set_up, words_of
from ossuary.cli.output import out, say, say_json
from ossuary.lab.perft import perft as count_sequences


def perft(
    game: GameName,
    more: MoreOptions = None,
    seats: Seats = None,
    depth: Annotated[int, typer.Option(min=1, help="How many answers deep.")] = 3,
    options: Options = None,
    seed: Annotated[int, typer.Option(min=0, help="Decides what chance draws.")] = 0,
    data: Data = None,
    json: Json = False,
) -> None:
    """Count the different sequences of answers from set-up: a net for the rules."""
    setup = set_up(game, seats, words_of(options, more), data)
    start = perf_counter()
    sequences = count_sequences(setup.game, setup.seats, setup.options, depth, seed)
    seconds = perf_counter() - start
    if json:
        facts = {"game": game, "seats": setup.seats, "options": setup.options, "seed": seed, "sequences": sequences}
        say_json({**facts, "seconds": seconds})
        return
    say(f"{setup.game.title}, {setup.seats} seats, seed {seed}", "bold")
    if setup.options:
        say(setup.options_text, "dim")
    table = Table()
    table.add_column("answers", justify="right")
    table.add_column("sequences", justify="right")
    for answers, count in enumerate(sequences, 1):
        table.add_row(str(answers), f"{count:,}")
    out.print(table)
    say(f"{seconds:.2f} s")
