"""A bot's advice: what it would answer, and what that gains in things a player counts."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ossuary.bots.account import Account
from ossuary.bots.badbones_account import BadBonesAccount
from ossuary.bots.greedy import Greedy
from ossuary.bots.muertos_account import MuertosAccount
from ossuary.core.chance import Dice
from ossuary.core.game import Facts, Game

MOST_REASONS: Final = 3
NEXT_BEST: Final = 4  # answers that the best is compared with until there is a difference to tell; then the worst
INSTEAD: Final[dict[str, list[str]]] = {"skeletons": ["kills", "sent"], "gate": ["festivities"]}  # said better by these


class Advice:
    """`why` has what the first answer gains, by name, over `other`; over doing nothing if that is empty."""

    def __init__(self, weighed: list[tuple[int, str]], why: list[tuple[str, int]], other: str) -> None:
        self.weighed = weighed
        self.why = why
        self.other = other


def make_account(game: str) -> Account:
    if game == "bad-bones":
        return BadBonesAccount()
    if game == "dia-de-los-muertos":
        return MuertosAccount()
    raise KeyError(game)


def advise(greedy: Greedy, game: Game[Any], view: Facts, dice: Dice) -> Advice:
    """The answers as the greedy bot weighs them, the best first, with reasons for the first."""
    weighed = greedy.weigh(game, view, dice)
    if len(weighed) < 2:
        return Advice(weighed, [], "")
    account = make_account(game.name)
    seat: i64 = view["seat"]
    worlds = [game.imagine(view, dice) for _ in range(account.worlds)]
    lucks = [int(dice.below(1 << 30)) for _ in worlds]
    chosen = counted(account, game, worlds, lucks, seat, weighed[0][1])
    rest = [words for _, words in weighed[1:]]
    quiet = [words for words in rest if account.is_quiet(game.parse(worlds[0], seat, words.split(" ")))]
    for words in quiet[:1] + rest[:NEXT_BEST] + rest[-1:]:
        why = gains(account, chosen, counted(account, game, worlds, lucks, seat, words))
        if why:
            return Advice(weighed, why, "" if words in quiet else words)
    return Advice(weighed, [], "")


def counted(
    account: Account, game: Game[Any], worlds: list[Any], lucks: list[int], seat: i64, words: str
) -> dict[str, int]:
    """What an answer brings in all these worlds together."""
    total: dict[str, int] = {}
    for i in range(len(worlds)):
        action = game.parse(worlds[i], seat, words.split(" "))
        for name, amount in account.count(game, worlds[i], seat, action, Dice(lucks[i])).items():
            total[name] = total.get(name, 0) + amount
    return total


def gains(account: Account, chosen: dict[str, int], other: dict[str, int]) -> list[tuple[str, int]]:
    """What is more with the one than with the other, in an average world; what weighs most first."""
    found: dict[str, int] = {}
    for name in account.names:
        more = chosen.get(name, 0) - other.get(name, 0)
        amount = (2 * more + account.worlds) // (2 * account.worlds)
        if amount > 0 and not any(better in found for better in INSTEAD.get(name, [])):
            found[name] = int(amount)
    return list(found.items())[:MOST_REASONS]
