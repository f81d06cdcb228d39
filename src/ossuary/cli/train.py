"""`train`: a net learns to judge positions of a game."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ossuary.cli.game_arguments import GameName, game_called
from ossuary.cli.output import err, fail, say, write_text
from ossuary.lab.net_games import NotTrainable
from ossuary.lab.workers import cores

if TYPE_CHECKING:
    from ossuary.lab.training import Curve


def train(
    game: GameName,
    seed: Annotated[int, typer.Option(min=1, help="The same seed and plan give the same nets.")] = 1,
    generations: Annotated[int, typer.Option(min=1, help="At most so many.")] = 8,
    games: Annotated[int, typer.Option(min=10, help="Games of a generation, for each set-up.")] = 400,
    epochs: Annotated[int, typer.Option(min=1, help="How often a generation goes through its games.")] = 12,
    gate: Annotated[int, typer.Option(min=24, help="At most so many blocks of each set-up to be let in.")] = 240,
    minutes: Annotated[float, typer.Option(min=0.1, help="No generation begins that would end later.")] = 60,
    jobs: Annotated[int | None, typer.Option(min=1, help="How many processes.", show_default="one per core")] = None,
    folder: Annotated[
        Path | None, typer.Option(help="Nets and the curve; goes on from there.", show_default="train-GAME")
    ] = None,
    curve: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the learning curve (Markdown).")] = None,
) -> None:
    """Train a net by self-play, each generation let in only if it is stronger."""
    game_called(game)
    try:
        from ossuary.lab.training import Plan
        from ossuary.lab.training import train as train_net
    except ImportError:
        fail("training needs numpy: install ossuary with its extra `lab`")
    plan = Plan(game, seed, games, epochs, gate)
    place = folder if folder is not None else Path(f"train-{game}")
    try:
        with err.status("", spinner="line") if err.is_terminal else nullcontext() as status:

            def progress(stage: str, done: int, total: int) -> None:
                if status is not None:
                    status.update(f"{done:,} of {total:,} {stage}")

            done = train_net(
                plan, place, jobs or cores(), generations, minutes, lambda one: say(line_of(one)), progress
            )
    except NotTrainable as why:
        fail(str(why))
    say(f"strongest: {done.champion}", "bold")
    if curve is not None:
        complaint = write_text(str(curve), curve_text(done.curve))
        if complaint:
            fail(complaint)


def show_generation(one: Curve) -> None:
    say(line_of(one))


def line_of(one: Curve) -> str:
    """A generation in one line."""
    shares = ", ".join(f"{setup} {100 * share:.1f} %" for setup, share in one.shares.items())
    return (
        f"generation {one.generation}: {one.samples:,} choices, loss {one.loss:.4f} (held out {one.held_out:.4f}), "
        f"share {100 * one.share:.1f} % of {one.blocks} blocks: {one.verdict} ({shares}); champion {one.champion}"
    )


def curve_text(curve: list[Curve]) -> str:
    """The learning curve as a table."""
    rows = ["| generation | choices | loss | held out | share against champion | blocks | claim of 55 % | champion |"]
    rows.append("|---|---|---|---|---|---|---|---|")
    for one in curve:
        shares = ", ".join(f"{setup} {100 * share:.1f} %" for setup, share in one.shares.items())
        rows.append(
            f"| {one.generation} | {one.samples:,} | {one.loss:.4f} | {one.held_out:.4f} | "
            f"{100 * one.share:.1f} % ({shares}) | {one.blocks} | {one.verdict} | {one.champion} |"
        )
    return "\n".join(rows) + "\n"
