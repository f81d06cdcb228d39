"""The arguments of commands that make a game: which game, how many seats, which options, whose data."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Annotated, Any

import typer

from ossuary.cli.output import fail
from ossuary.cli.suggestions import did_you_mean
from ossuary.core.data_files import BadData, read_corrections
from ossuary.core.game import Game
from ossuary.core.options import BadOption
from ossuary.games import game_names, make_game
from ossuary.locales import tell

USUAL_SEATS = 2
LARGEST_RANDOM_SEED = 1 << 31
GAMES = game_names()


def complete_game(incomplete: str) -> list[str]:
    """The games that a shell may complete this word to."""
    return [name for name in GAMES if name.startswith(incomplete)]


def complete_option(context: typer.Context, incomplete: str) -> list[str]:
    """The options, with their values, of the game that is named before; of all games if none is."""
    named = context.params.get("game")
    games = [named] if named in GAMES else GAMES
    words = [
        f"{option.name}={value}"
        for name in games
        for option in make_game(name).options
        for value in (option.values or [str(option.lowest), str(option.highest)])
    ]
    return [word for word in dict.fromkeys(words) if word.startswith(incomplete)]


GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help=f"One of: {', '.join(GAMES)}.", show_default=False, autocompletion=complete_game
    ),
]
MoreOptions = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="KEY=VALUE", help="More options of the game.", show_default=False, autocompletion=complete_option
    ),
]
# Typer would put a default that is worked out later in parentheses.
Seats = Annotated[int | None, typer.Option(help=rf"How many seats. \[default: {USUAL_SEATS}]", show_default=False)]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--options",
        metavar="KEY=VALUE ...",
        help="Options of the game, as in a record.",
        show_default=False,
        autocompletion=complete_option,
    ),
]
Data = Annotated[str | None, typer.Option(metavar="FILE", help="Your corrections to the game's data (TOML).")]
Longest = Annotated[int, typer.Option(min=1, help="Break a game off after this many decisions.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


@dataclass(frozen=True)
class Setup:
    """A game with its seats and options."""

    game: Game[Any]
    corrections: dict[str, Any] | None
    seats: int
    options: dict[str, str]

    @property
    def options_text(self) -> str:
        return " ".join(f"{name}={value}" for name, value in self.options.items())


def corrections_from(path: str | None) -> dict[str, Any] | None:
    """An owner's corrections, or none; ends the command if they can't be read."""
    if path is None:
        return None
    try:
        return read_corrections(path)
    except BadData as bad:
        fail(str(bad))


def game_called(name: str, corrections: dict[str, Any] | None = None) -> Game[Any]:
    """The game of this name; ends the command if there is none, or if the corrections don't fit it."""
    if name not in game_names():
        fail(f"there is no game '{name}'; games are {', '.join(game_names())}.{did_you_mean(name, game_names())}")
    try:
        return make_game(name, corrections)
    except BadData as bad:
        fail(f"in the corrections, {bad}")


def words_of(options: list[str] | None, more: list[str] | None) -> list[str]:
    """All words of the options, whether they were given one by one, in one quoted text, or without --options."""
    return " ".join([*(options or []), *(more or [])]).split()


def random_seed() -> int:
    return secrets.randbelow(LARGEST_RANDOM_SEED)


def usual_seats(game: Game[Any]) -> int:
    """Two, or as near to it as the game allows."""
    return min(max(USUAL_SEATS, int(game.min_seats)), int(game.max_seats))


def why_no_option(bad: BadOption) -> str:
    """Why an option can't be taken, and which one was probably meant."""
    typed, known = bad.why.details.get("word", ""), bad.why.details.get("list", "")
    return tell(bad.why) + did_you_mean(typed.partition("=")[0], known.split(", "))


def set_up(name: str, seats: int | None, words: list[str], data: str | None) -> Setup:
    """The game with these seats and options; ends the command if they don't fit together."""
    corrections = corrections_from(data)
    game = game_called(name, corrections)
    wanted = seats if seats is not None else usual_seats(game)
    try:
        return Setup(game, corrections, wanted, game.read_setup(wanted, words))
    except BadOption as bad:
        fail(why_no_option(bad))
