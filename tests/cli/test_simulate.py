"""`simulate`: the same totals on any number of cores, and the right ones."""

import json
import os
import signal
import statistics
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from ossuary.core.chance import Dice
from ossuary.games import make_game
from ossuary.lab.simulation import Span
from support.command_line import COMMAND, ENVIRONMENT, call, run

TIMES = ("seconds", "games_per_s", "jobs")


def totals(*arguments: object) -> dict[str, Any]:
    done = run("simulate", "bad-bones", "--json", *arguments)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    report = json.loads(done.stdout)
    return {key: value for key, value in report.items() if key not in TIMES}


@pytest.mark.heavy
def test_jobs_change_nothing_but_the_time() -> None:
    one = totals("--seats", 2, "--games", 310, "--seed", 5, "--jobs", 1)
    assert one == totals("--seats", 2, "--games", 310, "--seed", 5, "--jobs", 3)
    assert one["games"] == 310
    assert one != totals("--seats", 2, "--games", 310, "--seed", 6, "--jobs", 1)


def test_the_totals_are_those_of_the_games() -> None:
    game = make_game("bad-bones")
    options = game.read_setup(3, ["chiefs=yes"])
    rounds, decisions, outcomes = [], [], []
    for number in range(40):
        state = game.begin(3, options)
        decisions.append(int(game.playout(state, Dice(7, number))))
        rounds.append(int(game.round_of(state)))
        outcomes.append(game.outcome(state))
    report = totals("--seats", 3, "chiefs=yes", "--games", 40, "--seed", 7)
    assert report["rounds"] == {
        "mean": statistics.mean(rounds),
        "min": min(rounds),
        "median": statistics.median(rounds),
        "max": max(rounds),
    }
    assert report["decisions"]["total"] == sum(decisions)
    assert (report["decisions"]["min"], report["decisions"]["max"]) == (min(decisions), max(decisions))
    assert report["wins"] == [sum(seat in outcome.winners for outcome in outcomes) for seat in (1, 2, 3)]
    assert report["shared"] == sum(len(outcome.winners) > 1 for outcome in outcomes)
    assert report["nobody"] == sum(not outcome.winners for outcome in outcomes)
    for seat, score in enumerate(report["scores"]):
        scores = [outcome.scores[seat] for outcome in outcomes]
        assert score == {"mean": statistics.mean(scores), "min": min(scores), "max": max(scores)}
    assert report["ends"] == {"elimination": 40}


def test_where_there_are_no_points_there_are_no_scores() -> None:
    report = totals("--seats", 1, "--games", 20, "--options", "rounds=2")
    assert report["scores"] == []
    assert report["options"]["rounds"] == "2"
    assert sum(report["ends"].values()) == 20


@pytest.mark.heavy
def test_an_owners_data_reaches_the_workers(tmp_path: Path) -> None:
    data = tmp_path / "mine.toml"
    data.write_text("[setup]\nfloors = 1\nhouses = 1\n")
    fragile = totals("--seats", 2, "--games", 120, "--jobs", 2, "--data", data)
    assert fragile["rounds"]["max"] < totals("--seats", 2, "--games", 120, "--jobs", 2)["rounds"]["mean"]


def test_a_table_for_people() -> None:
    done = call("simulate", "bad-bones", "--seats", 2, "--games", 20, "--jobs", 1)
    assert done.exit_code == 0
    for words in ("20 random games", "rounds", "score of seat 2", "won by seat 1", "ended by elimination", "games/s"):
        assert words in done.stdout


@pytest.mark.parametrize("arguments", [("--games", 0), ("--seats", 7), ("--jobs", 0), ("--seed", -1), ("mode=hard",)])
def test_nonsense_is_bad_usage(arguments: tuple[object, ...]) -> None:
    done = call("simulate", "bad-bones", *arguments)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr


@pytest.mark.heavy
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no way here to see which processes there are")
@pytest.mark.parametrize("later", [0.0, 1.5], ids=["while-workers-start", "while-they-work"])
def test_ctrl_c_ends_it_cleanly(later: float) -> None:
    command = [*COMMAND, "simulate", "bad-bones", "--games", "10000000", "--jobs", "2"]
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        command, stdout=pipe, stderr=pipe, text=True, env=ENVIRONMENT, start_new_session=True, preexec_fn=hear_ctrl_c
    )
    try:
        assert soon(lambda: members(process.pid) >= 3)  # itself, and what it has started
        time.sleep(later)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=20)
        assert process.returncode == 130
        assert (out, "Traceback" in err) == ("", False)
        assert soon(lambda: members(process.pid) == 0)
    finally:
        if members(process.pid):
            os.killpg(process.pid, signal.SIGKILL)


def hear_ctrl_c() -> None:
    """Where the tests run in the background, a shell has let everything they start ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def members(group: int) -> int:
    """How many processes of a group are alive."""
    count = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, its_group = path.read_text().rpartition(")")[2].split()[:3]
            count += int(its_group) == group and state != "Z"
    return count


def soon(happens: Callable[[], bool]) -> bool:
    for _ in range(200):
        if happens():
            return True
        time.sleep(0.05)
    return False


def test_spans_add_up_in_any_order() -> None:
    one, other = Span(), Span()
    for value in (3, -1):
        one.add(value)
    other.merge(one)
    other.add(7)
    assert (other.total, other.count, other.least, other.most, other.mean) == (9, 3, -1, 7, 3.0)
