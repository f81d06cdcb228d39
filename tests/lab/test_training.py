"""Nets: whole numbers say what floats said, and a training is reproducible and can be gone on with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ossuary.bots.bot import Budget
from ossuary.bots.evaluate.net import HEADS, ONE, BadNet, Net, read_net
from ossuary.bots.search.learned_planner import LearnedPlanner
from ossuary.bots.search.plan_search import PlanSearch
from ossuary.bots.search.planner import CERTAIN
from ossuary.core.chance import Dice
from ossuary.core.state import NOBODY
from ossuary.games import descriptor_of, game_names, make_game, register, unregister
from ossuary.games.bots import make_planner
from ossuary.lab.net_games import NET, OWN, NotTrainable, Trace, features_for, make_player, planner_for
from ossuary.lab.results import BlockResult, GameResult
from ossuary.lab.training import Plan, Progress, Samples, Training, Weights, fit
from support.command_line import call
from support.setups import every_setup

NAME = "bad-bones"
FEATURES = 40
QUICKER = "costa"  # than the level that nets are measured at


def traces(count: int) -> list[Trace]:
    """Made-up games: whoever has feature 0 wins, whoever has feature 1 falls at once."""
    dice = np.random.default_rng(3)
    found = []
    for _ in range(count):
        wins = bool(dice.integers(2))
        rows = [[int(not wins), *map(int, dice.choice(np.arange(2, FEATURES), 5))] for _ in range(4)]
        found.append(Trace(rows, [1, 2, 3, 4], float(wins), float(wins), 4))
    return found


def trained() -> Weights:
    weights = Weights(FEATURES, 1)
    fit(weights, Samples(traces(200)), Samples(traces(20)), Plan(NAME, epochs=20), 1)
    return weights


def test_a_net_learns_what_wins_and_whole_numbers_say_the_same() -> None:
    weights = trained()
    held_out = Samples(traces(50))
    chances = weights.forward(held_out.flat, held_out.starts)[2]
    won = held_out.targets(None)[:, 0]
    assert ((chances[:, 0] > 0.5) == (won > 0.5)).mean() > 0.95
    net = read_net(weights.net().dump())
    rows = [row for trace in held_out.traces for row in trace.features]
    said = np.array([[int(n) for n in net.judge(vec[i64](row))] for row in rows]) / (ONE * ONE)
    assert np.abs(1 / (1 + np.exp(-said)) - chances).max() < 0.08


def test_training_is_the_same_every_time() -> None:
    assert trained().net().dump() == trained().net().dump()


def test_what_comes_later_flows_back() -> None:
    """TD(λ): the last choice learns how the game ended, those before it also what the net says of the next."""
    samples = Samples([Trace([[0], [1], [2]], [1, 2, 3], 1.0, 0.5, 3)])
    assert samples.targets(None)[:, 0].tolist() == [1, 1, 1]
    weights = Weights(FEATURES, 1)
    said = weights.forward(samples.flat, samples.starts)[2][:, 0]
    found = samples.targets(weights)[:, 0]
    assert found[2] == 1
    assert found[1] == pytest.approx(0.8 + 0.2 * said[2])
    assert found[0] == pytest.approx(0.8 * found[1] + 0.2 * said[1])


def test_only_nets_of_this_game_are_read() -> None:
    net = trained().net()
    for data in (b"", b"ossuary net 2\n" + net.dump()[14:], net.dump()[:-1]):
        with pytest.raises(BadNet):
            read_net(data)
    with pytest.raises(BadNet, match="40 features"):
        LearnedPlanner(planner_for(NAME), features_for(NAME), net)


def test_the_same_net_judges_the_same_whatever_it_runs_on() -> None:
    """Kept numbers: interpreted and compiled have to agree with them."""
    hidden = 3
    first = vec[i64]([(37 * n) % 101 - 50 for n in range(5 * hidden)])
    second = vec[i64]([(11 * n) % 255 - 127 for n in range(len(HEADS) * hidden)])
    net = Net(5, hidden, first, vec[i64]([40, -3, 100]), second, vec[i64]([1, -2, 3]))
    assert [list(net.judge(vec[i64](row))) for row in ([], [0, 4], [1, 2, 3, 3])] == KEPT


KEPT = [[-15579, -10962, -6337], [-10410, -7179, -3940], [-12879, -8955, -5023]]


def made_up_net(features: int) -> Net:
    """A net whose weights are any numbers, the same ones every time."""
    hidden = 4
    first = vec[i64]([(53 * n) % 61 - 30 for n in range(features * hidden)])
    second = vec[i64]([(29 * n) % 101 - 50 for n in range(len(HEADS) * hidden)])
    return Net(features, hidden, first, vec[i64]([20, -5, 40, 9]), second, vec[i64]([3, 2, 1]))


def judgements(name: str, seats: int, words: str) -> list[list[int]]:
    """What a made-up net says of a position to each seat after some random answers."""
    game = make_game(name)
    planner = LearnedPlanner(planner_for(name), features_for(name), made_up_net(int(features_for(name).count)))
    state, dice = game.begin(seats, game.read_setup(seats, words.split())), Dice(8)
    found = []
    for _ in range(3):
        game.playout(state, dice, 7 * seats)
        found.append([int(planner.judge(game, state, seat)) for seat in range(1, seats + 1)])
    return found


# Interpreted and compiled have to agree with these to the last digit.
JUDGEMENTS: dict[tuple[str, int, str], list[list[int]]] = {
    ("bad-bones", 1, ""): [[1407], [600], [600]],
    ("bad-bones", 3, ""): [[7514, 454, 2031], [10000, 0, 0], [10000, 0, 0]],
    ("dia-de-los-muertos", 2, ""): [[7585, 2414], [5885, 4114], [1645, 8354]],
    ("dia-de-los-muertos", 4, ""): [[1362, 790, 3911, 3934], [1015, 790, 971, 7222], [1759, 2937, 2365, 2937]],
}


@pytest.mark.parametrize(("name", "seats", "words"), JUDGEMENTS)
def test_a_net_judges_positions_of_every_game_alike_wherever_it_runs(name: str, seats: int, words: str) -> None:
    found = judgements(name, seats, words)
    assert found == JUDGEMENTS[name, seats, words]
    if seats > 1:
        assert all(CERTAIN - seats < sum(chances) <= CERTAIN for chances in found), "rivals share what there is to win"


@pytest.mark.parametrize("name", game_names())
def test_every_position_has_features_that_there_are(name: str) -> None:
    game, features = make_game(name), features_for(name)
    for number, setup in enumerate(every_setup(name)):
        state = setup.begin()
        game.playout(state, Dice(number), 90)
        game.roll(state, Dice(number))
        if game.next_seat(state) == NOBODY:
            continue
        before = game.canonical(state)
        for seat in range(1, int(state.seats) + 1):
            found = [int(n) for n in features.features_of(game, state, seat)]
            assert found
            assert all(0 <= n < features.count for n in found)
        assert game.canonical(state) == before


def run(folder: Path, generations: int, progress: Progress = lambda *_: None) -> Training:
    """A training of a few short solo games."""
    training = Training(Plan(NAME, games=3, epochs=1, gate_blocks=1), folder, 1)
    training.setups = [("short", 1, "rounds=2")]
    while len(training.curve) < generations:
        training.run_generation(progress)
    return training


@pytest.mark.heavy
def test_a_training_that_was_broken_off_ends_with_the_same_nets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ossuary.lab.training.CHUNK", 1)
    monkeypatch.setattr("ossuary.lab.net_games.LEVEL", QUICKER)
    whole, part = tmp_path / "whole", tmp_path / "part"
    seen: list[tuple[str, int, int]] = []
    run(whole, 2, lambda *done: seen.append(done))
    assert seen[:5] == [("games", 1, 3), ("games", 2, 3), ("games", 3, 3), ("epochs", 1, 1), ("blocks", 1, 1)]
    run(part, 1)
    resumed = run(part, 2)
    nets = [(folder / "net-2.bin").read_bytes() for folder in (whole, part)]
    assert nets[0] == nets[1]
    assert len(nets[0]) < 150_000
    assert [one.generation for one in resumed.curve] == [1, 2]
    assert resumed.champion == OWN  # one block decides nothing, so nobody is let in
    assert features_for(NAME).count == read_net(nets[0]).features
    with pytest.raises(NotTrainable, match="another plan"):
        Training(Plan(NAME, seed=2), whole, 1)


@pytest.mark.parametrize("seats", [2, 4])
def test_equals_have_half_of_the_wins_however_many_seats_there_are(
    seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The net wins one of two games, from one of its seats."""

    def game(first: str, second: str) -> GameResult:
        zeros = [0.0] * seats
        names = [first, second] * (seats // 2)
        return GameResult(names, "end", [1], [], 3, [1] * seats, zeros, zeros, [{} for _ in names], "")

    block = BlockResult(1, 0, [game("new", "champion"), game("champion", "new")])
    monkeypatch.setattr("ossuary.lab.training.play_blocks", lambda *_: [block])
    training = Training(Plan("dia-de-los-muertos"), tmp_path, 1)
    assert training.blocks_against("net-1.bin", seats, "", 1, 1) == [0.5]


def test_a_net_can_play(tmp_path: Path) -> None:
    """At the level it is measured at, in the place of the game's own judgement."""
    file = tmp_path / "made-up.bin"
    file.write_bytes(made_up_net(int(features_for(NAME).count)).dump())
    game = make_game(NAME)
    state = game.begin(2, game.read_setup(2, []))
    game.roll(state, Dice(2))
    bot = make_player(f"{NET}{file}", game)
    assert bot.choose(game.moment(state, 1), 1, Budget(positions=4), 1) in [
        game.words(state, 1, action) for action in game.legal(state, 1)
    ]


def test_a_game_with_a_net_judges_by_it_and_can_be_measured_against_its_own_judgement() -> None:
    name = "dia-de-los-muertos"
    game = make_game(name)
    assert isinstance(make_planner(name), LearnedPlanner)
    assert not isinstance(planner_for(name), LearnedPlanner)
    assert make_planner(NAME) is not None
    own = make_player(OWN, game)
    assert isinstance(own, PlanSearch)
    assert not isinstance(own.planner, LearnedPlanner)
    assert len(descriptor_of(name).data("net.bin")) < 150_000


def test_a_game_without_features_is_refused() -> None:
    register(replace(descriptor_of(NAME), features=""))
    try:
        done = call("train", NAME)
    finally:
        unregister(NAME)
    assert done.exit_code == 2
    assert "no features" in done.stderr
