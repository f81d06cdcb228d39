"""Options are read from words, the others have their defaults, and nonsense is refused with the word to blame."""

from __future__ import annotations

import pytest

from ossuary.core.options import BadOption, Option, read_options
from ossuary.core.state import NOBODY
from ossuary.games import game_names
from ossuary.locales import tell
from support.setups import every_setup, the_game

OFFERED = [Option("mode", ["plain", "fancy"], "plain"), Option("rounds", [], "10", 1, 99)]


def test_defaults_fill_what_is_not_stated() -> None:
    assert read_options(OFFERED, []) == {"mode": "plain", "rounds": "10"}
    assert read_options(OFFERED, ["rounds=3"]) == {"mode": "plain", "rounds": "3"}


def test_options_stand_in_the_order_of_the_game() -> None:
    assert list(read_options(OFFERED, ["rounds=3", "mode=fancy"])) == ["mode", "rounds"]


@pytest.mark.parametrize(
    ("words", "word", "why"),
    [
        (["mode=plain", "colour=red"], 1, "no option “colour=red”; this game has mode, rounds"),
        (["mode"], 0, "no option “mode”"),
        (["=plain"], 0, "no option"),
        (["mode=plain", "rounds=3", "mode=fancy"], 2, "“mode” is given twice"),
        (["mode=hard"], 0, "“mode” can be plain, fancy, but not “hard”"),
        (["mode="], 0, "not “”"),
        (["rounds=0"], 0, "a number from 1 to 99, not “0”"),
        (["rounds=100"], 0, "a number from 1 to 99"),
        (["rounds=²"], 0, "a number from 1 to 99"),
        (["rounds=-3"], 0, "a number from 1 to 99"),
    ],
)
def test_nonsense_names_the_word_to_blame(words: list[str], word: int, why: str) -> None:
    with pytest.raises(BadOption) as bad:
        read_options(OFFERED, words)
    assert bad.value.word == word
    assert why in tell(bad.value.why)


@pytest.mark.parametrize("name", game_names())
def test_a_game_refuses_too_few_and_too_many_seats(name: str) -> None:
    game = the_game(name)
    for seats in (0, int(game.min_seats) - 1, int(game.max_seats) + 1):
        with pytest.raises(BadOption) as bad:
            game.read_setup(seats, [])
        assert bad.value.word == NOBODY
    for seats in range(int(game.min_seats), int(game.max_seats) + 1):
        assert set(game.read_setup(seats, [])) == {option.name for option in game.options}


@pytest.mark.parametrize("name", game_names())
def test_options_as_words_are_read_back(name: str) -> None:
    game = the_game(name)
    for setup in every_setup(name):
        options = setup.options()
        assert game.read_setup(setup.seats, [f"{key}={value}" for key, value in options.items()]) == options


@pytest.mark.parametrize(("seats", "play"), [(1, "solo"), (2, "versus"), (6, "versus")])
def test_the_number_of_seats_decides_how_bad_bones_is_played(seats: int, play: str) -> None:
    assert the_game("bad-bones").read_setup(seats, [])["play"] == play


@pytest.mark.parametrize(("seats", "play"), [(1, "versus"), (1, "coop"), (2, "solo"), (6, "solo")])
def test_a_play_that_does_not_fit_the_seats_is_refused(seats: int, play: str) -> None:
    with pytest.raises(BadOption) as bad:
        the_game("bad-bones").read_setup(seats, ["mode=basic", f"play={play}"])
    assert bad.value.word == 1
