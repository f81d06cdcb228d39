"""Help, completion, and guesses at what was mistyped: what the command line does for those who don't know it yet."""

import pytest

from ossuary.cli.output import counted
from ossuary.cli.suggestions import closest
from support.command_line import call, run


@pytest.mark.parametrize("arguments", [["-h"], ["terminal", "-h"], ["admin", "-h"], ["rules", "--help"]])
def test_help_has_a_short_name(arguments: list[str]) -> None:
    done = call(*arguments)
    assert done.exit_code == 0
    assert "Usage: " in done.stdout
    assert "-h" in done.stdout


@pytest.mark.parametrize("command", ["terminal", "simulate", "arena", "record"])
def test_the_default_number_of_seats_is_said(command: str) -> None:
    assert "How many seats. [default: 2]" in call(command, "-h").stdout


@pytest.mark.parametrize(
    ("arguments", "guess"),
    [
        (["simulat"], "Did you mean 'simulate'?"),
        (["simulate", "bad-bnes"], "Did you mean “bad-bones”?"),
        (["simulate", "bad-bones", "moode=basic"], "Did you mean “mode”?"),
        (["simulate", "bad-bones", "mode=basik"], "Did you mean “basic”?"),
        (["arena", "bad-bones", "--levels", "gredy,random"], "Did you mean “greedy”?"),
        (["rules", "bad-bones", "BB-5.133"], "Did you mean “BB-5.13”?"),
    ],
)
def test_what_is_mistyped_is_guessed(arguments: list[str], guess: str) -> None:
    done = call(*arguments)
    assert done.exit_code == 2
    assert guess in done.stderr


def test_what_resembles_nothing_is_not_guessed() -> None:
    assert "Did you mean" not in call("simulate", "chess").stderr
    assert closest("xyzzy", ["bad-bones"]) == ""


def test_one_of_something_is_not_many() -> None:
    assert [counted(number, "check") for number in (0, 1, 2, 1200)] == [
        "0 checks",
        "1 check",
        "2 checks",
        "1,200 checks",
    ]


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("ossuary si", ["simulate"]),
        ("ossuary simulate b", ["bad-bones"]),
        ("ossuary terminal d", ["dia-de-los-muertos"]),
        ("ossuary simulate bad-bones mode=", ["mode=basic", "mode=advanced"]),
        ("ossuary terminal --level g", ["greedy"]),
    ],
)
def test_a_shell_completes_commands_games_and_options(typed: str, completed: list[str]) -> None:
    words = typed.split(" ")
    asked = {"_OSSUARY_COMPLETE": "complete_bash", "COMP_WORDS": typed, "COMP_CWORD": str(len(words) - 1)}
    done = run(more=asked)
    assert done.stdout.split() == completed, done.stderr


def test_the_script_for_a_shell_is_shown() -> None:
    done = run("--show-completion", "bash", more={"SHELL": "/bin/bash"})
    assert done.returncode == 0
    assert "_OSSUARY_COMPLETE" in done.stdout
