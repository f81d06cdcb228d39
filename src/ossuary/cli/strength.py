"""`strength`: what the arena has measured, for the characters' cards."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ossuary.cli.game_arguments import GameName
from ossuary.cli.output import fail, say
from ossuary.lab.results import BadResults
from ossuary.lab.strength import measured, strength_text


def strength(
    game: GameName,
    results: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE ...", exists=True, dir_okay=False, help="What `ossuary arena --results` has kept."
        ),
    ],
    into: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write it here, as a game's strength.toml; else it is printed."),
    ] = None,
) -> None:
    """Turn results of characters against their neighbours into the figures that their cards show."""
    try:
        text = strength_text([measured(game, path) for path in results])
    except BadResults as error:
        fail(f"{error}.")
    if into is None:
        say(text.rstrip())
    else:
        into.write_text(text, encoding="utf-8")
