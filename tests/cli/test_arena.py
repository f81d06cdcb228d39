"""`arena`: bots play each other, and the table says who wins."""

import json
from typing import Any

import pytest

from ossuary.games import make_game
from ossuary.lab.arena import play, seated
from support.command_line import call


def report(*arguments: object) -> dict[str, Any]:
    done = call("arena", "bad-bones", "--json", *arguments)
    assert done.exit_code == 0, done.stderr
    facts: dict[str, Any] = json.loads(done.stdout)
    return facts


def without_times(facts: dict[str, Any]) -> dict[str, Any]:
    for standing in facts["standings"].values():
        assert standing.pop("ms_a_choice") > 0
    return facts


@pytest.mark.heavy
def test_the_same_seed_gives_the_same_games() -> None:
    one = without_times(report("--games", 3, "--seed", 5))
    assert one == without_times(report("--games", 3, "--seed", 5))
    assert one["games"] == sum(one["ends"].values()) == 3
    assert one != without_times(report("--games", 3, "--seed", 6))


@pytest.mark.heavy
def test_the_standings_are_those_of_the_games() -> None:
    game = make_game("bad-bones")
    options = game.read_setup(3, ["rounds=2"])
    matches = [play(game, 3, options, seated(["greedy", "random"], 3, n), 7 + n) for n in range(4)]
    facts = report("--seats", 3, "rounds=2", "--games", 4, "--seed", 7)
    for level, standing in facts["standings"].items():
        taken = [(m, seat) for m in matches for seat in (1, 2, 3) if m.levels[seat - 1] == level]
        assert standing["played"] == len(taken) == 6
        assert standing["won"] == sum(seat in m.outcome.winners for m, seat in taken)
        assert standing["score"] == sum(m.outcome.scores[seat - 1] for m, seat in taken) / len(taken)
    assert facts["answers"] == sum(len(m.answers) for m in matches) / 4


def test_everybody_moves_one_seat_on() -> None:
    assert [seated(["greedy", "random"], 2, n) for n in (0, 1)] == [["greedy", "random"], ["random", "greedy"]]


def test_a_match_can_be_broken_off() -> None:
    facts = report("--games", 1, "--levels", "random", "--longest", 3)
    assert facts["ends"] == {"unfinished": 1}
    assert facts["standings"]["random"]["won"] == 0


def test_every_seat_wants_a_level() -> None:
    game = make_game("bad-bones")
    with pytest.raises(ValueError, match="2 seats"):
        play(game, 2, game.read_setup(2, []), ["random"], 1)


def test_a_table_for_people() -> None:
    done = call("arena", "dia-de-los-muertos", "--levels", "greedy", "--games", 1)
    assert done.exit_code == 0
    for words in ("1 games between bots", "seats played", "greedy", "ended by homecoming", "answers a game"):
        assert words in done.stdout


@pytest.mark.parametrize("arguments", [("--games", 0), ("--levels", "oracle"), ("--levels", ","), ("--seats", 7)])
def test_nonsense_is_bad_usage(arguments: tuple[object, ...]) -> None:
    done = call("arena", "bad-bones", *arguments)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr
