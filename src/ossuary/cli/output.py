"""What a command prints: results on stdout, everything else on stderr."""

from __future__ import annotations

import json
import sys
from typing import Any, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

BAD_INPUT = 2

# Nothing we print is markup: `[data]` in a rule is a word.
out = Console(markup=False, highlight=False)
err = Console(markup=False, highlight=False, stderr=True)


def fail(why: str) -> NoReturn:
    """End the command with an error: what it was given can't be used."""
    err.print(f"ossuary: {why}", soft_wrap=True)
    raise typer.Exit(BAD_INPUT)


def say(line: str, style: str = "") -> None:
    """Print a line on stdout, never wrapped: a program may read it."""
    out.print(line, style=style or None, soft_wrap=True)


def counted(number: int, noun: str) -> str:
    """A number with its noun: 1 check, 2 checks."""
    return f"{number:,} {noun}{'s' * (number != 1)}"


def say_json(value: Any) -> None:
    """Print JSON on stdout."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def progress_bar(quiet: bool = False) -> Progress:
    """A progress bar on stderr, if that is a terminal; it disappears when the work is done."""
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    return Progress(*columns, console=err, transient=True, disable=quiet or not err.is_terminal)


def write_text(path: str, text: str) -> str:
    """Write a file; returns why not, if it can't be written."""
    try:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        return f"can't write {path} ({error.strerror})"
    return ""
