"""The secrets that sign tokens and links: the current one, and those before it as long as they are accepted."""

from __future__ import annotations

import secrets

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from ossuary.server.host.identity import Secret
from ossuary.server.storage.schema import hosts

CURRENT = "host"  # the row of `hosts` that holds it
EARLIER = "host before "  # the beginning of the names of those that it has replaced
SECRET_BYTES = 32
LEAD = 10_000  # milliseconds until a new secret signs: by then every process knows it


def read_secrets(c: Connection) -> list[Secret]:
    """All secrets, the newest first; a new database gets its first one. The same for all processes on one database."""
    found = read(c)
    if not found:
        try:
            with c.begin_nested():
                c.execute(hosts.insert().values(name=CURRENT, secret=secrets.token_bytes(SECRET_BYTES)))
        except sql.exc.IntegrityError:
            pass  # another process was first
        found = read(c)
    return found


def read(c: Connection) -> list[Secret]:
    chosen = sql.select(hosts.c.secret, hosts.c.since, hosts.c.until)
    ours = sql.or_(hosts.c.name == CURRENT, hosts.c.name.startswith(EARLIER))
    found = [Secret(bytes(secret), int(since), until) for secret, since, until in c.execute(chosen.where(ours))]
    return sorted(found, key=lambda secret: -secret.since)


def rotate_secret(c: Connection, at: int, grace: int) -> int:
    """Replace the secret by a new one, which signs from the returned time on.

    What the old one has signed is accepted for `grace` milliseconds more; what still older ones have, no longer than
    before.
    """
    since = at + LEAD
    c.execute(hosts.delete().where(hosts.c.name.startswith(EARLIER), hosts.c.until <= at))
    ends_later = sql.or_(hosts.c.until.is_(None), hosts.c.until > since + grace)
    earlier = sql.or_(hosts.c.name == CURRENT, hosts.c.name.startswith(EARLIER))
    c.execute(hosts.update().where(earlier, ends_later).values(until=since + grace))
    c.execute(hosts.update().where(hosts.c.name == CURRENT).values(name=f"{EARLIER}{since}"))
    c.execute(hosts.insert().values(name=CURRENT, secret=secrets.token_bytes(SECRET_BYTES), since=since))
    return since
