"""Styles: the same characters with another taste, in both games, wherever a level can be named."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from typer.testing import CliRunner

from ossuary.bots import LEVELS, STYLED
from ossuary.bots.bot import Budget
from ossuary.bots.characters import STYLES
from ossuary.cli.app import app
from ossuary.core.chance import Dice
from ossuary.games import game_names
from ossuary.games.bots import make_bot, make_planner
from ossuary.server.messages import Level
from support.bad_bones_positions import placed
from support.setups import the_game

BONES = the_game("bad-bones")


def test_the_api_takes_every_style_of_every_character() -> None:
    assert set(get_args(get_args(Level)[0])) == set(LEVELS + STYLED)
    assert max(map(len, STYLED)) <= 20, "longer than the database keeps"


def test_an_unknown_style_is_refused() -> None:
    with pytest.raises(KeyError):
        make_bot("costa-dreamer", BONES)


def moments(name: str) -> list[tuple[list[int], int]]:
    """Questions with many answers, a while after the beginning."""
    game = the_game(name)
    found: list[tuple[list[int], int]] = []
    for luck in range(8):
        state = game.begin(2, game.read_setup(2, []))
        dice = Dice(luck)
        game.playout(state, dice, 10)
        while len(found) <= luck:
            game.roll(state, dice)
            seat = int(game.next_seat(state))
            if len(game.legal(state, seat)) > 3:
                found.append((game.moment(state, seat), seat))
            game.playout(state, dice, 1)
    return found


@pytest.mark.parametrize(("name", "level"), [*((name, "costa") for name in game_names()), ("bad-bones", "patella")])
@pytest.mark.parametrize("style", STYLES)
def test_a_style_weighs_answers_otherwise(name: str, level: str, style: str) -> None:
    """Of one that does not play on, only the order of the answers can be seen."""
    game = the_game(name)
    plain, styled = make_bot(level, game), make_bot(f"{level}-{style}", game)
    assert styled.level == f"{level}-{style}"
    differ = 0
    for moment, seat in moments(name):
        answers = [bot.weigh(moment, seat, Budget(positions=6), Dice(1)) for bot in (plain, styled)]
        assert sorted(words for _, words in answers[0]) == sorted(words for _, words in answers[1])
        differ += answers[0] != answers[1]
    assert differ > 0


def liked(style: str, position: str) -> int:
    planner: Any = make_planner("bad-bones")
    planner.adopt(style)
    state = placed(f"game: bad-bones\nrules: 2\nseats: 2\nposition:\n  phase hero\n{position}---\n")[0]
    return int(planner.taste(BONES, state, 1))


TROUBLE = "    skeleton blue-top c5 v\n    skeleton red-top b5 v\n"


@pytest.mark.parametrize(
    ("style", "better", "worse"),
    [
        ("builder", "  seat 1\n    supply wall\n    trap wall/ b4\n", "  seat 1\n    supply wall wall\n"),
        ("sender", f"  seat 2\n{TROUBLE}", f"  seat 1\n{TROUBLE}"),
        ("racer", "  seat 1\n    hero b4\n", f"  seat 1\n    hero b4\n{TROUBLE}"),
    ],
)
def test_what_a_style_likes(style: str, better: str, worse: str) -> None:
    assert liked(style, better) > liked(style, worse)


def test_the_command_line_takes_styles() -> None:
    command = ["arena", "bad-bones", "--levels", "tibia-sender,tibia", "--seeds", "1-1", "--jobs", "1", "--json"]
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 0, done.output
    assert "tibia-sender" in done.stdout
    assert CliRunner().invoke(app, ["terminal", "bad-bones", "--level", "tibia-dreamer"]).exit_code != 0
