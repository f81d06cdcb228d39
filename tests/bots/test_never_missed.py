"""What nobody from the third character on misses: the kill that saves them, and one there for the taking."""

from __future__ import annotations

import pytest

from ossuary.bots.bot import Budget
from ossuary.bots.characters import CHARACTERS
from ossuary.core.chance import Dice
from ossuary.games.bots import make_bot
from support.bad_bones_positions import placed
from support.setups import the_game

BONES = the_game("bad-bones")
ATTENTIVE = CHARACTERS[2:]
FEW = Budget(positions=24)

# Name, seats, statements about seat 1, and the moves of the hero that do not lose or waste what is there.
POSITIONS = [
    # Only one space is between the tower and its last floor, and no trap can be placed there.
    ("the last floor", 1, ["hero b5", "tower 1", "houses 1", "supply", "skeleton blue-top c4 v"], {"c4"}),
    (
        "the last house, not the two who do no harm yet",
        1,
        [
            "hero b2",
            "tower 1",
            "houses 1",
            "supply wall",
            "skeleton green-top a1 v",
            "skeleton blue-left a3 >",
            "skeleton yellow-left a3 >",
        ],
        {"a1"},
    ),
    (
        "the last house, not a floor of four",
        2,
        [
            "hero d2",
            "tower 4",
            "houses 1",
            "supply wall wall catapult treasure",
            "skeleton purple-top e1 v",
            "skeleton blue-right d3 <",
        ],
        {"e1"},
    ),
    (
        "two at once rather than one of them",
        2,
        ["hero b5", "tower 2", "houses 5", "supply", "skeleton blue-top c4 v", "skeleton red-top c4 v"],
        {"c4"},
    ),
    ("a kill that costs nothing", 2, ["hero d5", "tower 4", "houses 5", "supply", "skeleton red-top c4 v"], {"c4"}),
]


@pytest.mark.parametrize("level", ATTENTIVE)
@pytest.mark.parametrize(("seats", "statements", "right"), [p[1:] for p in POSITIONS], ids=[p[0] for p in POSITIONS])
def test_the_move_that_matters_is_found(level: str, seats: int, statements: list[str], right: set[str]) -> None:
    lines = "".join(f"    {statement}\n" for statement in statements)
    state = placed(f"game: bad-bones\nrules: 2\nseats: {seats}\nposition:\n  phase hero\n  seat 1\n{lines}---\n")[0]
    BONES.roll(state, Dice(1))
    moment = BONES.moment(state, 1)
    bot = make_bot(level, BONES)
    for seed in range(3):
        assert bot.choose(moment, 1, FEW, seed).removeprefix("hero ") in right
