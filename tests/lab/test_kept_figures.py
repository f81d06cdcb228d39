"""Kept figures of the engine: what counts as a slowdown, whatever machine they were measured on."""

from __future__ import annotations

from pathlib import Path

import pytest

from ossuary.lab.benchmark import FIGURES, Comparison, Figures
from ossuary.lab.kept_figures import BadFile, Calibration, KeptFigures, figures_of_run, read_kept, slowdowns

ROOT = Path(__file__).parents[2]


def run_of(loops: float, games: float, clone: float = 1.0) -> KeptFigures:
    """A run on a machine that makes so many loops: answers go with its speed, games and clones are as stated."""
    figures = {
        "games_per_s": games,
        "decisions_per_s": 20_000.0 * loops,
        "api_decisions_per_s": 9_000.0 * loops,
        "clone_us": clone,
    }
    return KeptFigures("3.11.7", loops, {"bad-bones": {"basic-4": figures}})


def test_the_same_speed_on_a_machine_half_as_fast_is_no_slowdown() -> None:
    ratios = run_of(50, 10_000, clone=2.0).ratios(run_of(100, 20_000))
    assert ratios == {"bad-bones": {"basic-4": dict.fromkeys(FIGURES, 1.0)}}
    assert slowdowns(ratios) == []


@pytest.mark.parametrize(("games", "is_slow"), [(20_000, False), (18_100, False), (17_900, True), (40_000, False)])
def test_over_ten_percent_slower_is_a_slowdown(games: float, is_slow: bool) -> None:
    found = slowdowns(run_of(100, games).ratios(run_of(100, 20_000)))
    assert [slow[:3] for slow in found] == ([("bad-bones", "basic-4", "games_per_s")] if is_slow else [])


def test_a_clone_that_takes_longer_is_a_slowdown() -> None:
    [(*where, times)] = slowdowns(run_of(100, 20_000, clone=1.25).ratios(run_of(100, 20_000)))
    assert where == ["bad-bones", "basic-4", "clone_us"]
    assert times == pytest.approx(0.8)


def test_what_only_one_run_has_is_not_compared() -> None:
    mine, other = run_of(100, 20_000), run_of(100, 20_000)
    mine.figures["bad-bones"]["new"] = {"games_per_s": 1.0}
    other.figures["gone"] = {"two": {"games_per_s": 1.0}}
    ratios = mine.ratios(other)
    assert list(ratios) == ["bad-bones"]
    assert ratios["bad-bones"]["new"] == {}


def test_figures_are_read_as_they_were_written(tmp_path: Path) -> None:
    calibration = Calibration()
    calibration.measure()
    found = {"bad-bones": {"basic-4": Comparison(Figures(1.5, 2, 3, 0.123456789), Figures(1, 1, 1, 1))}}
    run = figures_of_run(found, calibration)
    assert run.figures["bad-bones"]["basic-4"]["clone_us"] == 0.12346
    assert run.loops_per_s > 1000
    (tmp_path / "kept.json").write_text(run.text())
    assert read_kept(str(tmp_path / "kept.json")) == run


def test_an_interpreted_run_has_nothing_to_keep() -> None:
    assert figures_of_run({"bad-bones": {"two": Comparison(None, Figures(1, 1, 1, 1))}}, Calibration()).figures == {}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"python": "3", "loops_per_s": 0, "figures": {}}',
        '{"python": "3", "loops_per_s": 1, "figures": {"bad-bones": {"basic-4": {"games_per_s": "fast"}}}}',
        '{"python": "3", "loops_per_s": 1, "figures": {"bad-bones": 7}}',
    ],
)
def test_another_file_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "kept.json").write_text(text)
    with pytest.raises(BadFile, match=r"kept\.json holds no figures that `bench --keep` wrote"):
        read_kept(str(tmp_path / "kept.json"))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"can't read .*nowhere\.json"):
        read_kept(str(tmp_path / "nowhere.json"))


def test_the_repository_keeps_figures_of_every_game() -> None:
    kept = read_kept(str(ROOT / "bench" / "engine.json"))
    assert set(kept.figures) == {"bad-bones", "dia-de-los-muertos"}
    assert all(set(figures) == set(FIGURES) for setups in kept.figures.values() for figures in setups.values())
