"""A hint: what a bot would answer, and what that gains in things a player counts."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ossuary.bots.bot import Bot, Budget, Weighed
from ossuary.bots.explain.explainer import Explainer
from ossuary.core.chance import Dice
from ossuary.core.game import Game

MOST_REASONS: Final = 3
NEXT_BEST: Final = 4  # answers that the best is compared with, until there is a difference to tell; then the worst


class Advice:
    """`gains` has what the first of the weighed answers gains, by name, compared with `other`.

    It is compared with doing nothing if `other` is empty.
    """

    def __init__(self, weighed: Weighed, gains: list[tuple[str, int]], other: str) -> None:
        self.weighed: Weighed = weighed
        self.gains: list[tuple[str, int]] = gains
        self.other: str = other


def advise(bot: Bot, explainer: Explainer | None, moment: list[int], seat: i64, budget: Budget, seed: int) -> Advice:
    """The answers as a bot weighs them, the best first, with reasons for the first if there is an explainer.

    An answer that loses something great for something small gives way to the first that spares it.
    """
    dice = Dice(seed)
    weighed = bot.weigh(moment, seat, budget, dice)
    if len(weighed) < 2 or explainer is None:
        return Advice(weighed, [], "")
    game = bot.game
    worlds = [game.imagine(moment, seat, dice) for _ in range(explainer.worlds)]
    seeds = [int(dice.below(1 << 30)) for _ in worlds]
    best = count_in_all(explainer, game, worlds, seeds, seat, weighed[0][1])
    rest = [words for _, words in weighed[1:]]
    quiet = [words for words in rest if explainer.is_quiet(game.parse(worlds[0], seat, words.split(" ")))]
    gains: list[tuple[str, int]] = []
    other = ""
    for words in quiet[:1] + rest[:NEXT_BEST] + rest[-1:]:
        gains = mean_gains(explainer, best, count_in_all(explainer, game, worlds, seeds, seat, words))
        if gains:
            other = "" if words in quiet else words
            break
    if not explainer.is_petty(best, gains):
        return Advice(weighed, gains, other)
    for place in range(1, len(weighed)):
        words = weighed[place][1]
        counted = count_in_all(explainer, game, worlds, seeds, seat, words)
        if explainer.spares_more(counted, best):
            better = [weighed[place], *weighed[:place], *weighed[place + 1 :]]
            return Advice(better, mean_gains(explainer, counted, best), weighed[0][1])
    return Advice(weighed, explainer.reasons_of_loss(best), "")


def count_in_all(
    explainer: Explainer, game: Game[Any], worlds: list[Any], seeds: list[int], seat: i64, words: str
) -> dict[str, int]:
    """What an answer leads to in all these positions together."""
    total: dict[str, int] = {}
    for i in range(len(worlds)):
        action = game.parse(worlds[i], seat, words.split(" "))
        for name, amount in explainer.count(game, worlds[i], seat, action, Dice(seeds[i])).items():
            total[name] = total.get(name, 0) + amount
    return total


def mean_gains(explainer: Explainer, chosen: dict[str, int], other: dict[str, int]) -> list[tuple[str, int]]:
    """What there is more of with one answer than with the other, on average; the most important first."""
    found: dict[str, int] = {}
    for name in explainer.names:
        more = chosen.get(name, 0) - other.get(name, 0)
        amount = (2 * more + explainer.worlds) // (2 * explainer.worlds)
        if amount > 0 and not any(better in found for better in explainer.instead.get(name, [])):
            found[name] = int(amount)
    return list(found.items())[:MOST_REASONS]
