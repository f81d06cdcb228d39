"""`arena`: bots play each other, and the bench says who is stronger, and how sure that is."""

from __future__ import annotations

import re
import shlex
import sys
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.live import Live

from ossuary.bots import LEVELS, STYLED
from ossuary.cli.arena_view import facts_of, live_view, show_run
from ossuary.cli.game_arguments import Data, GameName, Json, MoreOptions, Options, Seats, Setup, set_up, words_of
from ossuary.cli.output import err, fail, say_json, write_text
from ossuary.cli.suggestions import did_you_mean
from ossuary.lab.arena_report import report_page
from ossuary.lab.contest import APART, ORACLE, PAIRS, TABLE, BadEntrant, Contest, Entrant, read_entrants
from ossuary.lab.contest_run import ContestRun
from ossuary.lab.net_games import NET, OWN
from ossuary.lab.oracle import NotTogether
from ossuary.lab.ratings import NoRatings, Rating, ratings_of
from ossuary.lab.results import BadResults, ResultsFile
from ossuary.lab.simulation import LONGEST
from ossuary.lab.sprt import Sprt
from ossuary.lab.workers import cores

USUAL_LEVELS = ",".join(reversed(LEVELS[:2]))
SEEDS = re.compile(r"(\d+)(?:[-–](\d+))?")


def arena(
    game: GameName,
    more: MoreOptions = None,
    seats: Seats = None,
    levels: Annotated[
        str,
        typer.Option(
            metavar="LEVEL,...",
            help=f"Who plays, taking the seats in turn: {', '.join(LEVELS)}. "
            "LEVEL*3 has three seats, LEVEL@200ms and LEVEL@64 a budget of their own, NAME=LEVEL another name.",
        ),
    ] = USUAL_LEVELS,
    games: Annotated[int, typer.Option(min=1, help="At least so many games, in whole blocks.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The first seed of chance: each block has one.")] = 0,
    seeds: Annotated[
        str | None, typer.Option(metavar="A-B", help="These seeds, instead of --games and --seed.", show_default=False)
    ] = None,
    pairs: Annotated[bool, typer.Option("--pairs", help="Every two levels play each other.")] = False,
    apart: Annotated[bool, typer.Option("--apart", help="Each level has a table of its own: solo and coop.")] = False,
    ms: Annotated[int, typer.Option(min=0, help="Milliseconds for a choice; 0 is no limit.")] = 0,
    simulations: Annotated[int, typer.Option(min=0, help="Evaluated positions for a choice; 0 is no limit.")] = 0,
    claim: Annotated[
        float | None,
        typer.Option(
            min=0, max=1, help="Stop once it is clear whether the first level has this share.", show_default=False
        ),
    ] = None,
    instead: Annotated[
        float | None,
        typer.Option(min=0, max=1, help="The share it has if the claim is wrong.", show_default="an equal one"),
    ] = None,
    oracle: Annotated[
        bool, typer.Option("--oracle", help="Beside the levels, a search that sees the draws: solo and coop.")
    ] = False,
    width: Annotated[int, typer.Option(min=1, help="How many lines the oracle follows.")] = 100,
    jobs: Annotated[int | None, typer.Option(min=1, help="How many processes.", show_default="one per core")] = None,
    results: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep every block here, and go on from what is there.")
    ] = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page with plots (HTML).")] = None,
    options: Options = None,
    longest: Annotated[int, typer.Option(min=1, help="Break a game off after this many answers.")] = LONGEST,
    data: Data = None,
    json: Json = False,
) -> None:
    """Let bots play each other on all cores, and show who is stronger, with intervals.

    A block is one seed of chance in all seatings, and it is scored as one.
    """
    setup = set_up(game, seats, words_of(options, more), data)
    entrants = entrants_called(levels, ms, simulations)
    if oracle:
        entrants.append(Entrant(ORACLE, ORACLE, 0, width))
    form = APART if apart or oracle else PAIRS if pairs else TABLE
    contest = Contest(setup.game.name, setup.corrections, setup.seats, setup.options, tuple(entrants), form, longest)
    if not contest.pairings():
        fail("--pairs wants at least two levels")
    first, last = seeds_called(seeds) if seeds else (seed, last_seed(contest, games, seed))
    sprt = claim_called(claim, instead, contest)
    try:
        file = ResultsFile(results, contest, int(setup.game.rules_version)) if results else None
        run = ContestRun(contest, contest.tasks(first, last), sprt, file)
    except BadResults as bad:
        fail(str(bad))
    except OSError as error:
        fail(f"can't write {results} ({error.strerror})")
    seconds = play_and_watch(run, setup, jobs or cores(), quiet=json)
    ratings, why_not = rated(run)
    if report is not None:
        command = shlex.join(["ossuary", *sys.argv[1:]])
        complaint = write_text(str(report), report_page(run, setup.game.title, ratings, why_not, command))
        if complaint:
            fail(complaint)
    if json:
        say_json({**facts_of(run, ratings), "seed": first, "seconds": seconds})
        return
    show_run(run, setup, ratings, why_not, seconds)


def play_and_watch(run: ContestRun, setup: Setup, jobs: int, quiet: bool) -> float:
    """Play what is missing, with a view of how it stands if there is a terminal; returns the seconds it took."""
    start = perf_counter()
    watched = not quiet and err.is_terminal
    live = Live(console=err, transient=True, auto_refresh=False) if watched else None
    with live or nullcontext():

        def progress() -> None:
            if live is not None:
                live.update(live_view(run, setup.game.title, perf_counter() - start), refresh=True)

        progress()
        try:
            run.play(jobs, progress)
        except BrokenProcessPool:
            fail("a process that played games has died; was there enough memory?")
        except NotTogether:
            fail("--oracle is for games that all win or lose together")
    return perf_counter() - start


def rated(run: ContestRun) -> tuple[dict[str, Rating], str]:
    """The ratings, or why there are none."""
    if len(run.contest.names) < 2 or run.contest.form == APART:
        return {}, ""
    try:
        return ratings_of(run.blocks), ""
    except NoRatings as missing:
        return {}, str(missing)


def entrants_called(words: str, ms: int, simulations: int) -> list[Entrant]:
    """The entrants; ends the command if a level is unknown."""
    try:
        entrants = read_entrants(words, ms, simulations)
    except BadEntrant as bad:
        fail(f"'{bad}' names no levels, or two by one name")
    unknown = [
        entrant.level for entrant in entrants if entrant.level not in LEVELS + STYLED and not is_net(entrant.level)
    ]
    if unknown or not entrants:
        typed = unknown[0] if unknown else words
        fail(f"there is no level '{typed}'; levels are {', '.join(LEVELS)}.{did_you_mean(typed, LEVELS)}")
    return entrants


def is_net(level: str) -> bool:
    """Whether this is `net:FILE` with a file that is there, or what nets are measured against."""
    return level == OWN or (level.startswith(NET) and Path(level.removeprefix(NET)).is_file())


def seeds_called(words: str) -> tuple[int, int]:
    found = SEEDS.fullmatch(words)
    first, last = (int(found[1]), int(found[2] or found[1])) if found else (1, 0)
    if first > last:
        fail(f"'{words}' are no seeds; they look like 1-1000")
    return first, last


def last_seed(contest: Contest, games: int, first: int) -> int:
    """With which seed there have been at least this many games."""
    of_a_seed = sum(len(seatings) for seatings in contest.pairings())
    return first + -(-games // of_a_seed) - 1


def claim_called(claim: float | None, instead: float | None, contest: Contest) -> Sprt | None:
    if claim is None:
        if instead is not None:
            fail("--instead wants a --claim")
        return None
    if instead is None and contest.form == APART:
        fail("where levels don't meet there is no equal share: --claim wants --instead")
    try:
        return Sprt(claim, 1 / contest.seats if instead is None else instead)
    except ValueError as error:
        fail(str(error))
