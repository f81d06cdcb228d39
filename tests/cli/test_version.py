"""`ossuary` itself: its version, its help, and what it says to nonsense."""

import subprocess
import sys

from ossuary.sources import compiled
from support.command_line import ENVIRONMENT, call, run

COMMANDS = ["play", "serve", "terminal", "rules", "check", "verify", "record", "simulate", "bench", "perft"]


def test_the_version_says_which_engine_runs() -> None:
    done = run("--version")
    assert done.returncode == 0
    assert done.stdout.startswith("ossuary ")
    assert done.stdout.strip().endswith("compiled" if compiled() else "interpreted")


def test_from_sources_only_it_says_interpreted() -> None:
    command = [sys.executable, "-m", "ossuary.sources", "-m", "ossuary.cli", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().endswith("interpreted")


def test_help_names_every_command() -> None:
    words = call("--help").stdout.split()
    assert [command for command in COMMANDS if command not in words] == []


def test_an_unknown_command_is_bad_usage() -> None:
    done = run("frobnicate")
    assert done.returncode == 2
    assert "frobnicate" in done.stderr
    assert done.stdout == ""


def test_an_unknown_game_is_bad_usage_everywhere() -> None:
    for command in ("terminal", "rules", "record", "simulate", "bench", "perft"):
        done = call(command, "chess")
        assert (done.exit_code, done.stdout) == (2, ""), command
        assert "there is no game 'chess'" in done.stderr, command
