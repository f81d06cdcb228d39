"""All commands under one name."""

from __future__ import annotations

from typing import Annotated

import typer

from ossuary import __version__
from ossuary.cli.arena import arena
from ossuary.cli.bench import bench
from ossuary.cli.files import check, verify
from ossuary.cli.play import play as terminal
from ossuary.cli.random_games import perft, record, simulate
from ossuary.cli.rulebook import rules
from ossuary.cli.screen import say
from ossuary.cli.serve import play, serve
from ossuary.sources import compiled

app = typer.Typer(
    help="The table for two skeleton games.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)


def show_version(wanted: bool) -> None:
    if not wanted:
        return
    say(f"ossuary {__version__}, {'compiled' if compiled() else 'interpreted'}")
    raise typer.Exit


@app.callback()
def ossuary(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and the speed.")
    ] = False,
) -> None:
    pass


app.command("terminal")(terminal)
for command in (play, serve, rules, check, verify, record, simulate, arena, bench, perft):
    app.command()(command)
