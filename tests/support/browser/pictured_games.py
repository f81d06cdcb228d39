"""Games for screenshots: each is the first, counting seeds, that comes to the wanted position."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from support.browser.stored_games import Played, play_greedily_until

CAREFUL = 5  # how many answers in a hundred are given at random
PEOPLE = 25
DIA = "dia-de-los-muertos"
MANY = 60  # skeletons on six boards


def asked(p: Played, what: str, since: int = 1) -> bool:
    return p.asked() == what and p.facts["round"] >= since


def crowded(p: Played, skeletons: int, traps: int) -> bool:
    mine = p.mine
    return len(mine["skeletons"]) >= skeletons and len(mine["traps"]) >= traps


def loses(p: Played, *what: str) -> bool:
    """Whether seat 1's board will have less of these after the coming phase."""
    now, then = p.mine, p.foreseen()
    return all(then[each] < now[each] for each in what)


def on_boards(p: Played) -> int:
    return sum(len(board["skeletons"]) for board in p.facts["seats"])


def chiefs_of(board: dict[str, Any]) -> set[str]:
    models = [model for model, *_ in [*board["skeletons"], *board["forest"]]]
    return {model.partition(":")[2] for model in models if ":" in model}


def hero() -> Played:
    return play_greedily_until(
        lambda p: asked(p, "hero", 5) and crowded(p, 7, 3) and loses(p, "houses"),
        4, bots=(4,), last=(3,), careless=PEOPLE,
    )  # fmt: skip


def trap() -> Played:
    return play_greedily_until(
        lambda p: asked(p, "trap", 6) and "wall" in p.mine["supply"] and len(set(p.mine["supply"])) > 1
        and crowded(p, 8, 3) and p.mine["houses"] < 5 and loses(p, "tower"),
        4, bots=(4,), last=(3,), careless=35,
    )  # fmt: skip


def film() -> Played:
    """Only seat 1 is not ready, and much will happen then."""
    return play_greedily_until(
        lambda p: asked(p, "ready", 5) and p.facts["phase"] == "trap" and crowded(p, 9, 3) and loses(p, "tower")
        and p.foreseen()["sure"],
        4, careless=PEOPLE,
    )  # fmt: skip


def flee() -> Played:
    return play_greedily_until(lambda p: asked(p, "flee", 5) and crowded(p, 6, 3), 4, bots=(4,), careless=PEOPLE)


def send() -> Played:
    return play_greedily_until(lambda p: asked(p, "send", 4) and crowded(p, 5, 2), 4, bots=(4,), careless=PEOPLE)


def market() -> Played:
    return play_greedily_until(
        lambda p: asked(p, "market") and 5 <= p.mine["coins"] <= 9 and len(p.mine["supply"]) >= 4, 4, "mode=advanced"
    )


def weapon() -> Played:
    wanted = ("crossbow", "battleaxe", "two-handed-sword")
    return play_greedily_until(
        lambda p: asked(p, "weapon", 3) and p.mine["weapon"] in wanted and crowded(p, 6, 2),
        4, "mode=advanced", bots=(4,), careless=PEOPLE,
    )  # fmt: skip


def chiefs() -> Played:
    return play_greedily_until(
        lambda p: asked(p, "trap", 5) and len(chiefs_of(p.mine)) >= 4 and crowded(p, 8, 2)
        and len(p.mine["supply"]) > 1,
        4, "mode=advanced", "chiefs=yes", bots=(4,), careless=PEOPLE,
    )  # fmt: skip


def coop() -> Played:
    return play_greedily_until(
        lambda p: asked(p, "trap", 5) and p.facts["capital"] < 4 and len(p.mine["towers"]) < 4 and crowded(p, 6, 2)
        and len(p.facts["supply"]) >= 2,
        4, "play=coop", bots=(4,), careless=PEOPLE,
    )  # fmt: skip


def solo() -> Played:
    return play_greedily_until(lambda p: asked(p, "trap", 6) and crowded(p, 6, 3), 1, "heroic=yes", careless=CAREFUL)


def six() -> Played:
    return play_greedily_until(
        lambda p: asked(p, "trap", 6) and on_boards(p) >= MANY and crowded(p, 8, 2) and len(p.mine["supply"]) > 1,
        6, bots=(3, 5), last=(4,), careless=PEOPLE,
    )  # fmt: skip


def sixty() -> Played:
    """All six but seat 1 are ready; once it is, everybody's skeletons walk."""
    return play_greedily_until(
        lambda p: asked(p, "ready", 6) and p.facts["phase"] == "trap" and on_boards(p) >= MANY, 6, careless=PEOPLE
    )


def two() -> Played:
    """Pass and play: the first seat has drafted its answers, the second is asked next."""
    return play_greedily_until(
        lambda p: asked(p, "hero", 4) and p.asked(2) == "hero" and crowded(p, 5, 2), 2, last=(2,), careless=PEOPLE
    )


def over() -> Played:
    return play_greedily_until(
        lambda p: p.match.over and p.book.setup.game.outcome(p.match.state).winners == [1]
        and len(set(p.book.setup.game.outcome(p.match.state).scores)) == 4,
        4, bots=(4,), careless=PEOPLE,
    )  # fmt: skip


def dia_turn() -> Played:
    return play_greedily_until(lambda p: asked(p, "movement", 4), 4, game=DIA, bots=(4,), careless=PEOPLE)


def dia_hand() -> Played:
    """A hand of different cards, in the middle of a race."""
    return play_greedily_until(
        lambda p: asked(p, "lay", 4) and len(set(p.mine["hand"])) >= 4, 4, game=DIA, bots=(4,), careless=PEOPLE
    )


def dia_target() -> Played:
    return play_greedily_until(lambda p: asked(p, "target", 3), 5, game=DIA, bots=(4,), careless=PEOPLE)


def dia_dodge() -> Played:
    """With the card in hand, so that there are two answers."""
    return play_greedily_until(
        lambda p: asked(p, "dodge", 3) and "dodge" in p.mine["hand"], 4, game=DIA, careless=PEOPLE
    )


def dia_swap() -> Played:
    return play_greedily_until(lambda p: asked(p, "swap", 3), 4, game=DIA, bots=(4,), careless=PEOPLE)


def dia_two() -> Played:
    """Pass and play: the first seat lays a card, the second is asked next."""
    return play_greedily_until(lambda p: asked(p, "lay", 2), 2, game=DIA, careless=PEOPLE)


def dia_over() -> Played:
    return play_greedily_until(lambda p: p.match.over, 4, game=DIA, bots=(4,))


SCENES: dict[str, Callable[[], Played]] = {
    make.__name__: make
    for make in (
        hero, trap, film, flee, send, market, weapon, chiefs, coop, solo, six, sixty, two, over, dia_turn,
        dia_hand, dia_target, dia_dodge, dia_swap, dia_two, dia_over,
    )
}  # fmt: skip


@cache
def scene(name: str) -> Played:
    return SCENES[name]()
