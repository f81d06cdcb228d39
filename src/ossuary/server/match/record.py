"""The record of a match: all of it once the game is over, before that what everybody may know."""

from __future__ import annotations

from datetime import date

from ossuary.core.chance import commitment
from ossuary.server.match import resume
from ossuary.server.match.match import Match

HIDDEN = "# not public yet: {}"


def about(day: date, names: list[str], levels: list[str]) -> list[str]:
    """Comments on who played when: a name or a bot's level for each seat, or nothing."""
    people = [f"# name {seat}: {' '.join(name.split())}" for seat, name in enumerate(names, 1) if name]
    bots = [f"# bot {seat}: {level}" for seat, level in enumerate(levels, 1) if level]
    return [f"# date: {day.isoformat()}", *people, *bots]


def headers(match: Match, seed: bytes, revealed: bool, comments: list[str]) -> list[str]:
    variant = [f"# data: {match.setup.variant}"] if match.setup.variant else []
    if match.setup.start:
        return [*variant, *comments, *resume.headers(match.setup.start, revealed)]
    lines = [
        *variant,
        *comments,
        f"game: {match.game.name}",
        f"rules: {match.game.rules_version}",
        f"seats: {match.setup.seats}",
    ]
    if match.options:
        lines.append("options: " + option_text(match))
    lines.append(f"commit: {commitment(seed)}")
    lines += [f"value {seat}: {value.hex()}" for seat, value in enumerate(match.values, 1) if value]
    if revealed:
        lines.append(f"seed: {seed.hex()}")
    return [*lines, "---"]


def option_text(match: Match) -> str:
    """All options as the record states them; the key of fair chance is made from the same text."""
    return " ".join(f"{name}={value}" for name, value in match.options.items())


def record(match: Match, seed: bytes, ended: bool = False, comments: list[str] | None = None) -> str:
    """The `.bones` file. While the game goes on it has no seed, no digests, and no line that names what is hidden.

    Where there are hidden lines, those of chance are left out too: that chance was asked shows that cards differed.
    `ended`: this is an earlier point of a game that is over by now. `comments` stand in its head.
    """
    head = comments or []
    if match.over or ended:
        drafts = [f"{draft.seat} {draft.words}" for draft in match.phase.drafts] if match.phase else []
        return "\n".join([*headers(match, seed, True, head), *match.lines, *drafts]) + "\n"
    public = []
    for number, line in enumerate(match.lines):
        if line.startswith("=") or (match.hidden and line.startswith("*")):
            continue
        public.append(HIDDEN.format(" ".join(line.split(" ")[:2])) if number in match.hidden else line)
    return "\n".join([*headers(match, seed, False, head), *public]) + "\n"
