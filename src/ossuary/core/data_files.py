"""Reads a game's data files and the corrections of somebody who owns the box."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

PROVENANCES = ("seen", "text", "guess")


class BadData(Exception):
    """A data value that makes no sense: where it stands, and what it should be."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why


def load_data(package: str, corrections: dict[str, Any] | None = None) -> dict[str, Any]:
    """All TOML files of a package's data folder as one table; corrections replace values of it."""
    data: dict[str, Any] = {}
    folder = resources.files(package).joinpath("data")
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        if file.name.endswith(".toml"):
            data.update(tomllib.loads(file.read_text(encoding="utf-8")))
    if corrections:
        _correct(data, corrections, "")
    return data


def read_corrections(path: str) -> dict[str, Any]:
    """Read a file with corrections."""
    try:
        with open(path, "rb") as file:
            return tomllib.load(file)
    except OSError as error:
        raise BadData(path, f"can't be read ({error.strerror})") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(path, f"is not TOML: {error}") from error


def _correct(data: dict[str, Any], corrections: dict[str, Any], where: str) -> None:
    for key, value in corrections.items():
        here = f"{where}.{key}" if where else key
        if key not in data:
            raise BadData(here, "there is no such value; this table has " + ", ".join(sorted(data)))
        old = data[key]
        if isinstance(old, dict) and isinstance(value, dict):
            _correct(old, value, here)
        elif type(old) is not type(value) and not (key == "provenance" and isinstance(value, str)):
            raise BadData(here, f"should be {_kind(old)}, not {_kind(value)}")
        else:
            data[key] = value


def _kind(value: object) -> str:
    names = {bool: "true or false", int: "a whole number", str: "a text", list: "a list", dict: "a table"}
    return names.get(type(value), "a " + type(value).__name__)


def number(table: dict[str, Any], key: str, where: str, lowest: int, highest: int) -> int:
    """A whole number within bounds."""
    value = table[key]
    if type(value) is not int or not lowest <= value <= highest:
        raise BadData(f"{where}.{key}", f"should be a whole number from {lowest} to {highest}, not {value!r}")
    return value


def names(table: dict[str, Any], key: str, where: str, known: list[str]) -> list[str]:
    """A list of known names."""
    value = table[key]
    if not isinstance(value, list):
        raise BadData(f"{where}.{key}", f"should be a list, not {_kind(value)}")
    for item in value:
        if item not in known:
            raise BadData(f"{where}.{key}", f"{item!r} is not one of {', '.join(known)}")
    return list(value)


def provenances(data: dict[str, Any]) -> dict[str, str]:
    """How each value of the data is known, by its place: 'traps.wall.cost' → 'seen'."""
    found: dict[str, str] = {}
    _gather(data, "", found)
    return found


def _gather(table: dict[str, Any], where: str, found: dict[str, str]) -> None:
    for key, value in table.items():
        here = f"{where}.{key}" if where else key
        if key == "provenance":
            for name, word in value.items() if isinstance(value, dict) else [("", value)]:
                place = f"{where}.{name}" if name else where
                if word not in PROVENANCES:
                    raise BadData(here, f"{word!r} is not one of {', '.join(PROVENANCES)}")
                found[place] = word
        elif isinstance(value, dict):
            _gather(value, here, found)
