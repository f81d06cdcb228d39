"""`admin`: what a host does with the database of a server, whether or not the server is running."""

from __future__ import annotations

from typing import Annotated

import typer

from ossuary.cli.output import fail, say
from ossuary.cli.serve import Config, Database
from ossuary.server.host.settings import BadSetting, read_settings

A_DAY = 24 * 3600 * 1000  # milliseconds

admin = typer.Typer(help="For hosts: look after a server's database.", no_args_is_help=True)

Grace = Annotated[float, typer.Option(min=0, help="Days for which the old secret is still accepted.")]


@admin.command()
def rotate_secret(grace: Grace = 30, db: Database = None, config: Config = "") -> None:
    """Sign tokens and links with a new secret from now on."""
    # Imported here, as in serve.py: other commands do without the database.
    from sqlalchemy.exc import SQLAlchemyError

    from ossuary.server.storage.signing_secrets import LEAD, rotate_secret
    from ossuary.server.storage.store import Store, now

    try:
        store = Store(read_settings({"db": db}, config).database)
        with store.engine.begin() as connection:
            rotate_secret(connection, now(), int(grace * A_DAY))
        store.close()
    except (BadSetting, SQLAlchemyError, OSError) as bad:
        fail(str(bad).partition("\n")[0])
    say(f"The new secret signs in {LEAD // 1000} seconds; the old one is accepted for {grace:g} days more.")
