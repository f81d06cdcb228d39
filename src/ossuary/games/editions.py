"""A fingerprint of what a game is played with, so that a game is not continued with other rules or other data."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any

import msgspec

from ossuary.core.data_files import load_data
from ossuary.core.game import Game, encode
from ossuary.games import descriptor_of, make_game

DIGITS = 32
MOST_KEPT = 32  # games of other editions, in one process
decode = msgspec.json.Decoder(tuple[str, dict[str, Any], int]).decode


def fingerprint(game: Game[Any], corrections: dict[str, Any] | None) -> str:
    """Of the game's rules and of all values of its data. How a value is known does not matter, nor its place."""
    one = descriptor_of(game.name)
    has_files = any(name.endswith(".toml") for name in one.files("data"))
    data = load_data(one.package, corrections) if has_files else corrections
    text = encode([game.name, game.rules_version, values_in(data or {})])
    return hashlib.sha256(text).hexdigest()[:DIGITS]


def games_with(games: dict[str, Game[Any]], data: str) -> dict[str, Game[Any]]:
    """These games, or with data the one of another edition: see pack_game()."""
    return unpack_game(data) if data else games


def pack_game(game: Game[Any], corrections: dict[str, Any] | None) -> str:
    """What another process needs to make this game: its name, what was corrected in it, and the rules, as JSON."""
    return msgspec.json.encode([game.name, corrections or {}, game.rules_version]).decode()


@lru_cache(MOST_KEPT)
def unpack_game(data: str) -> dict[str, Game[Any]]:
    name, corrections, rules = decode(data)
    return {name: make_game(name, corrections, rules)}


def values_in(data: Any) -> Any:
    """The data in an order of its own, without remarks on where it comes from."""
    if isinstance(data, dict):
        return [[key, values_in(data[key])] for key in sorted(data) if key != "provenance"]
    return [values_in(value) for value in data] if isinstance(data, list) else data
