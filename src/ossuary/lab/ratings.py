"""One figure of strength for each entrant, from all games in which entrants met."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ossuary.bots import ANCHORS
from ossuary.lab.bootstrap import middle_of, resampled
from ossuary.lab.results import BlockResult, GameResult

RESAMPLES = 100
MOST_RATED = 200_000  # games in all resamples together; with more blocks fewer resamples do


class NoRatings(Exception):
    """The library that rates is not installed."""


@dataclass(frozen=True)
class Rating:
    """On the library's scale, where the anchor is 0; a difference of 4 or so wins two of three games."""

    value: float
    lowest: float
    highest: float


def new_model() -> Any:
    """Bradley and Terry's model over all pairs of a table.

    The library's Plackett-Luce lets a third place gain on two who share the first, so it is of no use here.
    """
    try:
        from openskill.models import BradleyTerryFull
    except ImportError as error:
        raise NoRatings("ratings need openskill: install ossuary with its extra `lab`") from error
    return BradleyTerryFull()


def rated_games(blocks: Sequence[BlockResult]) -> list[GameResult]:
    return [game for block in blocks for game in block.games if game.over and len(set(game.seats)) > 1]


def rate(blocks: Sequence[BlockResult]) -> dict[str, float]:
    """The strength of each entrant, compared with the anchor."""
    model = new_model()
    known: dict[str, Any] = {}
    for game in rated_games(blocks):
        for name in game.seats:
            known.setdefault(name, model.rating())
        # Seats of one entrant are rated apart, then it takes the mean.
        teams = [[model.rating(mu=known[name].mu, sigma=known[name].sigma)] for name in game.seats]
        after = model.rate(teams, ranks=[float(place) for place in game.places()])
        for name in set(game.seats):
            own = [team[0] for seat, team in zip(game.seats, after, strict=True) if seat == name]
            mu = sum(rating.mu for rating in own) / len(own)
            known[name] = model.rating(mu=mu, sigma=sum(rating.sigma for rating in own) / len(own))
    anchor = next((known[name].mu for name in reversed(ANCHORS) if name in known), model.mu)
    return {name: float(rating.mu - anchor) for name, rating in known.items()}


def ratings_of(blocks: Sequence[BlockResult]) -> dict[str, Rating]:
    """The ratings with intervals, the strongest first; none if no entrants have met."""
    found = rate(blocks)
    games = len(rated_games(blocks))
    if not games:
        return {}
    resamples = max(20, min(RESAMPLES, MOST_RATED // games))
    again: dict[str, list[float]] = {name: [] for name in found}

    def note(drawn: Sequence[BlockResult]) -> float:
        for name, value in rate(drawn).items():
            again[name].append(value)
        return 0.0

    resampled(blocks, note, resamples)
    return {
        name: Rating(value, *middle_of(sorted(again[name])))
        for name, value in sorted(found.items(), key=lambda named: -named[1])
    }
