"""What the rest of the program knows about a game: where its parts are.

A game is a package. Its `__init__.py` exports a `DESCRIPTOR`, which names the parts that are code as
`package.module:Class`, so that each is imported when it is first needed and not before: a simulation never loads
what draws on a terminal. The parts that are files have fixed places in the package, and each may be missing:

    rulings.toml             what its editions and house rules decide, see ossuary.core.rulings
    box.toml                 what is printed on the box and what is in it, see ossuary.box
    data/*.toml              values from the box and the booklet, see ossuary.core.data_files
    rules/LANGUAGE.md        the rules, numbered; rules/data.toml says which data each rule rests on
    aid/LANGUAGE.md          the player aid, whose first chapters open the rules, see ossuary.aid
    lessons/NAME.toml        a guided game; NAME.bones beside it is the position it starts from, see ossuary.lessons
    diagrams/*.bones         the rules in pictures
    locales/LANGUAGE/*.ftl   what only this game says. The server speaks from refusals, positions (what is wrong with a
                             file), hints, lesson, diagrams and things; no two games may use a key twice in these.
                             The browser has all but refusals, positions and diagrams.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module, resources
from typing import Any


@dataclass(frozen=True)
class BenchmarkSetup:
    """A set-up whose speed is worth measuring, and the name it goes by."""

    name: str
    seats: int
    options: str = ""


@dataclass(frozen=True)
class DailyChallenge:
    """A game for one person, of so many rounds with these options; the message `challenge-goal-GOAL` says its goal."""

    goal: str
    rounds: int
    options: tuple[str, ...] = ()


@dataclass(frozen=True)
class Descriptor:
    """One game. The parts that may be missing are empty."""

    name: str  # on the wire and in records: small letters and hyphens
    title: str
    prefix: str  # of its rules' ids: capitals
    package: str  # where its files are
    engine: str  # subclass of core.game.Game, made with an owner's corrections or None
    evaluator: str = ""  # judges answers for the bots
    planner: str = ""  # proposes and judges plans for the bots that look further ahead
    features: str = ""  # what a net learns from, subclass of bots.evaluate.features.Features
    training: tuple[BenchmarkSetup, ...] = ()  # the set-ups that a net is trained on
    explainer: str = ""  # counts what an answer gains, for the reasons of a hint
    terminal: str = ""  # subclass of games.drawing.Drawing
    benchmarks: tuple[BenchmarkSetup, ...] = ()
    challenges: tuple[DailyChallenge, ...] = ()  # Monday's first, and so on; none if the game has no daily challenge
    example: str = ""  # a short scenario for the documentation of the API

    def text(self, *path: str) -> str:
        """A file of the game's package; empty if there is no such file."""
        file = resources.files(self.package).joinpath(*path)
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    def data(self, *path: str) -> bytes:
        """The same for a file that is no text."""
        file = resources.files(self.package).joinpath(*path)
        return file.read_bytes() if file.is_file() else b""

    def files(self, *path: str) -> list[str]:
        """The names in a folder of the game's package; none if there is no such folder."""
        folder = resources.files(self.package).joinpath(*path)
        return sorted(file.name for file in folder.iterdir()) if folder.is_dir() else []


class BrokenGame(Exception):
    """A game that is announced but can't be loaded: its name and why."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"the game '{name}' can't be loaded: {why}")
        self.name = name


def load(descriptor: Descriptor, part: str) -> Any:
    """The class at `package.module:Class`; BrokenGame, with the game's name, if it can't be imported."""
    module, _, name = part.partition(":")
    try:
        return getattr(import_module(module), name)
    except Exception as error:  # any code may run when a module is imported
        raise BrokenGame(descriptor.name, f"{part}: {type(error).__name__}: {error}") from error
