"""All commands under one name."""

from __future__ import annotations

from typing import Annotated

import typer

from ossuary import __version__
from ossuary.cli.admin import admin
from ossuary.cli.arena import arena
from ossuary.cli.bench import bench
from ossuary.cli.check import check, verify
from ossuary.cli.output import say
from ossuary.cli.perft import perft
from ossuary.cli.record import record
from ossuary.cli.rules import rules
from ossuary.cli.serve import play, serve
from ossuary.cli.simulate import simulate
from ossuary.cli.strength import strength
from ossuary.cli.terminal import terminal
from ossuary.cli.train import train
from ossuary.sources import compiled

app = typer.Typer(
    help="A table for board games: play them, host them, simulate them.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
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


for command in (play, serve, terminal, rules, check, verify, record, simulate, arena, strength, train, bench, perft):
    app.command()(command)
app.add_typer(admin, name="admin")
