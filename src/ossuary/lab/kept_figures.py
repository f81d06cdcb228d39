"""Figures of the engine that are kept in a file, to see later whether it has become slower.

Machines differ, and so do their hours. So a fixed loop in plain Python is timed in the same run, before each repeat,
and what is compared is how much the engine does in the time of that loop.
"""

from __future__ import annotations

import json
import platform
from dataclasses import dataclass
from time import process_time
from typing import Any

from ossuary.lab.benchmark import FIGURES, Comparison

TOLERANCE = 0.10  # a figure that is worse by more than this is a slowdown
LOOPS = 60_000
LESS_IS_BETTER = ("clone_us",)

FiguresOfGames = dict[str, dict[str, dict[str, float]]]  # by game, set-up and figure


class BadFile(Exception):
    """A file that holds no kept figures, and why."""


class Calibration:
    """The fixed loop: how many times a second it goes round here, at best."""

    def __init__(self) -> None:
        self.loops_per_s = 0.0

    def measure(self) -> None:
        counts = [0] * 256
        number = 1
        start = process_time()
        for _ in range(LOOPS):
            number = (number * 1103515245 + 12345) & 0x7FFFFFFF
            counts[number >> 16 & 255] += 1
        self.loops_per_s = max(self.loops_per_s, LOOPS / (process_time() - start))


@dataclass
class KeptFigures:
    """The figures of a run, its calibration, and the Python that ran the loop."""

    python: str
    loops_per_s: float
    figures: FiguresOfGames

    def text(self) -> str:
        kept = {"python": self.python, "loops_per_s": self.loops_per_s, "figures": self.figures}
        return json.dumps(kept, indent=2) + "\n"

    def ratios(self, other: KeptFigures) -> FiguresOfGames:
        """How many times as fast as the other run this one was, for each figure that both have."""
        machine = self.loops_per_s / other.loops_per_s
        found: FiguresOfGames = {}
        for game, setups in self.figures.items():
            for setup, figures in setups.items():
                before = other.figures.get(game, {}).get(setup, {})
                found.setdefault(game, {})[setup] = {
                    name: speed(name, figures[name]) / speed(name, before[name]) / machine
                    for name in figures
                    if name in before
                }
        return found


def speed(figure: str, value: float) -> float:
    return 1 / value if figure in LESS_IS_BETTER else value


def figures_of_run(found: dict[str, dict[str, Comparison]], calibration: Calibration) -> KeptFigures:
    """What is worth keeping: the compiled figures, if the engine is compiled here."""
    figures: FiguresOfGames = {}
    for game, setups in found.items():
        for setup, both in setups.items():
            if both.compiled is not None:
                best = both.compiled
                figures.setdefault(game, {})[setup] = {name: float(f"{getattr(best, name):.5g}") for name in FIGURES}
    return KeptFigures(platform.python_version(), float(f"{calibration.loops_per_s:.5g}"), figures)


def read_kept(path: str) -> KeptFigures:
    """The figures of a file; BadFile if it has none."""
    try:
        with open(path, encoding="utf-8") as file:
            kept: Any = json.load(file)
        figures = {
            str(game): {
                str(setup): {name: positive(value) for name, value in values.items()}
                for setup, values in setups.items()
            }
            for game, setups in kept["figures"].items()
        }
        return KeptFigures(str(kept["python"]), positive(kept["loops_per_s"]), figures)
    except OSError as error:
        raise BadFile(f"can't read {path} ({error.strerror})") from error
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadFile(f"{path} holds no figures that `bench --keep` wrote ({error})") from error


def positive(value: Any) -> float:
    number = float(value)
    if not 0 < number < float("inf"):
        raise ValueError(f"{value} is no speed")
    return number


def slowdowns(ratios: FiguresOfGames) -> list[tuple[str, str, str, float]]:
    """Every figure that is worse than the tolerance allows: game, set-up, figure, and times as fast."""
    return [
        (game, setup, name, times)
        for game, setups in ratios.items()
        for setup, figures in setups.items()
        for name, times in figures.items()
        if times < 1 - TOLERANCE
    ]
