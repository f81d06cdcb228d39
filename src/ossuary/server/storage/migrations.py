"""Creates the tables in an empty database, and makes sure that an existing one fits this version.

No older database has had to be upgraded yet: one of another version is refused. Upgrades belong in `prepare_schema`.
"""

from __future__ import annotations

from contextlib import suppress

import sqlalchemy as sql
from sqlalchemy.engine import Engine

from ossuary.server.host.settings import BadSetting
from ossuary.server.storage.schema import hosts, metadata, tables

SCHEMA = "schema"  # the row of `hosts` that holds the version
VERSION = b"2"
CREATION_LOCK = 0x05509A27


def prepare_schema(engine: Engine) -> None:
    """Create the tables in an empty database; BadSetting for one that another version has created."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # processes that start together create the tables one after the other
            connection.execute(sql.select(sql.func.pg_advisory_xact_lock(CREATION_LOCK)))
        existing = sql.inspect(connection).get_table_names()
        metadata.create_all(connection)
        version = connection.execute(sql.select(hosts.c.secret).where(hosts.c.name == SCHEMA)).scalar()
        if version is None and tables.name not in existing:
            with suppress(sql.exc.IntegrityError), connection.begin_nested():  # another process may be first
                connection.execute(hosts.insert().values(name=SCHEMA, secret=VERSION))
        elif version is None or bytes(version) != VERSION:
            where = engine.url.render_as_string(hide_password=True)
            raise BadSetting(f"{where} belongs to another version of Ossuary: use that one, or name another with --db")
