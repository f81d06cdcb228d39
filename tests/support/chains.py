"""What a seeded game leaves behind, mile by mile: the interpreted twin prints it, the compiled one compares.

python -m ossuary.sources tests/chains.py FIRST GAMES
"""

from __future__ import annotations

import hashlib
import json
import sys

from ossuary.core.chance import Dice
from ossuary.sources import compiled
from support.setups import setup_of_game, the_game

MILE = 20  # answers between two looks at a game
MILES = 60  # a race at random takes very long


def chain(number: int) -> str:
    """Digests, and hashes of all that can be seen, every so many answers and at the end."""
    setup = setup_of_game(number)
    game = the_game(setup.game)
    s = setup.begin()
    dice = Dice(number)
    links = [f"{number} {setup}:"]
    for _ in range(MILES):
        game.playout(s, dice, MILE)
        outcome = game.outcome(s)
        seen: list[object] = [outcome.over, outcome.winners, outcome.lost, outcome.scores, outcome.cause]
        for seat in range(1, setup.seats + 1):
            seen += [game.view(s, seat), [game.words(s, seat, action) for action in game.legal(s, seat)]]
        links += [game.digest(s), hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()[:12]]
        if outcome.over:
            break
    return " ".join(links)


def main(first: int, games: int) -> None:
    print("compiled" if compiled() else "interpreted")
    for number in range(first, first + games):
        print(chain(number))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
