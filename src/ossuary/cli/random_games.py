"""`record`, `simulate` and `perft`: games that nobody plays."""

from __future__ import annotations

import secrets
from concurrent.futures.process import BrokenProcessPool
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.table import Table

from ossuary.cli.screen import err, fail, out, progress_bar, say, say_json, write_text
from ossuary.cli.setup import Data, GameName, Json, MoreOptions, Options, Seats, Setup, set_up, words_of
from ossuary.lab.perft import perft as count_sequences
from ossuary.lab.recording import SEED_BYTES, record_random_game, secret_of
from ossuary.lab.simulation import LONGEST, Job, Span, Totals, cores
from ossuary.lab.simulation import simulate as play_games
from ossuary.sources import compiled

LARGEST_RANDOM_SEED = 1 << 31

Longest = Annotated[int, typer.Option(min=1, help="Break a game off after so many decisions.")]
Seed = Annotated[int | None, typer.Option(min=0, help="The game's seed; random unless said.", show_default=False)]


def record(
    game: GameName,
    more: MoreOptions = None,
    seats: Seats = None,
    options: Options = None,
    seed: Seed = None,
    out_file: Annotated[str | None, typer.Option("--out", metavar="FILE", help="Where to; stdout unless said.")] = None,
    fair: Annotated[bool, typer.Option("--fair", help="Commit to a seed, so that chance can be proved.")] = False,
    longest: Longest = LONGEST,
    data: Data = None,
) -> None:
    """Play a random game to its end and write its record."""
    setup = set_up(game, seats, words_of(options, more), data)
    secret = None
    if fair:
        secret = secret_of(seed) if seed is not None else secrets.token_bytes(SEED_BYTES)
    number = seed if seed is not None else secrets.randbelow(LARGEST_RANDOM_SEED)
    lines = record_random_game(setup.game, setup.seats, setup.options, number, secret, longest)
    answers = sum(line[0].isdigit() for line in lines)
    if answers == longest:
        err.print(f"broken off after {answers} answers: at random this game goes on and on", soft_wrap=True)
    text = "\n".join(lines) + "\n"
    if out_file is None:
        typer.echo(text, nl=False)
        return
    why = write_text(out_file, text)
    if why:
        fail(why)
    err.print(f"{out_file}: {setup.game.title}, {setup.seats} seats, {answers} answers", soft_wrap=True)


def simulate(
    game: GameName,
    more: MoreOptions = None,
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same totals.")] = 0,
    options: Options = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; one a core unless said.")] = None,
    longest: Longest = LONGEST,
    data: Data = None,
    json: Json = False,
) -> None:
    """Play random games on all cores, and show what they add up to."""
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
    """The totals for programs."""
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


def perft(
    game: GameName,
    more: MoreOptions = None,
    seats: Seats = None,
    depth: Annotated[int, typer.Option(min=1, help="How many answers deep.")] = 3,
    options: Options = None,
    seed: Annotated[int, typer.Option(min=0, help="What chance draws along the way.")] = 0,
    data: Data = None,
    json: Json = False,
) -> None:
    """Count the different sequences of answers from set-up: a net for the rules."""
    setup = set_up(game, seats, words_of(options, more), data)
    start = perf_counter()
    sequences = count_sequences(setup.game, setup.seats, setup.options, depth, seed)
    seconds = perf_counter() - start
    if json:
        facts = {"game": game, "seats": setup.seats, "options": setup.options, "seed": seed, "sequences": sequences}
        say_json({**facts, "seconds": seconds})
        return
    say(f"{setup.game.title}, {setup.seats} seats, seed {seed}", "bold")
    if setup.options:
        say(setup.options_text, "dim")
    table = Table()
    table.add_column("answers", justify="right")
    table.add_column("sequences", justify="right")
    for answers, count in enumerate(sequences, 1):
        table.add_row(str(answers), f"{count:,}")
    out.print(table)
    say(f"{seconds:.2f} s")
