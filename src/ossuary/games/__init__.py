"""The registry: every game there is, by its name on the wire.

Our own games are the packages in this folder, so that they are found without being installed. Any other package offers
a game by an entry point of the group `ossuary.games`, called by the game's name and pointing to its descriptor:

    [project.entry-points."ossuary.games"]
    grave-goods = "grave_goods:DESCRIPTOR"

A game that can't be loaded is reported in the log and left out; who asks for it by name gets the reason. `register`
adds a game to this process alone.
"""

from __future__ import annotations

import logging
import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from ossuary.core.data_files import BadData
from ossuary.core.game import Game
from ossuary.games.descriptor import BrokenGame, Descriptor, load

GROUP = "ossuary.games"

log = logging.getLogger(GROUP)
_registered: dict[str, Descriptor] = {}


def register(descriptor: Descriptor) -> None:
    """Add a game to this process, or replace the one of this name."""
    _registered[descriptor.name] = descriptor


def unregister(name: str) -> None:
    """Take away what `register` added."""
    del _registered[name]


def game_names() -> tuple[str, ...]:
    """All games: our own in a fixed order, then those of other packages, then those that were registered."""
    return tuple(dict.fromkeys([*_found()[0], *_registered]))


def descriptor_of(name: str) -> Descriptor:
    """KeyError if there is no such game, BrokenGame if there should be one."""
    if name in _registered:
        return _registered[name]
    descriptors, broken = _found()
    if name in broken:
        raise broken[name]
    return descriptors[name]


def make_game(name: str, corrections: dict[str, Any] | None = None, edition: int | None = None) -> Game[Any]:
    """A game with its own data, or with an owner's corrections; by the newest edition of its rules, or by this one."""
    one = descriptor_of(name)
    engine = load(one, one.engine)
    try:
        game: Game[Any] = engine(corrections)
    except BadData:
        raise
    except Exception as error:  # another package's code
        raise BrokenGame(name, f"{one.engine}: {type(error).__name__}: {error}") from error
    return game if edition is None else game.in_edition(edition)


def make_games(corrections: dict[str, dict[str, Any]]) -> dict[str, Game[Any]]:
    """All games by name, except the broken ones, with an owner's corrections for some."""
    games: dict[str, Game[Any]] = {}
    for name in game_names():
        try:
            games[name] = make_game(name, corrections.get(name))
        except BrokenGame as broken:
            log.error("%s", broken)
    return games


@cache
def _found() -> tuple[dict[str, Descriptor], dict[str, BrokenGame]]:
    """The descriptors in this folder and behind entry points, and the entry points that lead to none."""
    descriptors: dict[str, Descriptor] = {}
    broken: dict[str, BrokenGame] = {}
    for module in sorted(pkgutil.iter_modules(__path__), key=lambda module: module.name):
        if module.ispkg:
            own: Descriptor = import_module(f"{__name__}.{module.name}").DESCRIPTOR
            descriptors[own.name] = own
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            if point.name in descriptors:
                raise BrokenGame(point.name, f"{point.value} has the name of another game")
            descriptors[point.name] = _behind(point)
        except BrokenGame as reason:
            log.error("%s", reason)
            broken.setdefault(point.name, reason)
    return descriptors, {name: reason for name, reason in broken.items() if name not in descriptors}


def _behind(point: EntryPoint) -> Descriptor:
    try:
        found = point.load()
    except Exception as error:  # any code may run when a module is imported
        raise BrokenGame(point.name, f"{point.value}: {type(error).__name__}: {error}") from error
    if not isinstance(found, Descriptor) or found.name != point.name:
        raise BrokenGame(point.name, f"{point.value} is not the descriptor of a game of this name")
    return found
