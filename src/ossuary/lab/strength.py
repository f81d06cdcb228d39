"""How strong characters are, from the results of arenas in which each met the one before it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from ossuary.bots.characters import CHARACTERS
from ossuary.lab.contest import TABLE
from ossuary.lab.results import BadResults, BlockResult

HEADING = (
    "# Written by `ossuary strength` from results of the arena: of a hundred two-seat games, how many each wins.\n"
)


@dataclass(frozen=True)
class Measured:
    """A character's part of the wins against the one before it, in percent, and from how many games it is known."""

    level: str
    against: str
    share: int
    games: int


def measured(game: str, path: Path) -> Measured:
    """What a file of results says about the stronger of two neighbours; BadResults if it has other games."""
    head, *lines = path.read_bytes().strip().split(b"\n")
    try:
        contest: dict[str, Any] = msgspec.json.decode(head)["arena"]
        blocks = [msgspec.json.decode(line, type=BlockResult) for line in lines]
    except (msgspec.DecodeError, KeyError, TypeError) as error:
        raise BadResults(f"{path} is no file of results ({error})") from error
    entrants = contest["entrants"]
    levels = [one["level"] for one in entrants]
    pairs = [[weaker, stronger] for weaker, stronger in pairwise(CHARACTERS)]
    if contest["game"] != game or contest["seats"] != 2 or contest["form"] != TABLE:
        raise BadResults(f"{path} has no two-seat games of {game}")
    if sorted(levels, key=CHARACTERS.index if set(levels) <= set(CHARACTERS) else None) not in pairs:
        raise BadResults(f"{path} has no two characters of which one comes right after the other: {', '.join(levels)}")
    if any(one["ms"] or one["positions"] for one in entrants):
        raise BadResults(f"{path} has games with a budget, not as characters play at a table")
    if not blocks:
        raise BadResults(f"{path} has no games yet")
    weaker, stronger = sorted(levels, key=CHARACTERS.index)
    name = next(one["name"] for one in entrants if one["level"] == stronger)
    shares = [share for block in blocks if (share := block.share(name)) is not None]
    games = sum(len(block.games) for block in blocks)
    return Measured(stronger, weaker, round(100 * fmean(shares)), games)


def strength_text(found: list[Measured]) -> str:
    """The contents of a game's `strength.toml`, the weakest character first."""
    ranked = sorted(found, key=lambda one: CHARACTERS.index(one.level))
    tables = [
        f'\n[{one.level}]\nagainst = "{one.against}"\nshare = {one.share}\ngames = {one.games}\n' for one in ranked
    ]
    return HEADING + "".join(tables)
