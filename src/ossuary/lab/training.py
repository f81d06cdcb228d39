"""Nets learn by TD(λ): first from quick games, then, generation by generation, from games of the champion's.

A generation is let in only if the sequential test says that it is stronger than the one before; the first has to beat
the hand-written judgement. Everything follows from the seed; a run that was broken off goes on after its last
generation.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any, TypeAlias

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from ossuary.bots.evaluate.net import HEADS, MOST, ONE, Net
from ossuary.games import descriptor_of, make_game
from ossuary.lab.arena import play_blocks
from ossuary.lab.contest import APART, TABLE, Contest, Entrant
from ossuary.lab.net_games import NET, OWN, QUICK, NetGames, NotTrainable, Trace, features_for
from ossuary.lab.sprt import HOLDS, OPEN, Sprt
from ossuary.lab.workers import results_of

HIDDEN = 24
LAMBDA = 0.8
BATCH = 256
CHUNK_OF_SAMPLES = 4096
RATE = 2e-3
DECAY = 1e-5
LARGEST = MOST / ONE  # no weight is larger, so that whole numbers can stand for them
TRIES = 10  # of a hundred choices
SOON = 2  # rounds
CLAIM, PAR = 0.55, 0.5
CHUNK = 24  # blocks of each set-up between two looks at the test
KEPT_GENERATIONS = 3  # whose games are learned from
MOST_POINTS = 60  # a share of them is what the head for points learns

Progress: TypeAlias = Callable[[str, int, int], None]  # what is being done, how much of it is done, and of how much
Floats: TypeAlias = "np.ndarray[Any, Any]"


@dataclass(frozen=True)
class Plan:
    """What decides everything about a training."""

    game: str
    seed: int = 1
    games: int = 400  # of a generation, for each set-up
    epochs: int = 12
    gate_blocks: int = 240  # the most for each set-up


@dataclass
class Curve:
    """One generation: how well it predicts, and how it did against the champion before it."""

    generation: int
    samples: int
    loss: float
    held_out: float  # the loss on games that it has not learned from
    share: float  # against the champion
    blocks: int
    verdict: str
    champion: str
    shares: dict[str, float] = field(default_factory=dict)  # by set-up


class Weights:
    """The net in floats, with the moments of Adam."""

    def __init__(self, features: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        self.values: list[Floats] = [
            dice.normal(0, 0.05, (features, HIDDEN)),
            np.full(HIDDEN, 0.3),
            dice.normal(0, 0.3, (len(HEADS), HIDDEN)),
            np.zeros(len(HEADS)),
        ]
        self.means = [np.zeros_like(value) for value in self.values]
        self.squares = [np.zeros_like(value) for value in self.values]
        self.steps = 0

    def forward(self, flat: Floats, starts: Floats) -> tuple[Floats, Floats, Floats]:
        """Sums, what passes the clip, and the heads' chances."""
        first, bias, second, second_bias = self.values
        sums = np.add.reduceat(first[flat], starts, axis=0) + bias
        passed = np.clip(sums, 0, LARGEST)
        return sums, passed, 1 / (1 + np.exp(-(passed @ second.T + second_bias)))

    def learn(self, flat: Floats, starts: Floats, targets: Floats) -> float:
        """One step of Adam on the cross-entropy of all heads; returns the loss."""
        sums, passed, chances = self.forward(flat, starts)
        wrong = (chances - targets) / len(targets)
        back = (wrong @ self.values[2]) * ((sums > 0) & (sums < LARGEST))
        first = np.zeros_like(self.values[0])
        lengths = np.diff(np.append(starts, len(flat)))
        np.add.at(first, flat, np.repeat(back, lengths, axis=0))
        self.step([first, back.sum(0), wrong.T @ passed, wrong.sum(0)])
        return cross_entropy(chances, targets)

    def step(self, gradients: list[Floats]) -> None:
        self.steps += 1
        for i, gradient in enumerate(gradients):
            self.means[i] = 0.9 * self.means[i] + 0.1 * gradient
            self.squares[i] = 0.999 * self.squares[i] + 0.001 * gradient**2
            mean = self.means[i] / (1 - 0.9**self.steps)
            square = self.squares[i] / (1 - 0.999**self.steps)
            self.values[i] -= RATE * (mean / (np.sqrt(square) + 1e-8) + DECAY * self.values[i])
            if i in (0, 2):
                np.clip(self.values[i], -LARGEST, LARGEST, out=self.values[i])

    def net(self) -> Net:
        """The same in whole numbers."""
        first, bias, second, second_bias = self.values
        return Net(
            len(first), HIDDEN, whole(first, ONE), whole(bias, ONE), whole(second, ONE), whole(second_bias, ONE * ONE)
        )

    def save(self, path: Path) -> None:
        arrays = [*self.values, *self.means, *self.squares]
        np.savez(path, *arrays, steps=np.array(self.steps))

    def load(self, path: Path) -> None:
        with np.load(path) as kept:
            arrays = [kept[f"arr_{i}"] for i in range(3 * len(self.values))]
            self.steps = int(kept["steps"])
        size = len(self.values)
        self.values, self.means, self.squares = arrays[:size], arrays[size : 2 * size], arrays[2 * size :]


def whole(values: Floats, scale: int) -> vec[i64]:
    return vec[i64]([int(n) for n in np.rint(values * scale).astype(np.int64).ravel()])


def cross_entropy(chances: Floats, targets: Floats) -> float:
    safe = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-(targets * np.log(safe) + (1 - targets) * np.log(1 - safe)).mean())


class Samples:
    """The choices of many traces, laid out flat."""

    def __init__(self, traces: list[Trace]) -> None:
        self.traces = [trace for trace in traces if trace.features]
        rows = [row for trace in self.traces for row in trace.features]
        self.starts = np.cumsum([0, *(len(row) for row in rows)])[:-1]
        self.flat = np.array([n for row in rows for n in row], dtype=np.int64)
        self.lengths = np.array([len(row) for row in rows], dtype=np.int64)

    def __len__(self) -> int:
        return len(self.lengths)

    def take(self, chosen: Floats) -> tuple[Floats, Floats]:
        """Features and starts of some choices."""
        flat = np.concatenate([self.flat[self.starts[i] : self.starts[i] + self.lengths[i]] for i in chosen])
        return flat, np.cumsum([0, *self.lengths[chosen]])[:-1]

    def said_by(self, weights: Weights) -> Floats:
        """The heads' chances for all of them, some thousands at once: together they would need a gigabyte."""
        parts = range(0, len(self), CHUNK_OF_SAMPLES)
        chosen = (np.arange(first, min(first + CHUNK_OF_SAMPLES, len(self))) for first in parts)
        return np.concatenate([weights.forward(*self.take(part))[2] for part in chosen])

    def targets(self, weights: Weights | None) -> Floats:
        """What the heads should have said: by the end of the game, mixed with what the net said one choice later."""
        targets = np.zeros((len(self), len(HEADS)))
        said = self.said_by(weights) if weights is not None and len(self) else None
        at = 0
        for trace in self.traces:
            size = len(trace.features)
            win, points = trace.won, trace.points
            for i in range(at + size - 1, at - 1, -1):
                if said is not None and i + 1 < at + size:
                    win = LAMBDA * win + (1 - LAMBDA) * float(said[i + 1, 0])
                    points = LAMBDA * points + (1 - LAMBDA) * float(said[i + 1, 2])
                lasts = trace.won > 0 or trace.rounds[i - at] + SOON <= trace.last_round
                targets[i] = win, float(lasts), points
            at += size
        return targets


def fit(
    weights: Weights,
    samples: Samples,
    held_out: Samples,
    plan: Plan,
    generation: int,
    progress: Progress = lambda *_: None,
) -> tuple[float, float]:
    """Learn from the samples, and say how large the loss is on them and on those held out."""
    dice = np.random.default_rng([plan.seed, generation])
    loss = 0.0
    for epoch in range(plan.epochs):
        targets = samples.targets(weights if generation > 1 or epoch >= plan.epochs // 2 else None)
        order = dice.permutation(len(samples))
        losses = []
        for first in range(0, len(order), BATCH):
            chosen = order[first : first + BATCH]
            losses.append(weights.learn(*samples.take(chosen), targets[chosen]))
        loss = float(np.mean(losses))
        progress("epochs", epoch + 1, plan.epochs)
    return loss, cross_entropy(held_out.said_by(weights), held_out.targets(None)) if len(held_out) else 0.0


class Training:
    """A run in a folder: nets, weights and the curve so far."""

    def __init__(self, plan: Plan, folder: Path, jobs: int) -> None:
        features = int(features_for(plan.game).count)
        self.plan, self.folder, self.jobs = plan, folder, jobs
        self.setups = [(setup.name, setup.seats, setup.options) for setup in descriptor_of(plan.game).training]
        self.weights = Weights(features, plan.seed)
        self.curve: list[Curve] = []
        self.generations: list[list[Trace]] = []
        self.champion = OWN
        folder.mkdir(parents=True, exist_ok=True)
        self.resume()

    def resume(self) -> None:
        """Go on after the last whole generation, with the games of the ones before it played again."""
        file = self.folder / "curve.json"
        if not file.exists():
            return
        kept = json.loads(file.read_text(encoding="utf-8"))
        if kept["plan"] != asdict(self.plan):
            raise NotTrainable(f"{self.folder} has a training with another plan")
        self.curve = [Curve(**one) for one in kept["curve"]]
        if self.curve:
            self.champion = self.curve[-1].champion
            self.weights.load(self.folder / "weights.npz")

    def player_of(self, generation: int) -> str:
        """Who plays the games of a generation: the champion before it, and in the first everybody quickly."""
        return self.level(self.curve[generation - 2].champion) if generation > 1 else QUICK

    def level(self, champion: str) -> str:
        return champion if champion == OWN else f"{NET}{self.folder / champion}"

    def games_of(self, generation: int, progress: Progress) -> list[Trace]:
        setups = [(seats, words) for _, seats, words in self.setups]
        work = NetGames(self.plan.game, self.player_of(generation), setups, TRIES, MOST_POINTS)
        first = (self.plan.seed * 1000 + generation) * 100_000
        tasks = [(number, first + i) for i in range(self.plan.games) for number in range(len(setups))]
        found = {}
        for task, traces in results_of(work, tasks, self.jobs):
            found[task] = traces
            progress("games", len(found), len(tasks))
        return [trace for task in tasks for trace in found[task]]  # in order: the same whoever was done first

    def run_generation(self, progress: Progress = lambda *_: None) -> Curve:
        """Play, learn, and let the net in if it is stronger."""
        generation = len(self.curve) + 1
        for older in range(max(1, generation - KEPT_GENERATIONS + 1), generation + 1):
            if len(self.generations) < older:
                self.generations += [[] for _ in range(older - 1 - len(self.generations))]
                self.generations.append(self.games_of(older, progress))
        recent = [trace for traces in self.generations[-KEPT_GENERATIONS:] for trace in traces]
        held_out = Samples(recent[::10])
        samples = Samples([trace for i, trace in enumerate(recent) if i % 10])
        loss, loss_held_out = fit(self.weights, samples, held_out, self.plan, generation, progress)
        name = f"net-{generation}.bin"
        (self.folder / name).write_bytes(self.weights.net().dump())
        test, shares = self.gate(name, generation, progress)
        if test.verdict == HOLDS:
            self.champion = name
        mean = test.total / max(test.blocks, 1)
        done = Curve(
            generation, len(samples), loss, loss_held_out, mean, test.blocks, test.verdict, self.champion, shares
        )
        self.curve.append(done)
        self.weights.save(self.folder / "weights.npz")
        text = json.dumps({"plan": asdict(self.plan), "curve": [asdict(one) for one in self.curve]}, indent=1)
        (self.folder / "curve.json").write_text(text + "\n", encoding="utf-8")
        return done

    def gate(self, name: str, generation: int, progress: Progress) -> tuple[Sprt, dict[str, float]]:
        """Whether a net beats the champion, over blocks of all set-ups in turn; and its share in each of them."""
        test = Sprt(CLAIM, PAR)
        shares: dict[str, list[float]] = {setup: [] for setup, _, _ in self.setups}
        first = 1 + 10_000 * generation
        for chunk in range(first, first + self.plan.gate_blocks, CHUNK):
            for setup, seats, words in self.setups:
                found = self.blocks_against(name, seats, words, chunk, chunk + CHUNK - 1)
                shares[setup] += found
                test.add_all(found)
                progress("blocks", sum(map(len, shares.values())), self.plan.gate_blocks * len(self.setups))
            if test.verdict != OPEN:
                break
        return test, {setup: sum(found) / len(found) for setup, found in shares.items() if found}

    def blocks_against(self, name: str, seats: int, words: str, first: int, last: int) -> list[float]:
        """A net's share of each block against the champion: at one table or, in solo, with the same draws."""
        entrants = (Entrant("new", self.level(name)), Entrant("champion", self.level(self.champion)))
        options = make_game(self.plan.game).read_setup(seats, words.split())
        contest = Contest(self.plan.game, None, seats, options, entrants, APART if seats == 1 else TABLE)
        blocks = sorted(play_blocks(contest, contest.tasks(first, last), self.jobs), key=lambda block: block.seed)
        if seats > 1:  # of the win, not for each of its seats: it has half of them
            return [(block.share("new") or 0.0) * seats / 2 for block in blocks]
        return [0.5 + ((block.share("new") or 0.0) - (block.share("champion") or 0.0)) / 2 for block in blocks]


def train(
    plan: Plan,
    folder: Path,
    jobs: int,
    generations: int,
    minutes: float,
    on: Callable[[Curve], None],
    progress: Progress = lambda *_: None,
) -> Training:
    """Up to so many generations, and none begins that would probably end after so many minutes."""
    start = monotonic()
    training = Training(plan, folder, jobs)
    longest = 0.0
    while len(training.curve) < generations and monotonic() - start + longest < 60 * minutes:
        began = monotonic()
        on(training.run_generation(progress))
        longest = max(longest, monotonic() - began)
    return training
