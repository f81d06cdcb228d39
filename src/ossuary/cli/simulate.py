"""`simulate`: what thousands of random games add up to."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.table import Table

from ossuary.cli.game_arguments import (
    Data,
    GameName,
    Json,
    Longest,
    MoreOptions,
    Options,
    Seats,
    Setup,
    set_up,
    words_of,
)
from ossuary.cli.output import fail, out, progress_bar, say, say_json
from ossuary.lab.simulation import LONGEST, Job, Span, Totals
from ossuary.lab.simulation import simulate as play_games
from ossuary.lab.workers import cores
from ossuary.sources import compiled


def simulate(
    game: GameName,
    more: MoreOptions = None,
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same totals.")] = 0,
    options: Options = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="How many processes.", show_default="one per core")] = None,
    longest: Longest = LONGEST,
    data: Data = None,
    json: Json = False,
) -> None:
    """Play random games on all cores, and show the totals."""
    setup = set_up(game, seats, words_of(options, more), data)
    job = Job(setup.game.name, setup.corrections, setup.seats, setup.options, seed, longest)
    workers = jobs or cores()
    start = perf_counter()
    with progress_bar(quiet=json) as bar:
        task = bar.add_task("playing", total=games)
        try:
            totals = play_games(job, games, workers, lambda played: bar.advance(task, played))
        except BrokenProcessPool:
            fail("a process that played games has died; was there enough memory?")
    seconds = perf_counter() - start
    if json:
        say_json({**facts_of(setup, totals, seed), "jobs": workers, **speed_of(games, seconds)})
        return
    show_totals(setup, totals)
    speed = "compiled" if compiled() else "interpreted"
    say(f"{games:,} games in {seconds:.1f} s: {games / seconds:,.0f} games/s ({workers} jobs, {speed})")


def speed_of(games: int, seconds: float) -> dict[str, Any]:
    return {"seconds": seconds, "games_per_s": games / seconds, "compiled": compiled()}


def facts_of(setup: Setup, totals: Totals, seed: int) -> dict[str, Any]:
    """The totals, for programs to read."""
    rounds = {
        "mean": totals.mean_rounds,
        "min": min(totals.rounds),
        "median": totals.median_rounds,
        "max": max(totals.rounds),
    }
    return {
        "game": setup.game.name,
        "seats": setup.seats,
        "options": setup.options,
        "seed": seed,
        "games": totals.games,
        "rounds": rounds,
        "decisions": {**span_of(totals.decisions), "total": totals.decisions.total},
        "wins": totals.wins,
        "shared": totals.shared,
        "nobody": totals.nobody,
        "scores": [span_of(span) for span in totals.scores] if totals.scored else [],
        "ends": dict(sorted(totals.ends.items())),
    }


def span_of(span: Span) -> dict[str, float | int | None]:
    return {"mean": span.mean, "min": span.least, "max": span.most}


def show_totals(setup: Setup, totals: Totals) -> None:
    say(f"{setup.game.title}, {setup.seats} seats: {totals.games:,} random games", "bold")
    if setup.options:
        say(setup.options_text, "dim")
    table = Table()
    for heading in ("", "mean", "min", "median", "max"):
        table.add_column(heading, justify="right" if heading else "left")
    table.add_row(
        "rounds",
        f"{totals.mean_rounds:.2f}",
        str(min(totals.rounds)),
        f"{totals.median_rounds:g}",
        str(max(totals.rounds)),
    )
    spans = [("decisions", totals.decisions)]
    spans += [(f"score of seat {seat}", span) for seat, span in enumerate(totals.scores, 1) if totals.scored]
    for name, span in spans:
        table.add_row(name, f"{span.mean:.2f}", str(span.least), "", str(span.most))
    out.print(table)
    counts = Table(box=None, show_header=False, pad_edge=True)
    counts.add_column()
    counts.add_column(justify="right")
    counts.add_column(justify="right")
    rows = [(f"won by seat {seat}", wins) for seat, wins in enumerate(totals.wins, 1)]
    rows += [("won together", totals.shared)] if setup.seats > 1 else []
    rows += [("won by nobody", totals.nobody)]
    rows += [(f"ended by {cause}", count) for cause, count in totals.ends.most_common()]
    for name, count in rows:
        counts.add_row(name, f"{count:,}", f"{100 * count / totals.games:.1f} %")
    out.print(counts)
