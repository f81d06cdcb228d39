"""A contest as one page: figures and plots, drawn without a library and readable without a network."""

from __future__ import annotations

import math
from collections.abc import Iterable
from html import escape

from ossuary.lab.contest_run import ContestRun
from ossuary.lab.ratings import Rating
from ossuary.lab.results import seconds_of
from ossuary.lab.sprt import FAILS, HOLDS, OPEN
from ossuary.lab.standings import Standing

WIDTH = 720
NAMES = 130  # the part of the width where names stand
ROW = 34
VERDICTS = {HOLDS: "holds", FAILS: "does not hold", OPEN: "is not decided"}
STYLE = """
:root { color-scheme: light dark; --ink: #22262e; --pale: #687080; --line: #d6dae2; --paper: #fff; --mark: #2f6f8f;
  --soft: #cfe3ec; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaf0; --pale: #9aa3b5; --line: #3a4150; --paper: #171a21;
  --mark: #7cc0de; --soft: #26495a; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto;
  max-width: 52rem; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2.2rem; }
code { font-size: .85rem; overflow-wrap: anywhere; } .pale { color: var(--pale); }
svg { display: block; width: 100%; height: auto; font: 13px system-ui, sans-serif; } svg text { fill: var(--ink); }
svg .pale { fill: var(--pale); } .grid { stroke: var(--line); } .mark { fill: var(--mark); }
.whisker { stroke: var(--mark); stroke-width: 2; } .soft { fill: var(--soft); }
.scroll { overflow-x: auto; }
@media (max-width: 40rem) { svg { font-size: 17px; min-width: 30rem; } }
table { border-collapse: collapse; }
th, td { border-bottom: 1px solid var(--line); padding: .25rem .6rem; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
"""


def report_page(run: ContestRun, title: str, ratings: dict[str, Rating], why_not: str, command: str) -> str:
    """The whole page."""
    contest, standings = run.contest, run.standings
    options = " ".join(f"{name}={value}" for name, value in contest.options.items())
    parts = [
        f"<h1>{escape(title)}: {escape(', '.join(contest.names))}</h1>",
        f'<p class="pale">{standings.games:,} games in {standings.blocks:,} blocks, {contest.seats} seats. '
        f"{escape(options)}<br><code>{escape(command)}</code></p>",
        claim_sentence(run),
        section(
            "Share of wins", shares_plot(run), "A shared win counts in parts. Bars: 95 %, from blocks drawn again."
        ),
        table_of(run),
    ]
    if ratings:
        words = (
            "Bradley–Terry over all games in which levels met; the anchor is 0. Bars: 95 %, from blocks drawn again."
        )
        parts.append(section("Ratings", ratings_plot(ratings), words))
    elif why_not:
        parts.append(section("Ratings", "", why_not))
    if standings.above:
        words = "How often the level of the row came out above the level of the column; a shared place counts half."
        parts.append(section("Who beats whom", win_matrix(run), words))
    parts.append(section("Length", lengths_plot(run), "Games by their number of rounds."))
    words = "Processor time of a choice: half of them are left of the box's middle line, 95 % left of its end."
    parts.append(section("Time a choice", times_plot(run), words))
    body = "\n".join(part for part in parts if part)
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return f'<!doctype html><html lang="en"><head>{head}<style>{STYLE}</style></head><body>\n{body}\n</body></html>\n'


def section(heading: str, drawing: str, words: str) -> str:
    words = escape(words).replace(" %", "&nbsp;%")
    return f'<h2>{escape(heading)}</h2>\n{drawing}\n<p class="pale">{words}</p>'


def claim_sentence(run: ContestRun) -> str:
    sprt = run.sprt
    if sprt is None:
        return ""
    return (
        f"<p>That {escape(run.contest.entrants[0].name)} has {100 * sprt.claim:g} % rather than "
        f"{100 * sprt.instead:g} % <strong>{VERDICTS[sprt.verdict]}</strong> after {sprt.blocks:,} blocks "
        f"(sequential test, 5 % either way; evidence {sprt.evidence:+.2f} of ±{sprt.bound:.2f}).</p>"
    )


def table_of(run: ContestRun) -> str:
    heads = ("level", "seats", "won", "share", "95 %", "score", "ms", "slowest")
    rows = []
    for name, one in ranked_names(run):
        low, high = one.share_interval
        cells = (
            escape(name),
            f"{one.played:,}",
            f"{one.won:,}",
            f"{100 * one.share:.1f} %",
            f"{100 * low:.1f}–{100 * high:.1f} %",
            f"{one.scores.mean:.1f}" if one.scores.count else "",
            f"{one.ms_a_choice:.2f}",
            f"{1000 * one.slowest:.0f}",
        )
        rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    head = "".join(f"<th>{word}</th>" for word in heads)
    return f'<div class="scroll"><table><tr>{head}</tr>{"".join(rows)}</table></div>'


def ranked_names(run: ContestRun) -> list[tuple[str, Standing]]:
    return sorted(run.standings.levels.items(), key=lambda named: -named[1].share)


class Axis:
    """Where a value is drawn: from `low` to `high` over the width that names leave."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1.0

    def x(self, value: float) -> float:
        return NAMES + (value - self.low) / (self.high - self.low) * (WIDTH - NAMES - 50)

    def grid(self, marks: Iterable[tuple[float, str]], height: float) -> str:
        return "".join(
            f'<line class="grid" x1="{self.x(value):.1f}" x2="{self.x(value):.1f}" y1="0" y2="{height - 18}"/>'
            f'<text class="pale" x="{self.x(value):.1f}" y="{height - 3}" text-anchor="middle">{escape(words)}</text>'
            for value, words in marks
        )


def drawing(height: float, label: str, content: str) -> str:
    picture = f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(label)}">{content}</svg>'
    return f'<div class="scroll" tabindex="0">{picture}</div>'


def name_at(name: str, y: float) -> str:
    return f'<text x="0" y="{y + 4:.1f}">{escape(name)}</text>'


def whiskers(rows: list[tuple[str, float, float, float, str]], axis: Axis, marks: list[tuple[float, str]]) -> str:
    """For each name a point with its interval."""
    height = ROW * (len(rows) + 0.3) + 24  # above each point stand its words
    content = axis.grid(marks, height)
    for number, (name, value, low, high, words) in enumerate(rows):
        y = ROW * (number + 0.8)
        content += (
            name_at(name, y)
            + f'<line class="whisker" x1="{axis.x(low):.1f}" x2="{axis.x(high):.1f}" y1="{y}" y2="{y}"/>'
            f'<circle class="mark" cx="{axis.x(value):.1f}" cy="{y}" r="5"/>'
            f'<text x="{axis.x(value):.1f}" y="{y - 9}" text-anchor="middle">{escape(words)}</text>'
        )
    label = "; ".join(f"{name} {words}" for name, _, _, _, words in rows)
    return drawing(height, label, content)


def shares_plot(run: ContestRun) -> str:
    rows = []
    for name, one in ranked_names(run):
        rows.append((name, one.share, *one.share_interval, f"{100 * one.share:.1f} %"))
    return whiskers(rows, Axis(0, 1), [(part / 4, f"{25 * part} %") for part in range(5)])


def ratings_plot(ratings: dict[str, Rating]) -> str:
    rows = [(name, one.value, one.lowest, one.highest, f"{one.value:+.1f}") for name, one in ratings.items()]
    low, high = min(one.lowest for one in ratings.values()), max(one.highest for one in ratings.values())
    step = nice_step((high - low) / 6)
    low, high = step * math.floor(low / step), step * math.ceil(high / step)
    marks = [(low + step * i, f"{low + step * i:g}") for i in range(round((high - low) / step) + 1)]
    return whiskers(rows, Axis(low, high), marks)


def nice_step(rough: float) -> float:
    """The round number from which an axis is marked."""
    power = 10.0 ** math.floor(math.log10(max(rough, 1e-9)))
    return next(power * times for times in (1, 2, 5, 10) if power * times >= rough)


def win_matrix(run: ContestRun) -> str:
    names = [name for name, _ in ranked_names(run)]
    side = min(80.0, (WIDTH - NAMES) / max(len(names), 1))
    content = ""
    for column, other in enumerate(names):
        x = NAMES + side * (column + 0.5)
        content += f'<text class="pale" x="{x:.1f}" y="14" text-anchor="middle">{escape(other)}</text>'
    for row, name in enumerate(names):
        y = 24 + ROW * row
        content += name_at(name, y + ROW / 2)
        for column, other in enumerate(names):
            if (name, other) not in run.standings.above:
                continue
            points, met = run.standings.above[name, other]
            x = NAMES + side * column
            content += (
                f'<rect class="mark" x="{x + 1:.1f}" y="{y + 1}" width="{side - 2:.1f}" height="{ROW - 2}" '
                f'opacity="{0.1 + 0.5 * points / met:.2f}"/>'
                f'<text x="{x + side / 2:.1f}" y="{y + ROW / 2 + 4}" text-anchor="middle">'
                f"{100 * points / met:.0f} %</text>"
            )
    return drawing(24 + ROW * len(names), "how often each level came out above each other", content)


def lengths_plot(run: ContestRun) -> str:
    lengths = run.standings.lengths
    if not lengths:
        return ""
    first, last, most = min(lengths), max(lengths), max(lengths.values())
    wide = (WIDTH - 20) / (last - first + 1)
    every = max(1, math.ceil(28 / wide))
    content = ""
    for rounds in range(first, last + 1):
        x, tall = 10 + wide * (rounds - first), 120 * lengths[rounds] / most
        content += (
            f'<rect class="mark" x="{x + 0.5:.1f}" y="{130 - tall:.1f}" '
            f'width="{max(wide - 1, 0.5):.1f}" height="{tall:.1f}"/>'
        )
        if (rounds - first) % every == 0:
            content += f'<text class="pale" x="{x + wide / 2:.1f}" y="147" text-anchor="middle">{rounds}</text>'
    return drawing(152, f"from {first} to {last} rounds, {run.standings.rounds.mean:.1f} on average", content)


def times_plot(run: ContestRun) -> str:
    rows = ranked_names(run)
    spans: list[tuple[str, list[float]]] = []  # milliseconds: of few, of half, of most choices, of the slowest
    for name, one in rows:
        if one.times:
            parts = [1000 * seconds_of(one.time_bucket(part)) for part in (0.05, 0.5, 0.95)]
            spans.append((name, [*parts, 1000 * one.slowest]))
    if not spans:
        return ""
    lowest = math.floor(math.log10(max(min(span[0] for _, span in spans), 1e-3)))
    highest = math.ceil(math.log10(max(max(span[3] for _, span in spans), 10.0 ** (lowest + 1))))
    axis = Axis(lowest, highest)
    height = ROW * len(spans) + 24
    content = axis.grid(((power, f"{10.0**power:g} ms") for power in range(lowest, highest + 1)), height)
    for number, (name, span) in enumerate(spans):
        y = ROW * (number + 0.5)
        left, centre, right, end = (axis.x(math.log10(max(ms, 10.0**lowest))) for ms in span)
        content += (
            f'{name_at(name, y)}<line class="whisker" x1="{left:.1f}" x2="{max(end, right):.1f}" y1="{y}" y2="{y}"/>'
            f'<rect class="soft" x="{left:.1f}" y="{y - 8}" width="{max(right - left, 2):.1f}" height="16"/>'
            f'<line class="whisker" x1="{centre:.1f}" x2="{centre:.1f}" y1="{y - 8}" y2="{y + 8}"/>'
        )
    label = "; ".join(f"{name}: half within {span[1]:.2g} ms, 95 % within {span[2]:.2g} ms" for name, span in spans)
    return drawing(height, label, content)
