"""How a contest between bots is shown: while it goes on, as a table, and as JSON."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from ossuary.cli.game_arguments import Setup
from ossuary.cli.output import counted, out, say
from ossuary.lab.contest_run import ContestRun
from ossuary.lab.ratings import Rating
from ossuary.lab.results import seconds_of
from ossuary.lab.sprt import FAILS, HOLDS, OPEN
from ossuary.lab.standings import Standing
from ossuary.sources import compiled

USUALLY = 0.95
VERDICTS = {HOLDS: "the claim holds", FAILS: "the claim does not hold", OPEN: "nothing is decided yet"}


def ms_at(standing: Standing, part: float) -> float:
    """The milliseconds of processor time that this part of the choices took at most."""
    return 1000 * seconds_of(standing.time_bucket(part))


def ranked(run: ContestRun) -> list[tuple[str, Standing]]:
    return sorted(run.standings.levels.items(), key=lambda named: -named[1].share)


def claim_text(run: ContestRun) -> str:
    """What the blocks say about the claim."""
    sprt = run.sprt
    if sprt is None:
        return ""
    name = run.contest.entrants[0].name
    share = f"{name} has {percent(sprt.claim)} rather than {percent(sprt.instead)}"
    evidence = f"evidence {sprt.evidence:+.2f} of ±{sprt.bound:.2f}"
    return f"{share}: {VERDICTS[sprt.verdict]} after {counted(sprt.blocks, 'block')} ({evidence})"


def percent(part: float) -> str:
    return f"{100 * part:.1f} %"


def live_view(run: ContestRun, title: str, seconds: float) -> RenderableType:
    """How it stands now: the bar, the table so far and the evidence for a claim."""
    total, done = len(run.tasks), run.played
    fresh = done - run.resumed
    left = f", {(total - done) * seconds / fresh:,.0f} s left" if fresh else ""
    head = Text(f"{title}: {done:,} of {counted(total, 'block')}{left}", style="bold")
    table = Table(box=None, pad_edge=False)
    for heading in ("level", "share", "±", "won", "of", "ms a choice"):
        table.add_column(heading, justify="left" if heading == "level" else "right")
    for name, standing in ranked(run):
        table.add_row(
            name,
            percent(standing.share),
            rough_margin(standing.shares),
            f"{standing.won:,}",
            f"{standing.played:,}",
            f"{standing.ms_a_choice:.1f}",
        )
    bar = Table.grid()  # a bar of its own does not end its line
    bar.add_row(ProgressBar(total=total, completed=done, width=60))
    return Group(head, bar, table, Text(claim_text(run), style="dim"))


def rough_margin(shares: list[float]) -> str:
    """Half of the interval, as quick as it has to be while games go on."""
    if len(shares) < 2:
        return ""
    mean = sum(shares) / len(shares)
    spread = sum((share - mean) ** 2 for share in shares) / (len(shares) - 1)
    return f"{196 * (spread / len(shares)) ** 0.5:.1f}"


def show_run(run: ContestRun, setup: Setup, ratings: dict[str, Rating], why_not: str, seconds: float) -> None:
    """The table, on stdout."""
    standings = run.standings
    say(f"{setup.game.title}, {counted(setup.seats, 'seat')}: {counted(standings.games, 'game')} between bots", "bold")
    if setup.options:
        say(setup.options_text, "dim")
    table = Table()
    table.add_column("level")
    for heading in ("seats", "won", "share %", "95 %", "rating", "score", "ms", "p95"):
        table.add_column(heading, justify="right", no_wrap=True)
    for name, standing in ranked(run):
        low, high = standing.share_interval
        table.add_row(
            name,
            f"{standing.played:,}",
            f"{standing.won:,}",
            f"{100 * standing.share:.1f}",
            f"{100 * low:.1f}–{100 * high:.1f}",
            f"{ratings[name].value:+.1f}" if name in ratings else "",
            f"{standing.scores.mean:.1f}" if standing.scores.count else "",
            f"{standing.ms_a_choice:.2f}",
            f"{ms_at(standing, USUALLY):.1f}",
        )
    out.print(table)
    if run.sprt is not None:
        say(claim_text(run))
    for cause, count in standings.ends.most_common():
        say(f"ended by {cause}: {count:,}")
    say(f"{standings.rounds.mean:.1f} rounds and {standings.answers.mean:.0f} answers a game")
    say("ms and p95: what a choice takes on average, and 95 % of them at most", "dim")
    speed = "compiled" if compiled() else "interpreted"
    resumed = f", {counted(run.resumed, 'block')} from before" if run.resumed else ""
    say(f"{counted(standings.blocks, 'block')} in {seconds:.1f} s ({speed}{resumed})", "dim")
    if why_not:
        say(why_not, "yellow")


def facts_of(run: ContestRun, ratings: dict[str, Rating]) -> dict[str, Any]:
    """The standings, for programs to read."""
    contest, standings, sprt = run.contest, run.standings, run.sprt
    claim = None
    if sprt is not None:
        claim = {
            "claim": sprt.claim,
            "instead": sprt.instead,
            "verdict": sprt.verdict,
            "blocks": sprt.blocks,
            "evidence": sprt.evidence,
        }
    return {
        "game": contest.game,
        "seats": contest.seats,
        "options": contest.options,
        "levels": [entrant.name for entrant in contest.entrants],
        "form": contest.form,
        "games": standings.games,
        "blocks": standings.blocks,
        "rounds": standings.rounds.mean,
        "answers": standings.answers.mean,
        "standings": {name: standing_facts(standing) for name, standing in standings.levels.items()},
        "ends": dict(sorted(standings.ends.items())),
        "claim": claim,
        "ratings": {name: [one.value, one.lowest, one.highest] for name, one in ratings.items()},
        "above": [[name, other, points, met] for (name, other), (points, met) in sorted(standings.above.items())],
    }


def standing_facts(standing: Standing) -> dict[str, Any]:
    return {
        "played": standing.played,
        "won": standing.won,
        "rate": standing.rate,
        "share": standing.share,
        "share_95": list(standing.share_interval),
        "score": standing.scores.mean if standing.scores.count else None,
        "ms_a_choice": standing.ms_a_choice,
        "ms_median": ms_at(standing, 0.5),
        "ms_95": ms_at(standing, USUALLY),
        "ms_slowest": 1000 * standing.slowest,
    }
