"""What a host can set: by flag, by environment (OSSUARY_PORT…) or in a TOML file, in this order of precedence."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta
from platformdirs import user_config_path, user_data_path

PREFIX = "OSSUARY_"
MEMORY = "memory"
# Variables with our prefix that the build, the tests and the command line read, not the server.
NOT_SETTINGS = {
    "OSSUARY_BUILD_CACHE",
    "OSSUARY_COMPILE",
    "OSSUARY_CONFIG",
    "OSSUARY_FULL",
    "OSSUARY_INSTALLED",
    "OSSUARY_REQUIRE_COMPILED",
    "OSSUARY_TABLE",
    "OSSUARY_WEB",
}

CONTACT = re.compile(r"(mailto:[^\s@]+@|tel:|https://)[^\s]+")  # what RFC 9116 takes

Port = Annotated[int, Meta(ge=0, le=65535)]
Count = Annotated[int, Meta(ge=1)]


class BadSetting(Exception):
    """A setting that does not exist or has an impossible value."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every default is right for a table at home."""

    host: str = "127.0.0.1"
    port: Port = 8642
    db: str = ""  # sqlite:///… or postgresql://…; by default a file in the user's data folder
    bus: str = MEMORY  # redis://… for several processes
    sync: bool = True  # whether every acknowledged answer survives a power cut
    origin: str = ""  # https://…, the address people see, if there is a proxy in front of this server
    security_contact: str = ""  # mailto:… or https://…, whom to tell about a weakness
    bots: Count = 1  # worker processes in which bots think
    workers: Count = 1  # worker processes for studies, replays and verification
    game_data: str = ""  # a TOML file with the owner's corrections
    game_data_variants: str = ""  # NAME=FILE, NAME=FILE: more such files, of which a table can ask for one
    log: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    requests_per_minute: Count = 1200  # by one person
    requests_per_minute_per_address: Count = 2400  # with any persons or none; handshakes of sockets are requests, too
    people_per_hour_per_address: Count = 200  # new ones
    work_seconds_per_minute: Count = 20  # of the workers' time, by one person and from one address
    messages_per_second: Count = 30  # on one socket
    sockets: Count = 2000
    sockets_per_address: Count = 100
    tables_per_person: Count = 500
    bytes_per_person: Count = 4_000_000  # of plans, and of texts that tables continue
    bytes_per_hour_per_address: Count = 4_000_000  # the same, of new tables
    bot_tables: Count = 500  # where bots alone play, in all at once
    bot_tables_per_person: Count = 50
    transfer_seconds: Count = 30  # in which a person who is there can refuse to let a seat go to another device
    transfer_seconds_away: Count = 10  # the same for a person who is not connected

    @property
    def database(self) -> str:
        return self.db or f"sqlite:///{default_folder() / 'table.db'}"

    @property
    def over_tls(self) -> bool:
        """Whether people reach the server over HTTPS."""
        return self.origin.startswith("https:")


def default_folder() -> Path:
    """The folder of the database if no other is named; nothing else is in it."""
    return user_data_path("ossuary", appauthor=False)


def read_settings(flags: dict[str, Any], config: str = "") -> Settings:
    """Flags before environment before file before defaults. BadSetting says which setting is wrong, and where."""
    chosen: dict[str, Any] = {}
    given = {name: value for name, value in flags.items() if value is not None}
    for where, found in (
        (config or "the settings file", from_file(config)),
        ("the environment", from_environment()),
        ("a flag", given),
    ):
        try:
            checked = msgspec.convert(found, Settings, strict=False)
        except msgspec.ValidationError as error:
            raise BadSetting(f"{where}: {in_words(str(error))}") from error
        check_origin(checked)
        check_security_contact(checked)
        chosen.update(found)
    return msgspec.convert(chosen, Settings, strict=False)


def in_words(error: str) -> str:
    """The name of the setting, then what is wrong with it."""
    what, _, place = error.replace("Object contains unknown field", "there is no setting").partition(" - at `$.")
    return f"{place.rstrip('`')}: {what}" if place else what


def check_origin(settings: Settings) -> None:
    parts = urlsplit(settings.origin)
    if settings.origin and settings.origin not in (f"http://{parts.netloc}", f"https://{parts.netloc}"):
        raise BadSetting(f"origin is like https://table.example, not '{settings.origin}'")


def check_security_contact(settings: Settings) -> None:
    if settings.security_contact and not CONTACT.fullmatch(settings.security_contact):
        raise BadSetting(
            f"security_contact is like mailto:security@table.example or https://table.example/contact, "
            f"not '{settings.security_contact}'"
        )


def from_file(config: str) -> dict[str, Any]:
    """The settings of this file; without a name those of the user's own file, if there is one."""
    path = Path(config) if config else user_config_path("ossuary", appauthor=False) / "table.toml"
    if not config and not path.is_file():
        return {}
    try:
        with path.open("rb") as file:
            return tomllib.load(file)
    except OSError as error:
        raise BadSetting(f"{path} can't be read: {error.strerror}") from error
    except tomllib.TOMLDecodeError as error:
        raise BadSetting(f"{path}: {error}") from error


def from_environment() -> dict[str, str]:
    named = {key: value for key, value in os.environ.items() if key.startswith(PREFIX) and key not in NOT_SETTINGS}
    return {key.removeprefix(PREFIX).lower(): value for key, value in named.items()}
