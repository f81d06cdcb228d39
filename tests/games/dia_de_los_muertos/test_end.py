"""Ends that no scenario can show: a standstill, and those of random games."""

from __future__ import annotations

import pytest

from ossuary.core.chance import Dice
from ossuary.core.notation import read_script
from ossuary.core.play import Play
from ossuary.games import make_game
from support.setups import counted, the_game

NAME = "dia-de-los-muertos"

STALLING = f"""game: {NAME}
seats: 2
position:
  round 7
  gravedigger 7
  festivity banquet 0
  festivity dance 0
  festivity music 0
  seat 1
    at 32
    rank 1
  seat 2
    at 12
    festivities banquet dance music
    hand kick kick kick kick
---
""".encode()


def stall(play: Play) -> None:
    """The last skeleton outside the goal walks up and down."""
    for words in (["lay", "kick"], ["move"], ["stop"]):
        play.answer(2, words)


def test_a_standstill_ends_the_game() -> None:
    play = Play(make_game(NAME, {"setup": {"idle_rounds": 3}}), read_script(STALLING))
    for _ in range(2):
        stall(play)
        assert not play.game.outcome(play.state).over
        play.answer(2, ["done"])
    stall(play)
    outcome = play.game.outcome(play.state)
    assert outcome.over
    assert outcome.cause == "standstill"
    assert outcome.scores == [7, 6]
    assert outcome.winners == [1]
    assert play.game.waiting(play.state) == []


def test_a_festivity_is_no_standstill() -> None:
    one_left = STALLING.replace(b"dance 0", b"dance 1").replace(b"banquet dance music\n", b"banquet music\n")
    game = make_game(NAME, {"setup": {"idle_rounds": 2}})
    play = Play(game, read_script(one_left.replace(b"at 12", b"at 20")))
    stall(play)
    play.answer(2, ["done"])
    for words in (["lay", "kick"], ["move"], ["step", "21"], ["stop"]):
        play.answer(2, words)
    assert game.facts(play.state)["phase"] == "swap"
    assert game.facts(play.state)["idle"] == 0


@pytest.mark.parametrize("seats", range(2, 7))
def test_games_played_at_random_end(seats: int) -> None:
    game = the_game(NAME)
    for number in range(counted(6, 600, interpreted=2)):
        s = game.begin(seats, {})
        game.playout(s, Dice(number))
        assert game.outcome(s).over
        assert game.outcome(s).winners
