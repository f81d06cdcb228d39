"""`admin`: what a host does with the database of a server, whether or not the server is running."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
import typer

from ossuary.cli.game_arguments import Json
from ossuary.cli.output import fail, say, say_json
from ossuary.cli.serve import Config, Database
from ossuary.server.host.game_data import corrections_of
from ossuary.server.host.settings import BadSetting, Settings, read_settings

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection

A_DAY = 24 * 3600 * 1000  # milliseconds

# Modules of the database are imported in the commands, as in serve.py: other commands do without them.
admin = typer.Typer(help="For hosts: look after a server's database.", no_args_is_help=True)

DASH = "Ids from before 0.2 may begin with a dash; put -- before them."
TableId = Annotated[str, typer.Argument(metavar="TABLE", help=f"Its id: the end of its address. {DASH}")]
PersonId = Annotated[
    str, typer.Argument(metavar="PERSON", help=f"Their id: `inspect` shows it, and `GET /api/people/me`. {DASH}")
]
File = Annotated[Path, typer.Argument(metavar="FILE", dir_okay=False)]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask.")]
Grace = Annotated[float, typer.Option(min=0, help="Days for which the old secret is still accepted.")]
OfStatus = Annotated[Literal["open", "running", "over"] | None, typer.Option("--status", help="Only these.")]
OfGame = Annotated[str, typer.Option("--game", metavar="NAME", help="Only tables of this game.")]
OfPerson = Annotated[str, typer.Option("--person", metavar="NAME", help="Only a person's tables: a name or an id.")]
Idle = Annotated[float, typer.Option("--idle", min=0, metavar="DAYS", help="Only where nothing happened for so long.")]
Most = Annotated[int, typer.Option("--most", min=1, help="At most so many.")]
Check = Annotated[bool, typer.Option("--check", help="Play the journal, to see whether it still can be played.")]
Replace = Annotated[bool, typer.Option("--replace", help="Delete what the database has.")]


@contextmanager
def reporting() -> Iterator[None]:
    """What goes wrong with the settings or the database ends the command with a sentence."""
    from sqlalchemy.exc import SQLAlchemyError

    from ossuary.core.data_files import BadData

    try:
        yield
    except (BadSetting, BadData, SQLAlchemyError, OSError) as bad:
        fail(str(getattr(bad, "orig", bad)).partition("\n")[0])


@contextmanager
def database(db: str | None, config: str) -> Iterator[Connection]:
    """One transaction on the database, which is upgraded if it is of an older version."""
    from ossuary.server.storage.database import open_engine, set_clock
    from ossuary.server.storage.migrations import prepare_schema

    with reporting():
        engine = open_engine(settings_of(db, config).database)
        try:
            prepare_schema(engine)
            set_clock(engine)
            with engine.begin() as connection:
                yield connection
        finally:
            engine.dispose()


def settings_of(db: str | None, config: str) -> Settings:
    return read_settings({"db": db}, config)


def date(milliseconds: int) -> str:
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M}"


@admin.command("list")
def list_tables(
    status: OfStatus = None,
    game: OfGame = "",
    person: OfPerson = "",
    idle: Idle = 0,
    most: Most = 100,
    json: Json = False,
    db: Database = None,
    config: Config = "",
) -> None:
    """List tables, the newest first: id, game, status, rows, last change (UTC) and who sits there."""
    from ossuary.server.storage.overview import Chosen
    from ossuary.server.storage.overview import list_tables as listed
    from ossuary.server.storage.store import now

    with database(db, config) as connection:
        before = now() - int(idle * A_DAY) if idle else 0
        found = listed(connection, Chosen(status, game, person, before), most)
    if json:
        say_json(msgspec.to_builtins(found))
        return
    for table in found:
        names = ", ".join(table.people)
        say(f"{table.id}  {table.game:20} {table.status:8} {table.rows:6}  {date(table.at)}  {names}")


@admin.command()
def inspect(table: TableId, check: Check = False, json: Json = False, db: Database = None, config: Config = "") -> None:
    """Show all about a table but what players hide from each other."""
    from ossuary.server.storage.overview import table_details

    with database(db, config) as connection:
        found = table_details(connection, table)
    if found is None:
        fail(f"there is no table {table}")
    values = msgspec.to_builtins(found)
    if check:
        started = found.overview.status != "open"
        values["journal"] = play_journal(settings_of(db, config), table) if started else "has not begun"
    if json:
        say_json(values)
        return
    overview = found.overview
    say(f"{overview.id}: {overview.game}, {overview.status}")
    say(f"created {date(overview.since)} by {overview.owner or 'nobody'} ({found.owner})")
    say(f"last change {date(overview.at)}")
    for seat in found.seats:
        who = f"bot {seat.level}" if seat.kind == "bot" else f"{seat.name} ({seat.person})" if seat.person else "free"
        say(f"seat {seat.seat}: {who}")
    say(f"options: {' '.join(found.plan.options) or 'none'}; clock: {found.plan.clock}")
    say(f"{overview.rows} rows, {found.bytes} bytes, edition {found.edition or 'not begun'}")
    if check:
        say(f"journal: {values['journal']}")


def play_journal(settings: Settings, table: str) -> str:
    """Whether the table's journal can be played, and if not, why."""
    import asyncio

    from ossuary.server.rooms.from_outside import journal_problem

    with reporting():
        return asyncio.run(journal_problem(settings, corrections_of(settings), table)) or "can be played"


@admin.command()
def end(table: TableId, db: Database = None, config: Config = "") -> None:
    """End a game: everybody leaves it, and bots play it to its end."""
    import asyncio

    from ossuary.locales import ENGLISH
    from ossuary.server.errors import TableError, detail_of
    from ossuary.server.rooms.from_outside import end_game

    with reporting():
        settings = settings_of(db, config)
        try:
            asyncio.run(end_game(settings, corrections_of(settings), table))
        except TableError as refused:
            fail(detail_of(refused, ENGLISH))
        except TimeoutError:
            fail("the game is not over yet; a server plays on")
    say(f"The game of {table} is over.")


@admin.command()
def delete(
    tables: Annotated[list[str], typer.Argument(metavar="TABLE...", help=DASH)],
    yes: Sure = False,
    db: Database = None,
    config: Config = "",
) -> None:
    """Delete tables with everything in them, even if their journals are damaged."""
    from ossuary.server.storage.seats import delete_table

    if not yes:
        typer.confirm(f"Delete {', '.join(tables)} for good?", abort=True, err=True)
    with database(db, config) as connection:
        missing = [table for table in tables if delete_table(connection, table) == "no-table"]
        if missing:
            raise BadSetting(f"nothing was deleted: there is no table {', '.join(missing)}")
    say(f"Deleted: {', '.join(tables)}. A running server notices within five seconds.")


@admin.command()
def forget(person: PersonId, yes: Sure = False, db: Database = None, config: Config = "") -> None:
    """Forget a person: their tables are deleted, and bots play on in their seats at other tables."""
    from ossuary.server.storage.overview import people_named
    from ossuary.server.storage.seats import existing, forget_person

    if not yes:
        typer.confirm(f"Forget {person} for good, with all their tables?", abort=True, err=True)
    with database(db, config) as connection:
        if not existing(connection, [person]):
            namesakes = [f"{id_} (since {date(since)})" for id_, since in people_named(connection, person)]
            also = f"; people of this name: {', '.join(namesakes)}" if namesakes else ""
            raise BadSetting(f"nobody was forgotten: there is no person with the id {person}{also}")
        forgotten = forget_person(connection, person)
    say(
        f"Forgotten: {person}, with {len(forgotten.deleted)} tables; {len(forgotten.left)} others go on without them. "
        "A running server notices within five seconds."
    )


@admin.command()
def backup(file: File, db: Database = None, config: Config = "") -> None:
    """Write the whole database to a new file, SQLite whatever the database is; a server may be running."""
    from ossuary.server.storage.backups import back_up

    with reporting():
        back_up(settings_of(db, config).database, file)
    say(f"Written to {file}. It holds the secret that signs tokens: keep it private.")


@admin.command()
def restore(file: File, replace: Replace = False, db: Database = None, config: Config = "") -> None:
    """Fill an empty database, SQLite or PostgreSQL, from a backup; stop the server first."""
    from ossuary.server.storage.backups import restore as fill

    with reporting():
        kept = fill(file, settings_of(db, config).database, replace)
    say(f"Restored from {file}." + (f" What was there before is in {kept}." if kept else ""))


@admin.command()
def numbers(json: Json = False, db: Database = None, config: Config = "") -> None:
    """Count people, tables, rows and bytes."""
    from ossuary.server.storage.overview import count_everything
    from ossuary.server.storage.store import now

    with database(db, config) as connection:
        found = count_everything(connection, now())
    if json:
        say_json(msgspec.to_builtins(found))
        return
    say(f"{found.people} people, {found.rows} rows, {found.bytes} bytes")
    if found.processes:
        say(f"{found.processes} processes share the database")
    for game, counts in sorted(found.tables.items()):
        say(f"{game}: " + ", ".join(f"{count} {status}" for status, count in counts.items()))
    say("with changes in the last " + ", ".join(f"{span}: {count}" for span, count in found.active.items()))


@admin.command()
def rotate_secret(grace: Grace = 30, db: Database = None, config: Config = "") -> None:
    """Sign tokens and links with a new secret from now on."""
    from ossuary.server.storage.signing_secrets import LEAD, rotate_secret
    from ossuary.server.storage.store import now

    with database(db, config) as connection:
        rotate_secret(connection, now(), int(grace * A_DAY))
    say(f"The new secret signs in {LEAD // 1000} seconds; the old one is accepted for {grace:g} days more.")
