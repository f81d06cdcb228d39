"""`serve` and `play`: the table as a server, for others or just for this screen."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from ossuary.cli.output import fail
from ossuary.core.data_files import BadData
from ossuary.server.host.game_data import corrections_of
from ossuary.server.host.settings import BadSetting, read_settings

Host = Annotated[str | None, typer.Option(help="The address to listen on; 0.0.0.0 for all.", show_default=False)]
Port = Annotated[int | None, typer.Option(help="The port; 0 finds a free one.", show_default=False)]
Database = Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://…", show_default=False)]
Bus = Annotated[str | None, typer.Option(help="redis://… for several processes.", show_default=False)]
Sync = Annotated[bool | None, typer.Option(help="Wait for the disk before an answer counts.", show_default=False)]
Config = Annotated[str, typer.Option(metavar="FILE", envvar="OSSUARY_CONFIG", help="Settings in TOML.")]
Set = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="Any other setting.")]


def serve(
    host: Host = None,
    port: Port = None,
    db: Database = None,
    bus: Bus = None,
    sync: Sync = None,
    config: Config = "",
    more: Set = None,
) -> None:
    """Open the table for others to play at.

    Settings come from flags, from the environment (OSSUARY_PORT …) or from a TOML file, in this order.
    """
    start({"host": host, "port": port, "db": db, "bus": bus, "sync": sync, **pairs(more)}, config, browse=False)


def play(port: Port = None, db: Database = None, config: Config = "", browser: bool = True) -> None:
    """Play: opens the table on this machine and in your browser."""
    start({"host": "127.0.0.1", "port": port, "db": db}, config, browse=browser)


def pairs(more: list[str] | None) -> dict[str, str]:
    """Settings given as NAME=VALUE."""
    found = {}
    for word in more or []:
        name, equals, value = word.partition("=")
        if not equals:
            fail(f"--set takes NAME=VALUE, not '{word}'")
        found[name.replace("-", "_")] = value
    return found


def start(flags: dict[str, Any], config: str, browse: bool) -> None:
    # Imported here: web framework and database take most of the time in which every other command is done.
    from ossuary.server.serve import serve as run

    try:
        settings = read_settings(flags, config)
        run(settings, corrections_of(settings), browse)
    except (BadSetting, BadData) as bad:
        fail(str(bad))
