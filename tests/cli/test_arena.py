"""`arena`: bots play each other, and the bench says who is stronger."""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from ossuary.cli.arena_view import live_view
from ossuary.games import make_game
from ossuary.lab.arena import play
from ossuary.lab.contest import Contest, read_entrants, seated
from ossuary.lab.contest_run import ContestRun
from ossuary.lab.results import BlockResult, GameResult
from ossuary.lab.sprt import Sprt
from support.command_line import COMMAND, call, run


def report(*arguments: object) -> dict[str, Any]:
    done = call("arena", "bad-bones", "--json", "--jobs", 1, *arguments)
    assert done.exit_code == 0, done.stderr
    facts: dict[str, Any] = json.loads(done.stdout)
    return facts


def without_times(facts: dict[str, Any]) -> dict[str, Any]:
    del facts["seconds"]
    for standing in facts["standings"].values():
        assert standing.pop("ms_a_choice") > 0
        for figure in ("ms_median", "ms_95", "ms_slowest"):
            del standing[figure]
    return facts


def test_the_same_seed_gives_the_same_games() -> None:
    twins = ("--levels", "one=random,two=random")
    one = without_times(report(*twins, "--games", 3, "--seed", 5))
    assert one == without_times(report(*twins, "--seeds", "5-6"))
    assert one["games"] == sum(one["ends"].values()) == 4  # blocks are played whole
    assert one != without_times(report(*twins, "--games", 3, "--seed", 6))


def test_the_standings_are_those_of_the_games() -> None:
    game = make_game("bad-bones")
    seatings = [(seed, seated(["one", "two"], 3, n)) for seed in (7, 8) for n in (0, 1)]
    matches = [(names, play(game, 3, game.read_setup(3, []), ["random"] * 3, seed)) for seed, names in seatings]
    facts = report("--seats", 3, "--levels", "one=random,two=random", "--games", 4, "--seed", 7)
    for name, standing in facts["standings"].items():
        taken = [(m, seat) for names, m in matches for seat in (1, 2, 3) if names[seat - 1] == name]
        assert standing["played"] == len(taken) == 6
        assert standing["won"] == sum(seat in m.outcome.winners for m, seat in taken)
        assert standing["score"] == sum(m.outcome.scores[seat - 1] for m, seat in taken) / len(taken)
    assert facts["answers"] == sum(len(m.answers) for _, m in matches) / 4


def test_a_contest_goes_on_from_its_results(tmp_path: Path) -> None:
    """Also after the file was cut in the middle of a line; and the number of processes changes nothing."""
    kept = tmp_path / "results.jsonl"
    words = ("rounds=1", "--levels", "one=random,two=random", "--results", kept)
    report(*words, "--seeds", "1-4")
    lines = kept.read_bytes().splitlines(keepends=True)
    assert len(lines) == 5
    kept.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    done = run("arena", "bad-bones", "--json", "--jobs", 2, *words, "--seeds", "1-6")
    assert done.returncode == 0, done.stderr
    assert set(lines[1:3]) < set(kept.read_bytes().splitlines(keepends=True))
    whole = report("rounds=1", "--levels", "one=random,two=random", "--seeds", "1-6")
    assert without_times(json.loads(done.stdout)) == without_times(whole)
    other = call("arena", "bad-bones", *words, "--seats", 3)
    assert other.exit_code == 2
    assert "another contest" in other.stderr


def children_of(pid: int) -> set[int]:
    return {int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_contest_that_is_killed_goes_on_and_leaves_no_worker_behind(tmp_path: Path) -> None:
    kept = tmp_path / "results.jsonl"
    words = ("arena", "bad-bones", "rounds=1", "--levels", "one=random,two=random", "--results", str(kept), "--json")
    arena = subprocess.Popen([*COMMAND, *words, "--jobs", "2", "--seeds", "1-100000"], stdout=subprocess.DEVNULL)
    try:
        wait_until(lambda: kept.exists() and len(kept.read_bytes().splitlines()) > 3)
        workers = children_of(arena.pid)
    finally:
        arena.kill()
        arena.wait()
    assert len(workers) >= 2
    wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))
    played = len(kept.read_bytes().splitlines()) - 1
    seeds = ("--seeds", f"1-{played + 2}", "--jobs", 1)
    again = call(*words, *seeds)
    assert again.exit_code == 0, again.stderr
    whole = report("rounds=1", "--levels", "one=random,two=random", *seeds)
    assert without_times(json.loads(again.stdout)) == without_times(whole)


def wait_until(done: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not done():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_one_page_has_all_plots(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    levels = ("--pairs", "--levels", "one=random,two=random,three=random", "--claim", 0.6)
    report("rounds=1", *levels, "--seeds", "1-3", "--report", page)
    text = page.read_text(encoding="utf-8")
    for heading in ("Share of wins", "Ratings", "Who beats whom", "Length", "Time a choice", "is not decided"):
        assert heading in text
    assert text.count("<svg") == 5
    assert text.count('<div class="scroll" tabindex="0"><svg') == 5, "on a phone a plot scrolls instead of shrinking"
    assert "http" not in text


def test_the_view_of_a_contest_that_goes_on_has_a_line_for_each_thing() -> None:
    contest = Contest("bad-bones", None, 2, {}, tuple(read_entrants("one,two")))
    contest_run = ContestRun(contest, contest.tasks(1, 4), Sprt(0.6, 0.5))
    zeros = [0.0, 0.0]
    games = [GameResult(names, "end", [1], [], 3, [1, 1], zeros, zeros, [{}, {}], "") for names in NAMES]
    contest_run.take(BlockResult(1, 0, games))
    screen = StringIO()
    Console(width=100, file=screen).print(live_view(contest_run, "Bad Bones", 2.0))
    head, bar, table, *rest = screen.getvalue().splitlines()
    assert head == "Bad Bones: 1 of 4 blocks, 6 s left"
    assert set(bar.strip()) <= set("━╸╺ ")
    assert table.split() == ["level", "share", "±", "won", "of", "ms", "a", "choice"]
    assert [line.split()[0] for line in rest[:2]] == ["one", "two"]


NAMES = [["one", "two"], ["two", "one"]]


def test_a_claim_stops_the_games_once_it_is_decided() -> None:
    """Whoever answers at random does not win two of three games against somebody who does the same."""
    facts = report("rounds=1", "--levels", "one=random,two=random", "--seeds", "1-400", "--claim", 0.66)
    assert facts["claim"]["verdict"] == "fails"
    assert facts["claim"]["blocks"] == facts["blocks"] < 100


def test_one_against_three() -> None:
    facts = report("rounds=1", "--seats", 4, "--levels", "one=random,random*3", "--seeds", "1-2")
    assert facts["games"] == 8
    assert [facts["standings"][name]["played"] for name in ("one", "random")] == [8, 24]


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
    for words in ("1 game between bots", "share %", "greedy", "ended by homecoming", "answers a game"):
        assert words in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("--games", 0),
        ("--levels", "oracle"),
        ("--levels", ","),
        ("--levels", "one=random,one=greedy"),
        ("--levels", "random", "--pairs"),
        ("--seats", 7),
        ("--seeds", "9-1"),
        ("--claim", 0.4),
        ("--instead", 0.5),
        ("--levels", "random", "--apart", "--claim", 0.6),
        ("--results", "/nowhere/results.jsonl"),
    ],
)
def test_nonsense_is_bad_usage(arguments: tuple[object, ...]) -> None:
    done = call("arena", "bad-bones", *arguments)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr
