"""Digests of seeded games: the interpreted engine prints them, the compiled one compares.

python -m ossuary.sources tests/support/game_digests.py FIRST GAMES
"""

from __future__ import annotations

import hashlib
import json
import sys

from ossuary.core.chance import Dice
from ossuary.sources import compiled
from support.setups import setup_of_game, the_game

ANSWERS_BETWEEN = 20  # two looks at a game
MOST_LOOKS = 60  # a random race takes very long


def digests_of(number: int) -> str:
    """Digests, and hashes of all that can be seen, every so many answers and at the end."""
    setup = setup_of_game(number)
    game = the_game(setup.game)
    s = setup.begin()
    dice = Dice(number)
    found = [f"{number} {setup}:"]
    for _ in range(MOST_LOOKS):
        game.playout(s, dice, ANSWERS_BETWEEN)
        outcome = game.outcome(s)
        seen: list[object] = [outcome.over, outcome.winners, outcome.lost, outcome.scores, outcome.cause]
        for seat in range(1, setup.seats + 1):
            seen += [game.view(s, seat), [game.words(s, seat, action) for action in game.legal(s, seat)]]
        found += [game.digest(s), hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()[:12]]
        if outcome.over:
            break
    return " ".join(found)


def main(first: int, games: int) -> None:
    print("compiled" if compiled() else "interpreted")
    for number in range(first, first + games):
        print(digests_of(number))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
