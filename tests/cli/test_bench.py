"""`bench`: figures for every set-up, and which engine gave them."""

import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from ossuary.core.game import Game
from ossuary.games import make_game, register, unregister
from ossuary.games.descriptor import BenchmarkSetup, Descriptor
from ossuary.lab.benchmark import Benchmark, Comparison, Figures, setups_of
from ossuary.sources import compiled
from support.command_line import call, run

FIGURES = ["games_per_s", "decisions_per_s", "api_decisions_per_s", "clone_us"]


def test_figures_for_programs() -> None:
    done = run("bench", "bad-bones", "--json", "--seconds", 0.05)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert list(report) == ["bad-bones"]
    assert list(report["bad-bones"]) == ["basic-4", "advanced-chiefs-6", "solo", "coop-4"]
    for figures in report["bad-bones"].values():
        assert all(figures["interpreted_" + name] > 0 for name in FIGURES)
        assert figures["interpreted_decisions_per_s"] > figures["interpreted_games_per_s"]
        if compiled():
            assert all(figures[name] > 0 for name in FIGURES)
            assert figures["compiled_ratio"] == figures["games_per_s"] / figures["interpreted_games_per_s"]
        else:
            assert all(figures[name] is None for name in [*FIGURES, "compiled_ratio"])


def test_a_table_for_people() -> None:
    done = call("bench", "bad-bones", "--seconds", 0.02)
    assert done.exit_code == 0
    for words in ("basic-4", "coop-4", "games/s", "µs a clone", "compiled", "interpreted"):
        assert words in done.stdout
    assert ("runs interpreted here" in done.stdout) is not compiled()


def test_a_game_without_a_table_of_its_own_is_measured_by_seats() -> None:
    register(Descriptor("patience", "Patience", "PA", "tests", "tests:Patience"))
    try:
        patience: Game[object] = Game("patience", "Patience", 2, 4, [])  # type: ignore[type-var]
        assert setups_of(patience) == [BenchmarkSetup("seats-2", 2), BenchmarkSetup("seats-4", 4)]
    finally:
        unregister("patience")


def test_every_repeat_plays_the_same_games() -> None:
    benchmark = Benchmark(make_game("bad-bones"), BenchmarkSetup("two", 2, "chiefs=yes"))
    first = benchmark.run("playout", benchmark.playout, 0.3)[:2]
    assert first[0] > 1
    assert benchmark.run("playout", benchmark.playout, 0.0)[:2] == first


def test_a_loop_in_python_plays_what_the_engine_plays() -> None:
    benchmark = Benchmark(make_game("bad-bones"), BenchmarkSetup("three", 3, "mode=advanced"))
    assert [benchmark.play_through_api(number) for number in range(5)] == [
        benchmark.playout(number) for number in range(5)
    ]


def test_the_best_figures_are_kept() -> None:
    best = Figures()
    best.improve(Figures(10, 100, 50, 2.0))
    best.improve(Figures(9, 120, 40, 3.0))
    assert best == Figures(10, 120, 50, 2.0)


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> Figures:
    """What a compiled engine is measured to do, beside a loop that goes round once a second."""
    figures = Figures(20_000, 1e6, 9e5, 0.5)

    def compare(name: str, *_: object) -> dict[str, Comparison]:
        return {"basic-4": Comparison(figures, Figures(1, 1, 1, 1))}

    monkeypatch.setattr("ossuary.cli.bench.compare", compare)
    monkeypatch.setattr("ossuary.cli.bench.compiled", lambda: True)
    monkeypatch.setattr("ossuary.cli.bench.Calibration", lambda: SimpleNamespace(loops_per_s=1.0, measure=None))
    return figures


def test_a_slowdown_is_told_and_ends_with_an_error(measured: Figures, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    assert call("bench", "bad-bones", "--keep", kept).exit_code == 0
    measured.games_per_s = 18_200
    done = call("bench", "bad-bones", "--against", kept, "--check")
    assert done.exit_code == 0, done.stdout
    assert "0.91" in done.stdout
    measured.games_per_s = 17_000
    assert call("bench", "bad-bones", "--against", kept).exit_code == 0
    done = call("bench", "bad-bones", "--against", kept, "--check")
    assert done.exit_code == 1
    assert "Slower than kept: bad-bones basic-4, games/s: 0.85 times as fast." in done.stdout
    done = call("bench", "bad-bones", "--against", kept, "--check", "--json")
    assert done.exit_code == 1
    assert json.loads(done.stdout)["bad-bones"]["basic-4"]["kept_ratio"]["games_per_s"] == pytest.approx(0.85)


def test_a_check_needs_figures_and_a_compiled_engine(
    measured: Figures, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert call("bench", "bad-bones", "--check").exit_code == 2
    assert call("bench", "bad-bones", "--against", tmp_path / "nowhere.json").exit_code == 2
    assert call("bench", "bad-bones", "--keep", tmp_path / "no" / "folder.json").exit_code == 2
    monkeypatch.setattr("ossuary.cli.bench.compiled", lambda: False)
    assert call("bench", "bad-bones", "--keep", tmp_path / "kept.json").exit_code == 2
    assert not (tmp_path / "kept.json").exists()


@pytest.mark.parametrize("arguments", [("--seconds", 0), ("--data", "nowhere.toml")])
def test_nonsense_is_bad_usage(arguments: tuple[object, ...]) -> None:
    done = call("bench", "bad-bones", *arguments)
    assert (done.exit_code, done.stdout) == (2, "")
