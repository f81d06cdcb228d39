"""The host's own data of the games: corrections for every table, and named variants that a table can be played with."""

from __future__ import annotations

import re
from typing import Any

from ossuary.core.data_files import BadData, read_corrections
from ossuary.games import game_names, make_game
from ossuary.server.host.settings import BadSetting, Settings

VARIANT = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")

Corrections = dict[str, dict[str, Any]]  # by game


def corrections_of(settings: Settings) -> Corrections:
    """An owner's corrections: one file for all games, a table for each. Variants are read, too, and refused if bad."""
    variants_of(settings)
    return read_games(settings.game_data) if settings.game_data else {}


def variants_of(settings: Settings) -> dict[str, Corrections]:
    """What each variant corrects, by its name: `NAME=FILE` words, with commas between them."""
    found: dict[str, Corrections] = {}
    for word in filter(None, (word.strip() for word in settings.game_data_variants.split(","))):
        name, equals, path = word.partition("=")
        if not equals or not VARIANT.fullmatch(name) or name in found:
            raise BadSetting(f"game_data_variants is like second-printing=FILE, house=FILE, not '{word}'")
        found[name] = read_games(path)
    return found


def read_games(path: str) -> Corrections:
    """A file with a table of corrections for each game; BadData if a game can't be made with them."""
    corrections = read_corrections(path)
    for name, corrected in corrections.items():
        if name not in game_names():
            raise BadData(name, f"is no game; {path} has a table for each of {', '.join(game_names())}")
        make_game(name, corrected)
    return corrections
