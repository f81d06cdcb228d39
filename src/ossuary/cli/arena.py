"""`arena`: bots play each other."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table

from ossuary.bots import LEVELS
from ossuary.cli.game_arguments import Data, GameName, Json, MoreOptions, Options, Seats, Setup, set_up, words_of
from ossuary.cli.output import fail, out, progress_bar, say, say_json
from ossuary.cli.suggestions import did_you_mean
from ossuary.lab.arena import Standing, Standings, compete
from ossuary.lab.simulation import LONGEST


def arena(
    game: GameName,
    more: MoreOptions = None,
    seats: Seats = None,
    levels: Annotated[
        str, typer.Option(metavar="LEVEL,...", help=f"Who plays, taking the seats in turn: {', '.join(LEVELS)}.")
    ] = ",".join(reversed(LEVELS)),
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 0,
    options: Options = None,
    longest: Annotated[int, typer.Option(min=1, help="Break a game off after this many answers.")] = LONGEST,
    data: Data = None,
    json: Json = False,
) -> None:
    """Let bots play each other, and show who wins how often."""
    setup = set_up(game, seats, words_of(options, more), data)
    names = levels_called(levels)
    with progress_bar(quiet=json) as bar:
        task = bar.add_task("playing", total=games)
        standings = compete(
            setup.game, setup.seats, setup.options, names, games, seed, longest, lambda: bar.advance(task)
        )
    if json:
        say_json(facts_of(setup, names, standings, seed))
        return
    show_standings(setup, standings)


def levels_called(words: str) -> list[str]:
    """The levels by name; ends the command if one is unknown."""
    names = words.replace(",", " ").split()
    unknown = [name for name in names if name not in LEVELS]
    if unknown or not names:
        typed = unknown[0] if unknown else words
        fail(f"there is no level '{typed}'; levels are {', '.join(LEVELS)}.{did_you_mean(typed, LEVELS)}")
    return names


def facts_of(setup: Setup, levels: list[str], standings: Standings, seed: int) -> dict[str, Any]:
    """The standings, for programs to read."""
    return {
        "game": setup.game.name,
        "seats": setup.seats,
        "options": setup.options,
        "levels": levels,
        "seed": seed,
        "games": standings.games,
        "rounds": standings.rounds.mean,
        "answers": standings.answers.mean,
        "standings": {level: standing_facts(standing) for level, standing in standings.levels.items()},
        "ends": dict(sorted(standings.ends.items())),
    }


def standing_facts(standing: Standing) -> dict[str, Any]:
    return {
        "played": standing.played,
        "won": standing.won,
        "rate": standing.rate,
        "score": standing.scores.mean if standing.scores.count else None,
        "ms_a_choice": standing.ms_a_choice,
    }


def show_standings(setup: Setup, standings: Standings) -> None:
    say(f"{setup.game.title}, {setup.seats} seats: {standings.games:,} games between bots", "bold")
    if setup.options:
        say(setup.options_text, "dim")
    table = Table()
    table.add_column("level")
    for heading in ("seats played", "won", "%", "mean score", "ms a choice"):
        table.add_column(heading, justify="right")
    for level, standing in sorted(standings.levels.items(), key=lambda named: -named[1].rate):
        score = f"{standing.scores.mean:.1f}" if standing.scores.count else ""
        table.add_row(
            level,
            f"{standing.played:,}",
            f"{standing.won:,}",
            f"{100 * standing.rate:.1f}",
            score,
            f"{standing.ms_a_choice:.2f}",
        )
    out.print(table)
    for cause, count in standings.ends.most_common():
        say(f"ended by {cause}: {count:,}")
    say(f"{standings.rounds.mean:.1f} rounds and {standings.answers.mean:.0f} answers a game")
