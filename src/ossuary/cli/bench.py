"""`bench`: how fast the engine is here."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from ossuary.cli.game_arguments import Data, Json, corrections_from, game_called
from ossuary.cli.output import out, progress_bar, say, say_json
from ossuary.games import game_names
from ossuary.lab.benchmark import LONGEST, Comparison, compare, setups_of
from ossuary.sources import compiled

REPEATS = 5


def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game.", show_default="all of them")] = None,
    seconds: Annotated[float, typer.Option(min=0.001, help="For each set-up, at each speed.")] = 2.0,
    data: Data = None,
    json: Json = False,
) -> None:
    """Measure the engine on one core: games, decisions and clones, compiled and interpreted."""
    corrections = corrections_from(data)
    games = [game_called(name, corrections) for name in ([game] if game else game_names())]
    found: dict[str, dict[str, Comparison]] = {}
    with progress_bar(quiet=json) as bar:
        task = bar.add_task("measuring", total=sum(len(setups_of(g)) for g in games) * REPEATS)
        for g in games:
            found[g.name] = compare(g.name, corrections, seconds, REPEATS, lambda: bar.advance(task))
    if json:
        say_json({name: {key: one.report() for key, one in benchmarks.items()} for name, benchmarks in found.items()})
        return
    for g in games:
        out.print(table_of(g.title, found[g.name]))
    if not compiled():
        say("The engine runs interpreted here, so there is nothing to compare with: see `ossuary --version`.", "yellow")
    if any(one.report()["unfinished"] for benchmarks in found.values() for one in benchmarks.values()):
        say(f"Played at random, some games go on and on: they were broken off after {LONGEST:,} decisions.", "yellow")
    say("One core; the best of several short runs. A decision is a seat's answer; chance's are not counted.", "dim")


def table_of(title: str, benchmarks: dict[str, Comparison]) -> Table:
    """Each figure of a set-up: compiled, interpreted, and how many times faster."""
    table = Table(title=title, title_justify="left", title_style="bold")
    table.add_column("set-up")
    table.add_column("figure")
    for heading in ("compiled", "interpreted", "times"):
        table.add_column(heading, justify="right")
    for name, both in benchmarks.items():
        report = both.report()
        for key, words in (
            ("games_per_s", "games/s"),
            ("decisions_per_s", "decisions/s"),
            ("api_decisions_per_s", "API decisions/s"),
            ("clone_us", "µs a clone"),
        ):
            fast, slow = report[key], report["interpreted_" + key]
            times = ratio(fast, slow) if key != "clone_us" else ratio(slow, fast)
            table.add_row(name, words, figure(fast), figure(slow), times)
            name = ""
        table.add_section()
    return table


def figure(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def ratio(more: float | None, less: float | None) -> str:
    return f"{more / less:.1f}" if more and less else ""
