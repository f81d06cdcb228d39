"""`bench`: how fast the engine is here."""

from __future__ import annotations

from platform import python_version
from typing import Annotated, Any

import typer
from rich.table import Table

from ossuary.cli.game_arguments import Data, Json, corrections_from, game_called
from ossuary.cli.output import fail, out, progress_bar, say, say_json, write_text
from ossuary.games import game_names
from ossuary.lab.benchmark import FIGURES, LONGEST, Comparison, compare, setups_of
from ossuary.lab.kept_figures import (
    TOLERANCE,
    BadFile,
    Calibration,
    FiguresOfGames,
    KeptFigures,
    figures_of_run,
    read_kept,
    slowdowns,
)
from ossuary.sources import compiled

REPEATS = 5
SLOWER = 1
WORDS = {
    "games_per_s": "games/s",
    "decisions_per_s": "decisions/s",
    "api_decisions_per_s": "API decisions/s",
    "clone_us": "µs a clone",
}


def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game.", show_default="all of them")] = None,
    seconds: Annotated[float, typer.Option(min=0.001, help="For each set-up, at each speed.")] = 2.0,
    against: Annotated[str | None, typer.Option(metavar="FILE", help="Compare with figures that --keep wrote.")] = None,
    check: Annotated[
        bool, typer.Option("--check", help=f"With --against: end with {SLOWER} if any is over {TOLERANCE:.0%} slower.")
    ] = False,
    keep: Annotated[str | None, typer.Option(metavar="FILE", help="Write the figures to a file.")] = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """Measure the engine on one core: games, decisions and clones, compiled and interpreted."""
    if check and against is None:
        fail("--check needs figures to compare with: --against FILE")
    if (check or keep) and not compiled():
        fail(
            "only compiled figures are kept and checked, and the engine runs interpreted here: see `ossuary --version`"
        )
    kept = kept_in(against)
    corrections = corrections_from(data)
    games = [game_called(name, corrections) for name in ([game] if game else game_names())]
    found: dict[str, dict[str, Comparison]] = {}
    calibration = Calibration()
    with progress_bar(quiet=json) as bar:
        task = bar.add_task("measuring", total=sum(len(setups_of(g)) for g in games) * REPEATS)
        for g in games:
            found[g.name] = compare(
                g.name, corrections, seconds, REPEATS, lambda: bar.advance(task), calibration.measure
            )
    run = figures_of_run(found, calibration)
    ratios = run.ratios(kept) if kept else {}
    if json:
        say_json(report_of(found, ratios))
    else:
        print_tables(found, {g.name: g.title for g in games}, kept, ratios)
    if keep:
        why_not = write_text(keep, run.text())
        if why_not:
            fail(why_not)
    if check and slowdowns(ratios):
        raise typer.Exit(SLOWER)


def kept_in(path: str | None) -> KeptFigures | None:
    if path is None:
        return None
    try:
        return read_kept(path)
    except BadFile as bad:
        fail(str(bad))


def report_of(found: dict[str, dict[str, Comparison]], ratios: FiguresOfGames) -> dict[str, dict[str, Any]]:
    """All figures by game and set-up; with `kept_ratio`, where there are kept ones, times as fast as those."""
    report: dict[str, dict[str, Any]] = {}
    for name, benchmarks in found.items():
        report[name] = {key: dict(one.report()) for key, one in benchmarks.items()}
        for key, figures in ratios.get(name, {}).items():
            report[name][key]["kept_ratio"] = figures
    return report


def print_tables(
    found: dict[str, dict[str, Comparison]], titles: dict[str, str], kept: KeptFigures | None, ratios: FiguresOfGames
) -> None:
    for name, benchmarks in found.items():
        out.print(table_of(titles[name], benchmarks, ratios.get(name) if kept else None))
    if not compiled():
        say("The engine runs interpreted here, so there is nothing to compare with: see `ossuary --version`.", "yellow")
    if any(one.report()["unfinished"] for benchmarks in found.values() for one in benchmarks.values()):
        say(f"Played at random, some games go on and on: they were broken off after {LONGEST:,} decisions.", "yellow")
    for game, setup, name, times in slowdowns(ratios):
        say(f"Slower than kept: {game} {setup}, {WORDS[name]}: {times:.2f} times as fast.", "red")
    if kept and kept.python != python_version():
        say(f"The figures were kept with Python {kept.python}: the loop they are measured by is another's.", "yellow")
    say("One core; the best of several short runs. A decision is a seat's answer; chance's are not counted.", "dim")
    if kept:
        say("Kept: times as fast as the kept figures, both measured by a fixed loop in their own run.", "dim")


def table_of(title: str, benchmarks: dict[str, Comparison], ratios: dict[str, dict[str, float]] | None = None) -> Table:
    """Each figure of a set-up: compiled, interpreted, how many times faster, and times as fast as the kept one."""
    table = Table(title=title, title_justify="left", title_style="bold")
    table.add_column("set-up")
    table.add_column("figure")
    for heading in ("compiled", "interpreted", "times", *(["kept"] if ratios is not None else [])):
        table.add_column(heading, justify="right")
    for name, both in benchmarks.items():
        report = both.report()
        than_kept = (ratios or {}).get(name, {})
        for key in FIGURES:
            fast, slow = report[key], report["interpreted_" + key]
            times = ratio(fast, slow) if key != "clone_us" else ratio(slow, fast)
            row = [name, WORDS[key], figure(fast), figure(slow), times]
            if ratios is not None:
                row.append(f"{than_kept[key]:.2f}" if key in than_kept else "")
            table.add_row(*row)
            name = ""
        table.add_section()
    return table


def figure(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def ratio(more: float | None, less: float | None) -> str:
    return f"{more / less:.1f}" if more and less else ""
