"""What searching bots think of all answers in seeded positions: the interpreted ones print it, the compiled compare.

python -m ossuary.sources tests/support/search_answers.py FIRST POSITIONS
"""

from __future__ import annotations

import sys

from ossuary.bots.bot import Budget
from ossuary.core.chance import Dice
from ossuary.core.state import NOBODY
from ossuary.games.bots import make_bot
from ossuary.sources import compiled
from support.setups import setup_of_game, the_game

LEVELS = ("talus", "scapula")  # one that overlooks things, and one that plays on
PLAYOUTS = 8
MOST_PLAYED = 60


def weighed_in(number: int) -> str:
    """All answers with their worths, of a seat that is asked after some random answers."""
    setup = setup_of_game(number)
    game = the_game(setup.game)
    s = setup.begin()
    dice = Dice(number)
    game.playout(s, dice, number * 7 % MOST_PLAYED)
    game.roll(s, dice)
    seat = game.next_seat(s)
    found = [f"{number} {setup}:"]
    if seat == NOBODY:
        return " ".join([*found, "over"])
    moment = game.moment(s, seat)
    for level in LEVELS:
        weighed = make_bot(level, game).weigh(moment, seat, Budget(positions=PLAYOUTS), Dice(number))
        found += [f"{worth} {words};" for worth, words in weighed]
    return " ".join(found)


def main(first: int, positions: int) -> None:
    print("compiled" if compiled() else "interpreted")
    for number in range(first, first + positions):
        print(weighed_in(number))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
