"""The oracle sees the draws: its games are legal, and it wins what greedy loses."""

from __future__ import annotations

import json

import pytest

from ossuary.core.chance import Dice
from ossuary.games import make_game
from ossuary.games.bots import make_evaluator
from ossuary.lab.oracle import NotTogether, foresee
from support.command_line import call

NAME = "bad-bones"


@pytest.mark.heavy
def test_its_answers_lead_to_where_it_says() -> None:
    game = make_game(NAME)
    options = game.read_setup(2, ["play=coop", "rounds=2"])
    seen = foresee(game, make_evaluator(NAME), 2, options, 3, 4)
    assert seen is not None
    assert seen.outcome.winners == [1, 2]
    state, dice = game.begin(2, options), Dice(3)
    for seat, words in seen.answers:
        game.roll(state, dice)
        game.submit(state, seat, game.parse(state, seat, words.split(" ")))
    game.roll(state, dice)
    assert game.outcome(state).winners == [1, 2]


@pytest.mark.heavy
def test_it_wins_what_others_lose() -> None:
    words = ("--seats", 1, "rounds=4", "--levels", "random", "--oracle", "--width", 3, "--seeds", "1-2", "--jobs", 1)
    done = call("arena", NAME, "--json", *words)
    assert done.exit_code == 0, done.stderr
    standings = json.loads(done.stdout)["standings"]
    assert standings["oracle"]["won"] == 2
    assert standings["oracle"]["share"] > standings["random"]["share"]


@pytest.mark.heavy
def test_it_is_for_games_that_are_won_together() -> None:
    game = make_game(NAME)
    with pytest.raises(NotTogether):
        foresee(game, make_evaluator(NAME), 2, game.read_setup(2, []), 1, 1)
