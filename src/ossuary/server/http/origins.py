"""Under which names this server is asked, and from which pages.

A page of another site can't act in a person's name, since its requests carry its own origin. It could give its own name
the address of this server (DNS rebinding), and then both the page and the server would seem to have that name. So a
server answers only to names that are known to be its own. An address instead of a name can't be redirected like this.
"""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import ip_address

from litestar.handlers import BaseRouteHandler

from ossuary.server.errors import TableError
from ossuary.server.http.auth import SAFE_METHODS, Connection, rooms_of
from ossuary.server.http.middleware import PROBES

LOCALHOST = "localhost"
HOME_DOMAINS = ("local", "lan", "home", "home.arpa", "internal")  # what routers and mDNS add to names


async def check_host(connection: Connection, _: BaseRouteHandler) -> None:
    """With an origin the proxy has looked at the name, and may have replaced it by one of its own."""
    settings = rooms_of(connection).settings
    host = connection.headers.get("host", "")
    if settings.origin or not host or connection.scope["path"] in PROBES:
        return
    name = name_in(host)
    if not is_own_name(name, settings.host):
        raise TableError("unknown-host", name=name)


async def check_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """A page of another site can't act in a person's name: its requests carry its own origin."""
    if str(connection.scope.get("method", "")) in SAFE_METHODS:
        return
    origin = connection.headers.get("origin")
    if origin is not None and not is_own_origin(origin, connection):
        raise TableError("foreign-origin")


def is_own_origin(origin: str, connection: Connection) -> bool:
    """Whether it is the address people see, if the host has named it, or else the one that was asked."""
    own = rooms_of(connection).settings.origin
    if own:
        return origin == own
    scheme, _, host = origin.partition("://")
    return scheme in ("http", "https") and host != "" and host == connection.headers.get("host")


def name_in(host: str) -> str:
    """The name in a header like `table.example:8642`, without its port."""
    name = host.partition("]")[0][1:] if host.startswith("[") else host.partition(":")[0]
    return name.removesuffix(".").lower()


def is_own_name(name: str, bound: str) -> bool:
    """Whether it is an address, or a name of the machine that listens at `bound`."""
    if is_address(name) or name == LOCALHOST or name.endswith(f".{LOCALHOST}"):
        return True
    return name == bound.lower() or name in machine_names()


def is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


@cache
def machine_names() -> frozenset[str]:
    """What this machine is called, alone and as it may be called at home."""
    full = socket.gethostname().lower()
    short = full.partition(".")[0]
    return frozenset((full, short, *(f"{short}.{domain}" for domain in HOME_DOMAINS))) - {""}
