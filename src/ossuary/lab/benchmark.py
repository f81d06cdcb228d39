"""How fast the engine is here: compiled in this process, interpreted in a child that loads only sources.

    python -m ossuary.lab.benchmark

is the child: it reads tasks as lines of JSON and answers each with a line of figures. Seconds are those of the
processor that were spent here, so that other work of the machine counts little.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import process_time
from typing import Any

from ossuary.core.chance import Dice
from ossuary.core.game import Game
from ossuary.core.state import NOBODY
from ossuary.games import descriptor_of, make_game
from ossuary.games.descriptor import BenchmarkSetup
from ossuary.lab.interrupts import end_on_interrupt, interrupts_wait
from ossuary.sources import compiled

SEED = 1
LONGEST = 5_000  # decisions; played at random, some games never end
CLONES = 200
# How the time of a repeat is divided: playouts, games through the API, clones.
SHARES = (0.5, 0.4, 0.1)


USUAL_SEATS = (2, 4, 6)


def setups_of(game: Game[Any]) -> list[BenchmarkSetup]:
    """What is worth measuring in a game; one that does not say is measured with few, some and many seats."""
    usual = [BenchmarkSetup(f"seats-{n}", n) for n in USUAL_SEATS if game.min_seats <= n <= game.max_seats]
    return list(descriptor_of(game.name).benchmarks) or usual


@dataclass
class Figures:
    """The best figures of all repeats. A decision is a seat's answer; those of chance are not counted."""

    games_per_s: float = 0.0
    decisions_per_s: float = 0.0
    api_decisions_per_s: float = 0.0
    clone_us: float = 0.0
    unfinished: float = 0.0  # the share of games that were broken off

    def improve(self, other: Figures) -> None:
        """Keep the better of both: other work of the machine can only make the engine look slower."""
        self.games_per_s = max(self.games_per_s, other.games_per_s)
        self.decisions_per_s = max(self.decisions_per_s, other.decisions_per_s)
        self.api_decisions_per_s = max(self.api_decisions_per_s, other.api_decisions_per_s)
        self.clone_us = min(self.clone_us or other.clone_us, other.clone_us or self.clone_us)
        self.unfinished = other.unfinished


def play_through_api(game: Game[Any], seats: int, options: dict[str, str], dice: Dice) -> int:
    """Play a random game as a researcher's loop would, answer by answer; returns how many decisions it took."""
    state = game.begin(seats, options)
    decisions = 0
    game.roll(state, dice)
    while decisions < LONGEST and (seat := game.next_seat(state)) != NOBODY:
        actions = game.legal(state, seat)
        game.play(state, seat, actions[dice.below(len(actions))])
        game.roll(state, dice)
        decisions += 1
    return decisions


FIGURES = ("games_per_s", "decisions_per_s", "api_decisions_per_s", "clone_us")


class Benchmark:
    """Measures one set-up again and again, over the same games."""

    def __init__(self, game: Game[Any], setup: BenchmarkSetup) -> None:
        self.game = game
        self.seats = setup.seats
        self.options = game.read_setup(setup.seats, setup.options.split())
        self.midgame = self.position_midway()
        self.batches: dict[str, int] = {}
        self.broken_off = 0

    def position_midway(self) -> Any:
        """The first game after half of its decisions."""
        length = self.game.playout(self.game.begin(self.seats, self.options), Dice(SEED), LONGEST)
        state = self.game.begin(self.seats, self.options)
        self.game.playout(state, Dice(SEED), length // 2)
        return state

    def measure(self, seconds: float) -> Figures:
        """Measure all figures once, in about this many seconds."""
        playout, api, clone = (seconds * share for share in SHARES)
        self.broken_off = 0
        games, decisions, took = self.run("playout", self.playout, playout)
        _, api_decisions, api_took = self.run("api", self.play_through_api, api)
        clones, _, clones_took = self.run("clone", self.clone, clone)
        return Figures(
            games / took,
            decisions / took,
            api_decisions / api_took,
            clones_took / clones / CLONES * 1e6,
            self.broken_off / games,
        )

    def run(self, what: str, once: Callable[[int], int], seconds: float) -> tuple[int, int, float]:
        """Run something as often as the time allows, and later runs just as often: how often, the sum, and the time."""
        wanted = self.batches.get(what)
        total = 0
        number = 0
        start = process_time()
        while number < wanted if wanted is not None else number == 0 or process_time() - start < seconds:
            total += once(number)
            number += 1
        took = process_time() - start
        self.batches[what] = number
        return number, total, took

    def playout(self, number: int) -> int:
        state = self.game.begin(self.seats, self.options)
        decisions = int(self.game.playout(state, Dice(SEED, number), LONGEST))
        self.broken_off += self.game.next_seat(state) != NOBODY
        return decisions

    def play_through_api(self, number: int) -> int:
        return play_through_api(self.game, self.seats, self.options, Dice(SEED, number))

    def clone(self, number: int) -> int:
        clone, position = self.game.clone, self.midgame
        for _ in range(CLONES):
            clone(position)
        return 0


class InterpretedTwin:
    """A child process that loads only sources and measures what it is asked to."""

    def __init__(self, game: str, corrections: dict[str, Any] | None) -> None:
        command = [sys.executable, "-m", "ossuary.sources", "-m", "ossuary.lab.benchmark"]
        with interrupts_wait():
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.ask({"game": game, "corrections": corrections})

    def ask(self, task: dict[str, Any]) -> dict[str, Any]:
        if self.process.stdin is None or self.process.stdout is None:
            raise RuntimeError("the interpreted twin has no pipes")
        self.process.stdin.write(json.dumps(task) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError("the interpreted twin ended without an answer")
        return dict(json.loads(answer))

    def measure(self, setup: BenchmarkSetup, seconds: float) -> Figures:
        return Figures(**self.ask({**asdict(setup), "seconds": seconds}))

    def close(self) -> None:
        self.process.communicate()


def answer_tasks() -> None:
    """The child's side: the first line names the game, each other line a set-up."""
    end_on_interrupt()
    game: Game[Any] | None = None
    benchmarks: dict[str, Benchmark] = {}
    for line in sys.stdin:
        task = json.loads(line)
        if "game" in task:
            game = make_game(task["game"], task["corrections"])
            print(json.dumps({"compiled": compiled()}), flush=True)
        elif game is not None:
            seconds = task.pop("seconds")
            if task["name"] not in benchmarks:
                benchmarks[task["name"]] = Benchmark(game, BenchmarkSetup(**task))
            print(json.dumps(asdict(benchmarks[task["name"]].measure(seconds))), flush=True)


@dataclass
class Comparison:
    """The figures of a set-up at both speeds; `compiled` is None if this process is interpreted itself."""

    compiled: Figures | None
    interpreted: Figures

    def report(self) -> dict[str, float | None]:
        """The figures by name; the interpreted ones with that word before them."""
        report: dict[str, float | None] = {}
        for figure in FIGURES:
            report[figure] = getattr(self.compiled, figure) if self.compiled else None
        for figure in FIGURES:
            report["interpreted_" + figure] = getattr(self.interpreted, figure)
        report["unfinished"] = (self.compiled or self.interpreted).unfinished
        report["compiled_ratio"] = self.compiled.games_per_s / self.interpreted.games_per_s if self.compiled else None
        return report


def compare(
    name: str,
    corrections: dict[str, Any] | None,
    seconds: float,
    repeats: int,
    progress: Callable[[], None],
    calibrate: Callable[[], None] = lambda: None,
) -> dict[str, Comparison]:
    """Measure every set-up of a game for this many seconds at each speed; `calibrate` is called before each time.

    The repeats take turns, so that a busy moment of the machine does not spoil one figure alone.
    """
    game = make_game(name, corrections)
    benchmarks = {setup.name: Benchmark(game, setup) for setup in setups_of(game)}
    twin = InterpretedTwin(name, corrections) if compiled() else None
    found = {key: Comparison(Figures() if twin else None, Figures()) for key in benchmarks}
    try:
        for _ in range(repeats):
            for setup in setups_of(game):
                comparison = found[setup.name]
                calibrate()
                figures = benchmarks[setup.name].measure(seconds / repeats)
                if twin is None or comparison.compiled is None:
                    comparison.interpreted.improve(figures)
                else:
                    comparison.compiled.improve(figures)
                    comparison.interpreted.improve(twin.measure(setup, seconds / repeats))
                progress()
    finally:
        if twin is not None:
            twin.close()
    return found


if __name__ == "__main__":
    answer_tasks()
