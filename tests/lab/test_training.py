"""Nets: whole numbers say what floats said, and a training is reproducible and can be gone on with."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ossuary.bots.evaluate.net import HEADS, ONE, BadNet, Net, read_net
from ossuary.games import descriptor_of
from ossuary.lab.net_games import NotTrainable, Trace, learned_judge
from ossuary.lab.training import Plan, Samples, Training, Weights, fit
from support.command_line import call

NAME = "bad-bones"
FEATURES = 40


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
    with pytest.raises(BadNet):
        learned_judge(NAME, net)


def test_the_same_net_judges_the_same_whatever_it_runs_on() -> None:
    """Kept numbers: interpreted and compiled have to agree with them."""
    hidden = 3
    first = vec[i64]([(37 * n) % 101 - 50 for n in range(5 * hidden)])
    second = vec[i64]([(11 * n) % 255 - 127 for n in range(len(HEADS) * hidden)])
    net = Net(5, hidden, first, vec[i64]([40, -3, 100]), second, vec[i64]([1, -2, 3]))
    assert [list(net.judge(vec[i64](row))) for row in ([], [0, 4], [1, 2, 3, 3])] == KEPT


KEPT = [[-15579, -10962, -6337], [-10410, -7179, -3940], [-12879, -8955, -5023]]


def run(folder: Path, generations: int) -> Training:
    """A training of a few short solo games."""
    training = Training(Plan(NAME, games=3, epochs=1, gate_blocks=1), folder, 1)
    training.setups = [("short", 1, "rounds=2")]
    while len(training.curve) < generations:
        training.run_generation()
    return training


@pytest.mark.heavy
def test_a_training_that_was_broken_off_ends_with_the_same_nets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ossuary.lab.training.CHUNK", 1)
    whole, part = tmp_path / "whole", tmp_path / "part"
    run(whole, 2)
    run(part, 1)
    resumed = run(part, 2)
    nets = [(folder / "net-2.bin").read_bytes() for folder in (whole, part)]
    assert nets[0] == nets[1]
    assert len(nets[0]) < 150_000
    assert [one.generation for one in resumed.curve] == [1, 2]
    assert resumed.champion == "greedy"  # one block decides nothing, so nobody is let in
    assert descriptor_of(NAME).features == read_net(nets[0]).features
    with pytest.raises(NotTrainable, match="another plan"):
        Training(Plan(NAME, seed=2), whole, 1)


def test_a_game_without_features_is_refused() -> None:
    done = call("train", "dia-de-los-muertos")
    assert done.exit_code == 2
    assert "no features" in done.stderr
